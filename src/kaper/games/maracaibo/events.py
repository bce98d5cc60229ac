"""What happened: the events of the log. Each carries what is so after it, so that a board need not know the rules."""

from __future__ import annotations

from kaper.core.events import Event
from kaper.core.words import Text, Who
from kaper.core.words import text as say
from kaper.games.maracaibo.box import SLOTS, TILE_SIDES
from kaper.games.maracaibo.chart import GULF, MARACAIBO
from kaper.games.maracaibo.codes import KINDS, RAID_ACTIONS, SWAPS
from kaper.games.maracaibo.words import item_text, kind_text, line_text, numbers_text, who_text


def arrival(at: int, card: int) -> Text:
    """Where a ship arrived: the card there (-1: face down), or a space of the board."""
    if at in (GULF, MARACAIBO):
        return Text("place-gulf" if at == GULF else "place-maracaibo")
    return Text("card-hidden") if card < 0 else item_text(card)


def dice_text(dice: list[int]) -> Text:
    """Raid dice in words: only those that were rolled."""
    parts: list[Text | Who] = [
        say("die", kind=Text(f"kind-{KINDS[kind]}"), face=face) for kind, face in enumerate(dice) if face
    ]
    return say("effects", what=parts)


class Began(Event, frozen=True, tag="began"):
    """The first player is drawn; each player has the doubloons of the turn order."""

    first: int
    purses: list[int]

    def rule(self) -> str:
        return "setup.first-player"

    def text(self) -> Text:
        return say("event-began", who=Who(self.first))


