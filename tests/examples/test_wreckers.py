"""Wreckers, the game of docs/adding-a-game.md: each feature it was made to show, and the walkthrough itself."""

import re
import tomllib
from pathlib import Path

import msgspec
import pytest
import wreckers
from wreckers import COINS, CRATES, GAME, LAMP, REEF, WreckersOptions

from kaper.core import fuzzing
from kaper.core.chance import Fast, Loaded, Shuffle
from kaper.core.game import load_game
from kaper.core.ledger import cited
from kaper.core.match import Match
from tests.games.golden import golden

ROOT = Path(__file__).resolve().parents[2]
WALK = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


def wreck(*agenda, seats=3, **changes):
    """A hand-made state: everybody knows every card unless `hide` says otherwise."""
    state = GAME.setup(seats, WreckersOptions(nights=6))
    state.agenda = [(step, ()) for step in agenda]
    for name, value in changes.items():
        setattr(state, name, value)
    taken = [card for zone in wreckers.zones(state) if zone.name != "deck" for card in zone.items]
    state.deck = [card for card in state.deck if card not in taken]
    return state


def hide(state, *items, known_to=()):
    """These went through a shuffle together; only the named seats have looked since."""
    state.shuffles += 1
    for item in items:
        state.past[item] = ((state.shuffles, -1),)
        state.seen[item] = sum(1 << seat for seat in known_to)


def play(state, *faces):
    return Match.from_state(GAME, state, Loaded(faces), listen=True)


@pytest.mark.rule("setup")
def test_everybody_starts_with_ten_secret_coins_and_two_secret_cards():
    match = Match(GAME, 3, chance=Fast(1))
    assert match.state.purses == [COINS] * 3
    for seat, hand in enumerate(match.state.hands):
        assert len(hand) == 2
        assert [match.state.seen[card] for card in hand] == [1 << seat] * 2
        view = match.view(seat)
        assert view.purse == COINS
        assert [card.item for card in view.hands[seat]] == hand
        assert all(card is None for other in range(3) if other != seat for card in view.hands[other])
    assert match.view(None).purse is None
    assert match.view(None).reef == [None] * 4


@pytest.mark.rule("wreck")
def test_the_wreck_lies_open_on_the_shore():
    match = Match(GAME, 3, chance=Fast(1))
    assert len(match.state.shore) == 3
    assert all(match.state.seen[card] == -1 for card in match.state.shore)


@pytest.mark.rule("wreck")
def test_a_reshuffle_hides_again_what_everybody_had_seen():
    lamps = [LAMP + 1, LAMP + 2, LAMP + 3]
    state = wreck(
        "night", hands=[lamps, [0, 1], [2]], discard=[3, 4, 5, 6, LAMP], salvaged=[list(range(7, LAMP)), [], []]
    )
    assert state.deck == []
    match = play(state, Shuffle([4, 3, 2, 1, 0]))
    assert match.state.shore == [3, 4, 5], "from the top of the new deck"
    assert match.state.deck == [LAMP, 6]
    assert [match.state.seen[card] for card in (LAMP, 6, 3)] == [0, 0, -1]
    worlds = {tuple(match.imagine(0, seed).state.deck) for seed in range(20)}
    assert worlds == {(LAMP, 6), (6, LAMP)}, "what is left is known, but no longer in which order"


@pytest.mark.rule("peek")
def test_a_token_looked_at_is_known_to_the_lookout_alone():
    state = wreck("night")
    hide(state, *state.reef)
    match = play(state)
    match.act(0, "2")
    worth = match.state.reef[2] - REEF
    assert match.view(0).reef == [None, None, worth, None]
    assert match.view(1).reef == [None] * 4
    (own,) = match.events(0)
    (others,) = match.events(1)
    assert (own.event.worth, others.event.worth) == (worth, None)
    assert {match.imagine(0, seed).state.reef[2] for seed in range(20)} == {worth + REEF}
    assert {match.imagine(1, seed).state.reef[2] for seed in range(40)} == set(range(REEF, REEF + 4))


@pytest.mark.rule("bid")
@pytest.mark.parametrize(("bids", "winner"), [((2, 5, 5), 1), ((5, 2, 5), 0), ((0, 0, 0), 0), ((1, 2, 3), 2)])
def test_all_pay_and_the_highest_bid_nearest_to_the_lookout_wins(bids, winner):
    match = play(wreck("night"))
    match.act(0, "0")
    for seat, bid in enumerate(bids):
        match.act(seat, bid)
    assert match.state.winner == winner
    assert match.state.chest == sum(bids)
    assert match.state.purses == [COINS - bid for bid in bids]


@pytest.mark.rule("bid")
def test_a_bid_is_sealed_and_may_be_taken_back_while_it_is():
    match = play(wreck("night"))
    match.act(0, "0")
    match.act(1, 7)
    assert match.waiting == [1]
    assert match.view(0).purse == COINS
    assert match.undo(1) is None
    assert set(match.asked) == {0, 1, 2}
    assert match.act(1, 11).rule == "bid"


