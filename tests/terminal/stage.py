"""Players for the terminal's tests: scripted answers, a screen that is remembered."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import pytest
from rich.console import Console

from rempart import bots, cli
from rempart.terminal.console import THEME, Terminal
from rempart.terminal.table import PROMPT, Table


@dataclass
class Result:
    """What a command did."""

    code: int
    out: str
    err: str


class Shell:
    """Runs commands as a pipe would."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def __call__(self, *argv: str, lines: Iterable[str] = ()) -> Result:
        typed = "".join(f"{line}\n" for line in lines)
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        self.capsys.readouterr()
        code = cli.main(list(argv))
        said = self.capsys.readouterr()
        return Result(code, said.out, said.err)


@dataclass
class Stage:
    """A terminal with a person at it, whose answers are known beforehand.

    `pages` is what was on the screen before each answer.
    """

    answers: list[str]
    width: int = 80
    height: int = 40
    interactive: bool = True
    pages: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.out = io.StringIO()
        console = Console(
            file=self.out,
            theme=THEME,
            width=self.width,
            height=self.height,
            highlight=False,
            markup=False,
            emoji=False,
        )
        self.terminal = Terminal(console, self.read, self.interactive)

    def read(self, prompt: str) -> str:
        self.pages.append(self.out.getvalue() + prompt)
        self.out.truncate(0)
        self.out.seek(0)
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)

    @property
    def last(self) -> str:
        """What was written after the last answer."""
        return self.out.getvalue()


def at_table(stage: Stage, match: Any, language: str = "en", **settings: Any) -> Table:
    """A table at a stage."""
    text = match.game.text(language, match.variant)
    return Table(stage.terminal, match, text, **settings)


def player(name: str, seed: int = 0) -> Callable[[Table], str]:
    """Somebody who types the numbers of what a bot would do."""
    adviser = bots.bot(name, seed)

    def answer(table: Table) -> str:
        menu = table.menu()
        assert menu is not None
        assert table.viewer is not None
        option = bots.ask_bot(adviser, table.match, table.viewer)
        way = menu.way_to(option)
        assert way, f"no way to {option}"
        return " ".join(map(str, way))

    return answer


def typed_by(table: Table, stage: Stage, answer: Callable[[Table], str]) -> list[str]:
    """Play a match to its end at a table; gives the lines that were typed."""
    lines: list[str] = []

    def read(prompt: str) -> str:
        if prompt != PROMPT:
            return ""
        if table.match.decision is None:
            raise EOFError
        lines.append(answer(table))
        return lines[-1]

    stage.terminal._read = read
    assert table.run() == 0
    return lines
