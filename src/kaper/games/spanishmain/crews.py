"""Crew that goes ashore, comes aboard, or changes ships at the same island."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Choose
from kaper.core.table import Script
from kaper.core.words import Option, Text
from kaper.games.spanishmain.abilities import takes_crew
from kaper.games.spanishmain.cards import CARDS, WORDS
from kaper.games.spanishmain.chart import island_shape, pose
from kaper.games.spanishmain.events import CrewMoved
from kaper.games.spanishmain.geometry.places import ashore
from kaper.games.spanishmain.state import Sea, Ship
from kaper.games.spanishmain.table import SeaTable
from kaper.games.spanishmain.words import crew_text, island_text, ship_name


def may_leave(s: Sea, item: int) -> bool:
    return "stay_aboard" not in WORDS[s.crew_card[item]]


def tell_crew(t: SeaTable, seat: int, source: str, to: int, item: int) -> None:
    """Crew changes ships; others learn its type only if it lies face up."""
    if t.heard is None:
        return
    s = t.state
    known = CrewMoved(seat, source, f"ship:{to}", t.name(to), s.crew_card[item])
    if s.seen[item] == -1:
        t.heard.append((known, -1))
    else:
        t.tell_apart(seat, known, CrewMoved(seat, source, f"ship:{to}", t.name(to)))


def shore(s: Sea, seat: int, island: int) -> list[int]:
    """Where a seat's crew waits on an island."""
    return s.ashore[seat] if s.islands[island].home == seat else s.islands[island].crew


def transfers(s: Sea, seat: int) -> list[str]:
    """What crew may go where, as `ship:1/0>ship:2`, `ship:1/0>shore`, `shore:3/0>ship:1` or, the lost who gather in a fort,
    `fort:0/0>ship:1`; each crew once a turn.

    dock.crew-transfer, dock.crew-shore
    """
    docked = [(i, ship) for i, ship in enumerate(s.ships) if ship.owner == seat and ship.docked >= 0]
    found = []
    for i, ship in docked:
        if not afloat_at(s, ship):
            continue
        for place, item in enumerate(ship.crew):
            if item in s.carried or not may_leave(s, item):
                continue
            found += [
                f"ship:{i}/{place}>ship:{j}"
                for j, other in docked
                if j != i and other.docked == ship.docked and takes_crew(s, other, item)
            ]
            if s.islands[ship.docked].home in (-1, seat):  # nobody is put ashore at an enemy's home
                found.append(f"ship:{i}/{place}>shore")
    for j, other in docked:
        haunt = s.islands[other.docked].fort
        if haunt >= 0 and s.forts[haunt].owner == seat:
            found += [
                f"fort:{haunt}/{place}>ship:{j}"
                for place, item in enumerate(s.forts[haunt].crew)
                if item not in s.carried and takes_crew(s, other, item)
            ]
    for island in {ship.docked for _, ship in docked}:
        for place, item in enumerate(shore(s, seat, island)):
            if item not in s.carried and s.crew_owner[item] == seat:
                found += [
                    f"shore:{island}/{place}>ship:{j}"
                    for j, other in docked
                    if other.docked == island and takes_crew(s, other, item)
                ]
    return found


def afloat_at(s: Sea, ship: Ship) -> bool:
    return not ship.sunk and not ship.wreck


def may_transfer(s: Sea, seat: int) -> bool:
    """Quickly: is there any crew to move?"""
    for ship in s.ships:
        if ship.owner == seat and ship.docked >= 0 and not ship.sunk:
            ready = any(item not in s.carried and may_leave(s, item) for item in ship.crew)
            if ready and s.islands[ship.docked].home in (-1, seat):
                return True
            fort = s.islands[ship.docked].fort
            waiting = ready or shore(s, seat, ship.docked) or (fort >= 0 and s.forts[fort].crew)
            if waiting and transfers(s, seat):
                return True
    return False


class Transfer(Choose[Sea]):
    """Which crew goes where?"""

    prompt = "ask-transfer"
    rule = "dock.crew-shore"
    secret = True

    def options(self, s: Sea) -> Sequence[str]:
        return transfers(s, self.seat)

    def option(self, s: Sea, id: str) -> Option:
        source, _, to = id.partition(">")
        item = crew_at(s, self.seat, source)
        where: Text | str = Text("ashore") if to == "shore" else ship_name(s, int(to[5:]))
        kind, _, place = source.partition("/")[0].partition(":")
        of = ""
        if kind in ("ship", "fort"):
            of = CARDS[s.ships[int(place)].card if kind == "ship" else s.forts[int(place)].card].name
        args = {"crew": crew_text(s.crew_card[item]), "place": where, "kind": kind, "from": of}
        return Option(id, Text("option-transfer", args), (f"crew:{source}", to), self.rule)  # type: ignore[arg-type]


def crew_at(s: Sea, seat: int, source: str) -> int:
    place, _, number = source.partition("/")
    kind, _, where = place.partition(":")
    if kind == "fort":
        return s.forts[int(where)].crew[int(number)]
    crew = s.ships[int(where)].crew if kind == "ship" else shore(s, seat, int(where))
    return crew[int(number)]


def transfer(t: SeaTable, seat: int) -> Script:
    """A free action: crew goes ashore, comes aboard, or changes ships at the same island.

    dock.crew-transfer, crew.transfer-timing
    """
    s = t.state
    answer = yield Transfer(seat)
    source, _, to = answer.partition(">")
    item = crew_at(s, seat, source)
    kind, _, where = source.partition("/")[0].partition(":")
    if kind == "ship":
        s.ships[int(where)].crew.remove(item)
        island = s.ships[int(where)].docked
        t.next("lighten", int(where))
    elif kind == "fort":
        fort = s.forts[int(where)]
        fort.crew.remove(item)
        island = fort.island
        s.ghosts = tuple(sorted({*s.ghosts, item}))
    else:
        island = int(where)
        shore(s, seat, island).remove(item)
    s.carried.append(item)
    s.posts.pop(str(item), None)
    if to == "shore":
        shore(s, seat, island).append(item)
        if item in s.marines:
            t.reveal(item)
            x, y = ashore(island_shape(s.islands[island]), pose(s.ships[int(where)]))
            s.posts[str(item)] = (round(x), round(y))
        if t.heard is not None:
            place, card = island_text(island), s.crew_card[item]
            full = CrewMoved(seat, source, f"island:{island}", place, card)
            shown = full if s.seen[item] == -1 else CrewMoved(seat, source, f"island:{island}", place)
            t.tell_apart(seat, full, shown)
    else:
        s.ships[int(to[5:])].crew.append(item)
        tell_crew(t, seat, source, int(to[5:]), item)
