"""Unique treasures: found, kept, shown, and what each of them does."""

import pytest

from kaper.games.spanishmain.abilities import has, powers, room
from kaper.games.spanishmain.cards import CARDS, NUMBER
from kaper.games.spanishmain.effects.guns import may_aim, silent
from kaper.games.spanishmain.effects.hits import strike
from kaper.games.spanishmain.state import all_masts
from tests.games.spanishmain.tables import ALBION, CAROLINA, DOVER, NYMPH, PICADOR, Waters


def exploring(*cards: str, crew=(), coins=(), island: int = 5, ship: str = NYMPH, **more) -> tuple[Waters, list[int]]:
    """A ship docked at an island where these treasures lie, and a coin; another keeps the turn going."""
    table = Waters()
    table.ship(0, ship, 203, 310, 180, docked=island, crew=crew, **more)
    table.ship(0, ALBION, 900, 850, 0)
    table.ship(1, CAROLINA, 700, 500, 0)
    items = [table.unique(table.s.islands[island].coins, card) for card in cards]
    table.treasure(island, *(coins or (1,)))
    return table, items


def found(*cards: str, dice=(), answers=(), **more):
    table, items = exploring(*cards, **more)
    play = table.turn(dice=dice).do("ship:0", "explore", *answers)
    return play, items[0]


@pytest.mark.rule(
    "explore.unique.must",
    "explore.unique.face-up",
    "explore.unique.no-space",
    "treasure.unique.zero",
    "explore.unique-first",
)
def test_a_unique_treasure_must_be_taken_and_takes_no_space():
    play, item = found("sm-t-003")
    assert item in play.s.ships[0].finds
    assert play.s.seen[item] == -1
    assert play.s.worth[item] == 0
    assert room(play.s, play.s.ships[0]) == CARDS[NUMBER[NYMPH]].cargo
    assert play.asks == "Load"
    table, _ = exploring("sm-t-003", "sm-t-001")
    assert table.turn().do("ship:0", "explore").asks == "FirstFind"


@pytest.mark.rule(
    "unique.shipping-charts", "unique.marksmans-map", "unique.forged-papers", "unique.sextant", "unique.the-cursed"
)
@pytest.mark.parametrize(
    ("card", "effect"),
    [
        ("sm-t-001", "peek(ship)"),
        ("sm-t-002", "peek(island)"),
        ("sm-t-003", "explorer"),
        ("rv-105", "ignore_terrain"),
        ("scs-137", "FEAR"),
    ],
)
def test_treasures_that_give_an_ability(card, effect):
    table = Waters()
    table.ship(0, NYMPH, 500, 500, 0)
    assert not has(table.s, table.s.ships[0], effect)
    table.find(0, card)
    assert has(table.s, table.s.ships[0], effect)


@pytest.mark.rule("unique.homemade-flag")
def test_a_homemade_flag_shortens_guns():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, CAROLINA, 486, 572, 0)
    assert "shoot" in table.turn().do("ship:0").options()
    table.find(1, "sm-t-004")
    assert "shoot" not in table.turn().do("ship:0").options()


@pytest.mark.rule("unique.rum", "unique.buried-treasure", "win.no-gold")
def test_rum_and_buried_treasure_cost_a_turn_and_are_worth_gold_at_home():
    for card, dice, worth in (("sm-t-005", (), 5), ("cc-94", (4,), 4)):
        play, item = found(card, dice=dice, crew=("sm-t-008",))
        assert play.s.stamps[str(item)] == worth
        play.do([]).next_turn(0)
        assert "ship:0" not in play.options()
        assert "ship:0" in play.next_turn(0).options()
        home = Waters()
        home.ship(0, NYMPH, 500, 228, 270)
        home.s.stamps[str(home.find(0, card))] = worth
        play = home.turn().do("ship:0", "move", [[0, 5400]])
        assert sum(play.s.worth[c] for c in play.s.homes[0]) == worth


