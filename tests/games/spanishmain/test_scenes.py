"""Whole small scenes with all that is told of them: a fault anywhere in a rule changes the story."""

import pytest

from kaper.core.words import Text
from kaper.games.spanishmain.cards import CARDS, NUMBER
from kaper.games.spanishmain.events import (
    AbilityUsed,
    Boarded,
    CoinStolen,
    CrewLost,
    CrewMoved,
    CrewRevealed,
    CrewWent,
    Docked,
    Explored,
    Fired,
    FortBuilt,
    Loaded,
    MastLost,
    Placed,
    Rammed,
    Repaired,
    Sailed,
    ScuttleFoiled,
    Sunk,
    TreasureFound,
    TreasureGone,
    TurnBegan,
    Unloaded,
)
from kaper.games.spanishmain.setup import problems
from tests.games.spanishmain.tables import ALBION, CAROLINA, DOVER, NYMPH, PICADOR, Waters
from tests.games.spanishmain.test_odd_rulings import EXPLOSIVES, GALLEY, POWDER, SEXTANT, abeam, moored, ramming

OFFICER, HAND = "cc-115", "rv-136"  # American crew
SAILED = Sailed(0, "El Picador", [[30000, 50000, 0], [35098, 50000, 0]], "ship:1")


def story(play, seat: int | None = -1) -> list:
    """All that was told, of one seat what it may hear, without the turns that began."""
    told = play.m.told if seat == -1 else play.m.events(seat)
    return [one.event for one in told if not isinstance(one.event, TurnBegan)]


def shot(cannon: int, die: int, hit: bool, weapon: str = "cannon", rank: int = 3, range: str = "S") -> Fired:
    """HMS Dover fires at a Carolina."""
    return Fired("ship:0", "HMS Dover", "ship:1", "Carolina", cannon, weapon, rank, range, 0, die, hit)


# rams and boarding parties


@pytest.mark.rule("ram.roll", "board.roll", "board.result")
def test_a_ram_a_party_and_a_crew_eliminated():
    table = ramming(crew=(OFFICER, HAND), coins=(2,))
    play = table.turn(dice=[4, [6, 1]]).do("ship:0", "move", [[0, 5400]], "ship:1", "0", "board")
    assert play.options() == ["pass", "crew", "treasure"]
    play.do("crew", "0")
    assert story(play) == [
        SAILED,
        Rammed(0, "El Picador", 1, "Carolina", 4, 3, True),
        MastLost(1, "Carolina", 0, 0b110),
        Boarded(0, "El Picador", 1, "Carolina", [6, 1], [8, 3], 0),
        CrewLost(1, "Carolina", NUMBER[OFFICER]),
    ]
    assert len(play.s.gone) == 1
    assert len(play.s.ships[1].coins) == 1


@pytest.mark.rule("ram.roll", "keyword.galley.rv", "ability.ram-proof")
@pytest.mark.parametrize(("card", "target", "used"), [(GALLEY, CAROLINA, 0), (PICADOR, "sm-es-014", 1)])
def test_a_ram_that_breaks_nothing(card, target, used):
    play = ramming(target, card).turn(dice=[4, [1, 1]]).do("ship:0", "move", [[0, 5400]], "ship:1")
    name = [CARDS[NUMBER[id]].name for id in (card, target)]
    effect = ("GALLEY", "ram_proof")[used]
    assert story(play)[1:] == [
        Rammed(0, name[0], 1, name[1], 4, 3, True),
        AbilityUsed(f"ship:{used}", name[used], effect),
    ]
    assert play.s.ships[1].masts == 0b111
    assert (play.asks, play.asked) == ("Board", 0)


@pytest.mark.rule("unique.explosives")
def test_explosives_sink_both_ships():
    table = ramming(coins=(2,))
    table.coin(table.s.ships[0].coins, 3, 1)
    item = table.find(0, EXPLOSIVES)
    play = table.turn(dice=[1, 4]).do("ship:0", "move", [[0, 5400]], "ship:1", "explode")
    assert story(play)[1:] == [
        Rammed(0, "El Picador", 1, "Carolina", 1, 3, False),
        TreasureGone(NUMBER[EXPLOSIVES], "ship:0"),
        AbilityUsed("ship:0", "El Picador", "ut_explosives", 4),
        Sunk(1, "Carolina", 0, 2, [1, 1], [1, 1]),
        Sunk(0, "El Picador", -1, 3, [], [1, 1]),
    ]
    assert item in play.s.gone
    assert (play.s.lost_gold, play.asks) == (3, "Order")
    assert list(problems(play.s)) == []


