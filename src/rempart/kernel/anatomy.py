"""What a state is made of, from its own types: which values each field can have, where things lie,
and the state written with the names of its fields (`kernel.reading` reads it again).
"""

from __future__ import annotations

import base64
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    TypeGuard,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from rempart.kernel.vocabulary import By, InBits, LiesHere, MayBeMissing, Meaning, Span

LIST = 250
"""The longest list, unless it stands for something with more values."""
WORDS = 60
"""The longest text."""
USUAL = Span(-1000, 1000)
"""The bounds of numbers without any of their own."""
KIND = "type"
"""The field that names the kind of a step."""


class Flaw(msgspec.Struct, frozen=True):
    """What is impossible in a state: where, the key of a sentence, and what fills it.

    `path`: names of fields and numbers in lists, with dots; empty: the whole.
    """

    path: str
    reason: str
    about: Mapping[str, object] = msgspec.field(default_factory=dict[str, object])


def between(path: str, value: int, least: int, most: int) -> Iterator[Flaw]:
    """A flaw if a number is out of its bounds."""
    if not least <= value <= most:
        yield Flaw(path, "range", {"least": least, "most": most, "value": value})


def fixed(path: str, value: object, right: object) -> Iterator[Flaw]:
    """A flaw if a value differs from what the settings make it."""
    if value != right:
        yield Flaw(path, "fixed", {"value": shown(value), "right": shown(right)})


def shown(value: object) -> str:
    """A value that is wrong, in a few characters."""
    if isinstance(value, dict | list):
        return "…"
    text = "nothing" if value is None else str(value)[:WORDS]
    return text or "nothing"


# Kinds of values


class WholeNumber(NamedTuple):
    """A number that stands for itself."""

    least: int
    most: int


class OneOf(NamedTuple):
    """A number that stands for something (`Meaning`), or for a set of such things, a bit each."""

    meaning: Meaning
    missing: bool
    """Whether it may be `NONE`."""
    here: bool
    """Whether the thing itself lies there, rather than being spoken of."""
    bits: bool


class Switch(NamedTuple):
    """Yes or no."""


class TextValue(NamedTuple):
    """A text: one of `values`, or any if there are none."""

    values: tuple[str, ...]


class RawBytes(NamedTuple):
    """Bytes, written in base 64."""


class ListOf(NamedTuple):
    """Values of one kind; `lengths` are the possible ones. `by`: what a place in it stands for."""

    part: Kind
    lengths: tuple[int, int]
    frozen: bool
    by: Meaning | None


class TupleOf(NamedTuple):
    """A value of each of several kinds; `named`: the class of the tuple."""

    parts: tuple[Kind, ...]
    named: Callable[..., object]


class Pairs(NamedTuple):
    """Values by numbers or words."""

    keys: Kind
    part: Kind


class Parts(NamedTuple):
    """A Struct with its fields."""

    struct: type[msgspec.Struct]


class Either(NamedTuple):
    """A Struct of one of several kinds, or nothing."""

    structs: Mapping[str, type[msgspec.Struct]]
    nothing: bool


class Closed(NamedTuple):
    """Anything else: it is not read from outside."""


Kind = (
    WholeNumber
    | OneOf
    | Switch
    | TextValue
    | RawBytes
    | ListOf
    | TupleOf
    | Pairs
    | Parts
    | Either
    | Closed
)


@cache
def fields_of(struct: type[msgspec.Struct]) -> dict[str, Kind]:
    """The kinds of a Struct's fields."""
    hints = get_type_hints(struct, include_extras=True)
    return {field: kind_of(hints[field]) for field in struct.__struct_fields__}


