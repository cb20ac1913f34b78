"""Chance inside the state: streams that replay exactly and can be forced.

From a seed it is SplitMix64: quick, and reproducible by anybody who knows the seed. From a secret
it is a keyed hash: nobody can compute a draw from other draws.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b, sha256
from typing import TypeVar

import msgspec

T = TypeVar("T")

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
FIRST = 0xBF58476D1CE4E5B9
SECOND = 0x94D049BB133111EB
NOT_BEGUN = -1
"""The position of a stream from which nothing has been drawn. With a seed, any value below 0 means
this; with a secret, each draw decrements it."""
SECRET_BYTES = 32


def new_secret() -> str:
    """256 bits that nobody can guess, as 64 hexadecimal digits."""
    return secrets.token_hex(SECRET_BYTES)


def is_secret(given: str) -> bool:
    """Whether a text has the format of `new_secret`."""
    return len(given) == 2 * SECRET_BYTES and not set(given) - set("0123456789abcdef")


def commitment(secret: str) -> str:
    """The SHA-256 of the secret's digits: it can be shown before a match, and checked after it,
    without revealing the secret."""
    return sha256(secret.encode()).hexdigest()


def mix(z: int) -> int:
    """SplitMix64's output function: 64 bits in, 64 well-mixed bits out."""
    z = ((z ^ (z >> 30)) * FIRST) & MASK
    z = ((z ^ (z >> 27)) * SECOND) & MASK
    return z ^ (z >> 31)


def begin(seed: int, stream: str) -> int:
    """The starting position of a stream, from the seed and its name."""
    return mix(seed ^ mix(int.from_bytes(stream.encode(), "big") & MASK))


class Chance(msgspec.Struct, array_like=True, gc=False):
    """All randomness of a match. Every draw goes through `below` or `shuffle`.

    A game may use several named streams, each begun from the seed and its own name, so that
    (say) another faction still meets the same invaders. `forced` holds the next results, in order:
    an int for `below`, a whole order for `shuffle`.

    If `seed` is a text, it is a secret.
    """

    seed: int | str
    streams: dict[str, int] = msgspec.field(default_factory=dict[str, int])
    forced: list[int | list[int]] = msgspec.field(default_factory=list[int | list[int]])

    def bits(self, stream: str) -> int:
        """The next 64 bits of a stream."""
        z = self.streams.get(stream, NOT_BEGUN)
        if z < 0:
            if isinstance(self.seed, str):
                return self._hashed(self.seed, stream, z)
            z = begin(self.seed, stream)
        self.streams[stream] = z = (z + GOLDEN) & MASK
        return mix(z)

    def _hashed(self, secret: str, stream: str, at: int) -> int:
        """The next 64 bits of a stream drawn from a secret."""
        self.streams[stream] = at - 1
        drawn = blake2b(f"{at} {stream}".encode(), digest_size=8, key=secret.encode())
        return int.from_bytes(drawn.digest(), "big")

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
        z = self.streams.get(stream, NOT_BEGUN)
        if z < 0:
            if isinstance(self.seed, str):
                self._shuffle(items, stream)
                return
            z = begin(self.seed, stream)
        for i in range(len(items) - 1, 0, -1):  # `bits` written out: this is a hot path
            z = (z + GOLDEN) & MASK
            y = ((z ^ (z >> 30)) * FIRST) & MASK
            y = ((y ^ (y >> 27)) * SECOND) & MASK
            j = ((y ^ (y >> 31)) * (i + 1)) >> 64
            items[i], items[j] = items[j], items[i]
        self.streams[stream] = z

    def _shuffle(self, items: list[int], stream: str) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = (self.bits(stream) * (i + 1)) >> 64
            items[i], items[j] = items[j], items[i]
