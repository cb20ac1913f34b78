"""Checking a record: that all in it follows from its secret, and which commitment that was."""

from __future__ import annotations

from rempart.kernel import Match, RempartError, commitment
from rempart.kernel.text import Text


class NotAsShown(RempartError):
    """The record is not that of the match that was promised."""


def lines(match: Match, shown: str, text: Text) -> list[str]:
    """What a check finds out about a match that was just played again from its record; `shown` is
    the commitment that somebody saw before it began, if they say so."""
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
