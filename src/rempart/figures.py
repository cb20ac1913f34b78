"""Rates, differences and their 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

Z = 1.959964
"""The normal quantile of a 95 % interval."""


class Estimate(NamedTuple):
    """A figure with its 95 % interval, and how many matches it rests on."""

    value: float
    low: float
    high: float
    n: int

    def times(self, factor: float) -> Estimate:
        """The same in another unit."""
        return Estimate(self.value * factor, self.low * factor, self.high * factor, self.n)

    @property
    def clear(self) -> bool:
        """Whether the interval excludes zero."""
        return self.low > 0 or self.high < 0


NOTHING = Estimate(math.nan, math.nan, math.nan, 0)


def rate(hits: float, n: int) -> Estimate:
    """A share with Wilson's interval, which also works for few matches and near 0 and 1."""
    if not n:
        return NOTHING
    p, zz = hits / n, Z * Z
    middle = (p + zz / (2 * n)) / (1 + zz / n)
    half = Z * math.sqrt(p * (1 - p) / n + zz / (4 * n * n)) / (1 + zz / n)
    low = 0.0 if hits == 0 else middle - half
    high = 1.0 if hits == n else middle + half
    return Estimate(p, low, high, n)


def summed(n: int, middle: float | None, deviation: float | None) -> Estimate:
    """A mean with Student's interval, from the number, mean and deviation of the values."""
    if not n or middle is None:
        return NOTHING
    if deviation is None:
        return Estimate(middle, math.nan, math.nan, n)
    half = student(n - 1) * deviation / math.sqrt(n)
    return Estimate(middle, middle - half, middle + half, n)


def student(free: int) -> float:
    """Student's 97.5 % quantile (Hill's expansion; exact to 1 % from 3 degrees of freedom on)."""
    exact = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776}
    if free in exact:
        return exact[free]
    z, n = Z, free
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def paired_counts(n: int, gained: int, lost: int) -> Estimate:
    """How much more often one of two wins on the same seeds: alone in `gained` of n pairs, the
    other alone in `lost`.

    Bonett and Price's interval: it counts the pairs that differ, plus one each way, so that it
    stays honest where few or none do.
    """
    if not n:
        return NOTHING
    up, down = (gained + 1) / (n + 2), (lost + 1) / (n + 2)
    half = Z * math.sqrt((up + down - (up - down) ** 2) / (n + 2))
    low, high = max(-1.0, up - down - half), min(1.0, up - down + half)
    return Estimate((gained - lost) / n, low, high, n)


def stratified(strata: Iterable[tuple[int, int, int, int]]) -> Estimate:
    """How much higher one share is than another, compared only within each stratum.

    A stratum is (hits, n, hits, n). Mantel and Haenszel's weights; each share is drawn a little to
    the middle for its variance (Agresti and Caffo), so that 0 of 5 is not taken for certain.
    """
    gap = variance = weights = 0.0
    count = 0
    for hits, n, others, other in strata:
        if n and other:
            weight = n * other / (n + other)
            gap += weight * (hits / n - others / other)
            for p, size in (((hits + 1) / (n + 2), n), ((others + 1) / (other + 2), other)):
                variance += weight * weight * p * (1 - p) / (size + 2)
            weights += weight
            count += n + other
    if not weights:
        return NOTHING
    value, half = gap / weights, Z * math.sqrt(variance) / weights
    return Estimate(value, max(-1.0, value - half), min(1.0, value + half), count)


def minus(figures: str) -> str:
    """Figures with a typographic minus sign, as wide as a plus."""
    return figures.replace("-", "−")
