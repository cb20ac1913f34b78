"""What a number stands for, declared once, as a type.

    Card = Annotated[int, Meaning("card", range(74))]

To Python and msgspec a `Card` is an int, at no extra cost. But the type of a field says how to name
its value in a sentence, which values an option can have (for learning agents and property tests),
and what the browser's board calls it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Annotated, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T")


class Meaning:
    """What a number stands for.

    name    the thing: card, gate, hero
    values  the values it can have with the game's own data
    ids     if it is an index into a list: the ids in that list, used by texts and data
    topic   the section of the texts with the names of these ids, if not `name`
    """

    def __init__(
        self, name: str, values: Sequence[int] = (), *, ids: Sequence[str] = (), topic: str = ""
    ):
        self.name = name
        self.values = values or range(len(ids))
        self.ids = ids
        self.topic = topic or name

    def __repr__(self) -> str:
        return f"Meaning({self.name!r})"


class MayBeMissing:
    """Marks a number that may be missing."""


NONE = -1
"""The number for a missing value: no card, no gate, nobody."""
OrNone = Annotated[T, MayBeMissing()]
"""`OrNone[Card]`: a card, or `NONE`."""


class InBits:
    """Marks a number that is a set of values, a bit each."""


Bits = Annotated[T, InBits()]
"""`Bits[Card]`: cards, bit n for card n."""


class LiesHere:
    """Marks a number that is the thing itself, rather than one that speaks of it."""


Here = Annotated[T, LiesHere()]
"""`list[Here[Card]]`: cards that lie there. Whoever sets up a position moves them from one such
place to another."""


class By:
    """Marks a list that has one value for each value of a meaning: `By(Line)`."""

    def __init__(self, type_: object):
        use = use_of(type_)
        assert use is not None
        self.meaning = use.meaning


class Span(NamedTuple):
    """The bounds of a number in a state, or of the length of a list."""

    least: int
    most: int


class Use(NamedTuple):
    """What a field stands for."""

    meaning: Meaning
    many: bool
    """Whether it holds several."""
    values: Sequence[int]
    """The possible values of it, or of each of them; `NONE` first if it may be missing."""


def use_of(type_: object) -> Use | None:
    """What a type says about its values; None: it has no meaning attached."""
    if get_origin(type_) in (tuple, list):
        inner = use_of(get_args(type_)[0])
        return inner and inner._replace(many=True)
    marks = get_args(type_)[1:] if get_origin(type_) is Annotated else ()
    for mark in marks:
        if isinstance(mark, Meaning):
            missing = any(isinstance(other, MayBeMissing) for other in marks)
            return Use(mark, False, with_none(mark.values) if missing else mark.values)
    return None


def with_none(values: Sequence[int]) -> Sequence[int]:
    """The values with `NONE` added in front."""
    if isinstance(values, range) and values.start == 0 and values.step == 1:
        return range(NONE, values.stop)
    return (NONE, *values)


@cache
def uses_in(struct: type[msgspec.Struct]) -> Mapping[str, Use]:
    """What the fields of a Struct stand for, for those whose types say so."""
    hints = get_type_hints(struct, include_extras=True)
    found = {field: use_of(hints[field]) for field in struct.__struct_fields__}
    return {field: use for field, use in found.items() if use is not None}


def vocabulary(structs: Iterable[type[msgspec.Struct]]) -> dict[str, Meaning]:
    """All meanings in the fields of some Structs, by name, and by the names of fields that always
    have the same meaning."""
    meanings = list(_meanings(structs))
    fields: dict[str, set[Meaning]] = {}
    for field, meaning in meanings:
        fields.setdefault(field, set()).add(meaning)
    found = {field: min(all, key=repr) for field, all in fields.items() if len(all) == 1}
    return found | {meaning.name: meaning for _, meaning in meanings}


def _meanings(structs: Iterable[type[msgspec.Struct]]) -> Iterator[tuple[str, Meaning]]:
    for struct in structs:
        for field, use in uses_in(struct).items():
            yield field, use.meaning
