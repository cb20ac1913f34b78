"""Checks that everything in a record follows from its secret, and shows the commitment."""

from __future__ import annotations

from rempart.kernel import Match, RempartError, commitment
from rempart.kernel.text import Text


class NotAsShown(RempartError):
    """The record does not match the commitment that was shown."""


def lines(match: Match, shown: str, text: Text) -> list[str]:
    """The findings about a match that was just replayed from its record; `shown` is the commitment
    that was seen before it began, if given."""
    if match.first:
        raise NotAsShown(text("check.older", edition=match.edition))
    found = commitment(match.secret) if match.secret else ""
    if shown and not found:
        raise NotAsShown(text("check.no_secret"))
    if shown and shown.strip().lower() != found:
        raise NotAsShown(text("check.other", found=found))
    told = [text("check.replayed", n=len(match.choices))]
    if not found:
        return [*told, text("check.seeded", seed=match.seed)]
    told += [text("check.secret", secret=match.secret), text("check.commitment", found=found)]
    return [*told, text("check.same" if shown else "check.compare")]
