"""A game of maps in a small window: the map is a map, and pieces on it that have a grid are shown
as that grid; what is asked, what is threatened and what happened are always on the screen."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from rich.text import Text as Styled

import rempart
from rempart import bots
from rempart.terminal.fit import last_lines
from rempart.terminal.log import LogLine
from rempart.terminal.screen import CLOSE, GAP, flow
from rempart.terminal.table import Table
from rempart.terminal.threats import threats
from tests.terminal.stage import Stage, at_table
from tests.terminal.test_screen import TEXT, printed

WIDTH, HEIGHT = 80, 24
LONGEST, EACH = 64, 4
"""Choices of a match, and between two readings of the screen."""
FEW = 9
"""So many options leave room for the names of all hordes."""


def flat(page: str) -> str:
    """A page as one line, so that it does not matter where sentences were folded."""
    return " ".join(page.split())


def lettered(table: Table) -> list[str]:
    """The names of the pieces that have a letter."""
    places = [place for zone in table.scene().zones for place in zone.places]
    return [one.name for place in places for one in place.pieces if one.id in table.labels]


def read(table: Table, named: bool) -> None:
    """Look at the screen of a table."""
    page = printed(table.best_screen(), WIDTH)
    lines, words = page.splitlines(), flat(page)
    assert len(lines) < HEIGHT
    assert max(map(cell_len, lines)) <= WIDTH
    assert any(line.startswith("• ") for line in lines)
    assert any(line.startswith("► ") for line in lines)
    for line in threats(table.match, table.viewer, table.text, table.terminal):
        assert flat(str(line)) in words
    assert all(item.label.split()[-1] in words for item in table.items())
    (board,) = (zone for zone in table.scene().zones if zone.id == "board")
    letters = [place.name.rstrip("0123456789") for place in board.places[: board.columns]]
    rows = [line.split() for line in lines]
    assert any(row[: len(letters)] == letters for row in rows)
    for number in range(1, len(board.places) // board.columns + 1):
        assert any(row[:1] == [str(number)] for row in rows)
    if table.labels:
        assert "A B C D" in words
    if named and len(table.items()) <= FEW:
        assert all(flat(name) in words for name in lettered(table))


@pytest.mark.parametrize(
    ("scenario", "players", "language"), [("7", 1, "fr"), ("11", 4, "pl"), ("12", 3, "en")]
)
def test_map_grids_question_log_and_threats_are_always_on_the_screen(
    scenario: str, players: int, language: str
):
    """Only the names of hordes may have to wait for `m`: where the map is as high as that of
    scenario 11, or the list of options is long."""
    stage = Stage([], width=WIDTH, height=HEIGHT)
    match = rempart.new("kingdom_rush", seed=2, players=players, scenario=scenario, start="deal")
    table = at_table(stage, match, language)
    adviser, seen = bots.bot("greedy", 0, match.game), 0
    while match.decision is not None and len(match.choices) < LONGEST:
        table.seat_viewer()
        if len(match.choices) % EACH == 0:
            read(table, named=scenario != "11")
            seen += 1
        table.choose(bots.ask_bot(adviser, match, match.decision.seat))
    assert seen > 6


def test_items_move_closer_if_that_saves_a_line():
    items = [Styled("a" * 5) for _ in range(4)]
    assert flow(items, 29).plain == GAP.join(["aaaaa"] * 4)
    assert flow(items, 28).plain == CLOSE.join(["aaaaa"] * 4)
    assert flow(items, 25).plain == GAP.join(["aaaaa"] * 3) + "\naaaaa"


def test_with_room_for_one_line_as_much_of_the_last_sentence_as_fits():
    stage = Stage([], width=30, height=24)
    told = [LogLine("Something short."), LogLine("A sentence of more than one line.", "KR-ADV-01")]
    assert (
        printed(last_lines(stage.terminal, told, TEXT, 1), 30) == "• A sentence of mor… KR-ADV-01\n"
    )
    assert "line." in printed(last_lines(stage.terminal, told, TEXT, 2), 30)
