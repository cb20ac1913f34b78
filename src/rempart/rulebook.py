"""Where each catalogued rule is implemented and tested: the way from a rule ID to its code.

Code and data cite the IDs of the rules they follow; tests name them with
`@pytest.mark.rule("FD-BATTLE-03")`. Both are read as text here; nothing is run.
"""

from __future__ import annotations

import ast
import difflib
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import rempart
from rempart.kernel import Game
from rempart.kernel.data import INDEX
from rempart.kernel.errors import UnknownRule
from rempart.kernel.rules import RULE_ID

SPAN = re.compile(rf"({RULE_ID.pattern})(?: to -(\d\d)\b)?")
"""A citation of one rule, or of several in a row: "FD-COOP-20 to -23"."""


def implemented(game: Game) -> dict[str, list[str]]:
    """For each rule of a game, where its code or data cites it: `file:line`."""
    found: dict[str, list[str]] = {rule: [] for rule in game.rules.rules}
    for file in _sources(game):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            for rule in dict.fromkeys(cited(line)):
                if rule in found:
                    found[rule].append(f"{shown(file)}:{number}")
    return found


def cited(line: str) -> Iterator[str]:
    """The rule IDs in a line, with spans expanded."""
    for match in SPAN.finditer(line):
        first, last = match[1], match[2]
        stem, number = first[:-2], int(first[-2:])
        for n in range(number, max(number, int(last or 0)) + 1):
            yield f"{stem}{n:02}"


def tested(game: Game) -> dict[str, list[str]] | None:
    """For each rule of a game, its tests as `file::function`; None if there are no tests."""
    folder = tests_folder(game)
    return None if folder is None else marked_below(folder, game)


def marked_below(folder: Path, game: Game) -> dict[str, list[str]]:
    """For each rule of a game, its tests in a folder."""
    found: dict[str, list[str]] = {rule: [] for rule in game.rules.rules}
    for file in sorted(folder.rglob("test_*.py")):
        for rule, name in _marked(file):
            if rule in found and f"{shown(file)}::{name}" not in found[rule]:
                found[rule].append(f"{shown(file)}::{name}")
    return found


def tests_folder(game: Game) -> Path | None:
    """The `tests` folder next to the `src` that contains a game; None if it was installed without
    its source."""
    above = Path(str(files(game.package))).resolve().parents
    source = next((folder for folder in above if folder.name == "src"), None)
    folder = source.parent / "tests" if source else None
    return folder if folder and folder.is_dir() else None


def shown(file: Path) -> str:
    """A path for display: relative to the current folder if it is below it."""
    here = Path.cwd()
    return str(file.relative_to(here) if file.is_relative_to(here) else file)


def find(rule: str) -> tuple[Game, str]:
    """The game and the proper spelling of a rule's, ruling's or chapter's ID."""
    known: dict[str, Game] = {}
    for game in rempart.games().values():
        chapters = (chapter.id for chapter in game.rules.chapters)
        known |= dict.fromkeys((*game.rules.rules, *game.rules.rulings, *chapters), game)
    wanted = rule.upper()
    if wanted in known:
        return known[wanted], wanted
    near = difflib.get_close_matches(wanted, known, n=4, cutoff=0.5) or list(known)[:4]
    raise UnknownRule(f"no rule {rule!r}; the nearest: {', '.join(near)}", near)


def _sources(game: Game) -> list[Path]:
    folder = Path(str(files(game.package)))
    code = (file for file in folder.rglob("*.py") if "__pycache__" not in file.parts)
    data = (file for file in (folder / "data").rglob("*.toml") if file.name != INDEX)
    return sorted((*code, *data))


def _marked(file: Path) -> Iterator[tuple[str, str]]:
    """(rule, test) for every mark in a test file: on a function, a class or the module."""
    try:
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
    except SyntaxError:  # an unfinished file tests nothing yet
        return
    everywhere = [rule for node in tree.body if _is_pytestmark(node) for rule in _rules(node)]
    yield from _marked_in(tree.body, "", everywhere)


def _marked_in(body: list[ast.stmt], prefix: str, above: list[str]) -> Iterator[tuple[str, str]]:
    for node in body:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        rules = above + [rule for mark in node.decorator_list for rule in _rules(mark)]
        if isinstance(node, ast.ClassDef):
            yield from _marked_in(node.body, f"{prefix}{node.name}::", rules)
        elif node.name.startswith("test"):
            yield from ((rule, prefix + node.name) for rule in rules)


def _is_pytestmark(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and any(
        isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
    )


def _rules(node: ast.AST) -> Iterator[str]:
    """The arguments of every `….mark.rule(…)` below a node, so those of `pytest.param` too."""
    for call in ast.walk(node):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
            continue
        owner = call.func.value
        if call.func.attr == "rule" and isinstance(owner, ast.Attribute) and owner.attr == "mark":
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
