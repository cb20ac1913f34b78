"""Checks a game's values against the types of its data, and describes the errors in words.

msgspec checks the same, but stops at the first mistake and does not say what would be right. Here a
value is compared with its type at every level, and every mistake is reported.
"""

from __future__ import annotations

import difflib
import functools
import itertools
import json
import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypedDict, cast

import msgspec.inspect as types

from rempart.kernel.errors import Fault

GROWS = {"grows": True}
"""`msgspec.Meta(extra=GROWS)` on a dict of entries: a changed game may have more of them. Entries
of other dicts need words, pictures or rules of their own, which no data file can bring."""

KEEPS = {"keeps": True}
"""`msgspec.Meta(extra=KEEPS)` on a list, a text, a number or the entries of a dict: what is in the
game's own data can be changed but not removed, because a rule or a card's text refers to it."""

DRAWS: Final = "draws"
"""`msgspec.Meta(extra={DRAWS: "grid"})` on a type: how the value is drawn where it is edited. What
is known so far is in docs/architecture.md, "The workshop"."""
SIGNS: Final = "signs"
"""What each sign of a drawing means: {"#": "void"}."""
OF: Final = "of"
"""The tables whose entries a text names: ["hordes", "rifts"]."""
WORDS: Final = "words"
"""What a text that names an entry (`OF`) may be besides."""
NAMED: Final = "named"
"""The section of the game's texts that names the words of a choice, if it is not `word`."""
EACH: Final = "each"
"""What each value of a list is called, as words of the section `NAMED`."""
SHARED: Final = "shared"
"""The names of those entries, of several that are drawn alike, that belong to nobody: ["W"]."""
SHOWS: Final = "shows"
"""The settings with which a match has the entry, and its values that say so:
{"scenario": "number"}."""


class TypeNotes(TypedDict, total=False):
    """What may be noted beside a type (`msgspec.Meta(extra=…)`)."""

    grows: bool
    keeps: bool
    draws: str
    signs: dict[str, str]
    of: Sequence[str]
    words: Sequence[str]
    named: str
    each: Sequence[str]
    shared: Sequence[str]
    shows: dict[str, str]


TEXT = 2000
"""The maximum length of a text, unless its type sets a lower one."""
LIST = 200
"""The maximum length of a list, likewise."""

MOST = 20
"""The most mistakes reported at once."""

LONGEST = 120
"""How many characters of an invalid value are shown."""

type_info = functools.cache(types.type_info)
"""What msgspec knows of a type. A type of the data is looked at often, and always the same."""

Listed = types.ListType | types.TupleType | types.VarTupleType


def as_table(value: object) -> dict[str, object] | None:
    """The value if it is a table, otherwise None."""
    return cast("dict[str, object]", value) if isinstance(value, dict) else None


def as_list(value: object) -> list[object] | None:
    """The value if it is a list, otherwise None."""
    return cast("list[object]", value) if isinstance(value, list) else None


def faults(value: object, kind: object, own: object = None) -> list[Fault]:
    """What is wrong with `value` as a `kind`; `own` is the game's own value."""
    return list(itertools.islice(_faults(value, type_info(kind), "", own), MOST))


def _faults(value: object, kind: types.Type, key: str, own: object) -> Iterator[Fault]:
    keeps = _keeps(kind)
    if grows(kind):
        own = None
    kind = bare(kind)
    if isinstance(kind, types.UnionType) and as_list(value) is not None:
        kind = next((bare(one) for one in kind.types if isinstance(bare(one), Listed)), kind)
    table, owned = as_table(value), as_table(own)
    if isinstance(kind, types.StructType | types.DictType) and table is not None:
        yield from _table(table, kind, key, owned)
    elif isinstance(kind, Listed) and (listed := as_list(value)) is not None:
        yield from _list(listed, kind, key)
    elif not _fits(value, kind):
        yield Fault(key, f"must be {described(kind)}, not {shown(value)}")
        return
    if keeps and owned is not None and table is not None:
        for name in owned.keys() - table.keys():
            yield Fault(_join(key, name), "it is missing")
    elif keeps and own and not value:
        yield Fault(key, f"may change but not go away: must be more than {shown(value)}")


def _table(
    value: dict[str, object],
    kind: types.StructType | types.DictType,
    key: str,
    own: dict[str, object] | None,
) -> Iterator[Fault]:
    if isinstance(kind, types.StructType):
        known = {field.name: field.type for field in kind.fields}
        needed = [field.name for field in kind.fields if field.required]
    else:
        names = keys(kind)
        known = dict.fromkeys(names or (value if own is None else own), kind.value_type)
        needed = []
        if kind.max_length is not None and len(value) > kind.max_length:
            yield Fault(key, f"must have at most {kind.max_length} entries, not {len(value)}")
            return
    for name in needed:
        if name not in value:
            yield Fault(_join(key, name), "it is missing")
    below = own or {}
    for name, part in below.items():
        if name not in value and part and _keeps(known.get(name)):
            yield Fault(_join(key, name), "it is missing")
    for name, part in value.items():
        if name in known:
            yield from _faults(part, known[name], _join(key, name), below.get(name))
        else:
            yield Fault(_join(key, name), unknown(repr(name), known, key))


