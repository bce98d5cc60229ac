"""The package build: makes the front end first, so that a wheel and an editable install hold it."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class FrontEnd(BuildHookInterface[Any]):
    """Builds web/ into src/kaper/static unless that is newer (tools/web.py)."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        runpy.run_path(str(Path(self.root) / "tools" / "web.py"))["build"]()
