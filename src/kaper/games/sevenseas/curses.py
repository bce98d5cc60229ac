"""The Shaman and the eight curses."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from kaper.core.decisions import Choose
from kaper.core.table import Script
from kaper.core.words import Option, Refused, Text, Who, refuse
from kaper.games.sevenseas import curse_events, events
from kaper.games.sevenseas.adventures import play
from kaper.games.sevenseas.cards import (
    ADVENTURE,
    COFFEE,
    FRUIT,
    GOODS,
    ICEBERG,
    IDOL,
    KRAKEN,
    MUTINY,
    PRIVILEGE,
    RUM,
    SHAMAN,
    SIRENS,
    SPARING,
    TALISMAN,
    TAVERN,
    WAGES_PER_GUARD,
    WHIRLPOOL,
)
from kaper.games.sevenseas.state import SevenSeas
from kaper.games.sevenseas.table import SevenSeasTable

CURSED_FACE = {KRAKEN: 1, ICEBERG: 2, SIRENS: 3, MUTINY: 4}
CURSED_GOOD = {KRAKEN: FRUIT, ICEBERG: COFFEE, SIRENS: RUM}
SCENE = {TAVERN: "tavern", IDOL: "idol", WHIRLPOOL: "whirlpool"}


def shaman(t: SevenSeasTable, seat: int) -> Script:
    """A curse is played; it strikes everybody, the caster included (shaman.play-curse)."""
    curse = yield from play(t, seat, SHAMAN, t.state.right)
    if curse in CURSED_FACE:
        t.next(plague, seat, curse)
    elif curse >= 0:
        t.next(SCENE.get(curse, "wages"), seat)


def cursed_ships(t: SevenSeasTable, caster: int, curse: int) -> list[int]:
    """The ships of each fleet that are thrown: all of them, but for those the caster's privilege spares.

    shaman.fleet-only, shaman.privilege, shaman.privilege-auto, shaman.privilege-none, curse.no-fleet
    """
    s = t.state
    ships = [player.fleet for player in s.players]
    times = s.privilege(caster)
    if times and curse in SPARING:
        spared = min(times * PRIVILEGE[SHAMAN], ships[caster])
        ships[caster] -= spared
        t.tell(events.PrivilegeGiven, caster, SHAMAN, spared, times == 2)
    return ships


def lose(t: SevenSeasTable, seat: int, kind: int, count: int) -> None:
    """Discard so many cards of a kind of loot, and lose a chest for each that is missing (curse.loot-or-chest)."""
    s = t.state
    player = s.players[seat]
    if kind == TALISMAN:
        cards = min(count, len(player.talismans))
        for _ in range(cards):
            s.loot_discard.append(player.talismans.pop())
    else:
        cards = min(count, player.cargo()[kind])
        t.unload(seat, kind, cards)
    chests = min(count - cards, player.chests)
    t.book(seat, -chests, curse_events.Cursed, kind, cards, chests)


def plague(t: SevenSeasTable, caster: int, curse: int) -> None:
    """Kraken, Iceberg, Sirens, Mutiny: each die with the cursed face costs its owner a good or a chest.

    curse.kraken, curse.iceberg, curse.sirens, curse.mutiny, curse.thrower, curse.simultaneous, curse.no-sinking
    """
    s = t.state
    ships = cursed_ships(t, caster, curse)
    if not any(ships):
        return
    faces, _ = t.throw(ADVENTURE[curse], caster, 0, ships, measured=False)
    face = CURSED_FACE[curse]
    kind = s.prices().index(3) if curse == MUTINY else CURSED_GOOD[curse]
    hits, start = [], 0
    for count in ships:
        hits.append(faces[start : start + count].count(face))
        start += count
    for seat in s.clockwise(caster):
        if hits[seat]:
            lose(t, seat, kind, hits[seat])


def whirlpool(t: SevenSeasTable, caster: int) -> None:
    """The red die says how many of the ships nearest to it are caught; each owner loses one talisman or chest.

    curse.whirlpool, curse.whirlpool-order, curse.whirlpool-loss, curse.whirlpool-per-player
    """
    s = t.state
    ships = cursed_ships(t, caster, WHIRLPOOL)
    if not any(ships):
        return
    faces, pairs = t.throw("whirlpool", caster, 1, ships, measured=True)
    owners = [seat for seat, count in enumerate(ships) for _ in range(count)]
    caught = [0] * s.seats
    for _, _, ship in pairs[: faces[0]]:
        caught[owners[ship - 1]] += 1
    t.tell(curse_events.WhirlpoolCaught, faces[0], caught, [ship for _, _, ship in pairs[: faces[0]]])
    for seat in s.clockwise(caster):
        if caught[seat]:
            lose(t, seat, TALISMAN, 1)


def wages(t: SevenSeasTable, caster: int) -> None:
    """Two chests for each guard on the island, counted once (curse.wages, curse.wages-snapshot)."""
    s = t.state
    for seat in s.clockwise(caster):
        player = s.players[seat]
        chests = min(WAGES_PER_GUARD * player.guards, player.chests)
        if chests:
            t.book(seat, -chests, curse_events.WagesPaid, player.guards, chests)


class NameGood(Choose[SevenSeas]):
    """Which good does the Idol ask for?"""

    prompt = "ask-idol"
    rule = "curse.idol"

    def options(self, s: SevenSeas) -> Sequence[str]:
        return GOODS

    def option(self, s: SevenSeas, id: str) -> Option:
        return Option(id, Text(f"good-{id}"), (f"good:{id}",), "curse.idol")


def idol(t: SevenSeasTable, caster: int) -> Script:
    """Everybody gives one card of the good named, or a chest (curse.idol)."""
    good = yield NameGood(caster)
    kind = GOODS.index(good)
    t.tell(curse_events.IdolNamed, caster, kind)
    for seat in t.state.clockwise(caster):
        lose(t, seat, kind, 1)


def tavern(t: SevenSeasTable, caster: int) -> None:
    """One red die for each player is thrown (curse.tavern)."""
    s = t.state
    s.tavern, _ = t.throw("tavern", caster, s.seats, [0] * s.seats, measured=False)
    t.tell(curse_events.TavernOpened, caster, s.tavern[:])
    t.next(serve, caster)


class AssignDice(Choose[SevenSeas]):
    """Who gets which die? The answer lists the faces seat by seat, "3-1-6"; equal dice are one and the same."""

    prompt = "ask-tavern"
    rule = "curse.tavern"

    def options(self, s: SevenSeas) -> Sequence[str]:
        return sorted({"-".join(map(str, faces)) for faces in permutations(s.tavern)})

    def option(self, s: SevenSeas, id: str) -> Option:
        faces = [int(face) for face in id.split("-")]
        shares: list[Text | Who] = [
            Text("tavern-share", {"who": Who(seat), "effect": Text(f"tavern-{face}")})
            for seat, face in enumerate(faces)
        ]
        targets = tuple(f"player:{seat}/die:{face}" for seat, face in enumerate(faces))
        return Option(id, Text("option-assign", {"shares": shares}), targets, "curse.tavern")

    def why_not(self, s: SevenSeas, id: str) -> Refused:
        return refuse("refusal-assign", "curse.tavern", dice=", ".join(map(str, sorted(s.tavern))))


def serve(t: SevenSeasTable, caster: int) -> Script:
    """The caster hands out the dice; the effects follow clockwise from the caster (curse.tavern.order)."""
    s = t.state
    answer = yield AssignDice(caster)
    faces = [int(face) for face in answer.split("-")]
    s.tavern.clear()
    t.tell(curse_events.TavernServed, caster, faces)
    t.then(*((treat, seat, faces[seat]) for seat in s.clockwise(caster)))


class LoseGood(Choose[SevenSeas]):
    """Which good is lost in the Tavern? The owner says."""

    prompt = "ask-lose-good"
    rule = "curse.tavern.2"

    def options(self, s: SevenSeas) -> Sequence[str]:
        cargo = s.players[self.seat].cargo()
        return [good for good, count in zip(GOODS, cargo, strict=True) if count]

    def option(self, s: SevenSeas, id: str) -> Option:
        return Option(id, Text(f"good-{id}"), (f"player:{self.seat}/hold", f"good:{id}"), "curse.tavern.2")

    def why_not(self, s: SevenSeas, id: str) -> Refused:
        if id in GOODS:
            return refuse("refusal-not-aboard", "curse.tavern.2", good=Text(f"good-{id}"))
        return super().why_not(s, id)


def treat(t: SevenSeasTable, seat: int, face: int) -> Script:
    """What one player gets in the Tavern (curse.tavern.values).

    curse.tavern.1, curse.tavern.2, curse.tavern.3, curse.tavern.4, curse.tavern.5, curse.tavern.6,
    curse.tavern.no-goods, curse.tavern.loot-kind
    """
    player = t.state.players[seat]
    match face:
        case 1:
            t.skulls(seat, 1, "curse.tavern.1")
        case 2:
            good = (yield LoseGood(seat)) if player.hold else GOODS[RUM]  # none at all: a chest for the missing card
            lose(t, seat, GOODS.index(good), 1)
        case 3:
            chests = min(1, player.chests)
            t.book(seat, -chests, curse_events.TavernChest, -chests)
        case 4:
            t.book(seat, 1, curse_events.TavernChest, 1)
        case 5:
            t.next("loot", seat, 1, "curse.tavern.5")
        case 6:
            player.yin_yang += 3
            t.tell(curse_events.TavernYinYang, seat, 3)
