"""The state of the game: players with their ships, the piles, the round, and what the last throw was."""

from __future__ import annotations

from typing import Literal

import msgspec

from kaper.core.game import Options
from kaper.core.state import State
from kaper.games.sevenseas.cards import ALL_CHARACTERS, CHESTS_PER_GUARD, KIND, PIRATE_BAY, PRICES
from kaper.games.sevenseas.tray import Throw

NOBODY = -1


class SevenSeasOptions(Options, frozen=True):
    """Does the table count the convoys played of each nation, or must everybody remember them?"""

    tally: Literal["shown", "hidden"] = "shown"


class Player(msgspec.Struct):
    """A captain. Ships of one colour are alike, so numbers say all about them."""

    fleet: int
    reserve: int
    chests: int
    hand: list[int]
    guards: int = 0
    sent: int = 0
    yin_yang: int = 0
    skulls: int = 0
    double_hold: int = 0
    unsinkable: int = 0
    corsairs: tuple[int, ...] = ()
    characters: int = ALL_CHARACTERS  # mask of those not on the table
    chosen: int = NOBODY
    hold: list[int] = []
    talismans: list[int] = []

    def loaded(self) -> int:
        """Ships that carry goods, packed as tightly as Double hold allows.

        ritual.double-hold-pack, ritual.double-hold-meaning, ritual.double-hold-partial, ritual.double-hold-swap
        """
        goods, double = len(self.hold), self.double_hold
        double = min(double, self.fleet)
        return (goods + 1) // 2 if goods <= 2 * double else goods - double

    def empty(self) -> int:
        """Ships of the fleet that carry nothing.

        captain.empty-only, guard.not-fleet
        """
        return self.fleet - self.loaded()

    def room(self) -> int:
        """How many more goods the fleet can load."""
        return self.fleet + min(self.double_hold, self.fleet) - len(self.hold)

    def required(self) -> int:
        """Guard ships that the chests call for.

        guard.required
        """
        return self.chests // CHESTS_PER_GUARD

    def cargo(self) -> list[int]:
        """The cards of rum, coffee and fruit aboard."""
        count = [0, 0, 0]
        for item in self.hold:
            count[KIND[item]] += 1
        return count


class SevenSeas(State):
    """Everything on the table."""

    options: SevenSeasOptions
    players: list[Player]
    adventure: list[int]  # the pile, its top at the end
    left: list[int]  # port cards played; the last is the current port
    right: list[int]  # convoys and curses played
    aside: list[int]  # the last-round card, once it was met
    box: list[int]  # cards that are not in this game
    loot: list[int]
    loot_discard: list[int]
    drawn: list[int]  # goods just drawn, not yet loaded or refused
    drawer: int = NOBODY  # who drew them
    round: int = 1
    first: int = NOBODY
    called: int = NOBODY  # the character called now; NOBODY while characters are chosen
    acting: int = NOBODY  # who is to carry out its action now
    last_rounds: int = NOBODY  # rounds left once the last-round card was met
    met: int = 0  # the round in which it was met
    raider: int = NOBODY  # the Captain whose convoy is being raided
    tavern: list[int] = []  # faces that the caster must assign
    throw: Throw | None = None
    supplied: list[Throw] = []  # throws given beforehand, for tests and teaching
    over: bool = False

    def port(self) -> int:
        """The current port."""
        return self.left[-1] if self.left else PIRATE_BAY

    def prices(self) -> tuple[int, int, int]:
        """What the current port pays for rum, coffee and fruit in demand.

        setup.pirate-bay-prices
        """
        return PRICES[self.left[-1] if self.left else PIRATE_BAY]

    def free_nations(self) -> list[int]:
        """Nations whose corsair token nobody has taken.

        governor.exclusive, governor.several
        """
        taken = [nation for player in self.players for nation in player.corsairs]
        return [nation for nation in range(4) if nation not in taken]

    def privilege(self, seat: int) -> int:
        """How many times a seat gets the privilege of the character called now: 0, 1 or 2.

        privilege.counts-choices
        """
        others = sum(player.chosen == self.called for player in self.players)
        return self.alone(seat) if others == 1 else 0

    def alone(self, seat: int) -> int:
        """How many times a seat would get a privilege if nobody else had its character.

        setup.2p.single-privilege, privilege.first-player
        """
        if self.seats == 2:
            return 1 if seat == self.first else 0
        return 2 if seat == self.first else 1
