"""Death, new captains, retirement, and the end of the game."""

import pytest

from kaper.games.marauders import GAME
from kaper.games.marauders.atlas import PORTS, ZONE
from kaper.games.marauders.box import MISSION0, RUMOR0
from kaper.games.marauders.captains import FLUTE, HOME
from tests.games.marauders.tables import NAMES, Sea, names


def dying(prepare=lambda sea: None, captain="vos", zone="havana", then=1, seats=("frances",), dice=None):
    """Seat 0 sinks in a storm at the end of the turn."""
    sea = Sea(captain, *seats).ship(0, "sloop", now=[1, 0, 1, 1, 0]).at(0, zone).event("storm")
    prepare(sea)
    return sea.turn(dice=dice or [[1] * 3, [1, 1]], then=then).do("end")


@pytest.mark.rule("death.discard", "ruling.death-discards", "ruling.specialist-death", "death.keep", "stash.safe")
@pytest.mark.rule("mod.return")
def test_a_dead_captain_leaves_everything_but_points_and_stash():
    def rich(sea):
        sea.hand(0, "wind").rumor(0, "r03").mission(0, "m05").specialist(0, "gunner").gold(0, 12, stash=23)
        sea.ship(0, "sloop", "sails", now=[1, 1, 0, 1, 0], weapons="chain").bounty(0, dutch=2).hold(0, "rum")
        sea[0].papers.append(sea.take(lambda item: item == RUMOR0))
        sea[0].points, sea[0].spent, sea[0].first_ship = 4, True, True
        taken.extend([sea[0].hold[0], sea[0].specialists[0]])

    taken = []
    sunk = [[1] * 3, [2, 2]]  # both hits find the masts gone: the hull goes with cargo still in the hold

    play = dying(rich, dice=sunk)
    p = play[0]
    assert (p.who, p.zone, p.port) == (-1, -1, False)
    assert (p.captain, p.hand, p.hold, p.rumor, p.papers, p.missions, p.specialists) == ([], [], [], [], [], [], [])
    assert (p.gold, p.weapons, p.bounty, p.spent, p.first_ship) == (0, 0, [0, 0, 0, 0], False, False)
    cargo, gunner = taken
    assert play.s.cargo_discard == [cargo]
    assert gunner in play.s.glory_discard
    assert p.mods == []  # one port was without a token
    assert [len(play.s.mods[zone]) for zone in PORTS] == [1] * 16
    assert (p.points, p.stash) == (4, 23)
    assert sorted(names(play.s.glory_discard)[:1]) == ["wind"]
    assert {RUMOR0, RUMOR0 + 2} <= set(play.s.rumor_deck)
    assert MISSION0 + 4 in play.s.mission_discard
    assert play.s.captain_discard == [NAMES.index("vos")]


@pytest.mark.rule("death.new-captain", "death.setup", "ruling.death-draw-time", "setup.ship-choice")
def test_a_new_captain_comes_at_the_start_of_the_next_turn():
    play = dying(lambda sea: sea.on_top("rodrigo"))
    deck = len(play.s.captain_deck)
    assert deck == 14
    again = play.m.state
    assert again.players[0].who == -1
    sea = Sea("vos", "frances").on_top("rodrigo")
    sea[0].who = -1
    sea.s.captain_discard.append(sea[0].captain.pop())
    new = sea.play(("turn", 0), then=1).do("flute")
    p = new[0]
    assert (NAMES[p.who], p.zone, p.port, p.ship) == ("rodrigo", ZONE["san_juan"], True, FLUTE)
    assert p.now == [3, 4, 3, 1, 1]
    assert len(p.hand) == 1
    assert new.options() == ["end", "leave", "port", "retire"]  # and acts normally


