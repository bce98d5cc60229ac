"""Crowded seas made by chance, played by chance, and kept: what could be answered, what was told and what came of it.

Every card is met in one of them, hurt, burning, laden, in tow, docked, near forts, treasure and terrain. The answers are kept
with a mark of all that could be seen after each: a rule that works otherwise leaves another mark. After a meant change of
the rules write them anew: .venv/bin/python -m tests.games.spanishmain.jumbles
"""

from __future__ import annotations

import gzip
from typing import Any
from zlib import crc32

import msgspec

from kaper.core.chance import Fast
from kaper.core.decisions import Amount, Choose, Decision, Pick
from kaper.core.match import Match
from kaper.core.state import step
from kaper.games.spanishmain import GAME
from kaper.games.spanishmain.abilities import room, takes_crew
from kaper.games.spanishmain.cards import CARDS, EDITIONS
from kaper.games.spanishmain.chart import MASTS, berth, island_shape, pose, solids
from kaper.games.spanishmain.courses import Sail
from kaper.games.spanishmain.effects.finds import DOWN, INSTANT, STAYS
from kaper.games.spanishmain.geometry.places import berths
from kaper.games.spanishmain.geometry.sail import tow_pose
from kaper.games.spanishmain.geometry.shapes import hull
from kaper.games.spanishmain.geometry.touch import free
from kaper.games.spanishmain.state import (
    CHAINED,
    CREW_OFF,
    OWN_FLEET,
    SHIP_OFF,
    SLOWED,
    STUNK,
    TWICE,
    Sea,
    all_masts,
    panels,
)
from tests.games.kept import FOLDER
from tests.games.spanishmain.melee import PLAYABLE, mixed_squadrons, ship_crew, ship_for
from tests.games.spanishmain.tables import COINS_AT, Waters

FILE = FOLDER / "spanishmain-jumbles.gz"
ROUNDS = 4  # so many jumbles are made with each card
DECISIONS = 45
COURAGE = 6  # how often random play looks for something else than to pass
PLACES = ((300, 330), (700, 330), (500, 500), (300, 640), (700, 640))  # where ships crowd, in millimetres
FAN = [
    *([[turn, far]] for turn in (-900, -450, -150, 0, 150, 450, 900) for far in (5400, 8600)),
    *([[turn, 5400], [-turn, 5400]] for turn in (-600, 0, 300)),
    *([[turn, 8600], [turn, 5400], [0, 5400]] for turn in (-300, 0, 450)),
    *([[0, far]] for far in (1, 700, 2000, 5401, 8601)),
    *([[0, -far], [turn, 5400]] for far in (1000, 3000) for turn in (-600, 600)),
    [[901, 100]],
    [[0, 5400]] * 5,
]
"""Courses that are tried at every question for one."""


def chance(rng: Fast, one_in: int) -> bool:
    return rng.below(one_in) == 0


