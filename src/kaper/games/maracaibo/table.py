"""The table of this game: the verbs that every part of the rulebook uses (doubloons, points, cubes, cards)."""

from __future__ import annotations

from collections.abc import Iterable

from kaper.core.table import Table
from kaper.games.maracaibo.box import (
    ADDS,
    BLANK0,
    HIDEOUT_BONUS,
    HIDEOUT_HOLES,
    KIND,
    NOW,
    PRINTED,
    RESIDENCE0,
    worth,
)
from kaper.games.maracaibo.codes import BURIALS, EFFECTS, NUMBERS
from kaper.games.maracaibo.events import (
    Acquired,
    Built,
    CubesAdded,
    DoubloonsGained,
    PointsGained,
    QuestRevealed,
    Refilled,
    TreasureBuried,
    TreasureGained,
)
from kaper.games.maracaibo.state import KIND_FIELDS, Player, Sea, founded, market_size
from kaper.games.maracaibo.words import RED

FIRST_RESIDENCE = 2  # VP for the first marker on a residence
POINTS = {i: NUMBERS[i][0] for i, effect in enumerate(EFFECTS) if effect.name == "vp"}
COINS = {i: NUMBERS[i][0] for i, effect in enumerate(EFFECTS) if effect.name == "doubloons"}


class SeaTable(Table[Sea]):
    """The verbs of the rulebook."""

    __slots__ = ()

    # doubloons and points

    def doubloons(self, seat: int, count: int) -> None:
        """Doubloons from the supply."""
        if count:
            p = self.state.players[seat]
            p.doubloons += count
            self.tell(DoubloonsGained, seat, count, p.doubloons)

    def vp(self, seat: int, count: int) -> None:
        """Victory points; seat -1 is Redbeard."""
        if count:
            s = self.state
            p = s.players[seat] if seat >= 0 else s.redbeard
            assert p is not None
            p.vp += count
            self.tell(PointsGained, seat, count, p.vp)

    # what is to be done

    def push(self, seat: int, codes: Iterable[int]) -> None:
        """Effects to be resolved before anything else; doubloons and points shown are gained at once."""
        rest = []
        for code in codes:
            if code in POINTS:
                self.vp(seat, POINTS[code])
            elif code in COINS:
                self.doubloons(seat, COINS[code])
            else:
                rest.append(code)
        if rest:
            self.state.chain.append(rest)

    # islands and hideout

    def cubes(self, seat: int, kind: int, count: int) -> None:
        """Cubes from the supply onto a treasure island."""
        cubes = self.state.cubes
        cubes[kind] += count
        self.tell(CubesAdded, seat, kind, count, cubes[kind], worth(cubes[kind]))

    def treasure(self, seat: int, kind: int, bonus: bool) -> None:
        """A treasure from its island (or the supply) into storage, perhaps onto the bonus space."""
        s = self.state
        p = s.players[seat]
        if s.cubes[kind]:
            s.cubes[kind] -= 1
        p.stored[kind] += 1
        left = s.cubes[kind]
        self.tell(TreasureGained, seat, kind, bonus, left, worth(left), p.stored[kind], p.buried[kind])
        if bonus:
            p.bonus |= 1 << kind
            self.push(seat, HIDEOUT_BONUS[kind])

    def bury(self, seat: int, kind: int, hole: int, from_bonus: bool) -> None:
        """A stored treasure into a burial space, whose bonus is gained (bury.bonus)."""
        p = self.state.players[seat]
        p.stored[kind] -= 1
        p.buried[kind] += 1
        p.holes |= 1 << hole
        if hole >= HIDEOUT_HOLES:
            p.deep |= kind + 1 << 2 * (hole - HIDEOUT_HOLES)
        if from_bonus:
            p.bonus &= ~(1 << kind)
        self.tell(TreasureBuried, seat, kind, hole, from_bonus, p.stored[kind], p.buried[kind])
        self.push(seat, BURIALS[hole])

    # cards

    def add_lasting(self, p: Player, adds: Iterable[tuple[str, int]]) -> None:
        """A lasting effect works from now on."""
        for name, count in adds:
            setattr(p, name, getattr(p, name) + count)

    def acquire(self, seat: int, place: int, price: int) -> None:
        """An improvement is bought; its place stays empty until its effects are done, then the deck refills it."""
        s = self.state
        p = s.players[seat]
        card = s.sea[place]
        p.doubloons -= price
        p.cards.append(card)
        p.printed += PRINTED[card]
        field = KIND_FIELDS[KIND[card]]
        setattr(p, field, getattr(p, field) + 1)
        if NOW[card]:
            p.lightning += 1
        self.add_lasting(p, ADDS[card])
        self.empty(place)
        self.tell(Acquired, seat, card, place, price, p.doubloons)

    def empty(self, place: int) -> None:
        """A card left its place."""
        s = self.state
        blank = BLANK0 + place
        s.blanks.remove(blank)
        s.sea[place] = blank
        s.emptied.append(place)

    def refill(self, place: int) -> None:
        """The top card of level II onto an empty place; without one the blank stays there, face down.

        improvement.refill, improvement.refill.empty
        """
        s = self.state
        s.emptied.remove(place)
        if s.deck:
            s.blanks.append(s.sea[place])
            s.sea[place] = card = s.deck.pop()
            if s.turned and s.turned.pop():
                s.down |= 1 << place
                self.tell(Refilled, place, -1, len(s.deck))
            else:
                self.reveal(card)
                self.tell(Refilled, place, card, len(s.deck))
            self.look_at_deck()
        else:
            self.tell(Refilled, place, s.sea[place], 0)

    def look_at_deck(self) -> None:
        """With the fog of improvements the next card of the deck is open if it lies face up."""
        s = self.state
        if s.turned and not s.turned[-1]:
            self.reveal(s.deck[-1])

    def build(self, seat: int, place: int, price: int) -> None:
        """A marker on a residence; the first one ever on the card gives points (residence.first-bonus). Seat -1 is Redbeard."""
        s = self.state
        card = s.sea[place]
        first = not founded(s, card)
        purse = -1
        if seat == RED:
            assert s.redbeard is not None
            s.redbeard.residences |= 1 << card - RESIDENCE0
        else:
            p = s.players[seat]
            p.doubloons -= price
            p.residences |= 1 << card - RESIDENCE0
            purse = p.doubloons
        self.tell(Built, seat, card, place, price, purse, first)
        if first:
            self.vp(seat, FIRST_RESIDENCE)

    def refill_quests(self) -> None:
        """New quests enter the market at its left end while the deck has any (quest.refill)."""
        s = self.state
        while len(s.quest_market) < market_size(s) and s.quest_deck:
            card = s.quest_deck.pop()
            s.quest_market.insert(0, card)
            self.reveal(card)
            self.tell(QuestRevealed, card, s.quest_market)
