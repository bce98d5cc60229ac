"""The box and the set-up: what there is, how it is dealt, what each player begins with."""

import pytest

from kaper.core.chance import Dice, Fast, Loaded, Shuffle
from kaper.core.match import Match
from kaper.core.words import KaperError
from kaper.games.maracaibo import GAME
from kaper.games.maracaibo.box import (
    BLANK0,
    COST,
    GALLEON0,
    HAS_TILE,
    IMPROVEMENT0,
    KIND,
    LAYOUTS,
    LEVEL2,
    LOCATION,
    LOCATION2,
    NAME,
    PRINTED,
    QUEST0,
    QUESTS,
    REDBEARD0,
    REDBEARD_A,
    REDBEARD_B,
    REDBEARD_CARDS,
    RESIDENCE,
    RESIDENCE0,
    RESIDENCES,
    SHIP,
    SLOTS,
    TEXT,
    TILE0,
    TILE_SIDES,
)
from kaper.games.maracaibo.chart import CHARTS, START, chart_of
from kaper.games.maracaibo.codes import COUNTED, KINDS, NUMBERS, Effect, now, number_of
from kaper.games.maracaibo.setup import groups, setup
from kaper.games.maracaibo.state import MaracaiboOptions, marked
from tests.games.maracaibo.tables import Lane, item


def begun(seats: int = 2, seed: int = 1, **options) -> Match:
    """A match after the draft of quests."""
    match = Match(GAME, seats, GAME.read_options(options), Fast(seed), listen=True)
    for seat, decision in list(match.asked.items()):
        assert match.act(seat, decision.suggestions(match.state, 1)[0]) is None
    return match


@pytest.mark.rule("component.cards.level1", "component.cards.level2", "ruling.level2-mix", "component.cards.quest")
def test_the_cards_are_counted():
    assert (RESIDENCE0, IMPROVEMENT0 - RESIDENCE0, LEVEL2 - IMPROVEMENT0) == (8, 12, 22)
    assert (LOCATION2 - LEVEL2, QUEST0 - LOCATION2, QUEST0 - LEVEL2) == (37, 4, 41)
    assert len(QUESTS) == GALLEON0 - QUEST0 == 25
    for quest in QUESTS:
        assert len(quest.easy) == len(quest.hard) == len(quest.counts)
        assert all(hard > easy for easy, hard in zip(quest.easy, quest.hard, strict=True))
        assert quest.hard_vp > quest.easy_vp > 0
    assert len(set(NAME[:REDBEARD0])) == len(NAME[:REDBEARD0]) - 3  # two value tiles of each kind


@pytest.mark.rule("component.cards.redbeard", "component.galleons", "component.value-tiles", "solo.extra")
def test_the_other_pieces_are_counted():
    assert (len(REDBEARD_A), len(REDBEARD_B)) == (6, 6)
    extras = {card["extra"].split()[0] for card in REDBEARD_CARDS if card["extra"]}
    assert extras == {"upgrade", "raid", "explore"}
    assert [NAME[item] for item in range(GALLEON0, TILE0)] == (
        [
            "mermaid",
            "dragon",
            "harpy",
            "whale",
            "lion",
            "sea-serpent",
            "poseidon",
            "kraken",
            "hawk",
            "nautilus",
            "skull",
            "unicorn",
        ]
    )
    tiles = NAME[TILE0:REDBEARD0]
    assert sorted(tiles) == ["emerald", "emerald", "gold", "gold", "pearl", "pearl"]
    assert sum(HAS_TILE) == 6


@pytest.mark.rule("improvement.anatomy", "residence.anatomy", "card.compass", "card.tobacco")
def test_what_is_printed_on_cards():
    for card in range(IMPROVEMENT0, LOCATION2):
        assert COST[card] > 0
        assert PRINTED[card] > 0
        assert KIND[card] <= SHIP
        assert TEXT[card]
    for card in range(RESIDENCE0, IMPROVEMENT0):
        assert 9 <= COST[card] <= 17
        assert RESIDENCES[card - RESIDENCE0].most in (24, 25)
    assert NAME[item("compass")] == "compass"
    assert KIND[item("compass")] == 0
    assert (COST[item("tobacco")], COST[item("hacienda")]) == (8, 16)


