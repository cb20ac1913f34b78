"""Below the options: odds, and what cannot be chosen."""

from __future__ import annotations

from rempart.games.dark_tower.options import Fight
from rempart.kernel import Match
from tests.games.dark_tower.board import Table
from tests.terminal.stage import Stage, at_table


def shown(match: Match, language: str = "en") -> str:
    """What a person sees who is asked to choose."""
    stage = Stage([], width=100)
    at_table(stage, match, language).show()
    return " ".join(stage.out.getvalue().split())


def before_a_battle() -> Match:
    """A hero with 12 warriors beside a foe, and with a carpet that flies for spirit."""
    table = Table()
    table[0].warriors = 12
    table.put(0, "dayside")
    table.give(0, "carpet")
    table.foe("wolves", "dayside")
    table.turn()
    match = table.match()
    assert match.decision is not None
    assert any(isinstance(option, Fight) for option in match.decision.options)
    return match


def test_the_odds_of_a_battle_stand_below_the_options():
    page = shown(before_a_battle())
    assert "2 battle cards; you bring 0 advantages · Warriors: " in page
    assert " at worst" in page


def test_what_cannot_be_paid_stands_there_with_the_reason():
    page = shown(before_a_battle())
    assert "✗ Use Kamaria's Carpet (that costs 1 spirit)" in page