@pytest.mark.rule("unique.plague", "explore.dock-needed")
def test_the_plague_kills_and_spreads():
    play, _ = found("sm-t-006", crew=("sm-t-008",))
    assert play.s.ships[0].crew == []
    assert play.s.ships[0].docked == -1
    assert play.asks == "Order"  # no coins are loaded
    table = Waters()
    table.ship(0, PICADOR, 300, 500, 0)
    table.ship(1, CAROLINA, 360, 540, 90)
    table.ship(0, ALBION, 900, 850, 0)
    table.crew(1, "cc-115")
    table.find(0, "sm-t-006")
    play = table.turn().do("ship:0", "move", [[0, 5400]], "pass")
    assert play.s.ships[0].finds == []
    assert len(play.s.ships[1].finds) == 1
    assert play.s.ships[1].crew == []


@pytest.mark.rule("unique.ghostly-encounter")
def test_ghosts_take_whoever_rolls_a_one():
    play, item = found("cc-99", dice=[1, 2], crew=("sm-t-008", "sm-t-012"))
    assert len(play.s.ships[0].crew) == 1
    assert play.s.stamps[str(item)] == 1


@pytest.mark.rule("unique.scurvy", "unique.fruit")
def test_scurvy_takes_crew_until_home_or_fruit():
    def starts(die: int, fruit: bool = False):
        table = Waters()
        table.ship(0, NYMPH, 500, 500, 0, crew=("sm-t-008",))
        table.find(0, "cc-92")
        if fruit:
            table.find(0, "rv-104")
        return table.turn(0, [die], 1, "turn_begins")

    assert starts(4).s.ships[0].crew == []
    assert len(starts(3).s.ships[0].crew) == 1
    cured = starts(6, fruit=True)
    assert len(cured.s.ships[0].crew) == 1
    assert len(cured.s.ships[0].finds) == 1
    home = Waters()
    home.ship(0, NYMPH, 500, 228, 270)
    home.find(0, "cc-92")
    assert home.turn().do("ship:0", "move", [[0, 5400]]).s.ships[0].finds == []


@pytest.mark.rule("unique.fruit", "cargo.over-limit", "treasure.unique.unload")
def test_fruit_fills_the_hold():
    play, _ = found("rv-104", ship="sm-ps-023", coins=(1, 1))
    assert room(play.s, play.s.ships[0]) == 0
    table = Waters()
    table.ship(0, NYMPH, 500, 177.4, 270)
    kept = table.find(0, "rv-104")
    sextant = table.find(0, "rv-105")
    options = table.turn().options()
    assert f"ashore:{sextant}" in options
    assert f"ashore:{kept}" not in options
    full, _ = found("rv-104", ship="sm-ps-023", crew=("sm-t-008",))
    assert full.asks == "LoseCargo"


@pytest.mark.rule("unique.letter-of-marque")
def test_a_letter_of_marque():
    table = Waters()
    table.ship(0, NYMPH, 500, 772, 90, masts=(0, 1))
    table.find(0, "cc-93")
    play = table.turn().do("ship:0", "move", [[0, 5400]])
    assert play.s.ships[0].docked == 3
    play.next_turn(0).do("ship:0")
    assert play.options() == ["move", "repair", "idle"]
    fort = Waters()
    fort.fort(1, "cc-47", 1)
    fort.ship(0, NYMPH, 840, 380, 90)
    gun = CARDS[NUMBER["cc-47"]].cannons[0]
    assert may_aim(fort.s, fort.s.forts[0], fort.s.ships[0], gun)
    fort.find(0, "cc-93")
    assert not may_aim(fort.s, fort.s.forts[0], fort.s.ships[0], gun)
    fort.s.ships[0].shot_at_fort = True
    assert may_aim(fort.s, fort.s.forts[0], fort.s.ships[0], gun)


@pytest.mark.rule("unique.dry-powder", "unique.fireworks", "unique.grease-barrels")
def test_treasures_shown_for_a_shot_a_spark_or_way():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, CAROLINA, 486, 548, 0)
    table.ship(0, ALBION, 900, 850, 0)
    powder = table.find(0, "cc-95", face_up=False)
    sparks = table.find(0, "scs-99", face_up=False)
    grease = table.find(0, "cc-97", face_up=False)
    play = table.turn(dice=[1]).do(f"reveal:{sparks}", f"reveal:{powder}")
    assert play.asks == "Shot"
    assert play.words()["0>ship:1"]["least"] == 2
    play.do("0>ship:1", "cease")
    assert "ship:0" in play.options()  # it was no action
    play.do(f"reveal:{grease}")
    assert play.view_segments(0) == "S+S+L"
    assert play.s.ships[0].finds == []
    play.next_turn(0)
    assert play.view_segments(0) == "S+S"


