"""Legendary pirates and the Royal Navy."""

import pytest

from kaper.games.cove.battle_events import (
    Aimed,
    CacafuegoTaken,
    Fired,
    PirateRepaired,
    PirateSunk,
    RoundBegan,
    Strayed,
    TieRolled,
)
from kaper.games.cove.cards import CACAFUEGO, DUTCHMAN, NAVY, PIRATE, items
from kaper.games.cove.events import FameChanged
from kaper.games.cove.ship import dice
from tests.games.cove.tables import A, B, Board, C, D, E

MISS = [1, 1, 1, 1]


def targets(play, pirate):
    """Whom a pirate fired at, round by round."""
    return [event.target for event in play.told(Aimed) if event.ship == pirate]


@pytest.mark.rule("navy.stats")
def test_the_navy():
    navy = PIRATE[NAVY]
    assert (navy.dice, navy.hull, navy.sails, navy.fame) == (4, 4, 20, 4)
    board = Board().navy(at=3, by=C).ship(A, sails=8, all=8)
    play = board.battle(3, A, dice=[[1] * 4, [6, 6, 6, 1, 1], [1] * 4, [6, 1, 1, 1, 1]]).settle()
    assert play.told(RoundBegan)[0].ships == [NAVY, A]
    play.do(C, "ship:0/hull").no_kegs().fires(A).do(C, "ship:0/hull").no_kegs()
    assert play.s.navy_hull == 1
    play.fires(A)
    assert play.s.fame[A] == 4  # the fourth hit sinks it
    assert play.told(FameChanged)[0].cause == "navy"


@pytest.mark.rule("navy.control")
def test_the_sender_commands_the_navy():
    board = Board().navy(at=3, by=C).ship(A, hull=8).ship(B, hull=8)
    play = board.battle(3, A, B, dice=[[6, 1, 1, 1], MISS, MISS, MISS]).settle()
    assert play.asked == {C: "NavyAim"}
    play.do(C, "ship:1/hull").no_kegs()
    assert [(event.ship, event.roller) for event in play.told(Fired)] == [(NAVY, C)]
    play.fires(A).fires(B)
    assert play.asked == {C: "NavyAim"}  # every round


@pytest.mark.rule("navy.section")
def test_the_sender_names_target_and_section_each_round():
    board = Board().navy(at=3, by=C)
    play = board.battle(3, A, B, dice=[[6, 1, 1, 1], [1] * 3, MISS, [6, 1, 1, 1]]).settle()
    play.do(C, "ship:0/crew").no_kegs().fires(A).fires(B).do(C, "ship:1/hull").no_kegs()
    assert (play.mark(A, "crew"), play.mark(B, "hull")) == (4, 4)


@pytest.mark.rule("navy.fame")
@pytest.mark.parametrize(("seats", "each"), [((A, B), 2), ((A, B, C), 1)])
def test_fame_for_the_navy_is_divided(seats, each):
    board = Board().navy(at=3, by=D, hull=1).ship(A, parrot="trelawney")
    play = board.battle(3, *seats, dice=[[6, 1, 1, 1]]).fires(A)
    assert [play.s.fame[seat] for seat in seats] == [each] * len(seats)


@pytest.mark.rule("navy.cards")
def test_a_keg_hurts_the_navy():
    board = Board().navy(at=3, by=C).ship(A, hand="keg", hull=8)
    play = board.battle(3, A, B, dice=[[6, 6, 1, 1]]).settle().do(C, "ship:0/crew").do(A, "keg").settle()
    assert play.s.navy_hull == 2


@pytest.mark.rule("navy.passive")
def test_navy_and_pirate_spare_each_other_but_a_keg_hurts_both():
    board = Board().navy(at=1, by=C).ship(A, hand="keg", hull=8, cannon=7)
    play = board.battle(1, A, B, dice=[[6, 1, 1, 1, 1, 1], MISS]).do(A, "keg").settle()
    assert (play.s.hulls, play.s.navy_hull) == ([7], 3)
    assert play.options(C) == [
        f"ship:{seat}/{section}" for seat in (A, B) for section in ("hull", "sails", "cannon", "crew")
    ]


