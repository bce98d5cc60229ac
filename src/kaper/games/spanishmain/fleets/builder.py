"""Builders of fleets: a sensible one for any number of points, and one of anything legal, for tests and fuzzing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from kaper.games.spanishmain.cards import CARDS, EDITIONS, NATIONS, Card, fielded
from kaper.games.spanishmain.fleets.legal import MOST_SHIPS, cost, faults, limit
from kaper.games.spanishmain.fleets.lists import MOST_POINTS, FleetList, made_of

Below = Callable[[int], int]
"""A number below another, by chance."""

GUNSHIP = 0.42  # of the points go into the ship that fights
CHOICE = 4  # so many of the best are drawn from
TRIES = 60


@cache
def card_pool(edition: str, kind: str, nation: str = "") -> tuple[int, ...]:
    """The cards of a kind that an edition's fleets may hold; of one nation where it is named."""
    known = EDITIONS[: EDITIONS.index(edition) + 1]
    return tuple(
        number
        for number, card in enumerate(CARDS)
        if card.type == kind and card.set in known and fielded(card) and nation in ("", card.nation)
    )


def speed(card: Card) -> float:
    """How far a ship sails, in L."""
    return sum(1.0 if length == "L" else 0.63 for length in card.move)


def guns(card: Card) -> float:
    """Hits to be expected of all guns, those of long range counting more."""
    return sum((6 - gun.rank) / 6 * (1.35 if gun.range == "L" else 1.0) for gun in card.cannons)


def fighter(card: Card) -> float:
    """How well a ship fights."""
    return (guns(card) + 0.25 * card.masts) * (0.6 + 0.4 * speed(card)) + 0.15 * len(card.effects | card.keywords)


def runner(card: Card) -> float:
    """How well a ship fetches treasure, for what it costs."""
    return min(card.cargo, 5) * speed(card) / (card.points + 1.5)


def sea_worth(card: Card) -> float:
    """What a ship is worth whatever it costs: its guns, and what it carries how fast."""
    return fighter(card) + min(card.cargo, 5) * speed(card)


@cache
def least_points(edition: str, nation: str = "") -> int:
    """What the cheapest ship of a nation (or of all) costs; more than any fleet where there is none."""
    return min((CARDS[n].points for n in card_pool(edition, "ship", nation)), default=MOST_POINTS + 1)


def drawn(best: Sequence[int], below: Below) -> int:
    return best[below(min(CHOICE, len(best)))]


@cache
def crew_of(edition: str, nation: str, effect: str) -> int | None:
    """The cheapest crew type of a nation with an ability."""
    found = [n for n in card_pool(edition, "crew", nation) if effect in CARDS[n].effects and CARDS[n].generic]
    return min(found, key=lambda n: CARDS[n].points, default=None)


