"""What a seat may believe of fleets that others brought: hidden crew, events, forts and treasure, drawn anew.

Cards of a fleet of one's own are a secret without a pile: which they are must not depend on which they really are. Drawn is what
the fleet may legally hold for what everybody sees: its ships, how many cards lie face down where, and the points left. Most
fleets are built with sense, so most of the crew is what such a fleet would have there: whoever thinks that others sail with
crew drawn from a hat thinks too little of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

from kaper.core.chance import Fast
from kaper.games.spanishmain.abilities import room
from kaper.games.spanishmain.cards import CARDS, WORDS
from kaper.games.spanishmain.effects.finds import DOWN
from kaper.games.spanishmain.effects.marines import enlist_marines
from kaper.games.spanishmain.fleets.builder import FETCHES, FIGHTS, card_pool, crew_of, fighter
from kaper.games.spanishmain.fleets.legal import ABANDONED as TOKENS
from kaper.games.spanishmain.fleets.legal import LARGEST_COIN
from kaper.games.spanishmain.muster import SHOWN_FROM_THE_START
from kaper.games.spanishmain.setup import contributions
from kaper.games.spanishmain.state import OWN_FLEET, Sea, Ship, build_total, contribution, pieces

ABANDONED = frozenset(TOKENS)
SENSIBLE = 5  # of six crew cards so many are what a ship of their fleet needs most, where there is such
TYPES = 3  # of four others so many are crew types, as fleets have them
UNIQUE = 3  # of so many fleets one has brought one unique treasure more


def redeal(s: Sea, seat: int, rng: Fast) -> None:
    """All that a seat cannot know of the others' fleets and of the treasure they put into the pool."""
    chosen = s.options.treasure == "chosen"
    for other in range(s.seats):
        if other == seat:
            continue
        own = s.fleets[other] == OWN_FLEET
        if own:
            deal_crew(s, other, seat, rng)
            s.events[other] = drawn(card_pool(s.options.edition, "event"), len(s.events[other]), rng)
            s.fort_cards[other] = drawn(forts_of(s, other), len(s.fort_cards[other]), rng)
        if own or (chosen and s.round):
            deal_treasure(s, other, seat, rng)
    if s.marines or OWN_FLEET in s.fleets:
        s.named = [pair for pair in s.named if all(known(s, item, seat) for item in pair)]
        if s.round:
            enlist_marines(s)


def known(s: Sea, item: int, seat: int) -> bool:
    return bool(s.seen[item] >> seat & 1)


def drawn(pool: Sequence[int], count: int, rng: Fast) -> list[int]:
    """So many cards of different names."""
    left, found = list(pool), list[int]()
    while len(found) < count:
        card = left.pop(rng.below(len(left)))
        found.append(card)
        left = [one for one in left if CARDS[one].name != CARDS[card].name] or list(pool)
    return sorted(found)


def forts_of(s: Sea, other: int) -> list[int]:
    """Forts that a fleet may still keep aside: of a nation of its ships, and not built yet."""
    nations = {CARDS[ship.card].nation for ship in s.ships if ship.owner == other}
    built = {fort.card for fort in s.forts}
    every = card_pool(s.options.edition, "fort")
    return [n for n in every if CARDS[n].nation in nations and n not in built] or list(every)


# crew


@cache
def crew_pool(edition: str, nation: str, points: int, generic: bool) -> tuple[int, ...]:
    """Crew of a nation that may lie face down, at most so dear, the cheapest first; crew types alone or all."""
    return tuple(
        sorted(
            (
                n
                for n in card_pool(edition, "crew", nation)
                if CARDS[n].points <= points
                and (CARDS[n].generic or not generic)
                and SHOWN_FROM_THE_START.isdisjoint(WORDS[n])
            ),
            key=lambda n: (CARDS[n].points, n),
        )
    )


def deal_crew(s: Sea, other: int, seat: int, rng: Fast) -> None:
    """Face-down crew of a fleet, deck by deck: it serves its ship's nation and costs no more than is left of the points."""
    coins = len(contribution(build_total(s.options))) * s.seats
    fleet = [ship for ship in s.ships if ship.owner == other]
    budget = build_total(s.options) - sum(CARDS[ship.card].points for ship in fleet)
    names: set[str] = set()
    for item in range(coins, len(s.crew_card)):
        if s.crew_owner[item] == other and known(s, item, seat):
            budget -= CARDS[s.crew_card[item]].points
            names.add(CARDS[s.crew_card[item]].name)
    settled = {item for item in range(coins, len(s.crew_card)) if known(s, item, seat)}
    if s.lists:
        s.lists[other] = [[ship.card] for ship in fleet]
    hidden = [(ship, place, deck) for ship, deck in decks(s, other) for place in unknown(s, deck, other, seat, coins)]
    left = len(hidden)
    flagship = max(fleet, key=lambda ship: fighter(CARDS[ship.card]), default=None)
    for aboard, place, deck in hidden:
        ship = aboard or fleet[rng.below(len(fleet))]
        mates = [item for item in deck if item in settled] if aboard else []
        points = max(0, min(budget, CARDS[ship.card].points - dues(s, mates)) - (left - 1))
        card = -1
        if rng.below(SENSIBLE + 1) < SENSIBLE:
            card = needed(s, ship, fights=ship is flagship, points=points, mates={s.crew_card[item] for item in mates})
        if card < 0:
            card = recruit(s, ship, points, names, rng)
        names.add("" if CARDS[card].generic else CARDS[card].name)
        budget -= CARDS[card].points
        left -= 1
        settled.add(deck[place])
        s.crew_card[deck[place]] = card
        if s.lists and may_begin_aboard(s.lists[other][fleet.index(ship)], card):
            s.lists[other][fleet.index(ship)].append(card)
    for ship in fleet:
        if ship.crew and room(s, ship) < 0:
            make_room(s, ship, seat, coins)


