"""Setting up the game."""

import pytest

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.games.marauders import GAME
from kaper.games.marauders.atlas import CARIBBEAN_SEA, PORTS
from kaper.games.marauders.box import MISSION0, MISSIONS
from kaper.games.marauders.captains import HOME, RICHERY


def started(seats: int = 4, seed: int = 7, **options) -> Match:
    """A game after the choice of ships: seat 0 sails a flute, the others sloops."""
    match = Match(GAME, seats, GAME.read_options(options), Fast(seed), listen=True)
    for seat in range(seats):
        assert match.act(seat, f"ship-card:{'flute' if seat == 0 else 'sloop'}") is None
    return match


@pytest.mark.rule("setup.captain-draw", "setup.ship-choice")
def test_captains_and_ships_are_secret_until_all_have_chosen():
    match = Match(GAME, 3, None, Fast(3), listen=True)
    assert match.view(0).boards[0].captain is not None
    assert match.view(0).boards[1].captain is None
    assert match.view(None).boards[0].captain is None
    assert list(match.asked) == [0, 1, 2]
    match.act(0, "ship-card:flute")
    match.act(1, "ship-card:sloop")
    assert match.view(2).boards[0].ship == match.view(2).boards[1].ship  # nothing shows yet
    assert not any(told.event.__struct_config__.tag == "began" for told in match.told)
    match.act(2, "ship-card:flute")
    assert [board.ship for board in match.view(1).boards] == ["flute", "sloop", "flute"]
    assert all(board.captain for board in match.view(None).boards)


@pytest.mark.rule("setup.ship-card", "setup.start-port", "setup.locations", "setup.gold", "setup.glory-card")
@pytest.mark.rule("setup.glory-markers", "setup.color")
def test_every_board_is_ready():
    for seed in range(30):
        match = started(seed=seed)
        for board, p in zip(match.view(0).boards, match.state.players, strict=True):
            assert (p.zone, p.port) == (HOME[p.who], True)
            assert board.now == board.most
            assert (p.gold, p.stash, p.points) == (10, 0, 0)
            assert len(p.hand) == (2 if p.who == RICHERY else 1)
        assert match.view(0).boards[0].ship == "flute"
        assert len({board.seat for board in match.view(0).boards}) == 4


@pytest.mark.rule("setup.first-player")
def test_the_first_player_stays_first():
    firsts = {started(seed=seed).state.first for seed in range(20)}
    assert firsts == {0, 1, 2, 3}
    match = started(seats=2, seed=1)
    first = match.state.first
    rng = Fast(1)
    turns = []
    while not match.over and match.state.round < 6:
        for seat, decision in list(match.asked.items()):
            match.act(seat, decision.sample(match.state, rng))
    for told in match.told:
        if told.event.__struct_config__.tag == "event-drawn":
            turns.append([])
        elif told.event.__struct_config__.tag == "turn-began":
            turns[-1].append(told.event.seat)
    assert all(order == [first, 1 - first][: len(order)] for order in turns)
    assert len(turns) >= 5


@pytest.mark.rule("setup.shuffle")
def test_decks_are_shuffled_and_hidden():
    one, two, other = started(seed=5), started(seed=5), started(seed=6)
    assert one.state.cargo_deck == two.state.cargo_deck
    assert one.state.cargo_deck != other.state.cargo_deck
    for deck in (one.state.cargo_deck, one.state.glory_deck, one.state.event_deck, one.state.rumor_deck):
        assert all(one.state.seen[card] == 0 for card in deck)


@pytest.mark.rule("setup.demand", "setup.mods", "setup.merchants", "setup.missions", "component.demand-tokens")
def test_the_board_is_laid_out():
    match = Match(GAME, 4, None, Fast(9))
    s, view = match.state, match.view(1)
    assert [zone for zone in range(17) if s.demand[zone]] == list(PORTS)
    assert len(s.pool) == 8
    assert [zone.demand is not None for zone in view.zones] == [zone != CARIBBEAN_SEA for zone in range(17)]
    assert [zone.mod for zone in view.zones] == ["hidden" if zone != CARIBBEAN_SEA else None for zone in range(17)]
    assert [zone.merchant for zone in view.zones] == ["hidden"] * 17
    assert len(s.offered) == 2
    lying = [(zone.name, mission.item) for zone in view.zones for mission in zone.missions]
    assert sorted(item for _, item in lying) == sorted(s.offered)
    assert all(MISSIONS[item - MISSION0].port == [z.name for z in view.zones].index(name) for name, item in lying)