@pytest.mark.rule("card.aruba", "card.acquire-locations", "card.trinidad", "card.bonaire")
def test_which_locations_do_what():
    quest, crew, equipment = "now:quest", "acquire(crew;3)", "acquire(equipment;3)"
    by_action = {word: [NAME[i] for i in range(RESIDENCE0) if word in TEXT[i]] for word in (quest, crew, equipment)}
    assert by_action == {quest: ["aruba"], crew: ["margarita"], equipment: ["barbados"]}
    assert HAS_TILE[item("trinidad")]
    assert not HAS_TILE[item("aruba")]
    assert TEXT[item("bonaire")] == "now:explore(3)"


@pytest.mark.rule("component.player-set", "setup.players.pieces", "component.islands", "setup.islands.cubes")
def test_everybody_begins_with_a_complete_set():
    state = begun(4).state
    assert len(state.players) == 4
    for p in state.players:
        assert (p.at, p.explorer, p.vp, p.upgrades) == (START, 0, 0, 0)
        assert p.tiles == [-1] * 5
        assert p.cards == p.galleon == []
        assert sum(p.stored) + sum(p.buried) + p.holes + p.residences == 0
    assert len(SLOTS) == 24
    assert state.cubes == [4, 4, 4]
    assert [island.kind for island in begun().view(0).islands] == list(KINDS)


@pytest.mark.rule("component.doubloons", "component.cubes", "limit.unlimited", "location.value.stack")
def test_nothing_runs_out():
    lane = Lane().purse(0, 300).cubes(12, 4, 4)
    for name in ("hacienda", "governors-villa", "shipyard", "trading-post"):
        lane.build(1, name)
    lane.slots(0, *(slot.id for slot in SLOTS))
    play = lane.visit(lane.where("hacienda"))
    play.do(f"build:{lane.where('hacienda')}")
    assert play[0].doubloons == 300 - (16 - 3)
    assert list(GAME.problems(play.s)) == []
    tall = Lane().value("curacao", "gold").cubes(12, 4, 4).visit("curacao")
    assert tall.s.cubes == [13, 4, 4]
    assert tall.m.view(0).islands[0].worth == 5


@pytest.mark.rule("setup.deck1.residences", "setup.deck1.improvements", "setup.deck1.total")
@pytest.mark.rule("setup.deck1.unused", "setup.deck2")
def test_the_level_one_deck_is_drawn_at_random():
    seen = set()
    for seed in range(8):
        match = begun(3, seed)
        s = match.state
        kinds = [KIND[card] for card in s.sea]
        assert (kinds.count(LOCATION), kinds.count(RESIDENCE), sum(kind <= SHIP for kind in kinds)) == (8, 4, 15)
        assert len(s.unused) == 15
        assert all(s.seen[card] == 0 for card in s.unused)
        assert len(s.deck) == 41
        assert all(s.seen[card] == 0 for card in s.deck)
        seen.add(tuple(sorted(s.sea)))
    assert len(seen) > 4


@pytest.mark.rule("setup.caribbean.deal")
def test_cards_are_dealt_column_by_column():
    lane = Lane()
    columns = [CHARTS["A"].column[place] for place in range(27)]
    assert columns == sorted(columns)
    assert [columns.count(c) for c in range(1, 10)] == [3, 4, 2, 4, 2, 4, 2, 3, 3]
    assert [columns_of("B").count(c) for c in range(1, 10)] == [3] * 9
    assert [columns_of("C").count(c) for c in range(1, 10)] == [4, 2, 3, 3, 2, 4, 3, 2, 4]
    assert [CHARTS["A"].row[place] for place in range(3, 7)] == [1, 2, 3, 4]
    state = setup(2, MaracaiboOptions(break_groups=False))
    order = list(range(26, -1, -1))
    shuffles = [Shuffle(list(range(size))) for size in (8, 12, 22)]
    match = Match.from_state(GAME, state, Loaded([*shuffles, Shuffle(order)], Fast(1)))
    dealt = [*range(8), *range(8, 12), *range(20, 35)]
    assert match.state.sea == dealt[::-1]
    assert lane.place(1, 2) == 0


