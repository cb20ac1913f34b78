"""Values written as TOML, the way a designer would write them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping

from rempart.kernel.errors import BadData
from rempart.kernel.shape import as_list, as_table
from rempart.kernel.tune import read

BARE = re.compile(r"[A-Za-z0-9_-]+")
"""A key that needs no quotes."""
CONTROL = re.compile(r"[\x00-\x1f\x7f]")
"""Characters that a comment may not have."""
NAME = "value"
"""The key under which a single value is read."""
COLUMN = re.compile(r", column \d+")
"""The place in a line, which is another one without the key."""


def literal(value: object) -> str:
    """A value on one line, but a text of several lines as it stands."""
    table, listed = as_table(value), as_list(value)
    if table is not None:
        inner = ", ".join(f"{key(name)} = {literal(part)}" for name, part in table.items())
        return f"{{ {inner} }}" if inner else "{}"
    if listed is not None:
        return f"[{', '.join(map(literal, listed))}]"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    return repr(value)


def spread(value: object) -> str:
    """A value to edit: a table with a line for each of its values, a list of tables or lists with a
    line for each of them."""
    table, listed = as_table(value), as_list(value)
    if table is not None:
        return "\n".join(f"{key(name)} = {literal(part)}" for name, part in table.items())
    if listed and any(isinstance(part, list | dict) for part in listed):
        return "[\n" + "".join(f"  {literal(part)},\n" for part in listed) + "]"
    return literal(value)


def _laid(value: object) -> str:
    return spread(value) if as_table(value) is None else literal(value)


def value_of(written: str, table: bool) -> object:
    """The inverse of `spread`, or `BadData`. `table`: what is wanted, and may have a line for each
    of its values."""
    if table and not written.lstrip().startswith("{"):
        return read(written)
    try:
        found = read(f"{NAME} = {written.strip()}")
    except BadData as error:
        raise BadData(COLUMN.sub("", str(error))) from error
    if len(found) != 1:
        raise BadData("not one value: write it as in the game's file, without its name")
    return found[NAME]


def document(patch: Mapping[str, object], head: Iterable[str] = ()) -> str:
    """A patch as a data file, which `tune` reads back to the same patch; `head`: lines of comment
    above it."""
    tables: dict[str, list[str]] = {"": []}
    for path, value in patch.items():
        table, _, name = path.rpartition(".")
        tables.setdefault(table, []).append(f"{key(name)} = {_laid(value)}")
    return "\n".join(_lines(tables, head))


def _lines(tables: Mapping[str, list[str]], head: Iterable[str]) -> Iterator[str]:
    for line in head:
        yield f"# {CONTROL.sub(' ', line)}".rstrip()
    for table, lines in tables.items():
        if table:
            yield ""
            yield f"[{'.'.join(map(key, table.split('.')))}]"
        yield from lines
    yield ""


def key(name: str) -> str:
    """A key, quoted where it must be."""
    return name if BARE.fullmatch(name) else _text(name).replace("\n", "\\n")


def _text(value: str) -> str:
    quoted = json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if "\n" not in value or "\r" in value:
        return quoted
    lines = json.dumps(value.replace("\n", "\x00"), ensure_ascii=False).replace("\x7f", "\\u007f")
    return '"""\n' + lines[1:-1].replace("\\u0000", "\n") + '"""'