@pytest.mark.rule("unique.explosives", "unique.albatross")
@pytest.mark.parametrize(("die", "luck", "answer"), [(3, 0, "explode"), (4, -1, "explode"), (6, 0, "pass")])
def test_explosives_that_do_not_go_off(die, luck, answer):
    table = ramming()
    item = table.find(0, EXPLOSIVES)
    if luck:
        table.find(0, "scs-105")
    play = table.turn(dice=[1, die]).do("ship:0", "move", [[0, 5400]], "ship:1", answer)
    assert not play.s.ships[0].sunk
    assert not play.s.ships[1].sunk
    assert (play.asks, play.asked) == ("Board", 0)
    assert (item in play.s.ships[0].finds) is (answer == "pass")
    assert play.dice_left() == int(answer == "pass")


@pytest.mark.rule("unique.explosives", "pin.effect")
def test_explosives_are_lit_by_a_ship_that_is_pinned_and_did_not_ram():
    table = ramming()
    table.find(0, EXPLOSIVES)
    play = table.turn(dice=[5]).do("ship:0", "move", [[0, 5400]], "pass", "explode")
    assert [ship.sunk for ship in play.s.ships] == [True, True, False, False]
    assert [event.by for event in play.told("sunk")] == [0, -1]


@pytest.mark.rule("ability.pin-kills-crew-mast", "ability.pin-kills-crew")
@pytest.mark.parametrize(("card", "asked"), [("scs-20", "LoseMast"), ("sm-ps-015", "Order")])
def test_who_is_pinned_hurts_the_other(card, asked):
    table = ramming(card=card, crew=(OFFICER,))
    length = 5400 if CARDS[NUMBER[card]].move[0] == "S" else 8600
    play = table.turn().do("ship:0", "move", [[0, length]], "pass")
    effect = "pin_kills(crew+mast)" if asked == "LoseMast" else "pin_kills(crew)"
    assert story(play)[1:] == [
        AbilityUsed("ship:0", CARDS[NUMBER[card]].name, effect, 0, "ship:1"),
        CrewLost(1, "Carolina", NUMBER[OFFICER]),
    ]
    assert play.asks == asked
    if asked == "LoseMast":
        play.do("2")
        assert story(play)[-1] == MastLost(1, "Carolina", 2, 0b011)


@pytest.mark.rule("ability.board-at-s", "ability.board-plus-1")
def test_boarding_from_afar_helps_the_boarder_alone():
    table = abeam("bc-7", "sm-ps-006")  # +1 in boarding parties, but not when boarded from afar
    for value in (2, 1):
        table.coin(table.s.ships[1].coins, value, 2)
    table.ship(1, PICADOR, 486, 450, 0, wreck=True, masts=())
    table.ship(0, PICADOR, 440, 450, 0)
    play = table.turn(dice=[[2, 2]]).do("ship:0", "move", [])
    assert play.options() == ["pass", "ship:1"]
    play.do("ship:1", "treasure", "0")
    full, less = (CoinStolen(1, "Pandora", 0, "Fire Djinn", value) for value in (2, 0))
    assert story(play) == [
        AbilityUsed("ship:0", "Fire Djinn", "board_at(S)", 0, "ship:1"),
        Boarded(0, "Fire Djinn", 1, "Pandora", [2, 2], [6, 5], 0),
        full,
        less,
    ]
    assert story(play, 0)[-1] == story(play, 1)[-1] == full
    assert story(play, None)[-1] == less
    assert [play.s.worth[coin] for coin in play.s.ships[0].coins] == [2]
    assert play.s.seen[play.s.ships[0].coins[0]] == 0b11


