"""Who knows what: views, events and questions hide hands, piles and characters not yet called."""

import msgspec
import pytest

from kaper.core.chance import Fast
from kaper.core.fuzzing import swap_test
from kaper.core.hidden import mix
from kaper.core.match import Match
from kaper.games.sevenseas import GAME
from kaper.games.sevenseas.adventures import PlayCard
from kaper.games.sevenseas.events import CardDrawn
from kaper.games.sevenseas.policy import policy
from tests.games.sevenseas.tables import asked, calling, say, sea, told

OWN = ("seat", "hand", "character")


def playing(seats, seed, stride=7):
    """A game by the policy, looked at every few decisions."""
    match, rng = Match(GAME, seats, chance=Fast(seed), listen=True), Fast(seed + 1)
    number = 0
    while not match.over:
        if number % stride == 0:
            yield match, rng
        number += 1
        seat, decision = next(iter(match.asked.items()))
        say(match, (seat, policy(match.state, decision, rng)))
    yield match, rng


def plain(view):
    return {name: getattr(view, name) for name in view.__struct_fields__ if name not in OWN}


@pytest.mark.rule("info.public")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_views_differ_only_in_the_own_hand_and_choice(seats):
    for match, _ in playing(seats, 5):
        views = [match.view(seat) for seat in range(seats)]
        spectator = match.view(None)
        assert all(plain(view) == plain(spectator) for view in views)
        assert (spectator.hand, spectator.character) == ([], None)
        s = match.state
        for mat, player in zip(spectator.players, s.players, strict=True):
            assert (mat.chests, mat.fleet, mat.reserve, mat.guards) == (
                player.chests,
                player.fleet,
                player.reserve,
                player.guards,
            )
            assert (mat.yin_yang, mat.skulls, mat.hand) == (player.yin_yang, player.skulls, len(player.hand))
            assert (mat.talismans, [card.item for card in mat.hold]) == (len(player.talismans), player.hold)
        assert (spectator.adventure, spectator.loot) == (len(s.adventure), len(s.loot))
        assert [card.item for card in spectator.cards_played] == s.right


@pytest.mark.rule("info.hidden", "round.choice.secret")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_view_holds_a_card_its_seat_may_not_see(seats):
    for match, _ in playing(seats, 11):
        s = match.state
        for seat in (*range(seats), None):
            view = match.view(seat)
            shown = {card.item for card in (*view.hand, *view.ports_played, *view.cards_played, *view.box)}
            hidden = {card for other, p in enumerate(s.players) if other != seat for card in p.hand}
            assert not shown & (hidden | set(s.adventure))
            assert len(msgspec.json.encode(view)) > 100
            for other, mat in enumerate(view.players):
                called = s.players[other].chosen <= s.called
                assert (mat.character is not None) == (called and s.players[other].chosen >= 0)


@pytest.mark.rule("info.hidden")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_exchanging_what_a_seat_has_not_seen_changes_nothing_for_it(seats):
    swapped = 0
    for match, rng in playing(seats, 23, stride=3):
        if not match.over:
            for seat in range(seats):
                assert swap_test(match, seat, rng) is None
                swapped += 1
    assert swapped > 50


@pytest.mark.rule("info.hidden", "round.call.order")
def test_characters_not_yet_called_change_nothing_for_the_others():
    """The same round, once with a Merchant and once with a Cartographer behind the closed card of seat 2."""
    mats = {"hand": ["convoy-spain-1"]}, {"hand": ["convoy-spain-2"]}, {"rum": 2}
    pair = [calling(sea(3, *mats), {0: "captain", 1: "shaman", 2: name}) for name in ("merchant", "cartographer")]
    for match in pair:
        say(match, (0, "decline"))
        assert asked(match) == (1, "PlayCard")
    for seat in (0, 1, None):
        assert pair[0].view(seat) == pair[1].view(seat)
        assert pair[0].events(seat) == pair[1].events(seat)
    assert pair[0].question(1) == pair[1].question(1)
    assert pair[0].view(2) != pair[1].view(2)
    for seed in range(20):
        imagined = [match.imagine(1, seed).state.players[2].chosen for match in pair]
        assert imagined[0] == imagined[1]
        assert imagined[0] > 4, "Captain, Islander and Shaman were called already"


@pytest.mark.rule("info.asked")
@pytest.mark.parametrize(("name", "card"), [("captain", "convoy-spain-1"), ("islander", "havana"), ("shaman", "idol")])
def test_who_holds_no_fitting_card_is_asked_like_any_other(name, card):
    views = []
    for hand in ([card], ["tavern" if name != "shaman" else "nassau"]):
        match = calling(sea(3, {"hand": hand}), {0: name})
        assert isinstance(match.asked[0], PlayCard)
        views.append(match.view(1))
        say(match, (0, "decline"))
        views.append(match.view(1))
    assert views[:2] == views[2:]


@pytest.mark.rule("info.memory")
@pytest.mark.parametrize("tally", ["shown", "hidden"])
def test_every_convoy_played_can_be_read_and_its_count_hidden(tally):
    s = sea(2, tally=tally)
    for card in (4, 5, 22, 9):  # two of Spain, a curse, one of France
        s.adventure.remove(card)
        s.right.append(card)
    view = calling(s, {0: "captain"}).view(1)
    convoys = [(card.nation, card.size) for card in view.cards_played if card.type == "convoy"]
    assert convoys == [("spain", 1), ("spain", 2), ("france", 2)]
    counted = {"england": 0, "spain": 2, "france": 1, "holland": 0}
    assert view.tally == (counted if tally == "shown" else None)


@pytest.mark.rule("cartographer.draw")
def test_a_card_drawn_is_known_to_whoever_drew_it_and_to_nobody_else():
    s = sea(3)
    mix(s, s.adventure, range(len(s.adventure)))
    match = calling(s, {0: "cartographer"}, others="cartographer")
    say(match, (0, "draw"))
    card = match.state.players[0].hand[-1]
    assert {match.imagine(0, seed).state.players[0].hand[-1] for seed in range(8)} == {card}
    assert match.state.seen[card] == 1
    assert [event.card for event in told(match, CardDrawn, 0)][-1] == card
    assert {event.card for event in told(match, CardDrawn, 1)} == {None}
