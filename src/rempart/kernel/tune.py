"""A designer's own data file: written out to begin with, read back as a patch of what differs.

The file may be whole or partial; what it does not name stays as it is. It has the tables of
`data/game.toml`, or of all data files under their names, so that the path of a value is the same
here, in a patch and in `--set`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, cast

from rempart.kernel.data import Patch, data_files
from rempart.kernel.errors import BadData
from rempart.kernel.shape import shown

SOURCE = "source"
"""Where the game's own values come from: no value, so never part of a patch."""

DOTS = 100
"""More dots in a line are refused: for a key of n parts the parser needs n² of memory."""

HEADER = re.compile(r"(?m)^(\[{1,2})([\w.-]+\]{1,2}[ \t]*(?:#.*)?)$")
"""The header of a table in a data file: [ogre], [[phases]], [2]  # with a comment."""


def written(package: str) -> str:
    """All data files of a game as one TOML text, comments and all."""
    parts: list[str] = []
    for name, file in data_files(package):
        text = file.read_text(encoding="utf-8").strip()
        if name:
            head = HEADER.search(text)
            loose = tomllib.loads(text[: head.start()] if head else text)
            text = HEADER.sub(rf"\g<1>{name}.\g<2>", text)
            text = f"[{name}]\n{text}" if loose else text
        parts.append(text)
    return "\n\n\n".join(parts) + "\n"


def read(text: str) -> dict[str, Any]:
    """The tables of a designer's file, or an error with line and column."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > DOTS:
            raise BadData(f"line {number}: it has more than {DOTS} dots")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason, _, at = str(error).removesuffix(")").rpartition(" (at ")
        if not at.startswith("line"):
            at = f"line {len(text.splitlines())}, at the end"
        raise BadData(f"{at}: not valid TOML: {reason}") from error
    except (ValueError, RecursionError) as error:
        raise BadData("not valid TOML: a number or a list in it has no end") from error


def difference(raw: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """The patch that makes `raw` say what `given` says."""
    return dict(_difference(raw, given, ""))


def _difference(
    raw: Mapping[str, Any], given: Mapping[str, Any], at: str
) -> Iterator[tuple[str, Any]]:
    for name, value in given.items():
        own = raw.get(name)
        if isinstance(own, dict) and isinstance(value, dict) and name != SOURCE:
            below = cast("dict[str, Any]", value)
            yield from _difference(cast("dict[str, Any]", own), below, f"{at}{name}.")
        elif name not in raw or (name != SOURCE and not same(own, value)):
            yield at + name, value


def same(one: Any, other: Any) -> bool:
    """Whether two values are the same, and written alike: 1 is neither true nor 1.0."""
    if type(one) is type(other) is list:
        return len(one) == len(other) and all(map(same, one, other))
    return type(one) is type(other) and one == other


class Change(NamedTuple):
    """A value that is not the game's own, as it is written in a data file."""

    key: str
    now: str
    before: str
    """Empty: the game has no such value."""


def changes(raw: Mapping[str, Any], patch: Patch) -> list[Change]:
    """What a patch changes, for people to read."""
    return [Change(key, shown(value), _own(raw, key)) for key, value in patch.items()]


def _own(raw: Mapping[str, Any], key: str) -> str:
    found: Any = raw
    for name in key.split("."):
        found = cast("Any", found).get(name) if isinstance(found, dict) else None
    return "" if found is None else shown(found)
