"""Ratings: how often bots win a stage, and which strength is offered."""

from __future__ import annotations

import pytest

import rempart
from rempart import rating
from rempart.games.kingdom_rush.code import decode
from rempart.kernel import Game
from rempart.kernel.runs import Try

GAME = rempart.game("kingdom_rush")
assert GAME.runs is not None
FIRST = GAME.runs.first(5)


def plays(monkeypatch: pytest.MonkeyPatch, even: int, spread: int = 2) -> list[tuple[str, int]]:
    """Matches that are won up to a strength, and lost from another on; those that are played."""
    played: list[tuple[str, int]] = []

    def won(game: Game, code: str, players: int, seed: int) -> bool:
        played.append((code, seed))
        return decode(code).strength + seed % 8 // 2 * spread <= even + 3 * spread // 2

    monkeypatch.setattr(rating, "won", won)
    return played


def finished(tune: bool) -> tuple[list[Try], rating.Rating]:
    tries = [Try(FIRST)]
    while not (now := rating.judged(GAME, tries, tune)).done:
        assert now.played < now.most
        tries = rating.gone_on(GAME, 2, tries, tune, 0.0)
    return tries, now


def test_a_code_that_was_given_is_only_rated(monkeypatch: pytest.MonkeyPatch):
    played = plays(monkeypatch, even=31)
    tries, found = finished(tune=False)
    assert tries == [Try(FIRST, 16, 16)]
    assert played == [(FIRST, seed) for seed in range(16)]
    assert found.best.code == FIRST
    assert (found.played, found.most) == (16, 16)
    assert found.share.value == 100
    assert found.share.low < 100


@pytest.mark.parametrize("even", [6, 12, 18, 24])
@pytest.mark.rule("KRH-ENDLESS-05")
def test_the_strength_is_set_until_bots_win_as_often_as_they_should(
    monkeypatch: pytest.MonkeyPatch, even: int
):
    plays(monkeypatch, even)
    tries, found = finished(tune=True)
    assert GAME.runs is not None
    low, high = GAME.runs.wanted(FIRST)
    assert low <= found.best.percent <= high
    assert len(tries) <= rating.TRIES
    assert decode(found.best.code).seed == decode(FIRST).seed


def test_what_is_clearly_too_hard_is_given_up_early(monkeypatch: pytest.MonkeyPatch):
    plays(monkeypatch, even=-20)
    tries, found = finished(tune=True)
    assert tries[0].played == rating.EARLY
    assert found.best.percent == 0


def test_the_same_rating_goes_on_wherever_it_was_left(monkeypatch: pytest.MonkeyPatch):
    plays(monkeypatch, even=12)
    at_once = rating.gone_on(GAME, 2, [Try(FIRST)], tune=True, seconds=60.0)
    assert at_once == finished(tune=True)[0]


def test_bots_play_a_real_match():
    assert rating.won(GAME, FIRST, 1, 0) in (True, False)
