"""The errors in a spec: all are collected, then reported together."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from typing import TypeVar, cast

from rempart.kernel.errors import Fault
from rempart.kernel.shape import shown
from rempart.kernel.text import Text

T = TypeVar("T")


class Notes:
    """Reads values of a spec and collects all errors."""

    def __init__(self, text: Text):
        self.text = text
        self.faults: list[Fault] = []

    def wrong(self, key: str, reason: str, **fields: object) -> None:
        """Note a mistake, once."""
        self.note(key, self.text(f"spec.{reason}", **fields))

    def note(self, key: str, reason: str) -> None:
        """Note a mistake that is already in words."""
        fault = Fault(key, reason)
        if fault not in self.faults:
            self.faults.append(fault)

    def known(self, key: str, names: Iterable[str], there: Iterable[str], reason: str) -> None:
        """Note every name that is not there."""
        there = list(there)
        for name in names:
            if name not in there:
                self.wrong(f"{key}{name}", reason, hint=self.hint(name, there))

    def hint(self, name: str, there: Iterable[str]) -> str:
        """A suggestion of what was meant, or all possible names."""
        there = list(there)
        if near := difflib.get_close_matches(name, there, 1):
            return self.text("spec.did_you_mean", near=near[0])
        return self.text("spec.there_is", all=", ".join(there))

    def typed(self, given: Mapping[str, object], key: str, kind: type[T], default: T) -> T:
        """A value that must be of a type."""
        value = given.get(key, default)
        if type(value) is not kind or not isinstance(value, kind):
            self.wrong(key, f"not_{kind.__name__}", value=shown(value))
            return default
        return value

    def tables(self, given: Mapping[str, object], key: str) -> list[dict[str, object]]:
        """The tables of [[key]]."""
        found = given.get(key, [])
        if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
            self.wrong(key, "not_tables", table=key)
            return []
        return cast("list[dict[str, object]]", found)
