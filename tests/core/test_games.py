"""Games by their ids: what installed distributions offer, read again only when these change."""

import os

import pytest

import kaper.core.game
from kaper.core.game import find_game, game_ids
from kaper.core.words import KaperError


@pytest.fixture
def readings(monkeypatch):
    """How often the entry points of all distributions were read."""
    read, found = kaper.core.game.entry_points, []

    def counting(group):
        found.append(group)
        return read(group=group)

    monkeypatch.setattr(kaper.core.game, "entry_points", counting)
    return found


def install(folder, name, offered):
    """A distribution as an installer leaves it."""
    info = folder / f"{name}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[kaper.games]\n{offered}\n")


def test_distributions_are_read_once(readings):
    assert find_game("cove") is find_game("cove")
    assert "cove" in game_ids()
    assert len(readings) == 1


def test_a_game_installed_meanwhile_is_found(readings, tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(str(tmp_path))
    before = game_ids()
    assert "another-cove" not in before
    install(tmp_path, "another", "another-cove = kaper.games.cove:GAME")
    os.utime(tmp_path, ns=(0, 1))  # however coarse the clock of the file system is
    assert game_ids() == sorted([*before, "another-cove"])
    assert find_game("another-cove") is find_game("cove")
    assert len(readings) == 2


def test_a_folder_that_is_not_there_offers_nothing(monkeypatch, tmp_path):
    before = game_ids()
    monkeypatch.syspath_prepend(str(tmp_path / "nowhere"))
    assert game_ids() == before


def test_games_that_nobody_offers_or_that_cannot_be_loaded(monkeypatch, tmp_path):
    install(tmp_path, "broken", "broken = kaper.games.nothing_here:GAME")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(KaperError) as caught:
        find_game("snakes")
    assert caught.value.text.key == "error-unknown-game"
    with pytest.raises(KaperError) as caught:
        find_game("broken")
    assert caught.value.text.key == "error-broken-game"
