"""Tables for tests: a sea with the ships one names, loaded dice, and answers in words.

`Waters()` is the ring of six islands without terrain or ships, island 0 the home of seat 0, island 3 of seat 1, all coins
on island 4. Its methods put ships, crew, coins and terrain where a test wants them (millimetres and degrees); `turn` gives
a `Play`, where `do("ship:0", "move", [[0, 5400]])` answers whoever is asked.
"""

from __future__ import annotations

from typing import Any

import msgspec

from kaper.core.chance import Fast, Loaded
from kaper.core.match import Match
from kaper.core.state import step
from kaper.core.words import Refused
from kaper.games.spanishmain import GAME
from kaper.games.spanishmain.cards import CARDS, NUMBER, WORDS
from kaper.games.spanishmain.chart import berth
from kaper.games.spanishmain.layout import preset
from kaper.games.spanishmain.setup import setup
from kaper.games.spanishmain.state import KINDS, Fort, Island, Sea, Ship, SpanishOptions, Terrain, panels
from kaper.games.spanishmain.table import SeaTable

DOVER = "sm-es-009"  # English, 4 masts, S+S, 3S 3L 3L 3S, cargo 5, 10 points, no ability
PICADOR = "sm-ss-015"  # Spanish, 2 masts, S+S, 3S 3S, cargo 2, 5 points, no ability
CAROLINA = "rv-76"  # American, 3 masts, S+S, 4S 3S 4S, cargo 4, 7 points, no ability
ANTELOPE = "bc-52"  # English, 2 masts, S+L, 4L 4L, cargo 2, 5 points, no ability
ALBION = "sm-es-002"  # English, 1 mast, L, 3S, oars
CAZADOR = "sm-ss-008"  # Spanish, 3 masts, L, 3L 3L 3L, cargo 6, +1 against pirates
NYMPH = "sm-ps-009"  # Pirate, 4 masts, S+L, 3S 3L 3L 3S, cargo 3, oars
GOLIATH = "cc-32"  # English, 5 masts, L

CREW = {
    "english": {"captain": "sm-t-007", "helmsman": "sm-t-016", "explorer": "sm-ec-003-b", "cannoneer": "sm-t-014"},
    "spanish": {"captain": "sm-t-010", "helmsman": "sm-t-017", "explorer": "sm-sc-003-b", "cannoneer": "sm-t-011"},
}
CREW["english"] |= {"musketeer": "sm-t-020", "oarsman": "sm-t-025", "shipwright": "sm-t-027"}
CREW["spanish"] |= {"musketeer": "sm-t-021", "oarsman": "sm-t-024", "shipwright": "sm-t-030"}

COINS_AT = 4  # the island where coins lie that no test wants elsewhere