class Jumble:
    """A crowded sea in the making."""

    def __init__(self, number: int) -> None:
        squadrons = mixed_squadrons()
        self.rng = rng = Fast(7_000 + number)
        self.cards = squadrons[number % len(squadrons)]
        late = EDITIONS[-1] if rng.below(2) else EDITIONS[rng.below(len(EDITIONS))]
        fleets = "brought" if late == EDITIONS[-1] and rng.below(2) else "dealt"
        self.table = Waters(seats=2 + chance(rng, 5), edition=late, points="100", fleets=fleets)
        self.s: Sea = self.table.s
        if self.s.options.fleets == "brought":
            self.s.fleets = [OWN_FLEET] * self.s.seats
        self.middle = PLACES[rng.below(len(PLACES))]

    def made(self) -> Sea:
        """The sea at the beginning of a turn."""
        s, rng = self.s, self.rng
        self.lands()
        kinds = [CARDS[card].type for card in self.cards]
        for card, kind in zip(self.cards, kinds, strict=True):
            if kind == "ship":
                self.ship(card)
            elif kind == "crew":
                self.man(self.ship(ship_for(card)), card)
        while len(s.ships) < 6 or len({ship.owner for ship in s.ships}) < s.seats:
            self.ship(self.any_card("ship"))
        self.tows()
        for card, kind in zip(self.cards, kinds, strict=True):
            self.put(card, kind)
        for _ in range(rng.below(4)):
            self.put(self.any_card("treasure"), "treasure")
        for seat in range(s.seats):
            if chance(rng, 2):
                s.events[seat].append(self.any_card("event"))
        s.round, s.active = 1 + rng.below(4), rng.below(s.seats)
        s.agenda = [step("turn_begins", s.active)]
        return s

    def any_card(self, kind: str) -> int:
        fit = [card for card in PLAYABLE if CARDS[card].type == kind]
        return fit[self.rng.below(len(fit))]

    def lands(self) -> None:
        """Treasure, marks, forts and terrain."""
        s, rng = self.s, self.rng
        for seat in range(s.seats):
            self.table.home(seat, 1, 2)
        for i, land in enumerate(s.islands):
            if land.home < 0:
                land.marks = rng.below(1 << s.seats)
                self.table.treasure(i, *(1 + rng.below(3) for _ in range(rng.below(3))))
                if chance(rng, 5):
                    fort = self.table.fort(rng.below(s.seats), CARDS[self.any_card("fort")].id, i, coins=(1,))
                    s.forts[fort].flags &= rng.below(64) if chance(rng, 2) else -1
        x, y = self.middle
        for _ in range(rng.below(4)):
            kind = ("fog", "reef", "sargasso")[rng.below(3)]
            self.table.terrain(kind, x + rng.below(400) - 200, y + rng.below(400) - 200, rng.below(360))

    def ship(self, card: int) -> int:
        """A ship in the crowd or at a shore, in some state."""
        s, rng = self.s, self.rng
        owner = len(s.ships) % s.seats
        masts = MASTS[card]
        others = [shape for _, shape in solids(s, -1)]
        at = (0, 0, 0)
        for turn in range(400):
            if chance(rng, 3):
                shore = berths(masts, island_shape(s.islands[rng.below(len(s.islands))]))
                at = shore[rng.below(len(shore))]
            else:
                spread = 180 + turn
                x, y = (round(100 * (m + rng.below(spread) - spread / 2)) for m in self.middle)
                at = (x, y, 150 * rng.below(24) if chance(rng, 2) else rng.below(3600))
                for _ in range(60):  # on towards the others
                    ahead = (at[0] + rng.below(200) - 100, at[1] + rng.below(200) - 100, at[2])
                    if free(hull(masts, at), s.size, others) and free(hull(masts, ahead), s.size, others):
                        at = ahead
            if free(hull(masts, at), s.size, others):
                break
        number = self.table.ship(owner, CARDS[card].id, at[0] / 100, at[1] / 100, at[2] / 10)
        self.wear(number)
        return number

    def wear(self, number: int) -> None:
        """What a ship has been through, and what it carries."""
        s, rng = self.s, self.rng
        me = s.ships[number]
        me.docked = next(iter(berth(s, me)), -1)
        if chance(rng, 3):
            me.masts &= rng.below(all_masts(me) + 1) if chance(rng, 3) else rng.below(all_masts(me) + 1) | 1
        if chance(rng, 8):
            me.fire = me.masts & rng.below(1024)
        me.panels = panels(me)
        for flag in (SHIP_OFF, CREW_OFF, STUNK, CHAINED, SLOWED, TWICE):
            me.state |= flag * chance(rng, 14)
        me.held, me.extra, me.explored = int(chance(rng, 12)), int(chance(rng, 10)), me.docked >= 0 and chance(rng, 3)
        me.scuttled = not me.masts and chance(rng, 6)
        while room(s, me) > 0 and rng.below(3):
            if chance(rng, 3):
                self.man(number, ship_crew(CARDS[me.card].nation, rng))
            elif len(s.islands[COINS_AT].coins) > 8:
                self.table.coin(me.coins, 1 + rng.below(3), 1 << me.owner)

    def man(self, number: int, card: int) -> None:
        """A crew comes aboard, face up or down; ashore where it may not."""
        s, rng = self.s, self.rng
        me = s.ships[number]
        item = self.table.crew(number, CARDS[card].id, deck=s.ashore[me.owner])
        if chance(rng, 2):
            s.seen[item] = -1
        if takes_crew(s, me, item):
            s.ashore[me.owner].remove(item)
            me.crew.append(item)

    def tows(self) -> None:
        """A derelict is moved behind the stern of somebody who sails free."""
        s, rng = self.s, self.rng
        for i, wreck in enumerate(s.ships):
            towers = [j for j, ship in enumerate(s.ships) if ship.masts and ship.docked < 0 and ship.tow < 0 and j != i]
            if wreck.masts or not towers or chance(rng, 2):
                continue
            tower = s.ships[towers[rng.below(len(towers))]]
            others = [shape for _, shape in solids(s, i, s.ships.index(tower))]
            at = tow_pose(MASTS[tower.card], pose(tower), MASTS[wreck.card], s.size, others)
            if at is not None and not any(i in (ship.towed, ship.tow) for ship in s.ships):
                wreck.x, wreck.y, wreck.heading = at
                wreck.towed, wreck.docked, tower.tow = s.ships.index(tower), -1, i

    def put(self, card: int, kind: str) -> None:
        """A treasure, an event or a fort."""
        s, rng = self.s, self.rng
        if kind == "treasure":
            lands = [i for i, land in enumerate(s.islands) if land.home < 0 and land.fort < 0]
            shown = DOWN.isdisjoint(CARDS[card].effects)
            if lands and (chance(rng, 3) or not (STAYS | INSTANT.keys()).isdisjoint(CARDS[card].effects)):
                self.table.unique(s.islands[lands[rng.below(len(lands))]].coins, CARDS[card].id)
            else:
                self.table.find(rng.below(len(s.ships)), CARDS[card].id, face_up=shown or chance(rng, 3))
        elif kind == "event":
            s.events[rng.below(s.seats)].append(card)
        elif kind == "fort":
            lands = [i for i, land in enumerate(s.islands) if land.home < 0 and land.fort < 0]
            if lands:
                self.table.fort(rng.below(s.seats), CARDS[card].id, lands[rng.below(len(lands))], coins=(1,))


