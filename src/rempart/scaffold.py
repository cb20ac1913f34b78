"""`rempart scaffold NAME`: a small game that works, to be changed into one's own.

What is copied lies in `scaffold_files/`: a real project, whose game is called hamlet.
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
"""What the game is called there, in code and in words, and how the ids of its rules begin."""

POSSIBLE = re.compile(r"[a-z](?:_?[a-z0-9])*")
LETTERS = 3
"""So many of the name's letters begin the ids of its rules."""


class CannotScaffold(RempartError):
    """The game cannot be called so, or not be written there."""


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
    """A name that Python, Rempart and the ids of the rules can use."""
    letters = sum(map(str.isalpha, name))
    if not POSSIBLE.fullmatch(name) or letters < LETTERS or keyword.iskeyword(name):
        raise CannotScaffold(text("cli.scaffold_name", given=name))
    if name in registry.names():
        raise CannotScaffold(text("cli.scaffold_game", name=name))
    found = importlib.util.find_spec(name)
    if found is not None and found.origin is not None:  # a mere folder is no module
        raise CannotScaffold(text("cli.scaffold_module", name=name))


def contents(name: str) -> Iterator[tuple[str, str]]:
    """The files of a game: their paths, and what is in them."""
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
