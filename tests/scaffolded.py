"""A scaffolded game, installed where processes of its own find it and nobody else does."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

PIP = ("install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation")


@dataclass
class Scaffolded:
    """A game's project, and the environment of processes that know it."""

    name: str
    project: Path
    env: dict[str, str]

    def rempart(self, *argv: str, typed: str = "") -> str:
        """Run a command of Rempart's in the folder above the project; what it prints."""
        return self.python("-m", "rempart.cli", *argv, typed=typed)

    def python(self, *argv: str, typed: str = "", folder: Path | None = None) -> str:
        """Run Python; what it prints."""
        done = subprocess.run(
            [sys.executable, *argv],
            cwd=folder or self.project.parent,
            env=self.env,
            input=typed,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def scaffolded(name: str, folder: Path) -> Scaffolded:
    """Scaffold a game in a folder and install it, without a network."""
    site = folder / "site"
    found = os.environ.get("PYTHONPATH")
    env = os.environ | {
        "PYTHONPATH": os.pathsep.join([str(site), *([found] if found else [])]),
        "PYTHONIOENCODING": "utf-8",
        "COLUMNS": "80",
        "LC_ALL": "C",
    }
    made = Scaffolded(name, folder / name, env)
    made.rempart("scaffold", name)
    made.python("-m", "pip", *PIP, "--target", str(site), str(made.project))
    return made
