"""Is a fleet legal? Points, nations, limits, crew and holds, each fault with its line and its rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kaper.games.spanishmain.abilities import crew_spaces, usable
from kaper.games.spanishmain.cards import CARDS, EDITION, EDITIONS, WORDS, Card, fielded
from kaper.games.spanishmain.describe import name_text
from kaper.games.spanishmain.fleets.lists import NOBODY, Entry, Fault, FleetList, wrong
from kaper.games.spanishmain.links import linked_pairs
from kaper.games.spanishmain.state import pieces

MOST_SHIPS = 7
LARGEST_COIN = 7
ABANDONED = {
    "Cannoneer": 2,
    "Explorer": 1,
    "Helmsman": 2,
    "Musketeer": 2,
    "Captain": 1,
    "Shipwright": 1,
    "Oarsman": 1,
}
"""The crew tokens that may stand for Abandoned Crew."""


def costs(fleet: FleetList, edition: str) -> list[int]:
    """What each card of a fleet costs: its points, less what a discount or a Jonah aboard the same ship takes off."""
    found = []
    for place, entry in enumerate(fleet.entries):
        card = CARDS[entry.card]
        cost = card.points
        if card.type == "fort":
            cost = card.gold if EDITION[edition].fort_cost_counts else 0
        elif card.type == "treasure":
            cost = 0
        elif card.type == "crew" and entry.ship != NOBODY:
            mates = [CARDS[e.card] for i, e in enumerate(fleet.entries) if e.ship == entry.ship and i != place]
            if any("jonah" in mate.effects for mate in mates):
                cost = 0
            elif any("crew_discount(1)" in mate.effects for mate in mates):
                cost = max(0, cost - 1)
        found.append(cost)
    return found


def cost(fleet: FleetList, edition: str) -> int:
    """What a fleet costs in all."""
    return sum(costs(fleet, edition))


def limit(fleet: FleetList, points: int) -> int:
    """How much it may cost: the build total, and 5 more for whoever brings them (once: equal abilities do not add up)."""
    extra = any("fleet_points(5)" in CARDS[entry.card].effects for entry in fleet.of("crew"))
    return points + 5 * extra


def faults(fleet: FleetList, edition: str, points: int) -> list[Fault]:
    """All that is wrong with a fleet for a game of this edition and build total, line by line."""
    found = [fault for entry in fleet.entries for fault in card_faults(entry, edition)]
    found += duplicates(fleet, edition)
    for place, entry in enumerate(fleet.entries):
        if CARDS[entry.card].type == "ship":
            found += crew_faults(fleet, place, edition)
    found += whole_faults(fleet, edition, points)
    return sorted(found, key=lambda fault: (fault.line == 0, fault.line))


def card_faults(entry: Entry, edition: str) -> Iterator[Fault]:
    """A card that may not be in any fleet of this edition."""
    card = CARDS[entry.card]
    rules = EDITION[edition]
    if not fielded(card):
        yield wrong(entry.line, "novelty", "keyword.novelty", card=card.name)
    elif EDITIONS.index(card.set) > EDITIONS.index(edition):
        yield wrong(entry.line, "edition", "edition.card-pool", card=card.name, set=card.set, edition=edition)
    elif card.type == "fort" and not rules.forts:
        yield wrong(entry.line, "edition", "fleet.fort.not-at-setup", card=card.name, set="CC", edition=edition)
    elif card.type == "event" and not rules.events:
        yield wrong(entry.line, "edition", "fleet.events.choose", card=card.name, set="RV", edition=edition)


def duplicates(fleet: FleetList, edition: str) -> Iterator[Fault]:
    """The same name and nation is the same card; only crew types may be repeated."""
    seen: dict[tuple[str, str, str], int] = {}
    for entry in fleet.entries:
        card = CARDS[entry.card]
        if card.generic or (card.type == "treasure" and not EDITION[edition].unique_once):
            continue
        key = (card.type, card.name, card.nation)
        if key in seen:
            rule = {"treasure": "treasure.unique.no-duplicates"}.get(card.type, "fleet.no-duplicates")
            rule = "keyword.limit" if "LIMIT" in card.keywords else rule
            yield wrong(entry.line, "twice", rule, card=card.name, other=seen[key])
        seen.setdefault(key, entry.line)


def crew_faults(fleet: FleetList, place: int, edition: str) -> Iterator[Fault]:
    """What is wrong with the crew that begins aboard one ship."""
    entry = fleet.entries[place]
    ship = CARDS[entry.card]
    aboard = [one for one in fleet.entries if one.ship == place]
    if not aboard:
        return
    if "no_crew" in ship.effects:
        yield wrong(aboard[0].line, "no-crew", "ability.no-crew", ship=ship.name)
        return
    cards = [CARDS[one.card] for one in aboard]
    total = sum(card.points for card in cards)
    if total > ship.points:
        line, rule = last_over(aboard, ship), "setup.crew.point-limit"
        yield wrong(line, "crew-points", rule, ship=ship.name, points=total, most=ship.points)
    named = [(one.card, name) for one in aboard for name in one.named]
    space = hold(entry.card, tuple(one.card for one in aboard), named, edition)
    filled = crew_spaces(cards)
    if filled > space:
        yield wrong(aboard[-1].line, "crew-space", "setup.crew.space", ship=ship.name, crew=filled, most=space)
    for one, card in zip(aboard, cards, strict=True):
        if not card.points and EDITION[edition].zero_at_home and card.nation != ship.nation:
            yield wrong(one.line, "zero-nation", "crew.zero-cost.nation", card=card.name, ship=ship.name)
        if "EMPERORSCOMMANDER" in card.keywords and ship.name not in card.link:
            yield wrong(one.line, "commander", "keyword.treasure-ship", card=card.name, ship=ship.name)


AT_ONCE = frozenset({"crew_discount(1)", "fleet_points(5)", "no_space", "stay_aboard", "return_home", "jonah", "LIMIT"})
"""What works aboard any ship."""


def idle_crew(fleet: FleetList) -> Iterator[Fault]:
    """Crew that is allowed where it begins, but cannot use its ability there: nobody aboard makes its nation welcome."""
    for place, entry in enumerate(fleet.entries):
        if CARDS[entry.card].type != "ship":
            continue
        aboard = [one for one in fleet.entries if one.ship == place]
        served = usable(entry.card, tuple(one.card for one in aboard), WORDS[entry.card])
        for one in aboard:
            if one.card not in served and WORDS[one.card] - AT_ONCE:
                names = {"card": name_text(one.card), "ship": name_text(entry.card)}
                yield wrong(one.line, "idle-crew", "crew.nation-match", **names)


def last_over(aboard: list[Entry], ship: Card) -> int:
    """The line of the crew with which a ship has more than it may."""
    total = 0
    for one in aboard:
        total += CARDS[one.card].points
        if total > ship.points:
            return one.line
    return aboard[-1].line


def hold(ship: int, crew: tuple[int, ...], named: list[tuple[int, int]], edition: str) -> int:
    """Cargo spaces of a ship with this crew: one more for each linked pair, and for who makes room and may serve aboard."""
    card = CARDS[ship]
    more = any("cargo_plus(1)" in WORDS[one] for one in usable(ship, crew, WORDS[ship]))
    return card.cargo + more + linked_pairs(card, [CARDS[one] for one in crew], named, EDITION[edition].ship_links)


def whole_faults(fleet: FleetList, edition: str, points: int) -> Iterator[Fault]:
    """What is wrong with the fleet as a whole."""
    ships = fleet.of("ship")
    if not ships:
        yield wrong(0, "no-ship", "fleet.minimum")
    if len(ships) > MOST_SHIPS:
        yield wrong(ships[MOST_SHIPS].line, "ships", "fleet.most", most=MOST_SHIPS)
    total, most = cost(fleet, edition), limit(fleet, points)
    if total > most:
        yield wrong(0, "points", "fleet.build-total.max", points=total, most=most)
    nations = {CARDS[entry.card].nation for entry in ships}
    for entry in fleet.of("fort"):
        if CARDS[entry.card].nation not in nations:
            yield wrong(entry.line, "fort-nation", "fleet.fort.nation", card=CARDS[entry.card].name)
    yield from link_faults(fleet)
    yield from treasure_faults(fleet, points)


def link_faults(fleet: FleetList) -> Iterator[Fault]:
    """Who may name a crew must name one of the right nation that is in the fleet; nobody else names anybody."""
    crew = Counter(fleet.cards("crew"))
    for entry in fleet.entries:
        card = CARDS[entry.card]
        if "ut_abandoned_crew" in card.effects:
            continue
        choice = next((effect[12:-1] for effect in card.effects if effect.startswith("link_choice(")), "")
        for name in entry.named:
            other = CARDS[name]
            if not choice or name not in crew or other.nation != choice or name == entry.card:
                yield wrong(entry.line, "link", "ability.link-choice-n", card=card.name, other=other.name)
        if len(entry.named) > 1:
            yield wrong(entry.line, "link-one", "ability.link-choice-n", card=card.name)


def treasure_faults(fleet: FleetList, points: int) -> Iterator[Fault]:
    """Each unique treasure takes the place of a coin; those left must still be worth the gold asked for."""
    count, gold = pieces(points)
    most = count - -(-gold // LARGEST_COIN)
    placed = 0
    for entry in fleet.of("treasure"):
        card = CARDS[entry.card]
        if "ut_abandoned_crew" in card.effects:
            names = Counter(CARDS[crew].name for crew in entry.named)
            for name, number in names.items():
                if number > ABANDONED.get(name, 0):
                    yield wrong(entry.line, "abandoned", "unique.abandoned-crew", card=name)
            placed += len(entry.named)
        else:
            placed += 1
        if placed > most:
            yield wrong(entry.line, "treasures", "setup.treasure.unique-counts", most=most)
            return
