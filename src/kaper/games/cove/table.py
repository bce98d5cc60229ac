"""The table of this game: the verbs that several phases share (order by speed, fame, gold, drawing cards, damage)."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.table import Table
from kaper.games.cove.battle_events import Damaged, ParrotHit, ShipwrightHit, TieRolled
from kaper.games.cove.cards import COPIES, KIND, LAST, PARROTS, VALUE
from kaper.games.cove.events import CardDrawn, DeckMade, FameChanged
from kaper.games.cove.ship import lowest, speed
from kaper.games.cove.state import CAUSES, SPOT, Cove, zones


class CoveTable(Table[Cove]):
    """State, chance, secrets and events, with the verbs of the rulebook."""

    __slots__ = ()

    # order

    def by_speed(self, ships: Sequence[int], why: str) -> list[int]:
        """The ships from the fastest to the slowest; ties are rolled off anew each time (order.tie-die.when).

        order.fastest-first
        """
        s = self.state
        return self.ranked(ships, [speed(s, ship) for ship in ships], why)

    def ranked(self, ships: Sequence[int], values: Sequence[int], why: str) -> list[int]:
        """The ships by falling value; equal ones roll a die each, in seat order, until all are ordered."""
        count = len(ships)
        if count == 1:
            return [ships[0]]
        rows = sorted([(-value, ship) for value, ship in zip(values, ships, strict=True)])
        order: list[int] = []
        first = 0
        while first < count:
            after = first + 1
            while after < count and rows[after][0] == rows[first][0]:
                after += 1
            if after - first == 1:
                order.append(rows[first][1])
            else:
                order += self.roll_off([ship for _, ship in rows[first:after]], why)
            first = after
        return order

    def roll_off(self, ships: list[int], why: str) -> list[int]:
        """Equal ships roll one die each; those still equal roll again among themselves.

        order.tie-die, order.tie-die.procedure
        """
        faces = self.roll(len(ships))
        self.tell(TieRolled, ships, faces, why)
        return self.ranked(ships, faces, why)

    # fame and goods

    def fame(self, seat: int, amount: int, cause: str) -> None:
        """Mark fame at once; it never falls below 0, and in the last battle it stands still (end.tie.battle).

        score.at-once, score.floor
        """
        s = self.state
        if s.battle == LAST:
            return
        amount = max(amount, -s.fame[seat])
        if amount:
            s.fame[seat] += amount
            s.fame_by[len(CAUSES) * seat + CAUSES.index(cause)] += amount
            self.tell(FameChanged, seat, amount, s.fame[seat], cause)

    def pay(self, seat: int, gold: int) -> None:
        """Gold goes back to Treasure Island."""
        self.state.gold[seat] -= gold
        self.state.supply_gold += gold

    def take_gold(self, seat: int, gold: int) -> int:
        """Take gold from the supply, as far as it goes.

        plunder.shortage, plunder.shortage.partial
        """
        s = self.state
        gold = min(gold, s.supply_gold)
        s.supply_gold -= gold
        s.gold[seat] += gold
        return gold

    def take_chests(self, seat: int, chests: int) -> int:
        """Take chests from the supply, as far as it goes.

        plunder.shortage, plunder.shortage.partial
        """
        s = self.state
        chests = min(chests, s.supply_chests)
        s.supply_chests -= chests
        s.chests[seat] += chests
        return chests

    def give_up_chests(self, seat: int, chests: int) -> None:
        """Chests go back to Treasure Island."""
        self.state.chests[seat] -= chests
        self.state.supply_chests += chests

    # cards

    def draw(self, seat: int) -> bool:
        """The top tavern card into a hand, a parrot into `drawn` for all to see. False: there is no card left.

        tavern.reshuffle
        """
        s = self.state
        if not s.deck:
            if not s.discard:
                return False
            s.deck, s.discard = s.discard, []
            self.shuffle(s.deck)
            self.tell(DeckMade, len(s.deck))
        card = s.deck.pop()
        if card in PARROTS:
            self.reveal(card)
            s.drawn.append(card)
        else:
            self.show(card, seat)
            s.hands[seat].append(card)
            if self.heard is not None:
                self.tell_apart(seat, CardDrawn(seat, card), CardDrawn(seat))
        return True

    def play(self, seat: int, key: str, to: list[int]) -> int:
        """Show a card of this kind from a hand and lay it somewhere."""
        s = self.state
        hand = s.hands[seat]
        for place, card in enumerate(hand):
            if KIND[card] == key:
                if len(COPIES[key]) > 1:
                    card = self.first_alike(card, COPIES[key], zones)  # noqa: PLW2901
                del hand[place]
                self.reveal(card)
                to.append(card)
                return card
        raise ValueError(f"seat {seat} holds no {key}")

    # damage

    def strike(self, seat: int, section: int, hits: int) -> None:
        """Hits on a section: the shipwright takes two, then its parrot, and only then the marker moves.

        combat.volley.excess, combat.protect.absorb, combat.protect.turn, combat.protect.order, combat.hit.counts,
        parrot.hit, parrot.killed, parrot.killed.effect, parrot.behind-shipwright, shipwright.absorb
        """
        s = self.state
        s.hit |= 1 << seat
        at = SPOT[seat][section]
        left = hits
        guard = s.guards[at]
        if guard and left:
            taken = min(guard, left)
            left -= taken
            s.guards[at] = guard - taken
            if guard == taken:
                s.discard.append(s.shipwrights[seat].pop())
            self.tell(ShipwrightHit, seat, section, guard - taken)
        if left and s.perches[seat] and s.perches[seat][0] == PARROTS[section]:
            bird = s.perches[seat][0]
            taken = min(2 - s.parrot_wounds[seat], left)
            left -= taken
            s.parrot_wounds[seat] += taken
            if s.parrot_wounds[seat] < 2:
                self.tell(ParrotHit, seat, bird, 2 - s.parrot_wounds[seat])
            else:
                s.discard.append(s.perches[seat].pop())
                s.parrot_wounds[seat] = 0
                self.tell(ParrotHit, seat, bird, 0)
                self.fame(seat, -2, "parrot")
        if left:
            s.marks[at] = max(s.marks[at] - left, lowest(s))
            self.tell(Damaged, seat, section, left, s.marks[at], VALUE[section][s.marks[at]])
