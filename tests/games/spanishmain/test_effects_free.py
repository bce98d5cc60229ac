"""Free actions, second actions, events, Marines and unique treasures."""

import pytest

from kaper.games.spanishmain.abilities import powers, room
from kaper.games.spanishmain.cards import CARDS, NUMBER
from kaper.games.spanishmain.effects.hits import wound
from kaper.games.spanishmain.fleets.yard import examine
from kaper.games.spanishmain.state import TWICE
from kaper.games.spanishmain.turn import actions
from kaper.games.spanishmain.words import ship_name
from tests.games.spanishmain.tables import ALBION, CAROLINA, DOVER, NYMPH, PICADOR, Waters


def side_by_side(card: str, target: str = CAROLINA, **more) -> Waters:
    """Two ships that touch, a coin aboard each; a third, far away, keeps the turn going."""
    table = Waters()
    table.ship(0, card, 500, 500, 0, **more)
    beam = {1: 15, 2: 16, 3: 18, 4: 20, 5: 22, 6: 24}
    apart = (beam[CARDS[NUMBER[card]].masts] + beam[CARDS[NUMBER[target]].masts]) / 2 + 0.2
    table.ship(1, target, 490, 500 + apart, 0)
    table.ship(0, ALBION, 900, 850, 0)
    table.coin(table.s.ships[1].coins, 2, 2)
    return table


# thefts, swaps, looks


@pytest.mark.rule("ability.steal-touch-1")
def test_a_random_treasure_of_a_ship_alongside_once_a_turn():
    play = side_by_side("sm-ss-009").turn()
    play.do("use:0:steal_touch(1)")
    assert [play.s.worth[c] for c in play.s.ships[0].coins] == [2]
    assert "use:0:steal_touch(1)" not in play.options()
    apart = side_by_side("sm-ss-009")
    apart.s.ships[1].y += 500
    assert "use:0:steal_touch(1)" not in apart.turn().options()


@pytest.mark.rule("ability.plunder-touch-n")
def test_all_treasure_of_a_nation_alongside():
    table = side_by_side("sm-ss-007", NYMPH)
    table.coin(table.s.ships[1].coins, 1, 2)
    play = table.turn().do("use:0:plunder_touch(pirate)")
    assert len(play.s.ships[0].coins) == 2
    assert "use:0:plunder_touch(pirate)" not in side_by_side("sm-ss-007", DOVER).turn().options()


@pytest.mark.rule("ability.trade-random-s")
def test_random_treasures_change_ships():
    table = side_by_side("cc-56", coins=(1,))
    play = table.turn().do("use:0:trade_random(S)")
    assert [play.s.worth[c] for c in play.s.ships[0].coins] == [2]
    assert [play.s.worth[c] for c in play.s.ships[1].coins] == [1]
    assert "use:0:trade_random(S)" not in side_by_side("cc-56").turn().options()  # nothing to give


@pytest.mark.rule("ability.peek-ship", "ability.peek-island", "ability.peek-any")
@pytest.mark.parametrize(
    ("card", "crew", "effect"),
    [("cc-5", (), "peek(ship)"), ("sm-ps-013", (), "peek(island)"), (NYMPH, ("rv-17",), "peek(any)")],
)
def test_looking_at_what_lies_face_down_once_a_turn(card, crew, effect):
    play = side_by_side(card, crew=crew).turn()
    play.do(f"use:0:{effect}")
    if play.asks == "UseAbility":
        play.do(play.options()[0])
    assert play.told("looked", 0)[0].worth is not None
    assert play.told("looked", 1)[0].worth is None
    assert f"use:0:{effect}" not in play.options()


@pytest.mark.rule("ability.mark-explored-s")
def test_an_island_within_s_is_marked():
    table = Waters()
    table.ship(0, "scs-301", 245, 310, 180)
    table.ship(0, ALBION, 900, 850, 0)
    table.s.islands[5].marks = 0b10
    play = table.turn().do("use:0:mark_explored(S)")
    assert play.s.islands[5].marks == 0b01
    assert "use:0:mark_explored(S)" not in play.options()
    for away, near in ((45, True), (51, False)):
        edge = Waters()
        edge.ship(0, "scs-301", 203 + away, 310, 180)
        assert ("use:0:mark_explored(S)" in edge.turn().options()) is near


