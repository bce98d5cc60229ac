"""Fleets that others brought: nobody sees them, and the worlds that a seat imagines do not know them either."""

import pytest

from kaper.core.chance import Fast
from kaper.core.fuzzing import Again, told_again
from kaper.core.match import Match
from kaper.core.state import clone
from kaper.games.spanishmain import GAME
from kaper.games.spanishmain.cards import CARDS, fielded
from kaper.games.spanishmain.fleets.builder import build, card_pool
from kaper.games.spanishmain.fleets.lists import written
from kaper.games.spanishmain.muster import BringFleet
from kaper.games.spanishmain.policy import policy
from kaper.games.spanishmain.rumours import known, redeal
from kaper.games.spanishmain.state import OWN_FLEET, SpanishOptions, contribution
from tests.games.spanishmain.melee import melee

CREW = [number for number, card in enumerate(CARDS) if fielded(card) and card.type == "crew"]
PLAYABLE = [number for number, card in enumerate(CARDS) if fielded(card)]


def brought(seed: int, decisions: int, seats: int = 2, **options) -> Match:
    """A game with fleets of all cards, some way into it."""
    match = Match(GAME, seats, SpanishOptions(fleets="brought", **options), Fast(seed), listen=True)
    rng = Fast(seed)
    for _ in range(decisions):
        for seat, decision in list(match.asked.items()):
            assert match.act(seat, decision.sample(match.state, rng)) is None
    return match


def other_fleets(match: Match, seat: int, seed: int):
    """The checkpoint with what the seat has not seen of others' fleets until now replaced by other cards."""
    state = clone(match.checkpoint)
    before = list(state.seen)
    for item in range(len(before)):
        state.seen[item] |= match.state.seen[item] & 1 << seat
    redeal(state, seat, Fast(seed))
    state.seen = before
    return state


def told_apart(match: Match, seat: int, seed: int) -> str:
    """What a seat could tell the replaced cards by; nothing where it cannot."""
    truth = told_again(match, match.checkpoint, seat)
    other = told_again(match, other_fleets(match, seat, seed), seat)
    if not isinstance(truth, Again) or not isinstance(other, Again):
        return ""
    for name in ("asked", "question", "events", "view"):
        if getattr(truth, name) != getattr(other, name):
            return f"{match.scene_name}: {name} {getattr(truth, name)} became {getattr(other, name)}"
    return ""


@pytest.mark.rule("info.hidden", "setup.fleet.public")
def test_other_cards_in_a_brought_fleet_are_noticed_by_nobody():
    for seed in range(8):
        match = brought(seed, 30 + 5 * seed, edition=("RV", "SCS")[seed % 2])
        for seat in (0, 1):
            assert told_apart(match, seat, seed) == ""


@pytest.mark.rule("info.hidden", "setup.fleet.public")
def test_other_crew_in_a_melee_is_noticed_by_nobody():
    """Ships full of every ability alongside each other: no option, question or event tells who lies face down."""
    compared = 0
    for seed in range(10):
        rng = Fast(seed * 77)
        match = melee([*(CREW[rng.below(len(CREW))] for _ in range(5)), PLAYABLE[rng.below(len(PLAYABLE))]], seed)
        for state in (match.state, match.checkpoint):
            state.fleets[:] = [OWN_FLEET] * 2
        for _ in range(20):
            for seat, decision in list(match.asked.items()):
                for observer in (0, 1):
                    assert told_apart(match, observer, rng.number()) == ""
                    compared += 1
                assert match.act(seat, decision.sample(match.state, rng)) is None
                break
    assert compared > 300


@pytest.mark.rule("info.hidden")
@pytest.mark.parametrize("treasure", ["standard", "chosen"])
@pytest.mark.parametrize("decisions", [1, 40])
def test_what_a_seat_imagines_does_not_depend_on_what_the_others_brought(decisions, treasure):
    for seed in range(6):
        match = brought(seed, decisions, 2 + seed % 2, treasure=treasure)
        cards = set()
        for fleet in range(3):
            another = Match.from_state(GAME, other_fleets(match, 0, fleet), Fast(1))
            cards.add(another.digest())
            worlds = {another.imagine(0, world).digest() for world in range(3)}
            assert worlds == {match_at(match).imagine(0, world).digest() for world in range(3)}
        assert len(cards) > 1  # the fleets were different


def match_at(match: Match) -> Match:
    """The same game at the beginning of its scene."""
    return Match.from_state(GAME, clone(match.checkpoint), Fast(1))


@pytest.mark.rule("info.hidden", "setup.crew.point-limit")
def test_imagined_fleets_could_have_been_brought():
    """Crew of the ship's nation for no more points than the ship costs, events and forts of the edition, all gold there."""
    for seed in range(12):
        match = brought(seed, 40, edition=("CC", "BC", "SCS")[seed % 3])
        for world in range(4):
            s = match.imagine(0, world).state
            assert list(GAME.problems(s)) == []
            pieces = range(s.seats * len(contribution(40)))
            for ship in s.ships:
                hidden = [item for item in ship.crew if item not in pieces and not known(s, item, 0)]
                if ship.owner == 1 and hidden:
                    crew = [CARDS[s.crew_card[item]] for item in hidden]
                    assert {one.nation for one in crew} == {CARDS[ship.card].nation}
                    assert sum(one.points for one in crew) <= CARDS[ship.card].points
            assert set(s.events[1]) <= set(card_pool(s.options.edition, "event"))
            assert set(s.fort_cards[1]) <= set(card_pool(s.options.edition, "fort"))
            assert [len(zone) for zone in (s.events[1], s.fort_cards[1])] == [
                len(zone) for zone in (match.state.events[1], match.state.fort_cards[1])
            ]


@pytest.mark.rule("info.hidden", "setup.crew.point-limit")
def test_most_imagined_crew_is_what_its_ship_needs():
    """A fleet of another is not thought to be weaker than one's own: its fighter mostly has a Captain, who fetches an Explorer."""
    captains = explorers = ships = 0
    crews = set()
    for seed in range(6):
        match = Match(GAME, 2, SpanishOptions(fleets="brought", points="30"), Fast(seed))
        fleet = build("SCS", 30, Fast(seed).below)
        while not match.state.round:
            seat, decision = next(iter(match.asked.items()))
            answer = written(fleet) if isinstance(decision, BringFleet) else policy(match.state, decision, Fast(seed))
            assert match.act(seat, answer) is None
        for world in range(20):
            s = match.imagine(0, world).state
            fighter, *others = ([s.crew_card[item] for item in ship.crew] for ship in s.ships if ship.owner == 1)
            captains += any("captain" in CARDS[card].effects for card in fighter)
            explorers += sum(any("explorer" in CARDS[card].effects for card in deck) for deck in others)
            ships += sum(len(deck) > 0 for deck in others)
            crews.add((seed, *map(tuple, (fighter, *others))))
    assert captains > 0.9 * 120
    assert 0.7 < explorers / ships < 1
    assert len(crews) > 60  # nobody is read like a book


@pytest.mark.rule("info.hidden")
def test_own_cards_and_what_one_has_seen_stay_as_they_are():
    match = brought(3, 40)
    s = match.state
    world = match.imagine(1, 5).state
    assert world.events[1] == s.events[1]
    assert world.fort_cards[1] == s.fort_cards[1]
    for item in range(len(s.crew_card)):
        if known(s, item, 1):
            assert world.crew_card[item] == s.crew_card[item]
