"""A seat's view as a vector of numbers from 0 to 1: the observation.

`Layout` walks the Structs of a game's view. It knows how to write flags, Structs, one of a few
words, and names (numbers whose type says what they stand for: one-hot; of a list, how many of
each). For every other field the game declares an encoding under `Class.field`: how high can that
amount be, how long can that list become? A field without one is an error when the layout is made,
so a view cannot grow without a declaration of how it is observed. Everything has a fixed place in
the vector, whatever the position.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
import numpy as np
from numpy.typing import NDArray

from rempart.kernel.vocabulary import use_of
from rempart.rl.encodings import Bag, Blocks, Encoding, Flag, Id, LayoutError, Out, Word


class Each(Encoding):
    """A list, place by place: 1 if the place is filled, then the item; last, whether there are
    more."""

    of: Encoding
    step: int

    def __init__(self, length: int, of: Encoding | None = None):
        self.length = length
        self.given = of

    def bind(self, of: Encoding) -> Each:
        """The same, completed from the type of the list's items if nothing was declared."""
        made = Each(self.length, of)
        made.of = of
        made.step = 1 + of.size
        made.size = self.length * made.step + 1
        return made

    def write(self, out: Out, at: int, value: Sequence[object]) -> None:
        if len(value) > self.length:
            out[at + self.size - 1] = 1
            value = value[: self.length]
        for item in value:
            out[at] = 1
            self.of.write(out, at + 1, item)
            at += self.step

    def blocks(self, path: str) -> Blocks:
        found: Blocks = []
        for place in range(self.length):
            found.append((f"{path}[{place}]", 1, "1: there is one"))
            found += self.of.blocks(f"{path}[{place}]")
        return [*found, (f"{path}[…]", 1, f"1: there are more than {self.length}")]


class Maybe(Encoding):
    """An optional value: 1 if there is one, then the value."""

    def __init__(self, of: Encoding):
        self.of = of
        self.size = 1 + of.size

    def write(self, out: Out, at: int, value: object) -> None:
        if value is not None:
            out[at] = 1
            self.of.write(out, at + 1, value)

    def blocks(self, path: str) -> Blocks:
        return [(path, 1, "1: there is one"), *self.of.blocks(path)]


class StructEncoding(Encoding):
    """A Struct: its fields after each other."""

    def __init__(self, fields: Sequence[tuple[str, Encoding]]):
        self.fields = fields
        self.flags: list[tuple[int, str]] = []
        self.rest: list[tuple[int, str, Callable[[Out, int, Any], None]]] = []
        self.size = 0
        for name, encoding in fields:
            if isinstance(encoding, Flag):
                self.flags.append((self.size, name))
            elif encoding.size:
                self.rest.append((self.size, name, encoding.write))
            self.size += encoding.size

    def write(self, out: Out, at: int, value: object) -> None:
        for start, name in self.flags:
            if getattr(value, name):
                out[at + start] = 1
        for start, name, write in self.rest:
            write(out, at + start, getattr(value, name))

    def blocks(self, path: str) -> Blocks:
        dot = f"{path}." if path else ""
        return [block for name, enc in self.fields for block in enc.blocks(dot + name)]


class Layout:
    """The observations of a game: where each part of a view stands in the vector."""

    def __init__(self, view: type[msgspec.Struct], declared: Mapping[str, Encoding]):
        self._declared = declared
        self._used: set[str] = set()
        self.root = self._record(view)
        self.size = self.root.size
        left = set(declared) - self._used
        if left:
            raise LayoutError(f"declared, but not in the view: {', '.join(sorted(left))}")

    def observe(self, view: object) -> NDArray[np.float32]:
        """The vector of a view."""
        out = array("f", bytes(4 * self.size))
        self.root.write(out, 0, view)
        return np.frombuffer(out, np.float32)

    def describe(self) -> list[tuple[int, int, str, str]]:
        """The parts: first place, size, path in the view, meaning."""
        found: list[tuple[int, int, str, str]] = []
        at = 0
        for path, size, meaning in self.root.blocks(""):
            found.append((at, size, path, meaning))
            at += size
        return found

    def _record(self, struct: type[msgspec.Struct]) -> StructEncoding:
        return StructEncoding(
            [
                (field.name, self._field(f"{struct.__name__}.{field.name}", field.type))
                for field in msgspec.structs.fields(struct)
            ]
        )

    def _field(self, key: str, type_: object) -> Encoding:
        """What is declared for a field, completed by what its type says."""
        declared = self._declared.get(key)
        if declared is not None:
            self._used.add(key)
        optional, type_ = without_none(type_)
        made = self._encoding(key, type_, declared)
        return Maybe(made) if optional and made.size and not isinstance(made, Id) else made

    def _encoding(self, key: str, type_: object, declared: Encoding | None) -> Encoding:
        if isinstance(declared, Each):
            (item, *_) = get_args(type_)
            return declared.bind(self._encoding(key, item, declared.given))
        if declared is not None:
            return declared
        if type_ is bool:
            return Flag()
        use = use_of(type_)
        if use is not None:
            return (Bag if use.many else Id)(len(use.meaning.values))
        if get_origin(type_) is Literal:
            return Word(*get_args(type_))
        if isinstance(type_, type) and issubclass(type_, msgspec.Struct):
            return self._record(type_)
        raise LayoutError(f"{key}: nothing is declared for a field of the type {type_}")


def without_none(type_: object) -> tuple[bool, object]:
    """Whether a type has None in it, and the type without."""
    if get_origin(type_) not in (Union, UnionType):
        return False, type_
    kept = [each for each in get_args(type_) if each is not type(None)]
    return len(kept) < len(get_args(type_)), kept[0]