@pytest.mark.rule("unique.trees", "unique.cross-of-coronado")
def test_trees_mend_and_a_cross_falls_instead_of_a_mast():
    table = Waters()
    table.ship(0, NYMPH, 500, 500, 0, masts=(0,))
    trees = table.find(0, "cc-96", face_up=False)
    play = table.turn().do(f"reveal:{trees}")
    assert play.s.ships[0].masts == all_masts(play.s.ships[0])
    whole, _ = exploring("cc-96")
    assert whole.turn().do("ship:0", "explore").asks == "TakeTrees"
    hit = Waters()
    hit.ship(0, DOVER, 500, 500, 0)
    hit.ship(1, CAROLINA, 486, 548, 0)
    hit.find(1, "rv-107", face_up=False)
    play = hit.turn(dice=[6]).do("ship:0", "shoot", "1>ship:1")
    assert (play.asks, play.asked) == ("Cross", 1)
    play.do("cross")
    assert play.s.ships[1].masts == 0b111
    assert play.s.ships[1].finds == []


@pytest.mark.rule("unique.abandoned-crew")
def test_abandoned_crew_joins_who_finds_it():
    table, (item,) = exploring("sm-t-007", ship=PICADOR)  # an English captain
    play = table.turn().do("ship:0", "explore")
    assert item in play.s.ships[0].crew
    assert "captain" in powers(play.s, play.s.ships[0])
    full, (left,) = exploring("sm-t-007", ship=PICADOR, crew=("helmsman", "explorer"))
    play = full.turn().do("ship:0", "explore")
    assert left in play.s.islands[5].coins


@pytest.mark.rule("unique.neptunes-figurehead", "unique.resurrection-codex", "shoot.sink.unique")
@pytest.mark.parametrize("card", ["cc-100", "cc-204", None])
def test_a_ship_that_would_sink_lies_at_home(card):
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, CAROLINA, 486, 548, 0, masts=())
    item = table.find(1, card or "sm-t-003")
    play = table.turn(dice=[6]).do("ship:0", "shoot", "1>ship:1")
    assert item in play.s.gone
    assert play.s.ships[1].sunk is (card is None)
    if card:
        assert play.s.ships[1].docked == 3
        assert play.s.ships[1].masts == 0b111


@pytest.mark.rule("unique.weapons")
def test_weapons_arm_the_crew():
    from kaper.games.spanishmain.boarding import boarding_bonuses

    table = Waters()
    table.ship(0, NYMPH, 500, 500, 0, crew=("sm-t-008", "sm-t-012"))
    table.ship(1, CAROLINA, 486, 548, 0)
    assert boarding_bonuses(table.s, table.s.ships[0], table.s.ships[1]) == []
    table.find(0, "rv-103")
    assert boarding_bonuses(table.s, table.s.ships[0], table.s.ships[1]) == [("ut_weapons", 2)]


@pytest.mark.rule("unique.natives", "unique.missionary")
def test_natives_hold_and_a_missionary_converts():
    play, item = found("rv-106", crew=("sm-t-008", "sm-t-012"))
    assert play.s.ships[0].held == 3  # two rounds after this one
    assert item in play.s.islands[5].coins
    assert play.do([]).s.islands[5].coins.count(item) == 1
    play.s.ships[0].held = 0
    play.next_turn().do("ship:0", "explore")  # face down again: whoever explores meets them
    assert play.s.ships[0].held == 3
    assert len(play.told("treasure-found")) == 2
    play, item = found("rv-109", crew=("sm-t-008",))
    assert play.s.ships[0].crew == []
    assert item in play.s.gone


