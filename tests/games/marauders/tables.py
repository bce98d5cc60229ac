"""Tables for tests: a sea set up in three lines, loaded dice, and captains who answer in words.

`Sea("felipe", "frances")` is a quiet Caribbean with these captains in their home ports; its methods arrange it, and
`turn`, `battle` ... give a `Play`. There `do("sail:nassau")` answers whoever is asked, passing first every window in
which a seat has nothing to choose. A place may be named shortly, `do("hull")`, where only one answer can be meant.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from kaper.core.chance import Fast, Loaded
from kaper.core.hidden import mix
from kaper.core.match import Match
from kaper.core.words import Refused
from kaper.games.marauders import GAME
from kaper.games.marauders.atlas import NATIONS, PORTS, ZONE
from kaper.games.marauders.box import (
    CARGO0,
    EVENT,
    EVENTS,
    GLORY_NAMES,
    GOOD,
    GOODS,
    HIRING,
    KIND,
    LOOT,
    MERCHANT_NATION,
    MISSION0,
    MOD,
    MODS,
    NPC_CARD,
    RUMOR0,
    SPECIALISTS,
    SYMBOL,
    WEAPONS,
    item_name,
)
from kaper.games.marauders.captains import CAPTAINS, HOME, NPCS, SHIP_NAMES, SHIPS
from kaper.games.marauders.setup import setup, zones
from kaper.games.marauders.state import Caribbean, MaraudersOptions, Player

NAMES = [captain.name for captain in CAPTAINS]


class Sea:
    """A hand-made state: round 1, no event, sloops with 10 Gold in their home ports, no NPC at sea."""

    def __init__(self, *captains: str, **options: Any) -> None:
        s = self.s = setup(len(captains), MaraudersOptions(**options))
        for deck in (s.event_deck, s.glory_deck, s.cargo_deck, s.rumor_deck, s.mission_deck, s.returned, s.track):
            mix(s, deck, range(len(deck)))
        for zone in PORTS:
            s.demand[zone].append(s.pool.pop())
            s.mods[zone].append(s.returned.pop(0))
        for merchant in s.merchants:
            merchant.append(s.track.pop(0))
        for _ in range(2):
            s.offered.append(s.mission_deck.pop())
            s.seen[s.offered[-1]] = -1
        for seat, name in enumerate(captains):
            card = NAMES.index(name)
            s.captain_deck.remove(card)
            p = s.players[seat]
            p.captain, p.who, p.zone, p.port = [card], card, HOME[card], True
            p.gold, p.now = 10, list(SHIPS[p.ship].locations)
        mix(s, s.captain_deck, range(len(s.captain_deck)))
        s.round = 1
        s.active = 0

    def __getitem__(self, seat: int) -> Player:
        return self.s.players[seat]

    # the boards

    def at(self, seat: int, zone: str, port: bool = False) -> Sea:
        """Put a ship somewhere: at sea, or in port."""
        self[seat].zone, self[seat].port = ZONE[zone], port
        return self

    def ship(self, seat: int, type: str, *mods: str, now: list[int] | None = None, weapons: str = "") -> Sea:
        """Another ship with modifications, special weapons and damage (hull, cargo, masts, crew, cannons)."""
        p = self[seat]
        p.ship = SHIP_NAMES.index(type)
        for mod in mods:
            p.mods.append(self.take(partial(is_mod, MODS.index(mod))))
            self.s.seen[p.mods[-1]] = -1
        p.now = list(now or SHIPS[p.ship].locations)
        if now is None:
            for mod, place in (("hold", 1), ("cannons", 4)):
                p.now[place] = min(p.now[place] + (mod in mods), 5)
        for weapon in weapons.split():
            p.weapons |= 1 << WEAPONS.index(weapon)
        return self

    def gold(self, seat: int, gold: int, stash: int = 0) -> Sea:
        p = self[seat]
        p.gold, p.stash = gold, stash
        p.stash_low, p.stash_high = 0, gold + stash
        return self

    def bounty(self, seat: int, **levels: int) -> Sea:
        for nation, level in levels.items():
            self[seat].bounty[NATIONS.index(nation)] = level
        return self

    # cards

    def take(self, wanted: Any) -> int:
        """Find an item in a deck or on the board and take it out of its zone."""
        for zone in zones(self.s):
            for item in zone.items:
                if wanted(item) and not zone.name.startswith(("hand", "hold", "mods:", "rumor:", "missions", "spec")):
                    zone.items.remove(item)
                    return item
        raise LookupError(wanted)

    def hand(self, seat: int, *names: str) -> Sea:
        """Glory cards by name; specialists as `gunner` (paid) or `gunner-test`."""
        for name in names:
            self._give(seat, self[seat].hand, self.glory(name))
        return self

    def glory(self, name: str) -> int:
        if name in GLORY_NAMES:
            return self.take(lambda item: KIND.get(item) == GLORY_NAMES.index(name))
        specialist, _, test = name.partition("-")
        type = SPECIALISTS.index(specialist)
        return self.take(
            lambda item: item in HIRING and HIRING[item].type == type and (HIRING[item].skill >= 0) == bool(test)
        )

    def specialist(self, seat: int, *names: str) -> Sea:
        for name in names:
            self[seat].specialists.append(self.glory(name))
            self.s.seen[self[seat].specialists[-1]] = -1
        return self

    def hold(self, seat: int, *goods: str) -> Sea:
        """Cargo cards: `rum`, or `rum:3:masts` for a card with this loot and symbol."""
        for name in goods:
            self._give(seat, self[seat].hold, self.take(cargo(name)))
        return self

    def rumor(self, seat: int, name: str) -> Sea:
        self._give(seat, self[seat].rumor, self.take(lambda item: item == RUMOR0 + int(name[1:]) - 1))
        return self

    def mission(self, seat: int, name: str) -> Sea:
        card = self.take(lambda item: item == MISSION0 + int(name[1:]) - 1)
        self[seat].missions.append(card)
        self.s.seen[card] = -1
        self.refill()
        return self

    def offer(self, name: str) -> Sea:
        """Make this one of the two available missions."""
        card = self.take(lambda item: item == MISSION0 + int(name[1:]) - 1)
        self.s.seen[card] = -1
        self.s.offered.append(card)
        while len(self.s.offered) > 2:
            self.s.mission_deck.insert(0, self.s.offered.pop(0))
        return self

    def refill(self) -> None:
        while len(self.s.offered) < 2:
            self.s.offered.append(self.s.mission_deck.pop())
            self.s.seen[self.s.offered[-1]] = -1

    def _give(self, seat: int, zone: list[int], card: int) -> None:
        zone.append(card)
        self.s.seen[card] = 1 << seat

    def on_top(self, *names: str) -> Sea:
        """Put cards on top of their decks, the first to be drawn first."""
        for name in reversed(names):
            card, deck = self.find(name)
            deck.append(card)
            self.s.seen[card] = 0
        return self

    def find(self, name: str) -> tuple[int, list[int]]:
        s = self.s
        if name in EVENTS:
            return self.take(lambda item: EVENT.get(item) == EVENTS.index(name)), s.event_deck
        if name in NPC_NAMES:
            return self.take(lambda item: item in NPC_CARD and NPC_CARD[item].name == name), s.event_deck
        if name in NAMES:
            return self.take(lambda item: item == NAMES.index(name)), s.captain_deck
        if name[0] == "r" and name[1:].isdigit():
            return self.take(lambda item: item == RUMOR0 + int(name[1:]) - 1), s.rumor_deck
        if name[0] == "m" and name[1:].isdigit():
            return self.take(lambda item: item == MISSION0 + int(name[1:]) - 1), s.mission_deck
        if name.split(":", maxsplit=1)[0] in GOODS:
            return self.take(cargo(name)), s.cargo_deck
        return self.glory(name), s.glory_deck

    # the sea

    def demand(self, zone: str, good: str) -> Sea:
        """Let a port demand a good."""
        here = self.s.demand[ZONE[zone]]
        if GOOD[here[0]] != GOODS.index(good):
            old = here.pop()
            for place in (self.s.pool, *self.s.demand):
                for token in place:
                    if GOOD[token] == GOODS.index(good):
                        place[place.index(token)] = old
                        here.append(token)
                        return self
        return self

    def mod(self, zone: str, mod: str | None) -> Sea:
        """Let this modification lie face down in a port (None: the port has none)."""
        here = self.s.mods[ZONE[zone]]
        token = here.pop() if here else -1
        if mod is None:
            self.s.players[-1].mods.append(token)
            return self
        new = token if token >= 0 and MOD[token] == MODS.index(mod) else -1
        if new < 0:
            for place in self.s.mods:
                if place and MOD[place[0]] == MODS.index(mod):
                    new = place[0]
                    place[:] = [token] if token >= 0 else []
                    break
        here.append(new)
        return self

    def merchant(self, zone: str, nation: str) -> Sea:
        """Let the merchant of a zone sail under this flag."""
        here = self.s.merchants[ZONE[zone]]
        for place in (here, *self.s.merchants):
            if place and MERCHANT_NATION[place[0]] == NATIONS.index(nation):
                here[0], place[0] = place[0], here[0]
                return self
        raise LookupError(nation)

    def npc(self, captain: str, zone: str) -> Sea:
        """An NPC ship at sea, commanded by this captain."""
        card = self.take(lambda item: item in NPC_CARD and NPC_CARD[item].name == captain)
        ship = self.s.npcs[NPC_CARD[card].npc]
        ship.pile.append(card)
        ship.zone = ZONE[zone]
        self.s.seen[card] = -1
        return self

    def war(self, *nations: str) -> Sea:
        card = self.take(lambda item: EVENT.get(item) == EVENTS.index("war"))
        self.s.seen[card] = -1
        self.s.war_card.append(card)
        self.s.war = sorted(NATIONS.index(nation) for nation in nations)
        return self

    def event(self, name: str) -> Sea:
        """The event in force this round."""
        self.s.event = EVENTS.index(name)
        return self

    # play

    def play(self, *agenda: Any, dice: Any = (), then: int | None = None) -> Play:
        """Run these scenes with loaded dice; `then`: a seed for whatever chance comes after them."""
        self.s.agenda = [(step, ()) if isinstance(step, str) else (step[0], step[1:]) for step in reversed(agenda)]
        return Play(self.s, Loaded(list(dice), Fast(then) if then is not None else None))

    def turn(self, seat: int = 0, *after: Any, dice: Any = (), actions: int = 3, then: int | None = None) -> Play:
        """A player's actions, the beginning of the turn being over; `after` it what is named."""
        s = self.s
        s.active, s.actions = seat, actions
        s.taken = 3 - actions
        return self.play(("actions", seat), ("turn_ends", seat), *after, dice=dice, then=then)

    def port(self, seat: int = 0, dice: Any = (), then: int | None = None) -> Play:
        """A Port action where the ship lies."""
        self.s.active, self.s.actions, self.s.ported = seat, 2, True
        return self.play(("port_action", seat), ("actions", seat), dice=dice, then=then)

    def battle(self, attacker: int = 0, defender: int = 1, dice: Any = (), then: int | None = None) -> Play:
        """A battle between seats, or with an NPC (-1 - its number)."""
        self.s.active = max(attacker, defender) if min(attacker, defender) < 0 else attacker
        return self.play(("battle", attacker, defender), dice=dice, then=then)


