"""Values from TOML: loaded once, fully checked, and changeable for a match ("variants").

A game's `data/` folder becomes one dict: `data/game.toml` as it is, and a key for each other file
(`data/cards.toml` is `{"cards": ...}`, `data/maps/one.toml` is `{"maps": {"one": ...}}`). A *patch*
changes values by their dotted path, `{"cards.militia.copies": 7}`; it is part of the record, so
that a changed game replays anywhere. Files of an earlier edition may lie over those of `data/`
(`kernel.former`): functions with `folders` look for a file in each of them in turn.
"""

from __future__ import annotations

import copy
import hashlib
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar, cast

import msgspec

from rempart.kernel import shape
from rempart.kernel.errors import BadData, BadValues, Fault
from rempart.kernel.fluent import read_words

T = TypeVar("T")

Patch = Mapping[str, object]

DATA = "data"
"""The folder with a game's values."""

DEFAULTS = "settings.toml"
"""The default settings of an earlier edition are kept with its values."""

INDEX = "rules.toml"
"""The rule index is kept with the data but is not a value of the game."""

WHOLE = "game.toml"
"""A file of this name contains several tables; any other file is one table."""


def read_toml(file: Traversable) -> dict[str, Any]:
    """Parse a TOML file, or say which file is wrong and why."""
    try:
        return tomllib.loads(read_words(file))
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(f"{file}: cannot be read ({error}); restore the file") from error
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{file}: not valid TOML: {error}") from error


def read_folder(package: str, folders: Sequence[str] = (DATA,)) -> dict[str, Any]:
    """All data files of a game package, as one dict."""
    found: dict[str, Any] = {}
    for name, file in data_files(package, folders):
        raw = read_toml(file)
        *folders, last = name.split(".")
        table = found
        for folder in folders:
            table = table.setdefault(folder, {})
        for key, value in ({last: raw} if last else raw).items():
            if key in table:
                raise BadData(f"{file}: {key} is also in {WHOLE}; keep one of them")
            table[key] = value
    return found


def data_files(package: str, folders: Sequence[str] = (DATA,)) -> list[tuple[str, Traversable]]:
    """The data files of a game package and the dotted names of their tables; `game.toml` first,
    without a name."""
    found: dict[str, Traversable] = {}
    for folder in reversed(folders):
        for name, file in _files_in(files(package) / folder, ""):
            if folder == DATA or file.name != DEFAULTS:
                found[name] = file
    return sorted(found.items(), key=lambda named: named[0])


def _files_in(folder: Traversable, above: str) -> Iterator[tuple[str, Traversable]]:
    for file in folder.iterdir():
        if file.is_dir():
            yield from _files_in(file, f"{above}{file.name}.")
        elif file.name.endswith(".toml") and file.name != INDEX:
            yield "" if file.name == WHOLE else above + file.name.removesuffix(".toml"), file


DEEP = 8
"""The maximum nesting depth of a value."""
PARTS = 20_000
"""The most values that a patch may change, counting those in its lists and tables."""
LARGEST = 1 << 53
"""The largest number that every client can read."""
LONGEST = 200
"""The longest path of a value."""


def check_plain(patch: Patch) -> None:
    """Raise an error for anything in a patch that cannot be a value of any game, so that patches
    can be hashed, compared and stored."""
    left = PARTS
    todo: list[tuple[str, object, int]] = [(key, value, 0) for key, value in patch.items()]
    while todo:
        key, value, depth = todo.pop()
        left -= 1
        if left < 0:
            raise BadValues(Fault(key[:LONGEST], f"no more than {PARTS} values can be changed"))
        if len(key) > LONGEST:
            raise BadValues(Fault(f"{key[:LONGEST]}…", f"a path has at most {LONGEST} characters"))
        if depth > DEEP:
            raise BadValues(Fault(key, f"at most {DEEP} tables or lists may lie in each other"))
        if isinstance(value, int | float) and not -LARGEST <= value <= LARGEST:
            raise BadValues(Fault(key, f"a number is from {-LARGEST} to {LARGEST}"))
        if isinstance(value, dict | list):
            below = cast("Iterable[object]", value.values() if isinstance(value, dict) else value)
            todo += [(key, part, depth + 1) for part in below]


def patched(raw: Mapping[str, object], patch: Patch) -> dict[str, Any]:
    """A copy of `raw` with the values of `patch` in place; `typed` checks the result."""
    result = copy.deepcopy(dict(raw))
    for path, value in patch.items():
        *parents, last = path.split(".")
        table, at = result, ""
        for key in parents:
            below = shape.as_table(table.get(key))
            if below is None:
                what = f"{key!r} with values of its own" if key in table else repr(key)
                raise BadValues(Fault(path, shape.unknown(what, table, at)))
            table, at = below, f"{at}.{key}" if at else key
        table[last] = copy.deepcopy(value)
    return result


def typed(
    package: str, raw: Mapping[str, object], kind: type[T], own: Mapping[str, object] | None = None
) -> T:
    """`raw` as the Struct `kind`, or an error with file, key and reason.

    `own` is the game's own data, if `raw` was changed.
    """
    if found := shape.faults(raw, kind, own):
        raise placed(package, found)
    return msgspec.convert(raw, kind)


def placed(
    package: str, faults: Sequence[Fault], lines: bool = False, folders: Sequence[str] = (DATA,)
) -> BadValues:
    """The error that reports these faults with their files and, if known, lines."""

    def place(key: str) -> str:
        path, rest = _place_of(package, key, folders)
        file = files(package) / path
        line = line_of(file.read_text(encoding="utf-8"), rest) if lines and file.is_file() else 0
        at = f"{package}: {path}" + (f", key {rest}" if rest else "")
        return at + (f" (line {line})" if line else "")

    return BadValues(*faults, place=place)


def _place_of(package: str, key: str, folders: Sequence[str]) -> tuple[str, str]:
    """The file or folder that contains a value, and its key there."""
    parts = key.split(".") if PLAIN.fullmatch(key) else []
    for count in range(len(parts), 0, -1):
        for folder in folders:
            path = "/".join([folder, *parts[:count]])
            if (files(package) / f"{path}.toml").is_file():
                return f"{path}.toml", ".".join(parts[count:])
            if (files(package) / path).is_dir():
                return path, ".".join(parts[count:])
    whole = [f"{folder}/{WHOLE}" for folder in folders]
    return next((path for path in whole if (files(package) / path).is_file()), whole[-1]), key


PLAIN = re.compile(r"[A-Za-z0-9_.-]{1,200}")
"""A key that may occur in a file. Others come from outside and are in no file."""
HEADER = re.compile(r"\[+([\w.\s-]+)\]+")
VALUE = re.compile(r"([\w.-]+)\s*=")


def line_of(text: str, key: str) -> int:
    """The line of a TOML text with a value, or with the nearest table above it; 0 for none.

    A number after the name of a text of several lines counts its lines: `map.2` is its third.
    """
    found: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        if header := HEADER.match(line):
            table = header[1].strip() + "."
            found[header[1].strip()] = number
        elif value := VALUE.match(line):
            found[table + value[1]] = number + line.endswith('"""')
    at, rest = key, ""
    while at and at not in found:
        at, _, rest = at.rpartition(".")
    return found.get(at, 0) + (int(rest) if at and rest.isdigit() else 0)


def variant_key(patch: Patch) -> str:
    """A short name for a patch: "" for none, otherwise a digest of its content, after
    `check_plain`."""
    if not patch:
        return ""
    check_plain(patch)
    return hashlib.sha256(msgspec.json.encode(dict(patch), order="sorted")).hexdigest()[:16]