@pytest.mark.rule("win.no-gold")
@pytest.mark.parametrize(
    ("card", "aboard", "stamp", "over"),
    [
        ("rv-106", False, 0, True),  # natives on an island
        ("sm-t-003", True, 0, True),  # papers aboard
        ("cc-94", True, 3, False),
        ("cc-94", True, 0, True),
    ],
)
def test_what_is_unique_keeps_a_game_going_only_while_it_is_worth_gold(card, aboard, stamp, over):
    table = Waters()
    s = table.s
    number = table.ship(0, PICADOR, 500, 500, 0)
    heap = s.islands[4].coins
    item = table.unique(s.ships[number].finds if aboard else s.islands[5].coins, card, -1)
    s.stamps[str(item)] = stamp
    for coin in heap:
        s.seen[coin] = -1
    s.homes[0], s.homes[1], s.islands[4].coins = heap[::2], heap[1::2], []
    play = table.turn()
    play.m.table.check_left()
    assert play.s.over is over


@pytest.mark.rule("unique.castaway", "outside-game")
def test_a_castaway_comes_aboard():
    play, item = found("rv-108")
    captain = next(id for id in play.options() if id != "pass" and "captain" in CARDS[int(id)].effects)
    play.do(captain)
    assert "captain" in powers(play.s, play.s.ships[0])
    assert item in play.s.gone


@pytest.mark.rule("unique.explosives")
@pytest.mark.parametrize(("die", "sunk"), [(4, True), (3, False)])
def test_explosives_sink_both_or_nobody(die, sunk):
    table = Waters()
    table.ship(0, PICADOR, 300, 500, 0)
    table.ship(1, CAROLINA, 360, 540, 90)
    for seat in (0, 1):
        table.ship(seat, ALBION, 900, 850 - 60 * seat, 0)
    table.find(0, "rv-110", face_up=False)
    play = table.turn(dice=[1, die]).do("ship:0", "move", [[0, 5400]], "ship:1", "explode")
    assert [play.s.ships[i].sunk for i in (0, 1)] == [sunk, sunk]


@pytest.mark.rule("unique.neptunes-trident")
def test_a_wave_takes_two_masts_of_everything():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, CAROLINA, 600, 490, 90)
    table.find(0, "rv-111")
    play = table.turn().do("ship:0", "trident", "0")
    while play.asks == "LoseMast":
        play.do(play.options()[0])
    assert play.s.ships[1].masts.bit_count() == 1
    assert play.s.ships[0].masts.bit_count() == 3
    away = table.turn().do("ship:0", "trident", "1800")
    assert away.s.ships[1].masts.bit_count() == 3


@pytest.mark.rule("unique.spices", "unique.jade", "unique.rats")
@pytest.mark.parametrize(
    ("card", "gold"), [("bc-100", 3 + 1 + 3), ("scs-101", 3 + 1 + 1), ("bc-105", 2 + 0), ("rv-105", 4)]
)
def test_treasures_that_change_what_coins_are_worth(card, gold):
    table = Waters()
    table.ship(0, NYMPH, 500, 228, 270, coins=(3, 1))
    table.find(0, card)
    play = table.turn().do("ship:0", "move", [[0, 5400]])
    assert sum(play.s.worth[c] for c in play.s.homes[0]) == gold


@pytest.mark.rule("unique.maps-of-alexandria", "unique.volcano", "unique.kharmic-idol")
def test_maps_volcano_and_idol_happen_at_once():
    play, _ = found("bc-101")
    assert all(play.s.seen[c] == -1 for land in play.s.islands for c in land.coins)
    play, _ = found("scs-102", crew=("sm-t-008",), coins=(1, 1))
    assert len(play.s.islands[5].coins) == 1
    assert play.s.ships[0].crew == []
    table, _ = exploring("scs-103")
    open_one, hidden = table.find(2, "rv-105"), table.find(2, "cc-95", face_up=False)
    play = table.turn().do("ship:0", "explore")
    assert open_one in play.s.gone
    assert hidden in play.s.ships[2].finds


@pytest.mark.rule("unique.relics")
def test_relics_end_the_turn_of_the_ship_that_hits():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, CAROLINA, 486, 548, 0)
    table.ship(0, ALBION, 900, 850, 0)
    table.find(1, "bc-102")
    play = table.turn(dice=[6]).do("ship:0", "shoot", "1>ship:1")
    assert (play.asks, play.asked) == ("GiveRelics", 1)
    play.do("give")
    assert play.s.ships[1].masts == 0b111
    assert len(play.s.ships[0].finds) == 1
    assert play.asks == "Order"  # no gun of hers fires any more
    assert "ship:0" not in play.options()
    assert "ship:2" in play.options()  # her consort has its own turn


