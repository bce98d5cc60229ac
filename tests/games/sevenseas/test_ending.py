"""The last rounds, the final sale, points and places."""

import pytest

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.games.sevenseas import GAME
from kaper.games.sevenseas.cards import LAST_ROUND
from kaper.games.sevenseas.ending import result
from kaper.games.sevenseas.events import GoodsSold, LastRoundMet, Scored, SkullsTaken
from tests.games.sevenseas.tables import asked, calling, names, options, pile_cards, refusal, say, sea, started, told


def scored(*mats, seats=None, port="pirate-bay"):
    """The end of a game with these mats, before the last Negotiations."""
    s = sea(seats or len(mats), *mats, port=port)
    s.last_rounds = 0
    s.agenda = [("final_negotiations", (0,))]
    return started(s)


def one_round(match):
    """A round in which everybody is a Captain without a convoy."""
    say(match, *((seat, "captain") for seat in range(match.seats)))
    say(match, *((seat, "decline") for seat in match.state.clockwise(match.state.first)))


# what is still worth something


def test_the_last_sale_says_what_the_rest_and_each_pair_bring():
    match = scored({"yin_yang": 3, "rum": 3, "coffee": 1}, {}, port="tortuga")
    question = match.question(0)
    notes = {option.id: option.text.args.get("chests") for option in question.options}
    assert notes == {"ritual:negotiations:rum+coffee": 4, "done": 10}, "three rum at 3 each, one coffee"


# the last rounds


@pytest.mark.rule("end.last-round-card")
def test_the_last_round_card_is_put_aside_and_the_next_one_drawn():
    s = sea(2)
    pile_cards(s, "idol", "last-round", "wages", "tavern")
    match = calling(s, {0: "cartographer"}, others="captain")
    say(match, (1, "decline"), (0, "draw"))
    assert names(match.state.players[0].hand) == ["idol", "wages"], "one card, and one for the privilege"
    assert match.state.aside == [LAST_ROUND]
    assert names(match.state.adventure) == ["tavern"]
    assert [event.seat for event in told(match, LastRoundMet)] == [0]


@pytest.mark.rule("end.three-more", "end.counter")
def test_the_round_is_finished_and_three_more_are_played():
    s = sea(2)
    s.round = 9
    pile_cards(s, "last-round", "wages", "tavern", "idol")
    match = calling(s, {0: "cartographer", 1: "cartographer"})
    assert match.view(0).last_rounds is None
    say(match, (0, "draw"))
    assert match.view(0).last_rounds == 3
    say(match, (1, "draw"))
    for number, left in ((10, 3), (11, 2), (12, 1)):
        assert (match.view(0).round, match.view(0).last_rounds) == (number, left)
        assert not match.over
        one_round(match)
    assert match.over
    assert match.state.round == 12


@pytest.mark.rule("end.safety-cap")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_that_stalls_ends_after_round_63(seats):
    match = Match(GAME, seats, chance=Fast(3))
    rounds = 0
    while not match.over:
        one_round(match)
        rounds += 1
        assert (match.view(0).last_rounds is None) == (rounds < 60)
    assert rounds == match.state.round == 63


@pytest.mark.rule("end.card-after-cap")
def test_the_card_changes_nothing_once_the_last_rounds_have_begun():
    s = sea(2)
    s.round, s.last_rounds, s.met = 61, 3, 60
    pile_cards(s, "last-round", "wages", "tavern", "idol")
    match = calling(s, {0: "cartographer", 1: "cartographer"})
    say(match, (0, "draw"), (1, "draw"))
    assert match.state.aside == [LAST_ROUND]
    assert (match.view(0).round, match.view(0).last_rounds) == (62, 2)
    one_round(match)
    one_round(match)
    assert match.over


# the final sale


@pytest.mark.rule("end.final-sale")
def test_everything_is_sold_at_the_current_port():
    match = scored({"rum": 2, "fruit": 3, "chests": 0}, {"rum": 3, "chests": 0})
    assert match.over
    assert [p.chests for p in match.state.players] == [2 + 3, 9]
    assert [p.hold for p in match.state.players] == [[], []]
    assert len(match.state.loot_discard) == 8
    assert scored({"rum": 3, "chests": 0}, {}, port="nassau").state.players[0].chests == 6


@pytest.mark.rule("end.final-negotiations")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_after_the_last_round_every_seat_may_negotiate(seat):
    s = sea(3, *({"rum": 1, "coffee": 1, "yin_yang": 3} if other == seat else {} for other in range(3)))
    s.last_rounds, s.met, s.round, s.agenda = 1, 1, 2, [("round_end", ())]
    assert asked(started(s)) == (seat, "LastNegotiations")


@pytest.mark.rule("end.final-negotiations")
def test_negotiations_are_possible_in_the_last_sale():
    match = scored({"rum": 1, "coffee": 1, "yin_yang": 3, "chests": 0}, {})
    assert options(match, 0) == ["ritual:negotiations:rum+coffee", "done"]
    say(match, (0, "ritual:negotiations:rum+coffee"))
    assert match.over
    assert match.result().scores[0] == 5
    match = scored({"rum": 1, "coffee": 1, "yin_yang": 3, "chests": 0}, {})
    say(match, (0, "done"))
    assert match.result().scores[0] == 2 + 1