@pytest.mark.rule("bid")
def test_purses_are_a_sum_that_others_can_only_guess():
    state = wreck("night", purses=[4, 9, 2], chest=15)
    match = play(state)
    guesses = {tuple(match.imagine(0, seed).state.purses) for seed in range(30)}
    assert len(guesses) > 5
    assert all(own == 4 and sum(rest) == 11 for own, *rest in guesses)


@pytest.mark.rule("lamp")
def test_the_window_asks_all_but_the_winner_whatever_they_hold():
    state = wreck("salvage", winner=1, shore=[0, 1, 2], hands=[[LAMP, 5], [LAMP + 1], [6]])
    match = play(state)
    assert list(match.asked) == [2, 0]
    assert match.asked[0].options(match.state) == ["pass", "lamp"]
    assert match.asked[2].options(match.state) == ["pass"]
    assert match.act(2, "lamp").rule == "lamp"
    assert [o.id for o in match.question(0).options] == ["pass", "lamp"]


@golden("wreckers")("lamp")
@pytest.mark.rule("lamp")
def test_a_false_lamp_sends_the_winner_home_with_nothing():
    state = wreck("salvage", winner=1, shore=[0, 1, 2], hands=[[LAMP, 5], [3], [6]])
    match = play(state)
    match.act(0, "lamp")
    match.act(2, "pass")
    assert match.state.salvaged == [[], [], []]
    assert LAMP in match.state.discard
    assert match.state.night == 1


@pytest.mark.rule("lamp")
def test_an_imagined_hand_changes_the_options_of_the_window():
    state = wreck("salvage", winner=1, shore=[0, 1, 2], hands=[[5, 6], [3], [LAMP, 8]])
    hide(state, 5, 6, known_to=[0])
    hide(state, LAMP, 8, *state.deck)
    match = play(state)
    asked = {2 in match.imagine(1, seed).asked for seed in range(40)}
    assert asked == {True, False}, "in some worlds seat 2 holds a lamp and is asked, in others it can only pass"


@pytest.mark.rule("salvage")
def test_crates_together_weigh_at_most_six():
    state = wreck("salvage", seats=2, winner=0, shore=[0, 3, 4], hands=[[], []])
    assert [CRATES[card] for card in state.shore] == [1, 4, 5]
    match = play(state)
    match.act(1, "pass")
    refused = match.act(0, ["3", "4"])
    assert (refused.rule, refused.text.args) == ("salvage", {"weight": 9})
    assert match.act(0, ["0", "0"]).text.key == "refusal-twice"
    assert match.act(0, ["7"]).text.key == "refusal-not-an-option"
    assert match.act(0, ["0", "4"]) is None
    assert match.state.salvaged[0] == [0, 4]


@pytest.mark.rule("salvage")
def test_the_first_reef_token_moves_coins_from_the_chest_to_the_purse():
    reef = [REEF + 2, REEF, REEF + 1, REEF + 3]
    state = wreck("salvage", seats=2, winner=0, shore=[0], reef=reef, chest=9, purses=[3, 8])
    hide(state, *reef)
    match = play(state)
    match.act(1, "pass")
    match.act(0, ["0"])
    assert (match.state.purses, match.state.chest) == ([5, 8], 7)
    assert match.state.reef == [REEF, REEF + 1, REEF + 3, REEF + 2]
    assert match.view(None).reef == [None, None, None, 2]


@pytest.mark.rule("coastguard")
@pytest.mark.parametrize(("bid", "winner"), [(3, wreckers.COASTGUARD), (4, 0), (5, 0)])
def test_alone_one_bids_against_a_die(bid, winner):
    state = wreck("night", seats=1, deck=list(range(REEF))[::-1])
    match = play(state, [4])
    match.act(0, "0")
    match.act(0, bid)
    assert match.state.winner == winner


@pytest.mark.rule("coastguard")
def test_the_coastguard_takes_the_heaviest_crates_and_no_coins():
    state = wreck("salvage", seats=1, winner=1, shore=[4, 3, 0], purses=[3], chest=7, hands=[[]])
    match = play(state)
    match.act(0, "pass")
    assert match.state.salvaged == [[], [4, 0]]
    assert (match.state.purses, match.state.chest) == ([3], 7)
    assert match.events(0)[-1].event.crates == [5, 1]


@pytest.mark.rule("coastguard", "lamp")
def test_the_coastguard_can_be_sent_onto_the_rocks_and_hangs_no_lamp():
    match = play(wreck("salvage", seats=1, winner=1, shore=[4], hands=[[LAMP]]))
    match.act(0, "lamp")
    assert match.state.salvaged == [[], []]
    match = play(wreck("salvage", seats=1, winner=0, shore=[4], hands=[[LAMP]]))
    assert type(match.asked[0]).__name__ == "Salvage"


