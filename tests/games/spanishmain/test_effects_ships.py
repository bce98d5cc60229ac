"""Abilities of moves, rams, boarding parties, holds and crew."""

import pytest

from kaper.games.spanishmain.abilities import capacity, ghostly, has, powers, room, takes_crew
from kaper.games.spanishmain.cards import CARDS, NUMBER
from kaper.games.spanishmain.chart import berths_at, pinned
from kaper.games.spanishmain.effects.hits import strike_fort
from kaper.games.spanishmain.effects.moves import Pivot
from kaper.games.spanishmain.geometry.places import pivoted
from kaper.games.spanishmain.state import GHOSTLY, SLOWED
from tests.games.spanishmain.tables import ALBION, CAROLINA, DOVER, NYMPH, PICADOR, Waters


def about_to_ram(card: str, target: str = CAROLINA, **more) -> Waters:
    """A ship 51 mm from the side of another."""
    table = Waters()
    table.ship(0, card, 300, 500, 0, **more)
    table.ship(1, target, 360, 540, 90)
    return table


AHEAD = {"S": [[0, 5400]], "L": [[0, 8600]]}


def rammed(table: Waters, *dice, answers=("ship:1",)):
    length = CARDS[table.s.ships[0].card].move[0]
    return table.turn(dice=dice).do("ship:0", "move", AHEAD[length], *answers)


# what generic crew can do, printed on crew or ship


@pytest.mark.rule(
    "ability.move-plus-s",
    "ability.move-plus-s-if-no-cargo",
    "ability.move-plus-l-if-all-masts",
    "ability.move-set-s-if-cargo-full",
    "ability.oars-s",
)
@pytest.mark.parametrize(
    ("card", "more", "segments"),
    [
        (NYMPH, {"crew": ("sm-t-012",)}, "S+L+S"),
        (NYMPH, {}, "S+L"),
        ("sm-ps-020", {}, "L+S"),
        ("sm-ps-020", {"coins": (1,)}, "L"),
        ("sm-ps-028", {}, "S+L"),
        ("sm-ps-028", {"masts": (0, 1)}, "S"),
        ("sm-ps-011", {"coins": (1,)}, "L"),
        ("sm-ps-011", {"coins": (1,) * 8}, "S"),
        (NYMPH, {"masts": ()}, "S"),
    ],
)
def test_the_segments_of_a_move(card, more, segments):
    table = Waters()
    table.ship(0, card, 500, 500, 0, **more)
    assert table.turn().view_segments(0) == segments


@pytest.mark.rule("ability.captain", "ability.explorer", "ability.shipwright", "ability.cannoneer", "ability.musket-3s")
def test_generic_crew_at_work():
    def waters(*crew: str) -> Waters:
        table = Waters()
        table.ship(0, DOVER, 500, 500, 0, crew=crew, masts=(0, 1, 2))
        table.ship(1, CAROLINA, 486, 548, 0)
        return table

    assert waters("captain").turn().do("ship:0", "move", []).asks == "CaptainFire"
    assert waters().turn().do("ship:0", "move", []).asks == "Order"
    assert "repair" in waters("shipwright").turn().do("ship:0").options()
    assert "repair" not in waters().turn().do("ship:0").options()
    missed = waters("cannoneer").turn(dice=[1, 1]).do("ship:0", "shoot", "0>ship:1")
    assert "again:0>ship:1" in missed.options()
    missed.do("again:0>ship:1")
    assert not any(id.startswith("again") for id in missed.options())
    assert "musket>ship:1" in waters("musketeer").turn().do("ship:0", "shoot").options()
    dock = Waters()
    dock.ship(0, "rv-59", 245, 310, 180)  # an explorer by her own card
    assert dock.turn().do("ship:0", "move", [[0, 5400]]).asks == "FreeExplore"
    plain = Waters()
    plain.ship(0, "sm-ps-014", 245, 310, 180)
    assert plain.turn().do("ship:0", "move", [[0, 5400]]).asks == "Order"


# rams and pins