@pytest.mark.rule("ability.board-plus-1", "unique.weapons", "board.roll")
def test_bonuses_of_a_boarding_party():
    table = ramming("sm-ps-006", "bc-11", crew=("sm-pc-011", "sm-t-008"))
    table.find(1, "rv-103")  # weapons: 1 for each crew
    length = 5400 if CARDS[NUMBER["bc-11"]].move[0] == "S" else 8600
    play = table.turn(dice=[1, [1, 1]]).do("ship:0", "move", [[0, length]], "ship:1", "pass", "board")
    assert play.told("boarded")[0].totals == [1 + 3, 1 + 3 + 1 + 2]
    american = ramming(CAROLINA, "bc-11")  # +1 against Americans
    play = american.turn(dice=[1, [1, 1]]).do("ship:0", "move", [[0, length]], "ship:1", "board")
    assert play.told("boarded")[0].totals == [1 + 3 + 1, 1 + 3]


@pytest.mark.rule("ability.board-capture", "board.result")
def test_the_dearest_crew_becomes_a_captive():
    table = ramming(DOVER, "bc-1", crew=("captain", "sm-ec-012", "shipwright"))
    table.crew(0, "bc-39")
    item = table.s.ships[1].crew[1]
    length = 5400 if CARDS[NUMBER["bc-1"]].move[0] == "S" else 8600
    play = table.turn(dice=[1, [6, 1]]).do("ship:0", "move", [[0, length]], "ship:1", "board", "captive")
    assert story(play)[2:] == [
        Boarded(0, "Nubian Prince", 1, "HMS Dover", [6, 1], [10, 5], 0),
        CrewRevealed(0, "Nubian Prince", NUMBER["bc-39"]),
        AbilityUsed("ship:0", "Nubian Prince", "board_capture", 0, "ship:1"),
        CrewWent(0, "Nubian Prince", NUMBER["sm-ec-012"], "ship:0"),
    ]
    assert play.s.ships[0].coins == [item]
    assert play.s.seen[item] == -1
    assert len(play.s.ships[1].crew) == 2


@pytest.mark.rule("board.result", "board.space")
def test_a_full_ship_steals_a_unique_treasure():
    table = ramming(coins=(2,))
    item = table.find(1, POWDER, face_up=False)
    for _ in range(2):
        table.coin(table.s.ships[0].coins, 1, 1)
    play = table.turn(dice=[1, [6, 1]]).do("ship:0", "move", [[0, 5400]], "ship:1", "board")
    assert play.options() == ["pass", "treasure"]
    play.do("treasure")
    assert story(play)[-1] == CoinStolen(1, "Carolina", 0, "El Picador")
    assert (play.s.ships[0].finds, play.s.ships[1].finds) == ([item], [])
    assert play.s.seen[item] & 1


# shots


@pytest.mark.rule("basic.shoot.roll", "crew.type.cannoneer", "crew.type.musketeer", "crew.reveal")
def test_a_gun_a_second_try_and_a_musket():
    table = abeam(DOVER, crew=("cannoneer", "musketeer"))
    play = table.turn(dice=[3, 4, 6]).do("ship:0", "shoot", "0>ship:1", "again:0>ship:1", "0", "musket>ship:1", "2")
    cannoneer, musketeer = (table.s.crew_card[item] for item in play.s.ships[0].crew)
    assert story(play) == [
        shot(0, 3, False),
        CrewRevealed(0, "HMS Dover", cannoneer),
        shot(0, 4, True, "again"),
        MastLost(1, "Carolina", 0, 0b110),
        CrewRevealed(0, "HMS Dover", musketeer),
        shot(0, 6, True, "musket"),
        MastLost(1, "Carolina", 2, 0b010),
    ]
    assert play.s.ships[1].shot_by == 0b1
    assert play.s.ships[0].repeated
    assert play.options() == ["1>ship:1", "2>ship:1", "3>ship:1", "cease"]


