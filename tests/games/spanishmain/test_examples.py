"""The examples of the ledger, each played as it is written there."""

import pytest

from kaper.games.spanishmain import GAME
from tests.games.golden import PLAYED
from tests.games.spanishmain import test_effects_free, test_sailing, test_setup, test_terrain, test_turns

PLAYED["spanishmain"] |= {
    "reef.three-mast-level-four": test_terrain.test_three_masts_on_a_reef_of_level_four,
    "reef.four-mast-level-two": test_terrain.test_four_masts_on_a_reef_of_level_two,
    "reef.equal": test_terrain.test_a_level_equal_to_the_built_masts_does_nothing,
    "reef.leave-without-roll": test_terrain.test_leaving_a_reef_needs_no_die,
    "sargasso.three-mast-level-four": test_terrain.test_three_masts_in_weeds_of_level_four_are_tangled,
    "sargasso.four-mast-level-two": test_terrain.test_four_masts_in_weeds_of_level_two_or_four_sail_on,
    "sargasso.equal": test_terrain.test_four_masts_in_weeds_of_level_two_or_four_sail_on,
    "nostack.oars": test_sailing.test_oars_move_a_derelict_by_one_s,
    "marine.two-aboard": test_effects_free.test_two_marines_shoot_after_their_ship_has_moved,
    "return.captured-ship": test_turns.test_a_captured_ship_wins_the_game_and_is_in_its_own_fleet_in_the_next,
    "treasure.standard-30": test_setup.test_the_standard_game_of_30_points,
    "move.order-l-s": test_sailing.test_a_ship_sails_its_segments_in_any_order_and_any_part_of_them,
}


@pytest.mark.parametrize("example", [example["id"] for example in GAME.ledger.examples])
def test_every_example_is_played(example):
    PLAYED["spanishmain"][example]()
