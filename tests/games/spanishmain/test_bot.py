"""What bots know: a value for every seat, and a policy that explores, brings gold home and fights where it pays."""

import pytest

from kaper.arena.play import Setting, play
from kaper.arena.schedule import Pairing
from kaper.bots.mcts import Mcts
from kaper.bots.trials import Trials
from kaper.core.chance import Fast
from kaper.core.match import Handle, Match
from kaper.games.spanishmain import GAME
from kaper.games.spanishmain.cards import CARDS, FLEETS, NUMBER
from kaper.games.spanishmain.harbour import Load, Mend
from kaper.games.spanishmain.helm import goal
from kaper.games.spanishmain.state import CREW_OFF, SpanishOptions, buried
from kaper.games.spanishmain.value import value
from tests.games.spanishmain.tables import ALBION, CAZADOR, DOVER, PICADOR, Waters

assert GAME.brain is not None
POLICY = GAME.brain.policy
HOME_BERTH = (500, 177.02, 270)


def test_values_are_shares_of_victory_and_gold_is_worth_most_at_home():
    def share(at_home=(), aboard=(), masts=(0, 1, 2, 3), y=400):
        table = Waters().home(0, *at_home)
        table.ship(0, DOVER, 500, y, 0, coins=aboard, masts=masts)
        table.ship(1, DOVER, 500, 600, 0)
        shares = value(table.s)
        assert abs(sum(shares) - 1) < 1e-9
        return shares[0]

    assert share(at_home=(3, 3)) > share(aboard=(3, 3)) > share()
    assert share(aboard=(3, 3), y=300) > share(aboard=(3, 3), y=700)
    assert share(masts=(0,)) < share()
    assert share(aboard=(3,), masts=()) < share(aboard=(3,))


def test_ships_have_goals():
    table = Waters()
    table.ship(0, CAZADOR, 400, 500, 0, coins=(3, 3, 3, 2, 2, 2))
    table.ship(0, DOVER, 300, 600, 180)
    table.ship(1, PICADOR, 900, 900, 0)
    assert goal(table.s, 0) == "island:0"  # a full hold goes home
    assert goal(table.s, 1) == "island:4"  # where the coins are
    table.ship(1, PICADOR, 330, 640, 90, coins=(3, 3))
    assert goal(table.s, 1) == "ship:3"  # somebody with coins within reach of the guns


def answered(table: Waters, seat: int = 0, dice=()):
    """A turn played by the policy."""
    play = table.turn(seat, dice)
    before = play.s.round, play.s.active
    for _ in range(60):
        if play.m.over or (play.s.round, play.s.active) != before:
            break
        decision = play.m.asked[play.asked]
        play.do(POLICY(play.s, decision, Fast(1)))
    return play


def test_the_policy_docks_explores_and_brings_gold_home():
    table = Waters().treasure(1, 3, 3, 2)
    table.ship(0, CAZADOR, 750, 350, 0, crew=("explorer",))
    play = answered(table)
    assert play.s.ships[0].docked == 1
    assert len(play.s.ships[0].coins) == 3
    for _ in range(12):
        if play.s.homes[0]:
            break
        play = answered(again(play))
    assert sum(play.s.worth[c] for c in play.s.homes[0]) == 8


def again(play) -> Waters:
    """The same sea for the next turn of seat 0."""
    table = Waters()
    table.s = play.s
    for ship in table.s.ships:
        ship.acted = False
    return table


def test_the_policy_draws_astern_where_it_must_to_get_away():
    table = Waters()
    table.ship(0, "cc-32", 500, 177.02, 270)  # HMS Goliath between two ships at her home
    table.ship(0, ALBION, 470, 173.9, 270)
    table.ship(0, ALBION, 530, 173.9, 270)
    play = answered(table)
    assert play.s.ships[0].docked == -1


def test_the_policy_beats_chance_and_ends_its_games_by_gold():
    wins, endings = 0, []
    for seed in range(6):
        match = Match(GAME, 2, SpanishOptions(), Fast(seed), keep=False)
        rng = Fast(seed)
        while not match.over:
            for seat, decision in list(match.asked.items()):
                clever = seat == seed % 2
                answer = POLICY(match.state, decision, rng) if clever else decision.sample(match.state, rng)
                assert match.act(seat, answer) is None
        wins += match.result().winners == [seed % 2]
        endings.append(match.state.ending)
    assert wins >= 5
    assert endings.count("gold") >= 5


def test_the_arena_notes_fleets_endings_and_what_gold_is_made_of():
    setting = Setting("kaper.games.spanishmain", ["policy"], 5, {"edition": "SM"})
    played = play(GAME, setting, Pairing(0, 0, [0, 0]))
    assert played.error is None
    assert played.ending.key.startswith("ending-")
    assert len({role.key for role in played.roles}) == 2
    assert all(sum(seen.sources.values()) == seen.score for seen in played.seats)