@pytest.mark.rule("ability.treasure-to-cannon-3s", "shoot.cannoneer-musket")
def test_guns_without_a_mast_fire_one_after_another():
    play = abeam(DOVER, extra=2).turn(dice=[3, 4]).do("ship:0", "shoot")
    guns = [f"{mast}>ship:1" for mast in range(4)]
    assert play.options() == [*guns, "spare:0>ship:1", "cease"]
    play.do("spare:0>ship:1")
    assert play.options() == [*guns, "spare:1>ship:1", "cease"]
    play.do("spare:1>ship:1", "1")
    assert play.options() == [*guns, "cease"]
    assert story(play) == [shot(0, 3, False, "musket"), shot(0, 4, True, "musket"), MastLost(1, "Carolina", 1, 0b101)]


@pytest.mark.rule("fort.shoot", "crew.type.cannoneer")
def test_a_fort_with_a_cannoneer_fires_again():
    table = Waters()
    table.fort(0, "cc-63", 1)
    island = table.s.islands[1]
    table.ship(1, PICADOR, island.x / 100 + 80, island.y / 100, 0)
    table.ship(1, ALBION, 900, 850, 0)
    play = table.turn(dice=[4, 5, 1]).do("fort:0", "0>ship:0")
    flags = [f"{flag}>ship:0" for flag in range(1, 5)]
    assert play.options() == [*flags, "again:0>ship:0", "cease"]
    play.do("again:0>ship:0", "0", "1>ship:0")
    assert play.options() == [*flags[1:], "cease"]
    fired = [
        Fired("fort:0", "El Castillo del Infanta", "ship:0", "El Picador", gun, weapon, 4, "L", 0, die, die > 4)
        for gun, weapon, die in ((0, "cannon", 4), (0, "again", 5), (1, "cannon", 1))
    ]
    assert story(play) == [*fired[:2], MastLost(0, "El Picador", 0, 0b10), fired[2]]
    assert play.s.forts[0].repeated


@pytest.mark.rule("shoot.forts-home", "fort.hit")
def test_a_shot_at_a_fort_is_remembered():
    table = Waters()
    table.fort(1, "cc-47", 1, coins=(2,))
    island = table.s.islands[1]
    table.ship(0, DOVER, island.x / 100 + 45, island.y / 100 - 60, 0)
    play = table.turn(dice=[3]).do("ship:0", "shoot", "1>fort:0")
    assert story(play) == [
        Fired("ship:0", "HMS Dover", "fort:0", "Fort Brompton", 1, "cannon", 3, "L", 0, 3, False),
    ]
    assert play.s.ships[0].shot_at_fort
    assert play.options() == ["0>fort:0", "2>fort:0", "3>fort:0", "cease"]


@pytest.mark.rule("ability.misfire")
def test_a_misfire_takes_a_mast():
    play = abeam("sm-ps-021").turn(dice=[1]).do("ship:0", "shoot", "0>ship:1", "1")
    assert story(play) == [
        Fired("ship:0", "Carrion Crow", "ship:1", "Carolina", 0, "cannon", 2, "S", 0, 1, False),
        AbilityUsed("ship:0", "Carrion Crow", "misfire", 1),
        MastLost(0, "Carrion Crow", 1, 0b01),
    ]


@pytest.mark.rule("keyword.broadsides.roll", "keyword.broadsides.choice", "ability.cannon-plus-1-vs-already-shot")
@pytest.mark.parametrize(("die", "hit"), [(3, False), (4, True)])
def test_a_broadside_rolls_once(die, hit):
    table = abeam("cc-3", DOVER)
    play = table.turn(dice=[die]).do("ship:0", "broadside")
    assert story(play)[0] == Fired("ship:0", "Ranger", "ship:1", "HMS Dover", 0, "broadside", 3, "S", 0, die, hit)
    assert play.s.ships[1].shot_by == 0b1
    assert play.dice_left() == 0
    while play.asks == "LoseMast":
        play.do(play.options()[0])
    assert play.s.ships[1].sunk is hit  # four guns and one hit more


