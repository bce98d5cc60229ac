"""How far this service reaches: this machine, the home network, the internet; and the square that a phone scans."""

from __future__ import annotations

import io
import os
import socket
from pathlib import Path

from kaper.server.settings import LOOPBACK, Settings
from kaper.server.wire import Reach

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - recognised here, not bound to


def network_name() -> str:
    """This machine's address on its network; the loopback where there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which of our addresses would be used
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def reach(settings: Settings, port: int | None) -> Reach:
    """Where others find the tables: the public address where there is one, the one in the home network where bound."""
    typed = os.environ.get("KAPER_COMMAND", "kaper")
    if Path(typed).is_absolute():  # guests read it too: where it lies on this machine is nobody's business
        typed = f"./{Path(typed).name}"
    command = f"{typed} serve --host {EVERYWHERE[0]}"
    if settings.origin:
        return Reach("", settings.origin, command)
    name = network_name() if settings.host in EVERYWHERE else settings.host
    if name in LOOPBACK:
        return Reach("", "", command)
    return Reach(f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}", "", command)


def square(text: str) -> bytes:
    """A link as a square code, drawn as SVG."""
    import segno  # only where somebody invites

    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(drawn, kind="svg", scale=4, border=2, dark="#21160c", light="#ffffff")
    return drawn.getvalue()