@pytest.mark.rule("unique.wolves")
def test_wolves_guard_an_island_until_they_are_shot():
    play, item = found("bc-103", crew=("sm-pc-008-b",))
    assert item in play.s.islands[5].coins
    assert play.asks == "Order"  # nothing may be loaded
    play.next_turn(0)
    play.m.table.chance.outcomes = []
    assert "hunt" in play.do("ship:0").options()
    plain, _ = found("bc-103")
    assert "hunt" not in plain.next_turn(0).do("ship:0").options()


@pytest.mark.rule("unique.wine")
def test_wine_is_swapped_for_a_treasure_and_brings_a_truce():
    table = Waters().home(1, 3)
    table.ship(0, NYMPH, 500, 772, 90)
    table.find(0, "bc-104")
    assert silent(table.s, table.s.ships[0])
    play = table.turn().do("ship:0", "move", [[0, 5400]])
    assert play.asks == "Raid"
    play.do("0")
    assert [play.s.worth[c] for c in play.s.ships[0].coins] == [3]
    assert play.s.ships[0].finds == []
    far = Waters()
    far.ship(0, NYMPH, 500, 500, 90)
    far.find(0, "bc-104")
    assert not silent(far.s, far.s.ships[0])


@pytest.mark.rule("unique.knights-of-malta-banner", "unique.barbary-banner")
@pytest.mark.parametrize(
    ("card", "ship", "fights"), [("bc-106", DOVER, True), ("bc-107", DOVER, False), ("bc-107", "bc-1", True)]
)
def test_banners_pay_for_masts_or_at_home(card, ship, fights):
    table = Waters()
    table.ship(0, ship, 500, 500, 0)
    table.ship(1, CAROLINA, 486, 548, 0)
    table.find(0, card)
    play = table.turn()
    script = strike(play.m.table, "ship:0", "ship:1", 0, 1)
    next(script)
    with pytest.raises(StopIteration):
        script.send("0")
    assert play.s.made == (1 if fights else 0)
    home = Waters()
    home.ship(0, ship, 500, 228, 270)
    home.find(0, card)
    length = 5400 if CARDS[NUMBER[ship]].move[0] == "S" else 8600
    play = home.turn().do("ship:0", "move", [[0, length]])
    assert play.s.made == (0 if fights else 5)


@pytest.mark.rule("unique.wet-gunpowder", "unique.rotting-hull")
def test_foul_things_are_cleaned_out_by_a_repair():
    table = Waters()
    table.ship(0, NYMPH, 500, 177.4, 270)
    table.ship(0, ALBION, 900, 850, 0)
    table.find(0, "bc-108")
    table.find(0, "scs-100")
    assert silent(table.s, table.s.ships[0])
    assert room(table.s, table.s.ships[0]) == CARDS[NUMBER[NYMPH]].cargo - 1
    play = table.turn().do("ship:0", "cleanse")
    assert len(play.s.ships[0].finds) == 1
    at_sea = Waters()
    at_sea.ship(0, NYMPH, 500, 500, 270)
    at_sea.find(0, "bc-108")
    assert "cleanse" not in at_sea.turn().do("ship:0").options()


@pytest.mark.rule("unique.poseidons-breath")
def test_the_breath_of_poseidon_moves_a_ship_once_for_each_mast():
    table = Waters()
    table.ship(0, PICADOR, 300, 500, 0)
    table.ship(0, ALBION, 900, 850, 0)
    item = table.find(0, "bc-109", face_up=False)
    play = table.turn().do(f"reveal:{item}", [[0, 5400], [0, 5400]], [[0, 5400], [0, 5400]])
    assert play.pose(0)[0] == 300 + 4 * 54
    if play.asks == "LoseMast":
        play.do("0")
    assert play.s.ships[0].masts.bit_count() == 1
    assert "ship:0" not in play.options()


@pytest.mark.rule("unique.bad-maps")
def test_bad_maps_move_ship_and_island():
    play, _ = found("scs-104")
    assert (play.asks, play.asked) == ("Adrift", 1)
    before = play.s.islands[5].x
    play.do("0")
    assert play.s.islands[5].x == before + 2 * 8600
    assert play.pose(0)[0] == 203 + 2 * 86


