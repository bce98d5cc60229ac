"""Work shared out among processes or a cluster comes to what one process makes of it; a lost worker loses nothing."""

import os
import signal
import sys
from pathlib import Path

import pytest
from distributed import LocalCluster
from wreckers import GAME

from kaper.arena.play import Setting
from kaper.arena.run import Journal, run
from kaper.core import sharing
from kaper.core.sharing import shared
from kaper.core.words import KaperError


@pytest.fixture(scope="module")
def cluster():
    """Two workers of a scheduler, as they would stand on other machines."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", "examples/wreckers")
        with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as standing:
            yield standing.scheduler_address


def power(common, piece):
    return common**piece


def mortal(folder, piece):
    """One piece kills whoever does it first."""
    killed = Path(folder) / "killed"
    if piece == 3 and not killed.exists():
        killed.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return piece


@pytest.mark.parametrize("where", ["here", "processes", "cluster"])
def test_all_pieces_are_done_whoever_does_them(where, cluster):
    jobs, address = (2, None) if where == "processes" else (1, cluster if where == "cluster" else None)
    with shared(2, jobs, address) as each:
        assert sorted(each(power, range(40))) == [2**n for n in range(40)]
        assert list(each(power, [])) == []


def test_what_a_lost_worker_had_in_hand_is_done_by_another(cluster, tmp_path):
    with shared(str(tmp_path), 1, cluster) as each:
        assert sorted(each(mortal, range(8))) == list(range(8))
    assert (tmp_path / "killed").exists()


def test_workers_of_another_version_are_refused(cluster, monkeypatch):
    monkeypatch.setattr(sharing, "code", lambda: "of another day")
    with shared(2, 1, cluster) as each, pytest.raises(KaperError) as error:
        list(each(power, [1]))
    assert error.value.text.key == "error-cluster-code"


def test_where_no_cluster_is_a_sentence_says_so(monkeypatch):
    monkeypatch.setattr(sharing, "FOUND_WITHIN", 0.2)
    for address, key in (("tcp://127.0.0.1:9", "error-cluster-unreachable"), ("nonsense", "error-cluster-unreachable")):
        with pytest.raises(KaperError) as error, shared(2, 1, address):
            pass
        assert error.value.text.key == key
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(KaperError) as error, shared(2, 1, "local"):
        pass
    assert error.value.text.key == "error-cluster-missing"


def test_matches_of_a_cluster_are_those_of_one_process_and_their_records_come_home(cluster, tmp_path):
    found = []
    for name, address in (("one", None), ("many", cluster)):
        setting = Setting("wreckers", ["random", "random", "random"], 4, records=str(tmp_path / name))
        journal = Journal(tmp_path / f"{name}-journal", GAME, setting, 3, 6)
        played = run(GAME, setting, 3, 6, 1, journal, lambda match: None, address)
        records = {file.name: file.read_text() for file in (tmp_path / name).iterdir()}
        found.append(([[seat.score for seat in match.seats] for match in played], records))
    assert found[0] == found[1]
    assert len(found[0][1]) == 6