@pytest.mark.rule("ability.cancel-s", "ability.when-off")
def test_an_ability_is_off_for_this_turn():
    table = side_by_side("bc-64", "sm-ss-001")
    captain = table.crew(1, "sm-t-010")
    play = table.turn().do("use:0:cancel(S)", "ship:1")
    assert "armor(2)" not in powers(play.s, play.s.ships[1])
    assert "captain" in powers(play.s, play.s.ships[1])
    play.next_turn(0)
    assert "armor(2)" in powers(play.s, play.s.ships[1])
    play.do("use:0:cancel(S)", "crew:ship:1/0")
    assert captain in play.s.hushed
    assert "captain" not in powers(play.s, play.s.ships[1])


@pytest.mark.rule("ability.treasure-to-cannon-3s")
def test_a_coin_is_cast_into_a_gun_at_home():
    table = Waters()
    table.ship(0, "scs-13", 500, 177.4, 270, coins=(1,))
    play = table.turn().do("use:0:treasure_to_cannon(3S)")
    assert (play.s.ships[0].extra, play.s.ships[0].coins) == (1, [])
    sea = Waters()
    sea.ship(0, "scs-13", 500, 500, 270, coins=(1,))
    assert "use:0:treasure_to_cannon(3S)" not in sea.turn().options()
    armed = Waters()
    armed.ship(0, "scs-13", 500, 500, 0, extra=1)
    armed.ship(1, CAROLINA, 486, 548, 0)
    assert "spare:0>ship:1" in armed.turn().do("ship:0", "shoot").options()


@pytest.mark.rule("ability.unload-within-s")
def test_unloading_from_within_s_of_home():
    table = Waters()
    table.ship(0, PICADOR, 500, 225, 0, coins=(2,), crew=("sm-sc-009",))
    play = table.turn().do("use:0:unload_within(S)")
    assert sum(play.s.worth[c] for c in play.s.homes[0]) == 2
    far = Waters()
    far.ship(0, PICADOR, 500, 400, 0, coins=(2,), crew=("sm-sc-009",))
    assert "use:0:unload_within(S)" not in far.turn().options()


@pytest.mark.rule("ability.stowaway-2", "outside-game")
def test_a_stowaway_comes_aboard_once():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0, crew=("cc-046a",))
    space = room(table.s, table.s.ships[0])
    play = table.turn().do("use:0:stowaway(2)")
    helmsman = next(id for id in play.options() if CARDS[int(id[5:])].name == "Helmsman")
    assert all(CARDS[int(id[5:])].points <= 2 for id in play.options())
    play.do(helmsman)
    assert len(play.s.ships[0].crew) == 2
    assert room(play.s, play.s.ships[0]) == space  # the one who brought it takes no space any more
    assert "use:0:stowaway(2)" not in play.options()


# second actions


@pytest.mark.rule("ability.extra-action-5", "turn.two-action-cap")
@pytest.mark.parametrize(("die", "more"), [(5, True), (4, False)])
def test_a_die_for_another_action_and_never_a_third(die, more):
    table = Waters()
    table.ship(0, "sm-es-001", 500, 500, 0, crew=("sm-ec-001",))
    table.ship(0, ALBION, 900, 850, 0)
    play = table.turn(dice=[die]).do("ship:0", "idle", "use:0:extra_action(5+)")
    assert ("ship:0" in play.options()) is more
    assert "use:0:extra_action(5+)" not in play.options()
    if more:
        play.do("ship:0", "idle")
        assert "ship:0" not in play.options()


@pytest.mark.rule("ability.extra-action-crew")
def test_a_crew_given_up_for_an_action():
    table = Waters()
    table.ship(0, NYMPH, 500, 500, 0, crew=("sm-pc-002", "sm-t-008"))
    table.ship(0, ALBION, 900, 850, 0)
    play = table.turn().do("ship:0", "idle", "use:0:extra_action(crew)")
    assert [CARDS[play.s.crew_card[i]].id for i in play.s.ships[0].crew] == ["sm-pc-002"]
    assert "ship:0" in play.options()
    alone = Waters()
    alone.ship(0, NYMPH, 500, 500, 0, crew=("sm-pc-002",))
    assert "use:0:extra_action(crew)" not in alone.turn().options()  # not by itself


@pytest.mark.rule("ability.same-action-twice-5")
@pytest.mark.parametrize(("die", "twice"), [(5, True), (4, False)])
def test_an_action_carried_out_twice(die, twice):
    table = Waters()
    table.ship(0, NYMPH, 300, 500, 0, crew=("sm-pc-001",))
    table.ship(0, ALBION, 900, 850, 0)
    play = table.turn(dice=[die]).do("use:0:same_action_twice(5+)")
    assert bool(play.s.ships[0].state & TWICE) is twice
    play.do("ship:0", "move", [[0, 5400]])
    assert (play.asks == "Sail") is twice
    if twice:
        play.do([[0, 5400]])
    assert play.asks == "Order"
    assert "use:0:same_action_twice(5+)" not in play.options()