@pytest.mark.rule("death.gold", "ruling.death-gold-rich", "death.keep")
@pytest.mark.parametrize(("stash", "gold", "left"), [(0, 10, 0), (7, 10, 0), (10, 0, 10), (23, 0, 23)])
def test_gold_for_the_new_captain(stash, gold, left):
    sea = Sea("vos", "frances").on_top("rodrigo").gold(0, 0, stash=stash)
    sea[0].who = -1
    sea.s.captain_discard.append(sea[0].captain.pop())
    play = sea.play(("new_captain", 0), then=1).do("sloop")
    assert (play[0].gold, play[0].stash) == (gold, left)
    paid = [event.gold for event in play.told("gold-moved")]
    assert paid == ([10 - stash] if gold else [])


@pytest.mark.rule("death.redraw", "ruling.death-redraw")
def test_a_captain_may_be_drawn_again_where_a_pirate_lurks():
    def drawn(*deck, prepare=lambda sea: None):
        sea = Sea("vos", "frances").on_top(*deck).npc("bonny", "tortuga").npc("teach", "nassau")
        sea[0].who = -1
        sea.s.captain_discard.append(sea[0].captain.pop())
        prepare(sea)
        return sea.play(("new_captain", 0), then=1)

    play = drawn("marquis", "rodrigo")
    assert play.options() == ["keep", "redraw"]
    play.do("redraw", "sloop")
    assert NAMES[play[0].who] == "rodrigo"
    assert NAMES.index("marquis") in play.s.captain_deck
    kept = drawn("marquis").do("keep", "sloop")
    assert NAMES[kept[0].who] == "marquis"
    assert drawn("rodrigo").asks == "ChooseShip"

    def last(sea):
        sea.s.captain_discard += sea.s.captain_deck[:-1]
        sea.s.captain_deck[:] = sea.s.captain_deck[-1:]

    assert drawn("marquis", prepare=last).asks == "ChooseShip"  # no other card to draw


@pytest.mark.rule("ruling.death-redraw")
def test_no_captain_is_drawn_twice_while_others_are_rejected():
    sea = Sea("vos", "rodrigo").on_top("marquis", "frances").npc("bonny", "tortuga").npc("teach", "nassau")
    sea[0].who = -1
    s = sea.s
    s.captain_discard += [sea[0].captain.pop(), *s.captain_deck[:-2]]
    del s.captain_deck[:-2]
    play = sea.play(("new_captain", 0), then=1).do("redraw")
    assert play.asks == "ChooseShip"
    assert play.s.captain_deck == [NAMES.index("marquis")]
    assert NAMES[play.do("sloop")[0].who] == "frances"


@pytest.mark.rule("captain.ability", "setup.glory-card")
def test_richery_brings_two_glory_cards():
    sea = Sea("vos", "frances").on_top("richery")
    sea[0].who = -1
    sea.s.captain_discard.append(sea[0].captain.pop())
    assert len(sea.play(("new_captain", 0), then=1).do("sloop")[0].hand) == 2


@pytest.mark.rule("ruling.death-own-turn")
def test_dying_in_ones_own_turn_ends_it():
    sea = (
        Sea("verhoeven", "frances").at(0, "tortuga").merchant("tortuga", "dutch").ship(0, "sloop", now=[1, 2, 2, 2, 1])
    )
    sea.on_top("cocoa:5:hull", "rum:2:escape", "fruit:1:escape")
    play = sea.turn(dice=[[5, 1], [1, 1]], then=1).do("scout:merchant", "raid:dutch")
    assert play.m.over  # two actions were left, and are lost
    assert play[0].who == -1


# retirement


@pytest.mark.rule("retire", "ruling.retire-out")
def test_retirement_ends_the_turn_and_clears_the_board():
    sea = Sea("vos", "frances").bounty(0, dutch=2).hand(0, "wind").hold(0, "rum").gold(0, 15, stash=12)
    sea.s.players[0].points = 3
    play = sea.play(("turn", 0), ("turn", 0), then=1)
    assert play.options()[-1] == "retire"
    after = Sea("vos", "frances").play(("turn", 0), then=1).do("port", "done")
    assert after.refusal("retire") == "retire"  # an action was taken
    play.do("retire")
    p = play[0]
    assert p.bounty == [0, 0, 0, 0]
    assert (p.points, p.stash, p.gold) == (3, 12, 0)
    assert play.asks == "ChooseShip"  # the following turn
    at_sea = Sea("vos", "frances").at(0, "havana").play(("turn", 0))
    assert at_sea.asks == "Act"
    assert at_sea.refusal("retire") == "retire"


