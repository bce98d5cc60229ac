"""The table of this game: the verbs that every part of the rulebook uses (gold, bounties, cards, points)."""

from __future__ import annotations

from kaper.core.table import Table
from kaper.core.words import Refused, refuse
from kaper.games.marauders.box import CARGO0, GLORY0, KIND, MISSION0, MISSIONS, QUICK_LEARNER, RUMOR0
from kaper.games.marauders.captains import CARGO, HULL
from kaper.games.marauders.events import (
    Announced,
    BountyChanged,
    CardPlayed,
    CargoLost,
    GloryDrawn,
    GoldMoved,
    MissionMoved,
    PointGained,
    Repaired,
)
from kaper.games.marauders.fight_events import Hit
from kaper.games.marauders.state import DEEDS, MOST_BOUNTY, Caribbean, Player, at_home, freight, room, total


def purse(p: Player) -> int:
    """What a captain can pay with: the Gold aboard and, in the home port, the stash too."""
    return p.gold + p.stash if at_home(p) else p.gold


def too_dear(p: Player, price: int, rule: str) -> Refused | None:
    """Why a captain cannot pay this, with the price, or None."""
    return refuse("refusal-gold", rule, gold=price) if price > purse(p) else None


class SeaTable(Table[Caribbean]):
    """The verbs of the rulebook."""

    __slots__ = ()

    # Gold

    def gain(self, seat: int, gold: int, because: str) -> None:
        """Gold from the bank."""
        if gold:
            self.state.players[seat].gold += gold
            self.tell(GoldMoved, seat, gold, because)

    def pay(self, seat: int, gold: int, because: str) -> None:
        """Gold to the bank: first from the ship, then (at home only) from the stash.

        ruling.payment
        """
        if not gold:
            return
        self.spend(self.state.players[seat], gold)
        self.tell(GoldMoved, seat, -gold, because)

    def spend(self, p: Player, gold: int) -> None:
        """Gold leaves the ship and, where that is not enough, the stash; what is left bounds what others know of it."""
        p.gold -= gold
        if p.gold < 0:
            p.stash += p.gold
            p.gold = 0
        self.know_stash(p, 0, p.gold + p.stash)

    def know_stash(self, p: Player, low: int, high: int) -> None:
        """Everybody can reckon that the stash lies within these bounds."""
        p.stash_high = min(p.stash_high, high)
        p.stash_low = min(max(p.stash_low, low), p.stash_high)

    # bounties

    def raise_bounty(self, seat: int, nation: int) -> None:
        """A bounty of this nation, to at most level 5; False Papers are used up.

        bounty.track, ruling.bounty-max, ruling.papers-bounty-max
        """
        p = self.state.players[seat]
        p.bounty[nation] = min(p.bounty[nation] + 1, MOST_BOUNTY)
        while p.papers:
            self.put_away(p.papers.pop())
        self.tell(BountyChanged, seat, nation, p.bounty[nation], True)

    def lower_bounty(self, seat: int, nation: int, levels: int) -> None:
        """A pardon."""
        p = self.state.players[seat]
        p.bounty[nation] = max(p.bounty[nation] - levels, 0)
        self.tell(BountyChanged, seat, nation, p.bounty[nation], False)

    # cards

    def put_away(self, item: int) -> None:
        """Discard a card where its kind belongs: rumors are shuffled back, the others go face up to their piles.

        rumor.reshuffle
        """
        s = self.state
        if item >= MISSION0:
            self.reveal(item)
            s.mission_discard.append(item)
        elif item >= RUMOR0:
            s.rumor_deck.append(item)
            self.shuffle(s.rumor_deck)
        elif item >= CARGO0:
            self.reveal(item)
            s.cargo_discard.append(item)
        else:
            assert item >= GLORY0
            self.reveal(item)
            s.glory_discard.append(item)

    def top(self, deck: list[int], discard: list[int]) -> int:
        """The top card of a deck; the discards make a new one; -1: none left."""
        if not deck:
            deck[:], discard[:] = discard, []
            self.shuffle(deck)
        return deck.pop() if deck else -1

    def draw_cargo(self) -> int:
        """The top cargo card into the market; the discard pile is reshuffled in the middle of a draw; -1: none left.

        ruling.cargo-deck-empty, ruling.cargo-impossible
        """
        s = self.state
        card = self.top(s.cargo_deck, s.cargo_discard)
        if card >= 0:
            s.market.append(card)
        return card

    def clear_market(self) -> None:
        """Cargo cards that nobody took go face up to the discard pile.

        buy.leftovers
        """
        market = self.state.market
        while market:
            self.put_away(market.pop())

    def draw_glory(self, seat: int) -> None:
        """A glory card; the discards make a new deck; the hand limit is the caller's care."""
        s = self.state
        card = self.top(s.glory_deck, s.glory_discard)
        if card < 0:
            return
        s.players[seat].hand.append(card)
        self.show(card, seat)
        if self.heard is not None:
            self.tell_apart(seat, GloryDrawn(seat, card), GloryDrawn(seat))

    def play(self, seat: int, card: int) -> int:
        """Discard a glory card from hand (or from those declared) as played; gives the kind that takes effect."""
        s = self.state
        zone = s.declared if card in s.declared else s.players[seat].hand
        zone.remove(card)
        self.put_away(card)
        self.tell(CardPlayed, seat, card, "played")
        return self.count_as_played(card)

    def count_as_played(self, card: int) -> int:
        """Remember the card played last; Quick Learner takes effect as the one before it.

        glory.quick-learner
        """
        if KIND[card] != QUICK_LEARNER:
            self.state.last_card = KIND[card]
        return self.state.last_card

    def offer_missions(self) -> None:
        """Draw until two missions are available; the discards make a new deck.

        mission.refill, ruling.mission-deck-empty
        """
        s = self.state
        while len(s.offered) < 2:
            card = self.top(s.mission_deck, s.mission_discard)
            if card < 0:
                return
            self.reveal(card)
            s.offered.append(card)
            self.tell(MissionMoved, max(s.active, 0), card, "offered")

    # damage and repair

    def mend(self, seat: int, location: int, points: int) -> None:
        """The cube of a location moves up."""
        if points:
            self.state.players[seat].now[location] += points
            self.tell(Repaired, seat, location, points)

    def mark(self, seat: int, location: int, lost_beyond: int = -1) -> None:
        """One hit on a player's ship; beyond a destroyed location it goes to the hull (or is lost: chain, grape).

        hit.overflow
        """
        p = self.state.players[seat]
        how = mark_cube(p.now, location, lost_beyond)
        self.tell(Hit, seat, -1, location, how)
        if location == CARGO and how == "marked":
            self.lose_excess_cargo(seat)

    def lose_excess_cargo(self, seat: int) -> None:
        """At sea: cards above the hold are lost at random; freight that no longer fits is lost with its mission.

        hit.cargo
        """
        p = self.state.players[seat]
        if p.port:
            return
        self.drop_freight(seat)
        lost = []
        while len(p.hold) > room(p):
            lost.append(p.hold.pop(self.roll(1, len(p.hold))[0] - 1 if len(p.hold) > 1 else 0))
            self.put_away(lost[-1])
        if lost:
            self.tell(CargoLost, seat, lost)

    def drop_freight(self, seat: int) -> None:
        """A mission whose freight the hold no longer takes is lost; of two that do not fit together the later one."""
        p = self.state.players[seat]
        while freight(p) > p.now[CARGO]:
            loaded = [m for m in p.missions if MISSIONS[m - MISSION0].freight]
            mission = next((m for m in loaded if MISSIONS[m - MISSION0].freight > p.now[CARGO]), loaded[-1])
            p.missions.remove(mission)
            self.put_away(mission)
            self.tell(MissionMoved, seat, mission, "lost")

    # points

    def point(self, seat: int, deed: str) -> None:
        """A Glory Point with its card; `glory_point` is this with the hand limit."""
        p = self.state.players[seat]
        p.points += 1
        p.deeds += 1 << 5 * DEEDS.index(deed)
        self.tell(PointGained, seat, p.points, deed)
        self.draw_glory(seat)
        self.check_target(seat)

    def check_target(self, seat: int) -> None:
        """Reaching the target is announced at once, whoever's turn it is, and shows the chest.

        end.ten, ruling.end-automatic
        """
        s = self.state
        p = s.players[seat]
        if seat not in s.announced and total(s, p) >= s.options.target:
            s.ending = True
            s.announced.append(seat)
            p.stash_low = p.stash_high = p.stash
            self.tell(Announced, seat, total(s, p))


def mark_cube(now: list[int], location: int, lost_beyond: int = -1) -> str:
    """Move the cube of a location; says whether the hit was marked there, passed to the hull, or was lost."""
    if now[location] > 0:
        now[location] -= 1
        return "marked"
    if location == lost_beyond:
        return "lost"
    now[HULL] = max(now[HULL] - 1, 0)
    return "overflow"