@pytest.mark.rule("ability.ram-proof", "keyword.galley.bc")
def test_rams_that_remove_no_mast():
    assert rammed(about_to_ram(PICADOR), 6).asks == "LoseMast"
    assert rammed(about_to_ram(PICADOR, "sm-es-014"), 6).asks == "Board"
    assert rammed(about_to_ram("rv-142"), 6).asks == "Board"  # a galley's ram


@pytest.mark.rule("ability.no-pin", "keyword.galley.bc", "pin.definition")
def test_who_is_never_pinned():
    for card, held in ((PICADOR, True), ("cc-33", False), ("rv-142", False)):
        play = rammed(about_to_ram(card), 1).do("pass", "pass")
        assert pinned(play.s, 0) is held, card


@pytest.mark.rule("ability.pin-kills-crew", "ability.pin-kills-crew-mast")
@pytest.mark.parametrize(("card", "masts"), [("sm-ps-015", 3), ("scs-20", 2)])
def test_being_pinned_hurts_the_other(card, masts):
    table = about_to_ram(card)
    table.crew(1, "cc-115")
    play = table.turn(dice=[1]).do("ship:0", "move", AHEAD["S"], "pass")
    if play.asks == "LoseMast":
        play.do("0")
    assert play.s.ships[1].crew == []
    assert play.s.ships[1].masts.bit_count() == masts
    apart = Waters()
    apart.ship(0, card, 300, 500, 0)
    apart.ship(1, CAROLINA, 600, 540, 90)
    apart.crew(1, "cc-115")
    play = apart.turn().do("ship:0", "move", AHEAD["S"])
    assert len(play.s.ships[1].crew) == 1


# boarding


@pytest.mark.rule("ability.board-plus-1", "ability.board-plus-1-vs-n")
@pytest.mark.parametrize(
    ("card", "target", "bonus"),
    [("sm-ps-004", CAROLINA, 1), ("bc-11", CAROLINA, 1), ("bc-11", DOVER, 0), (PICADOR, DOVER, 0)],
)
def test_bonuses_in_boardings(card, target, bonus):
    from kaper.games.spanishmain.boarding import boarding_bonuses

    table = about_to_ram(card, target)
    assert sum(more for _, more in boarding_bonuses(table.s, table.s.ships[0], table.s.ships[1])) == bonus


@pytest.mark.rule("ability.board-at-s")
def test_boarding_from_afar_once_and_the_defender_adds_only_masts():
    table = Waters()
    table.ship(0, "scs-46", 500, 500, 0)
    table.ship(1, "sm-ps-004", 500, 555, 0)  # +1 in boardings
    table.coin(table.s.ships[1].coins, 2, 2)
    play = table.turn(dice=[[1, 1]]).do("ship:0", "move", [])
    assert (play.asks, play.options()) == ("BoardAfar", ["pass", "ship:1"])
    play.do("ship:1")
    assert play.told("boarded")[0].totals == [5, 2]
    assert play.asks == "Prize"
    far = Waters()
    far.ship(0, "scs-46", 500, 500, 0)
    far.ship(1, "sm-ps-004", 500, 620, 0)
    assert far.turn().do("ship:0", "move", []).asks == "Order"


@pytest.mark.rule("ability.board-capture", "keyword.ransom.capture", "keyword.ransom.worth")
def test_captives_are_cargo_and_worth_gold_at_home():
    table = about_to_ram("bc-1", DOVER, crew=("bc-39",))
    table.crew(1, "captain")
    table.crew(1, "explorer")
    play = rammed(table, 1, [6, 1]).do("board")
    assert "captive" in play.options()
    play.do("captive")
    captive = play.s.ships[0].coins[-1]
    assert CARDS[play.s.crew_card[captive]].points == 3
    home = Waters()
    home.ship(0, "bc-1", 500, 228, 270, crew=("bc-39",))
    for card in ("sm-t-007", "cc-27"):
        item = home.crew(0, card)
        home.s.ships[0].crew.remove(item)
        home.s.ships[0].coins.append(item)
        home.s.seen[item] = -1
    base = CARDS[NUMBER["bc-1"]].move[0]
    play = home.turn().do("ship:0", "move", [[0, 5400 if base == "S" else 8600]])
    assert play.s.ships[0].docked == 0
    assert play.s.made == 3 + 5
    assert sum(play.s.worth[c] for c in play.s.homes[0]) == 8