@pytest.mark.rule("keyword.broadsides.roll", "fort.hit")
def test_a_broadside_at_a_fort():
    table = Waters()
    table.fort(1, "cc-47", 1, flags=0b0011, coins=(2,))
    island = table.s.islands[1]
    table.ship(0, "cc-3", island.x / 100 + 45, island.y / 100 - 45, 0)
    play = table.turn(dice=[6]).do("ship:0")
    play.do("broadside")
    assert play.s.ships[0].shot_at_fort
    event = play.told("fired")[0]
    assert (event.source, event.target, event.other, event.weapon) == ("ship:0", "fort:0", "Fort Brompton", "broadside")


# harbours


@pytest.mark.rule("explore.look", "explore.take")
def test_exploring_and_loading_is_told_to_the_owner_alone():
    table = Waters()
    moored(table, 0, NYMPH, 5)
    table.treasure(5, 1, 2, 3)
    play = table.turn().do("ship:0", "explore", ["2", "0"])
    place = ("island:5", Text("island-6"))
    assert story(play, 0) == [
        Explored(0, 0, "Sea Nymph", *place, 3, [1, 2, 3]),
        Loaded(0, 0, "Sea Nymph", "island:5", 2, [1, 3]),
    ]
    assert story(play, 1) == [Explored(0, 0, "Sea Nymph", *place, 3), Loaded(0, 0, "Sea Nymph", "island:5", 2)]
    assert [play.s.worth[coin] for coin in play.s.islands[5].coins] == [2]


@pytest.mark.rule("explore.friend-transfer", "crew.reveal", "info.hidden")
def test_what_friends_exchange_is_told():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0, coins=(1, 2))
    table.ship(0, CAROLINA, 480, 519.2, 0, coins=(3,), crew=(HAND,))
    table.find(1, SEXTANT)
    table.find(0, POWDER, face_up=False)
    chosen = ["give:coin:0", "take:coin:0", "take:crew:0", "take:find:0", "give:find:0"]
    play = table.turn().do("ship:0", "board-ship:1", chosen)
    for seat, card, values in ((0, NUMBER[HAND], ([3], [1])), (1, -1, ([], []))):
        assert story(play, seat) == [
            TreasureFound(0, "HMS Dover", NUMBER[SEXTANT], "ship:1"),
            Loaded(0, 1, "Carolina", "ship:0", 1),
            CrewMoved(0, "ship:1", "ship:0", "HMS Dover", card),
            Loaded(0, 0, "HMS Dover", "ship:1", 1, values[0]),
            Loaded(0, 1, "Carolina", "ship:0", 1, values[1]),
        ]


@pytest.mark.rule("explore.enemy-derelict-crew", "keyword.ransom.capture", "explore.look")
def test_what_is_taken_from_a_derelict():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, CAROLINA, 480, 519.2, 0, masts=(), coins=(3, 1), crew=("cc-046b", HAND))
    powder = table.find(1, POWDER, face_up=False)
    hostage, hand = table.s.ships[1].crew
    play = table.turn().do("ship:0", "board-ship:1")
    assert all(play.s.seen[item] & 1 for item in (powder, hostage, hand, *play.s.ships[1].coins))
    play.do(["take:coin:1", "take:crew:0", "take:crew:1"])
    assert story(play, 0) == [
        Explored(0, 0, "HMS Dover", "ship:1", "Carolina", 2, [3, 1]),
        CrewMoved(0, "ship:1", "ship:0", "HMS Dover", NUMBER[HAND]),
        Loaded(0, 0, "HMS Dover", "ship:1", 1, [1]),
    ]
    assert play.s.ships[0].crew == [hand]
    assert play.s.ships[0].coins[-1] == hostage  # worth a ransom at home
    assert play.s.seen[hostage] == -1
    assert (play.s.crew_owner[hand], play.s.ships[1].crew) == (0, [])
    assert [play.s.worth[coin] for coin in play.s.ships[1].coins] == [3]


