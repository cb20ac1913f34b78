"""Replays a record, choice by choice: interactively at a terminal, or all at once in a pipe."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text as Styled

from rempart import look
from rempart.kernel import Match, Moment, Seat
from rempart.kernel.errors import UnknownSeat
from rempart.kernel.text import Text
from rempart.terminal import log, screen
from rempart.terminal.cells import echo
from rempart.terminal.choices import outcome_lines
from rempart.terminal.console import Terminal
from rempart.terminal.fit import best_fit
from rempart.terminal.maps import relabel
from rempart.terminal.settings import whole_number

INTERRUPTED = 130


def seat_of(given: str | None, match: Match) -> Seat | None:
    """The seat whose view is shown, counted from 1; in a solo match, the player's."""
    if given is None:
        return 0 if len(match.seats) == 1 else None
    number = whole_number(given)
    if not isinstance(number, int) or number - 1 not in match.seats:
        raise UnknownSeat(f"no seat {given}; this match has seats 1 to {len(match.seats)}")
    return number - 1


class Replay:
    """A finished or unfinished match to look at."""

    def __init__(self, terminal: Terminal, match: Match, text: Text, seat: Seat | None):
        self.terminal = terminal
        self.match = match
        self.text = text
        self.seat = seat
        self.moments: list[Moment] = list(match.story())
        self.at = 0
        self.notice = ""
        self.labels: dict[str, str] = {}
        """The letters of pieces on maps."""

    def run(self) -> int:
        """Show it; returns the exit code."""
        try:
            if self.terminal.interactive:
                self.step_through()
            else:
                self.tell()
        except EOFError:
            pass
        except KeyboardInterrupt:
            self.terminal.show("")
            return INTERRUPTED
        return 0

    def tell(self) -> None:
        """The whole story, then the last position."""
        scene = self.match.scene(self.seat, self.text.language)
        width = self.terminal.width
        self.terminal.show(
            self.banner(len(self.moments) - 1),
            log.whole(self.moments, self.seat, self.text),
            "",
            screen.draw(scene, self.text, width, self.seat, screen.DETAILS[0]),
            self.ending(),
        )

    def step_through(self) -> None:
        """One position after the other, as the keys say."""
        while True:
            self.terminal.clear()
            self.terminal.show(self.position())
            answer = self.terminal.ask("› ").lower()
            if answer == "q":
                return
            if answer == "l":
                self.terminal.clear()
                self.terminal.show(log.whole(self.moments[: self.at + 1], self.seat, self.text))
                self.terminal.pause(self.text("terminal.enter"))
            else:
                self.go(answer)

    def go(self, answer: str) -> None:
        """Move to another moment, or say what would be right."""
        last = len(self.moments) - 1
        number = whole_number(answer)
        self.notice = ""
        if answer in ("", "n"):
            self.at = min(last, self.at + 1)
        elif answer in ("b", "p"):
            self.at = max(0, self.at - 1)
        elif answer == "e":
            self.at = last
        elif isinstance(number, int) and 0 <= number - self.match.first <= last:
            self.at = number - self.match.first
        else:
            self.notice = self.text("replay.rubbish", what=echo(answer), last=self.moments[last].n)

    def position(self) -> RenderableType:
        """The table after a choice, with what it caused."""
        moment = self.moments[self.at]
        match = self.match.branch(moment.n)
        scene = match.scene(self.seat, self.text.language)
        told = log.events(moment, self.seat, self.text)
        if moment.seat is not None:
            told.insert(0, log.LogLine(log.chosen(moment, self.seat, self.text)))
        above = self.banner(moment.n)
        below = Group(
            outcome_lines(match, self.text, after=False),
            Styled(self.notice or self.text("replay.keys"), style="note"),
        )
        used = Group(above, below, "")
        key = relabel(self.labels, scene, look.signs(self.match.game))
        drawn = best_fit(self.terminal, scene, self.text, self.seat, told, used, key)
        return Group(above, drawn, below)

    def banner(self, n: int) -> Styled:
        """A banner that marks this as a past position."""
        last = self.moments[-1].n
        line = Styled().append(self.text("replay.banner", n=n, last=last), style="reverse")
        return line.append(f" {self.text('terminal.seed', seed=self.match.seed)}", style="note")

    def ending(self) -> RenderableType:
        """How it ended, or that it did not."""
        if self.match.outcome is None:
            return self.text("replay.unfinished")
        return outcome_lines(self.match, self.text, after=False)
