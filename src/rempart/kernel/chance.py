"""Chance inside the state: SplitMix64 streams that replay exactly and can be forced."""

from __future__ import annotations

from typing import TypeVar

import msgspec

T = TypeVar("T")

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
FIRST = 0xBF58476D1CE4E5B9
SECOND = 0x94D049BB133111EB


def mix(z: int) -> int:
    """SplitMix64's output function: 64 bits in, 64 well-stirred bits out."""
    z = ((z ^ (z >> 30)) * FIRST) & MASK
    z = ((z ^ (z >> 27)) * SECOND) & MASK
    return z ^ (z >> 31)


class Chance(msgspec.Struct, array_like=True, gc=False):
    """All randomness of a match. Every draw goes through `below` or `shuffle`.

    A game may use several named streams, each begun from the seed and its own name, so that
    (say) another faction still meets the same invaders. `forced` holds results that are to
    come next, first one first: an int for `below`, a whole order for `shuffle`.
    """

    seed: int
    streams: dict[str, int] = msgspec.field(default_factory=dict[str, int])
    forced: list[int | list[int]] = msgspec.field(default_factory=list[int | list[int]])

    def bits(self, stream: str) -> int:
        """The next 64 bits of a stream."""
        z = self.streams.get(stream)
        if z is None:
            z = self._begin(stream)
        self.streams[stream] = z = (z + GOLDEN) & MASK
        return mix(z)

    def _begin(self, stream: str) -> int:
        """Where a stream starts: from the seed and its own name."""
        return mix(self.seed ^ mix(int.from_bytes(stream.encode(), "big") & MASK))

    def below(self, n: int, stream: str = "main") -> int:
        """A number from 0 to n - 1."""
        if self.forced:
            value = self.forced.pop(0)
            if not isinstance(value, int) or not 0 <= value < n:
                raise ValueError(f"forced chance {value!r}: here a number below {n} is drawn")
            return value
        return (self.bits(stream) * n) >> 64

    def shuffle(self, items: list[int], stream: str = "main") -> None:
        """Put `items` in random order, in place."""
        if self.forced:
            order = self.forced.pop(0)
            if not isinstance(order, list) or sorted(order) != sorted(items):
                raise ValueError(f"forced chance {order!r}: here {items} are shuffled")
            items[:] = order
            return
        if len(items) < 2:
            return
        z = self.streams.get(stream)
        if z is None:
            z = self._begin(stream)
        for i in range(len(items) - 1, 0, -1):  # `bits` written out: this is a hot path
            z = (z + GOLDEN) & MASK
            y = ((z ^ (z >> 30)) * FIRST) & MASK
            y = ((y ^ (y >> 27)) * SECOND) & MASK
            j = ((y ^ (y >> 31)) * (i + 1)) >> 64
            items[i], items[j] = items[j], items[i]
        self.streams[stream] = z
