"""Abilities, asked for at named moments: before a move, at a shot, at a boarding, when something is loaded or mended.

A card's ability is a word of its `effects` or `keywords`. A ship's own is usable unless it is off; a crew's only aboard a ship
of its nation (or one that welcomes it), and using it turns the crew face up. `powers` gathers all usable words of a ship: a ship
without crew and treasure costs one look-up.
"""

from __future__ import annotations

from functools import lru_cache

from kaper.games.spanishmain.cards import CARDS, EVERY_WORD, WORDS, Cannon, Card
from kaper.games.spanishmain.geometry.course import Allowance
from kaper.games.spanishmain.geometry.units import LENGTHS
from kaper.games.spanishmain.links import linked_pairs
from kaper.games.spanishmain.state import CREW_OFF, GHOSTLY, SHIP_OFF, SLOWED, STILLED, Sea, Ship, all_masts, edition

FOUND, OWN, NOBODY = -3, -2, -1
MUSKET = Cannon(3, "S")
GIVEN_BY_TREASURE = {
    "ut_shipping_charts": "peek(ship)",
    "ut_marksmans_map": "peek(island)",
    "ut_forged_papers": "explorer",
    "ut_sextant": "ignore_terrain",
    "ut_the_cursed": "FEAR",
}
COMMANDER = frozenset({"captain", "same_action_twice(5+)"})
OFF = SHIP_OFF | CREW_OFF
ANYWHERE = 10_000  # added to the card of a crew that works on ships of any nation
RISEN = 20_000  # added to that of one who came back from the dead


# which abilities a ship has


def powers(s: Sea, ship: Ship) -> frozenset[str]:
    """All words that a ship may use now: its own, those of its crew, those of treasure aboard."""
    crew = ship.crew
    if not crew and not ship.finds and not ship.state & OFF:
        return WORDS[ship.card]
    cards = s.crew_card
    if s.hushed:
        crew = [item for item in crew if item not in s.hushed]
    if s.drifters or s.ghosts:
        aboard = tuple([cards[item] + ANYWHERE * (item in s.drifters) + RISEN * (item in s.ghosts) for item in crew])
    else:
        aboard = tuple([cards[item] for item in crew])
    finds = tuple([cards[item] for item in ship.finds if s.seen[item] == -1])
    return gathered(ship.card, aboard, finds, ship.state & OFF)


@lru_cache(maxsize=8192)
def gathered(card: int, crew: tuple[int, ...], finds: tuple[int, ...], off: int) -> frozenset[str]:
    """The words of a ship with this crew and treasure."""
    own: frozenset[str] = frozenset() if off & SHIP_OFF else WORDS[card]
    found = set(own)
    if not off & CREW_OFF:
        for number in usable(card, crew, own):
            member = number % ANYWHERE
            found |= WORDS[member]
            if number >= RISEN:
                found.add("GHOST")
            if "EMPERORSCOMMANDER" in WORDS[member] and CARDS[card].name in CARDS[member].link:
                found |= COMMANDER
    for treasure in finds:
        for word in WORDS[treasure]:
            found.add(word)
            if word in GIVEN_BY_TREASURE:
                found.add(GIVEN_BY_TREASURE[word])
    return frozenset(found)


@lru_cache(maxsize=8192)
def usable(card: int, crew: tuple[int, ...], own: frozenset[str]) -> tuple[int, ...]:
    """The crew cards whose abilities work aboard: of the ship's nation, or of one that somebody aboard makes welcome."""
    nations = {CARDS[card].nation} | welcomed(own)
    while True:
        found = tuple(
            member
            for member in crew
            if member // ANYWHERE & 1 or CARDS[member % ANYWHERE].nation in nations or "any" in nations
        )
        more = nations.union(*(welcomed(WORDS[member % ANYWHERE]) for member in found))
        if more == nations:
            return found
        nations = more


def welcomed(words: frozenset[str]) -> set[str]:
    """The nations whose crew works aboard by these abilities."""
    found = {word[8:-1] for word in words if word.startswith("crew_ok(")}
    return found | {"any"} if "TREASURESHIP" in words else found