@pytest.mark.rule("end.final-sale-decision")
def test_any_number_of_last_negotiations_by_all_at_once_and_no_guards():
    mat = {"rum": 2, "coffee": 2, "yin_yang": 6, "chests": 8}
    match = scored(mat, mat)
    pair = "ritual:negotiations:rum+coffee"
    assert list(match.asked) == [0, 1]
    say(match, (0, pair), (1, "done"))
    assert list(match.asked) == [0], "who is done is not asked again"
    say(match, (0, pair))
    assert match.over
    assert [p.chests for p in match.state.players] == [18, 12]
    assert [p.guards for p in match.state.players] == [0, 0]
    assert match.result().scores == [18, 12 + 2]


def test_last_negotiations_that_are_not_possible_are_refused():
    match = scored({"rum": 1, "coffee": 1, "yin_yang": 3}, {"rum": 1, "coffee": 1, "yin_yang": 2})
    assert list(match.asked) == [0], "who cannot pay is not asked"
    assert refusal(match, 0, "ritual:negotiations:rum+fruit") == ("refusal-two-kinds", "ritual.negotiations-different")


@pytest.mark.rule("end.hand-skulls")
@pytest.mark.parametrize(("cards", "skulls"), [(0, 0), (3, 0), (4, 1), (5, 2)])
def test_each_card_above_three_costs_a_skull(cards, skulls):
    hand = ["kraken", "idol", "nassau", "convoy-spain-1", "wages"][:cards]
    match = scored({"hand": hand, "chests": 10}, {})
    assert match.state.players[0].skulls == skulls
    assert match.result().scores[0] == 10 - 2 * skulls


@pytest.mark.rule("end.order")
def test_first_the_sale_then_the_skulls_then_the_points():
    match = scored({"hand": ["kraken", "idol", "nassau", "wages"], "rum": 1}, {"rum": 1})
    kinds = [type(t.event) for t in match.told]
    assert kinds == [GoodsSold, GoodsSold, SkullsTaken, Scored, Scored]
    assert all(event.final for event in told(match, GoodsSold))


# points


@pytest.mark.rule("score.chests", "score.talismans", "score.yin-yang", "score.skulls", "skull.value")
@pytest.mark.parametrize(
    ("mat", "points"),
    [
        ({"chests": 25}, 25),
        ({"chests": 0, "talismans": 4}, 4),
        ({"chests": 0, "yin_yang": 8}, 2),
        ({"chests": 0, "yin_yang": 2}, 0),
        ({"chests": 0, "skulls": 3}, -6),
        ({"chests": 1, "skulls": 2}, -3),
        ({"chests": 20, "talismans": 3, "yin_yang": 4, "skulls": 1}, 22),
    ],
    ids=str,
)
def test_points(mat, points):
    match = scored(mat, {})
    assert match.result().scores[0] == points
    (event,) = (event for event in told(match, Scored) if event.seat == 0)
    assert event.chests + event.talismans + event.yin_yang + event.skulls == points


@pytest.mark.rule("score.winner", "score.tie.corsairs", "score.tie.skulls", "score.tie.shared", "score.ranking")
@pytest.mark.parametrize(
    ("mats", "places"),
    [
        (({"chests": 30}, {"chests": 29}), [1, 2]),
        (({"chests": 29}, {"chests": 30, "corsairs": ["spain"]}), [2, 1]),
        (({"chests": 30, "corsairs": ["spain"]}, {"chests": 30}), [2, 1]),
        (({"chests": 34, "skulls": 2}, {"chests": 32, "skulls": 1}), [2, 1]),
        (({"chests": 34, "skulls": 2}, {"chests": 32, "skulls": 1, "corsairs": ["spain"]}), [1, 2]),
        (({"chests": 30}, {"chests": 30}), [1, 1]),
        (({"chests": 30}, {"chests": 20}, {"chests": 20}, {"chests": 10}), [1, 2, 2, 4]),
        (({"chests": 30}, {"chests": 20}, {"chests": 20, "corsairs": ["spain"]}, {"chests": 10}), [1, 2, 3, 4]),
    ],
    ids=[
        "points",
        "points-first",
        "corsairs",
        "skulls",
        "corsairs-before-skulls",
        "shared",
        "ranks",
        "ranks-by-tie-break",
    ],
)
def test_places(mats, places):
    match = scored(*mats)
    assert match.result().places == places
    assert result(match.state).winners == [seat for seat, place in enumerate(places) if place == 1]


def test_the_game_is_over_only_at_the_end():
    match = calling(sea(2), {0: "captain"})
    assert asked(match) == (0, "PlayCard")
    assert match.view(0).over is False
    assert scored({}, {}).view(None).over is True
