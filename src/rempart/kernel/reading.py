"""Reads a state from outside, written with the names of its fields (`anatomy.written`). It is data
like any other: it is compared with its type at every level, every flaw is told with its path, and
nothing is made of it unless there is none.
"""

from __future__ import annotations

import base64
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from rempart.kernel.anatomy import (
    KIND,
    LIST,
    WORDS,
    Closed,
    Either,
    Flaw,
    Kind,
    ListOf,
    OneOf,
    Pairs,
    Parts,
    RawBytes,
    Switch,
    TextValue,
    TupleOf,
    WholeNumber,
    fields_of,
    shown,
    tag_of,
)
from rempart.kernel.shape import as_list, as_table
from rempart.kernel.vocabulary import NONE

BYTES = 60_000
"""The longest text in which bytes are written."""
MOST = 20
"""The most flaws told at once."""
DIGITS = 8
"""The most digits of a number that is a key."""


def read(
    value: object, struct: type[msgspec.Struct], given: Mapping[str, object]
) -> tuple[Any, list[Flaw]]:
    """The Struct that `written` wrote, with its flaws; it is of use only if there are none. `given`
    are the values of fields that were not written."""
    reader = StateReader()
    return reader.fields(value, struct, "", given), reader.flaws


class StateReader:
    """Reads plain data and collects the flaws. What it returns counts only if there are none."""

    def __init__(self) -> None:
        self.flaws: list[Flaw] = []

    def flaw(self, path: str, reason: str, **about: object) -> None:
        """Note a flaw."""
        if len(self.flaws) < MOST:
            self.flaws.append(Flaw(path, reason, about))

    def fields(
        self,
        value: object,
        struct: type[msgspec.Struct],
        path: str,
        given: Mapping[str, object] = MappingProxyType({}),
    ) -> object:
        """A Struct from a table of its fields; those in `given` must not be in it."""
        table = as_table(value)
        if table is None:
            return self.flaw(path, "not_fields", value=shown(value))
        kinds, read = fields_of(struct), dict(given)
        for name in table:
            if (name not in kinds or name in given) and not (name == KIND and tag_of(struct)):
                self.flaw(path, "unknown_field", field=shown(name))
        for field in msgspec.structs.fields(struct):
            at = f"{path}.{field.name}" if path else field.name
            if field.name in given:
                continue
            if field.name in table:
                read[field.name] = self.value(table[field.name], kinds[field.name], at)
            elif field.required:
                self.flaw(at, "no_field")
        return None if self.flaws else struct(**read)

    def value(self, value: object, kind: Kind, path: str) -> object:
        """A value of a kind."""
        match kind:
            case WholeNumber(least, most):
                number = whole(value)
                if number is None or not least <= number <= most:
                    self.flaw(path, "range", least=least, most=most, value=shown(value))
            case OneOf(bits=True):
                return self.set(value, kind, path)
            case OneOf():
                self.meaning(value, kind, path)
            case Switch():
                if not isinstance(value, bool):
                    self.flaw(path, "switch", value=shown(value))
            case TextValue(values):
                known = value in values if values else True
                if not isinstance(value, str) or len(value) > WORDS or not known:
                    self.flaw(path, "word", value=shown(value))
            case RawBytes():
                return self.bytes(value, path)
            case ListOf(part, (least, most), frozen, _):
                found = [
                    self.value(one, part, f"{path}.{n}")
                    for n, one in enumerate(self.list(value, least, most, path))
                ]
                return tuple(found) if frozen else found
            case TupleOf(parts, named):
                row = self.list(value, len(parts), len(parts), path)
                pairs = enumerate(zip(row, parts, strict=False))
                read = [self.value(one, part, f"{path}.{n}") for n, (one, part) in pairs]
                return None if self.flaws else named(*read)
            case Pairs():
                return self.pairs(value, kind, path)
            case Parts(struct):
                return self.fields(value, struct, path)
            case Either():
                return self.either(value, kind, path)
            case Closed():
                self.flaw(path, "closed")
        return value

    def meaning(self, value: object, kind: OneOf, path: str) -> None:
        """A number that stands for something."""
        number, missing = whole(value), NONE if kind.missing else None
        if number is None or (number not in kind.meaning.values and number != missing):
            self.flaw(path, "no_such", value=shown(value), thing=kind.meaning.name)

    def set(self, value: object, kind: OneOf, path: str) -> int:
        """A set of values, as bits."""
        values = self.list(value, 0, len(kind.meaning.values), path)
        for n, one in enumerate(values):
            self.meaning(one, kind, f"{path}.{n}")
            if one in values[:n]:
                self.flaw(f"{path}.{n}", "twice")
        return 0 if self.flaws else sum(1 << (whole(one) or 0) for one in values)

    def bytes(self, value: object, path: str) -> bytes:
        """Bytes from base 64."""
        try:
            if isinstance(value, str) and len(value) <= BYTES:
                return base64.b64decode(value, validate=True)
        except ValueError:
            pass
        self.flaw(path, "bytes")
        return b""

    def list(self, value: object, least: int, most: int, path: str) -> list[object]:
        """A list of the right length; empty if it is none."""
        found = as_list(value)
        if found is not None and least <= len(found) <= most:
            return found
        self.flaw(path, "not_list", least=least, most=most)
        return []

    def pairs(self, value: object, kind: Pairs, path: str) -> object:
        """A dict; numbers as keys are written as texts."""
        table = as_table(value)
        if table is None or len(table) > LIST:
            return self.flaw(path, "not_fields", value=shown(value))
        found: dict[object, object] = {}
        for name, part in table.items():
            key: object = name
            if not isinstance(kind.keys, TextValue):
                key = int(name) if name.isdecimal() and len(name) <= DIGITS else None
            self.value(key, kind.keys, path)
            found[key] = self.value(part, kind.part, f"{path}.{name}")
        return found

    def either(self, value: object, kind: Either, path: str) -> object:
        """A Struct of a kind that the value names; the only kind has no name."""
        if value is None and kind.nothing:
            return None
        tag = (as_table(value) or {}).get(KIND, "")
        struct = kind.structs.get(tag) if isinstance(tag, str) else None
        if struct is None:
            return self.flaw(path, "no_kind", value=shown(tag))
        return self.fields(value, struct, path)


def whole(value: object) -> int | None:
    """A whole number; None: it is something else."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None