@pytest.mark.rule("keyword.ransom.eliminate", "crew.eliminated-by-sinking")
def test_a_ransom_is_paid_for_who_is_eliminated_by_an_enemy():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, "sm-ps-017", 486, 548, 0, masts=(), crew=("cc-27",))
    play = table.turn(dice=[6]).do("ship:0", "shoot", "0>ship:1")
    assert play.s.ships[1].sunk
    assert sum(play.s.worth[c] for c in play.s.homes[0]) == 1
    scuttled = Waters()
    scuttled.ship(0, "sm-ps-017", 486, 548, 0, masts=(), crew=("cc-27",), scuttled=True)
    play = scuttled.turn(0, (), 1, "turn_begins")
    assert play.s.ships[0].sunk
    assert not play.s.homes[1]


@pytest.mark.rule("keyword.turtle.no-board", "keyword.turtle.count", "keyword.turtle.derelict")
def test_a_turtle_ship_is_not_boarded_while_a_panel_stands():
    play = rammed(about_to_ram(PICADOR, "scs-18"), 1)
    assert (play.asks, play.asked) == ("Board", 1)  # only the turtle may board
    bare = about_to_ram(PICADOR, "scs-18")
    bare.s.ships[1].panels = 0
    assert rammed(bare, 1).asked == 0
    ram = rammed(about_to_ram(PICADOR, "scs-18"), 6)
    assert (ram.s.ships[1].panels, ram.s.ships[1].masts) == (2, 0)
    adrift = Waters()
    adrift.ship(0, "scs-18", 500, 500, 0, masts=())
    assert adrift.turn().do("ship:0", "move").words()["-"] is not None
    home = Waters()
    home.ship(0, "scs-18", 500, 177.4, 270, panels=1)
    play = home.turn().do("ship:0", "repair")
    assert play.s.ships[0].panels == 2


# moves


@pytest.mark.rule("keyword.schooner", "geo.schooner.pivot", "keyword.galley.bc")
@pytest.mark.parametrize("card", ["rv-14", "rv-142"])
def test_schooners_and_galleys_turn_about_their_stern(card):
    table = Waters()
    table.ship(0, card, 500, 500, 0)
    play = table.turn().do("ship:0", "move", [[0, 5400]])
    assert play.asks == "Pivot"
    before = play.s.ships[0].x
    play.do("1350")
    assert play.s.ships[0].heading == 1350
    assert play.s.ships[0].x < before
    plain = Waters()
    plain.ship(0, PICADOR, 500, 500, 0)
    assert plain.turn().do("ship:0", "move", [[0, 5400]]).asks == "Order"
    held = about_to_ram(card).turn(dice=[1]).do("ship:0", "move", AHEAD["S"], "pass")
    assert (held.asks == "Pivot") is (card == "rv-142")  # who is pinned does not turn