def kind_of(hint: Any) -> Kind:
    """What a type allows."""
    marks: tuple[object, ...] = ()
    if get_origin(hint) is Annotated:
        hint, *rest = get_args(hint)
        marks = tuple(rest)
    origin = get_origin(hint)
    if hint is bool:
        return Switch()
    if hint is int:
        return _number(marks)
    if hint is bytes:
        return RawBytes()
    if hint is str:
        return TextValue(())
    if origin is Literal:
        return TextValue(get_args(hint))
    if origin in (list, tuple):
        inner = get_args(hint)
        if origin is tuple and inner[-1] is not Ellipsis:
            return TupleOf(tuple(map(kind_of, inner)), _row)
        span = next((mark for mark in marks if isinstance(mark, Span)), Span(0, LIST))
        by = next((mark.meaning for mark in marks if isinstance(mark, By)), None)
        return ListOf(kind_of(inner[0]), (span.least, span.most), origin is tuple, by)
    if origin is dict:
        keys, values = get_args(hint)
        return Pairs(kind_of(keys), kind_of(values))
    if origin in (Union, types.UnionType):
        some = [one for one in get_args(hint) if one is not type(None)]
        if all(map(_is_struct, some)):
            return Either({tag_of(one): one for one in some}, len(some) < len(get_args(hint)))
    if _is_struct(hint):
        return Either({tag_of(hint): hint}, False) if tag_of(hint) else Parts(hint)
    if isinstance(hint, type) and issubclass(hint, tuple):
        named = cast("Callable[..., object]", hint)
        parts = get_type_hints(named, include_extras=True).values()
        return TupleOf(tuple(map(kind_of, parts)), named)
    return Closed()


def _is_struct(hint: object) -> TypeGuard[type[msgspec.Struct]]:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def _row(*values: object) -> tuple[object, ...]:
    return values


def _number(marks: Sequence[object]) -> Kind:
    for mark in marks:
        if isinstance(mark, Meaning):
            missing = any(isinstance(other, MayBeMissing) for other in marks)
            here = any(isinstance(other, LiesHere) for other in marks)
            bits = any(isinstance(other, InBits) for other in marks)
            return OneOf(mark, missing, here, bits)
    span = next((mark for mark in marks if isinstance(mark, Span)), USUAL)
    return WholeNumber(span.least, span.most)


def tag_of(struct: type[msgspec.Struct]) -> str:
    """The name that tells a Struct from others; empty if it has none."""
    tag = struct.__struct_config__.tag
    return tag if isinstance(tag, str) else ""


# Writing


def written(value: Any, kind: Kind | None = None) -> Any:
    """A state, or a part of it, as plain data with the names of its fields; a set of bits as the
    list of its values."""
    if isinstance(value, msgspec.Struct):
        tag, kinds = tag_of(type(value)), fields_of(type(value))
        named = {name: written(getattr(value, name), part) for name, part in kinds.items()}
        return {KIND: tag, **named} if tag else named
    match kind:
        case ListOf(part):
            return [written(one, part) for one in value]
        case TupleOf(parts):
            return [written(one, part) for one, part in zip(value, parts, strict=True)]
        case Pairs(_, part):
            return {str(key): written(one, part) for key, one in value.items()}
        case RawBytes():
            return base64.b64encode(value).decode()
        case OneOf(bits=True):
            return members(value)
        case _:
            return value


# Looking through


def found_at(state: msgspec.Struct, what: str) -> str:
    """The path of the last place where something lies, named as in a census; empty: nowhere."""
    name, _, number = what.rpartition(" ")
    found = ""
    for path, kind, value in meant(state):
        values = members(value) if kind.bits else [value]
        if kind.here and kind.meaning.name == name and number in map(str, values):
            found = path
    return found


def members(bits: int) -> list[int]:
    """The values in a set with a bit each."""
    return [n for n in range(bits.bit_length()) if bits >> n & 1]


def meant(value: Any, kind: Kind | None = None, path: str = "") -> Iterator[tuple[str, OneOf, int]]:
    """The numbers in a state or a part of it that stand for something, with their paths."""
    if isinstance(value, msgspec.Struct):
        for name, part in fields_of(type(value)).items():
            yield from meant(getattr(value, name), part, f"{path}.{name}" if path else name)
    elif isinstance(kind, ListOf):
        for n, part in enumerate(value):
            yield from meant(part, kind.part, f"{path}.{n}")
    elif isinstance(kind, OneOf):
        yield path, kind, value
