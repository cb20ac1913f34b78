"""`rempart scaffold NAME`: a small working game, as a starting point.

It is copied from `scaffold_files/`: a real project, whose game is called hamlet.
"""

from __future__ import annotations

import importlib.util
import keyword
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from rempart import registry
from rempart.kernel import RempartError
from rempart.kernel.text import Text

NAME, TITLE, PREFIX = "hamlet", "Hamlet", "HAM-"
"""The name of that game, in code and in texts, and the prefix of its rule IDs."""

POSSIBLE = re.compile(r"[a-z](?:_?[a-z0-9])*")
LETTERS = 3
"""How many letters of the name make the prefix of the rule IDs."""


class CannotScaffold(RempartError):
    """The game cannot have that name, or cannot be written there."""


def write(name: str, folder: Path, text: Text) -> Path:
    """Write a game of that name into a new folder; the folder."""
    check_name(name, text)
    if folder.exists():
        raise CannotScaffold(text("cli.scaffold_there", folder=folder, name=name))
    try:
        for path, content in contents(name):
            file = folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content, encoding="utf-8")
    except OSError as error:
        raise CannotScaffold(f"{error.filename}: {error.strerror}") from error
    return folder


def check_name(name: str, text: Text) -> None:
    """Check that Python, Rempart and the rule IDs can use a name."""
    letters = sum(map(str.isalpha, name))
    if not POSSIBLE.fullmatch(name) or letters < LETTERS or keyword.iskeyword(name):
        raise CannotScaffold(text("cli.scaffold_name", given=name))
    if name in registry.names():
        raise CannotScaffold(text("cli.scaffold_game", name=name))
    found = importlib.util.find_spec(name)
    if found is not None and found.origin is not None:  # a plain folder is not a module
        raise CannotScaffold(text("cli.scaffold_module", name=name))


def contents(name: str) -> Iterator[tuple[str, str]]:
    """The files of a game: their paths and contents."""
    title = name.replace("_", " ").title()
    prefix = "".join(filter(str.isalpha, name))[:LETTERS].upper()
    for path, file in _files(files("rempart") / "scaffold_files", ""):
        content = file.read_text(encoding="utf-8").replace(NAME, name)
        content = content.replace(TITLE, title).replace(PREFIX, f"{prefix}-")
        yield path.replace(NAME, name), content


def _files(folder: Traversable, above: str) -> Iterator[tuple[str, Traversable]]:
    for file in folder.iterdir():
        if file.is_dir() and not file.name.startswith(("_", ".")):
            yield from _files(file, f"{above}{file.name}/")
        elif file.name.endswith((".ftl", ".py", ".toml", ".md")):
            yield above + file.name, file