@pytest.mark.rule("geo.schooner.pivot")
def test_a_turn_says_what_it_gains_and_to_stay_comes_first():
    def turns(table, *course):
        play = table.turn().do("ship:0", "move", list(course))
        assert play.asks == "Pivot"
        question = play.m.question(0)
        assert question.prompt.args["keyword"].key == "keyword-schooner"
        return [(option.id, option.text.key.removeprefix("option-"), option.text.args) for option in question.options]

    table = Waters()
    table.ship(0, "rv-14", 500, 500, 0)
    stay, *found = turns(table, [0, 5400])
    assert (stay[:2], stay[2]["docked"]) == (("stay", "no-turn"), 0)
    assert [(id, key) for id, key, _ in found if key != "pivot-turn"] == [("1500", "pivot-head")]
    assert (found[0][2]["island"].key, found[0][2]["coins"], found[0][2]["turns"]) == ("island-5", 16, 3)
    laden = Waters()
    laden.ship(0, "rv-14", 500, 500, 0, coins=(3,))
    assert [(id, words["island"].key) for id, key, words in turns(laden, [0, 5400]) if key == "pivot-head"] == [
        ("2700", "island-1")
    ]
    laden = Waters()
    laden.ship(0, "rv-14", 500, 500, 270, coins=(3,))  # home lies ahead already
    assert "pivot-head" not in {key for _, key, _ in turns(laden, [0, 5400])}
    armed = Waters()
    armed.ship(0, "rv-14", 400, 500, 180)
    armed.ship(1, PICADOR, 430, 450, 180)
    best = [(key, words.get("guns")) for _, key, words in turns(armed, [0, 5400])]
    assert ("pivot-fire", 1) in best
    keys = [key for key, _ in best]
    assert keys == sorted(keys, key=["no-turn", "pivot-head", "pivot-fire", "pivot-turn"].index)


@pytest.mark.rule("geo.schooner.pivot")
def test_a_turn_says_that_it_docks_or_leaves_the_shore():
    table = Waters()
    me = table.ship(0, "rv-14", 500, 500, 0)
    s = table.s
    shore = s.islands[1]
    bow = next(at for at in berths_at(3, shore.shape, shore.x, shore.y, shore.rotation) if at[2] == 2400)
    s.ships[me].x, s.ships[me].y, s.ships[me].heading = bow
    s.ships[me].docked = 1
    found = Pivot(0, me).question(s).options
    assert found[0].text.args["docked"] == 1
    gone = {option.text.args["docked"] for option in found[1:]}
    assert 1 in gone
    s.ships[me].docked = -1
    s.ships[me].x, s.ships[me].y, s.ships[me].heading = pivoted(3, bow, 2700)
    docks = [option for option in Pivot(0, me).question(s).options if option.text.key == "option-course-dock"]
    assert [(option.id, option.text.args["island"].key) for option in docks] == [("1950", "island-2")]


@pytest.mark.rule("keyword.galley.rv", "keyword.galley.destroyed", "edition.option")
def test_a_galley_without_masts_by_edition():
    for edition, segments in (("RV", "S+S+S"), ("SCS", "S")):
        table = Waters(edition=edition)
        table.ship(0, "rv-142", 500, 450, 0, masts=())
        play = table.turn()
        assert play.view_segments(0) == segments
        assert ("scuttle:0" in play.options()) is (edition == "SCS")


@pytest.mark.rule("keyword.ghost.declare", "keyword.ghost.move", "keyword.ghost.end", "keyword.ghost.final-pose")
def test_a_ghost_sails_through_a_ship_but_may_not_end_on_it():
    table = Waters()
    table.ship(0, "cc-1", 400, 500, 0)
    table.ship(1, PICADOR, 425, 520, 90)
    play = table.turn().do("use:0:GHOST", "ship:0", "move")
    assert play.s.ships[0].state & GHOSTLY
    assert play.refusal([[0, 8600]]) == "geo.move.end-pose"
    play.do([[0, 8600], [0, 5400]])
    assert play.pose(0)[0] == 540
    solid = table.turn().do("ship:0", "move", [[0, 8600]])
    assert solid.pose(0)[0] < 425


@pytest.mark.rule("keyword.ghost.no-ram-pin", "keyword.ghost.no-dock", "keyword.ghost.sails-through")
def test_a_ghost_is_not_rammed_and_does_not_dock():
    table = about_to_ram(PICADOR, "cc-1")
    table.s.ships[1].state |= GHOSTLY
    table.ship(0, ALBION, 900, 900, 0)
    play = table.turn().do("ship:0", "move", AHEAD["S"])
    assert play.asks == "Order"
    assert not pinned(play.s, 0)
    home = Waters()
    home.ship(0, "cc-1", 500, 177.4, 270)
    assert home.s.ships[0].docked == 0
    play = home.turn().do("use:0:GHOST")
    assert play.s.ships[0].docked == -1
    play.do("ship:0", "idle")
    play.next_turn(0)
    assert play.s.ships[0].docked == 0  # solid again
    for state, docked in ((GHOSTLY, -1), (0, 0)):
        shore = Waters()
        shore.ship(0, "cc-1", 500, 231.4, 270, state=state)
        shore.ship(0, ALBION, 900, 900, 0)
        play = shore.turn().do("ship:0", "move", [[0, 5400]])
        assert play.s.ships[0].docked == docked