def serves(s: Sea, ship: Ship, item: int) -> bool:
    """Does this crew's ability work aboard?"""
    if ship.state & CREW_OFF or item in s.hushed:
        return False
    if item in s.drifters:
        return True
    own: frozenset[str] = frozenset() if ship.state & SHIP_OFF else WORDS[ship.card]
    aboard = tuple([s.crew_card[other] for other in ship.crew if other not in s.hushed])
    return s.crew_card[item] in usable(ship.card, aboard, own)


def giver(s: Sea, ship: Ship, effect: str) -> int:
    """Who gives a ship this ability: a crew (one face up before others), the ship's own card (OWN), FOUND treasure, NOBODY."""
    if effect not in powers(s, ship):
        return NOBODY
    if effect in WORDS[ship.card] and not ship.state & SHIP_OFF:
        return OWN
    found = FOUND
    for item in ship.crew:
        words = WORDS[s.crew_card[item]]
        by_rank = effect in COMMANDER and "EMPERORSCOMMANDER" in words
        risen = effect == "GHOST" and item in s.ghosts
        if (effect in words or by_rank or risen) and serves(s, ship, item):
            if s.seen[item] == -1:
                return item
            if found == FOUND:
                found = item
    return found


def has(s: Sea, ship: Ship, effect: str) -> bool:
    return effect in powers(s, ship)


def perhaps(s: Sea, ship: Ship, effect: str) -> bool:
    """May it have the ability, as far as everybody can see? Preset fleets are known, what others brought is not."""
    for item in ship.crew:
        if s.seen[item] != -1 and possible(s, effect):
            return True
    return effect in powers(s, ship)


def possible(s: Sea, effect: str) -> bool:
    """May any face-down crew of this game have the ability?"""
    return any(fleet < 0 or effect in EVERY_WORD[fleet] for fleet in s.fleets)


# once a turn

ONCE = {
    effect: 1 << place
    for place, effect in enumerate(
        (
            *("reroll_any", "hit_kills_crew(1/turn)", "hit_kills_cargo(1/turn)", "ignore_first_hit"),
            *("extra_action(5+)", "extra_action(crew)", "same_action_twice(5+)", "cancel(S)"),
            *("steal_touch(1)", "plunder_touch", "trade_random(S)", "peek(ship)", "peek(island)", "peek(any)"),
            *("mark_explored(S)", "bonus_move(S;after=load)", "bonus_move(S;after=unload)", "fort_second_action(4)"),
            "admiral(6)",
        )
    )
}


def spent(ship: Ship, effect: str) -> bool:
    """Was an ability that works once a turn used already?"""
    return bool(ship.used & ONCE[effect])


def spend(ship: Ship, effect: str) -> None:
    ship.used |= ONCE[effect]


# cargo


def space_taken(s: Sea, ship: Ship) -> int:
    """Cargo spaces filled by coins, captives, crew, and the few unique treasures that take any."""
    taken = len(ship.coins)
    if ship.crew:
        taken += spaces_of(tuple([s.crew_card[item] for item in ship.crew]))
        if s.stowed:
            taken -= sum(item in s.stowed for item in ship.crew)
    for item in ship.finds:
        words = WORDS[s.crew_card[item]]
        taken += 2 * ("ut_fruit" in words) + ("ut_jade" in words)
    return taken


@lru_cache(maxsize=4096)
def spaces_of(crew: tuple[int, ...]) -> int:
    return crew_spaces([CARDS[number] for number in crew])


def crew_spaces(cards: list[Card]) -> int:
    """Cargo spaces that a crew takes; beside a Jonah everybody takes one."""
    jonah = any("jonah" in card.effects for card in cards)
    return sum("no_space" not in card.effects or (jonah and "jonah" not in card.effects) for card in cards)


@lru_cache(maxsize=4096)
def links_of(ship: int, crew: tuple[int, ...], with_ship: bool) -> int:
    return linked_pairs(CARDS[ship], [CARDS[number] for number in crew], (), with_ship)


def capacity(s: Sea, ship: Ship) -> int:
    """Cargo spaces of a ship: those of its card, one for each linked pair aboard, and what abilities add or take."""
    space = CARDS[ship.card].cargo
    crew = ship.crew
    if not crew and not ship.finds:
        return space
    if crew:
        space += links_of(ship.card, tuple([s.crew_card[item] for item in crew]), edition(s).ship_links)
        if s.named:
            space += sum(a in crew and b in crew for a, b in s.named)
    words = powers(s, ship)
    return space + ("cargo_plus(1)" in words) - ("ut_rotting_hull" in words)