@pytest.mark.rule("unique.albatross", "player.left-right")
def test_an_albatross_is_bad_luck_and_may_fly_on():
    from kaper.games.spanishmain.effects.dice import luck

    table = Waters()
    table.ship(0, NYMPH, 500, 500, 0)
    table.ship(0, DOVER, 600, 600, 0)
    table.find(0, "scs-105")
    assert luck(table.s, table.s.ships[0]) == -1
    play = table.turn(0, [6], 1, "turn_begins")
    assert len(play.s.ships[1].finds) == 1
    assert len(table.turn(0, [5], 1, "turn_begins").s.ships[0].finds) == 1


@pytest.mark.rule("unique.trade-route", "unique.pension")
def test_trade_routes_and_pensions():
    table = Waters().home(0, 1).home(1, 3)
    table.ship(0, NYMPH, 500, 177.4, 270, crew=("sm-t-008", "sm-t-012"))
    route = table.find(0, "scs-106", face_up=False)
    pension = table.find(0, "scs-107", face_up=False)
    play = table.turn().do(f"reveal:{route}")
    assert [play.s.worth[c] for c in play.s.homes[0]] == [3]
    play.do(f"reveal:{pension}", ["0", "1"])
    assert play.s.ships[0].crew == []
    assert sum(play.s.worth[c] for c in play.s.homes[0]) == 5


@pytest.mark.rule("unique.pandoras-box")
def test_everybody_puts_something_into_pandoras_box():
    play, _ = found("scs-108")
    assert (play.asks, play.asked) == ("Contribution", 0)
    play.do(str(NUMBER["rv-105"]), "pass")
    assert [CARDS[play.s.crew_card[i]].name for i in play.s.ships[0].finds] == ["Sextant"]


@pytest.mark.rule("unique.pandoras-box", "ruling.pandora-outside")
def test_pandoras_box_does_not_tell_what_lies_face_down():
    def offered(*also, shown=False):
        table, items = exploring("scs-108", *also)
        for item in items[1:]:
            table.s.islands[5].coins.remove(item)
            table.s.islands[4].coins.append(item)
            table.s.seen[item] = -1 if shown else 0
        play = table.turn().do("ship:0", "explore")
        assert play.asks == "Contribution"
        return play.options()

    sextant = str(NUMBER["rv-105"])
    assert sextant in offered()
    assert offered("rv-105") == offered()
    assert sextant not in offered("rv-105", shown=True)


@pytest.mark.rule("explore.unique-first")
def test_a_find_is_named_by_what_it_is():
    """The same answer means the same treasure whatever else lies there, two of one kind are one answer."""
    table, items = exploring("sm-t-003", "sm-t-001", "sm-t-003")
    play = table.turn().do("ship:0", "explore")
    assert play.options() == [str(NUMBER["sm-t-003"]), str(NUMBER["sm-t-001"])]
    play.do(str(NUMBER["sm-t-001"]))
    assert play.s.ships[0].finds == [items[1], items[0], items[2]]


@pytest.mark.rule("fort.treasure.unique")
def test_a_fort_keeps_what_is_unique_unresolved():
    table, (item,) = exploring("sm-t-006")
    land = table.s.islands[5]
    table.fort(0, "rv-22", 5)
    table.s.forts[0].coins += land.coins
    land.coins = []
    table.crew(0, "sm-t-008")
    assert len(table.s.ships[0].crew) == 1  # nothing happened yet
    play = table.turn().do("ship:0", "explore")
    assert play.s.ships[0].crew == []
    assert item in play.s.ships[0].finds


@pytest.mark.rule("explore.unique-first", "explore.look")
def test_others_do_not_learn_how_many_treasures_there_are_by_the_asking():
    def seen(*cards):
        play = exploring(*cards)[0].turn()
        for answer in ("ship:0", "explore"):
            assert play.m.act(0, answer) is None
        return sorted(play.m.asked), [type(told.event).__name__ for told in play.m.events(1)]

    powder = next(card.id for card in CARDS if "ut_dry_powder" in card.effects)
    assert seen("sm-t-003") == seen("sm-t-003", powder) == seen() == seen(powder)
