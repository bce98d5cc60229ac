"""Setting up: the box, the first cards, and the outfitting of the ships before month 1."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.chance import Fast
from kaper.core.decisions import Answer, Pick, together
from kaper.core.state import all_open
from kaper.core.table import Script
from kaper.core.words import Facts, Option, Refused, Text, refuse
from kaper.games.cove.cards import (
    BLACK_SHIPS,
    BLACK_SHIPS_BY_SEATS,
    CARD,
    CHESTS,
    COST,
    COVE,
    GOLD,
    HOUSE_CARDS,
    NAVY,
    OUTER,
    PIRATE,
    SECTIONS,
    START,
    START_GOLD,
    TAVERN_CARDS,
    VALUE,
)
from kaper.games.cove.events import Outfitted, ParrotPerched, PirateAppeared
from kaper.games.cove.outfits import outfits_for, position_of, steps_for
from kaper.games.cove.state import CAUSES, SPOT, Cove, CoveOptions
from kaper.games.cove.table import CoveTable
from kaper.games.cove.words import section_name


def setup(seats: int, options: CoveOptions) -> Cove:
    """Everything in the box, unshuffled (setup.treasure-stacks, setup.player-kit).

    setup.legend-deck, setup.gold, setup.fame, setup.markers, setup.supply, setup.ship-location
    """
    items = NAVY if options.blank_cards == "on" else HOUSE_CARDS
    black = list(BLACK_SHIPS[: BLACK_SHIPS_BY_SEATS[seats]])
    return Cove(
        seats=seats,
        agenda=[("outfitting", ())],
        **all_open(items),
        options=options,
        stacks=[list(range(TAVERN_CARDS))] + [[] for _ in OUTER[1:]],
        face_up=[[] for _ in OUTER],
        treasure_gone=[],
        deck=[item for item in CARD if item < items],
        discard=[],
        drawn=[],
        hands=[[] for _ in range(seats)],
        perches=[[] for _ in range(seats)],
        shipwrights=[[] for _ in range(seats)],
        laid=[[] for _ in range(seats)],
        volley=[],
        consort=[],
        secret_map=[],
        pirate_deck=[item for item in PIRATE if item < items],
        at_sea=[[] for _ in black],
        beaten=[],
        marks=[START] * (4 * seats),
        guards=[0] * (4 * seats),
        parrot_wounds=[0] * seats,
        place=[COVE] * seats,
        gold=[START_GOLD] * seats,
        chests=[0] * seats,
        fame=[0] * seats,
        fame_by=[0] * (len(CAUSES) * seats),
        heading=[0] * seats,
        supply_gold=GOLD - START_GOLD * seats,
        supply_chests=CHESTS,
        black=black,
        hulls=[0 for _ in black],
    )


class Outfit(Pick[Cove]):
    """Which positions of the four tracks are bought before month 1? Each step needs the one before it."""

    prompt = "ask-outfit"
    rule = "setup.outfit"

    def items(self, s: Cove) -> Sequence[str]:
        return steps_for(s.gold[self.seat])

    def invalid(self, s: Cove, chosen: list[str]) -> Refused | None:
        reached = [START] * 4
        cost = 0
        for step in sorted(chosen, key=position_of):
            section, position = SECTIONS.index(step.partition(":")[0]), position_of(step)
            if position != reached[section] + 1:
                return refuse("refusal-step-missing", "setup.outfit", section=section_name(section, "gen"))
            reached[section] = position
            cost += COST[position]
        if cost > s.gold[self.seat]:
            return refuse("refusal-gold", "upgrade.limit", cost=cost, gold=s.gold[self.seat])
        return None

    def option(self, s: Cove, id: str) -> Option:
        section, position = SECTIONS.index(id.partition(":")[0]), position_of(id)
        args: dict[str, int | str | Text] = {
            "section": section_name(section),
            "position": position,
            "reading": VALUE[section][position],
            "cost": COST[position],
        }
        ship = (f"ship:{self.seat}/{SECTIONS[section]}",)
        return Option(id, Text("option-step", {**args}), ship, "ship.costs", facts=Facts(price=COST[position]))

    def prompt_text(self, s: Cove) -> Text:
        return Text(self.prompt, {"gold": s.gold[self.seat]})

    def sample(self, s: Cove, rng: Fast) -> Answer:
        outfits = outfits_for(s.gold[self.seat])
        return list(outfits[rng.below(len(outfits))])

    def suggestions(self, s: Cove, limit: int) -> list[Answer]:
        return [list(outfit) for outfit in outfits_for(s.gold[self.seat])[:limit]]


def outfitting(t: CoveTable) -> Script:
    """Shuffle and deal; then all captains outfit their ships at the same time (setup.outfit).

    setup.tavern-deck, setup.tavern-card, setup.tavern-card.order, setup.black-ship, setup.black-ship.three,
    setup.outfit.simultaneous, setup.outfit.payment
    """
    s = t.state
    t.shuffle(s.stacks[0])
    size = len(s.stacks[0]) // len(OUTER)
    s.stacks = [s.stacks[0][size * i : size * (i + 1)] for i in range(len(OUTER))]
    t.shuffle(s.deck)
    t.shuffle(s.pirate_deck)
    for ship in range(len(s.black)):
        turn_up_pirate(t, ship)
    for seat in range(s.seats):
        t.draw(seat)
        if s.drawn:
            s.perches[seat].append(s.drawn.pop())
            t.tell(ParrotPerched, seat, s.perches[seat][0])
    answers = yield together({seat: Outfit(seat) for seat in range(s.seats)})
    for seat, steps in answers.items():
        cost = 0
        for step in steps:
            s.marks[SPOT[seat][SECTIONS.index(step.partition(":")[0])]] += 1
            cost += COST[position_of(step)]
        t.pay(seat, cost)
        if t.heard is not None:
            hull, sails, cannon, crew = (VALUE[section][s.marks[SPOT[seat][section]]] for section in range(4))
            t.tell(Outfitted, seat, hull, sails, cannon, crew, cost)
    t.next("treasure")


def turn_up_pirate(t: CoveTable, ship: int) -> None:
    """The next pirate card is turned up for a black ship; the beaten ones are shuffled if there is none.

    phase6.replace, phase6.reshuffle, legend.beaten-pile
    """
    s = t.state
    if not s.pirate_deck:
        s.pirate_deck, s.beaten = s.beaten, []
        t.shuffle(s.pirate_deck)
    pirate = s.pirate_deck.pop()
    t.reveal(pirate)
    s.at_sea[ship].append(pirate)
    s.hulls[ship] = PIRATE[pirate].hull
    t.tell(PirateAppeared, pirate, s.black[ship])