@pytest.mark.rule("navy.removed")
def test_after_the_battle_the_navy_leaves():
    board = Board().navy(at=3, by=C)
    play = board.battle(3, A, dice=[MISS, [4]]).settle().do(C, "ship:0/hull").no_kegs().do(A, "retreat")
    assert play.s.navy_at == 0
    assert play.s.face_up[2] != []  # it does not plunder
    play = Board(month=1).arrived(2, 3, 4, 5)
    assert play.match.view(None).navy is None


@pytest.mark.rule("navy.removed.idle")
def test_an_idle_navy_is_removed_before_plunder():
    play = Board().navy(at=5, by=C, hull=4).battle(2, A)
    assert play.s.phase == 4
    assert play.s.navy_at == 0
    play = Board().ship(A, hand="intercept").arrived(2, 3, 4, 6).plays(A, "intercept:3")
    assert play.s.navy_hull == 4  # always full when sent


# pirates in general


@pytest.mark.rule("legend.encounter")
def test_a_ship_at_a_black_ships_island_fights_its_pirate():
    play = Board(month=0).pirate("bonny", at=1).start("treasure").settle()
    for seat, island in enumerate("1345"):
        play.do(seat, island)
    while not play.s.battle:
        play.pass_one()
    assert play.s.fighting == [A, items("bonny")[0]]


@pytest.mark.rule("legend.stats")
def test_only_the_hull_of_a_pirate_suffers():
    board = Board().pirate("blackbeard", at=3, hull=1).ship(A, hull=8)
    play = board.battle(3, A, dice=[[1] * 6]).settle()
    assert len(play.told(Fired)[0].faces) == 6
    assert play.told(RoundBegan)[0].ships[0] == items("blackbeard")[0]
    view = play.match.view(None).black_ships[0].pirate
    assert (view.dice, view.sails, view.hull, view.hull_left) == (6, 24, 8, 1)


@pytest.mark.rule("legend.sunk")
def test_the_fifth_hit_sinks_hook():
    board = Board().pirate("hook", at=3).ship(A, parrot="trelawney", all=8)
    play = board.battle(3, A, dice=[[6, 6, 6, 6, 1], [1, 1, 1], [5, 1, 1, 1, 1]]).fires(A)
    assert play.s.hulls == [1]
    play.no_kegs().fires(A)
    assert play.told(PirateSunk)
    assert play.s.fame[A] == 3


@pytest.mark.rule("legend.repair")
def test_an_unbeaten_pirate_is_repaired_after_the_battle():
    board = Board().ship(A, parrot="trelawney", all=8)
    play = board.battle(1, A, dice=[[6, 6, 6, 1, 1], [1] * 6, [4]]).fires(A)
    assert play.s.hulls == [5]
    play.no_kegs().do(A, "retreat")
    assert play.s.hulls == [8]
    assert [event.rule() for event in play.told(PirateRepaired)] == ["legend.repair"]


@pytest.mark.rule("legend.dice-roller", "legend.dice-roller.who")
def test_who_rolls_for_a_pirate():
    def roller(*seats, target):
        board = Board().pirate("hook", at=3)
        for seat in seats:
            board.ship(seat, hull=8 if seat == target else 4)
        play = board.battle(3, *seats, dice=[[5, 5, 5]] if len(seats) == 1 else [], then=3).settle_pirate()
        event = next(event for event in play.told(Fired) if event.ship == items("hook")[0])
        return event.roller

    assert roller(A, C, target=A) == B
    assert roller(A, B, target=A) == C
    assert roller(A, B, target=B) == C
    assert roller(A, B, C, D, target=D) == A  # everybody is in it: the one left of the target