@pytest.mark.rule("ruling.retire-empty-deck")
def test_nobody_retires_without_a_captain_to_follow():
    sea = Sea("vos", "frances", "felipe")
    sea.s.captain_discard += sea.s.captain_deck[1:]
    del sea.s.captain_deck[1:]
    assert "retire" in sea.play(("turn", 0)).options()
    sea[1].who = -1
    sea.s.captain_discard.append(sea[1].captain.pop())
    assert sea.play(("turn", 0)).refusal("retire") == "ruling.retire-empty-deck"  # the one card is owed to seat 1


# the end


@pytest.mark.rule(
    "end.captain-deck", "ruling.end-captain-immediate", "ruling.death-captains-reserved", "end.early-winner"
)
def test_the_game_ends_when_no_captain_is_left():
    def bare(sea):
        sea.s.captain_discard += sea.s.captain_deck
        sea.s.captain_deck.clear()

    def fitted(sea):
        bare(sea)
        sea.ship(0, "sloop", "sails", "hold", now=[1, 0, 1, 1, 0])

    play = dying(fitted)  # and nobody is asked any more where the two modifications go
    assert play.m.over
    assert list(GAME.problems(play.s)) == []
    assert play.s.over
    assert play.told("game-ended")[0].how == "captains"
    assert GAME.ending(play.s).key == "ending-captains"

    def one_left(sea):
        sea.s.captain_discard += sea.s.captain_deck[1:]
        del sea.s.captain_deck[1:]

    assert not dying(one_left).s.over

    def owed(sea):
        one_left(sea)
        sea[1].who = -1
        sea.s.captain_discard.append(sea[1].captain.pop())

    assert dying(owed, seats=("frances", "felipe")).s.over


@pytest.mark.rule("ruling.defeat-order", "end.captain-deck")
def test_a_victory_that_ends_the_game_still_scores():
    sea = (
        Sea("vos", "ashcombe").ship(0, "frigate").ship(1, "sloop", now=[1, 1, 1, 1, 0]).at(0, "havana").at(1, "havana")
    )
    sea.s.captain_discard += sea.s.captain_deck
    sea.s.captain_deck.clear()
    play = sea.battle(dice=[[5, 1, 1], [1] * 3, [4, 4, 4]], then=1)
    assert play.s.over
    assert play.m.result().scores == [1, 0]


@pytest.mark.rule("end.ten", "ruling.end-automatic", "ruling.end-own-turn", "board.glory-track")
def test_reaching_the_target_lets_the_others_finish_the_round():
    sea = (
        Sea("vos", "frances", "felipe")
        .demand("st_maarten", "rum")
        .hold(1, "rum", "rum", "rum")
        .at(1, "st_maarten", True)
    )
    sea[1].points = 9
    sea.s.first = 0
    play = sea.play(("actions", 1), ("turn_ends", 1), ("turn", 2), "round_end", then=1)
    play.s.active, play.s.actions = 1, 3
    play.m._asked[1].forget()
    play.do("port", "sell")
    play.do(play.options())
    assert play[1].points == 10
    assert play.s.ending
    assert play.told("announced")[0].seat == 1
    assert play.asks == "Ashore"  # the announcer finishes the turn
    play.do("done", "end")
    assert (play.asks, play.asked) == ("Act", 2)
    play.do("end")
    assert play.m.over
    assert play.told("game-ended")[0].how == "glory"
    assert play.m.result().winners == [1]


