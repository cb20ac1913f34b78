"""What the code of games and boards looks like, where a tool can see it."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import rempart
from rempart.kernel.rules import RULE_ID

SOURCE = Path(rempart.__file__).parent
BOARDS = Path(__file__).parents[1] / "web" / "src" / "boards"
MOST = 3
"""More values than this are named where something is made."""
ANY = 318
"""`Any` stands in the code less often than this."""


def made(path: Path) -> Iterator[tuple[int, str, int]]:
    """Where a module makes something of a class: line, class, and values that are not named."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            starred = any(isinstance(value, ast.Starred) for value in node.args)
            if node.func.id[0].isupper() and not node.func.id.isupper() and not starred:
                yield node.lineno, node.func.id, len(node.args)


def test_many_values_are_named():
    """`Gather(seat, 3, 2, 1, True)` tells nobody what is what."""
    games = SOURCE / "games"
    long = [
        f"{path.relative_to(games)}:{line} {name}"
        for path in games.rglob("*.py")
        if path.parent.name != "ai"  # inner loops
        for line, name, values in made(path)
        if values > MOST
    ]
    assert long == []


def count_any(path: Path) -> int:
    """How often a module says `Any`, without the lines that import it."""
    lines = path.read_text().splitlines()
    return sum(len(re.findall(r"\bAny\b", line)) for line in lines if " import " not in line)


def test_any_is_rare():
    """A name has the type of what it stands for: `State`, `Option`, `Event`, and `object` where it
    may be anything. `Any` is for what only a game, or another library, can tell."""
    counts = Counter({path: count_any(path) for path in SOURCE.rglob("*.py")})
    worst = [f"{path.relative_to(SOURCE)}: {n}" for path, n in counts.most_common(10)]
    assert counts.total() < ANY, worst


def test_any_has_no_other_name():
    other = re.compile(r"\bAny as \w|^(type )?\w+(: \w+)? = Any$", re.MULTILINE)
    assert [path for path in SOURCE.rglob("*.py") if other.search(path.read_text())] == []


def own_files() -> list[Path]:
    """What is written by hand for boards: scripts and components, without tests."""
    files = [path for kind in ("*.ts", "*.svelte") for path in BOARDS.rglob(kind)]
    return [path for path in files if path.name != "types.ts" and ".test." not in path.name]


@pytest.mark.parametrize("path", own_files(), ids=lambda path: str(path.relative_to(BOARDS)))
def test_boards_know_no_rule_and_believe_no_cast(path: Path):
    """What a board is sent has types (`make types`): a renamed field fails the client's check."""
    text = path.read_text()
    assert not RULE_ID.search(text), "rule ids belong to the rules"
    assert "as unknown as" not in text
    assert not re.search(r"\bNumber\(\w+\.extra\b", text), "extras have types"
    if path.name != "contract.ts":
        assert not re.search(r"\.(event|extra) as [A-Z]", text), "contract.ts gives types"