@pytest.mark.rule("legend.cards")
def test_smoke_works_against_pirates():
    board = Board().ship(A, hand="smoke", hull=8)
    play = board.battle(1, A, dice=[[5, 5, 5, 5, 6, 6]]).do(A, "smoke").do(A, "pass").no_kegs()
    assert play.mark(A, "hull") == 6
    assert "Prepare" not in play.asked.values()


@pytest.mark.rule("legend.apart")
def test_two_black_ships_never_meet():
    play = Board(3, month=1)
    places = [tuple(play.state.black)]
    for _ in range(12):
        places.append(tuple(island % 6 + 1 for island in places[-1]))
    assert all(first != second for first, second in places)
    view = play.month_end().match.view(None)
    first, second = (ship.coming for ship in view.black_ships)
    assert len(first) == 10
    assert all(here != there for here, there in zip(first, second, strict=True))


@pytest.mark.rule("legend.target", "legend.dutchman")
def test_a_pirate_fires_at_one_captain_after_another():
    board = Board().pirate("dutchman", at=3).ship(A, crew=5).ship(B, crew=3).ship(C, crew=7)
    play = board.battle(3, A, B, C, then=None, dice=[MISS, MISS, [1] * 3, MISS] * 3 + [MISS])
    for _ in range(3):
        play.settle()
        play.fires(A).fires(B).fires(C)
    play.settle()
    assert targets(play, DUTCHMAN) == [C, A, B, C]  # then the values are compared anew


@pytest.mark.rule("legend.target.list")
def test_the_list_is_kept_for_a_cycle():
    board = Board().pirate("dutchman", at=3).ship(A, crew=5).ship(B, crew=3).ship(C, crew=8)
    dice = [[6, 6, 6, 6], MISS, [1] * 3, [1] * 3, MISS, MISS, [1] * 3, [1] * 3, MISS]
    play = board.battle(3, A, B, C, dice=dice).settle()
    assert play.mark(C, "crew") == 4  # below A's now
    play.fires(A).fires(B).fires(C).settle()
    assert targets(play, DUTCHMAN) == [C, A]
    assert play.match.view(None).battle.pirate_targets == [B]


@pytest.mark.rule("legend.target.list")
def test_ships_that_left_are_skipped_and_a_new_list_is_made():
    board = Board().pirate("dutchman", at=3).ship(A, crew=7).ship(B, crew=5).ship(C, crew=3)
    dice = [MISS, [4], MISS, [4], MISS]
    play = board.battle(3, A, B, C, dice=dice).settle().do(A, "retreat").fires(B).do(C, "retreat").settle()
    assert targets(play, DUTCHMAN) == [A, B]
    assert play.s.targets == [C]


@pytest.mark.rule("legend.target.values")
def test_which_values_are_compared():
    blackbeard = items("blackbeard")[0]
    board = Board().ship(A, cannon=3).ship(B, cannon=4)  # both read 3
    play = board.battle(1, A, B, dice=[[2, 5], [1] * 6], then=1).settle_pirate()
    assert targets(play, blackbeard) == [B]
    assert [(event.ships, event.why) for event in play.told(TieRolled)] == [([A, B], "target")]
    board = Board().pirate("bonny", at=3).ship(A, sails=8).ship(B, sails=2, parrot="trelawney")
    play = board.battle(3, A, B, dice=[MISS, [1] * 3, MISS]).fires(B).no_kegs()
    assert targets(play, items("bonny")[0]) == [B]  # 25 against 12
    board = Board().pirate("bonny", at=3).ship(A, sails=8).ship(B, sails=7, hand="wind")
    play = board.battle(3, A, B, dice=[[1] * 3]).do(B, "wind").settle()
    assert targets(play, items("bonny")[0]) == [B]  # 16 against 12
    board = Board().ship(A, cannon=5).ship(B, cannon=3, parrot="silver")
    play = board.battle(1, A, B, dice=[[1] * 6]).settle()
    assert targets(play, blackbeard) == [A]  # parrots are ignored for cannon