def decks(s: Sea, other: int) -> Iterator[tuple[Ship | None, list[int]]]:
    """Where a fleet's crew may lie, with its ship where there is one."""
    for ship in s.ships:
        yield ship, ship.crew
    yield None, s.ashore[other]
    for island in s.islands:
        yield None, island.crew


def unknown(s: Sea, deck: list[int], other: int, seat: int, coins: int) -> list[int]:
    """The places on a deck where crew lies that the seat has not seen."""
    return [
        place
        for place, item in enumerate(deck)
        if item >= coins and s.crew_owner[item] == other and not known(s, item, seat)
    ]


def dues(s: Sea, crew: Sequence[int]) -> int:
    return sum(CARDS[s.crew_card[item]].points for item in crew)


def needed(s: Sea, ship: Ship, *, fights: bool, points: int, mates: set[int]) -> int:
    """The crew type that a ship needs most and that neither it nor its crew makes up for; -1: none that may be paid."""
    own = CARDS[ship.card]
    for effect in FIGHTS if fights else FETCHES:
        card = crew_of(s.options.edition, own.nation, effect)
        if card is None or card in mates or effect in own.effects or CARDS[card].points > points:
            continue
        if SHOWN_FROM_THE_START.isdisjoint(WORDS[card]):
            return card
    return -1


def recruit(s: Sea, ship: Ship, points: int, names: set[str], rng: Fast) -> int:
    """A crew card for a ship, mostly a crew type."""
    nation = CARDS[ship.card].nation
    generic = rng.below(TYPES + 1) < TYPES
    pool = crew_pool(s.options.edition, nation, points, generic)
    pool = pool or crew_pool(s.options.edition, nation, 100, False)[:1] or crew_pool(s.options.edition, "", 100, True)
    card = pool[rng.below(len(pool))]
    if CARDS[card].name in names:
        pool = crew_pool(s.options.edition, nation, 100, True) or pool
        card = pool[rng.below(len(pool))]
    return card


def may_begin_aboard(listed: list[int], card: int) -> bool:
    """Is there room and are there points for one more in the list of a ship?"""
    ship, *crew = (CARDS[n] for n in listed)
    fits = len(crew) < ship.cargo and "no_crew" not in ship.effects
    return fits and sum(c.points for c in crew) + CARDS[card].points <= ship.points


def make_room(s: Sea, ship: Ship, seat: int, coins: int) -> None:
    """More lies aboard than crew that takes a space could be: some of it takes none."""
    light = [n for n in crew_pool(s.options.edition, CARDS[ship.card].nation, 100, True) if "no_space" in WORDS[n]]
    for item in ship.crew:
        if room(s, ship) >= 0 or not light:
            return
        if item >= coins and not known(s, item, seat):
            s.crew_card[item] = light[0]


# treasure


def deal_treasure(s: Sea, other: int, seat: int, rng: Fast) -> None:
    """What another put into the pool: coins and unique treasures that agree with those of his that the seat has seen."""
    points = build_total(s.options)
    count, gold = pieces(points)
    items = range(other * count, (other + 1) * count)
    seen = [item for item in items if s.round and known(s, item, seat)]
    hidden = [item for item in items if item not in seen]
    coins = Counter(s.worth[item] for item in seen if s.crew_card[item] < 0)
    finds = {item for ship in s.ships for item in ship.finds}
    joined = {item for _, deck in decks(s, other) for item in deck}
    placed = {item: DOWN if item in finds else ABANDONED for item in hidden if item in finds or item in joined}
    least = len(placed) + sum(s.crew_card[item] >= 0 for item in seen)
    most = max(least, count - -(-gold // LARGEST_COIN)) if s.fleets[other] == OWN_FLEET else least
    number = least
    while number < most and rng.below(UNIQUE) == 0:
        number += 1
    for unique in (*range(number, most + 1), *range(number - 1, least - 1, -1)):
        sets = (
            contributions(points, unique) if s.options.treasure == "chosen" else [tuple(contribution(points, unique))]
        )
        fit = [one for one in sets if not coins - Counter(one)]
        if fit:
            values = list((Counter(fit[rng.below(len(fit))]) - coins).elements())
            lay(
                s,
                hidden,
                placed,
                values,
                {CARDS[s.crew_card[item]].name for item in seen if s.crew_card[item] >= 0},
                rng,
            )
            return


def lay(
    s: Sea, hidden: list[int], placed: dict[int, frozenset[str]], values: list[int], names: set[str], rng: Fast
) -> None:
    """Coins of these values are the first of the hidden pieces, unique treasures the rest; `placed`: what some must be."""
    free = iter(sorted(values))
    for item in hidden:
        value = 0 if item in placed else next(free, 0)
        s.worth[item], s.crew_card[item] = value, -1
        if not value:
            every = treasures(s.options.edition, placed.get(item))
            pool = [n for n in every if CARDS[n].name not in names] or every
            s.crew_card[item] = card = pool[rng.below(len(pool))]
            names.add(CARDS[card].name)


@cache
def treasures(edition: str, words: frozenset[str] | None) -> tuple[int, ...]:
    """Unique treasures of an edition: all, those that are loaded face down, or the crew that is abandoned."""
    if words is ABANDONED:
        return tuple(n for n in card_pool(edition, "crew") if CARDS[n].generic and CARDS[n].name in ABANDONED)
    every = card_pool(edition, "treasure")
    if words is None:
        return tuple(n for n in every if "ut_abandoned_crew" not in WORDS[n])
    return tuple(n for n in every if not words.isdisjoint(WORDS[n]))
