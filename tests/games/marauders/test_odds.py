"""The odds that stand on the board are those of the dice and cards."""

from itertools import product

import pytest

from kaper.bots.worlds import brain_of
from kaper.core.chance import Fair, Fast
from kaper.core.match import Match
from kaper.games.marauders import GAME
from kaper.games.marauders.box import CARGO0, LOOT, RUMOR0
from kaper.games.marauders.captains import NPCS
from kaper.games.marauders.events import PointGained
from kaper.games.marauders.glory import contest_winner
from kaper.games.marauders.odds import contest, crew_combat
from kaper.games.marauders.prospects import raid_odds, reckoned
from kaper.games.marauders.raid import Spend
from kaper.games.marauders.state import DEEDS, Battle, Raid
from kaper.games.marauders.view import view
from tests.games.marauders.tables import Sea

FACES = range(1, 7)


@pytest.mark.parametrize(("mine", "theirs"), [(1, 1), (2, 1), (3, 2)])
def test_a_contest_is_won_as_often_as_its_dice_say(mine, theirs):
    sea = Sea("felipe", "frances")
    found = []
    for dice in product(FACES, repeat=mine + theirs):
        b = Battle([0, 1], dice=[list(dice[:mine]), list(dice[mine:])])
        found.append((contest_winner(sea.s, b), sum(face > 4 for face in dice[mine:])))
    won, lost, away = contest(mine, theirs)
    assert won == pytest.approx(sum(winner == 0 for winner, _ in found) / len(found))
    assert lost == pytest.approx(sum(winner == 1 for winner, _ in found) / len(found))
    assert away == pytest.approx(sum(winner == 0 and not hits for winner, hits in found) / len(found))


def test_lacour_wins_equal_successes_only_when_he_boards():
    plain, favoured = contest(2, 2)[0], contest(2, 2, 1)[0]
    assert plain < favoured < 1
    sea = Sea("lacour", "felipe")
    odds = view(sea.s, 0).boards[1].odds
    shoot, board, flee = odds.actions[0]
    assert board > shoot > flee
    assert odds.actions[1][0] == odds.actions[1][1]


def test_a_crew_combat_is_fought_to_the_end():
    assert crew_combat(2, 0, 1, 3) == (1.0, 0.0)
    even = crew_combat(1, 1, 1, 1)
    assert even[0] == pytest.approx(even[1])
    # one die each, one man each: who alone rolls a success wins; with two successes nobody does
    assert even[0] == pytest.approx((1 / 3 * 2 / 3) / (1 - 4 / 9))
    assert sum(even) == pytest.approx(1 - (1 / 9) / (1 - 4 / 9))
    assert crew_combat(4, 1, 3, 2)[0] > 0.9


def test_a_ship_reckons_with_every_enemy_before_it_is_scouted():
    sea = Sea("felipe", "frances").at(0, "caribbean_sea").npc("teach", "caribbean_sea")
    chart = view(sea.s, 0)
    teach = chart.npcs[NPCS.index("pirate-frigate")]
    assert teach.odds.dice == [3, 3]
    assert teach.odds.wins[0] == teach.odds.wins[1] > 0
    crippled = view(sea.ship(0, "sloop", now=[2, 2, 0, 2, 1]).s, 0).npcs[NPCS.index("pirate-frigate")].odds
    assert crippled.dice == [1, 3]  # with destroyed masts exactly one
    assert crippled.wins[1] > crippled.wins[0]
    assert crippled.hits[0] < teach.odds.hits[0] < teach.odds.hits[1]
    assert chart.boards[0].odds is None
    assert view(sea.s, None).npcs[NPCS.index("pirate-frigate")].odds is None


def test_what_a_success_may_do_in_a_raid():
    sea = Sea("felipe", "frances").at(0, "caribbean_sea")
    sea.s.raid = r = Raid(0, 3)
    sea.s.market = sea.s.cargo_deck[-3:]
    del sea.s.cargo_deck[-3:]
    for card in sea.s.market:
        sea.s.seen[card] = -1
    odds = raid_odds(sea.s, r, 0)
    loot = reckoned(sea.s, r)[0]
    for card, without in zip(sea.s.market[:], odds.discard, strict=True):
        assert without.looted in (0, 100)
        if without.looted:
            assert without.loot == loot - LOOT[card]
    unseen = [card for card in range(CARGO0, RUMOR0) if not sea.s.seen[card]]
    market, ends = sea.s.market[:], []
    for card in unseen:
        sea.s.market = [*market, card]
        ends.append(reckoned(sea.s, r)[4] == "looted")
    assert odds.draw.looted == round(100 * sum(ends) / len(unseen))
    sea.s.market, r.left = market, 1
    spend = Spend(0)
    for prospects, id in [
        *((prospect, f"discard:{card}") for prospect, card in zip(odds.discard, market, strict=True)),
        *((prospect, f"exchange:{card}") for prospect, card in zip(odds.exchange, market, strict=True)),
        (odds.draw, "draw"),
    ]:
        assert id in spend.options(sea.s)
        said = spend.option(sea.s, id).text.args
        assert (said["chance"], said["mean"]) == (prospects.looted, round(prospects.loot)), "the answer says it too"


def test_glory_is_remembered_by_its_deed_and_adds_up_to_the_points():
    brain = brain_of(GAME)
    match = Match(GAME, 3, chance=Fair(bytes(32), "deeds"), listen=True)
    rng = Fast(5)
    earned = {}
    told = 0
    while not match.over:
        seat, decision = next(iter(match.asked.items()))
        match.act(seat, brain.policy(match.state, decision, rng))
        for event in match.told[told:]:
            if isinstance(event.event, PointGained) and event.to < 0:
                earned[event.event.seat, event.event.deed] = earned.get((event.event.seat, event.event.deed), 0) + 1
        told = len(match.told)
    boards = match.view(None).boards
    assert sum(earned.values()) > 8
    assert {(b.seat, deed): n for b in boards for deed, n in zip(DEEDS, b.deeds, strict=True) if n} == earned
    assert [sum(b.deeds) for b in boards] == [b.points for b in boards]