@pytest.mark.rule("legend.target.single")
def test_a_single_captain_is_always_the_target():
    board = Board().ship(A, hull=8)
    play = board.battle(1, A, dice=[[1] * 6, MISS] * 2 + [[1] * 6]).settle().fires(A).no_kegs().fires(A).no_kegs()
    assert targets(play, items("blackbeard")[0]) == [A, A, A]


@pytest.mark.rule("legend.fame")
@pytest.mark.parametrize(("pirate", "seats", "each"), [("hook", (A, B), 1), ("blackbeard", (A, B, C), 2)])
def test_fame_for_a_pirate_is_divided(pirate, seats, each):
    board = Board().pirate(pirate, at=3, hull=1).ship(A, parrot="trelawney", sails=8)
    play = board.battle(3, *seats, dice=[[6, 1, 1, 1]]).fires(A)
    assert [play.s.fame[seat] for seat in seats] == [each] * len(seats)
    assert [event.rule() for event in play.told(PirateSunk)] == ["legend.fame"]


@pytest.mark.rule("legend.fame.self-destroyed")
@pytest.mark.parametrize("card", ["grapeshot", "keg"])
def test_fame_also_for_who_goes_down_with_the_pirate(card):
    board = Board().pirate("blackbeard", at=3, hull=1).ship(A, parrot="trelawney", cannon=3, hull=2, hand=card)
    play = board.battle(3, A, dice=[[6, 1, 1]]).fires(A, card=card)
    assert (play.s.fame[A], play.s.place[A]) == (6, 7)


@pytest.mark.rule("legend.fame.sharers")
def test_all_who_were_there_at_the_shot_share():
    board = Board().pirate("hook", at=3, hull=1).ship(A, parrot="trelawney", hand="keg").ship(B, hull=2)
    play = board.battle(3, A, B, dice=[[6, 1, 1, 1]]).fires(A, card="keg")
    assert play.s.fame == [1 + 1, 1, 0, 0]


@pytest.mark.rule("legend.continue")
def test_after_the_pirate_the_captains_fight_on():
    board = Board().pirate("dutchman", at=2, hull=1).ship(A, parrot="trelawney")
    play = board.battle(2, A, B, dice=[[6, 1, 1, 1]]).fires(A)
    assert play.s.fighting == [A, B]
    assert play.asked == {B: "BattleTurn"}


# each of them


@pytest.mark.parametrize(
    ("key", "figures", "marks", "section"),
    [
        pytest.param(
            "blackbeard",
            (6, 8, 24, 6),
            {A: {"cannon": 5}, B: {"cannon": 2}},
            0,
            marks=pytest.mark.rule("legend.blackbeard"),
        ),
        pytest.param(
            "dutchman", (4, 5, 16, 6), {A: {"crew": 5}, B: {"crew": 3}}, 3, marks=pytest.mark.rule("legend.dutchman")
        ),
        pytest.param("hook", (3, 5, 18, 3), {A: {"hull": 6}, B: {"hull": 3}}, 0, marks=pytest.mark.rule("legend.hook")),
        pytest.param(
            "bonny", (3, 5, 22, 6), {A: {"sails": 6}, B: {"sails": 3}}, 4, marks=pytest.mark.rule("legend.bonny")
        ),
        pytest.param(
            "roberts", (5, 6, 23, 5), {A: {"sails": 6}, B: {"sails": 3}}, 1, marks=pytest.mark.rule("house.roberts")
        ),
    ],
)
def test_figures_of_the_pirates(key, figures, marks, section):
    board = Board(blank_cards="on").pirate(key, at=3)
    for seat, positions in marks.items():
        board.ship(seat, **positions)
    play = board.battle(3, A, B)
    while not play.told(Aimed):
        play.pass_one()
    ship = PIRATE[items(key)[0]]
    assert (ship.dice, ship.hull, ship.sails, ship.fame) == figures
    assert [(event.target, event.section) for event in play.told(Aimed)] == [(A, section)]
    assert dice(play.s, items(key)[0]) == figures[0]


