"""What happens at the table, told to the log and the animation."""

from __future__ import annotations

from kaper.core.events import Event
from kaper.core.words import Text, Who
from kaper.games.sevenseas.cards import (
    CARTOGRAPHER,
    CHARACTERS,
    GOODS,
    KIND,
    LOOT_NAMES,
    NATIONS,
    PORTS,
    SHAMAN,
)
from kaper.games.sevenseas.tray import Corner, Die
from kaper.games.sevenseas.words import card_text, loot_text


class RoundBegan(Event, frozen=True, tag="round"):
    """A round begins; `left` counts the last rounds, or is -1."""

    round: int
    first: int
    left: int

    def rule(self) -> str:
        return "round.phases" if self.left < 0 else "end.counter"

    def text(self) -> Text:
        key = "event-round" if self.left < 0 else "event-round-last"
        return Text(key, {"round": self.round, "who": Who(self.first), "left": self.left})


class Called(Event, frozen=True, tag="called"):
    """A character is called and all who chose it show it."""

    character: int
    seats: list[int]

    def rule(self) -> str:
        return "round.call.reveal"

    def text(self) -> Text:
        names: list[Text | Who] = [Who(seat) for seat in self.seats]
        return Text("event-called", {"character": Text(f"character-{CHARACTERS[self.character]}"), "who": names})


class Mistaken(Event, frozen=True, tag="mistake"):
    """The action was not carried out: a skull."""

    seat: int
    character: int

    def rule(self) -> str:
        return f"{CHARACTERS[self.character]}.mistake"

    def text(self) -> Text:
        character = Text(f"character-{CHARACTERS[self.character]}.gen")
        return Text("event-mistake", {"who": Who(self.seat), "character": character})


class SkullsTaken(Event, frozen=True, tag="skulls"):
    """Skull tokens are taken under a rule."""

    seat: int
    count: int
    why: str

    def rule(self) -> str:
        return self.why

    def text(self) -> Text:
        key = "event-skulls-" + self.why.replace(".", "-")
        return Text(key, {"who": Who(self.seat), "count": self.count})


class PrivilegeGiven(Event, frozen=True, tag="privilege"):
    """Somebody alone with a character gets its privilege."""

    seat: int
    character: int
    amount: int
    doubled: bool

    def rule(self) -> str:
        return f"{CHARACTERS[self.character]}.privilege"

    def text(self) -> Text:
        return Text(f"event-privilege-{CHARACTERS[self.character]}", {"who": Who(self.seat), "count": self.amount})


class GuardsMoved(Event, frozen=True, tag="guards"):
    """Ships go to guard the chests (count above 0) or come home (below 0)."""

    seat: int
    count: int
    guards: int

    def rule(self) -> str:
        return "guard.required" if self.count > 0 else "guard.return"

    def text(self) -> Text:
        key = "event-guards-out" if self.count > 0 else "event-guards-home"
        return Text(key, {"who": Who(self.seat), "count": abs(self.count)})


class ShipsBought(Event, frozen=True, tag="bought"):
    """Ships leave the reserve for a chest each."""

    seat: int
    count: int

    def rule(self) -> str:
        return "shipwright.buy"

    def text(self) -> Text:
        return Text("event-bought", {"who": Who(self.seat), "count": self.count})


class BecameCorsair(Event, frozen=True, tag="corsair"):
    """Somebody enters a nation's service and gets the whole reserve."""

    seat: int
    nation: int
    ships: int

    def rule(self) -> str:
        return "governor.corsair"

    def text(self) -> Text:
        nation = Text(f"nation-{NATIONS[self.nation]}.gen")
        return Text("event-corsair", {"who": Who(self.seat), "nation": nation, "count": self.ships})