def columns_of(layout):
    return [CHARTS[layout].column[place] for place in range(27)]


@pytest.mark.rule("setup.caribbean.layouts", "setup.caribbean.islands", "ruling.layout-valid", "setup.modules")
@pytest.mark.parametrize("layout", ["A", "B", "C", "D"])
def test_every_layout_starts_a_game(layout):
    assert chart_of(LAYOUTS[layout]) == CHARTS[layout]
    assert CHARTS[layout].column[27:] == (0, 10, 11)
    match = begun(2, 3, layout=layout)
    assert len(match.state.sea) == 27
    cells = CHARTS[layout].islands
    assert len(cells) == (0 if layout == "B" else 6)
    assert not set(cells) & {(c, r) for c, r in zip(CHARTS[layout].column, CHARTS[layout].row, strict=True)}
    for at in range(27):
        assert CHARTS[layout].reach[3][at]


@pytest.mark.rule("ruling.layout-valid", "setup.caribbean.layouts")
def test_a_layout_with_a_sealed_card_is_refused():
    with pytest.raises(ValueError, match="no ship could sail on from column 5, row 5"):
        chart_of(["#########", "#########", "#####.###", ".........", "....#...."])
    with pytest.raises(ValueError, match="27 cards"):
        chart_of(["#########"])


@pytest.mark.rule("setup.modules")
def test_modules_can_be_combined_and_unknown_ones_are_refused():
    names = ("fog_locations", "fog_improvements", "skirmishes", "quest_hunters", "rubies", "retirement")
    assert begun().view(0).modules == []
    assert begun(2, 1, **dict.fromkeys(names, True)).view(0).modules == list(names)
    with pytest.raises(KaperError):
        GAME.read_options({"module": True})
    with pytest.raises(KaperError):
        GAME.read_options({"layout": "E"})


@pytest.mark.rule("setup.caribbean.break-groups", "ruling.break-groups-algorithm")
def test_large_groups_of_locations_are_broken_up():
    unbroken = 0
    for seed in range(25):
        assert max(map(len, groups(begun(2, seed).state))) < 4
        unbroken += max(map(len, groups(begun(2, seed, break_groups=False).state))) >= 4
    assert unbroken > 5
    state = setup(2, MaracaiboOptions())
    shuffles = [Shuffle(list(range(size))) for size in (8, 12, 22)]
    match = Match.from_state(GAME, state, Loaded([*shuffles, Shuffle(list(range(27)))], Fast(2)))
    assert len(groups(match.state)) > 1  # dealt in order the first eight places would all be locations
    assert sorted(match.state.sea) == [*range(12), *range(20, 35)]
    last = [*shuffles[:2], Shuffle(list(reversed(range(22)))), Shuffle(list(range(27)))]  # ships among the fifteen
    match = Match.from_state(GAME, setup(2, MaracaiboOptions()), Loaded([*last, Dice([8], 8), Dice([15], 15)], Fast(2)))
    assert sum(KIND[card] == SHIP for card in match.state.sea) == 6  # any improvement may change places with a location
    assert max(map(len, groups(match.state))) < 4


@pytest.mark.rule("setup.value-tiles")
def test_value_tiles_lie_on_the_six_locations_with_the_symbol():
    places = begun(2, 4).view(0).places
    tiles = {place.card.key: place.value for place in places if place.value is not None}
    assert set(tiles) == {f"card-{NAME[i]}" for i in range(RESIDENCE0) if HAS_TILE[i]}
    assert sorted(tiles.values()) == ["emerald", "emerald", "gold", "gold", "pearl", "pearl"]
    others = [{p.card.key: p.value for p in begun(2, seed).view(0).places if p.value} for seed in range(6)]
    assert any(other != tiles for other in others)


