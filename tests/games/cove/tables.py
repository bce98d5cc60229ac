"""Tables for tests: a board set up in a line or two, loaded dice, and captains who answer in words.

`Board` makes a state by hand; its `battle`, `upgrade`, ... give a `Play`. There, `do(A, "fire")` first passes every
window (battle cards, kegs, events) that the story does not mention.
"""

from __future__ import annotations

from typing import Any

from kaper.core.chance import Fast, Loaded
from kaper.core.decisions import PASS
from kaper.core.hidden import mix
from kaper.core.match import Match
from kaper.core.state import clone
from kaper.games.cove import GAME
from kaper.games.cove.cards import CHESTS, GOLD, KIND, OUTER, PARROTS, PIRATE, SECTIONS, TREASURES
from kaper.games.cove.preparation import Prepare
from kaper.games.cove.setup import setup
from kaper.games.cove.state import ABOARD, SPOT, Cove, CoveOptions
from kaper.games.cove.treasure import EventWindow
from kaper.games.cove.volley import AddKeg, MoreCards

A, B, C, D, E = range(5)
WINDOWS = (Prepare, EventWindow, AddKeg, MoreCards)
SPEEDS = (8, 7, 6, 5, 4)  # positions of the sails: A is the fastest, nobody is tied


class Board:
    """A quiet month: every ship in the Cove with its markers at 5 (sails: A is fastest), Blackbeard at Tavern Island."""

    def __init__(self, seats: int = 4, month: int = 2, **options: Any) -> None:
        s = self.state = setup(seats, CoveOptions(**options))
        stack = s.stacks[0]
        for i, _ in enumerate(OUTER):
            s.stacks[i] = stack[12 * i : 12 * (i + 1)]
        for zone in (*s.stacks, s.deck, s.pirate_deck):
            mix(s, zone, range(len(zone)))
        for i, _ in enumerate(OUTER):
            for _ in range(month):
                s.treasure_gone.append(s.stacks[i].pop())
            self._open(s.treasure_gone)
            if month:
                s.face_up[i].append(s.treasure_gone.pop())
        s.month = month
        for seat in range(seats):
            s.marks[ABOARD[seat]] = [5, SPEEDS[seat], 5, 5]
        for ship, key in enumerate(("blackbeard", "dutchman")[: len(s.black)]):
            self.pirate(key, at=s.black[ship], ship=ship)

    def _open(self, cards: list[int]) -> None:
        for card in cards:
            self.state.seen[card] = -1

    def take(self, key: str) -> int:
        """A card of this kind out of the tavern deck."""
        deck = self.state.deck
        return deck.pop(next(i for i, card in enumerate(deck) if KIND[card] == key))

    def ship(
        self,
        seat: int,
        *,
        at: int | None = None,
        hand: tuple[str, ...] | str = (),
        parrot: str = "",
        wounded: bool = False,
        shipwright: str = "",
        wounded_shipwright: str = "",
        all: int | None = None,
        gold: int | None = None,
        chests: int | None = None,
        fame: int | None = None,
        **positions: int,
    ) -> Board:
        """A captain: positions of markers by section (`hull=6`), goods, cards."""
        s = self.state
        if all is not None:
            s.marks[ABOARD[seat]] = [all] * 4
        for section, position in positions.items():
            s.marks[SPOT[seat][SECTIONS.index(section)]] = position
        if at is not None:
            s.place[seat] = at
        for values, amount in ((s.gold, gold), (s.chests, chests), (s.fame, fame)):
            if amount is not None:
                values[seat] = amount
        for key in (hand,) if isinstance(hand, str) else hand:
            card = self.take(key)
            s.seen[card] = 1 << seat
            s.hands[seat].append(card)
        if parrot:
            s.perches[seat] = [self.take(parrot)]
            self._open(s.perches[seat])
            s.parrot_wounds[seat] = int(wounded)
        for section, strength in ((shipwright, 2), (wounded_shipwright, 1)):
            if section:
                s.shipwrights[seat].append(self.take("shipwright"))
                self._open(s.shipwrights[seat])
                s.guards[SPOT[seat][SECTIONS.index(section)]] = strength
        return self

    def pirate(self, key: str, at: int, hull: int | None = None, ship: int = 0) -> Board:
        """A pirate in command of a black ship."""
        s = self.state
        s.pirate_deck += s.at_sea[ship]
        pirate = next(item for item in s.pirate_deck if KIND[item] == key)
        s.pirate_deck.remove(pirate)
        s.at_sea[ship] = [pirate]
        self._open(s.at_sea[ship])
        s.black[ship] = at
        s.hulls[ship] = PIRATE[pirate].hull if hull is None else hull
        return self

    def navy(self, at: int, by: int, hull: int = 4) -> Board:
        """The Navy, sent by somebody."""
        s = self.state
        s.navy_at, s.navy_by, s.navy_hull = at, by, hull
        s.discard.append(self.take("intercept"))
        self._open(s.discard)
        return self

    def deck(self, *keys: str) -> Board:
        """The next cards that will be drawn, the first one first."""
        cards = [self.take(key) for key in keys]
        self.state.deck += reversed(cards)
        return self

    def deck_of(self, *keys: str) -> Board:
        """A deck of these cards only: all others are in the last seat's hand, and parrots sit on free perches."""
        s = self.state
        cards = [self.take(key) for key in keys]
        birds = sorted((card for card in s.deck if card in PARROTS), key=lambda card: KIND[card] != "trelawney")
        free = [seat for seat in range(s.seats) if not s.perches[seat]]  # the squire's parrot to A, the fastest already
        for seat, bird in zip(free, birds, strict=False):
            s.perches[seat] = [bird]
        self._open(birds)
        for card in s.deck:
            if card not in birds:
                s.seen[card] = 1 << s.seats - 1
                s.hands[-1].append(card)
        s.discard += birds[len(free) :]
        s.deck = list(reversed(cards))
        return self

    def discard(self, *keys: str) -> Board:
        """Cards of the discard pile."""
        self.state.discard += [self.take(key) for key in keys]
        self._open(self.state.discard)
        return self

    def treasure(self, island: int, fame: int, gold: int, chests: int, tavern: int) -> Board:
        """The face-up card of an island."""
        s = self.state
        wanted = (fame, gold, chests, tavern)
        for zone in (*s.stacks, s.treasure_gone, *s.face_up):
            for place, card in enumerate(zone):
                t = TREASURES[card]
                if (t.fame, t.gold, t.chests, t.tavern) == wanted:
                    mine = s.face_up[island - 1]
                    zone[place], mine[0] = mine[0], card
                    s.seen[zone[place]], s.seen[card] = s.seen[card], -1
                    return self
        raise AssertionError(f"no such treasure card: {wanted}")

    def consort(self, by: int, on: int) -> Board:
        """Consort in force."""
        s = self.state
        s.consort = [self.take("consort")]
        self._open(s.consort)
        s.consort_by, s.consort_on = by, on
        return self

    def map(self, by: int, island: int) -> Board:
        """Secret Map in force."""
        s = self.state
        s.secret_map = [self.take("map")]
        self._open(s.secret_map)
        s.map_by, s.map_island = by, island
        return self

    # beginnings

    def start(self, *steps: tuple[Any, ...] | str, dice: Any = (), **kwargs: Any) -> Play:
        """Begin with the named scenes."""
        s = self.state
        s.supply_gold = GOLD - sum(s.gold)
        s.supply_chests = CHESTS - sum(s.chests)
        if steps[0] == "treasure":
            for cards in s.face_up:
                s.treasure_gone += cards
                cards.clear()
        s.agenda = [(step, ()) if isinstance(step, str) else (step[0], step[1:]) for step in reversed(steps)]
        return Play(s, dice, **kwargs)

    def battle(self, at: int, *seats: int, dice: Any = (), **kwargs: Any) -> Play:
        """These captains meet at a place, and the Combat phase begins there."""
        for seat in seats:
            self.state.place[seat] = at
        self.state.phase = 3
        return self.start(("combat", at), dice=dice, **kwargs)

    def upgrade(self, dice: Any = (), **kwargs: Any) -> Play:
        """The Upgrade phase."""
        self.state.phase = 5
        return self.start(("upgrade", 1), dice=dice, **kwargs)

    def plunder(self, dice: Any = (), **kwargs: Any) -> Play:
        """The Plunder phase."""
        return self.start("plunder", dice=dice, **kwargs)

    def month_end(self, dice: Any = (), **kwargs: Any) -> Play:
        """Phase 6, when the last Upgrade turn is over."""
        return self.start(("upgrade", 8), dice=dice, **kwargs)

    def arrived(self, *places: int, dice: Any = (), **kwargs: Any) -> Play:
        """All ships have arrived: the end of Navigation."""
        self.state.place = list(places)
        self.state.phase = 2
        return self.start(("end_of_navigation", (self.state.month - 1) % self.state.seats), dice=dice, **kwargs)