def test_the_policy_mans_and_moors_its_ships_as_a_preset_sea_has_them():
    match = Match(GAME, 2, SpanishOptions(crew="assigned", layout="placed", terrain=0), Fast(4), keep=False)
    rng = Fast(4)
    while match.state.round == 0:
        for seat, decision in list(match.asked.items()):
            assert match.act(seat, POLICY(match.state, decision, rng)) is None
    s = match.state
    assert all(not crew for crew in s.ashore)
    for seat in (0, 1):
        own = [ship for ship in s.ships if ship.owner == seat]
        listed = FLEETS[s.fleets[seat]].ships
        assert [sorted(s.crew_card[item] for item in ship.crew) for ship in own] == [sorted(crew) for _, crew in listed]


def decided(table: Waters, name: str, scene: str = "orders") -> str:
    """What the policy answers once it is asked this in a turn."""
    play = table.turn(scene=scene)
    while play.asks != name:
        play.do(POLICY(play.s, play.m.asked[play.asked], Fast(1)))
    return str(POLICY(play.s, play.m.asked[play.asked], Fast(1)))


def test_the_policy_builds_a_fort_where_the_treasure_there_is_worth_it():
    def built(*coins: int, foe: int = 300, home=(3, 3)) -> str:
        table = Waters().treasure(2, *coins).home(0, *home)
        land = table.s.islands[2]
        table.ship(0, DOVER, land.x / 100, land.y / 100 + 60, 270)
        table.s.ships[0].docked = 2
        table.ship(1, PICADOR, foe, 500, 180)
        table.s.fort_cards[0].append(NUMBER["cc-47"])
        return decided(table, "BuildFort", "turn_ends")

    assert built(3, 2).endswith(">island:2")
    assert built(1) == "pass"  # hardly worth a fort that may be shot down
    assert built(3, 2, foe=800) == "pass"  # an enemy is near
    assert built(3, foe=800, home=(3, 3, 3, 4)).endswith(">island:2")  # that wins


def test_the_policy_takes_in_tow_what_is_worth_the_way_home():
    def act(*coins: int, y: int = 250) -> str:
        table = Waters()
        table.ship(0, PICADOR, 500, y, 90, coins=(1, 1))  # its hold is full
        table.ship(1, DOVER, 508.3, y - 31, 180, masts=(), coins=coins)
        table.ship(1, PICADOR, 900, 900, 0)
        return decided(table, "Act")

    assert act(3, 3) == "tow:1"
    assert act() == "move"
    table = Waters()
    table.ship(0, PICADOR, 500, 177.02, 270, tow=1)
    table.ship(0, DOVER, 500, 240, 270, masts=(), towed=0)
    table.ship(1, PICADOR, 900, 900, 0)
    assert decided(table, "Order") == "let-go:0"  # in port a tow ends


def test_the_policy_scuttles_what_an_enemy_would_take():
    def order(friend: int, foe: int, coins=()) -> str:
        table = Waters()
        table.ship(0, DOVER, 500, 500, 0, masts=(), coins=coins)
        table.ship(0, PICADOR, 500 + friend, 600, 0)
        table.ship(1, PICADOR, 500 + foe, 420, 0)
        return decided(table, "Order")

    assert order(friend=300, foe=100) == "scuttle:0"
    assert order(friend=300, foe=100, coins=(3,)) != "scuttle:0"
    assert order(friend=60, foe=120) != "scuttle:0"
    assert order(friend=300, foe=400) != "scuttle:0"


def test_a_value_sees_what_ships_and_crew_can_do():
    """Abilities count by their words, on a sound ship more than on a battered one, and not while they are put off."""

    def share(crew=(), state=0, masts=(0, 1, 2, 3)):
        table = Waters()
        table.ship(0, DOVER, 500, 400, 0, crew=crew, state=state, masts=masts)
        table.ship(1, DOVER, 500, 600, 0)
        return value(table.s)[0]

    def craft(*crew, masts=(0, 1, 2, 3)):
        """What the abilities of a crew add, its places in the hold aside."""
        return share(crew, 0, masts) - share(crew, CREW_OFF, masts)

    assert craft("captain", "helmsman") > craft("captain") > craft() == 0
    assert craft("captain") > craft("captain", masts=(0,)) > 0


