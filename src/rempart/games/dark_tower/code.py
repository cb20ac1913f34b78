"""The game code (DT-CODE): twelve characters that hold how a game is set up and its chance.

DT-CODE-02: it covers mode, difficulty, number of players, main goal, adversary, foes and (by the
random value) events. DT-CODE-08: heroes, homes, starting player and decisions are not in it.
DT-CODE-09: a code that was accepted is written the same again; DT-CODE-10: so are the public ones.
"""

from __future__ import annotations

import hashlib

import msgspec

from rempart.games.dark_tower.ids import ADVERSARIES, COMPANIONS, NIMET, STREAMS
from rempart.kernel import Chance

ALPHABET = "a123456789bcdefghijklmnpqrstuvwxyz"
"""DT-CODE-04: a sign's value is its place."""
BASE = len(ALPHABET)
LENGTH = 12
GROUP = 4
CONFIGURATION = 6
"""DT-CODE-05: the first six signs; the other six are the random value."""
VALUES = BASE ** (LENGTH - CONFIGURATION)
"""DT-CODE-06: random values are below this."""


class BadCode(ValueError):
    """A text is no game code; `reason` is the key of the text that says why (DT-CODE-07)."""

    def __init__(self, reason: str, **about: object):
        super().__init__(reason)
        self.reason = reason
        self.about = about


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """What a code says. Foes of a level by their place among the four (0 to 3)."""

    foes: tuple[int, int, int]
    adversary: int
    companion: int
    gritty: bool = False
    competitive: bool = False
    players: int = 1
    rng: int = 0


def encode(config: Config) -> str:
    """The code of a configuration, as it is shown: XXXX-XXXX-XXXX."""
    two, three, four = config.foes
    values = [
        two | three << 2 | (four & 1) << 4,
        config.adversary | (four >> 1) << 4,
        config.companion,
        int(config.gritty) | int(config.competitive) << 3,
        0,
        config.players - 1,
    ]
    rest = config.rng
    for _ in range(LENGTH - CONFIGURATION):
        rest, value = divmod(rest, BASE)
        values.append(value)
    signs = "".join(ALPHABET[value] for value in values).upper()
    return "-".join(signs[at : at + GROUP] for at in range(0, LENGTH, GROUP))


def decode(code: str) -> Config:
    """What a code says, or `BadCode` (DT-CODE-03, DT-CODE-07)."""
    values = _values(code)
    _refuse(values)
    foes, adversary, companion, mode, _, players = values[:CONFIGURATION]
    return Config(
        foes=(foes & 3, foes >> 2 & 3, foes >> 4 & 1 | (adversary >> 4 & 1) << 1),
        adversary=adversary & 15,
        companion=companion,
        gritty=bool(mode & 1),
        competitive=bool(mode >> 3 & 1),
        players=players + 1,
        rng=sum(value * BASE**place for place, value in enumerate(values[CONFIGURATION:])),
    )


def _values(code: str) -> list[int]:
    """DT-CODE-04: capitals, dashes and blanks do not matter."""
    signs = "".join(code.lower().replace("-", " ").split())
    for sign in signs:
        if sign not in ALPHABET:
            raise BadCode("sign", sign=sign.upper())
    if len(signs) != LENGTH:
        raise BadCode("length", length=LENGTH, given=len(signs))
    return [ALPHABET.index(sign) for sign in signs]


def _refuse(values: list[int]) -> None:
    """DT-CODE-07, DT-COMP-20."""
    foes, adversary, companion, mode, version, players = values[:CONFIGURATION]
    if foes > 31 or adversary > 31:
        raise BadCode("foes")
    if adversary & 15 >= len(ADVERSARIES):
        raise BadCode("adversary")
    if companion >= len(COMPANIONS):
        raise BadCode("goal")
    if mode > 15:
        raise BadCode("mode")
    if mode >> 1 & 3:
        raise BadCode("expansions")
    if version:
        raise BadCode("version")
    if players > 3:
        raise BadCode("players")
    competitive = bool(mode >> 3 & 1)
    if competitive and not players:
        raise BadCode("competitive")
    if not competitive and companion == NIMET:
        raise BadCode("nimet")


def chance_of(rng: int) -> Chance:
    """DT-AM-01: the chance of a game: each named stream begins at a digest of the random value and
    its name, so that what one of them draws changes no other. DT-AM-02: bots and clients have
    chance of their own; DT-AM-03: so the same code and decisions give the same game."""
    return Chance(rng, {name: _begin(rng, name) for name in STREAMS})


def _begin(rng: int, name: str) -> int:
    digest = hashlib.sha256(f"{rng}:{name}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