def room(s: Sea, ship: Ship) -> int:
    """Cargo spaces left."""
    return capacity(s, ship) - space_taken(s, ship)


def crew_points(s: Sea, ship: Ship) -> int:
    return sum(CARDS[s.crew_card[item]].points for item in ship.crew)


def takes_crew(s: Sea, ship: Ship, item: int) -> bool:
    """May this crew come aboard? It needs a space, and all crew together cost at most what the ship does."""
    crew, card = CARDS[s.crew_card[item]], CARDS[ship.card]
    if "no_crew" in card.effects or crew_points(s, ship) + crew.points > card.points:
        return False
    if not crew.points and crew.nation != card.nation and edition(s).zero_at_home:
        return False
    ship.crew.append(item)
    fits = room(s, ship) >= 0
    ship.crew.pop()
    return fits


# before a move


def adrift(s: Sea, ship: Ship) -> bool:
    """Is it derelict? A Galley of Revolution never is."""
    return not ship.masts and ("GALLEY" not in WORDS[ship.card] or edition(s).galleys_derelict)


def stilled(ship: Ship) -> bool:
    """Is its turn over, whatever it has not done yet?"""
    return bool(ship.state & STILLED)


BONUSES = (
    ("move_plus(S)", "S"),
    ("move_plus(S;if=no_cargo)", "S"),
    ("move_plus(L;if=all_masts)", "L"),
)


def bonus_move(s: Sea, ship: Ship) -> list[tuple[str, str]]:
    """Segments beyond the base move, each with the ability that gives it."""
    words = powers(s, ship)
    found: list[tuple[str, str]] = []
    for effect, length in BONUSES if words else ():
        if effect in words and bonus_holds(s, ship, effect):
            found.append((length, effect))
    if ship.greased:
        found.append(("L", "ut_grease_barrels"))
    return found


def bonus_holds(s: Sea, ship: Ship, effect: str) -> bool:
    if effect.endswith("if=no_cargo)"):
        return not space_taken(s, ship)
    return ship.masts == all_masts(ship) if effect.endswith("if=all_masts)") else True


def base_move(s: Sea, ship: Ship, towing: bool) -> tuple[str, ...]:
    """The segments of the base move: S in tow duty, for oars, in fear, and for a full hold that slows the ship."""
    if towing or ship.state & SLOWED or adrift(s, ship):
        return ("S",)
    if "move_set(S;if=cargo_full)" in powers(s, ship) and room(s, ship) <= 0:
        return ("S",)
    return CARDS[ship.card].move


OARS = frozenset({"oars(S)", "GALLEY", "TURTLE"})
"""What moves a ship without masts."""


def own_move(s: Sea, ship: Ship) -> bool:
    """Can it sail at all: it has a mast, or oars?"""
    return ship.masts > 0 or not OARS.isdisjoint(powers(s, ship))


def rower(s: Sea, ship: Ship) -> str:
    """The ability that moves a ship without masts; empty: none."""
    return next((effect for effect in ("GALLEY", "TURTLE", "oars(S)") if has(s, ship, effect)), "")


def ghostly(ship: Ship) -> bool:
    """Does it sail through everything this turn?"""
    return bool(ship.state & GHOSTLY)


def allowance(base: str, bonus: str, rest: int = 0, casts_off: bool = False) -> Allowance:
    """Segments written as letters, for the geometry."""
    return Allowance(tuple(LENGTHS[c] for c in base), tuple(LENGTHS[c] for c in bonus), rest, casts_off)


def cannon(card: Card, number: int) -> Cannon:
    """A ship's or fort's cannon as its own card has it."""
    gun = card.cannons[number]
    return Cannon(gun.rank, "L") if "all_L" in card.effects else gun


def number_to_beat(gun: Cannon, bonus: int) -> int:
    """The least die that hits: more than the rank with the bonus, and never a 1."""
    return max(gun.rank - bonus + 1, 2)
