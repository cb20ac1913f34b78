"""Puzzles at the terminal: the list, playing one, making and checking them."""

from __future__ import annotations

import random
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text as Styled

from rempart import bots
from rempart.kernel import Game, Match, Option
from rempart.kernel.hidden import imagine
from rempart.kernel.text import Text
from rempart.puzzles.check import fault_of
from rempart.puzzles.collect import collect
from rempart.puzzles.explain import hint
from rempart.puzzles.puzzle import (
    NoPuzzle,
    Puzzle,
    aim_of,
    begun,
    goal_words,
    puzzles_of,
    solution_of,
)
from rempart.terminal.console import Terminal
from rempart.terminal.menu import Menu
from rempart.terminal.table import Table

RIVAL = "easy"
HINT, SOLUTION = "h", "s"


class PuzzleBoard(Table):
    """A puzzle at the terminal: it ends when its goal is decided."""

    def __init__(self, terminal: Terminal, game: Game, puzzle: Puzzle, text: Text):
        start = begun(game, puzzle)
        self.puzzle = puzzle
        self.aim = aim_of(start, puzzle.goal, puzzle.seat, puzzle.target)
        self.at = len(start.choices)
        resume = (start.edition, self.at, start.state, start.choices)
        match = Match(game, start.settings, start.seed, start.patch, resume)
        rivals = {} if self.aim.team else dict.fromkeys(match.seats, RIVAL)
        rivals.pop(puzzle.seat, None)
        super().__init__(terminal, match, text, rivals)

    @property
    def reached(self) -> bool | None:
        """Whether the goal was reached; None: not decided yet."""
        return self.aim.verdict(self.match.state)

    @property
    def unsaved(self) -> bool:
        """Nothing is lost by leaving."""
        return False

    def choose(self, option: Option) -> None:
        """Make a choice, unless the puzzle is decided."""
        if self.reached is None:
            super().choose(option)

    def let_bots_choose(self) -> None:
        """Rivals answer, until somebody here may choose or the puzzle is decided."""
        while self.reached is None and self.match.decision and not self.awaited():
            seat = self.match.decision.seat
            self.choose(bots.ask_bot(self.bots[seat], self.match, seat))

    def menu(self) -> Menu | None:
        """The options, until the puzzle is decided."""
        return super().menu() if self.reached is None else None

    def do(self, line: str) -> None:
        """As at any table, but a hint is one for the goal; and the solution can be shown."""
        word = line.strip().lower()
        if word == HINT and self.reached is None:
            self.say(self.next_step())
        elif word == SOLUTION:
            self.say(self.solution())
        elif not word and self.reached is not None:
            self.left = True
        else:
            super().do(line)

    def next_step(self) -> str:
        """A hint for the goal."""
        seat = self.viewer if self.viewer is not None else self.puzzle.seat
        game = self.match.game
        dealt, _ = imagine(game, self.match.state, seat, 0)
        resume = (self.match.edition, len(self.match.choices), dealt, self.match.choices)
        match = Match(game, self.match.settings, self.match.seed, self.match.patch, resume)
        found = hint(
            self.aim, match, seat, self.match.choices[self.at :], solution_of(game, self.puzzle)
        )
        if found.option is None:
            return self.text("advice.take_back")
        said = [self.text.say("option", found.option, seat)]
        return " · ".join([*said, *(reason.words(self.text) for reason in found.reasons)])

    def solution(self) -> str:
        """The solution in words."""
        line = solution_of(self.match.game, self.puzzle)
        said = [self.text.say("option", option, self.puzzle.seat) for option in line]
        return "\n".join(f"{n}. {step}" for n, step in enumerate(said, 1))

    def bottom(self) -> RenderableType:
        """The goal, and the choice or the verdict."""
        words = goal_words(self.puzzle.goal, self.puzzle.target, self.text)
        goal = Styled(
            self.text("puzzles.goal", goal=words, rating=str(self.puzzle.rating)), style="now"
        )
        if self.reached is None:
            return Group(goal, super().bottom())
        key = "puzzles.reached" if self.reached else "puzzles.missed"
        return Group(goal, Styled(self.text(key), style="title"))


def numbered(game: Game, given: str | None) -> Puzzle:
    """The puzzle with a number in the list, or an id; without either, any."""
    found = list(puzzles_of(game).values())
    if not found:
        raise NoPuzzle(f"{game.id} has no puzzles")
    if given is None:
        return random.choice(found)
    if given in puzzles_of(game):
        return puzzles_of(game)[given]
    if given.isdecimal() and 1 <= int(given) <= len(found):
        return found[int(given) - 1]
    raise NoPuzzle(f"{game.id} has puzzles 1 to {len(found)}, not {given!r}")


def listed(game: Game, text: Text) -> RenderableType:
    """All puzzles of a game."""
    grid = Grid.grid(padding=(0, 2))
    for n, one in enumerate(puzzles_of(game).values(), 1):
        grid.add_row(str(n), str(one.rating), goal_words(one.goal, one.target, text))
    return grid


def make(
    game: Game, text: Text, console: Console, count: int, seed: int, workers: int, out: Path
) -> int:
    """Make puzzles, with a bar; returns how many there are."""
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(text("puzzles.making"), total=count)

        def report(found: list[Puzzle], at: int) -> None:
            bar.update(task, completed=len(found))

        return len(collect(game, count, seed, workers, out, report))


def checked(game: Game, text: Text, console: Console) -> int:
    """Check all puzzles of a game; returns how many are faulty."""
    wrong = 0
    found = puzzles_of(game)
    with Progress(console=console, transient=True) as bar:
        for one in bar.track(found.values(), description=text("puzzles.checking")):
            if fault := fault_of(game, one):
                wrong += 1
                console.print(f"{one.id}: {fault}")
    return wrong
