"""`kaper serve`: where it listens, one server for each data folder, and a clean end."""

import asyncio
import signal
import socket
import subprocess
import sys

import httpx
import pytest

from kaper.server.run import EVERYWHERE, AlreadyServed, CannotListen, address, listen, network_name, sole_server
from kaper.server.settings import Settings, data_folder
from tests.server.conftest import server_process


def test_it_says_where_it_is_serves_and_stops_cleanly_on_ctrl_c(wreckers, tmp_path):
    with server_process(tmp_path) as (process, where):
        assert httpx.get(f"http://{where}/healthz").text == "ok"
        second = [sys.executable, "-m", "kaper", "serve", "--data", str(tmp_path), "--no-open"]
        told = subprocess.run(second, capture_output=True, text=True, check=True).stdout
        assert told == f"Kaper is at http://{where}/ already (data in {tmp_path})\n"
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
    assert (tmp_path / "kaper.db").exists()
    with sole_server(tmp_path):
        pass


def test_a_wished_port_that_is_taken_is_an_error_and_else_a_free_one_is_found(monkeypatch):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotListen, match=str(port)):
            listen("127.0.0.1", port)
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
        assert address(Settings(), found) == f"http://127.0.0.1:{port}/"
        assert address(Settings(origin="https://kaper.example"), found) == "https://kaper.example/"


def test_on_all_addresses_the_one_of_the_network_is_told():
    with listen(EVERYWHERE[0], 0) as found:
        port = found.getsockname()[1]
        assert address(Settings(host=EVERYWHERE[0]), found) == f"http://{network_name()}:{port}/"
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
    assert str(tmp_path) in Settings().url
    monkeypatch.setenv("KAPER_DATABASE", "postgresql://db/kaper")
    assert Settings().url == "postgresql://db/kaper"