class GoodsSold(Event, frozen=True, tag="sold"):
    """A batch of goods is sold; `final` at the end of the game."""

    seat: int
    rum: int
    coffee: int
    fruit: int
    chests: int
    final: bool = False

    def rule(self) -> str:
        return "end.final-sale" if self.final else "merchant.sell"

    def text(self) -> Text:
        goods: list[Text | Who] = [*loot_text([self.rum, self.coffee, self.fruit])]
        key = "event-sold-final" if self.final else "event-sold"
        return Text(key, {"who": Who(self.seat), "goods": goods, "chests": self.chests})


class RitualPerformed(Event, frozen=True, tag="ritual"):
    """A lasting ritual reaches a level."""

    seat: int
    ritual: str
    level: int

    def rule(self) -> str:
        return f"ritual.{self.ritual}"

    def text(self) -> Text:
        return Text(f"event-ritual-{self.ritual}", {"who": Who(self.seat), "level": self.level})


class Negotiated(Event, frozen=True, tag="negotiated"):
    """Two different goods are sold at the printed prices."""

    seat: int
    one: int
    other: int
    chests: int

    def rule(self) -> str:
        return "ritual.negotiations"

    def text(self) -> Text:
        one, other = Text(f"good-{GOODS[self.one]}.acc"), Text(f"good-{GOODS[self.other]}.acc")
        return Text("event-negotiated", {"who": Who(self.seat), "one": one, "other": other, "chests": self.chests})


class CardDrawn(Event, frozen=True, tag="drawn"):
    """An adventure card goes into a hand; only its owner learns which."""

    seat: int
    card: int | None = None

    def rule(self) -> str:
        return f"{CHARACTERS[CARTOGRAPHER]}.draw"

    def text(self) -> Text:
        if self.card is None:
            return Text("event-drawn", {"who": Who(self.seat)})
        return Text("event-drawn-own", {"who": Who(self.seat), "card": card_text(self.card)})


class LastRoundMet(Event, frozen=True, tag="last-round"):
    """The last-round card comes up."""

    seat: int

    def rule(self) -> str:
        return "end.last-round-card"

    def text(self) -> Text:
        return Text("event-last-round", {"who": Who(self.seat)})


class RoundCapReached(Event, frozen=True, tag="round-cap"):
    """The game has stalled: the last rounds begin without the card."""

    round: int

    def rule(self) -> str:
        return "end.safety-cap"

    def text(self) -> Text:
        return Text("event-round-cap", {"round": self.round})


class CardPlayed(Event, frozen=True, tag="played"):
    """A convoy, a port or a curse is laid beside the adventure pile."""

    seat: int
    card: int

    def rule(self) -> str:
        if self.card in PORTS:
            return "islander.play-port"
        return "captain.play-convoy" if self.card < PORTS.start else f"{CHARACTERS[SHAMAN]}.play-curse"

    def text(self) -> Text:
        key = "event-played-port" if self.card in PORTS else "event-played"
        return Text(key, {"who": Who(self.seat), "card": card_text(self.card)})


class ShipsSent(Event, frozen=True, tag="sent"):
    """Ships join a raid."""

    seat: int
    count: int

    def rule(self) -> str:
        return "captain.send"

    def text(self) -> Text:
        return Text("event-sent", {"who": Who(self.seat), "count": self.count})


class NobodySailed(Event, frozen=True, tag="nobody"):
    """No ship was sent: no throw, no loot."""

    def rule(self) -> str:
        return "captain.nobody-sends"

    def text(self) -> Text:
        return Text("event-nobody")


class Thrown(Event, frozen=True, tag="thrown"):
    """Dice lie in the tray: enough to draw it. `repeats` lists, throw by throw, the dice that left and flew again."""

    seat: int
    cause: str
    dice: tuple[Die, ...]
    repeats: tuple[tuple[int, ...], ...]

    def rule(self) -> str:
        return "captain.throws" if self.cause == "raid" else "curse.thrower"

    def text(self) -> Text:
        again = sum(len(dice) for dice in self.repeats)
        return Text("event-thrown", {"who": Who(self.seat), "count": len(self.dice), "again": again})


