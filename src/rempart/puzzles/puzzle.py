"""A puzzle: a match up to a decision, what to reach from there, and a line that does."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any

import msgspec

import rempart
from rempart.kernel import Game, Match, Option, PuzzleGoal, Record, RempartError
from rempart.kernel.errors import BadData
from rempart.kernel.record import SEEDED
from rempart.kernel.text import Text
from rempart.puzzles.aim import Aim

FILE = "puzzles.jsonl"
"""The puzzles of a game, in its package: one a line."""

Packed = list[object]
"""A choice: its kind, then its fields in their order."""


class NoPuzzle(RempartError):
    """There is no such puzzle."""


class Found(msgspec.Struct, frozen=True):
    """How often players of different strength reach the goal, 0 to 1: at random; the easy bot and
    the game's quick player, who play to win the match; a glance, a little and much search for the
    goal."""

    random: float
    easy: float
    quick: float
    glance: float
    little: float
    much: float


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line of the file.

    edition   the edition of the game under which it was made: later values do not change it
    share     how often its solution reaches the goal, whatever the seat cannot know
    """

    id: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{8}$")]
    goal: str
    target: int
    rating: Annotated[int, msgspec.Meta(ge=0, le=4000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    edition: str
    settings: dict[str, object]
    seed: int
    share: Annotated[float, msgspec.Meta(ge=0, le=1)]
    found: Found
    solution: Annotated[list[Packed], msgspec.Meta(min_length=1, max_length=200)]
    choices: Annotated[list[Packed], msgspec.Meta(max_length=2000)]
    digest: str

    def json(self) -> str:
        """The line."""
        return msgspec.json.encode(self).decode()


# Choices


def packed(option: Option) -> Packed:
    """A choice in short: `["Deploy", 12, 3]`."""
    return [type(option).__name__, *msgspec.structs.astuple(option)]


def unpacked(game: Game, choice: Packed) -> dict[str, object]:
    """The choice as in a record."""
    kind, *values = choice or [""]
    for known in game.options:
        if known.__name__ == kind and len(values) == len(known.__struct_fields__):
            return {"type": kind, **dict(zip(known.__struct_fields__, values, strict=True))}
    raise BadData(f"{choice!r} is not an option of {game.id}")


# Positions


def name_of(game: Game, record: Record, goal: str, target: int) -> str:
    """The id of a puzzle: the same for the same position and goal."""
    said = [game.id, record.edition, record.settings, record.seed, record.choices, goal, target]
    return hashlib.sha256(msgspec.json.encode(said, order="sorted")).hexdigest()[:8]


def record_of(game: Game, puzzle: Puzzle, also: Sequence[Packed] = ()) -> Record:
    """The record of the match at which a puzzle begins; `also`: some choices more."""
    return Record(
        rempart=SEEDED,
        game=game.id,
        edition=puzzle.edition,
        settings=puzzle.settings,
        seed=puzzle.seed,
        choices=[unpacked(game, choice) for choice in (*puzzle.choices, *also)],
        digest="" if also else puzzle.digest,
    )


def begun(game: Game, puzzle: Puzzle) -> Match:
    """The match at which a puzzle begins."""
    return Match.replay(game, record_of(game, puzzle))


def goals_of(game: Game) -> Mapping[str, PuzzleGoal[Any]]:
    """What a game's puzzles may ask for."""
    return {} if game.puzzles is None else game.puzzles.goals


def aim_of(start: Match, goal: str, seat: int, target: int) -> Aim:
    """What is to be reached, from the position of a match."""
    game = start.game
    goals = goals_of(game)
    if goal not in goals:
        raise BadData(f"{game.id} has no puzzle goal {goal!r}; it has: {', '.join(goals)}")
    team = game.cooperative(start.settings)
    return Aim(game, goals[goal], game.copy(start.state), seat, team, target)


def solution_of(game: Game, puzzle: Puzzle) -> list[Option]:
    """The choices of its solution."""
    return [game.read_choice(unpacked(game, choice)) for choice in puzzle.solution]


def goal_words(goal: str, target: int, text: Text) -> str:
    """What is to be reached, as a sentence."""
    return text(f"puzzle_goal.{goal}", n=target)


# The file


def file_of(game: Game) -> Traversable:
    """Where a game keeps its puzzles."""
    return files(game.package) / FILE


def read_lines(text: str, name: str = FILE) -> list[Puzzle]:
    """Puzzles from a file's text, or `BadData` with the line that is wrong."""
    found: list[Puzzle] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            try:
                found.append(msgspec.json.decode(line, type=Puzzle))
            except msgspec.DecodeError as error:
                raise BadData(f"{name}, line {number}: {error}") from error
    return found


@cache
def puzzles_of(game: Game) -> dict[str, Puzzle]:
    """A game's puzzles by id, the easiest first."""
    file = file_of(game)
    if not file.is_file():
        return {}
    found = sorted(read_lines(file.read_text("utf-8")), key=lambda one: (one.rating, one.id))
    return {puzzle.id: puzzle for puzzle in found}


def puzzle(game: Game, id: str) -> Puzzle:
    """A puzzle by its id."""
    try:
        return puzzles_of(game)[id]
    except KeyError:
        raise NoPuzzle(f"{game.id} has no puzzle {id!r}") from None


def games() -> list[Game]:
    """The games that have puzzles."""
    return [game for game in rempart.games().values() if file_of(game).is_file()]
