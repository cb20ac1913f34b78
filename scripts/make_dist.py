"""Build the sdist and, from it, the wheel; check both; try the wheel in an empty environment.

    .venv/bin/python scripts/make_dist.py        leaves them in dist/

The build uses the tools of this environment, which are pinned. The empty environment gets what a
new user would get: the wheel, and whatever versions of its dependencies pip chooses.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
PAGES = {
    "/": b"<title>Rempart",
    "/licences/credits.json": b"litestar",
    "/api/health": b"tables",
}
"""The pages requested from the server, and what each answer must contain."""
PATIENCE = 60.0
"""Seconds until an answer."""


def say(what: str) -> None:
    """Report progress."""
    print(what, flush=True)


def run(*command: str | Path, folder: Path = ROOT) -> str:
    """Run a command, whose output is shown only if it fails; returns what it printed."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\n{' '.join(map(str, command))}: failed ({done.returncode})")
    return done.stdout


def build() -> Path:
    """Build and check; returns the wheel."""
    shutil.rmtree(DIST, ignore_errors=True)
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", DIST, ROOT)
    files = sorted(DIST.iterdir())
    run(sys.executable, "-m", "twine", "check", "--strict", *files)
    for file in files:
        say(f"  {file.relative_to(ROOT)}  {file.stat().st_size / 1e6:.1f} MB")
    (wheel,) = DIST.glob("*.whl")
    return wheel


def install(wheel: Path, folder: Path) -> Path:
    """Install the wheel in a new environment; returns the command `rempart` there."""
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    run(programs / "python", "-m", "pip", "install", "--quiet", wheel)
    run(programs / "python", "-m", "pip", "check")
    return programs / "rempart"


def play(rempart: Path, folder: Path) -> None:
    """Ask it for help, and let bots play a match of each game."""
    if "serve" not in run(rempart, "--help", folder=folder):
        sys.exit("rempart --help does not name its commands")
    say(f"  {run(rempart, '--version', folder=folder).strip()}")
    listed = "import rempart; print(*rempart.games())"
    for game in run(rempart.parent / "python", "-c", listed, folder=folder).split():
        run(rempart, "bot", game, "--matches", "1", "--seed", "1", folder=folder)
        say(f"  a match of {game}")


def serve(rempart: Path, folder: Path) -> None:
    """Start its server and check some pages."""
    command = [rempart, "serve", "--no-browser", "--port", "0", "--database", folder / "tables.db"]
    server = subprocess.Popen(
        [str(part) for part in command],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    with server:
        try:
            address = where(server)
            for path, part in PAGES.items():
                with urlopen(address + path, timeout=PATIENCE) as answer:
                    if part not in answer.read():
                        sys.exit(f"{path} is not as it should be")
                say(f"  {path}")
        finally:
            server.terminate()


def where(server: subprocess.Popen[str]) -> str:
    """The address that a server prints when it is ready."""
    said = ""
    for line in server.stdout or ():
        said += line
        if found := re.search(r"http://[\w.]+:\d+", line):
            return found[0]
    sys.exit(f"{said}\nrempart serve ended before it served")


def main() -> None:
    """Build, check, try."""
    say("Building sdist and wheel ...")
    wheel = build()
    say("Trying the wheel in an empty environment ...")
    # This environment's Python variables must not affect the other one.
    for name in ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"):
        os.environ.pop(name, None)
    with tempfile.TemporaryDirectory() as folder:
        rempart = install(wheel, Path(folder) / "venv")
        play(rempart, Path(folder))
        serve(rempart, Path(folder))
    say("All is well.")


if __name__ == "__main__":
    main()