class Duel(Event, frozen=True, tag="duel"):
    """The nearest pair fights: its dice, faces, gap (in widths of a die), where the ruler lay, and who sinks."""

    number: int
    red: int
    seat: int
    ship: int
    red_face: int
    ship_face: int
    gap: float
    ruler: tuple[Corner, Corner]
    red_sinks: bool
    ship_sinks: bool

    def rule(self) -> str:
        return "battle.equal" if self.red_sinks and self.ship_sinks else "battle.compare"

    def text(self) -> Text:
        sinks = "both" if self.red_sinks and self.ship_sinks else "red" if self.red_sinks else "ship"
        whole, _, part = f"{self.gap:.2f}".partition(".")
        gap: dict[str, int | str | Who] = {"whole": whole, "part": part, "who": Who(self.seat)}
        return Text(f"event-duel-{sinks}", {**gap, "red": self.red_face, "ship": self.ship_face})


class ShipsSunk(Event, frozen=True, tag="sunk"):
    """Ships sank in a battle: those lost pay a yin-yang each, those saved come home empty."""

    seat: int
    lost: int
    saved: int

    def rule(self) -> str:
        return "battle.sunk-yinyang" if self.lost else "ritual.unsinkable"

    def text(self) -> Text:
        key = "event-sunk-saved" if self.saved else "event-sunk"
        return Text(key, {"who": Who(self.seat), "lost": self.lost, "saved": self.saved})


class RaidEnded(Event, frozen=True, tag="raid"):
    """The duels are over; `survivors` by seat draw loot if the raid succeeded."""

    seat: int
    won: bool
    survivors: list[int]

    def rule(self) -> str:
        return "battle.win" if self.won else "battle.lost"

    def text(self) -> Text:
        return Text("event-raid-won" if self.won else "event-raid-lost", {"count": sum(self.survivors)})


class LootReshuffled(Event, frozen=True, tag="reshuffled"):
    """The loot discard pile becomes the new loot pile."""

    count: int

    def rule(self) -> str:
        return "loot.empty-pile"

    def text(self) -> Text:
        return Text("event-reshuffled", {"count": self.count})


class LootDrawn(Event, frozen=True, tag="loot"):
    """Loot cards are drawn openly, in order."""

    seat: int
    items: list[int]

    def rule(self) -> str:
        return "loot.draw"

    def text(self) -> Text:
        counts = [0, 0, 0, 0]
        for item in self.items:
            counts[KIND[item]] += 1
        cards: list[Text | Who] = [*loot_text(counts)]
        return Text("event-loot", {"who": Who(self.seat), "cards": cards}) if cards else Text("event-loot-none")


class GoodsLoaded(Event, frozen=True, tag="loaded"):
    """Of the goods drawn some are loaded, the rest refused."""

    seat: int
    loaded: list[int]
    refused: int

    def rule(self) -> str:
        return "loot.refuse" if self.refused else "loot.load"

    def text(self) -> Text:
        goods: list[Text | Who] = [*loot_text(self.loaded)]
        if not goods:
            return Text("event-loaded-none", {"who": Who(self.seat), "refused": self.refused})
        return Text("event-loaded", {"who": Who(self.seat), "goods": goods, "refused": self.refused})


class Cursed(Event, frozen=True, tag="cursed"):
    """A curse takes loot cards of a kind, and chests for those that are missing."""

    seat: int
    kind: int
    cards: int
    chests: int

    def rule(self) -> str:
        return "curse.loot-or-chest"

    def text(self) -> Text:
        lost = [0, 0, 0, 0]
        lost[self.kind] = self.cards
        things: list[Text | Who] = [*loot_text(lost)]
        if self.chests:
            things.append(Text("count-chests", {"count": self.chests}))
        return (
            Text("event-cursed", {"who": Who(self.seat), "things": things})
            if things
            else Text("event-cursed-nothing", {"who": Who(self.seat)})
        )


class WhirlpoolCaught(Event, frozen=True, tag="whirlpool"):
    """The nearest ships are caught; `caught` counts them by seat."""

    value: int
    caught: list[int]

    def rule(self) -> str:
        return "curse.whirlpool"

    def text(self) -> Text:
        return Text("event-whirlpool", {"count": sum(self.caught)})


