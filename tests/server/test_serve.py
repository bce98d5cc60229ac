"""`kaper serve`: where it listens, one server for each data folder, and a clean end."""

import asyncio
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from kaper.cli.saves import data_folder
from kaper.core.words import KaperError
from kaper.server.reach import EVERYWHERE, network_name
from kaper.server.run import AlreadyServed, address, listen, sole_server
from kaper.server.settings import Settings
from tests.server.conftest import PATIENT, server_process

HERE = Path()


def test_it_says_where_it_is_serves_and_stops_cleanly_on_ctrl_c(wreckers, tmp_path):
    with server_process(tmp_path) as (process, where):
        assert httpx.get(f"http://{where}/healthz").json()["problems"] in ([], ["lag"])  # this machine may be busy
        second = [sys.executable, "-m", "kaper", "serve", "--data", str(tmp_path), "--no-open"]
        told = subprocess.run(second, capture_output=True, text=True, check=True).stdout
        assert told == f"Kaper is at http://{where}/ already (data in {tmp_path})\n"
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENT) == 0
    assert (tmp_path / "kaper.db").exists()
    with sole_server(tmp_path):
        pass


def test_a_wished_port_that_is_taken_is_an_error_and_else_a_free_one_is_found(monkeypatch):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(KaperError) as refused:
            listen("127.0.0.1", port)
        assert refused.value.text.args["port"] == str(port)
        monkeypatch.setattr("kaper.server.run.PORT", port)
        with listen("127.0.0.1", None) as found:
            assert found.getsockname()[1] not in (0, port)


@pytest.mark.anyio
async def test_small_messages_are_sent_at_once():
    """With the delay that TCP has by default, one move in twenty came 40 ms late."""
    found = asyncio.Queue()

    async def met(reader, writer):
        found.put_nowait(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    async with await asyncio.start_server(met, sock=listen("127.0.0.1", 0)) as server:
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        assert await found.get()
        writer.close()


def test_the_address_is_one_that_a_browser_can_open():
    with listen("127.0.0.1", 0) as found:
        port = found.getsockname()[1]
        assert address(Settings(HERE), found) == f"http://127.0.0.1:{port}/"
        assert address(Settings(HERE, origin="https://kaper.example"), found) == "https://kaper.example/"


def test_on_all_addresses_the_one_of_the_network_is_told():
    with listen(EVERYWHERE[0], 0) as found:
        port = found.getsockname()[1]
        assert address(Settings(HERE, host=EVERYWHERE[0]), found) == f"http://{network_name()}:{port}/"
        assert network_name() not in EVERYWHERE


def test_a_folder_is_served_once(tmp_path):
    with sole_server(tmp_path) as lock:
        lock.write("http://127.0.0.1:1/")
        lock.flush()
        with pytest.raises(AlreadyServed, match=r"http://127\.0\.0\.1:1/"), sole_server(tmp_path):
            pass


def test_data_lies_where_the_environment_says(monkeypatch, tmp_path):
    monkeypatch.setenv("KAPER_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    assert str(tmp_path) in Settings(data_folder()).url
    monkeypatch.setenv("KAPER_DATABASE", "postgresql://db/kaper")
    assert Settings(tmp_path).url == "postgresql://db/kaper"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--data", "{tmp}/file"], "This machine refuses: .*: {tmp}/file"),
        (["--data", "{tmp}/file/deeper"], "This machine refuses: .*: {tmp}/file"),
        (["--data", "{tmp}/junk"], "Cannot use the database sqlite:///{tmp}/junk/kaper.db: file is not a database"),
        (["--data", "{tmp}/newer"], "Cannot use the database .*: .*'of-tomorrow'"),
        (["--database", "nonsense"], "Cannot use the database nonsense: "),
        (["--database", "sqlite:///{tmp}/none/kaper.db"], "Cannot use the database .*: unable to open database file"),
        (["--database", "postgresql://me:secret@127.0.0.1:1/kaper"], "Cannot use the database postgresql://…@127"),
        (["--database", "postgresql://me:half/secret@127.0.0.1:1/kaper"], "Cannot use the database postgresql://…@127"),
        (["--host", "no.such.host.invalid"], "Cannot listen on no.such.host.invalid, port 0: "),
    ],
)
def test_what_cannot_be_served_is_said_in_a_sentence(tmp_path, options, said):
    (tmp_path / "file").write_text("in the way")
    for name in ("junk", "newer"):
        (tmp_path / name).mkdir()
    (tmp_path / "junk" / "kaper.db").write_text("no database at all, but long enough to look like one")
    with closing(sqlite3.connect(tmp_path / "newer" / "kaper.db")) as newer, newer:
        newer.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        newer.execute("INSERT INTO alembic_version VALUES ('of-tomorrow')")
    given = [option.replace("{tmp}", str(tmp_path)) for option in ["--data", "{tmp}/data", *options]]
    command = [sys.executable, "-m", "kaper", "serve", "--no-open", "--port", "0", *given]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.returncode == 2
    assert re.match("kaper: " + said.replace("{tmp}", re.escape(str(tmp_path))), told.stderr), told.stderr
    assert "secret" not in told.stderr
    assert told.stdout == ""