@pytest.mark.rule("ability.admiral-6", "turn.start-sequence")
def test_an_admiral_may_give_a_ship_two_actions():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0, crew=("cc-44",))
    table.ship(0, ALBION, 900, 850, 0)
    play = table.turn(dice=[6]).do("use:0:admiral(6)")
    assert play.asks == "Promote"
    play.do("ship:1", "ship:1", "idle")
    assert "ship:1" in play.options()
    late = table.turn(dice=[6]).do("ship:1", "idle")
    assert "use:0:admiral(6)" not in late.options()  # only at the start of the turn
    assert table.turn(dice=[5]).do("use:0:admiral(6)").asks == "Order"


# Marines


def with_marine(**more) -> tuple[Waters, int]:
    table = Waters()
    table.ship(0, "rv-59", 500, 500, 0, **more)
    item = table.crew(0, "bc-83")
    table.ship(1, CAROLINA, 486, 545, 0)
    table.ship(0, ALBION, 900, 850, 0)
    return table, item


@pytest.mark.rule(
    "keyword.marine.shoot", "shoot.marine-range", "shoot.derelict-no-cannons", "keyword.marine.cumulative"
)
def test_a_marine_shoots_whatever_its_ship_does():
    table, item = with_marine()
    second = table.crew(0, "bc-83")
    play = table.turn(dice=[3, 2]).do("ship:0", "idle", f"marine:{item}", "ship:1", "0")
    assert play.told("fired")[-1].hit
    assert f"marine:{item}" not in play.options()
    play.do(f"marine:{second}", "ship:1")
    assert play.told("fired")[-1].hit is False
    far, item = with_marine()
    far.s.ships[1].y += 2500
    assert f"marine:{item}" not in far.turn().options()
    derelict, item = with_marine(masts=())
    assert f"marine:{item}" in derelict.turn().options()


@pytest.mark.rule("keyword.marine.cumulative", "keyword.marine.shoot")
def test_two_marines_shoot_after_their_ship_has_moved():
    table = Waters()
    table.ship(0, "rv-47", 500, 500, 0)
    marines = [table.crew(0, "bc-83"), table.crew(0, "bc-202")]
    table.ship(1, CAROLINA, 500, 560, 0)
    table.ship(0, ALBION, 900, 850, 0)
    play = table.turn(dice=[3, 2]).do("ship:0", "move", [[0, 1000]])
    play.do(f"marine:{marines[0]}", "ship:1", "0", f"marine:{marines[1]}", "ship:1")
    assert [shot.hit for shot in play.told("fired")] == [True, False]
    assert play.s.ships[0].acted


@pytest.mark.rule("ability.marine-plus-1-vs-n")
def test_a_marine_with_a_grudge():
    from kaper.games.spanishmain.effects.marines import marine_bonus

    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    item = table.crew(0, "rv-35")  # against Americans
    table.ship(1, CAROLINA, 486, 545, 0)
    table.ship(1, PICADOR, 486, 455, 0)
    assert marine_bonus(table.s, item, "ship:1") == 1
    assert marine_bonus(table.s, item, "ship:2") == 0


@pytest.mark.rule("keyword.marine.land", "keyword.marine.nation", "keyword.marine.target", "geo.fort.target")
def test_a_marine_ashore_shoots_and_is_shot_at():
    table = Waters()
    table.ship(0, PICADOR, 203, 310, 180, docked=5)
    item = table.crew(0, "bc-83")  # French aboard a Spaniard
    table.ship(1, DOVER, 250, 340, 90)
    table.ship(0, ALBION, 900, 850, 0)
    play = table.turn()
    assert f"marine:{item}" not in play.options()
    play.do("crew")
    if play.asks == "Transfer":
        play.do("ship:0/0>shore")
    assert str(item) in play.s.posts
    assert f"marine:{item}" in play.options()
    play.do("end", "ship:1", "shoot")
    assert [id for id in play.options() if id.endswith(f"marine:{item}")]
    wound(play.m.table, item, 1)
    assert str(item) in play.s.posts  # one hit is not enough
    wound(play.m.table, item, 1)
    assert str(item) not in play.s.posts
    assert item in play.s.gone


