"""The code of a generated map (KRH-ENDLESS-02): which run, which stage of it, and how strong.

`K7QMT-3-1F0`: five signs for the run's seed, the stage as people count it, then the version of the
generator, the strength of the hordes and a check sign. Whoever has the code gets the same map.
"""

from __future__ import annotations

import msgspec

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""A sign's value is its place. I, L, O and U are not used; I and L are read as 1, O as 0."""
ALIKE = str.maketrans("ILO", "110")
BASE = len(ALPHABET)
SIGNS = 5
SEEDS = BASE**SIGNS
STAGES = range(1, 100)
STRENGTHS = range(BASE)
USUAL = 16
"""The strength that the parameters of the generator speak of."""
VERSIONS = (1,)
"""The generators that there are; the last makes new maps."""
STAGE_BITS, STRENGTH_BITS, SEED_BITS = 7, 5, 25
FIRST_NUMBER = 1 << STAGE_BITS + STRENGTH_BITS + SEED_BITS
"""From here on, the number of a scenario is that of a generated map."""


class BadCode(ValueError):
    """A text is no code; `reason` is the key of the text that says why."""

    def __init__(self, reason: str, **about: object):
        super().__init__(reason)
        self.reason = reason
        self.about = about


class MapCode(msgspec.Struct, frozen=True):
    """What a code says."""

    seed: int
    stage: int = 1
    strength: int = USUAL
    version: int = VERSIONS[-1]

    @property
    def number(self) -> int:
        """The code as the number of a scenario."""
        number = self.version << STAGE_BITS | self.stage
        return (number << STRENGTH_BITS | self.strength) << SEED_BITS | self.seed


def is_map(scenario: int) -> bool:
    """Whether the number of a scenario is that of a generated map."""
    return scenario >= FIRST_NUMBER


def from_number(number: int) -> MapCode:
    """The inverse of `MapCode.number`."""
    number, seed = divmod(number, SEEDS)
    number, strength = divmod(number, BASE)
    version, stage = divmod(number, 1 << STAGE_BITS)
    return MapCode(seed=seed, stage=stage, strength=strength, version=version)


def encode(code: MapCode) -> str:
    """The code as it is shown."""
    seed = "".join(ALPHABET[value] for value in digits(code.seed))
    last = ALPHABET[code.version] + ALPHABET[code.strength] + ALPHABET[check(code)]
    return f"{seed}-{code.stage}-{last}"


def digits(seed: int) -> list[int]:
    """A seed in the alphabet's base, five places."""
    return [seed // BASE**place % BASE for place in reversed(range(SIGNS))]


def check(code: MapCode) -> int:
    """The value of the check sign. Weights are odd, so that any one wrong sign is noticed, and
    differ, so that nearly any two exchanged ones are."""
    values = [*digits(code.seed), code.stage, code.version, code.strength]
    return sum((2 * place + 1) * value for place, value in enumerate(values)) % BASE


def decode(given: str) -> MapCode:
    """What a code says, or `BadCode`. Capitals and blanks do not matter, nor do dashes around the
    stage if it has one digit."""
    signs = "".join(given.upper().translate(ALIKE).split())
    for sign in signs:
        if sign not in ALPHABET and sign != "-":
            raise BadCode("sign", sign=sign)
    parts = signs.split("-")
    if len(parts) == 1 and len(signs) == SIGNS + 4:
        parts = [signs[:SIGNS], signs[SIGNS], signs[SIGNS + 1 :]]
    if [len(part) for part in parts] not in ([SIGNS, 1, 3], [SIGNS, 2, 3]):
        raise BadCode("shape")
    if not parts[1].isdigit() or int(parts[1]) not in STAGES:
        raise BadCode("stage", stage=parts[1], last=STAGES[-1])
    version, strength, last = (ALPHABET.index(sign) for sign in parts[2])
    seed = sum(ALPHABET.index(sign) * BASE**n for n, sign in enumerate(reversed(parts[0])))
    code = MapCode(seed=seed, stage=int(parts[1]), strength=strength, version=version)
    if check(code) != last:
        raise BadCode("check")
    if version not in VERSIONS:
        raise BadCode("version", version=version)
    return code
