"""Where the table is shown and where answers come from: a real terminal, a pipe or a test."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable
from itertools import chain

from rich.console import Console, Group, RenderableType
from rich.segment import Segments
from rich.theme import Theme

from rempart.kernel.text import Text

WIDEST = 140
"""Lines longer than this are hard to read, however wide the window."""

ENDLESS = 100_000
"""More lines than anybody prints."""
FORGET = "\x1b[3J"
"""Tells a terminal to drop what has scrolled away."""

THEME = Theme(
    {
        "title": "bold yellow",
        "zone": "bold not dim",
        "key": "bold cyan",
        "number": "bold cyan",
        "value": "bold",
        "note": "dim",
        "mark": "italic",
        "enemy": "red",
        "good": "bold green",
        "fair": "bold yellow",
        "bad": "bold red",
        "rule_id": "dim cyan",
        "notice": "yellow",
        "edge": "dim",
        "now": "bold yellow",
    }
)


class Terminal:
    """A console to write to and something to read from.

    interactive   a person sits there: the screen is cleared, questions are asked, Enter waited for
    """

    def __init__(self, console: Console, read: Callable[[str], str], interactive: bool):
        self.console = console
        self.interactive = interactive
        self._read = read

    @classmethod
    def standard(cls) -> Terminal:
        """The process's own terminal or pipes. NO_COLOR, COLUMNS and the like are respected."""
        console = make_console()
        if sys.stdin.isatty() and console.is_terminal:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 (line editing and history for `input`)
            return cls(console, input, True)
        return cls(console, lambda prompt: _read_pipe(console, prompt), False)

    @property
    def width(self) -> int:
        """How wide to write."""
        return min(self.console.width, WIDEST)

    def show(self, *things: RenderableType) -> None:
        """Write things below each other."""
        for thing in things:
            end = "" if isinstance(thing, Segments) else "\n"
            self.console.print(thing, width=self.width, end=end)

    @property
    def height(self) -> int:
        """How many lines can be seen at once. A pipe has room for anything."""
        return self.console.height if self.interactive else ENDLESS

    def lines(self, thing: RenderableType) -> int:
        """How many lines of the window a thing takes; in a pipe that does not matter."""
        if not self.interactive:
            return 0
        options = self.console.options.update(width=self.width)
        return len(self.console.render_lines(thing, options, pad=False))

    def pages(self, *things: RenderableType) -> list[RenderableType]:
        """Things below each other, in pages that leave a line of the window free."""
        if not self.interactive:
            return [Group(*things)]
        options = self.console.options.update(width=self.width)
        lines = self.console.render_lines(Group(*things), options, pad=False, new_lines=True)
        most = max(1, self.height - 1)
        return [
            Segments(chain.from_iterable(lines[at : at + most]))
            for at in range(0, len(lines), most)
        ]

    def clear(self, all_of_it: bool = False) -> None:
        """Start a new screen, if there is one; `all_of_it`: clear the scrollback too."""
        if self.interactive:
            self.console.clear()
            if all_of_it and self.console.is_terminal:
                self.console.file.write(FORGET)
                self.console.file.flush()

    def ask(self, prompt: str) -> str:
        """One line of input, without blanks around it. At the end of input: EOFError."""
        return self._read(prompt).strip()

    def pause(self, message: str) -> None:
        """Wait for Enter, if somebody is there to press it."""
        if self.interactive:
            self.ask(message + " ")

    def confirm(self, question: str, text: Text, default: bool) -> bool:
        """Yes or no; Enter means `default`."""
        yes, no = text("terminal.yes"), text("terminal.no")
        choices = f"{yes.upper()}/{no}" if default else f"{yes}/{no.upper()}"
        while True:
            answer = self.ask(f"{question} [{choices}] ").lower()
            if not answer:
                return default
            if answer[0] in (yes, no):
                return answer[0] == yes
            self.show(text("terminal.yes_or_no", yes=yes, no=no))


class OurConsole(Console):
    """A console that leaves a closed pipe to the command line to handle."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def make_console(stderr: bool = False) -> Console:
    """A console of our colours on standard output or error."""
    return OurConsole(theme=THEME, stderr=stderr, highlight=False, emoji=False, markup=False)


def _read_pipe(console: Console, prompt: str) -> str:
    """A line of a pipe, echoed so that the output reads like a transcript."""
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    console.print(prompt + line.rstrip(), soft_wrap=False)
    return line