@pytest.mark.rule("dock.crew-shore")
def test_of_two_alike_one_knows_who_goes_ashore_from_where():
    table = Waters()
    table.ship(0, PICADOR, 203, 310, 180, docked=5)
    table.crew(0, "bc-83")
    table.ship(0, ALBION, 233, 330, 180, docked=5)
    table.crew(1, "bc-83")
    play = table.turn().do("crew")
    told = [play.words()[f"ship:{i}/0>shore"] for i in range(2)]
    assert [words["kind"] for words in told] == ["ship", "ship"]
    assert [words["from"] for words in told] == [ship_name(play.s, 0), ship_name(play.s, 1)]


# events


def with_event(card: str, **more) -> Waters:
    table = Waters(**more)
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, CAROLINA, 640, 500, 0)
    table.s.events[0].append(NUMBER[card])
    return table


def order(card: str) -> str:
    return f"event:{NUMBER[card]}"


@pytest.mark.rule(
    "event.mermaids",
    "event.once",
    "fleet.events.text",
    "fleet.events.unassigned",
    "setup.fleet.public",
)
def test_mermaids_hold_a_ship_for_as_many_turns_as_it_has_crew():
    table = with_event("rv-063b")
    table.crew(1, "cc-115")
    play = table.turn().do(order("rv-063b"))
    assert play.s.ships[1].held == 1
    assert order("rv-063b") not in play.options()
    assert play.s.events[0] == []
    play.do("ship:0", "idle")  # seat 1 has nothing it could do
    assert play.asked == 0
    empty = with_event("rv-063b").turn()
    assert order("rv-063b") not in empty.options()  # nobody has crew


@pytest.mark.rule("event.timing-first", "event.once")
def test_events_come_one_after_another_and_only_before_the_first_action():
    table = with_event("rv-063b")
    table.s.events[0].append(NUMBER["scs-058b"])
    table.crew(1, "cc-115")
    table.ship(0, ALBION, 900, 900, 0)
    play = table.turn()
    both = {order("rv-063b"), order("scs-058b")}
    assert both <= set(play.options())
    play.do(order("rv-063b"))
    assert order("scs-058b") in play.options()
    play.do("ship:2", "idle")
    assert both.isdisjoint(play.options())
    assert play.s.events[0] == [NUMBER["scs-058b"]]


@pytest.mark.rule("event.becalmed", "event.cursed-zone")
def test_calm_and_cursed_waters():
    from kaper.games.spanishmain.effects.dice import luck

    table = with_event("rv-098b")
    table.s.events[0].append(NUMBER["scs-083b"])
    play = table.turn().do(order("rv-098b"))
    there = play.options()[-1]  # where the enemy lies
    play.do(there, order("scs-083b"), there)
    assert luck(play.s, play.s.ships[1]) == -2
    assert luck(play.s, play.s.ships[0]) == 0 or play.s.ships[0].x > 50000
    play.do("ship:0", "idle")
    assert actions(play.s, 1) == ["idle"]
    play.do("ship:1")  # she can only wait
    assert [token.effect for token in play.s.tokens] == ["event_cursed_zone"]


@pytest.mark.rule("event.becalmed", "event.foul-winds")
def test_where_a_token_lies_is_told_by_whom_it_reaches():
    table = with_event("rv-098b")
    table.s.events[0].append(NUMBER["rv-097b"])
    enemy = table.s.ships[1]
    enemy.docked = 2  # winds pass her over, a calm does not
    table.ship(0, ALBION, enemy.x / 100, enemy.y / 100 + 60, 0)
    for card, theirs in (("rv-098b", 1), ("rv-097b", 0)):
        told = table.turn().do(order(card)).m.question(0).options
        beside = told[-1].text  # where the own ship beside her lies
        assert (beside.key, beside.args["theirs"], beside.args["own"]) == (
            *("option-token" if theirs else "option-token-idle", theirs),
            1,
        )
        assert (CARDS[enemy.card].name in str(beside.args["ships"])) == bool(theirs)
        assert told[0].text.args == {"ships": "", "theirs": 0, "own": 0}


@pytest.mark.rule("event.foul-winds")
def test_foul_winds_blow_ships_away():
    play = with_event("rv-097b").turn().do(order("rv-097b"))
    play.do(play.options()[-1])
    assert (play.asks, play.asked) == ("Blow", 0)
    play.do("900")
    while play.asks == "Blow":
        play.do("2700")
    assert play.pose(1)[1] == 586


@pytest.mark.rule("event.hidden-cove", "event.raft-nearest")
def test_a_hidden_cove_is_the_nearest_island():
    play = with_event("scs-057b").turn().do(order("scs-057b"))
    assert play.s.ships[0].docked >= 0
    assert play.s.islands[play.s.ships[0].docked].home < 0


