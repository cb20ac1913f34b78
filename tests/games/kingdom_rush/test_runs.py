"""Runs of the endless mode: stages, what they should be like, which are ready."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush import GAME
from rempart.games.kingdom_rush.code import SEEDS, MapCode, decode, encode
from rempart.games.kingdom_rush.runs import EndlessRuns
from rempart.kernel import Match
from rempart.kernel.errors import BadSettings
from rempart.kernel.runs import Try
from rempart.play import by_names, play_out

RUNS = EndlessRuns()
GAME.tables()


def settings(**given: object):
    return GAME.read_settings({"scenario": "endless", **given})


def code(strength: int = 16, stage: int = 1, seed: int = 5) -> str:
    return encode(MapCode(seed, stage, strength))


@pytest.mark.rule("KRH-ENDLESS-01")
def test_the_next_stage_is_of_the_same_run():
    first = RUNS.first(SEEDS + 7)
    assert decode(first) == MapCode(7)
    second = RUNS.following(first)
    assert decode(second) == MapCode(7, 2)
    assert RUNS.follows(second, first)
    assert RUNS.follows(encode(MapCode(7, 2, 3)), first)
    assert not RUNS.follows(first, second)
    assert not RUNS.follows(encode(MapCode(8, 2)), first)
    assert RUNS.following(code(stage=99)) == ""


@pytest.mark.rule("KRH-ENDLESS-01")
def test_the_outcome_tells_the_stage():
    match = Match(GAME, settings(map=code(stage=4), players=1, start="deal"), 1)
    play_out(match, by_names(["random"], 1, GAME))
    assert match.outcome is not None
    assert match.outcome.facts["stage"] == 4
    assert "scenario" not in match.outcome.facts


def test_the_code_of_a_match():
    assert RUNS.code_of(settings(map=code().lower()), 3) == code()
    assert RUNS.code_of(settings(), 3) == RUNS.first(3)
    assert RUNS.code_of(GAME.read_settings({"scenario": "2"}), 3) == ""


@pytest.mark.rule("KRH-ENDLESS-05")
def test_later_stages_are_to_be_won_less_often():
    wanted = [sum(RUNS.wanted(code(stage=stage))) / 2 for stage in (1, 2, 6, 30)]
    assert wanted == sorted(wanted, reverse=True)
    assert wanted[0] == 75
    assert wanted[-1] == GAME.tables().data.endless["g1"].offer.least


@pytest.mark.rule("KRH-ENDLESS-05")
def test_a_map_that_is_too_easy_becomes_stronger():
    harder = RUNS.other([Try(code(16), 16, 16)])
    assert decode(harder).strength > 16
    weaker = RUNS.other([Try(code(16), 2, 16)])
    assert decode(weaker).strength < 16
    # Between what is known to be too weak and too strong, and never twice the same.
    between = RUNS.other([Try(code(16), 16, 16), Try(code(20), 2, 16)])
    assert 16 < decode(between).strength < 20
    assert RUNS.other([Try(code(16), 16, 16), Try(code(17), 2, 16)]) == ""
    assert RUNS.other([Try(code(31), 16, 16)]) == ""


@pytest.mark.parametrize("players", GAME.players)
def test_maps_that_are_ready_are_first_stages_of_the_wanted_strength(players: int):
    ready = RUNS.ready(players)
    assert len({one.code for one in ready}) == len(ready) > 0
    for one in ready:
        low, high = RUNS.wanted(one.code)
        assert low <= one.percent <= high
        assert decode(one.code).stage == 1


def test_a_stage_in_words():
    stage = RUNS.stage(code(stage=3), GAME.text("en"))
    assert stage.number == 3
    assert stage.title.endswith("· stage 3")
    with pytest.raises(BadSettings, match="looks like"):
        RUNS.stage("nonsense", GAME.text("en"))


def test_a_generated_map_is_introduced_by_what_it_has():
    match = Match(GAME, settings(map=code(stage=9), players=2, start="deal"), 1)
    card = match.introduction()
    assert card is not None
    assert card.title.endswith("· stage 9")
    assert card.key == "-".join(["map", *(part.piece.kind for part in card.parts)])


def test_the_sheet_shows_the_code():
    match = Match(GAME, settings(map=code(stage=9), players=2, start="deal"), 1)
    goal = next(zone for zone in match.scene(0).zones if zone.id == "goal")
    assert any(code(stage=9) in piece.note for piece in goal.pieces)
