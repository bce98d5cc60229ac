"""Wreckers: a small game that shows every part of the engine; docs/adding-a-game.md walks through it.

Six nights, a wreck of three crates each. A lookout peeks at one reef token; all bid coins in secret and all
pay; the highest bid salvages crates up to weight 6 unless somebody hangs a false lamp. Most value wins.
Whoever plays alone bids against the coastguard, whose bid is a die.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

import msgspec

from kaper.core.chance import Fast
from kaper.core.decisions import PASS, Amount, Answer, Choose, Decision, Pick, together
from kaper.core.events import Event
from kaper.core.game import Brain, Game, Options, Result, Rival, ranked
from kaper.core.hidden import Zone, misplaced
from kaper.core.menus import ChooseVerb, Menu, Verb
from kaper.core.panels import Cell, Panel
from kaper.core.state import State, all_open, step
from kaper.core.table import Script, Table, window
from kaper.core.words import Option, Refused, Text, Who, refuse, text

NIGHTS, COINS, TOKENS = 6, 10, 4
CRATES = [1, 2, 3, 4, 5] * 3  # items 0-14: a crate's number is both its weight and its value
LAMP = 15  # items 15-18: false lamps, shuffled among the crates
COASTGUARD = 1  # who wins a night that a lone player, in seat 0, does not win
REEF = 19  # items 19-22: reef tokens, worth 0 to 3 to whoever salvages on the night they are turned up


class WreckersOptions(Options, frozen=True):
    """How many nights are played."""

    nights: int = NIGHTS


class Wreck(State):
    """The whole state."""

    options: WreckersOptions
    night: int
    deck: list[int]
    discard: list[int]
    shore: list[int]
    reef: list[int]
    hands: list[list[int]]
    salvaged: list[list[int]]  # by seat; alone: the player's, then the coastguard's
    purses: list[int]
    chest: int
    winner: int = -1


class Salvaged(Event, frozen=True, tag="salvaged"):
    """Somebody took crates."""

    law = "salvage"
    seat: int
    crates: list[int]
    reef: int

    def text(self) -> Text:
        return text("event-salvaged", who=Who(self.seat), value=sum(self.crates), reef=self.reef)


class Peeked(Event, frozen=True, tag="peeked"):
    """The lookout saw a reef token; only the lookout knows its worth."""

    law = "peek"
    seat: int
    place: int
    worth: int | None = None

    def text(self) -> Text:
        known = "event-peeked" if self.worth is None else "event-peeked-own"
        return Text(known, {"who": Who(self.seat), "place": self.place + 1, "worth": self.worth or 0})


class Seized(Event, frozen=True, tag="seized"):
    """The coastguard outbid a lone player and took crates."""

    law = "coastguard"
    crates: list[int]

    def text(self) -> Text:
        return text("event-seized", value=sum(self.crates))


class Lamped(Event, frozen=True, tag="lamped"):
    """A false lamp sent the winner onto the rocks."""

    law = "lamp"
    seat: int


class Peek(Choose[Wreck]):
    """Which reef token does the lookout look at?"""

    prompt = "ask-peek"
    rule = "peek"

    def options(self, s: Wreck) -> Sequence[str]:
        return [str(place) for place in range(len(s.reef))]

    def option(self, s: Wreck, id: str) -> Option:
        return Option(id, text("reef", place=int(id) + 1), (f"reef:{id}",), "peek")


class Bid(Amount[Wreck]):
    """How many coins into the chest? How many one has is a secret, so the highest amount is one too."""

    prompt = "ask-bid"
    rule = "bid"
    secret = True

    def high(self, s: Wreck) -> int:
        return s.purses[self.seat]


class Pass(Verb[Wreck]):
    """Let it be."""

    key = PASS
    rule = "lamp"

    def text(self, s: Wreck, seat: int, what: str) -> Text:
        return Text(PASS)

    def do(self, t: WreckTable, seat: int, what: str) -> None:
        """Nothing happens."""


class Hang(Verb[Wreck]):
    """Send the winner onto the rocks."""

    key = "lamp"
    rule = "lamp"

    def why_not(self, s: Wreck, seat: int, what: str) -> Refused | None:
        return None if any(card >= LAMP for card in s.hands[seat]) else NO_LAMP

    def targets(self, s: Wreck, seat: int, what: str) -> tuple[str, ...]:
        return (f"seat:{s.winner}",)

    def do(self, t: WreckTable, seat: int, what: str) -> None:
        hand = t.state.hands[seat]
        card = next(card for card in hand if card >= LAMP)
        t.reveal(card)
        hand.remove(card)
        t.state.discard.append(card)
        t.tell(Lamped, seat)


NO_LAMP = refuse("refusal-no-lamp", "lamp")


class HangLamp(ChooseVerb[Wreck]):
    """Hang a false lamp? Everybody but the winner is asked, lamp in hand or not."""

    prompt = "ask-lamp"
    rule = "lamp"
    secret = True
    menu = Menu(Pass(), Hang())


class Salvage(Pick[Wreck]):
    """Which crates? Together they weigh at most 6."""

    prompt = "ask-salvage"
    rule = "salvage"

    def items(self, s: Wreck) -> Sequence[str]:
        return [str(item) for item in s.shore if item < LAMP]

    def invalid(self, s: Wreck, chosen: list[str]) -> Refused | None:
        weight = sum(CRATES[int(id)] for id in chosen)
        return refuse("refusal-heavy", "salvage", weight=weight) if weight > 6 else None

    def option(self, s: Wreck, id: str) -> Option:
        return Option(id, text("crate", value=CRATES[int(id)]), (f"crate:{id}",), "salvage")


class WreckTable(Table[Wreck]):
    """The verbs of the rules."""

    __slots__ = ()

    def draw(self, to: list[int]) -> None:
        """The top card of the deck; an empty deck is made anew from the discards."""
        s = self.state
        if not s.deck:
            s.deck, s.discard = s.discard, []
            self.shuffle(s.deck)
        if s.deck:
            to.append(s.deck.pop())


def dusk(t: WreckTable) -> None:
    """Set up: shuffle, deal two cards each, lay out the reef. A scene that asks nothing is a plain function."""
    s = t.state
    t.shuffle(s.deck)
    t.shuffle(s.reef)
    for seat in range(s.seats):
        for _ in range(2):
            t.draw(s.hands[seat])
            t.show(s.hands[seat][-1], seat)
    t.next(night)


def night(t: WreckTable) -> Script:
    """One night: wreck, lookout, bids."""
    s = t.state
    for _ in range(3):
        t.draw(s.shore)
    for item in s.shore:
        t.reveal(item)
    lookout = s.night % s.seats
    place = int((yield Peek(lookout)))
    t.show(s.reef[place], lookout)
    t.tell_apart(lookout, Peeked(lookout, place, s.reef[place] - REEF), Peeked(lookout, place))
    bids = yield together({seat: Bid(seat) for seat in range(s.seats)})
    for seat, bid in bids.items():
        s.purses[seat] -= bid
        s.chest += bid
    best = max(bids.values())
    s.winner = next(seat for seat in s.clockwise(lookout) if bids[seat] == best)
    if s.seats == 1 and t.roll(1)[0] > best:
        s.winner = COASTGUARD
    t.next(salvage)


def salvage(t: WreckTable) -> Script:
    """False lamps, then the winner's crates and the reef token of the night."""
    s = t.state
    others = [seat for seat in s.clockwise(s.winner % s.seats) if seat != s.winner]
    lamp = yield from window(others, HangLamp)
    if lamp is not None:
        yield from HangLamp.menu.do(t, *lamp)
    elif s.winner == s.seats:
        seized = heaviest(s.shore)
        s.salvaged[COASTGUARD] += seized
        s.shore = [item for item in s.shore if item not in seized]
        t.tell(Seized, [CRATES[c] for c in seized])
    else:
        chosen = [int(id) for id in (yield Salvage(s.winner))]
        token = s.reef[0]
        t.reveal(token)
        s.reef.append(s.reef.pop(0))
        s.salvaged[s.winner] += chosen
        s.shore = [item for item in s.shore if item not in chosen]
        s.purses[s.winner] += min(token - REEF, s.chest)
        s.chest -= min(token - REEF, s.chest)
        t.tell(Salvaged, s.winner, [CRATES[c] for c in chosen], token - REEF)
    s.discard += s.shore
    s.shore = []
    s.winner = -1
    s.night += 1
    if s.night < s.options.nights:
        t.next(night)


