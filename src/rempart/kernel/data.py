"""Values from TOML: loaded once, checked wholly, and changeable for a match ("variants").

A game's `data/` folder becomes one dict, a key for each file (`data/cards.toml` is
`{"cards": ...}`). A *patch* changes values by their dotted path, `{"cards.militia.copies": 7}`;
it is part of the record, so that a changed game replays anywhere.
"""

from __future__ import annotations

import copy
import hashlib
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar, cast

import msgspec

from rempart.kernel.errors import BadData

T = TypeVar("T")

Patch = Mapping[str, Any]

INDEX = "rules.toml"
"""The rule index lies with the data but is no value of the game."""


def read_toml(file: Traversable) -> dict[str, Any]:
    """Parse a TOML file, or say which file is wrong and why."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(f"{file}: cannot be read ({error}); restore the file") from error
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{file}: not valid TOML: {error}") from error


def read_folder(package: str) -> dict[str, Any]:
    """All data files of a game package, as one dict."""
    folder = files(package) / "data"
    found = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".toml") and file.name != INDEX),
        key=lambda file: file.name,
    )
    return {file.name.removesuffix(".toml"): read_toml(file) for file in found}


def patched(raw: dict[str, Any], patch: Patch) -> dict[str, Any]:
    """A copy of `raw` with the values of `patch` in place. Only existing values can be changed."""
    result = copy.deepcopy(raw)
    for path, value in patch.items():
        *parents, last = path.split(".")
        table = result
        for key in parents:
            below = table.get(key)
            if not isinstance(below, dict):
                break
            table = cast("dict[str, Any]", below)
        else:
            if last in table:
                table[last] = value
                continue
        raise BadData(f"no value {path!r} in the game's data; there is: {', '.join(table)}")
    return result


def typed(package: str, raw: dict[str, Any], kind: type[T]) -> T:
    """`raw` as the Struct `kind`, or an error with file, key and reason."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `$")
        path = path.rstrip("`").removeprefix(".").replace("[...]", "*")
        file, _, key = path.partition(".")
        if file.endswith("*"):  # msgspec does not say which entry
            file = file.removesuffix("*")
            key = ".".join(filter(None, (_wrong_entry(raw, file, kind), key)))
        at = f"data/{file}.toml" + (f", key {key}" if key else "")
        raise BadData(f"{package}: {at}: {reason}") from error


def _wrong_entry(raw: dict[str, Any], file: str, kind: type[Any]) -> str:
    """Which entry of a file is wrong: the first that is wrong by itself."""
    for key, value in raw[file].items():
        try:
            msgspec.convert({**raw, file: {key: value}}, kind)
        except msgspec.ValidationError:
            return key
    return ""


def variant_key(patch: Patch) -> str:
    """A short name for a patch: "" for none, else a digest of its content."""
    if not patch:
        return ""
    return hashlib.sha256(msgspec.json.encode(dict(patch), order="sorted")).hexdigest()[:16]