@pytest.mark.rule("coastguard", "end")
@pytest.mark.parametrize(
    ("salvaged", "places", "share"), [([[4], [3]], (1, 2), 1.0), ([[3], [4]], (2, 1), 0.0), ([[4], [9]], (1, 1), 0.5)]
)
def test_alone_one_wins_loses_or_shares_with_the_coastguard(salvaged, places, share):
    state = wreck("salvage", seats=1, winner=0, night=5, salvaged=salvaged, hands=[[]])
    match = play(state)
    assert match.over
    result = match.result()
    assert (result.places[0], result.rivals[0].place) == places
    assert result.shares == [share]
    assert result.winners == ([0] if share else [])


@pytest.mark.rule("end")
def test_after_the_last_night_the_greatest_value_wins_and_equals_share_the_place():
    state = wreck("salvage", winner=2, night=5, shore=[], salvaged=[[3, 4], [8, 9], [13]], hands=[[], [], []])
    match = play(state)
    for seat in list(match.asked):
        match.act(seat, "pass")
    assert match.over
    assert match.result().scores == [9, 9, 4]
    assert match.result().places == [1, 1, 3]


def test_every_rule_of_the_ledger_is_shown_here():
    assert cited(Path(__file__).parent) == set(GAME.ledger.rules)


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_hold_every_promise_of_the_engine(seats):
    for seed in range(20):
        assert fuzzing.fuzz_one(GAME, seed, seats).problem is None


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_view_holds_no_secret_of_another_seat(seats):
    """Encoded as a browser gets it: no card of another's hand, no token unseen, no purse but one's own."""
    match, rng = Match(GAME, seats, chance=Fast(seats)), Fast(1)
    while not match.over:
        state = match.state
        for seat in [None, *range(seats)]:
            text = msgspec.json.encode(match.view(seat)).decode()
            view = msgspec.json.decode(text)
            hidden = {str(card) for other, hand in enumerate(state.hands) if other != seat for card in hand}
            assert not hidden & set(re.findall(r'"item":(\d+)', text))
            bit = 31 if seat is None else seat
            unseen = [not state.seen[token] >> bit & 1 for token in state.reef]
            assert [worth is None for worth in view["reef"]] == unseen
            assert view["purse"] == (None if seat is None else state.purses[seat])
        seat = list(match.asked)[rng.below(len(match.asked))]
        match.act(seat, match.asked[seat].sample(state, rng))


# The walkthrough


def snippets(language):
    return re.findall(rf"```{language}\n(.*?)```", WALK, re.DOTALL)


@pytest.mark.parametrize("snippet", snippets("python"), ids=lambda text: text.strip().splitlines()[0][:60])
def test_each_piece_of_python_in_the_walkthrough_stands_in_the_game(snippet):
    source = (ROOT / "examples" / "wreckers" / "wreckers" / "__init__.py").read_text(encoding="utf-8")
    tests = Path(__file__).read_text(encoding="utf-8")
    for piece in re.split(r"\n\.\.\.\n|\n\n\n", snippet.strip("\n")):
        assert piece in source or piece in tests, piece


@pytest.mark.parametrize("snippet", snippets("toml"), ids=lambda text: text.strip().splitlines()[0])
def test_each_piece_of_toml_in_the_walkthrough_stands_in_the_example(snippet):
    folder = ROOT / "examples" / "wreckers"
    assert any(
        snippet.strip() in (folder / name).read_text()
        for name in ("pyproject.toml", "wreckers/rules.toml", "wreckers/voyage.toml", "wreckers/book.toml")
    )


@pytest.mark.parametrize("snippet", snippets("fluent"), ids=lambda text: text.strip().splitlines()[0][:40])
def test_each_message_in_the_walkthrough_stands_in_a_catalogue(snippet):
    folder = ROOT / "examples" / "wreckers" / "wreckers" / "locale"
    for piece in snippet.strip().split("\n\n"):
        assert any(piece in (folder / f"{lang}.ftl").read_text(encoding="utf-8") for lang in ("en", "pl")), piece


def test_the_example_is_a_distribution_whose_game_kaper_finds():
    project = tomllib.loads((ROOT / "examples" / "wreckers" / "pyproject.toml").read_text())
    (entry,) = project["project"]["entry-points"]["kaper.games"].items()
    assert entry == (GAME.id, f"{GAME.package}:GAME")
    assert load_game(GAME.package) is GAME


def test_its_policy_beats_random_play():
    """docs/adding-a-game.md promises as much of a policy."""
    won = 0.0
    for number in range(60):
        match, rng, mine = Match(GAME, 3, chance=Fast(number)), Fast(number + 100), number % 3
        while not match.over:
            seat, decision = next(iter(match.asked.items()))
            by_policy = seat == mine
            answer = GAME.brain.policy(match.state, decision, rng) if by_policy else decision.sample(match.state, rng)
            assert match.act(seat, answer) is None
        places = GAME.result(match.state).places
        won += (places[mine] == 1) / places.count(1)
    assert won / 60 > 0.6