class Waters:
    """A hand-made sea."""

    def __init__(self, seats: int = 2, **options: Any) -> None:
        s = self.s = setup(seats, SpanishOptions(**{"terrain": 0, **options}))
        layout = preset(s)
        s.islands = [Island(*place) for place in layout.islands]
        for seat, island in enumerate(layout.homes):
            s.islands[island].home = seat
        s.islands[COINS_AT].coins, s.pool = s.pool, []
        for coin in s.islands[COINS_AT].coins:
            s.seen[coin] = 0
        s.order = list(range(seats))
        s.round, s.active = 1, 0

    def ship(self, owner: int, card: str, x: float, y: float, heading: float, **more: Any) -> int:
        """A ship: `masts` a list of those standing (from 0), `crew` names or card ids, `coins` values."""
        s = self.s
        masts = more.pop("masts", range(CARDS[NUMBER[card]].masts))
        ship = Ship(NUMBER[card], owner, round(x * 100), round(y * 100), round(heading * 10))
        ship.masts = sum(1 << i for i in masts)
        ship.panels = panels(ship)
        s.ships.append(ship)
        for name in more.pop("crew", ()):
            self.crew(len(s.ships) - 1, name)
        for value in more.pop("coins", ()):
            self.coin(ship.coins, value, 1 << owner)
        for field, value in more.items():
            setattr(ship, field, value)
        if ship.docked < 0:
            ship.docked = next(iter(berth(s, ship)), -1)
        return len(s.ships) - 1

    def crew(self, ship: int, name: str, deck: list[int] | None = None) -> int:
        """A crew face down aboard, of the ship's nation unless a card is named; or on another zone."""
        s = self.s
        owner, nation = s.ships[ship].owner, CARDS[s.ships[ship].card].nation
        item = len(s.worth)
        s.worth.append(0)
        s.crew_card.append(NUMBER[CREW[nation][name] if name in CREW.get(nation, {}) else name])
        s.crew_owner.append(owner)
        s.seen.append(1 << owner)
        s.past.append(())
        if "MARINE" in WORDS[s.crew_card[item]]:
            s.marines += (item,)
        (s.ships[ship].crew if deck is None else deck).append(item)
        return item

    def find(self, ship: int, card: str, face_up: bool = True) -> int:
        """A unique treasure aboard, in the place of a coin."""
        return self.unique(self.s.ships[ship].finds, card, -1 if face_up else 1 << self.s.ships[ship].owner)

    def unique(self, zone: list[int], card: str, seen: int = 0) -> int:
        """A unique treasure in a zone, made of a coin of the heap on island 4 (another takes over its worth)."""
        s = self.s
        heap = s.islands[COINS_AT].coins
        item = heap.pop(0)
        s.worth[heap[0]] += s.worth[item]
        s.worth[item], s.crew_card[item], s.seen[item] = 0, NUMBER[card], seen
        zone.append(item)
        return item

    def coin(self, zone: list[int], value: int, seen: int = 0) -> int:
        """A coin of this value from the heap on island 4 (another takes over the rest of its worth)."""
        s = self.s
        heap = s.islands[COINS_AT].coins
        coin = next((c for c in heap if s.worth[c] == value), heap[0])
        if s.worth[coin] != value:
            spare = heap[1]
            s.worth[spare] += s.worth[coin] - value
            s.worth[coin] = value
        heap.remove(coin)
        zone.append(coin)
        s.seen[coin] = seen
        return coin

    def treasure(self, island: int, *values: int) -> Waters:
        """Face-down coins on an island."""
        for value in values:
            self.coin(self.s.islands[island].coins, value)
        return self

    def home(self, seat: int, *values: int) -> Waters:
        """Coins at home."""
        for value in values:
            self.coin(self.s.homes[seat], value, -1)
        return self

    def terrain(self, kind: str, x: float, y: float, rotation: float = 0) -> int:
        """Terrain."""
        self.s.terrain.append(Terrain(KINDS.index(kind), round(x * 100), round(y * 100), round(rotation * 10)))
        return len(self.s.terrain) - 1

    def fort(self, owner: int, card: str, island: int, flags: int | None = None, coins: tuple[int, ...] = ()) -> int:
        """A fort that stands already."""
        s = self.s
        count = len(CARDS[NUMBER[card]].cannons)
        mask = (1 << count) - 1 if flags is None else flags
        fort = Fort(NUMBER[card], owner, island, mask, list(range(count)), price=CARDS[NUMBER[card]].gold, acted=False)
        s.forts.append(fort)
        s.islands[island].fort = len(s.forts) - 1
        for value in coins:
            self.coin(fort.coins, value, -1)
        return len(s.forts) - 1

    def turn(self, seat: int = 0, dice: Any = (), then: int | None = 1, scene: str = "orders", *args: Any) -> Play:
        """A player's orders (or another scene), with loaded dice; `then`: a seed for whatever chance comes after them."""
        for other in range(self.s.seats):  # whoever has no ship would have lost
            if not any(ship.owner == other and ship.masts for ship in self.s.ships):
                self.ship(other, ALBION, 990, 980 - 20 * other, 0)
        self.s.active = seat
        self.s.agenda = [step(scene, seat, *args)]
        rolls = [[die] if isinstance(die, int) else list(die) for die in dice]
        return Play(self.s, Loaded(rolls, Fast(then) if then is not None else None))


