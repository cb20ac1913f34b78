"""Options as numbers: a fixed action space for each game.

The number of an option follows from its kind and its fields alone, not from the position: each
kind has a block of numbers, one for each combination of the values that its fields can have. So a
number means the same in every position, run and process; and, since new kinds are only ever added
at the end of a game's list, in later versions too. Number 0 is `WAIT`.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from rempart.kernel import Option
from rempart.kernel.vocabulary import uses_in

WAIT = 0
"""Where several seats may choose at once: let another one choose first."""

Domain = Sequence[int]
"""The values that a field can have, in their order."""


class NumberingError(Exception):
    """An option that has no number, or a number without an option."""


class Kind:
    """The block of numbers of one kind of option."""

    def __init__(self, type_: type[Option], first: int, domains: Mapping[str, Domain]):
        self.type = type_
        self.name = type_.__name__
        self.first = first
        self.fields = type_.__struct_fields__
        self.domains = [self._domain(field, domains) for field in self.fields]
        self._places = [{v: n for n, v in enumerate(domain)} for domain in self.domains]
        self.size = 1
        for domain in self.domains:
            self.size *= len(domain)

    def _domain(self, field: str, domains: Mapping[str, Domain]) -> Domain:
        found = domains.get(f"{self.name}.{field}")
        if found is not None:
            return found
        use = uses_in(self.type).get(field)
        if use is None or not use.values:
            raise NumberingError(f"the type of {self.name}.{field} does not say its values")
        return use.values

    def number(self, option: Option) -> int:
        """The number of an option of this kind."""
        number = 0
        for field, domain, places in zip(self.fields, self.domains, self._places, strict=True):
            place = places.get(getattr(option, field))
            if place is None:
                raise NumberingError(f"{option!r}: {field} is not among the declared values")
            number = number * len(domain) + place
        return self.first + number

    def option(self, number: int) -> Option:
        """The option of a number of this block."""
        number -= self.first
        values: list[int] = []
        for domain in reversed(self.domains):
            number, place = divmod(number, len(domain))
            values.append(domain[place])
        return self.type(*reversed(values))


class Numbering:
    """The action space of a game."""

    def __init__(self, kinds: Sequence[type[Option]], domains: Mapping[str, Domain]):
        self.kinds: list[Kind] = []
        self.size = 1  # WAIT
        for type_ in kinds:
            kind = Kind(type_, self.size, domains)
            self.kinds.append(kind)
            self.size += kind.size
        self._firsts = [kind.first for kind in self.kinds]
        self._by_type = {kind.type: kind for kind in self.kinds}
        self._known: dict[Option, int] = {}

    def number(self, option: Option) -> int:
        """The number of an option."""
        found = self._known.get(option)
        if found is None:
            found = self._known[option] = self._by_type[type(option)].number(option)
        return found

    def option(self, number: int) -> Option:
        """The option of a number; legal or not."""
        if not WAIT < number < self.size:
            raise NumberingError(f"{number} is not an option: they go from 1 to {self.size - 1}")
        return self._kind_of(number).option(number)

    def _kind_of(self, number: int) -> Kind:
        return self.kinds[bisect_right(self._firsts, number) - 1]

    def numbers(self, options: Sequence[Option]) -> list[int]:
        """The numbers of several options."""
        known = self._known
        try:
            return [known[option] for option in options]
        except KeyError:
            return [self.number(option) for option in options]

    def mask(self, numbers: Sequence[int]) -> NDArray[np.int8]:
        """1 for the given numbers, 0 for all others."""
        mask = np.zeros(self.size, np.int8)
        mask[numbers] = 1
        return mask

    def feature_names(self) -> list[str]:
        """What the columns of `features` are: one for each kind, then one for each field."""
        fields = dict.fromkeys(field for kind in self.kinds for field in kind.fields)
        return ["WAIT", *(kind.name for kind in self.kinds), *fields]

    def features(self, numbers: Sequence[int]) -> NDArray[np.float32]:
        """A row for each number: its kind as one-hot, its fields as they are (-1: it has none).

        For policies that judge options by what they are rather than by a weight for each number.
        """
        names = self.feature_names()
        column = {name: n for n, name in enumerate(names)}
        first = 1 + len(self.kinds)
        rows = np.zeros((len(numbers), len(names)), np.float32)
        rows[:, first:] = -1
        for row, number in zip(rows, numbers, strict=True):
            if number == WAIT:
                row[0] = 1
                continue
            option: Option = self.option(number)
            row[column[type(option).__name__]] = 1
            for field in option.__struct_fields__:
                row[column[field]] = getattr(option, field)
        return rows

    def describe(self) -> list[tuple[int, int, str]]:
        """The blocks: first number, how many, and what they are."""
        blocks = [(WAIT, 1, "WAIT")]
        for kind in self.kinds:
            spans = [f"{f}: {_span(d)}" for f, d in zip(kind.fields, kind.domains, strict=True)]
            blocks.append((kind.first, kind.size, f"{kind.name}({', '.join(spans)})"))
        return blocks


def _span(domain: Domain) -> str:
    """A short description of a domain."""
    if isinstance(domain, range):
        return f"{domain[0]}…{domain[-1]}"
    return f"{len(domain)} values, {domain[0]}…{domain[-1]}"