@pytest.mark.rule("legend.dutchman.repair")
def test_the_dutchman_repairs_up_to_two_hits_of_the_round():
    board = Board().pirate("dutchman", at=3).ship(A, all=5)
    dice = [MISS, [6, 6, 6, 1], MISS, [6, 1, 1, 1], MISS]
    play = board.battle(3, A, dice=dice).settle().fires(A)
    assert play.s.hulls == [4]  # 5 - 3 + 2
    play.no_kegs().fires(A)
    assert play.s.hulls == [4]  # 4 - 1 + 1
    assert [event.rule() for event in play.told(PirateRepaired)] == ["legend.dutchman.repair"] * 2


@pytest.mark.rule("legend.dutchman.sunk")
def test_a_sunk_dutchman_repairs_nothing():
    board = Board().pirate("dutchman", at=3, hull=4).ship(A, crew=7)
    play = board.battle(3, A, B, dice=[MISS, [6, 6, 1, 1], [6, 6, 1, 1]]).settle().fires(A).fires(B)
    assert [event.ship for event in play.told(PirateSunk)] == [DUTCHMAN]
    assert play.s.fame == [3, 3, 0, 0]


@pytest.mark.rule("legend.dutchman.sunk")
def test_keg_damage_counts_as_hits_of_the_round():
    board = Board().pirate("dutchman", at=3).ship(A, crew=7, hand="keg", hull=8)
    dice = [[6, 1, 1, 1], MISS, MISS]
    play = board.battle(3, A, B, dice=dice).do(A, "keg").settle().fires(A).fires(B)
    assert play.s.hulls == [5]  # one keg damage, repaired at the end of the round


@pytest.mark.rule("legend.hook.stray")
def test_hooks_strays():
    board = Board(3).pirate("hook", at=3).pirate("bonny", at=5, ship=1).ship(A, hull=8).ship(C, hull=4)
    play = board.battle(3, A, B, C, dice=[[1, 2, 5]]).settle()
    assert [play.mark(seat, "hull") for seat in (A, B, C)] == [7, 4, 3]
    assert [(event.seat, event.face) for event in play.told(Strayed)] == [(B, 1), (C, 2)]


@pytest.mark.rule("legend.hook.stray.limits")
def test_strays_hit_only_captains_at_the_island():
    board = Board().pirate("hook", at=3).navy(at=3, by=D).ship(A, hull=8).ship(B, at=2)
    play = board.battle(3, A, C, dice=[MISS, [1, 3, 4]]).settle().do(D, "ship:0/crew").settle()
    assert not play.told(Strayed)
    assert [play.mark(seat, "hull") for seat in (A, B, C, D)] == [8, 5, 5, 5]
    assert play.s.navy_hull == 4


@pytest.mark.rule("legend.hook.stray.section")
def test_strays_are_numbered_by_seat_and_stopped_by_smoke():
    board = Board(5).pirate("hook", at=3).ship(C, hull=8).ship(B, hull=6)
    play = board.battle(3, B, C, dice=[[4, 3, 1]]).settle()
    assert [(event.seat, event.face) for event in play.told(Strayed)] == [(B, 4)]
    assert (play.marks(B)[0], play.mark(E, "hull")) == (5, 5)
    board = Board(5).pirate("hook", at=3).ship(C, hull=8).ship(B, hull=6, hand="smoke")
    play = board.battle(3, B, C, dice=[[4, 3, 1]]).do(B, "smoke").settle()
    assert not play.told(Strayed)


