"""Whole random games: conservation, an end, records, and what each seat may see."""

from typing import Union

import msgspec
import pytest

from kaper.core.chance import Fair, Fast
from kaper.core.match import Match
from kaper.core.records import read, record_of, replay, text_of, verify
from kaper.games.cove import GAME
from kaper.games.cove.cards import KIND
from kaper.games.cove.events import CardDrawn
from kaper.games.cove.state import CoveOptions

ALL_ON = CoveOptions("off-mat", "one-per-section", "any", "all", "on")
OPTIONS = {
    "default": CoveOptions(),
    "off-mat": CoveOptions(crippling="off-mat"),
    "one-per-section": CoveOptions(shipwrights="one-per-section"),
    "any": CoveOptions(volley_cards="any"),
    "all": CoveOptions(secret_map="all"),  # noqa: S106
    "on": CoveOptions(blank_cards="on"),
    "all-on": ALL_ON,
}


def steps(match, seed, policy=None):
    """Play a match to its end, one answer at a time."""
    rng = Fast(seed)
    while not match.over:
        for seat, decision in list(match.asked.items()):
            answer = decision.sample(match.state, rng) if policy is None else policy(match.state, decision, rng)
            assert match.act(seat, answer) is None
            yield match


def played(seats=4, seed=1, options=None, **kwargs):
    match = Match(GAME, seats, options or CoveOptions(), Fast(seed), listen=True, **kwargs)
    for _ in steps(match, seed):
        pass
    return match


@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_conserve_everything_and_end(seats, name):
    for seed in range(7):
        match = Match(GAME, seats, OPTIONS[name], Fast(seed), keep=seed % 2 == 0)
        for _ in steps(match, seed):
            assert not list(GAME.problems(match.state))
        assert match.state.month == 12
        result = match.result()
        assert result.places.count(1) == 1
        assert max(result.scores) == result.scores[result.winners[0]]


@pytest.mark.parametrize("seats", GAME.seats)
def test_sensible_games_conserve_everything_and_end(seats):
    for seed in range(15):
        match = Match(GAME, seats, ALL_ON if seed % 2 else CoveOptions(), Fast(seed), keep=False)
        for _ in steps(match, seed, GAME.brain.policy):
            assert not list(GAME.problems(match.state))
        assert match.result().places.count(1) == 1


@pytest.mark.rule("dice.record")
def test_a_record_replays_to_the_same_end():
    match = Match(GAME, 4, chance=Fair(bytes(32), "cove"), listen=True)
    for _ in steps(match, 3):
        pass
    record = read(text_of(record_of(match)))
    *_, (_, again) = replay(record)
    assert again.digest() == match.digest()
    assert verify(record) > 30
    rolled = [entry for entry in record.entries if entry.dice is not None]
    events = [told.event for told in match.told]
    spoken = sum(len(event.faces) for event in events if hasattr(event, "faces"))
    spoken += sum(
        1 for event in events if type(getattr(event, "face", None)) is int and type(event).__name__ != "Strayed"
    )
    assert sum(len(entry.dice) for entry in rolled) == spoken  # every die is in the log


@pytest.mark.rule("option.record")
def test_options_are_kept_with_the_record():
    match = played(3, 5, ALL_ON)
    record = read(text_of(record_of(match)))
    assert record.header.options == msgspec.to_builtins(ALL_ON)
    *_, (_, again) = replay(record)
    assert again.state.options == ALL_ON
    assert again.digest() == match.digest()
    assert match.view(None).options == ALL_ON
    assert GAME.read_options({}) == CoveOptions("lowest", "one", "one", "chests", "off")


@pytest.mark.parametrize("seats", GAME.seats)
def test_views_encode_and_hide_the_hands_of_others(seats):
    match = Match(GAME, seats, chance=Fast(seats), listen=True)
    for count, _ in enumerate(steps(match, seats)):
        if count % 5:
            continue
        for seat in (*range(seats), None):
            view = match.view(seat)
            again = msgspec.json.decode(msgspec.json.encode(view), type=GAME.view_type)
            assert again == view
            others = {c for other in range(seats) if other != seat for c in match.state.hands[other]}
            secret = {card for card in others if match.state.seen[card] != -1} | set(match.state.deck)
            shown = {card.item for card in view.hand} | {card.item for ship in view.ships for card in ship.shown}
            assert not secret & (shown | {card.item for card in view.discard})
            assert sorted(card.item for card in view.hand) == (
                sorted(match.state.hands[seat]) if seat is not None else []
            )


def test_drawn_cards_are_told_to_their_owner_only():
    match = played(4, 9)
    drawn = [told for told in match.told if isinstance(told.event, CardDrawn)]
    assert drawn
    for told in drawn:
        hearers = [seat for seat in range(4) if told.heard_by(seat)]
        if told.event.card is None:
            assert told.event.seat not in hearers
            assert told.heard_by(None)
        else:
            assert hearers == [told.event.seat]
            assert not told.heard_by(None)
            assert KIND[told.event.card]


def test_events_of_a_game_encode_and_know_their_rules():
    union = msgspec.json.Decoder(list[Union[GAME.event_types]])  # noqa: UP007
    match = played(5, 4, ALL_ON)
    events = [told.event for told in match.told]
    assert union.decode(msgspec.json.encode(events)) == events
    assert {event.rule() for event in events} <= set(GAME.ledger.rules)


def test_most_answers_can_be_taken_back_until_something_is_known():
    match = Match(GAME, 4, chance=Fast(2))
    for seat in range(3):
        assert match.act(seat, []) is None
    assert match.undo(0) is None  # still sealed
    assert match.act(0, ["hull:3"]) is None
    assert match.act(3, []) is None
    assert match.undo(3) is not None  # opened: the others' purchases are known