@pytest.mark.rule("keyword.ghost.terrain", "ability.ignore-terrain")
@pytest.mark.parametrize("setup", ["ghost", "crew", "none"])
def test_ghosts_and_seasoned_crew_sail_over_reefs(setup):
    table = Waters()
    table.ship(0, "cc-1" if setup == "ghost" else "sm-ss-001", 400, 500, 0)
    if setup == "crew":
        table.crew(0, "cc-062b")
    table.terrain("reef", 500, 500)
    if setup == "ghost":
        table.s.ships[0].state |= GHOSTLY
    play = table.turn(dice=[6]).do("ship:0", "move", [[0, 5400]])
    assert bool(play.told("reef-rolled")) is False or setup == "none"
    assert play.dice_left() == (0 if play.told("reef-rolled") else 1)


@pytest.mark.rule(
    "keyword.fear.roll", "keyword.fear.5", "keyword.fear.6", "keyword.fear.duration", "keyword.fear.derelict"
)
def test_fear_takes_abilities_or_way():
    table = Waters()
    table.ship(0, "scs-134", 500, 500, 0)
    table.ship(1, "sm-ss-001", 520, 548, 0)
    table.ship(1, NYMPH, 480, 460, 0)
    table.ship(1, PICADOR, 600, 530, 0, masts=())
    play = table.turn(0, [5, 6], 1, "turn_begins")
    assert play.dice_left() == 0
    assert powers(play.s, play.s.ships[1]) == frozenset()
    assert play.s.ships[2].state & SLOWED
    play.do("ship:0", "idle")
    assert play.view_segments(2) == "S"
    assert "armor(2)" in powers(play.s, play.s.ships[1])


@pytest.mark.rule("ability.bonus-move-s-after-load", "ability.bonus-move-s-after-unload")
def test_moves_for_nothing_after_loading_and_unloading():
    table = Waters()
    table.ship(0, "rv-43", 203, 690, 180)
    table.s.ships[0].docked = 4
    play = table.turn().do("ship:0", "explore", ["0"])
    assert play.asks == "Sail"
    nothing = table.turn().do("ship:0", "explore", [])
    assert nothing.asks == "Order"
    home = Waters()
    home.ship(0, "sm-ss-013", 500, 228, 270, coins=(1,))
    play = home.turn().do("ship:0", "move", [[0, 5400]])
    assert (play.s.ships[0].docked, play.asks) == (0, "Sail")


@pytest.mark.rule("ability.bonus-move-s-after-load")
def test_a_move_for_nothing_says_so_and_counts_the_turns_that_follow_as_they_will_be():
    table = Waters()
    table.ship(0, "rv-43", 203, 690, 180, docked=4)
    play = table.turn().do("ship:0", "explore", ["0"])
    question = play.m.question(0)
    assert question.prompt.key == "ask-course-gift"
    far = {option.text.args["turns"] for option in question.options if "turns" in option.text.args}
    usual = table.turn().do("ship:0", "move").m.question(0)
    assert usual.prompt.key == "ask-course"
    near = {option.text.args["turns"] for option in usual.options if "turns" in option.text.args}
    assert max(far) <= max(near) + 1  # one S more or less is no second voyage


