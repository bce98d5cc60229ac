"""What is hidden stays hidden: views, imagined worlds, secret Gold, and swapped cards that nobody notices."""

import msgspec
import pytest

from kaper.core.chance import Fast
from kaper.core.hidden import unseen_slots
from kaper.core.match import Match
from kaper.core.state import clone
from kaper.games.marauders import GAME
from kaper.games.marauders.policy import policy
from tests.games.marauders.tables import Sea


def played(seats: int, seed: int, decisions: int) -> Match:
    """A match some way into a game of sensible play."""
    match = Match(GAME, seats, None, Fast(seed), listen=True)
    rng = Fast(seed + 1)
    for _ in range(decisions):
        if match.over:
            break
        for seat, decision in list(match.asked.items()):
            answer = policy(match.state, decision, rng) if rng.below(4) else decision.sample(match.state, rng)
            assert match.act(seat, answer) is None
    return match


@pytest.mark.rule("ruling.cards-hidden", "info.gold", "stash.secret", "buy.market")
def test_a_view_holds_no_secret_of_others():
    for seed in range(6):
        match = Match(GAME, 4, None, Fast(seed))
        rng = Fast(seed)
        while not match.over:
            for seat, decision in list(match.asked.items()):
                match.act(seat, policy(match.state, decision, rng))
            if rng.below(8):
                continue
            for viewer in (0, 2, None):
                view = match.view(viewer)
                data = msgspec.json.encode(view)
                assert msgspec.json.decode(data, type=GAME.view_type) == view
                for board in view.boards:
                    if board.seat != viewer and not match.state.over:
                        assert board.gold is None
                        assert set(board.hand) <= {None}
                        assert set(board.hold) <= {None}
                        assert board.stash is None or board.seat in match.state.announced
                        assert all(card is None or match.state.seen[card.item] == -1 for card in board.rumor)


def test_views_depend_only_on_what_a_seat_knows():
    compared = 0
    for seed in range(40):
        match = played(2 + seed % 3, seed, 60 + 9 * seed)
        if match.over:
            continue
        for seat in range(match.seats):
            world = match.imagine(seat, seed)
            problems = list(GAME.problems(world.state))
            assert problems == []
            if not world.decisions:  # a pass of somebody else that was forced would have led it on
                compared += 1
                assert world.view(seat) == match.view(seat)
    assert compared > 60


@pytest.mark.rule("stash.secret", "info.gold")
def test_imagined_worlds_split_the_gold_anew_but_keep_its_sum():
    sea = Sea("felipe", "frances", "vos").gold(0, 23).gold(1, 5)
    play = sea.port(then=1).do("stash", 11)
    splits = {play.m.imagine(1, seed).state.players[0].stash for seed in range(60)}
    assert len(splits) > 10
    for seed in range(20):
        world = play.m.imagine(1, seed).state.players[0]
        assert world.gold + world.stash == 23
    assert {play.m.imagine(0, seed).state.players[0].stash for seed in range(20)} == {11}
    assert {play.m.imagine(1, seed).state.players[2].gold for seed in range(20)} == {10}  # never stashed: known


@pytest.mark.rule("stash.secret")
def test_what_others_can_reckon_of_a_stash():
    play = Sea("felipe", "frances").gold(0, 23).port(then=1).do("stash", 20, "yard", "weapon:chain", "done")
    assert (play[0].stash_low, play[0].stash_high) == (0, 20)  # 3 Gold were paid: at most 20 are left in all
    announced = Sea("felipe", "frances").gold(0, 23)
    announced[0].points = 8
    play = announced.port(then=1).do("stash", 20)
    assert (play[0].stash_low, play[0].stash_high) == (20, 20)
    assert play.m.view(1).boards[0].stash == 20
    play.do("yard", "weapon:chain", "done", "stash", 15)  # what is put away anew is secret again
    assert (play[0].stash_low, play[0].stash_high) == (0, 20)
    assert play.m.view(1).boards[0].stash is None


def replayed(match: Match, state) -> Match:
    """The same answers and outcomes from another checkpoint."""
    twin = match.fork(1, keep=True)
    twin._checkpoint = state
    copy = object.__new__(Match)
    copy.game, copy.options = match.game, match.options
    copy._resume(twin, True)
    return copy


def test_swapped_cards_are_noticed_by_nobody_who_has_not_seen_them():
    """Exchange two items a seat has not seen in the checkpoint, replay: its view, its question and who is asked agree."""
    swaps = 0
    for seed in range(60):
        match = played(2 + seed % 3, 100 + seed, 40 + 7 * seed)
        if match.over:
            continue
        for seat in range(match.seats):
            before = match._checkpoint
            unseen_after = [item for item, known in enumerate(match.state.seen) if not known >> seat & 1]
            slots = unseen_slots(before, GAME.zones(before), seat)
            for all_places in slots.values():
                places = [(zone, i) for zone, i in all_places if zone.items[i] in unseen_after]
                if len(places) < 2:
                    continue
                other = clone(before)
                zones = {zone.name: zone.items for zone in GAME.zones(other)}
                (one, i), (two, j) = places[0], places[-1]
                a, b = zones[one.name][i], zones[two.name][j]
                zones[one.name][i], zones[two.name][j] = b, a
                other.seen[a], other.seen[b] = other.seen[b], other.seen[a]
                other.past[a], other.past[b] = other.past[b], other.past[a]
                try:
                    twin = replayed(match, other)
                except (ValueError, KeyError, StopIteration):
                    continue  # the answers of another seat named the exchanged card
                swaps += 1
                assert twin.view(seat) == match.view(seat)
                assert twin.asked.keys() == match.asked.keys()
                if seat in match.asked:
                    assert twin.question(seat) == match.question(seat)
    assert swaps > 100