class Play:
    """A match on a hand-made sea."""

    def __init__(self, state: Sea, chance: Any) -> None:
        self.chance = chance
        self.m = Match.from_state(GAME, state, chance, listen=True)
        self.settle()

    @property
    def s(self) -> Sea:
        return self.m.state

    def settle(self) -> None:
        """Answer for those who have nothing to choose, as the table does."""
        while True:
            forced = [(seat, d.sole(self.s)) for seat, d in self.m.asked.items()]
            forced = [(seat, sole) for seat, sole in forced if sole is not None]
            if not forced:
                return
            assert self.m.act(*forced[0]) is None

    def do(self, *answers: Any) -> Play:
        """Answer for whoever is asked; a pair (seat, answer) says who."""
        for given in answers:
            seat, answer = given if isinstance(given, tuple) else (self.asked, given)
            refused = self.m.act(seat, answer)
            assert refused is None, (answer, refused, self.asks, self.options())
            self.settle()
        return self

    def next_turn(self, seat: int = 0) -> Play:
        """Everybody ends the turn until this seat has its next one."""
        before = len(self.began(seat))
        while len(self.began(seat)) == before:
            assert self.m.act(self.asked, "end") is None, self.asks
            self.settle()
        return self

    def began(self, seat: int) -> list[Any]:
        """The turns of a seat that began."""
        return [event for event in self.told("turn-began") if event.seat == seat]

    def refusal(self, answer: Any) -> str:
        """The rule by which an answer is refused."""
        refused = self.m.act(self.asked, answer)
        assert isinstance(refused, Refused), f"{answer} was taken"
        return refused.rule

    @property
    def asked(self) -> int:
        """Who is asked first; -1: nobody."""
        return next(iter(self.m.asked), -1)

    @property
    def asks(self) -> str:
        """The name of the question that is asked; empty if nothing is."""
        return type(self.m.asked[self.asked]).__name__ if self.m.asked else ""

    def options(self) -> list[str]:
        """The ids that may be answered."""
        question = self.m.question(self.asked) if self.m.asked else None
        return [option.id for option in question.options] if question else []

    def words(self) -> dict[str, Any]:
        """The arguments of the words of each option, by id."""
        question = self.m.question(self.asked)
        assert question is not None
        return {option.id: option.text.args for option in question.options}

    def told(self, tag: str, seat: int | None = -1) -> list[Any]:
        """All events of a kind, in order; of one seat (None: a spectator) only what it may see."""
        told = self.m.told if seat == -1 else self.m.events(seat)
        return [one.event for one in told if one.event.__struct_config__.tag == tag]

    def pose(self, ship: int) -> tuple[float, float, float]:
        """Where a ship is, in millimetres and degrees."""
        one = self.s.ships[ship]
        return one.x / 100, one.y / 100, one.heading / 10

    def view_segments(self, ship: int) -> str:
        """The segments of a ship's next move, as its owner sees them."""
        view: Any = self.m.view(self.s.ships[ship].owner)
        return str(view.ships[ship].segments)

    def dice_left(self) -> int:
        """How many loaded rolls have not been used."""
        return len(self.chance.outcomes) - self.chance.place


def fields(event: Any) -> tuple[Any, ...]:
    """An event whole: its kind, then all its fields."""
    return (event.__struct_config__.tag, *msgspec.structs.astuple(event))


def story(play, *left_out: str) -> list[tuple[Any, ...]]:
    """All that was told, in order; turns that begin are left out."""
    told = [fields(one.event) for one in play.m.told]
    return [one for one in told if one[0] not in ("turn-began", *left_out)]


def verbs(table: Waters) -> SeaTable:
    """The verbs of the table alone, heard by somebody."""
    t = SeaTable(table.s, Loaded([], Fast(1)))
    t.heard = []
    return t


def heard(t: SeaTable) -> list[tuple[Any, ...]]:
    assert t.heard is not None
    return [fields(event) for event, _ in t.heard]