def heaviest(shore: list[int]) -> list[int]:
    """The crates the coastguard takes: the heaviest that still fits into 6, one by one."""
    taken: list[int] = []
    for item in sorted((item for item in shore if item < LAMP), key=lambda item: -CRATES[item]):
        if sum(CRATES[c] for c in [*taken, item]) <= 6:
            taken.append(item)
    return taken


class Crate(msgspec.Struct, frozen=True):
    """A card as a view shows it."""

    item: int
    value: int  # 0: a false lamp


class Shore(msgspec.Struct, frozen=True):
    """What one seat may know."""

    night: int
    deck: int
    shore: list[Crate]
    discard: list[Crate]
    reef: list[int | None]
    hands: list[list[Crate | None]]
    values: list[int]
    purse: int | None


def crate(item: int) -> Crate:
    return Crate(item, CRATES[item] if item < LAMP else 0)


def view(s: Wreck, seat: int | None) -> Shore:
    """The white list: open cards, own hand, own purse, tokens looked at."""
    mine = 0 if seat is None else 1 << seat
    return Shore(
        min(s.night, s.options.nights - 1),
        len(s.deck),
        [crate(item) for item in s.shore],
        [crate(item) for item in s.discard],
        [item - REEF if s.seen[item] == -1 or s.seen[item] & mine else None for item in s.reef],
        [[crate(item) if other == seat else None for item in hand] for other, hand in enumerate(s.hands)],
        values(s),
        None if seat is None else s.purses[seat],
    )


def values(s: Wreck) -> list[int]:
    """The value each seat has salvaged; alone: then what the coastguard has."""
    return [sum(CRATES[item] for item in taken) for taken in s.salvaged]