@pytest.mark.rule("ability.raid-home-1", "dock.not-enemy")
def test_a_raider_takes_a_coin_from_an_enemy_home():
    table = Waters().home(1, 3, 1)
    table.ship(0, "sm-ps-005", 500, 765, 90)
    play = table.turn().do("ship:0", "move", [[0, 8600]])
    assert (play.asks, play.options()) == ("Raid", ["pass", "0", "1"])
    play.do("0")
    assert [play.s.worth[c] for c in play.s.ships[0].coins] == [3]
    assert play.s.ships[0].docked == 3
    play.next_turn().do("ship:0", "move", [])  # who stays takes nothing more
    assert play.asks == "Order"
    assert len(play.s.ships[0].coins) == 1
    plain = Waters().home(1, 3, 1)
    plain.ship(0, NYMPH, 500, 765, 90)
    play = plain.turn().do("ship:0", "move", [[0, 5400]])
    assert play.s.ships[0].docked == -1


# holds and crew


@pytest.mark.rule("ability.cargo-plus-1", "crew.linked.crew", "crew.linked.ship", "crew.linked.cumulative")
def test_room_for_more():
    table = Waters()
    table.ship(0, "sm-ss-001", 500, 500, 0)
    assert capacity(table.s, table.s.ships[0]) == 5
    table.crew(0, "sm-sc-004")  # one more space, with a link
    assert capacity(table.s, table.s.ships[0]) == 6
    linked = Waters()
    linked.ship(0, "sm-es-007", 500, 500, 0, crew=("bc-200",))
    assert capacity(linked.s, linked.s.ships[0]) == 6
    linked.crew(0, "bc-201")
    linked.crew(0, "bc-203")
    assert capacity(linked.s, linked.s.ships[0]) == 6 + 3
    ship = next(c for c in CARDS if c.type == "crew" and any(d.name in c.link and d.type == "ship" for d in CARDS))
    vessel = next(d for d in CARDS if d.name in ship.link and d.type == "ship")
    for edition, more in (("SCS", 1), ("CC", 0)):
        both = Waters(edition=edition)
        both.ship(0, vessel.id, 500, 450, 0, crew=(ship.id,))
        assert capacity(both.s, both.s.ships[0]) == vessel.cargo + more


@pytest.mark.rule("ability.no-crew", "ability.no-space", "crew.zero-cost.nation")
def test_who_may_come_aboard():
    table = Waters()
    table.ship(0, "cc-20", 500, 500, 0)
    table.ship(0, DOVER, 600, 500, 0)
    item = table.crew(1, "oarsman")
    assert not takes_crew(table.s, table.s.ships[0], item)
    assert room(table.s, table.s.ships[1]) == 5
    lady = table.crew(1, "bc-58")  # costs nothing, English
    table.s.ships[1].crew.remove(lady)
    assert takes_crew(table.s, table.s.ships[1], lady)
    table.ship(0, PICADOR, 700, 500, 0)
    assert not takes_crew(table.s, table.s.ships[2], lady)


@pytest.mark.rule(
    "crew.nation-match", "ability.crew-ok-n", "ability.crew-ok-any", "keyword.treasure-ship", "ability.when-off"
)
@pytest.mark.parametrize(
    ("ship", "crew", "works"),
    [
        (PICADOR, ("sm-t-007",), False),
        ("sm-ps-025", ("sm-t-007",), True),  # welcomes the English
        ("sm-ps-025", ("sm-t-010",), False),
        ("rv-1", ("sm-t-010",), True),  # everybody
        (DOVER, ("sm-ec-009", "sm-t-010"), True),  # a crew that makes everybody welcome
        ("scs-300a", ("sm-t-010",), True),
        ("scs-300a", ("scs-300b",), True),  # the emperor's commander aboard his ship
        ("scs-5", ("scs-300b",), False),
    ],
)
def test_whose_abilities_work_aboard(ship, crew, works):
    table = Waters()
    table.ship(0, ship, 500, 500, 0, crew=crew)
    assert ("captain" in powers(table.s, table.s.ships[0])) is works