class QuestsKept(Event, frozen=True, tag="quests-kept"):
    """A player kept quests before the game; the cards are told to that player alone."""

    seat: int
    cards: list[int]
    count: int

    def rule(self) -> str:
        return "setup.quests.draft"

    def text(self) -> Text:
        return say("event-quests-kept", who=who_text(self.seat), count=self.count)


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round begins; all ships lie in the starting zone."""

    heading = True
    round: int

    def rule(self) -> str:
        return "round.three"

    def text(self) -> Text:
        return say("event-round-began", round=self.round)


class Sailed(Event, frozen=True, tag="sailed"):
    """A ship sailed along these spaces; seat -1 is Redbeard."""

    seat: int
    path: list[int]
    at: int
    card: int

    def rule(self) -> str:
        return "move.range"

    def text(self) -> Text:
        return say("event-sailed", who=who_text(self.seat), place=arrival(self.at, self.card))


class TollPaid(Event, frozen=True, tag="toll-paid"):
    """A toll was paid to a player (-1: to the supply, or from it); both purses after it, -1 where there is none."""

    seat: int
    to: int
    purse: int
    theirs: int

    def rule(self) -> str:
        return (
            "move.toll"
            if self.seat >= 0 and self.to >= 0
            else "solo.toll.human"
            if self.seat >= 0
            else "solo.toll.redbeard"
        )

    def text(self) -> Text:
        return say("event-toll", who=who_text(self.seat), to=who_text(self.to))


class DoubloonsGained(Event, frozen=True, tag="doubloons-gained"):
    """Doubloons from the supply, and the purse after it."""

    seat: int
    count: int
    purse: int

    def rule(self) -> str:
        return "money.white"

    def text(self) -> Text:
        return say("event-doubloons", who=who_text(self.seat), count=self.count)


class PointsGained(Event, frozen=True, tag="points-gained"):
    """Victory points, and the total after it."""

    seat: int
    count: int
    vp: int

    def rule(self) -> str:
        return "vp.track"

    def text(self) -> Text:
        return say("event-vp", who=who_text(self.seat), count=self.count)


class Acquired(Event, frozen=True, tag="acquired"):
    """An improvement was bought; the purse after it."""

    seat: int
    card: int
    place: int
    price: int
    purse: int

    def rule(self) -> str:
        return "improvement.buy"

    def text(self) -> Text:
        return say("event-acquired", who=who_text(self.seat), card=item_text(self.card), price=self.price)


class Refilled(Event, frozen=True, tag="refilled"):
    """A card of level II took an empty place: -1 face down, a blank where the deck is empty; cards left in the deck."""

    place: int
    card: int
    left: int

    def rule(self) -> str:
        return "improvement.refill"

    def text(self) -> Text:
        return say("event-refilled", card=Text("card-hidden") if self.card < 0 else item_text(self.card))


class Built(Event, frozen=True, tag="built"):
    """A residence was built; the purse after it, -1 for Redbeard."""

    seat: int
    card: int
    place: int
    price: int
    purse: int
    first: bool

    def rule(self) -> str:
        return "residence.build"

    def text(self) -> Text:
        return say(
            "event-built-first" if self.first else "event-built",
            who=who_text(self.seat),
            card=item_text(self.card),
            price=self.price,
        )


class CubesAdded(Event, frozen=True, tag="cubes-added"):
    """Cubes were put on a treasure island: how many lie there now and what a treasure is worth."""

    seat: int
    kind: int
    count: int
    cubes: int
    worth: int

    def rule(self) -> str:
        return "location.value.stack"

    def text(self) -> Text:
        return say(
            "event-cubes",
            who=who_text(self.seat),
            kind=kind_text(self.kind),
            count=self.count,
            cubes=self.cubes,
            worth=self.worth,
        )


class TreasureGained(Event, frozen=True, tag="treasure-gained"):
    """A treasure was taken; cubes left on its island and their worth, treasures of the kind stored and buried."""

    seat: int
    kind: int
    bonus: bool
    cubes: int
    worth: int
    stored: int
    buried: int

    def rule(self) -> str:
        return "treasure.take"

    def text(self) -> Text:
        return say(
            "event-treasure",
            who=who_text(self.seat),
            kind=kind_text(self.kind, ".acc"),
            cubes=self.cubes,
            worth=self.worth,
        )


class TreasureBuried(Event, frozen=True, tag="treasure-buried"):
    """A treasure was buried in a space (0-14 on the hideout, then the galleon's); what is stored and buried of its kind."""

    seat: int
    kind: int
    hole: int
    from_bonus: bool
    stored: int
    buried: int

    def rule(self) -> str:
        return "bury.action"

    def text(self) -> Text:
        return say("event-buried", who=who_text(self.seat), kind=kind_text(self.kind, ".acc"))


class Upgraded(Event, frozen=True, tag="upgraded"):
    """A slot of the ship board was filled; upgrades on it now."""

    seat: int
    slot: int
    upgrades: int

    def rule(self) -> str:
        return "upgrade.place"

    def text(self) -> Text:
        return say("event-upgraded", who=who_text(self.seat), what=line_text(SLOTS[self.slot].text))


class Explored(Event, frozen=True, tag="explored"):
    """An explorer moved along these spaces; rivers crossed now."""

    seat: int
    path: list[int]
    at: int
    rivers: int

    def rule(self) -> str:
        return "explore.move"

    def text(self) -> Text:
        return say("event-explored", who=who_text(self.seat), count=len(self.path), rivers=self.rivers)


class StepsSwapped(Event, frozen=True, tag="steps-swapped"):
    """Steps of an exploration were given up for a reward; steps left."""

    seat: int
    swap: int
    left: int

    def rule(self) -> str:
        return "effect.explore-swap"

    def text(self) -> Text:
        return say(
            "event-swapped",
            who=who_text(self.seat),
            count=SWAPS[self.swap].steps,
            what=numbers_text(SWAPS[self.swap].reward),
        )


class RaidRolled(Event, frozen=True, tag="raid-rolled"):
    """Raid dice were rolled: gold, emerald, pearl (0: not rolled); re-rolls left."""

    seat: int
    dice: list[int]
    rerolls: int

    def rule(self) -> str:
        return "raid.roll"

    def text(self) -> Text:
        return say("event-raid-rolled", who=who_text(self.seat), dice=dice_text(self.dice))


class RaidChosen(Event, frozen=True, tag="raid-chosen"):
    """The die of a raid was chosen: its kind and the whole strength."""

    seat: int
    kind: int
    strength: int

    def rule(self) -> str:
        return "raid.choose-die"

    def text(self) -> Text:
        return say(
            "event-raid-chosen", who=who_text(self.seat), kind=kind_text(self.kind, ".acc"), strength=self.strength
        )


class StrengthSpent(Event, frozen=True, tag="strength-spent"):
    """A raid action was used; strength left of that raid."""

    seat: int
    action: int
    kind: int
    left: int

    def rule(self) -> str:
        return "raid.spend"

    def text(self) -> Text:
        return say(
            "event-spent",
            who=who_text(self.seat),
            count=RAID_ACTIONS[self.action].strength,
            what=numbers_text(RAID_ACTIONS[self.action].reward),
            left=self.left,
        )


class QuestTaken(Event, frozen=True, tag="quest-taken"):
    """A quest was taken from the market (its place) or the deck (-1); the card where it may be known; quests held now."""

    seat: int
    place: int
    card: int
    held: int

    def rule(self) -> str:
        return "quest.take"

    def text(self) -> Text:
        return (
            say("event-quest-market", who=who_text(self.seat), card=item_text(self.card))
            if self.place >= 0
            else say("event-quest-deck", who=who_text(self.seat))
        )


class QuestRevealed(Event, frozen=True, tag="quest-revealed"):
    """The quest market after a card was added."""

    card: int
    market: list[int]

    def rule(self) -> str:
        return "quest.refill"

    def text(self) -> Text:
        return say("event-quest-revealed", card=item_text(self.card))


class MarketRefreshed(Event, frozen=True, tag="market-refreshed"):
    """The Whale changed the quest market."""

    seat: int
    market: list[int]

    def rule(self) -> str:
        return "galleon.d"

    def text(self) -> Text:
        return say("event-market-refreshed", who=who_text(self.seat))


class QuestSold(Event, frozen=True, tag="quest-sold"):
    """A quest went under the deck; the card is told to its owner alone (-1)."""

    seat: int
    card: int
    held: int

    def rule(self) -> str:
        return "effect.sell-quest"

    def text(self) -> Text:
        return say("event-quest-sold", who=who_text(self.seat))


class GalleonTaken(Event, frozen=True, tag="galleon-taken"):
    """A galleon was taken; the purse after it, -1 for Redbeard."""

    seat: int
    galleon: int
    purse: int

    def rule(self) -> str:
        return "galleon.acquire"

    def text(self) -> Text:
        return say("event-galleon", who=who_text(self.seat), galleon=item_text(self.galleon))


class TilePlaced(Event, frozen=True, tag="tile-placed"):
    """A black market tile was placed; the purse after it."""

    seat: int
    tile: int
    place: int
    card: int
    purse: int

    def rule(self) -> str:
        return "black-market.place"

    def text(self) -> Text:
        return say("event-tile-placed", who=who_text(self.seat), place=item_text(self.card))


class TileActivated(Event, frozen=True, tag="tile-activated"):
    """An own black market tile was used."""

    seat: int
    tile: int
    place: int
    side: int

    def rule(self) -> str:
        return "location.black-market"

    def text(self) -> Text:
        return say("event-tile-used", who=who_text(self.seat), what=line_text(TILE_SIDES[self.tile][self.side]))


class MaracaiboReached(Event, frozen=True, tag="maracaibo-reached"):
    """A ship reached Maracaibo; in the third round the last turns begin."""

    seat: int
    last: bool

    def rule(self) -> str:
        return "maracaibo.reward"

    def text(self) -> Text:
        return say("event-maracaibo-last" if self.last else "event-maracaibo", who=who_text(self.seat))


class IncomeTaken(Event, frozen=True, tag="income-taken"):
    """A player's income at the end of a round; purse and VP after it."""

    befalls = True

    seat: int
    doubloons: int
    vp: int
    purse: int
    total: int

    def rule(self) -> str:
        return "income.doubloons"

    def text(self) -> Text:
        return say("event-income", who=who_text(self.seat), doubloons=self.doubloons, vp=self.vp)


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """A round ended; all ships return to the starting zone unless it was the last."""

    befalls = True

    round: int

    def rule(self) -> str:
        return "round.next"

    def text(self) -> Text:
        return say("event-round-ended", round=self.round)


class Scored(Event, frozen=True, tag="scored"):
    """The end: what each seat scored, and Redbeard (-1: he did not play)."""

    totals: list[int]
    redbeard: int

    def rule(self) -> str:
        return "end.winner"

    def text(self) -> Text:
        return Text("event-scored")


EVENT_TYPES = (
    Began,
    QuestsKept,
    RoundBegan,
    Sailed,
    TollPaid,
    DoubloonsGained,
    PointsGained,
    Acquired,
    Refilled,
    Built,
    CubesAdded,
    TreasureGained,
    TreasureBuried,
    Upgraded,
    Explored,
    StepsSwapped,
    RaidRolled,
    RaidChosen,
    StrengthSpent,
    QuestTaken,
    QuestRevealed,
    MarketRefreshed,
    QuestSold,
    GalleonTaken,
    TilePlaced,
    TileActivated,
    MaracaiboReached,
    IncomeTaken,
    RoundEnded,
    Scored,
)
