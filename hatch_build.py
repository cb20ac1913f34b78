"""Builds the browser client when a wheel is built, with the Node that comes from PyPI.

An editable install (`make`) has its client built by `make web` instead.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface):
    """`pip install .` on a machine with nothing but Python gives the whole of Rempart."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before the wheel is packed."""
        if version == "editable" or self.target_name != "wheel":
            return
        sys.path.insert(0, str(Path(self.root) / "scripts"))
        from build_web import build

        build(Path(self.root))
