"""Runs: set-ups without an end, made from a seed, each stage harder than the one before.

A game that has them (`Game.runs`) writes a stage as a short code, one of its settings. How hard a
stage is, nobody knows until it has been played: bots play it before it is offered
(`rempart.rating`), and the game says which code to try instead if it was too easy or too hard. What
was chosen is in the code, so that others who have it need not search again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from rempart.kernel.text import Text


class Try(NamedTuple):
    """How matches of bots went with a code."""

    code: str
    won: int = 0
    played: int = 0

    @property
    def percent(self) -> float:
        """The share that was won."""
        return 100 * self.won / self.played if self.played else 0.0


class StageInfo(NamedTuple):
    """A stage in words."""

    number: int
    title: str


class Runs(Protocol):
    """What a game knows about its runs. Codes that it is given may be invalid: then it raises
    `BadSettings`."""

    setting: str
    """The setting that holds a code."""
    when: Mapping[str, tuple[object, ...]]
    """A match is part of a run if its settings have these values."""

    def code_of(self, settings: Any, seed: int) -> str:
        """The code of a match; empty if it is not part of a run."""
        ...

    def first(self, number: int) -> str:
        """The first stage of some run, not rated yet."""
        ...

    def following(self, code: str) -> str:
        """The next stage of a run, not rated yet; empty after the last."""
        ...

    def follows(self, code: str, after: str) -> bool:
        """Whether a code is the next stage after another, however strong."""
        ...

    def ready(self, players: int) -> Sequence[Try]:
        """Codes for a number of players that were rated before, for an offer at once."""
        ...

    def settings(self, code: str, players: int) -> dict[str, object]:
        """The settings of the matches that rate a code."""
        ...

    def wanted(self, code: str) -> tuple[float, float]:
        """The share of these matches that should be won, in percent: the least and the most."""
        ...

    def other(self, tries: Sequence[Try]) -> str:
        """What to try next, as the last code was too easy or too hard; empty: nothing else."""
        ...

    def stage(self, code: str, text: Text) -> StageInfo:
        """The stage in words."""
        ...