@pytest.mark.rule("ability.claim-derelict")
def test_a_claimed_derelict_lies_at_home():
    table = Waters()
    table.ship(0, "sm-ps-003", 500, 500, 0, coins=(1,))
    derelict = {"masts": (), "coins": (2,), "crew": ("captain",), "scuttled": True, "tangled": True}
    table.ship(1, PICADOR, 480, 519.2, 0, **derelict)
    powder = table.find(1, POWDER, face_up=False)
    play = table.turn().do("ship:0", "board-ship:1", "claim")
    poses = [[50000, 17702, 2100], [50000, 17702, 2700]]
    assert story(play) == [
        AbilityUsed("ship:0", "Harbinger", "claim_derelict", 0, "ship:1"),
        ScuttleFoiled(1, "El Picador"),
        Placed(0, "Harbinger", poses[0]),
        Docked(0, "Harbinger", 0, poses[0]),
        Unloaded(0, 0, "Harbinger", 0, [1], 1),
        Placed(1, "El Picador", poses[1]),
        Docked(1, "El Picador", 0, poses[1]),
        Unloaded(0, 1, "El Picador", 0, [2], 3),
    ]
    it = play.s.ships[1]
    assert (it.owner, it.acted, it.tangled, it.docked) == (0, True, False, 0)
    assert play.s.crew_owner[it.crew[0]] == 0
    assert play.s.seen[it.crew[0]] == play.s.seen[powder] == 0b11
    assert list(problems(play.s)) == []


@pytest.mark.rule("ability.swap-islands")
def test_a_coin_is_swapped_for_one_of_another_island():
    table = Waters()
    moored(table, 0, "rv-2", 5)
    table.treasure(5, 1, 2).treasure(1, 6)
    play = table.turn().do("ship:0", "explore")
    assert play.options() == ["pass", "0>1", "0>4", "1>1", "1>4"]
    play.do("0>1")
    assert [[play.s.worth[coin] for coin in play.s.islands[i].coins] for i in (5, 1)] == [[6, 2], [1]]
    assert play.refusal(["1"]) == "ability.swap-islands"
    assert play.refusal([]) == "explore.take"
    play.do(["0"])
    assert story(play, 0)[1:] == [
        AbilityUsed("ship:0", "Neptune's Hoard", "swap_islands", 0, "island:1"),
        Loaded(0, 0, "Neptune's Hoard", "island:5", 1, [6]),
    ]
    full = Waters()
    moored(full, 0, "rv-2", 5, coins=(1,) * 5)
    full.treasure(5, 1).treasure(1, 6)
    assert full.turn().do("ship:0", "explore").told("ability-used") == []  # no room: nothing is swapped


@pytest.mark.rule("ability.no-last-treasure")
def test_the_last_treasure_stays():
    table = Waters()
    moored(table, 0, "sm-ps-018", 5)
    table.treasure(5, 1, 2)
    play = table.turn().do("ship:0", "explore")
    assert play.refusal(["0", "1"]) == "explore.take"
    play.do(["0"])
    assert len(play.s.islands[5].coins) == 1


@pytest.mark.rule("ability.no-crew", "setup.crew.point-limit")
def test_crew_that_a_ship_may_not_take():
    for card, rule in (("cc-20", "ability.no-crew"), (ALBION, "setup.crew.point-limit")):
        table = Waters()
        table.ship(0, card, 500, 500, 0)
        table.ship(0, CAROLINA, 480, 517, 0, crew=("bc-39",))
        table.s.ships[1].y = table.s.ships[0].y + 1_000
        while not any(id.startswith("board-ship") for id in table.turn().do("ship:0").options()):
            table.s.ships[1].y += 5
            assert table.s.ships[1].y < 53_000
        play = table.turn().do("ship:0", "board-ship:1")
        assert play.refusal(["take:crew:0"]) == rule


@pytest.mark.rule("ability.shipwright", "repair.action", "scuttle.own-only", "crew.type.shipwright")
@pytest.mark.parametrize(("island", "shown"), [(0, False), (5, True)])
def test_a_shipwright_is_seen_only_where_he_is_needed(island, shown):
    table = Waters()
    moored(table, 0, DOVER, island, masts=(0,), crew=("shipwright",), scuttled=True)
    play = table.turn().do("ship:0", "repair", "2")
    seen = [CrewRevealed(0, "HMS Dover", play.s.crew_card[play.s.ships[0].crew[0]])] if shown else []
    assert story(play) == [*seen, Repaired(0, "HMS Dover", 2, 0b101), ScuttleFoiled(0, "HMS Dover")]