def _list(value: list[object], kind: Listed, key: str) -> Iterator[Fault]:
    if isinstance(kind, types.TupleType):
        items, right = kind.item_types, len(value) == len(kind.item_types)
    else:
        items = (kind.item_type,) * len(value)
        right = (kind.min_length or 0) <= len(value) <= (kind.max_length or LIST)
    if not right:
        yield Fault(key, f"must be {described(kind)}, not a list of {len(value)}")
        return
    for part, item in zip(value, items, strict=True):
        yield from _faults(part, item, key, None)


def bare(kind: types.Type) -> types.Type:
    """A type without what is noted beside it (`GROWS`, `KEEPS`)."""
    return kind.type if isinstance(kind, types.Metadata) else kind


def keys(kind: types.DictType) -> list[str]:
    """The names of a dict's entries, if its type lists them; otherwise empty."""
    found = bare(kind.key_type)
    return [str(name) for name in found.values] if isinstance(found, types.LiteralType) else []


def grows(kind: types.Type) -> bool:
    """Whether a changed game may have more entries of it."""
    return "grows" in noted(kind)


def noted(kind: types.Type | None) -> TypeNotes:
    """What is noted beside a type."""
    return cast("TypeNotes", getattr(kind, "extra", None) or {})


def is_table(kind: types.Type) -> bool:
    """Whether a value of this type is a table."""
    return isinstance(bare(kind), types.StructType | types.DictType)


def type_at(kind: object, path: str) -> types.Type | None:
    """The type of the value with a path in data of some type; None: there is no such value."""
    found: types.Type | None = type_info(kind)
    for name in path.split("."):
        match bare(found) if found is not None else None:
            case types.StructType(fields=fields):
                found = next((field.type for field in fields if field.name == name), None)
            case types.DictType(value_type=inner):
                found = inner
            case _:
                return None
    return found


def _keeps(kind: types.Type | None) -> bool:
    return "keeps" in noted(kind)


def _join(key: str, name: str) -> str:
    return f"{key}.{name}" if key else name


def unknown(name: str, known: Iterable[str], key: str) -> str:
    """The message about a quoted name that is not among those known at `key`."""
    names = list(known)
    name = name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
    near = difflib.get_close_matches(name.strip("'"), names, 1)
    where = f"in {key}" if key else "in the game's data"
    hint = f"did you mean {near[0]}?" if near else f"available: {', '.join(names)}"
    return f"there is no {name} {where}; {hint}"


def _fits(value: object, kind: types.Type) -> bool:
    match kind:
        case types.UnionType():
            return any(_fits(value, bare(one)) for one in kind.types)
        case types.LiteralType():
            return any(type(value) is type(one) and value == one for one in kind.values)
        case types.IntType():
            return type(value) is int and _within(value, kind)
        case types.FloatType():
            if not isinstance(value, int | float) or isinstance(value, bool):
                return False
            return math.isfinite(value) and _within(value, kind)
        case types.BoolType():
            return isinstance(value, bool)
        case types.StrType():
            return isinstance(value, str) and len(value) <= (kind.max_length or TEXT)
        case types.NoneType():
            return value is None
        case types.AnyType():
            return True
        case _:
            return False


def _within(value: float, kind: types.IntType | types.FloatType) -> bool:
    return (kind.ge is None or value >= kind.ge) and (kind.le is None or value <= kind.le)


def described(kind: types.Type) -> str:
    """A type in words."""
    match kind:
        case types.UnionType():
            return " or ".join(
                described(bare(one)) for one in kind.types if not isinstance(one, types.NoneType)
            )
        case types.LiteralType():
            return " or ".join(shown(one) for one in kind.values)
        case types.IntType() | types.FloatType():
            whole = "whole " if isinstance(kind, types.IntType) else ""
            return f"a {whole}number{_range(kind)}"
        case types.BoolType():
            return "true or false"
        case types.StrType():
            return f"a text of at most {kind.max_length or TEXT} characters"
        case types.TupleType():
            return f"a list of {len(kind.item_types)}"
        case types.ListType() | types.VarTupleType():
            least, most = kind.min_length or 0, kind.max_length or LIST
            return f"a list of {least}" + ("" if least == most else f" to {most}")
        case _:
            return "a table"


def _range(kind: types.IntType | types.FloatType) -> str:
    if kind.ge is None:
        return "" if kind.le is None else f" up to {kind.le}"
    return f" from {kind.ge}" + ("" if kind.le is None else f" to {kind.le}")


def shown(value: object) -> str:
    """A value as it is written in a data file."""
    if isinstance(value, dict):
        return "a table"
    if value is None:
        return "nothing"
    try:
        words = json.dumps(value, ensure_ascii=False, default=str)
    except (ValueError, RecursionError):
        words = "that"
    return words if len(words) <= LONGEST else f"{words[: LONGEST - 1]}…"