class WagesPaid(Event, frozen=True, tag="wages"):
    """Guards are paid."""

    seat: int
    guards: int
    chests: int

    def rule(self) -> str:
        return "curse.wages"

    def text(self) -> Text:
        return Text("event-wages", {"who": Who(self.seat), "guards": self.guards, "chests": self.chests})


class IdolNamed(Event, frozen=True, tag="idol"):
    """The caster names a good."""

    seat: int
    kind: int

    def rule(self) -> str:
        return "curse.idol"

    def text(self) -> Text:
        return Text("event-idol", {"who": Who(self.seat), "good": Text(f"good-{LOOT_NAMES[self.kind]}.gen")})


class TavernOpened(Event, frozen=True, tag="tavern"):
    """The red dice of the Tavern lie on the table."""

    seat: int
    faces: list[int]

    def rule(self) -> str:
        return "curse.tavern"

    def text(self) -> Text:
        return Text("event-tavern", {"who": Who(self.seat), "faces": ", ".join(map(str, self.faces))})


class TavernServed(Event, frozen=True, tag="served"):
    """Every seat has its die."""

    seat: int
    faces: list[int]

    def rule(self) -> str:
        return "curse.tavern"

    def text(self) -> Text:
        shares: list[Text | Who] = [
            Text("tavern-share", {"who": Who(seat), "effect": Text(f"tavern-{face}")})
            for seat, face in enumerate(self.faces)
        ]
        return Text("event-served", {"shares": shares})


class TavernChest(Event, frozen=True, tag="tavern-chest"):
    """A chest won (1), lost (-1), or not there to be lost (0)."""

    seat: int
    chests: int

    def rule(self) -> str:
        return "curse.tavern.4" if self.chests > 0 else "curse.tavern.3"

    def text(self) -> Text:
        key = {1: "event-tavern-gain", -1: "event-tavern-loss", 0: "event-cursed-nothing"}[self.chests]
        return Text(key, {"who": Who(self.seat)})


class TavernYinYang(Event, frozen=True, tag="tavern-yin-yang"):
    """Yin-yang markers from the Tavern."""

    seat: int
    count: int

    def rule(self) -> str:
        return "curse.tavern.6"

    def text(self) -> Text:
        return Text("event-tavern-yin-yang", {"who": Who(self.seat), "count": self.count})


class CharactersBack(Event, frozen=True, tag="back"):
    """Somebody takes all character cards back."""

    seat: int

    def rule(self) -> str:
        return "round.end.take-back"

    def text(self) -> Text:
        return Text("event-back", {"who": Who(self.seat)})


class Scored(Event, frozen=True, tag="scored"):
    """The points of a player and where they come from."""

    seat: int
    chests: int
    talismans: int
    yin_yang: int
    skulls: int

    def rule(self) -> str:
        return "score.chests"

    def text(self) -> Text:
        total = self.chests + self.talismans + self.yin_yang + self.skulls
        args: dict[str, int | str | Who] = {"who": Who(self.seat), "points": total, "chests": self.chests}
        more = {"talismans": self.talismans, "yin_yang": self.yin_yang, "skulls": -self.skulls}
        return Text("event-scored", {**args, **more})


EVENTS = (
    *(RoundBegan, Called, Mistaken, SkullsTaken, PrivilegeGiven, GuardsMoved, ShipsBought, BecameCorsair),
    *(GoodsSold, RitualPerformed, Negotiated, CardDrawn, LastRoundMet, RoundCapReached, CardPlayed, ShipsSent),
    *(NobodySailed, Thrown, Duel, ShipsSunk, RaidEnded, LootReshuffled, LootDrawn, GoodsLoaded, Cursed),
    *(WhirlpoolCaught, WagesPaid, IdolNamed, TavernOpened, TavernServed, TavernChest, TavernYinYang),
    *(CharactersBack, Scored),
)
