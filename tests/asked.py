"""What a match awaits, or how it ended, for tests that know that it does or has."""

from __future__ import annotations

from rempart.kernel import Decision, Match, Outcome


def asked(match: Match) -> Decision:
    """What is to be chosen now."""
    assert match.decision is not None, "the match is over"
    return match.decision


def ended(match: Match) -> Outcome:
    """How the match ended."""
    assert match.outcome is not None, "the match is not over"
    return match.outcome