def begun(number: int) -> Match[Any]:
    """The match of a jumble before its first answer."""
    return Match.from_state(GAME, Jumble(number).made(), Fast(number), listen=True)


def possible(s: Sea, decision: Decision[Any]) -> Any:
    """All that could be answered; of courses whether those of the fan could, and where they lead."""
    if isinstance(decision, Choose):
        return list(decision.options(s))
    if isinstance(decision, Pick):
        return list(decision.items(s)), decision.least(s), decision.most(s)
    if isinstance(decision, Amount):
        return decision.low(s), decision.high(s)
    assert isinstance(decision, Sail)
    found: list[Any] = []
    for course in FAN:
        refused = decision.fault(s, course)
        track = decision.sailed(s, course)
        stops = [(leg.stop, [entry.thing for entry in leg.entries]) for leg in track.legs]
        found.append((refused and (refused.text.key, refused.rule), track.end, stops))
    decision.forget()
    return found


def mark(match: Match[Any], told: int) -> int:
    """A mark of what was told since, of the whole state, and of what may be answered now."""
    asked = [(seat, type(one).__name__, possible(match.state, one)) for seat, one in match.asked.items()]
    events = [(one.to, type(one.event).__name__, msgspec.structs.astuple(one.event)) for one in match.told[told:]]
    return crc32(repr((events, match.digest(), asked)).encode()) & 0xFFFF


def believed(match: Match[Any]) -> int:
    """A mark of the worlds that the seats imagine where fleets were brought."""
    if match.state.options.fleets != "brought":
        return 0
    worlds = [match.imagine(seat, seed).digest() for seat in range(match.seats) for seed in range(3)]
    return crc32(repr(worlds).encode()) & 0xFFFF


def played(number: int) -> tuple[list[tuple[int, Any]], list[int]]:
    """Random play that would rather do something: the answers, and the marks they left."""
    match, rng = begun(number), Fast(number)
    answers, marks = list[tuple[int, Any]](), [mark(match, 0), believed(match)]
    while not match.over and len(answers) < DECISIONS:
        seat, decision = next(iter(match.asked.items()))
        answer = decision.sample(match.state, rng)
        for _ in range(COURAGE):
            if answer not in ("end", "idle", "pass", []):
                break
            answer = decision.sample(match.state, rng)
        told = len(match.told)
        refused = match.act(seat, answer)
        assert refused is None, (number, decision, answer, refused)
        answers.append((seat, answer))
        marks.append(mark(match, told))
        wrong = list(GAME.problems(match.state))
        assert wrong == [], (number, decision, answer, wrong)
    return answers, marks


def kept() -> dict[str, Any]:
    """The version of the rules, and for each number its answers and marks."""
    found: dict[str, Any] = msgspec.json.decode(gzip.decompress(FILE.read_bytes()))
    return found


def left(number: int, answers: list[tuple[int, Any]]) -> list[int]:
    """The marks that kept answers leave now, up to the first that is refused."""
    match = begun(number)
    marks = [mark(match, 0), believed(match)]
    for seat, answer in answers:
        told = len(match.told)
        if seat not in match.asked or match.act(seat, answer) is not None:
            break
        marks.append(mark(match, told))
    return marks


def write() -> None:
    """All of them anew; seas that cannot be are left out."""
    jumbles = {}
    for number in range(ROUNDS * len(mixed_squadrons())):
        if not list(GAME.problems(Jumble(number).made())):
            jumbles[str(number)] = played(number)
    text = msgspec.json.encode({"version": GAME.version, "jumbles": jumbles})
    FILE.write_bytes(gzip.compress(text, 9, mtime=0))
    print(len(jumbles), "jumbles", FILE.stat().st_size)


if __name__ == "__main__":
    write()