class Play:
    """A running match with words for it."""

    def __init__(self, state: Cove, dice: Any = (), then: int | None = None) -> None:
        problems = list(GAME.problems(state))
        assert not problems, problems
        chance = Loaded(list(dice), None if then is None else Fast(then))
        self.match = Match.from_state(GAME, state, chance, listen=True)

    @property
    def s(self) -> Cove:
        return self.match.state

    # asking

    @property
    def asked(self) -> dict[int, str]:
        """Who must answer, and which kind of question."""
        return {seat: type(decision).__name__ for seat, decision in self.match.asked.items()}

    def options(self, seat: int) -> list[str]:
        """What a captain may answer now."""
        question = self.match.question(seat)
        assert question is not None, f"{seat} is not asked: {self.asked}"
        return [option.id for option in question.options]

    def refusal(self, seat: int, answer: Any) -> str:
        """The rule that refuses an answer; nothing must have changed."""
        before = clone(self.s)
        refused = self.match.act(seat, answer)
        assert refused is not None, f"{answer} was taken"
        assert before == self.s
        return refused.rule

    # answering

    def do(self, seat: int, answer: Any) -> Play:
        """Answer, after passing all windows that come before."""
        for _ in range(60):
            decision = self.match.asked.get(seat)
            if decision is not None and decision.check(self.s, answer) is None:
                assert self.match.act(seat, answer) is None
                problems = list(GAME.problems(self.s))
                assert not problems, problems
                return self
            if not self.pass_one():
                raise AssertionError(f"{seat} cannot answer {answer}: {self.asked}")
        raise AssertionError("too many passes")

    def plays(self, seat: int, answer: str) -> Play:
        """Play a card in a window while all others pass."""
        self.do(seat, answer)
        posed = self.match.asked_at
        while self.match.waiting and self.match.asked_at == posed:
            self.pass_one()
        return self

    def pass_one(self) -> bool:
        """Pass one window question."""
        for seat, decision in list(self.match.asked.items()):
            if isinstance(decision, WINDOWS):
                assert self.match.act(seat, PASS) is None
                return True
        return False

    def settle(self) -> Play:
        """Pass until a question comes that is no window."""
        while self.pass_one():
            pass
        return self

    def settle_pirate(self) -> Play:
        """Pass until the first volley has been fired."""
        while not any(type(event).__name__ == "Fired" for event in self.log()):
            assert self.pass_one(), self.asked
        return self

    def fires(self, seat: int, aim: str | None = None, card: str = "fire") -> Play:
        """A captain's volley without kegs of others."""
        self.do(seat, card)
        if aim is not None:
            self.do(seat, aim)
        while self.s.shooter == seat and "AddKeg" in self.asked.values():
            self.pass_one()
        return self

    def no_kegs(self) -> Play:
        """Nobody adds a keg to the volley announced (a pirate's, or the Navy's)."""
        now = (self.s.shooter, self.s.round)
        while (self.s.shooter, self.s.round) == now and "AddKeg" in self.asked.values():
            self.pass_one()
        return self

    # looking

    def mark(self, seat: int, section: str) -> int:
        """The position of a marker."""
        return self.s.marks[SPOT[seat][SECTIONS.index(section)]]

    def marks(self, seat: int) -> list[int]:
        """Positions of hull, sails, cannon and crew."""
        return self.s.marks[ABOARD[seat]]

    def guard(self, seat: int, section: str) -> int:
        """What a shipwright there still takes."""
        return self.s.guards[SPOT[seat][SECTIONS.index(section)]]

    def hand(self, seat: int) -> list[str]:
        """The kinds of cards in a hand."""
        return [KIND[card] for card in self.s.hands[seat]]

    def discards(self) -> list[str]:
        """The kinds of cards in the discard pile."""
        return [KIND[card] for card in self.s.discard]

    def told(self, kind: type) -> list[Any]:
        """The events of a kind so far."""
        return [told.event for told in self.match.told if isinstance(told.event, kind)]

    def log(self) -> list[Any]:
        """All events so far."""
        return [told.event for told in self.match.told]
