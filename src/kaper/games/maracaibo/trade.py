"""Purchases from afar and quests: improvements, residences, quests from deck and market."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import PASS, Choose
from kaper.core.table import Asking
from kaper.core.words import Closed, Facts, Option, Text
from kaper.core.words import text as say
from kaper.games.maracaibo.box import KIND, NOW, REFILL, RESIDENCE, TEXT
from kaper.games.maracaibo.chain import Args, can_any, effect, pass_option, passing
from kaper.games.maracaibo.chart import PLACES
from kaper.games.maracaibo.codes import CARD_KINDS, PARAMETER, TREASURE_WORDS
from kaper.games.maracaibo.events import MarketRefreshed, QuestSold, QuestTaken
from kaper.games.maracaibo.scoring import residence_now
from kaper.games.maracaibo.state import Player, Sea, cost, face_up, founded, has_residence, residence_places
from kaper.games.maracaibo.table import FIRST_RESIDENCE, SeaTable
from kaper.games.maracaibo.words import item_text, line_text, quest_option

DECK, REFRESH = "deck", "refresh"


# improvements


def purchasable(s: Sea, p: Player, kind: int, more: int) -> list[int]:
    """The places of the face-up improvements of a kind that the player can pay (ruling.remote-targets)."""
    most = p.doubloons
    return [
        place
        for place in range(PLACES)
        if KIND[s.sea[place]] == kind and not s.down >> place & 1 and cost(p, s.sea[place], more) <= most
    ]


class Acquire(Choose[Sea]):
    """Which improvement is bought from afar?"""

    prompt = "ask-acquire"
    rule = "acquire.remote"

    kind_of: int
    more: int
    may_pass: bool = False

    def options(self, s: Sea) -> Sequence[str]:
        p = s.players[self.seat]
        found = [f"buy:{place}" for place in purchasable(s, p, self.kind_of, self.more)]
        return [*found, *passing(self.may_pass)]

    def prompt_text(self, s: Sea) -> Text:
        return say("ask-acquire", kind=Text(f"improvement-{CARD_KINDS[self.kind_of]}"), more=self.more)

    def option(self, s: Sea, id: str) -> Option:
        if id == PASS:
            return pass_option("ruling.optional-default")
        place = int(id[4:])
        price = cost(s.players[self.seat], s.sea[place], self.more)
        return Option(
            id,
            buying(s, s.players[self.seat], s.sea[place], price),
            (f"place:{place}",),
            self.rule,
            facts=Facts(price=price),
        )

    def closed(self, s: Sea) -> list[Closed]:
        p = s.players[self.seat]
        dear = [
            place
            for place in range(PLACES)
            if KIND[s.sea[place]] == self.kind_of
            and face_up(s, place)
            and cost(p, s.sea[place], self.more) > p.doubloons
        ]
        return [
            too_dear(p, f"buy:{place}", "option-buy", s.sea[place], cost(p, s.sea[place], self.more), place)
            for place in dear
        ]


def buying(s: Sea, p: Player, card: int, price: int) -> Text:
    """Buying a card: what it does, whether what it does at once would be lost, and what is left in the purse."""
    purse = {"purse": p.doubloons, "left": p.doubloons - price}
    lost = int(bool(NOW[card]) and not can_any(s, p, NOW[card]))
    return say("option-buy", card=item_text(card), price=price, what=line_text(TEXT[card]), lost=lost, **purse)


def too_dear(p: Player, id: str, key: str, card: int, price: int, place: int) -> Closed:
    """Something that the purse does not allow, described."""
    why = say("refusal-money", price=price, purse=p.doubloons)
    return Closed(id, say(key, card=item_text(card), price=price), why, "money.red", (f"place:{place}",), Facts(price))


def buy(t: SeaTable, seat: int, place: int, more: int) -> None:
    """Pay for an improvement; its effects at once come next, and only after them the refill.

    improvement.buy, improvement.lightning, ruling.refill-timing
    """
    s = t.state
    card = s.sea[place]
    t.acquire(seat, place, cost(s.players[seat], card, more))
    s.chain.append([REFILL | place << PARAMETER])
    t.push(seat, NOW[card])


def card_kind(args: Args) -> int:
    """The kind of improvement that an acquisition allows."""
    return args[0] - len(TREASURE_WORDS)


@effect(
    "acquire", "effect.acquire-kind", lambda s, p, args: bool(purchasable(s, p, card_kind(args), args[1])), uses=True
)
def acquire(t: SeaTable, seat: int, args: Args, may_pass: bool) -> Asking[bool]:
    """Buy any improvement of the shown kind anywhere, at a surcharge (acquire.remote)."""
    answer = yield Acquire(seat, card_kind(args), args[1], may_pass)
    if answer == PASS:
        return False
    buy(t, seat, int(answer[4:]), args[1])
    return True


# residences


def buildable(s: Sea, p: Player) -> list[int]:
    """The places of the residences without an own marker that the player can pay (residence.one-each)."""
    return [
        place
        for place in residence_places(s)
        if face_up(s, place) and not has_residence(p, s.sea[place]) and cost(p, s.sea[place]) <= p.doubloons
    ]


class Residence(Choose[Sea]):
    """Which residence is built, at normal cost?"""

    prompt = "ask-residence"
    rule = "effect.residence"

    may_pass: bool = False

    def options(self, s: Sea) -> Sequence[str]:
        return [*(f"build:{place}" for place in buildable(s, s.players[self.seat])), *passing(self.may_pass)]

    def option(self, s: Sea, id: str) -> Option:
        return pass_option("ruling.optional-default") if id == PASS else build_option(s, self.seat, id)

    def closed(self, s: Sea) -> list[Closed]:
        p = s.players[self.seat]
        dear = [
            place
            for place in residence_places(s)
            if not has_residence(p, s.sea[place]) and cost(p, s.sea[place]) > p.doubloons
        ]
        return [
            too_dear(p, f"build:{place}", "option-build-dear", s.sea[place], cost(p, s.sea[place]), place)
            for place in dear
        ]


def build_option(s: Sea, seat: int, id: str) -> Option:
    """Building described: the price, what it would score now, and the points for being first."""
    place = int(id[6:])
    card = s.sea[place]
    p = s.players[seat]
    price, worth = cost(p, card), residence_now(s, p, card)
    if founded(s, card):
        words = say("option-build", card=item_text(card), price=price, worth=worth)
    else:
        words = say("option-build-first", card=item_text(card), price=price, worth=worth, vp=FIRST_RESIDENCE)
    return Option(id, words, (f"place:{place}",), "residence.build", facts=Facts(price=price))


def may_build(s: Sea, p: Player, place: int) -> bool:
    """Can the player build the residence on this place?"""
    card = s.sea[place]
    return KIND[card] == RESIDENCE and not has_residence(p, card) and cost(p, card) <= p.doubloons


@effect("residence", "effect.residence", lambda s, p, args: bool(buildable(s, p)), uses=True)
def residence(t: SeaTable, seat: int, args: Args, may_pass: bool) -> Asking[bool]:
    """Build any residence (residence.build, effect.residence)."""
    answer = yield Residence(seat, may_pass)
    if answer == PASS:
        return False
    place = int(answer[6:])
    t.build(seat, place, cost(t.state.players[seat], t.state.sea[place]))
    return True


# quests


class TakeQuest(Choose[Sea]):
    """Which quest: the top of the deck or one of the market? The Whale may change the market first."""

    prompt = "ask-quest"
    rule = "quest.take"

    refreshed: bool = False
    may_pass: bool = False

    def options(self, s: Sea) -> Sequence[str]:
        found = [f"market:{place}" for place in range(len(s.quest_market))]
        if s.quest_deck:
            found.append(DECK)
            if s.players[self.seat].refreshes and s.quest_market and not self.refreshed:
                found.append(REFRESH)
        return [*found, *passing(self.may_pass)]

    def option(self, s: Sea, id: str) -> Option:
        if id == PASS:
            return pass_option("ruling.optional-default")
        if id == DECK:
            return Option(id, Text("option-quest-deck"), ("quest-deck",), self.rule)
        if id == REFRESH:
            return Option(id, Text("option-quest-refresh"), ("quest-refresh",), "galleon.d")
        card = s.quest_market[int(id[7:])]
        return Option(id, quest_option(card), (f"quest:{card}",), self.rule)


def refresh(t: SeaTable, seat: int) -> None:
    """New quests from the deck; those they replace go under it in random order (ruling.whale-refresh)."""
    s = t.state
    count = min(len(s.quest_market), len(s.quest_deck))
    old = s.quest_market[:count]
    for place in range(count):
        s.quest_market[place] = s.quest_deck.pop()
        t.reveal(s.quest_market[place])
    t.shuffle(old)
    s.quest_deck[:0] = old
    t.tell(MarketRefreshed, seat, s.quest_market)


@effect("quest", "quest.take", lambda s, p, args: bool(s.quest_market or s.quest_deck))
def quest(t: SeaTable, seat: int, args: Args, may_pass: bool) -> Asking[bool]:
    """Take one quest (quest.take)."""
    s = t.state
    p = s.players[seat]
    answer = yield TakeQuest(seat, False, may_pass)
    if answer == REFRESH:
        refresh(t, seat)
        answer = yield TakeQuest(seat, True, may_pass)
    if answer == PASS:
        return False
    if answer == DECK:
        card = s.quest_deck.pop()
        p.quests.append(card)
        t.show(card, seat)
        held = len(p.quests)
        t.tell_apart(seat, QuestTaken(seat, -1, card, held), QuestTaken(seat, -1, -1, held))
    else:
        place = int(answer[7:])
        card = s.quest_market.pop(place)
        p.quests.append(card)
        t.tell(QuestTaken, seat, place, card, len(p.quests))
        t.refill_quests()
    return True


class SellQuest(Choose[Sea]):
    """Which held quest is given up for doubloons?"""

    prompt = "ask-sell-quest"
    rule = "effect.sell-quest"

    price: int = 0
    may_pass: bool = False

    def options(self, s: Sea) -> Sequence[str]:
        return [*(f"quest:{card}" for card in s.players[self.seat].quests), *passing(self.may_pass)]

    def option(self, s: Sea, id: str) -> Option:
        if id == PASS:
            return pass_option("ruling.optional-default")
        return Option(id, say("option-sell-quest", card=item_text(int(id[6:])), price=self.price), (id,), self.rule)


@effect("sell_quest", "effect.sell-quest", lambda s, p, args: bool(p.quests))
def sell_quest(t: SeaTable, seat: int, args: Args, may_pass: bool) -> Asking[bool]:
    """A quest under the deck for doubloons (effect.sell-quest, ruling.sell-quest-any)."""
    s = t.state
    p = s.players[seat]
    answer = yield SellQuest(seat, args[0], may_pass)
    if answer == PASS:
        return False
    card = int(answer[6:])
    p.quests.remove(card)
    s.quest_deck.insert(0, card)
    t.tell_apart(seat, QuestSold(seat, card, len(p.quests)), QuestSold(seat, -1, len(p.quests)))
    t.doubloons(seat, args[0])
    return True