@pytest.mark.rule("setup.black-market.sides", "black-market.no-flip")
def test_all_have_the_same_sides_of_the_black_market_tiles():
    sides = set()
    for seed in range(8):
        match = begun(4, seed)
        assert match.state.sides in range(1 << len(TILE_SIDES))  # one side for each tile, and nothing else
        view = match.view(1)
        faces = {tuple(tile.effects for tile in captain.tiles) for captain in view.captains}
        assert len(faces) == 1
        sides |= faces
    assert len(sides) > 3
    assert {face for faces in sides for face in faces} <= {side for tile in TILE_SIDES for side in tile}
    lane = Lane().side(1, True).tile(0, 1, "aruba", True).buried(0, gold=3)
    play = lane.visit("aruba").do("activate")
    assert play[0].vp == 3  # the second side; the first would bury


@pytest.mark.rule("setup.quests.draft", "ruling.quest-draft-simultaneous", "quest.secret", "ruling.hidden-information")
def test_each_player_keeps_one_of_two_quests_in_secret():
    match = Match(GAME, 3, None, Fast(5), listen=True)
    assert match.simultaneous
    assert list(match.asked) == [0, 1, 2]
    drawn = [p.drawn[:] for p in match.state.players]
    assert all(len(cards) == 2 for cards in drawn)
    others = [Match(GAME, 3, None, Fast(seed)).state.players[0].drawn for seed in range(6)]
    assert len(set(map(tuple, others))) > 3  # drawn from a shuffled deck
    assert match.act(0, [f"quest:{card}" for card in drawn[0]]) is not None
    assert match.act(0, [f"quest:{drawn[1][0]}"]) is not None
    for seat in range(3):
        assert match.act(seat, [f"quest:{drawn[seat][1]}"]) is None
        if seat == 0:
            assert match.state.players[0].quests == []  # sealed until all have chosen
    for seat, p in enumerate(match.state.players):
        assert p.quests == [drawn[seat][1]]
        assert [quest.item for quest in match.view(seat).captains[seat].quests] == p.quests
        assert match.view((seat + 1) % 3).captains[seat].quests == [None]
        assert match.view(None).captains[seat].quests == [None]
        kept = [
            told.event
            for told in match.told
            if told.heard_by((seat + 1) % 3) and told.event.__class__.__name__ == "QuestsKept"
        ]
        assert [event.cards for event in kept if event.seat == seat] == [[]]


@pytest.mark.rule("setup.quests.market", "setup.galleons.market", "setup.money", "setup.first-player")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_markets_and_purses(seats):
    firsts = set()
    for seed in range(10):
        s = begun(seats, seed).state
        firsts.add(s.first)
        assert len(s.quest_market) == 2
        assert len(s.quest_deck) == 25 - seats - 2
        assert len(s.galleons) == seats + 2
        assert [s.players[(s.first + i) % seats].doubloons for i in range(seats)] == [10, 11, 12, 13][:seats]
        assert list(begun(seats, seed).asked) == [s.first]
    assert len(firsts) > 1


@pytest.mark.rule("setup.last-player-marker")
def test_the_marked_player_sits_to_the_right_of_the_first():
    for seed in range(6):
        match = begun(4, seed)
        assert match.view(0).marked == marked(match.state) == (match.state.first + 3) % 4


@pytest.mark.rule("setup.deck1.unused", "ruling.hidden-information")
def test_nobody_sees_the_decks():
    match = begun(2, 9)
    text = str(match.view(0))
    for card in (*match.state.unused, *match.state.deck):
        assert f"'card-{NAME[card]}'" not in text
    assert max(match.state.sea) < BLANK0


def test_arguments_of_effects_are_numbers():
    def numbers(text):
        return NUMBERS[now(text)[0]]

    assert numbers("now:vp_per(gold;1)") == (COUNTED.index("gold"), 1)
    assert numbers("now:vp_per(buried;2;max6)") == (COUNTED.index("buried"), 2, 6)
    assert numbers("now:cube(pearl)") == (KINDS.index("pearl"),)
    assert number_of(Effect("now", "vp_per", ("gold", "1"))) == now("now:vp_per(gold;1)")[0]
