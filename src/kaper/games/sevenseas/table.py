"""The table of the game: chests with their guards, skulls, drawing cards, and throwing dice."""

from __future__ import annotations

from typing import Any

from kaper.core.chance import Fast
from kaper.core.events import Event
from kaper.core.table import Table
from kaper.core.words import ALL
from kaper.games.sevenseas import events, raid_events
from kaper.games.sevenseas.cards import KIND, LAST_ROUND, LAST_ROUNDS, TALISMAN
from kaper.games.sevenseas.measure import Pair, nearest_pairs
from kaper.games.sevenseas.scatter import scatter_faces, scatter_pairs
from kaper.games.sevenseas.state import SevenSeas
from kaper.games.sevenseas.tray import Throw


class SevenSeasTable(Table[SevenSeas]):
    """The verbs of the rulebook."""

    __slots__ = ()

    # chests, guards, skulls

    def book(self, seat: int, chests: int, event: type[Event], *args: Any) -> None:
        """Book the whole gain or loss of one effect and tell of it; then the guards follow.

        chest.floor, chest.no-cap, guard.any-source
        """
        player = self.state.players[seat]
        player.chests = max(player.chests + chests, 0)
        self.tell(event, seat, *args)
        self.set_guards(seat)

    def set_guards(self, seat: int) -> None:
        """Call surplus guards home; send empty ships where guards are owed.

        guard.return, guard.empty-only, guard.debt, guard.auto, shipwright.guards-return
        """
        player = self.state.players[seat]
        wanted = player.chests // 10
        if player.guards == wanted:
            return
        moved = wanted - player.guards
        if moved > 0:
            moved = min(moved, max(player.empty(), 0))
        player.guards += moved
        player.fleet -= moved
        if moved:
            self.tell(events.GuardsMoved, seat, moved, player.guards)

    def skulls(self, seat: int, count: int, why: str) -> None:
        """Take skull tokens, under the rule that says so."""
        self.state.players[seat].skulls += count
        self.tell(events.SkullsTaken, seat, count, why)

    def mistake(self, seat: int) -> None:
        """The character's action was not carried out.

        shipwright.mistake, shipwright.no-chests, governor.mistake, captain.mistake, islander.mistake, shaman.mistake,
        merchant.mistake, cartographer.mistake
        """
        character = self.state.called
        self.state.players[seat].skulls += 1
        self.tell(events.Mistaken, seat, character)

    def turn_up(self, character: int, seats: list[int]) -> None:
        """A character is called: whoever chose it shows the card, and all learn who did not."""
        self.state.called = character
        self.barrier = ALL
        for seat in seats:
            self.state.players[seat].characters &= ~(1 << character)
        if seats:
            self.tell(events.Called, character, seats)

    # loot

    def draw_loot(self, seat: int, count: int, why: str) -> None:
        """Draw loot cards: talismans lie down at once, goods wait to be loaded or refused.

        loot.talisman, loot.talisman-kept, loot.empty-pile
        """
        s = self.state
        player = s.players[seat]
        s.drawer = seat
        drawn = []
        for _ in range(count):
            if not s.loot:
                if not s.loot_discard:
                    break
                s.loot, s.loot_discard = s.loot_discard, []
                self.shuffle(s.loot)
                self.tell(raid_events.LootReshuffled, len(s.loot))
            item = s.loot.pop()
            self.reveal(item)
            drawn.append(item)
            if KIND[item] == TALISMAN:
                player.talismans.append(item)
                player.yin_yang += 1
            else:
                s.drawn.append(item)
        self.tell(raid_events.LootDrawn, seat, drawn, why)

    def unload(self, seat: int, kind: int, count: int) -> None:
        """Goods leave the ships for the loot discard pile."""
        s = self.state
        hold = s.players[seat].hold
        for _ in range(count):
            place = next(i for i, item in enumerate(hold) if KIND[item] == kind)
            s.loot_discard.append(hold.pop(place))

    # adventure cards

    def draw_adventure(self, seat: int) -> bool:
        """Draw the top card; the last-round card is put aside and the next one drawn. False if there is none.

        end.last-round-card, end.card-after-cap, cartographer.no-reshuffle
        """
        s = self.state
        if s.adventure and s.adventure[-1] == LAST_ROUND:
            s.aside.append(s.adventure.pop())
            if s.last_rounds < 0:
                s.last_rounds, s.met = LAST_ROUNDS, s.round
            self.tell(events.LastRoundMet, seat)
        if not s.adventure:
            return False
        card = s.adventure.pop()
        self.show(card, seat)
        s.players[seat].hand.append(card)
        if self.heard is not None:
            self.tell_apart(seat, events.CardDrawn(seat, card), events.CardDrawn(seat))
        return True

    # throws

    def throw(
        self, cause: str, thrower: int, reds: int, ships: list[int], *, measured: bool
    ) -> tuple[list[int], list[Pair]]:
        """Throw dice into the tray: their faces in canonical order, and the nearest pairs where they matter.

        One outcome of chance makes a throw, whatever flies. A match that keeps its past throws into the real tray; a
        light one, which is never recorded, scatters. A throw is always made in a scene that asks nothing, so no
        question ever stands between an outcome and its use: whoever forks a match finds its throws done.
        """
        s = self.state
        if s.supplied:
            throw = s.supplied.pop(0)
            wanted = Throw(thrower, cause, reds, tuple(ships)).owners()
            if throw.thrower != thrower or [die.owner for die in throw.supplied] != wanted:
                raise ValueError(f"the throw supplied has other dice than {reds} red and {ships}")
        elif self.outcomes is None:
            stream = Fast(self.number())
            s.throw = None
            faces = scatter_faces(stream, reds + sum(ships))
            return faces, scatter_pairs(stream, reds, sum(ships)) if measured else []
        else:
            throw = Throw(thrower, cause, reds, tuple(ships), self.number())
        s.throw = throw
        if self.heard is not None:
            self.tell(raid_events.Thrown, thrower, throw.cause, throw.dice(), throw.repeats())
        return throw.faces(), nearest_pairs(throw) if measured else []