def build(edition: str, points: int, below: Below, nation: str = "") -> FleetList:
    """A sensible fleet: one ship that fights, with a Captain, and as many fast holds as the points allow; none if none is so cheap."""
    nations = [n for n in NATIONS if len(card_pool(edition, "ship", n)) >= 8 and least_points(edition, n) <= points]
    if not nations or (nation and least_points(edition, nation) > points):
        return made_of([])
    nation = nation or nations[below(len(nations))]
    ships = [n for n in card_pool(edition, "ship", nation) if "no_crew" not in CARDS[n].effects]
    names: set[str] = set()
    left = points
    chosen: list[tuple[int, list[int]]] = []

    def add(ranked: list[int]) -> bool:
        nonlocal left
        if not ranked:
            return False
        ship = drawn(ranked, below)
        chosen.append((ship, []))
        names.add(CARDS[ship].name)
        left -= CARDS[ship].points
        return True

    large = [n for n in ships if CARDS[n].points <= GUNSHIP * points and CARDS[n].masts >= 2]
    add(sorted(large or [n for n in ships if CARDS[n].points <= points], key=lambda n: -fighter(CARDS[n])))
    wanted = min(7, 1 + points // 16)
    while len(chosen) < wanted:
        price = max(4.0, (left - 2 * (wanted - len(chosen))) / (wanted - len(chosen)))
        fit = [n for n in ships if CARDS[n].points <= min(price + 2, left) and CARDS[n].name not in names]
        if not add(sorted(fit, key=lambda n: -runner(CARDS[n]))):
            break
    man(edition, nation, points, chosen)
    left = points - cost(made_of(chosen), edition)
    while left > 2 and len(chosen) < MOST_SHIPS:
        fit = [n for n in ships if CARDS[n].points <= left and CARDS[n].name not in names]
        if not add(sorted(fit, key=lambda n: -CARDS[n].points)):
            break
    man(edition, nation, points, chosen)
    if enlarge(edition, points, chosen, ships):
        man(edition, nation, points, chosen)
    return made_of(chosen)


def enlarge(edition: str, points: int, chosen: list[tuple[int, list[int]]], ships: Sequence[int]) -> bool:
    """Points that are left make ships larger, first those who fetch treasure (the best fighter stays it); says whether any were."""
    grown = False
    most = fighter(CARDS[chosen[0][0]])
    for place in [*range(1, len(chosen)), 0]:
        ship, aboard = chosen[place]
        left = points - cost(made_of(chosen), edition)
        names = {CARDS[other].name for other, _ in chosen}
        fit = [n for n in ships if 0 < CARDS[n].points - CARDS[ship].points <= left and CARDS[n].name not in names]
        for better in sorted(fit, key=lambda n: -sea_worth(CARDS[n])):
            if sea_worth(CARDS[better]) <= sea_worth(CARDS[ship]):
                break
            if place and fighter(CARDS[better]) > most:
                continue
            chosen[place] = better, aboard
            if not faults(made_of(chosen), edition, points):
                grown = True
                break
            chosen[place] = ship, aboard
    return grown


FIGHTS = ("captain", "move_plus(S)", "cannoneer", "board_plus(1)")
"""Which crew helps a ship that fights, the most useful first."""
FETCHES = ("explorer", "move_plus(S)")
"""And one that fetches treasure."""
ROLES = (
    ("captain", 0),
    ("explorer", 1),
    ("move_plus(S)", 0),
    ("move_plus(S)", 1),
    ("explorer", 2),
    ("move_plus(S)", 2),
)
"""Which crew a sensible fleet wants, on which of its ships, the most useful first."""


def man(edition: str, nation: str, points: int, ships: list[tuple[int, list[int]]]) -> None:
    """Crew aboard while points last: a Captain for the fighter, Explorers and Helmsmen for those who fetch."""
    roles = [*ROLES, *(("explorer", i) for i in range(3, len(ships))), *((effect, 0) for effect in FIGHTS[2:])]
    for effect, place in roles:
        crew = crew_of(edition, nation, effect)
        if crew is None or place >= len(ships):
            continue
        ship, aboard = ships[place]
        if crew in aboard or effect in CARDS[ship].effects or (place and len(aboard) + 2 > CARDS[ship].cargo):
            continue
        aboard.append(crew)
        if faults(made_of(ships), edition, points):
            aboard.remove(crew)


def random_fleet(edition: str, points: int, below: Below, must: Sequence[int] = (), nation: str = "") -> FleetList:
    """Any legal fleet: cards drawn one after another, kept while the fleet is legal; none where no ship is so cheap.

    `must`: cards that come first; `nation`: that of all ships.
    """
    ships: list[tuple[int, list[int]]] = []
    ashore: list[int] = []
    others: list[int] = []

    def added(card: int) -> bool:
        kind = CARDS[card].type
        place = ships
        if kind == "ship":
            ships.append((card, []))
            if not legal():
                ships.pop()
                return False
            return True
        if kind == "crew":
            decks = [ships[(first + i) % len(ships)][1] for first in [below(len(place))] for i in range(len(ships))]
            for deck in [*decks, ashore]:
                deck.append(card)
                if legal():
                    return True
                deck.pop()
            return False
        others.append(card)
        if not legal():
            others.pop()
            return False
        return True

    def legal() -> bool:
        fleet = made_of(ships, ashore, others)
        return cost(fleet, edition) <= limit(fleet, points) and not faults(fleet, edition, points)

    pool = {kind: card_pool(edition, kind) for kind in ("crew", "fort", "event", "treasure")}
    pool["ship"] = card_pool(edition, "ship", nation)
    cheap = [card for card in pool["ship"] if CARDS[card].points <= points]
    if not cheap:
        return made_of([])
    for card in sorted(must, key=lambda card: CARDS[card].type != "ship"):
        if CARDS[card].type != "ship" and not ships:
            kin = [n for n in cheap if CARDS[n].nation == CARDS[card].nation and CARDS[n].points >= CARDS[card].points]
            kin = [
                n for n in kin if "no_crew" not in CARDS[n].effects and CARDS[n].points <= points - CARDS[card].points
            ]
            added(kin[below(len(kin))] if kin else cheap[below(len(cheap))])
        added(card)
    if not ships:
        added(cheap[below(len(cheap))])
    for _ in range(TRIES):
        kind = ("ship", "crew", "crew", "ship", "crew", "fort", "event", "treasure")[below(8)]
        if pool[kind]:
            added(pool[kind][below(len(pool[kind]))])
    return made_of(ships, ashore, others)
