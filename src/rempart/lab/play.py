"""Plays one match of a spec and makes a row of it."""

from __future__ import annotations

import time
import traceback

import msgspec

import rempart
from rempart.kernel import Match, Option, RempartError, Seat
from rempart.lab.choices import Tally
from rempart.lab.odds import Odds
from rempart.lab.spec import Cell
from rempart.play import Lineup, by_names, play_out

MOST = 100_000
"""A match with more choices is assumed never to end."""


class Endless(RempartError):
    """A match that does not end."""


class Row(msgspec.Struct):
    """The result of a match.

    focus     the seat whose wins the cell counts; won: whether it won
    facts     figures of the outcome, as the game reports them
    low       how likely this outcome was at its least likely moment: see `odds.Odds`
    kinds     how many choices of each kind were made
    choices   what each seat was offered and took: see `choices.Tally`
    record    the match itself, as `rempart replay` reads it
    error     why there is no outcome, if the match failed
    """

    id: str
    cell: int
    game: str
    edition: str
    options: dict[str, object]
    data: dict[str, object]
    bots: list[str]
    seed: int
    together: bool = False
    focus: int = 0
    won: bool = False
    reason: str = ""
    rule: str = ""
    winners: list[int] = []
    scores: list[int] = []
    facts: dict[str, int] = {}
    low: float | None = None
    decisions: int = 0
    seconds: float = 0.0
    kinds: dict[str, int] = {}
    choices: list[dict[str, object]] = []
    record: str = ""
    error: str = ""


def row_id(cell: int, seed: int) -> str:
    """The name of a match in its run."""
    return f"{cell}-{seed}"


def play(cell: Cell, seed: int, noted: bool = True) -> Row:
    """Play one match. A bug in a game ends only this match, and is reported in its row. What
    happened on the way (`low`, `kinds`, `choices`, `record`) is recorded only with `noted`.
    """
    row = Row(
        id=row_id(cell.n, seed),
        cell=cell.n,
        game=cell.game,
        edition=cell.edition,
        options=cell.setup,
        data=cell.data,
        bots=[],
        seed=seed,
    )
    begun = time.perf_counter()
    try:
        match = rempart.new(cell.game, seed=seed, data=cell.data, **cell.setup)
        lineup, seats = Lineup.read(cell.bots), len(match.seats)
        if match.edition != cell.edition:
            raise RempartError(f"edition {match.edition} is installed here, not {cell.edition}")
        row.options = msgspec.to_builtins(match.settings)
        row.bots, row.focus = lineup.seated(seats, seed), lineup.focus(seats, seed)
        _play(match, row, noted)
    except Exception:
        row.error = traceback.format_exc(limit=-3)
    row.seconds = time.perf_counter() - begun
    return row


def _play(match: Match, row: Row, noted: bool) -> None:
    tally, odds = Tally(match), Odds(match)
    ask = by_names(row.bots, row.seed, match.game)

    def choose(match: Match, seat: Seat) -> Option:
        if len(match.choices) >= MOST:
            raise Endless(f"no end after {MOST} choices")
        option = ask(match, seat)
        if noted and match.decision is not None:
            tally(match.decision, seat, option)
            odds.look()
        return option

    try:
        outcome = play_out(match, choose)
        row.together = odds.together
        row.won = row.focus in outcome.winners
        row.reason, row.rule = outcome.reason, outcome.rule
        row.winners, row.scores = list(outcome.winners), list(outcome.scores)
        row.facts, row.low = dict(outcome.facts), odds.low(outcome)
    finally:
        row.decisions = len(match.choices)
        if noted:
            row.kinds, row.choices = tally.kinds, tally.rows()
            row.record = match.record().json().decode()
