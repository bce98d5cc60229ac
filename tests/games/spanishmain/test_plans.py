"""Plans of a captain: a ship keeps to a goal for as long as it makes sense, and the search sees what comes of it."""

import pytest

from kaper.bots.greedy import Greedy
from kaper.bots.known import find_bot
from kaper.bots.mcts import Mcts
from kaper.bots.plans import Plans
from kaper.bots.worlds import key_of, wish_of
from kaper.core.chance import Fast
from kaper.core.match import Handle, Match
from kaper.games.spanishmain import GAME
from kaper.games.spanishmain.courses import Sail
from kaper.games.spanishmain.helm import goal
from kaper.games.spanishmain.plans import bound_for, goals, plans, stands
from kaper.games.spanishmain.state import SpanishOptions
from kaper.games.spanishmain.turn import Act, Order
from tests.games.spanishmain.tables import ALBION, CAZADOR, DOVER, PICADOR, Waters

assert GAME.brain is not None
BRAIN = GAME.brain


def between_two_islands() -> Waters:
    """A ship off island 1, where three coins lie, with more of them far off on island 4."""
    table = Waters().treasure(1, 3, 3, 2)
    table.ship(0, CAZADOR, 650, 350, 0, crew=("explorer",))
    table.ship(1, PICADOR, 900, 900, 0)
    return table


def docks_at(follow) -> int:
    """The first wild island where the ship of seat 0 docks if it plays so."""
    match = between_two_islands().turn().m.fork(1)
    ship = match.state.ships[0]
    while ship.docked < 0 and not match.over:
        match.play(follow, Fast(2), 1)
    return ship.docked


def test_a_ship_keeps_to_its_plan_over_many_turns():
    assert docks_at(BRAIN.policy) == 1
    assert docks_at(bound_for(0, 0, "island:4")) == 4
    assert docks_at(bound_for(0, 7, "island:4")) == 1  # another ship's plan
    assert docks_at(bound_for(1, 0, "island:4")) == 1  # another captain's


def test_when_a_goal_makes_sense():
    table = between_two_islands()
    table.ship(0, DOVER, 300, 400, 0, coins=(2,))
    table.ship(1, ALBION, 500, 500, 0)
    s = table.s
    assert [stands(s, 0, name) for name in ("island:0", "island:1", "island:2", "island:4")] == [
        False,
        True,
        False,
        True,
    ]
    assert stands(s, 0, "ship:3")
    assert not stands(s, 0, "ship:2")  # a friend
    assert stands(s, 2, "island:0")  # with a coin aboard
    assert not stands(s, 2, "ship:3")  # that is better brought home
    s.ships[0].docked = 1
    assert not stands(s, 0, "island:1")  # it is there
    s.ships[3].docked, s.ships[3].masts = 1, 0
    assert not stands(s, 0, "ship:3")  # a derelict with nothing aboard
    s.ships[3].masts, s.ships[3].docked = 1, next(i for i, island in enumerate(s.islands) if island.home == 1)
    assert not stands(s, 0, "ship:3")  # safe at home
    s.ships[0].tow = 3
    assert not stands(s, 0, "island:4")
    s.ships[2].coins.clear()
    assert not stands(s, 2, "island:0")  # unloaded


def test_goals_are_home_with_coins_islands_and_enemies_near():
    table = between_two_islands()
    assert list(goals(table.s, 0)) == ["island:1", "island:4"]
    table.ship(1, ALBION, 500, 500, 0)
    assert list(goals(table.s, 0)) == ["island:1", "island:4", "ship:2"]
    table.coin(table.s.ships[0].coins, 1)
    assert list(goals(table.s, 0)) == ["island:0", "island:1", "island:4"]


@pytest.mark.parametrize(("orders", "kind"), [(("ship:0",), Act), (("ship:0", "move"), Sail)])
def test_plans_are_legal_answers_with_other_goals_than_the_policys(orders, kind):
    table = between_two_islands()
    table.ship(1, ALBION, 560, 420, 0)
    play = table.turn().do(*orders)
    decision = play.m.asked[0]
    assert isinstance(decision, kind)
    found = plans(play.s, decision)
    assert all(decision.check(play.s, answer) is None for answer, _ in found)
    usual = goal(play.s, 0)
    others = [name for name in goals(play.s, 0) if name != usual]
    kept = [answer for answer, follow in found if follow is not BRAIN.policy]
    assert len(kept) == len(others) >= 2
    if kind is Sail:
        assert len(set(map(key_of, kept))) == len(others)
        assert ([], BRAIN.policy) in found  # to let the enemy come


def test_there_are_no_plans_for_what_decides_no_match():
    play = between_two_islands().turn()
    assert plans(play.s, play.m.asked[0]) == []


