"""What search knows of the game: rounds worth a try, quick players, the chance to win."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

import rempart
from rempart import advice
from rempart.advice import Advice, Memory, advise
from rempart.bots import SearchBot, ask_bot, bot
from rempart.games.kingdom_rush import GAME
from rempart.games.kingdom_rush.ai import SEARCH_MODEL
from rempart.games.kingdom_rush.ai import lines as ai_lines
from rempart.games.kingdom_rush.ai.features import (
    BOSS,
    COUNTED,
    WEIGHTS,
    chance,
    counts,
    fitted,
    weights,
    weights_of,
)
from rempart.games.kingdom_rush.ai.lines import lines, player, why
from rempart.games.kingdom_rush.ai.planner import Search
from rempart.games.kingdom_rush.ai.policy import FEW
from rempart.games.kingdom_rush.aids.coach import coach
from rempart.games.kingdom_rush.options import Done, PlayTower
from rempart.games.kingdom_rush.pieces import BUY, DESTROY, PLAY
from rempart.games.kingdom_rush.state import Kingdom
from rempart.games.kingdom_rush.steps.actions import ActionPhase, EndOfActions
from rempart.games.kingdom_rush.steps.round import Phase
from rempart.kernel import Match, advance, settle
from tests.games.kingdom_rush.table import Table, at, on_board, set_up

RNG = random.Random(1)


def position() -> tuple[Table, int]:
    """Two players without heroes, goblins before the exit, more of them on the way, a tower of seat
    0 that can stop the first, and one more."""
    table = Table()
    table.site(4, 3)
    table.site(0, 0)
    table.site(3, 3)
    table.pile("G02", "G04")
    table.horde("G03", 2, 2)
    table.hand("ARC1")
    for each in table.s.players:
        each.activated = True
    return table, table.horde("G01", 4, 2)


def begun(table: Table) -> Match:
    """Phase 2, and all that follows."""
    return table.begin([Phase(DESTROY), EndOfActions(), ActionPhase()])


def found(match: Match) -> list[tuple[Any, ...]]:
    assert match.decision is not None
    return lines(match.state, match.decision, 0, RNG)


def second_round(seed: int, **settings: Any) -> Kingdom:
    """A match of quick players when its second round begins."""
    match = rempart.new("kingdom_rush", seed=seed, start="deal", **settings)
    choose = player(random.Random(seed))
    while match.decision is not None and match.state.round < 2:
        match.choose(choose(match.state, match.decision))
    return match.state


# Lines


def test_lines_are_whole_rounds_and_change_nothing_before():
    table, goblins = position()
    table.hand("MAG1")
    match = begun(table)
    before = GAME.encode(match.state)
    every = found(match)
    assert GAME.encode(match.state) == before
    assert len(every) == len(set(every)) > 1
    left: list[bool] = []
    for line in every:
        s = GAME.copy(match.state)
        now = settle(s)
        for option in line:
            assert now is not None
            assert option in now.options
            now = advance(s, now, option)
        assert (s.round, s.phase) > (2, PLAY)
        left.append(goblins in [horde.card for horde in s.hordes])
    assert not left[0]


def test_within_an_action_lines_go_on_from_there():
    table, _ = position()
    guild = table.hand("MAG1")
    match = begun(table)
    match.choose(PlayTower(0, guild, at(4, 3)))
    assert match.decision is not None
    assert {line[0] for line in found(match)} <= set(match.decision.options)
    assert found(match)


def test_before_phase_2_the_planner_answers():
    match = rempart.new("kingdom_rush", seed=3, players=1)
    assert match.decision is not None
    assert found(match) == []
    assert len(SEARCH_MODEL.order(match.state, match.decision)) == 1


def test_heroes_that_are_all_the_same_to_the_planner_are_taken_by_chance():
    taken = set[Any]()
    for seed in range(12):
        match = rempart.new("kingdom_rush", seed=seed, players=1)
        taken.add(ask_bot(SearchBot(seed, 4), match, 0))
    assert len(taken) > 1


@pytest.mark.parametrize("name", ["greedy", "planner", "search"])
def test_bots_of_whom_the_first_is_asked_share_the_starting_towers_evenly(name: str):
    match = rempart.new("kingdom_rush", seed=3, players=2)
    thinker = bot(name, 3, GAME)
    while match.decision is not None and match.state.round == 0:
        seat = match.decision.seat_of(match.decision.options[0])
        match.choose(ask_bot(thinker, match, seat))
    first, second = (len(player.hand) for player in match.state.players)
    assert first == second > 0


def test_what_to_buy_is_compared():
    match = rempart.new("kingdom_rush", seed=3, players=1, start="deal")
    choose = player(random.Random(3))
    while match.decision is not None and not (
        match.state.phase == BUY and len(match.decision.options) > FEW
    ):
        match.choose(choose(match.state, match.decision))
    assert match.decision is not None
    assert found(match) == []
    order = SEARCH_MODEL.order(match.state, match.decision)
    assert len(order) == FEW
    assert set(order) <= set(match.decision.options)


# Search with it


def test_search_stops_the_horde_and_says_what_that_is_worth():
    table, goblins = position()
    guild = table.hand("MAG1")
    match = begun(table)
    thinker = SearchBot(1, 40)
    assert ask_bot(thinker, match, 0) == PlayTower(0, guild, at(4, 3))
    best, *others = thinker.weighed
    assert all(best.chance >= other.chance for other in others)
    assert set(best.figures) == {"hearts", "hordes_left"}
    while match.state.phase < BUY and match.state.round == 2:
        assert match.decision is not None
        seat = match.decision.seat_of(match.decision.options[0])
        match.choose(ask_bot(thinker, match, seat))
    assert not on_board(match, goblins)


def test_a_single_line_is_followed_without_planning_again(monkeypatch: pytest.MonkeyPatch):
    planned: list[int] = []
    finalists = Search.finalists

    def counted(self: Any, state: Kingdom) -> Any:
        planned.append(self.seat)
        return finalists(self, state)

    monkeypatch.setattr(ai_lines, "LINES", ai_lines.LINES._replace(finalists=1))
    match = rempart.new("kingdom_rush", seed=3, players=1, start="deal")
    thinker, made = SearchBot(1, 4), 0
    while match.decision is not None and match.state.phase < PLAY:
        match.choose(ask_bot(thinker, match, 0))
    monkeypatch.setattr(Search, "finalists", counted)
    while match.decision is not None and match.state.phase == PLAY:
        match.choose(ask_bot(thinker, match, 0))
        made += 1
    assert made > 3
    assert planned == [0]


def test_a_reason_tells_what_the_planned_round_brings():
    """Compared with doing nothing more; a purchase or upgrade says itself what it is for."""
    match = begun(position()[0])
    found = advise(match, 0)
    assert [reason.key for reason in found.reasons] == ["saves"]
    hearts = found.reasons[0].about["hearts"]
    assert isinstance(hearts, int)
    assert hearts > 0
    state = match.game.copy(match.state)
    assert [reason.key for reason in why(state, [Done(0)], 0)] == ["enough"]


def test_a_reason_tells_nothing_that_does_not_happen():
    """In round 1 of the prologue nothing is destroyed yet (KR-PROLOGUE-08)."""
    match = rempart.new("kingdom_rush", seed=3, players=1, scenario="prologue", start="deal")
    found = advise(match, 0)
    assert len(found.plan) > 3
    assert [reason.key for reason in found.reasons] == ["weakens"]
    state = match.game.copy(match.state)
    assert why(state, [found.option], 0) == []


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2])
def test_a_hint_does_what_the_coach_asks_for(players: int):
    """All through the prologue; so every objective is met."""
    match = rempart.new("kingdom_rush", seed=2, players=players, scenario="prologue")
    memory, coached, kinds = Memory(), 0, set[str]()
    while match.decision is not None:
        decision = match.decision
        seat = decision.seat_of(decision.options[0])
        mine = [option for option in decision.options if decision.seat_of(option) == seat]
        wanted = coach(match.state, mine, seat)
        found = memory.recall(match, seat) or advise(match, seat)
        memory.keep(match, seat, found)
        assert found.coached == (wanted is not None)
        if wanted is not None:
            assert found.option in wanted
            coached += 1
        kinds |= {type(event).__name__ for event in match.choose(found.option, seat)}
    assert coached > 10
    assert "ObjectiveMet" in kinds
    assert "ObjectiveMissed" not in kinds
    assert match.outcome is not None
    assert match.outcome.winners


def test_where_the_round_is_spoilt_the_hint_is_to_take_something_back(
    monkeypatch: pytest.MonkeyPatch,
):
    match = rempart.new("kingdom_rush", seed=3, players=1, scenario="prologue", start="deal")
    spoilt = match.game.copy(match.state)
    spoilt.players[0].hand.clear()
    assert coach(spoilt, [Done(0)], 0) == []
    monkeypatch.setattr(
        GAME, "search_model", replace(SEARCH_MODEL, coach=lambda s, options, seat: [])
    )
    assert advise(match, 0) == Advice(None, coached=True)
    said = advice.lines(advise(match, 0), 0, match.game.text("en"), match.game)
    assert said == ["You would do better to undo something and try another way."]


def test_no_chance_is_told_where_nothing_was_fitted():
    prologue = rempart.new("kingdom_rush", seed=3, players=1, scenario="prologue", start="deal")
    hard = rempart.new("kingdom_rush", seed=3, players=1, difficulty="hard", start="deal")
    usual = rempart.new("kingdom_rush", seed=3, players=1, start="deal")
    assert [fitted(match.state) for match in (prologue, hard, usual)] == [False, False, True]
    assert advise(prologue, 0).chance is None


# Chances


def test_there_is_a_weight_for_all_that_is_counted():
    assert len(weights()) == len(COUNTED)
    assert len(counts(second_round(3, players=2))) == len(COUNTED)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_chance_is_that_of_all_and_between_nothing_and_certain(players: int):
    s = second_round(3, players=players)
    assert 0 < chance(s, 0) < 1
    assert {chance(s, seat) for seat in range(players)} == {chance(s, 0)}


def test_the_chance_rises_with_towers_and_falls_with_hordes():
    s = second_round(3, players=2)
    before = chance(s, 0)
    stronger = GAME.copy(s)
    stronger.players[0].hand += s.players[0].hand[:2]
    assert chance(stronger, 0) > before
    s.hordes.append(s.hordes[0])
    assert chance(s, 0) < before


def test_where_nothing_was_fitted_the_better_position_has_the_higher_chance():
    s = second_round(3, players=2, scenario="prologue")
    before = chance(s, 0)
    s.hearts -= 1
    assert 0 < chance(s, 0) < before < 1


def test_things_count_otherwise_where_only_a_boss_must_fall():
    only_the_boss = {"scenarios.s04.clear": False}
    assert weights_of(set_up(scenario="4")) is WEIGHTS
    assert weights_of(set_up(data=only_the_boss, scenario="4")) is BOSS


# Quick players


def test_quick_players_play_on_to_the_end():
    match = rempart.new("kingdom_rush", seed=7, players=3, start="deal")
    choose = player(random.Random(7))
    while match.decision is not None:
        match.choose(choose(match.state, match.decision))
    assert match.outcome is not None


def test_quick_players_differ_only_for_the_fit(monkeypatch: pytest.MonkeyPatch):
    seen: list[Any] = []
    monkeypatch.setattr(ai_lines, "PlannerBot", lambda seed, effort, weights: seen.append(weights))
    player(RNG)
    player(RNG, 0.5)
    s = rempart.new("kingdom_rush", seed=1, players=1).state
    assert seen[0](s) is WEIGHTS
    assert seen[1](s) is seen[1](s)
    assert seen[1](s).use != WEIGHTS.use
    assert seen[1](s).powers != WEIGHTS.powers


# Figures


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_figures_have_names(language: str):
    names = GAME.text(language)
    assert all(
        f"fact.{name}" in names for name in SEARCH_MODEL.figures(second_round(3, players=1), 0)
    )