@pytest.mark.rule("ability.crew-safe", "ability.crew-shield", "ability.return-home", "ability.jonah")
def test_crew_that_is_not_eliminated():
    def killed(*crew: str):
        table = about_to_ram(PICADOR, DOVER)
        items = [table.crew(1, name) for name in crew]
        play = rammed(table, 1, [6, 1]).do("board")
        return play, items

    play, items = killed("captain")
    play.do("crew")
    assert items[0] in play.s.gone
    safe = about_to_ram(PICADOR, "scs-35")
    safe.crew(1, "sm-t-008")
    play = rammed(safe, 1, [6, 1]).do("board")
    assert play.asks == "Order"  # nothing to take
    table = about_to_ram(PICADOR, DOVER)
    captain, shield = table.crew(1, "captain"), table.crew(1, "cc-45")
    table.s.seen[captain] = -1
    play = rammed(table, 1, [6, 1]).do("board", "crew", "0")
    assert captain in play.s.ships[1].crew
    assert play.s.seen[captain] == 0b10
    assert play.s.seen[shield] == -1
    table = about_to_ram(PICADOR, "sm-ps-009")
    ghost = table.crew(1, "cc-26")
    play = rammed(table, 1, [6, 1]).do("board", "crew")
    assert ghost in play.s.ashore[1]


@pytest.mark.rule("ability.jonah", "player.left-right")
def test_a_jonah_brings_bad_luck():
    def hit(die: int):
        table = Waters()
        table.ship(0, DOVER, 500, 500, 0)
        table.ship(1, NYMPH, 500, 548, 0, crew=("cc-029b", "sm-t-008"))
        return table.turn(dice=[6, die]).do("ship:0", "shoot", "1>ship:1", "0")

    play = hit(5)
    assert (play.asks, play.asked) == ("Maroon", 0)
    play.do("island:5")
    assert [CARDS[play.s.crew_card[i]].name for i in play.s.islands[5].crew] == ["Captain"]
    assert len(hit(4).s.ships[1].crew) == 2


@pytest.mark.rule("ability.stay-aboard")
def test_some_crew_never_leaves():
    table = Waters()
    table.ship(0, NYMPH, 500, 177.4, 270, crew=("cc-27",))
    assert "crew" not in table.turn().options()
    table.crew(0, "sm-t-008")
    play = table.turn().do("crew")  # only the captain may, so he goes
    assert [CARDS[play.s.crew_card[i]].name for i in play.s.ashore[0]] == ["Captain"]


@pytest.mark.rule("ability.gold-plus-n", "win.threshold")
def test_gold_that_is_worth_more_at_home():
    table = Waters()
    table.ship(0, "scs-37", 500, 228, 270, coins=(3, 1))
    play = table.turn().do("ship:0", "move", [[0, 8600]])
    assert sum(play.s.worth[c] for c in play.s.homes[0]) == 3 + 1 + 2
    assert play.s.made == 2


@pytest.mark.rule("ability.swap-islands", "ability.no-last-treasure")
def test_treasure_swapped_between_islands_and_never_the_last():
    table = Waters().treasure(5, 3)
    table.ship(0, "rv-42", 203, 690, 180)
    table.s.ships[0].docked = 4
    play = table.turn().do("ship:0", "explore")
    assert play.asks == "SwapCoin"
    play.do("0>5")
    assert play.asks == "Load"
    assert play.refusal([]) == "ability.swap-islands" or play.refusal([]) == "explore.take"
    play.do(["0"])
    assert [play.s.worth[c] for c in play.s.ships[0].coins] == [3]
    last = Waters().treasure(5, 1, 1)
    last.ship(0, "sm-ps-018", 203, 310, 180)
    last.s.ships[0].docked = 5
    play = last.turn().do("ship:0", "explore")
    assert play.refusal(["0", "1"]) == "explore.take"
    play.do(["0"])