@pytest.mark.rule("event.favor-of-the-gods", "event.false-treasure")
def test_false_treasure_and_the_favour_of_the_gods():
    table = with_event("scs-070b")
    table.s.events[0].append(NUMBER["scs-058b"])
    table.s.events[1].append(NUMBER["rv-063b"])
    table.coin(table.s.ships[1].coins, 3, 2)
    play = table.turn().do(order("scs-070b"))
    assert play.s.ships[1].coins == []
    assert play.s.lost_gold == 3
    play.do(order("scs-058b"))
    assert play.s.events == [[], []]
    assert order("scs-070b") not in with_event("scs-070b").turn().options()  # nobody carries any


@pytest.mark.rule("event.rolling-fog")
def test_fog_that_rolls():
    table = with_event("scs-071b")
    table.terrain("fog", 500, 650)
    play = table.turn(dice=[1]).do(order("scs-071b"), "ship:0", "idle", "ship:1", "idle")
    assert play.s.terrain[0].x == 55400
    assert order("scs-071b") not in with_event("scs-071b").turn().options()


@pytest.mark.rule("event.duel")
def test_a_duel_removes_the_lower_one():
    table = with_event("scs-084b")
    captain = table.crew(0, "captain")
    explorer = table.crew(1, "rv-136")
    play = table.turn(dice=[[3, 3]]).do(order("scs-084b"))
    assert explorer in play.s.gone
    assert captain not in play.s.gone
    tie = table.turn(dice=[[1, 3]]).do(order("scs-084b"))
    assert {captain, explorer} <= set(tie.s.gone)


@pytest.mark.rule("event.raft", "event.divers", "event.raft-before-divers")
def test_a_raft_comes_before_divers():
    def sunk(raft: bool):
        table = Waters()
        table.ship(0, DOVER, 500, 500, 0)
        table.ship(1, PICADOR, 486, 548, 0, masts=(), coins=(3,))
        table.s.events[0].append(NUMBER["rv-020b"])
        if raft:
            table.s.events[1].append(NUMBER["rv-037b"])
        return table.turn(dice=[6]).do("ship:0", "shoot", "0>ship:1")

    play = sunk(raft=True)
    assert (play.asks, play.asked) == ("Rescue", 1)
    play.do(str(NUMBER["rv-037b"]))
    assert sum(3 in [play.s.worth[c] for c in land.coins] for land in play.s.islands) >= 1
    assert not play.s.homes[0]
    play = sunk(raft=False)
    assert (play.asks, play.asked) == ("Rescue", 0)
    play.do(str(NUMBER["rv-020b"]))
    assert sum(play.s.worth[c] for c in play.s.homes[0]) == 3


# fleets with special crew


@pytest.mark.rule(
    "fleet.special-points",
    "ability.crew-discount-1",
    "ability.fleet-points-5",
    "ability.link-choice-n",
    "keyword.limit",
    "setup.treasure.unique-counts",
    "treasure.unique.no-duplicates",
    "treasure.unique.add",
    "fleet.flag",
)
def test_crew_that_changes_what_a_fleet_costs():
    plain = examine("sm-ps-009\nsm-t-008\nsm-t-012")
    less = examine("sm-ps-009\nsm-t-008\nsm-t-012\nsm-pc-012")
    assert less.cost == plain.cost + 2 - 2
    jonah = examine("sm-ps-009\nsm-t-008\nsm-t-012\ncc-029b")
    assert jonah.cost == 11
    assert examine("sm-ps-009\ncc-27").most == 45
    assert [f.rule for f in examine("sm-ps-009\ncc-27\ncc-213").faults] == ["keyword.limit"]
    assert examine("sm-es-009\nbc-58 = sm-t-007\nsm-t-007").faults == []
    wrong = examine("sm-es-009\nbc-58 = sm-t-010\nsm-t-007").faults
    assert [f.rule for f in wrong] == ["ability.link-choice-n"]
    assert examine("sm-es-009\nsm-t-001\nsm-t-002\nsm-t-003\nsm-t-004\nsm-t-005").faults == []
    many = "sm-es-009\n" + "\n".join(c.id for c in CARDS if c.type == "treasure" and c.set == "RV")
    assert [f.rule for f in examine(many).faults] == ["setup.treasure.unique-counts"]
    assert [f.rule for f in examine("sm-es-009\ncc-95\ncc-95-b").faults] == ["treasure.unique.no-duplicates"]
    assert examine("sm-es-009\ncc-95\ncc-95-b", "CC", 30).faults == []