def panels(v: Shore) -> list[Panel]:
    """The view as tables: enough to play in a terminal."""

    def named(crates: Iterable[Crate | None]) -> list[Cell]:
        return [text("crate", value=c.value) for c in crates if c is not None]

    score: list[list[Cell]] = [[Who(seat), v.values[seat], len(hand)] for seat, hand in enumerate(v.hands)]
    score += [[Text("coastguard"), value, 0] for value in v.values[len(v.hands) :]]
    columns = [Text("panel-player"), Text("panel-value"), Text("panel-cards")]
    made = [
        Panel(text("panel-shore", night=v.night + 1), [], [named(v.shore)]),
        Panel(Text("panel-reef"), [], [["?" if worth is None else worth for worth in v.reef]]),
        Panel(Text("panel-score"), list(columns), score),
    ]
    if v.purse is not None:
        own = [named(hand) for hand in v.hands if hand and None not in hand]
        made.append(Panel(Text("panel-hand"), [], [[text("panel-purse", coins=v.purse)], *own]))
    return made


def setup(seats: int, options: WreckersOptions) -> Wreck:
    """Everything in the box."""
    items = REEF + TOKENS
    return Wreck(
        seats=seats,
        agenda=[step(dusk)],
        **all_open(items),
        options=options,
        night=0,
        deck=list(range(REEF)),
        discard=[],
        shore=[],
        reef=list(range(REEF, items)),
        hands=[[] for _ in range(seats)],
        salvaged=[[] for _ in range(max(seats, 2))],
        purses=[COINS] * seats,
        chest=0,
    )


def zones(s: Wreck) -> list[Zone]:
    """Every place an item can be in."""
    named = [("deck", s.deck), ("discard", s.discard), ("shore", s.shore), ("reef", s.reef)]
    hands = [(f"hand:{seat}", hand) for seat, hand in enumerate(s.hands)]
    taken = [(f"salvaged:{seat}", items) for seat, items in enumerate(s.salvaged)]
    return [Zone(name, items) for name, items in [*named, *hands, *taken]]


def problems(s: Wreck) -> Iterator[str]:
    """Cards and coins are conserved."""
    yield from misplaced(s, zones(s))
    if sum(s.purses) + s.chest != COINS * s.seats:
        yield f"{sum(s.purses) + s.chest} coins"


def redeal(s: Wreck, seat: int, rng: Fast) -> None:
    """Purses are a secret without cards: what the others hold together is spread among them anew."""
    others = [other for other in range(s.seats) if other != seat]
    coins = sum(s.purses[other] for other in others)
    for other in others:
        s.purses[other] = 0
    for _ in range(coins):
        s.purses[others[rng.below(len(others))]] += 1


def result(s: Wreck) -> Result:
    scores = values(s)
    places = ranked(scores)
    rivals = [Rival(Text("coastguard"), scores[COASTGUARD], places[COASTGUARD])] if s.seats == 1 else []
    return Result(places[: s.seats], scores[: s.seats], rivals)


def value(s: Wreck) -> list[float]:
    """For bots: what was salvaged, plus a little for coins left. The coastguard's share belongs to no seat."""
    worth = [1.0 + v for v in values(s)]
    for seat, purse in enumerate(s.purses):
        worth[seat] += 0.2 * purse
    return [w / sum(worth) for w in worth[: s.seats]]


def policy(s: Wreck, decision: Decision[Wreck], rng: Fast) -> Answer:
    """What a sensible beginner does: bids a share of the purse for a rich wreck, hangs lamps, takes the heaviest load."""
    match decision:
        case Bid(seat=seat):
            nights = s.options.nights - s.night
            fair = s.purses[seat] * max(loads(s)) // (3 * nights) if nights else s.purses[seat]
            return min(s.purses[seat], fair + rng.below(2))
        case HangLamp():
            return decision.allowed(s)[-1]
        case Salvage():
            best = max(loads(s))
            return loads(s)[best]
    return decision.sample(s, rng)


def loads(s: Wreck) -> dict[int, list[str]]:
    """For every weight that may be salvaged, crates that make it."""
    crates = [item for item in s.shore if item < LAMP]
    found: dict[int, list[str]] = {0: []}
    for count in range(1, len(crates) + 1):
        for some in combinations(crates, count):
            weight = sum(CRATES[item] for item in some)
            if weight <= 6:
                found.setdefault(weight, [str(item) for item in some])
    return found


GAME = Game(
    id="wreckers",
    titles={"en": "Wreckers", "pl": "Strandrabusie"},
    seats=(1, 2, 3, 4),
    package="wreckers",
    version="2",
    options=WreckersOptions,
    state=Wreck,
    table=WreckTable,
    scenes=(dusk, night, salvage),
    setup=setup,
    view=view,
    view_type=Shore,
    event_types=(Salvaged, Peeked, Seized, Lamped),
    panels=panels,
    result=result,
    zones=zones,
    problems=problems,
    brain=Brain(value, policy),
    redeal=redeal,
    turn=lambda s: s.night,
    targets=("crate", "reef", "seat"),
)