def test_nobody_waits_for_treasure_that_cannot_be_loaded():
    table = Waters(fleets="brought")
    table.ship(0, CAZADOR, 750, 350, 0, coins=(3,))
    table.ship(1, PICADOR, 900, 900, 0)
    s, island = table.s, table.s.islands[1]
    ghosts = table.unique(island.coins, "sm-gt-001", 1)
    assert (buried(s, island, 0), buried(s, island, 1)) == (0, 1)  # the other has not looked
    s.homes[1] += s.islands[4].coins
    s.islands[4].coins = []
    assert goal(s, 0) == "island:0"  # nothing else to fetch
    island.coins.append(s.homes[1].pop())
    s.seen[island.coins[1]] = 1
    assert (buried(s, island, 0), buried(s, island, 1)) == (1, 2)
    assert goal(s, 0) == "island:1"
    s.crew_card[ghosts] = NUMBER["bc-103"]
    assert buried(s, island, 0) == 0  # wolves let nobody have it


def test_crew_waits_at_home_if_it_leaves_no_room_for_gold():
    def first(*crew, more=()):
        table = Waters()
        table.ship(0, PICADOR, *HOME_BERTH, crew=crew, docked=0)
        for card in more:
            table.ship(0, card, 200, 500, 0)
        play = table.turn()
        answer = POLICY(play.s, play.m.asked[0], Fast(1))
        if answer == "crew":
            play.do("crew")
            answer = POLICY(play.s, play.m.asked[0], Fast(1))
        return answer

    assert first("captain", "helmsman") == "ship:0/1>shore"  # the cheaper of the two
    assert first("captain") == "ship:0"  # there is room
    assert first("captain", "helmsman", more=(DOVER,)) == "ship:0"  # another one fetches


def at_the_helm():
    """A ship in a narrow sea that is asked for its course."""
    table = Waters().treasure(1, 3, 3, 2)
    table.ship(0, DOVER, 700, 420, 30)
    table.ship(1, PICADOR, 760, 500, 200, coins=(3,))
    return table.turn().do("ship:0", "move")


def test_courses_beside_a_good_one_are_legal_and_end_elsewhere():
    play = at_the_helm()
    sail = play.m.asked[0]
    for course in sail.suggestions(play.s, 12):
        found = sail.near(play.s, course, 8)
        ends = [sail.waters(play.s).sail(path).end for path in [course, *found]]
        assert len(found) <= 8
        assert len(set(ends)) == len(ends)
        assert all(sail.check(play.s, path) is None for path in found)
        assert all(len(path) == len(course) for path in found)
    assert sail.near(play.s, [[0, 5400]], 2) == [[[100, 5400]], [[-100, 5400]]]
    assert sail.near(play.s, [], 8) == []


def test_a_search_refines_the_best_courses_in_the_worlds_that_the_others_saw():
    play, tries = at_the_helm(), []

    class Watched(Trials):
        def widen(self, answer):
            known = len(self.options)
            new = super().widen(answer)
            tries.append((new, self.tried[known:], self.worlds, list(self.seeds)))
            return new

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kaper.bots.mcts.Trials", Watched)
        bot = Mcts(iterations=400)
        found = bot.think(Handle(play.m, 0), Fast(3))
    suggested = [str(course) for course in play.m.asked[0].suggestions(play.s, 12)]
    assert sum(new for new, *_ in tries) >= 8
    assert all(len(seeds) == worlds > 0 for _, _, worlds, seeds in tries)
    assert all(tried == [worlds] for new, tried, worlds, _ in tries if new)
    assert len([one for one in found if str(one.answer) not in suggested]) >= 8
    assert bot.done <= 400


def test_the_policy_loads_a_coin_that_must_come_aboard():
    table = Waters().treasure(1, 3, 3, 2)
    table.ship(0, CAZADOR, 750, 350, 0, coins=(1, 1, 1, 1, 1), docked=1)
    s = table.s
    cheap = s.islands[1].coins[2]
    assert POLICY(s, Load(0, 0, cheap), Fast(1)) == ["2"]
    assert POLICY(s, Load(0, 0), Fast(1)) == ["0"]


@pytest.mark.parametrize("edition", ["SM", "CC", "RV", "BC", "SCS"])
def test_the_policy_answers_legally_whatever_cards_are_fielded(edition):
    for number, points in enumerate(("20", "40", "60")):
        seats, rng = 2 + number % 3, Fast(number)
        match = Match(GAME, seats, SpanishOptions(edition=edition, points=points, fleets="brought"), Fast(number))
        for seat in range(seats):
            assert match.act(seat, match.asked[seat].sample(match.state, rng)) is None
        while not match.over and match.decisions < 800:
            seat, decision = next(iter(match.asked.items()))
            assert match.act(seat, POLICY(match.state, decision, rng)) is None


def test_the_policy_mends_guns_that_are_worth_it_before_panels():
    table = Waters()
    turtle = next(card.id for card in CARDS if "TURTLE" in card.keywords)
    ship = table.ship(0, turtle, *HOME_BERTH, docked=0)
    table.s.ships[ship].panels -= 1
    assert POLICY(table.s, Mend(0, ship), Fast(1)) == "panel"