def near_the_last_round() -> Waters:
    """Whoever has more gold in four turns has won: 12 and 13 are at home, 3 aboard, and one more lies on an island near by."""
    table = Waters().home(0, 3, 3, 2, 2, 2).home(1, 3, 2, 2, 2, 1, 1, 1, 1).treasure(1, 1)
    island = table.s.islands[1]
    island.x, island.y = 77_000, 38_000
    table.ship(0, CAZADOR, 700, 340, 225, coins=(3,))
    table.ship(1, PICADOR, 900, 900, 0)
    table.s.gone += table.s.islands[4].coins[1:]
    del table.s.islands[4].coins[1:]
    table.s.round, table.s.order = table.s.options.rounds - 3, [1, 0]
    return table


def winners(spec: str) -> list[int]:
    """Who wins if a bot commands the first fleet and the policy the other."""
    match, bots = near_the_last_round().turn().m, [find_bot(spec), find_bot("policy")]
    while not match.over:
        seat = next(iter(match.asked))
        assert match.act(seat, bots[seat].answer(Handle(match, seat), Fast(5))) is None
    return match.result().winners


def test_the_search_sees_how_the_match_ends():
    """The policy fetches one more from an island that is near, and it is too late to bring it home; greedy sees no farther."""
    assert goal(near_the_last_round().s, 0) == "island:1"
    assert winners("policy") == winners("greedy") == [1]
    assert winners("mcts:300") == [0]


def test_a_search_without_time_for_plans_answers_as_greedy_does():
    handle = Handle(near_the_last_round().turn().do("ship:0", "move").m, 0)
    bot = Mcts(iterations=30)
    found = bot.think(handle, Fast(5))
    assert bot.done <= 30
    chosen = next(estimate.answer for estimate in found if estimate.chance == 1)
    greedy = next(one.answer for one in Greedy(worlds=1).think(handle, Fast(5)) if one.chance == 1)
    assert key_of(chosen) == key_of(greedy)


@pytest.mark.parametrize("seed", [4, 5, 6])
def test_what_greedy_would_do_stands_unless_a_plan_surely_wins_more(seed):
    """Off an enemy greedy finds a course from which more guns bear than from the policy's."""
    handle = Handle(off_an_enemy().m, 0)
    greedy = key_of(Greedy().answer(handle, Fast(seed)))
    wish = key_of(wish_of(handle, BRAIN, Fast(seed)))
    assert greedy != wish

    def answered(*wins: str) -> str:
        """The search's answer where plans that begin so win all matches, others every second one."""

        def outcome(self, seed, place):
            share = 1.0 if self.keys[place] in wins else float(self.worlds % 2)
            return share, share, 40

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Plans, "outcome", outcome)
            return key_of(Mcts(iterations=2000).answer(handle, Fast(seed)))

    assert answered() == greedy
    assert answered(wish) == wish


def off_an_enemy():
    """A ship that is asked for its course, with a laden enemy ahead."""
    table = Waters().treasure(1, 3, 3, 2)
    table.ship(0, CAZADOR, 600, 420, 30)
    table.ship(1, PICADOR, 760, 500, 200, coins=(3,))
    return table.turn().do("ship:0", "move")


def test_the_search_answers_every_question_of_a_turn():
    """Also those without plans, such as which ship comes first, where one answer is clearly the best."""
    match = Match(GAME, 2, SpanishOptions(points="30"), Fast(8))
    rng, asked = Fast(9), set()
    for _ in range(60):
        seat, decision = next(iter(match.asked.items()))
        asked.add(type(decision))
        assert match.act(seat, Mcts(iterations=80).answer(Handle(match, seat), rng)) is None
    assert {Order, Act, Sail} <= asked


def test_plans_know_no_more_than_their_captain():
    """Coins that nobody saw are exchanged: the search answers alike."""
    answers = set()
    for turned in (False, True):
        match = Match(GAME, 2, SpanishOptions(points="30"), Fast(3))
        rng = Fast(4)
        while not isinstance(match.asked[next(iter(match.asked))], Sail):
            seat, decision = next(iter(match.asked.items()))
            match.act(seat, BRAIN.policy(match.state, decision, rng))
        hidden = [coin for island in match.state.islands for coin in island.coins]
        if turned:
            worth = [match.state.worth[coin] for coin in hidden]
            for coin, value in zip(hidden, reversed(worth), strict=True):
                match.state.worth[coin] = value
        answers.add(key_of(Mcts(iterations=120).answer(Handle(match, seat_of(match)), Fast(6))))
    assert len(answers) == 1


def seat_of(match: Match) -> int:
    return next(iter(match.asked))