@pytest.mark.rule("legend.bonny")
def test_bonny_and_read_hit_all_sections():
    board = Board().pirate("bonny", at=3).ship(A, all=3)
    play = board.battle(3, A, dice=[[6, 1, 1], [1, 1], [6, 1, 1]]).settle()
    assert play.marks(A) == [2, 2, 2, 2]
    assert play.s.place[A] == 3
    play.fires(A).no_kegs()
    assert play.marks(A) == [1, 1, 1, 1]
    assert play.s.place[A] == 7


@pytest.mark.rule("legend.cacafuego")
def test_captains_fight_for_the_cacafuego():
    board = Board().pirate("cacafuego", at=3).ship(B, crew=2)
    play = board.battle(3, A, B, dice=[[6, 1, 1, 1], [4]])
    assert play.s.fighting == [A, B]
    play.fires(A, "ship:1/crew")
    assert play.s.fame[A] == 1 + 4
    assert [(event.seat, event.rule()) for event in play.told(CacafuegoTaken)] == [(A, "legend.cacafuego")]


@pytest.mark.rule("legend.cacafuego.alone")
def test_a_single_captain_takes_the_cacafuego():
    play = Board().pirate("cacafuego", at=3).battle(3, A, dice=[[1]])
    assert play.s.fame[A] == 1
    assert [event.rule() for event in play.told(CacafuegoTaken)] == ["legend.cacafuego.alone"]
    assert play.s.beaten == [CACAFUEGO]
    assert play.match.view(None).black_ships[0].pirate is None
    play.do(A, "leave").do(A, "end")
    for seat in (B, C, D):
        play.do(seat, "cards").do(seat, "end")
    assert play.match.view(None).black_ships[0].pirate.key != "cacafuego"


@pytest.mark.rule("legend.cacafuego.alone")
def test_nobody_left_means_no_capture():
    board = Board().pirate("cacafuego", at=3).ship(A, hand="keg", hull=2).ship(B, hull=2)
    play = board.battle(3, A, B, dice=[[6, 1, 1, 1]]).fires(A, "ship:1/crew", card="keg")
    assert play.s.place[A] == play.s.place[B] == 7
    assert not play.told(CacafuegoTaken)
    assert play.s.at_sea == [[CACAFUEGO]]


@pytest.mark.rule("legend.cacafuego.treasure-island")
def test_the_cacafuego_at_treasure_island_is_shared():
    play = Board().pirate("cacafuego", at=6).battle(6, A, B, C, dice=[[5]])
    assert play.s.fame == [1, 1, 1, 0]
    taken = play.told(CacafuegoTaken)
    assert [event.seat for event in taken] == [A]  # the fastest rolls
    assert taken[0].rule() == "legend.cacafuego.treasure-island"


@pytest.mark.rule("legend.cacafuego.navy")
def test_the_navy_guards_the_cacafuego():
    board = Board().pirate("cacafuego", at=3).navy(at=3, by=B, hull=1).ship(A, parrot="trelawney", hand="keg", hull=8)
    play = board.battle(3, A, dice=[[6, 1, 1, 1], [3]]).fires(A, card="keg")
    assert play.s.fame[A] == 4 + 3
    assert [(event.ship, event.rule()) for event in play.told(PirateSunk)] == [(NAVY, "navy.fame")]


@pytest.mark.rule("legend.beaten-pile")
def test_beaten_pirates_come_back_only_by_the_reshuffle():
    board = Board(month=1)
    s = board.state
    seen = [s.at_sea[0][0]]
    for month in range(1, 6):
        s.beaten.append(s.at_sea[0].pop())
        s.month = month
        play = board.month_end(then=month)
        s = board.state = play.s
        s.agenda = []
        for cards in s.face_up:
            s.treasure_gone += cards
            cards.clear()
        assert s.at_sea[0][0] not in [*s.beaten, *s.pirate_deck]
        seen.append(s.at_sea[0][0])
    assert len(set(seen[:5])) == 5
    assert sorted([*s.pirate_deck, seen[5]]) == sorted(seen[:5])
    assert s.beaten == []
