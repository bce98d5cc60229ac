"""The fleets of a table: dealt, chosen or brought along, and the crew that begins aboard."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.chance import Fast
from kaper.core.decisions import Answer, Choose, Pick, together
from kaper.core.table import Script
from kaper.core.words import Option, Refused, Text, refuse
from kaper.games.spanishmain.abilities import crew_spaces
from kaper.games.spanishmain.cards import CARDS, FLEETS, pool
from kaper.games.spanishmain.events import FirstPlayer, FleetTaken
from kaper.games.spanishmain.fleets.builder import build, random_fleet
from kaper.games.spanishmain.fleets.legal import faults, hold
from kaper.games.spanishmain.fleets.lists import FleetList, made_of, parse, written
from kaper.games.spanishmain.layout import lay_out
from kaper.games.spanishmain.state import OWN_FLEET, Sea, Ship, build_total, contribution, edition, panels
from kaper.games.spanishmain.table import SeaTable
from kaper.games.spanishmain.words import crew_text, ship_name

BUILT = "built"
CHEAPER = frozenset({"crew_discount(1)", "jonah"})
SHOWN_FROM_THE_START = frozenset({"crew_discount(1)", "fleet_points(5)", "jonah"})


class TakeFleet(Choose[Sea]):
    """Which of the preset fleets that nobody has taken?"""

    prompt = "ask-fleet"
    rule = "fleet.build-total.max"

    def options(self, s: Sea) -> Sequence[str]:
        return [FLEETS[i].id for i in fleets_left(s)] or [BUILT]

    def option(self, s: Sea, id: str) -> Option:
        return fleet_option(s, id, self.rule)


def fleet_option(s: Sea, id: str, rule: str) -> Option:
    """A preset fleet in words, or one that is built for the occasion."""
    if id == BUILT:
        return Option(id, Text("option-fleet-built", {"points": build_total(s.options)}), (), "fleet.built")
    fleet = next(f for f in FLEETS if f.id == id)
    ships = ", ".join(CARDS[ship].name for ship, _ in fleet.ships)
    args = {"fleet": Text(f"fleet-{id}"), "ships": ships, "points": fleet.points}
    return Option(id, Text("option-fleet", args), (), rule)  # type: ignore[arg-type]


class BringFleet(Choose[Sea]):
    """Which fleet does a player bring? A preset by its name, one that is built, or a text that lists the cards.

    All are asked at once: ships are seen when they lie at home, crew, events and forts stay hidden.
    """

    prompt = "ask-bring-fleet"
    rule = "fleet.text"
    secret = True
    written = True

    def options(self, s: Sea) -> Sequence[str]:
        return [*(FLEETS[i].id for i in pool(s.options.edition, build_total(s.options))), BUILT]

    def option(self, s: Sea, id: str) -> Option:
        return fleet_option(s, id, self.rule)

    def sole(self, s: Sea) -> Answer | None:
        """Never: where no preset has that build total there is still every text."""
        return None

    def check(self, s: Sea, answer: object) -> Refused | None:
        if not isinstance(answer, str) or answer in self.allowed(s):
            return Choose.check(self, s, answer)
        fleet, found = parse(answer)
        found = found or faults(fleet, s.options.edition, build_total(s.options))
        return found[0].refused if found else None

    def sample(self, s: Sea, rng: Fast) -> Answer:
        return written(random_fleet(s.options.edition, build_total(s.options), rng.below), names=False)


def fleets_left(s: Sea) -> list[int]:
    known = pool(s.options.edition, build_total(s.options))
    return [i for i in known if i not in s.fleets]


def muster(t: SeaTable) -> Script:
    """The highest roll begins; everybody takes a fleet of the same build total.

    setup.first-player, fleet.build-total.equal
    """
    s = t.state
    seats, rolled = list(range(s.seats)), [0] * s.seats
    while len(seats) > 1:
        for seat, die in zip(seats, t.roll(len(seats)), strict=True):
            rolled[seat] = die
        best = max(rolled[seat] for seat in seats)
        seats = [seat for seat in seats if rolled[seat] == best]
    s.order = [(seats[0] + i) % s.seats for i in range(s.seats)]
    t.tell(FirstPlayer, seats[0], rolled)
    if s.options.fleets == "brought":
        answers = yield together({seat: BringFleet(seat) for seat in range(s.seats)})
        for seat in s.order:
            taken(t, seat, answers[seat])
    else:
        for seat in s.order:
            if s.options.fleets == "chosen":
                taken(t, seat, (yield TakeFleet(seat)))
            else:
                left = fleets_left(s)
                taken(t, seat, FLEETS[left[t.number() % len(left)]].id if left else BUILT)
    t.next(lay_out)


def taken(t: SeaTable, seat: int, answer: str) -> None:
    """A seat commands the fleet of this name, one that is built now, or the one that a text lists."""
    s = t.state
    number = next((i for i, fleet in enumerate(FLEETS) if fleet.id == answer), OWN_FLEET)
    if number != OWN_FLEET:
        preset = FLEETS[number]
        fleet = made_of([(ship, list(crew)) for ship, crew in preset.ships], [], [preset.fort] * (preset.fort >= 0))
    elif answer == BUILT:
        fleet = build(s.options.edition, build_total(s.options), Fast(t.number()).below)
    else:
        fleet = parse(answer)[0]
    s.fleets[seat] = number
    enlist(t, seat, fleet)
    t.tell(FleetTaken, seat, number)


def enlist(t: SeaTable, seat: int, fleet: FleetList) -> None:
    """The cards of a fleet: ships are public, crew lies face down, forts are kept aside (setup.fleet.public)."""
    s = t.state
    s.lists[seat] = [[ship, *aboard] for ship, aboard in fleet.ships]
    for ship, _ in fleet.ships:
        fresh = Ship(ship, seat, masts=(1 << CARDS[ship].masts) - 1)
        fresh.panels = panels(fresh)
        s.ships.append(fresh)
    for crew in fleet.cards("crew"):
        s.ashore[seat].append(t.recruit(crew, seat))
    for entry in fleet.of("crew"):
        for name in entry.named:
            pair = [next(item for item in s.ashore[seat] if s.crew_card[item] == card) for card in (entry.card, name)]
            s.named.append(pair)
    s.events[seat] = fleet.cards("event") if edition(s).events else []
    contribute(s, seat, fleet)
    t.shuffle(s.ashore[seat])
    for item in s.ashore[seat]:
        t.show(item, seat)
    rules = edition(s)
    counted = s.fleets[seat] == OWN_FLEET or not rules.fort_cost_counts
    if rules.forts and counted:
        s.fort_cards[seat] += fleet.cards("fort")


def contribute(s: Sea, seat: int, fleet: FleetList) -> None:
    """Unique treasures (and crew that is abandoned) take the place of coins; those left are worth as much as all were.

    treasure.unique.add, treasure.unique.zero
    """
    unique = []
    for entry in fleet.of("treasure"):
        tokens = [card for card in entry.named if CARDS[card].type == "crew"]
        unique += tokens if "ut_abandoned_crew" in CARDS[entry.card].effects else [entry.card]
    if not unique:
        return
    count = len(contribution(build_total(s.options)))
    coins = contribution(build_total(s.options), len(unique))
    for place, item in enumerate(range(seat * count, (seat + 1) * count)):
        if place < len(coins):
            s.worth[item] = coins[place]
        else:
            s.worth[item], s.crew_card[item] = 0, unique[place - len(coins)]


# crew


class ManShips(Pick[Sea]):
    """Which crew begins aboard which ship? The rest waits at home."""

    prompt = "ask-man-ships"
    rule = "setup.crew.place"
    secret = True

    def items(self, s: Sea) -> Sequence[str]:
        settled = {item for item, _ in bound(s, self.seat)}
        return [
            f"{item}>{i}"
            for item in s.ashore[self.seat]
            for i, ship in enumerate(s.ships)
            if item not in settled and ship.owner == self.seat and welcome(s, ship, item)
        ]

    def most(self, s: Sea) -> int:
        return len(s.ashore[self.seat]) - len(bound(s, self.seat))

    def invalid(self, s: Sea, chosen: list[str]) -> Refused | None:
        pairs = [(int(item), int(ship)) for item, _, ship in (id.partition(">") for id in chosen)]
        if len({item for item, _ in pairs}) < len(pairs):
            return refuse("refusal-crew-twice", self.rule)
        pairs += bound(s, self.seat)
        named = [(s.crew_card[one], s.crew_card[other]) for one, other in s.named]
        for i in {ship for _, ship in pairs}:
            card = CARDS[s.ships[i].card]
            numbers = tuple(s.crew_card[item] for item, ship in pairs if ship == i)
            crew = [CARDS[number] for number in numbers]
            if sum(c.points for c in crew) > card.points:
                return refuse("refusal-crew-points", "setup.crew.point-limit", ship=card.name, most=card.points)
            space = hold(s.ships[i].card, numbers, named, s.options.edition)
            if crew_spaces(crew) > space:
                return refuse("refusal-crew-space", "setup.crew.space", ship=card.name, most=space)
        return None

    def option(self, s: Sea, id: str) -> Option:
        item, _, ship = id.partition(">")
        args = {"crew": crew_text(s.crew_card[int(item)]), "ship": ship_name(s, int(ship))}
        return Option(id, Text("option-man", args), (f"crew:{item}", f"ship:{ship}"), self.rule)  # type: ignore[arg-type]


def welcome(s: Sea, ship: Ship, item: int) -> bool:
    """May this crew begin aboard? Not if it costs more than the ship, or nothing on a ship of another nation.

    setup.crew.point-limit, crew.zero-cost.nation
    """
    crew, card = CARDS[s.crew_card[item]], CARDS[ship.card]
    if "no_crew" in card.effects or crew.points > card.points:
        return False
    return bool(crew.points) or crew.nation == card.nation or not edition(s).zero_at_home


def bound(s: Sea, seat: int) -> list[tuple[int, int]]:
    """Crew that begins aboard as the list says: who counted for less because of a mate, and that mate (fleet.special-points)."""
    pairs = listed(s, seat)
    cheap = {ship for item, ship in pairs if not CHEAPER.isdisjoint(CARDS[s.crew_card[item]].effects)}
    return [(item, ship) for item, ship in pairs if ship in cheap]


def listed(s: Sea, seat: int) -> list[tuple[int, int]]:
    """Crew with its ship, as the list of the fleet says."""
    waiting = list(s.ashore[seat])
    own = [i for i, ship in enumerate(s.ships) if ship.owner == seat]
    found = []
    for i, (_, *aboard) in zip(own, s.lists[seat], strict=True):
        for crew in aboard:
            item = next(item for item in waiting if s.crew_card[item] == crew)
            waiting.remove(item)
            found.append((item, i))
    return found


def man_ships(t: SeaTable) -> Script:
    """Crew goes aboard face down, as the fleet's list says or as everybody decides in secret at the same time.

    setup.crew.place, setup.crew.secret
    """
    s = t.state
    places = [listed(s, seat) for seat in range(s.seats)]
    if s.options.crew == "assigned":
        asked = [seat for seat in range(s.seats) if s.ashore[seat]]
        answers = yield together({seat: ManShips(seat) for seat in asked})
        for seat in asked:
            chosen = [(int(item), int(ship)) for item, _, ship in (id.partition(">") for id in answers[seat])]
            places[seat] = bound(s, seat) + chosen
    for seat, manned in enumerate(places):
        for item, ship in manned:
            s.ashore[seat].remove(item)
            s.ships[ship].crew.append(item)
            if not SHOWN_FROM_THE_START.isdisjoint(CARDS[s.crew_card[item]].effects):
                t.reveal(item)
    s.lists = []
    t.next("bury_treasure")
