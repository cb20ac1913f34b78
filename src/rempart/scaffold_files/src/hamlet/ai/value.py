"""What a position is worth, for bots that look one choice ahead."""

from __future__ import annotations

from rempart.kernel import NONE

from hamlet.state import Village
from hamlet.steps.attack import missing

WON = 1000.0
HEART = 10.0
"""The points that will be missing some time later and count as much as one heart."""


def evaluate(s: Village, seat: int) -> float:
    """Hearts, less what this raider would cost as things stand, less a little for each later one.

    The deck may be looked through here, as everybody knows what is in it, but not its order.
    """
    if s.outcome is not None:
        return WON if s.outcome.winners else -WON
    now = 0 if s.raider == NONE else missing(s, s.raider)
    later = sum(missing(s, raider) for raider in s.deck)
    return HEART * (s.hearts - now) - later