@pytest.mark.rule("end.ten", "stash.score", "ruling.end-automatic", "stash.secret")
def test_stashed_points_count_and_show_the_chest():
    sea = Sea("felipe", "frances").gold(0, 23)
    sea[0].points = 8
    play = sea.port(then=1)
    assert play.m.view(1).boards[0].total is None
    play.do("stash", 20)
    assert play.s.ending
    assert (play.m.view(1).boards[0].stash, play.m.view(1).boards[0].total) == (20, 10)


@pytest.mark.rule("ruling.end-automatic", "end.ten")
def test_a_defender_can_reach_the_target_in_anothers_turn():
    sea = (
        Sea("ashcombe", "vos").ship(1, "frigate").ship(0, "sloop", now=[1, 1, 1, 1, 0]).at(0, "havana").at(1, "havana")
    )
    sea[1].points = 9
    play = sea.battle(dice=[[1] * 3, [5, 1, 1], [4, 4, 4]], then=1)
    assert play.s.ending
    assert play.s.announced == [1]


def standing(*boards, target=10, ending=True, early=False):
    """Places for boards of (points, stash)."""
    sea = Sea(*("vos", "frances", "felipe", "boom")[: len(boards)], target=target)
    for seat, (points, stash) in enumerate(boards):
        sea[seat].points, sea[seat].stash = points, stash
    sea.s.ending, sea.s.early = ending, early
    from kaper.games.marauders.ending import result

    return result(sea.s).places


@pytest.mark.rule("end.tiebreak", "ruling.end-eligible", "ruling.glory-beyond-ten", "stash.score")
@pytest.mark.parametrize(
    ("boards", "places"),
    [
        (((7, 30), (6, 50)), [1, 2]),
        (((9, 0), (5, 50)), [2, 1]),  # nine points alone are not the target
        (((11, 0), (10, 59)), [1, 2]),
        (((7, 30), (7, 35)), [2, 1]),
        (((7, 30), (7, 30)), [1, 1]),
        (((8, 19), (9, 9)), [2, 1]),  # nobody has ten any more: the highest total, then the track
    ],
)
def test_tie_breaks(boards, places):
    assert standing(*boards) == places


@pytest.mark.rule("end.early-winner", "ruling.end-early-total")
@pytest.mark.parametrize(
    ("boards", "places"), [(((6, 20), (7, 0)), [1, 2]), (((6, 20), (7, 10)), [2, 1]), (((9, 0), (5, 90)), [2, 1])]
)
def test_an_early_end(boards, places):
    assert standing(*boards, ending=False, early=True) == places


@pytest.mark.rule("variant.length", "end.ten", "ruling.stash-cap")
def test_another_target():
    sea = Sea("felipe", "frances", target=7).gold(0, 50)
    sea[0].points = 4
    play = sea.port(then=1).do("stash", 50)
    assert play.s.ending  # 4 + 3 of at most 3
    assert play.told("announced")[0].total == 7
    short = Sea("felipe", "frances", target=12).gold(0, 50)
    short[0].points = 5
    assert not short.port(then=1).do("stash", 50).s.ending


@pytest.mark.rule("ruling.bank-unlimited", "ruling.dice-unlimited")
def test_the_bank_and_the_dice_never_run_out():
    play = Sea("felipe", "frances").gold(0, 600).port().do("stash", 600)
    assert play[0].stash == 600
    sea = Sea("rodrigo", "vos").ship(0, "sloop", "sails").ship(1, "galleon").at(0, "havana").at(1, "havana")
    sea.hand(0, "weather-gage", "weather-gage").specialist(0, "helmsman")
    fight = sea.battle(dice=[[1] * 10, [1] * 3])
    for _ in range(2):
        fight.do((0, fight.card(0, "weather-gage")), (0, "play"))
    assert len(fight.told("rolled")[0].dice) == 10
    assert HOME[0] == ZONE["cartagena"]


@pytest.mark.rule("mod.return", "death.discard")
def test_only_the_dead_lose_their_modifications():
    def fitted(sea):
        sea.ship(1, "sloop", "sails")

    play = dying(fitted, seats=("felipe",))
    assert play[0].who == -1
    assert len(play[1].mods) == 1
