"""A player's turn: the ship moves, tolls are paid, fog lifts, the space is used, the turn ends."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import PASS, Choose
from kaper.core.table import Asking, Script
from kaper.core.words import Facts, Option, Refused, Text, refuse
from kaper.core.words import text as say
from kaper.games.maracaibo.box import (
    ACTIVATE,
    BLANK,
    DELIVERY,
    GULF_ACTION,
    GULF_FIRST,
    KIND,
    LOCATION,
    MARACAIBO_REWARD,
    NOW,
    RESIDENCE,
    RESIDENCE0,
    RUBY_EXCHANGE,
    RUBY_GAIN,
    RUBY_SELL,
    TEXT,
    TILE_OF,
    UPGRADE,
)
from kaper.games.maracaibo.chain import pass_option, start
from kaper.games.maracaibo.chart import CHARTS, GULF, MARACAIBO, PLACES, Chart, course
from kaper.games.maracaibo.codes import PARAMETER
from kaper.games.maracaibo.events import MaracaiboReached, Sailed, TollPaid
from kaper.games.maracaibo.module_events import CardRevealed
from kaper.games.maracaibo.shipboard import own_tile
from kaper.games.maracaibo.skirmish import skirmish
from kaper.games.maracaibo.state import (
    ROUNDS,
    SAIL,
    SPACE,
    Sea,
    chart,
    cost,
    has_residence,
    move_range,
    value_kind,
)
from kaper.games.maracaibo.table import SeaTable
from kaper.games.maracaibo.trade import build_option, buy, buying, may_build
from kaper.games.maracaibo.words import RED, line_text, place_text, who_text

TAKE, BUY, STOP = "take", "buy", "stop"
TAKEN = 5  # doubloons instead of an improvement


def turn(t: SeaTable, seat: int) -> Script:
    """The movement step; in the fog of improvements it is decided step by step (turn.structure, move.range)."""
    s = t.state
    p = s.players[seat]
    begin_turn(s, seat)
    p.turns += 1
    if s.options.fog_improvements and p.at != GULF:
        yield from sail_step_by_step(t, seat)
    else:
        to = int((yield Sail(seat))[5:])
        path = course(s.options.layout, p.at, to, move_range(p))
        p.at = to
        t.tell(Sailed, seat, path, to, card_shown(s, to))
    s.phase = SPACE
    t.next("arrive", seat)


def begin_turn(s: Sea, seat: int) -> None:
    """Nothing of an earlier turn is left."""
    s.active, s.phase = seat, SAIL
    s.pools.clear()
    s.done.clear()
    s.used, s.stopped, s.sold = 0, False, False


def card_shown(s: Sea, at: int) -> int:
    """The card on a place if it lies face up, else -1."""
    return s.sea[at] if at < PLACES and not s.down >> at & 1 else -1


# movement


class Sail(Choose[Sea]):
    """Where does the ship go?"""

    prompt = "ask-sail"
    rule = "move.range"

    def options(self, s: Sea) -> Sequence[str]:
        p = s.players[self.seat]
        return SAIL_TO[s.options.layout, move_range(p), p.at]

    def prompt_text(self, s: Sea) -> Text:
        return say("ask-sail", most=move_range(s.players[self.seat]))

    def why_not(self, s: Sea, id: str) -> Refused:
        name, _, number = id.partition(":")
        if name == "sail" and number.isdigit() and int(number) < len(chart(s).column):
            columns = chart(s).column
            if columns[int(number)] <= columns[s.players[self.seat].at]:
                return refuse("refusal-backward", "move.forward")
            return refuse("refusal-too-far", "move.range", most=move_range(s.players[self.seat]))
        return Choose.why_not(self, s, id)

    def option(self, s: Sea, id: str) -> Option:
        return sail_option(s, self.seat, id, int(id[5:]))


def sail_option(s: Sea, seat: int, id: str, to: int) -> Option:
    """A destination described with its toll."""
    toll = min(len(met(s, seat, to)), s.players[seat].doubloons)
    kind, price, what = stop_offer(s, seat, to, toll)
    words = say(
        "option-sail-toll" if toll else "option-sail",
        place=place_text(to, s.sea, s.down),
        toll=toll,
        kind=kind,
        price=price,
        what=what,
    )
    return Option(id, words, (space_target(to),), "move.range", facts=Facts(price=toll))


def stop_offer(s: Sea, seat: int, to: int, toll: int) -> tuple[str, int, Text]:
    """What a stop offers, for the small print of its option: of what kind, at which price, and what it does."""
    nothing = Text("effect-none")
    if to >= PLACES:
        return ("gulf" if to == GULF else "maracaibo"), 0, nothing
    card = s.sea[to]
    if s.down >> to & 1:
        return "hidden", 0, nothing
    if KIND[card] == LOCATION:
        return "location", 0, line_text(TEXT[card])
    if KIND[card] == BLANK:
        return "blank", 0, nothing
    p = s.players[seat]
    if KIND[card] == RESIDENCE and has_residence(p, card):
        return "own", 0, nothing
    price = cost(p, card)
    dear = price > p.doubloons - toll
    if KIND[card] == RESIDENCE:
        return ("poor" if dear else "residence"), price, nothing
    return ("dear" if dear else "card"), price, nothing


def space_target(to: int) -> str:
    """A space of the chart, to be clicked."""
    return f"place:{to}" if to < PLACES else "gulf" if to == GULF else "maracaibo"


class _SailTo(dict[tuple[str, int, int], list[str]]):
    """The options of a move by layout, range and space; made when first asked for."""

    def __missing__(self, key: tuple[str, int, int]) -> list[str]:
        layout, steps, at = key
        self[key] = found = [f"sail:{to}" for to in CHARTS[layout].reach[steps][at]]
        return found


SAIL_TO = _SailTo()


class SailStep(Choose[Sea]):
    """In the fog: the next space, or stop here?"""

    prompt = "ask-step"
    rule = "ruling.fog-imp-step"

    origin: int
    steps: int

    def options(self, s: Sea) -> Sequence[str]:
        map, here, start = chart(s), s.players[self.seat].at, self.origin
        ahead = [to for to in map.touching[here] if can_end(map, start, to, self.steps - 1)]
        found = [f"sail:{to}" for to in ahead] if self.steps else []
        return [*found, STOP] if map.column[here] > map.column[start] else found

    def option(self, s: Sea, id: str) -> Option:
        if id == STOP:
            return Option(
                id, say("option-stop", place=place_text(s.players[self.seat].at, s.sea, s.down)), ("stop",), self.rule
            )
        return sail_option(s, self.seat, id, int(id[5:]))

    def why_not(self, s: Sea, id: str) -> Refused:
        return refuse("refusal-backward", self.rule)


def can_end(map: Chart, start: int, space: int, steps: int) -> bool:
    """Can a move that is here with so many steps left still end in a later column? (move.forward)"""
    if map.column[space] > map.column[start]:
        return True
    return steps > 0 and any(can_end(map, start, to, steps - 1) for to in map.touching[space])


def sail_step_by_step(t: SeaTable, seat: int) -> Asking[None]:
    """In the fog of improvements a face-down card is turned up as soon as the ship is on it.

    module.fog-imp.reveal, ruling.fog-imp-step
    """
    s = t.state
    p = s.players[seat]
    origin, steps = p.at, move_range(p)
    while steps:
        answer = yield SailStep(seat, origin, steps)
        if answer == STOP:
            break
        here, p.at = p.at, int(answer[5:])
        t.tell(Sailed, seat, [here, p.at], p.at, card_shown(s, p.at))
        steps -= 1
        if p.at >= PLACES:
            break
        if s.down >> p.at & 1 and not has_doubloons(s, p.at):
            turn_up(t, seat, p.at)


def has_doubloons(s: Sea, place: int) -> bool:
    """Is this a location of the fog, which only a ship that stops there reveals?"""
    return s.options.fog_locations and s.sea[place] < RESIDENCE0


def turn_up(t: SeaTable, seat: int, place: int) -> None:
    """A face-down card is revealed; the doubloons on a location go to whoever ends there, or to the supply.

    module.fog-loc.reveal, module.fog-imp.reveal
    """
    s = t.state
    card = s.sea[place]
    coins = s.round if has_doubloons(s, place) and seat != RED else 0  # one at first, one more with each income
    s.down &= ~(1 << place)
    t.reveal(card)
    if card in TILE_OF:
        t.reveal(s.value_tiles[TILE_OF[card]])
    purse = -1
    if seat != RED:
        s.players[seat].doubloons += coins
        purse = s.players[seat].doubloons
    t.tell(CardRevealed, seat, place, card, coins, purse)


# arrival


def met(s: Sea, seat: int, at: int) -> list[int]:
    """The opponents whose ships lie on this card; the Gulf and Maracaibo are no cards. -1 is Redbeard.

    move.toll.board
    """
    if at >= PLACES:
        return []
    found = [other for other, p in enumerate(s.players) if p.at == at and other != seat]
    if s.redbeard is not None and s.redbeard.at == at and seat != RED:
        found.append(RED)
    return found


class Toll(Choose[Sea]):
    """Too little money for all: who is paid?"""

    prompt = "ask-toll"
    rule = "move.toll.short"

    among: list[int]

    def options(self, s: Sea) -> Sequence[str]:
        return [f"pay:{other}" for other in self.among]

    def option(self, s: Sea, id: str) -> Option:
        return Option(id, say("option-toll", who=who_text(int(id[4:]))), (f"ship:{id[4:]}",), self.rule)


def pay_tolls(t: SeaTable, seat: int) -> Asking[None]:
    """One doubloon to each opponent on the card, as far as the purse goes (move.toll, move.toll.short)."""
    s = t.state
    p = s.players[seat]
    left = met(s, seat, p.at)
    while left and p.doubloons:
        to = left[0] if p.doubloons >= len(left) else int((yield Toll(seat, left[:]))[4:])
        left.remove(to)
        p.doubloons -= 1
        theirs = -1
        if to != RED:
            s.players[to].doubloons += 1
            theirs = s.players[to].doubloons
        t.tell(TollPaid, seat, to, p.doubloons, theirs)


def arrive(t: SeaTable, seat: int) -> Script | None:
    """The ship has stopped: toll, skirmish, what lies face down; then the space is used.

    action.kinds, ruling.toll-timing
    """
    s = t.state
    at = s.players[seat].at
    if at == GULF:
        gulf(t, seat)
        return None
    if at == MARACAIBO:
        maracaibo(t, seat)
        return None
    return on_card(t, seat, at)


def on_card(t: SeaTable, seat: int, at: int) -> Script:
    """A card: whoever lies there is paid, perhaps fought, and the card is used by its kind.

    move.toll, module.skirmish.trigger
    """
    s = t.state
    others = met(s, seat, at)
    if others:
        yield from pay_tolls(t, seat)
        if s.options.skirmishes:
            skirmish(t, [seat, *others])
    if s.down >> at & 1:
        turn_up(t, seat, at)
    kind = KIND[s.sea[at]]
    if kind == LOCATION:
        location(t, seat, at)
    elif kind == RESIDENCE:
        yield from residence_card(t, seat, at)
    else:
        yield from improvement_card(t, seat, at)


# the kinds of spaces


class Improvement(Choose[Sea]):
    """Take doubloons or acquire the card?"""

    prompt = "ask-improvement"
    rule = "improvement.choice"

    def options(self, s: Sea) -> Sequence[str]:
        p = s.players[self.seat]
        card = s.sea[p.at]
        return [BUY, TAKE] if KIND[card] != BLANK and cost(p, card) <= p.doubloons else [TAKE]

    def option(self, s: Sea, id: str) -> Option:
        p = s.players[self.seat]
        if id == TAKE:
            words = say("option-take", count=TAKEN, after=p.doubloons + TAKEN)
            return Option(id, words, ("take",), "improvement.take5")
        price = cost(p, s.sea[p.at])
        words = buying(s, p, s.sea[p.at], price)
        return Option(id, words, (f"place:{p.at}",), "improvement.buy", facts=Facts(price=price))


def improvement_card(t: SeaTable, seat: int, at: int) -> Script:
    """An improvement (or a blank): five doubloons, or the card (improvement.choice, improvement.take5)."""
    if (yield Improvement(seat)) == TAKE:
        t.doubloons(seat, TAKEN)
    else:
        buy(t, seat, at, 0)
    t.next("chain")


class BuildHere(Choose[Sea]):
    """Build the residence of this card?"""

    prompt = "ask-build"
    rule = "residence.build"

    def options(self, s: Sea) -> Sequence[str]:
        p = s.players[self.seat]
        return [f"build:{p.at}", PASS] if may_build(s, p, p.at) else [PASS]

    def option(self, s: Sea, id: str) -> Option:
        return pass_option("ruling.residence-decline") if id == PASS else build_option(s, self.seat, id)


def residence_card(t: SeaTable, seat: int, at: int) -> Script:
    """A residence may be built where the ship lies (residence.build, ruling.residence-decline)."""
    s = t.state
    if (yield BuildHere(seat)) != PASS:
        t.build(seat, at, cost(s.players[seat], s.sea[at]))
    t.next("chain")


def location(t: SeaTable, seat: int, at: int) -> None:
    """Four steps: the value tile's cube, the own black market tile, an upgrade, the actions.

    location.steps, location.value, location.upgrade, location.actions
    """
    s = t.state
    card = s.sea[at]
    kind = value_kind(s, card)
    if kind >= 0:
        t.cubes(seat, kind, 1)
    tile = own_tile(s, seat, at)
    ruby = [RUBY_GAIN] if s.options.rubies and card in DELIVERY else []
    start(t, seat, ruby, [ACTIVATE | tile + 1 << PARAMETER] if tile >= 0 else [], [UPGRADE], NOW[card])


def gulf(t: SeaTable, seat: int) -> None:
    """An upgrade, then one of three options; rubies are sold and traded before or after.

    gulf.upgrade, gulf.one-option
    """
    rubies = [RUBY_SELL, RUBY_EXCHANGE] if t.state.options.rubies else []
    start(t, seat, [*GULF_FIRST, *rubies], [*GULF_ACTION, *rubies])


def maracaibo(t: SeaTable, seat: int) -> None:
    """Points and an upgrade; the round ends after this turn, the game soon after it in the third.

    maracaibo.reward, round.end.trigger
    """
    s = t.state
    s.last = s.last or s.round == ROUNDS
    t.tell(MaracaiboReached, seat, s.last)
    start(t, seat, MARACAIBO_REWARD)