@pytest.mark.rule("ability.claim-derelict")
def test_a_derelict_that_is_explored_comes_home_at_once():
    table = Waters()
    table.ship(0, "sm-ps-003", 500, 500, 0)
    table.ship(1, PICADOR, 480, 519.2, 0, masts=())
    table.coin(table.s.ships[1].coins, 2, 2)
    play = table.turn().do("ship:0", "board-ship:1")
    assert play.asks == "Claim"
    play.do("claim")
    assert play.s.ships[1].owner == 0
    assert [play.s.ships[i].docked for i in (0, 1)] == [0, 0]
    assert sum(play.s.worth[c] for c in play.s.homes[0]) == 2
    plain = Waters()
    plain.ship(0, NYMPH, 500, 500, 0)
    plain.ship(1, PICADOR, 480, 518.2, 0, masts=(), coins=(1,))
    assert plain.turn().do("ship:0", "board-ship:1").asks == "Exchange"


@pytest.mark.rule(
    "fort.build.docked", "ability.fort-lookout", "ability.fort-second-action-4", "ability.fort-ghost-crew"
)
def test_forts_that_serve_ships():
    table = Waters()
    table.fort(0, "cc-64", 5)
    table.ship(0, NYMPH, 203, 310, 180, docked=5)
    play = table.turn().do("ship:0", "lookout")
    assert len(play.told("looked", 0)) == 1
    assert play.told("looked", 0)[0].worth is not None
    assert play.told("looked", None)[0].worth is None
    second = Waters()
    second.fort(0, "cc-91", 5)
    second.ship(0, NYMPH, 245, 310, 180, coins=(3, 1))
    play = second.turn().do("ship:0", "move", [[0, 5400]])
    assert play.s.ships[0].docked == 5
    assert "ship:0" in play.options()
    poor = Waters()
    poor.fort(0, "cc-91", 5)
    poor.ship(0, NYMPH, 245, 310, 180, coins=(3,))
    assert "ship:0" not in poor.turn().do("ship:0", "move", [[0, 5400]]).options()
    haunt = about_to_ram(PICADOR, NYMPH)
    haunt.fort(1, "rv-22", 5)
    captain = haunt.crew(1, "sm-t-008")
    play = rammed(haunt, 1, [6, 1]).do("board", "crew")
    assert captain in play.s.forts[0].crew


def risen(ship: str = NYMPH, crew: str = "sm-t-008") -> Waters:
    """A ship at The Devil's Maw, where a lost crew has gathered."""
    table = Waters()
    fort = table.fort(0, "rv-22", 5)
    number = table.ship(0, ship, 203, 310, 180, docked=5)
    lost = table.crew(number, crew, table.s.forts[fort].crew)
    table.s.seen[lost] = -1
    return table


@pytest.mark.rule("ability.fort-ghost-crew")
def test_crew_that_comes_back_from_the_devils_maw_makes_its_ship_a_ghost():
    play = risen().turn()
    assert not has(play.s, play.s.ships[0], "GHOST")
    assert play.m.view(1).forts[0].crew[0].name == "Captain"
    play.do("crew")  # who is the only one to come aboard
    assert play.s.forts[0].crew == []
    assert has(play.s, play.s.ships[0], "GHOST")
    assert has(play.s, play.s.ships[0], "captain")  # in addition to what it could before
    play.do("use:0:GHOST")
    assert ghostly(play.s.ships[0])


@pytest.mark.rule("ability.fort-ghost-crew", "keyword.on-crew")
def test_the_risen_haunt_only_ships_where_they_serve_and_only_from_an_own_fort():
    foreign = risen(DOVER).turn().do("crew")
    assert not has(foreign.s, foreign.s.ships[0], "GHOST")
    enemy = risen()
    enemy.s.forts[0].owner = 1
    assert "crew" not in enemy.turn().options()
    gone = risen()
    gone.s.forts[0].flags = 0
    play = gone.turn()
    item = play.s.forts[0].crew[0]
    assert list(strike_fort(play.m.table, 0)) == []
    assert item in play.s.gone


def test_albion_has_no_use_for_what_she_has_not():
    table = Waters()
    table.ship(0, ALBION, 500, 500, 0)
    assert not any(id.startswith("use") for id in table.turn().options())
