"""What can go wrong, each with a message that says what was wrong and what would be right."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from rempart.kernel.step import Refusal
    from rempart.kernel.text import Text


class RempartError(Exception):
    """Base of everything Rempart raises on purpose. The match or file concerned is untouched."""


class UnknownGame(RempartError):
    """There is no game of that name."""


class UnknownLanguage(RempartError):
    """The texts do not exist in that language."""


class UnknownRule(RempartError):
    """No rule index has that ID; `near` has those that are spelt most like it."""

    def __init__(self, message: str, near: Sequence[str] = ()):
        super().__init__(message)
        self.near = tuple(near)


class UnknownSeat(RempartError):
    """The match has no such seat."""


class UnknownBot(RempartError):
    """There is no bot of that name for that game."""


class BadSettings(RempartError):
    """A setting is unknown, of the wrong type or out of range.

    A game can name the text that says so in its languages: `key`, with the fields `about`.
    """

    def __init__(self, message: str, key: str = "", about: Mapping[str, object] | None = None):
        super().__init__(message)
        self.key = key
        self.about = dict(about or {})

    def translated(self, text: Text) -> str:
        """What is wrong, in the language of these texts if they have it."""
        return text(self.key, **self.about) if self.key in text else str(self)


class BadData(RempartError):
    """A data or text file cannot be read, or its values do not fit together."""


class Fault(NamedTuple):
    """An invalid value of a game: its dotted path, and what is wrong with it."""

    key: str
    reason: str
    cells: tuple[tuple[int, int], ...] = ()
    """Where on the map that the value draws: column and row, both from 0."""


class BadValues(BadData):
    """Values of a game are invalid: `faults` says which, and why."""

    def __init__(self, *faults: Fault, place: Callable[[str], str] = str):
        super().__init__("; ".join(f"{place(fault.key)}: {fault.reason}" for fault in faults))
        self.faults = faults


class ChoiceError(RempartError):
    """A choice that was not applied."""


class MalformedChoice(ChoiceError):
    """The choice is not the description of any option of this game."""


class MatchOver(ChoiceError):
    """The match has ended; nothing can be chosen."""


class IllegalChoice(ChoiceError):
    """The rules forbid the choice; `refusals` say which."""

    def __init__(self, message: str, refusals: Sequence[Refusal]):
        super().__init__(message)
        self.refusals = tuple(refusals)


class NoForecast(RempartError):
    """The game has no forecast."""


class NothingToUndo(RempartError):
    """There is no choice to undo (or redo)."""


class BadRecord(RempartError):
    """The record is damaged, or does not replay."""


class WrongEdition(BadRecord):
    """The record was made under an edition of the rules that this program cannot replay."""