NPC_NAMES = [card.name for card in NPC_CARD.values()]


def is_mod(type: int, item: int) -> bool:
    """Is this item a modification of the type?"""
    return MOD.get(item) == type


def npc(name: str) -> int:
    """The number of an NPC ship for `battle`."""
    return -1 - NPCS.index(name)


def cargo(name: str) -> Any:
    """Which cargo card: `rum`, `rum:3`, `rum:2:escape`, `rum:3:masts`."""
    good, _, rest = name.partition(":")
    loot, _, symbol = rest.partition(":")
    places = {"escape": -1, "hull": 0, "cargo": 1, "masts": 2, "crew": 3, "cannons": 4}

    def wanted(item: int) -> bool:
        if not CARGO0 <= item < RUMOR0 or GOOD[item] != GOODS.index(good):
            return False
        return (not loot or LOOT[item] == int(loot)) and (not symbol or SYMBOL[item] == places[symbol])

    return wanted


class Play:
    """A match on a hand-made table."""

    def __init__(self, state: Caribbean, chance: Loaded) -> None:
        self.chance = chance
        self.m = Match.from_state(GAME, state, chance, listen=True)
        self.settle()

    @property
    def s(self) -> Caribbean:
        return self.m.state

    def __getitem__(self, seat: int) -> Player:
        return self.s.players[seat]

    def settle(self) -> None:
        """Pass for those who have nothing to choose, as the table does."""
        while True:
            forced = [(seat, d.sole(self.s)) for seat, d in self.m.asked.items()]
            forced = [(seat, sole) for seat, sole in forced if sole is not None]
            if not forced:
                return
            assert self.m.act(*forced[0]) is None

    def do(self, *answers: Any) -> Play:
        """Answer for whoever is asked first; a pair (seat, answer) says who."""
        for given in answers:
            seat, answer = given if isinstance(given, tuple) else (self.asked, given)
            refused = self.m.act(seat, self.meant(seat, answer))
            assert refused is None, (answer, refused, self.asks, self.options())
            self.settle()
        return self

    def meant(self, seat: int, answer: Any) -> Any:
        """The answer with its whole address: `hull` is `ship:1/hull`, `scout:merchant` that of the zone."""
        if isinstance(answer, list):
            return [self.meant(seat, one) for one in answer]
        options = self.options(seat)
        if not isinstance(answer, str) or answer in options:
            return answer
        verb, _, name = answer.rpartition(":")
        ways = [
            id
            for id in options
            if id.startswith(f"{answer}:")
            or (id.endswith((f":{name}", f"/{name}")) and id.startswith(f"{verb}:" if verb else ""))
        ]
        return ways[0] if len(ways) == 1 else answer

    def refusal(self, answer: Any, seat: int | None = None) -> str:
        """The rule by which an answer is refused."""
        refused = self.m.act(next(iter(self.m.asked)) if seat is None else seat, answer)
        assert isinstance(refused, Refused), f"{answer} was taken"
        return refused.rule

    @property
    def asks(self) -> str:
        """The name of the question that is asked; empty if nothing is."""
        return type(next(iter(self.m.asked.values()))).__name__ if self.m.asked else ""

    @property
    def asked(self) -> int:
        """Who is asked first."""
        return next(iter(self.m.asked))

    def options(self, seat: int | None = None) -> list[str]:
        """The ids that may be answered."""
        if not self.m.asked:
            return []
        question = self.m.question(self.asked if seat is None else seat)
        assert question is not None
        return [option.id for option in question.options]

    def told(self, tag: str) -> list[Any]:
        """All events of a kind, in order, as everybody heard them."""
        return [told.event for told in self.m.told if told.to < 0 and told.event.__struct_config__.tag == tag]

    def card(self, seat: int, name: str) -> str:
        """The option that plays a glory card of a hand."""
        kind = GLORY_NAMES.index(name)
        return f"card:{next(card for card in self[seat].hand if KIND[card] == kind)}"

    def dice_left(self) -> int:
        """How many loaded rolls have not been used."""
        return len(self.chance.outcomes) - self.chance.place


def names(items: list[int]) -> list[str]:
    """Goods, glory cards or specialists by name, for comparisons."""
    return [item_name(item).partition("-")[2] for item in items]