@pytest.mark.rule("unique.wet-gunpowder")
def test_wet_powder_goes_overboard():
    table = Waters()
    moored(table, 0, DOVER, 0, masts=(0,))
    item = table.find(0, "bc-108")
    play = table.turn().do("ship:0", "cleanse")
    assert story(play) == [TreasureGone(NUMBER["bc-108"])]
    assert item in play.s.gone
    assert play.s.ships[0].finds == []


# forts


@pytest.mark.rule("fort.build.gold-inside", "fort.build.gold", "fort.ships-docked-when-built")
def test_a_fort_is_built_and_then_another():
    table = Waters().home(0, 2, 2, 3)
    moored(table, 0, NYMPH, 5, explored=True)
    moored(table, 0, PICADOR, 1, explored=True)
    table.treasure(5, 4, 1)
    table.s.terrain.clear()
    table.terrain("reef", 700, 700)
    table.s.terrain[0].level = 5
    cards = [NUMBER["cc-47"], NUMBER["cc-63"]]
    table.s.fort_cards[0] = list(cards)
    play = table.turn().do("end")
    assert play.options() == ["pass", *(f"{card}>island:{island}" for card in cards for island in (1, 5))]
    play.do(f"{cards[0]}>island:5", ["w2", "c1", "c2", "w1"])
    assert story(play) == [FortBuilt(0, 0, cards[0], 5, [0, 1, 4, 5], [3, 4, 1], 12)]
    fort = play.s.forts[0]
    assert (fort.owner, fort.island, fort.flags, fort.price, fort.acted) == (0, 5, 0b1111, 3, True)
    assert all(play.s.seen[coin] == -1 for coin in fort.coins)
    assert (play.s.islands[5].fort, play.s.islands[5].coins, play.s.fort_cards[0]) == (0, [], [cards[1]])
    assert [(ship.docked, ship.explored) for ship in play.s.ships[:2]] == [(5, False), (1, True)]
    assert play.options() == ["pass", f"{cards[1]}>island:1"]
    assert play.s.terrain[0].level == 5
    play.do("pass")
    assert (play.s.terrain[0].level, play.s.round, play.asked) == (0, 1, 1)
    assert len(play.s.forts) == 1


@pytest.mark.rule("gold.coins", "fort.build.gold")
@pytest.mark.parametrize(("coins", "paid"), [((2, 2, 4), [4]), ((5, 2, 2), [2, 2]), ((7, 1, 2), [1, 2]), ((4, 4), [4])])
def test_what_is_paid_for_a_fort_of_three(coins, paid):
    table = Waters().home(0, *coins)
    moored(table, 0, PICADOR, 5)
    first = table.s.homes[0][0]
    table.s.fort_cards[0] = [NUMBER["cc-47"]]
    play = table.turn().do("end", f"{NUMBER['cc-47']}>island:5", ["c1", "c2", "c3", "c4"])
    assert [play.s.worth[coin] for coin in play.s.forts[0].coins] == paid
    assert (first in play.s.homes[0]) is (coins != (4, 4))  # of equal coins the first is paid


@pytest.mark.rule("win.more-than-half", "fort.treasure.taken")
def test_treasure_that_a_fort_takes_may_win():
    table = Waters().home(0, 3)
    moored(table, 0, PICADOR, 5)
    table.treasure(5, 13)
    table.s.fort_cards[0] = [NUMBER["cc-47"], NUMBER["cc-63"]]
    play = table.turn().do("end", f"{NUMBER['cc-47']}>island:5", ["c1", "c2", "c3", "c4"])
    assert (play.s.over, play.s.ending, play.s.winner, play.asks) == (True, "gold", 0, "")
    assert play.told("turn-began") == []


@pytest.mark.rule("win.turn-cap")
@pytest.mark.parametrize(("round", "over"), [(19, False), (20, True)])
def test_the_last_round(round, over):
    table = Waters(rounds=20)
    table.s.round = round
    table.ship(0, PICADOR, 300, 500, 0)
    play = table.turn(1).do("end")
    assert (play.s.over, play.s.round) == (over, 20)
    assert play.s.ending == ("rounds" if over else "")
