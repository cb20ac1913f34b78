"""The planner: rounds that it must find, and what it says about them."""

from __future__ import annotations

from typing import Any

import pytest

import rempart
from rempart.bots import Reason, ask_bot, best, bot, bots_of, reason_of
from rempart.games.kingdom_rush import GAME
from rempart.games.kingdom_rush.ai.planner import PlannerBot, Search, after_phases, public
from rempart.games.kingdom_rush.ai.value import (
    GONE,
    NEVER,
    evaluate,
    last_stand_in,
    rounds_left,
)
from rempart.games.kingdom_rush.ids import LAST_STAND, RIFT
from rempart.games.kingdom_rush.options import ActivateHero, Face, PassTower, PlayTower
from rempart.games.kingdom_rush.pieces import BUY, DESTROY
from rempart.games.kingdom_rush.steps.actions import ActionPhase, EndOfActions
from rempart.games.kingdom_rush.steps.round import Phase
from rempart.kernel import NONE, Match
from rempart.kernel.errors import UnknownBot
from tests.games.kingdom_rush.table import Table, at, on_board


def position(heroes: bool = False) -> Table:
    """Two players, sites of seat 0 beside the path, two cards in the pile; with or without heroes
    that can be activated."""
    table = Table()
    table.site(4, 3)
    table.site(0, 0)
    table.pile("G01", "G03")
    for player in table.s.players:
        player.activated = not heroes
    return table


def begun(table: Table) -> Match:
    """Phase 2, and all that follows."""
    return table.begin([Phase(DESTROY), EndOfActions(), ActionPhase()])


def played(match: Match, thinker: PlannerBot) -> list[Any]:
    """Let one bot choose for everybody until the hordes have advanced; gives what it chose."""
    made: list[Any] = []
    while match.decision is not None and match.state.phase < BUY and match.state.round == 2:
        seat = match.decision.seat_of(match.decision.options[0])
        made.append(ask_bot(thinker, match, seat))
        match.choose(made[-1])
    return made


def test_a_tower_destroys_the_horde_that_would_escape():
    table = position()
    goblins = table.horde("G01", 4, 2)  # ..../.gg./.g../....: before the exit
    others = table.horde("G05", 0, 1)
    guild = table.hand("MAG1")
    match, thinker = begun(table), PlannerBot()
    hearts = match.state.hearts
    assert ask_bot(thinker, match, 0) == PlayTower(0, guild, at(4, 3))
    assert reason_of(thinker) == Reason("destroys_one_and_saves", {"hearts": 3, "horde": goblins})
    played(match, thinker)
    assert not on_board(match, goblins)
    assert on_board(match, others)
    assert match.state.hearts == hearts


def test_two_towers_join_on_one_horde():
    table = position()
    goblins = table.horde("G03", 2, 2)  # a row of four
    for tower in ("ARC1", "ARC1"):
        table.hand(tower)
    table.site(3, 3)
    table.site(1, 3)
    match = begun(table)
    played(match, PlannerBot())
    assert not on_board(match, goblins)


def test_a_tower_that_reaches_nobody_is_upgraded_but_not_in_the_last_round():
    table = position()
    table.horde("G02", 2, 1)
    guild = table.hand("MAG1")
    del table.layout.sites[at(4, 3)]
    del table.layout.sites[at(0, 0)]
    match, thinker = begun(table), PlannerBot()
    option = ask_bot(thinker, match, 0)
    assert isinstance(option, PassTower)
    assert option.card == guild
    assert option.upgrade != NONE
    assert reason_of(thinker) == Reason("upgrade")
    table.s.piles[0].clear()
    match = begun(table)
    assert not isinstance(ask_bot(PlannerBot(), match, 0), PassTower)


def test_a_hero_holds_a_horde_that_no_tower_can_stop():
    table = position(heroes=True)
    table.horde("B01", 4, 2)  # six enemies before the exit
    table.hero(0, 3, 1)
    match, thinker = begun(table), PlannerBot()
    assert ActivateHero(0) in played(match, thinker)
    assert match.state.hearts > 0
    assert match.outcome is None


def test_within_an_action_of_somebody_else_it_goes_on_from_there():
    table = position()
    goblins = table.horde("G01", 4, 2)
    guild = table.hand("MAG1")
    match = begun(table)
    match.choose(PlayTower(0, guild, at(4, 3)))
    thinker = PlannerBot()
    option = ask_bot(thinker, match, 0)
    assert isinstance(option, Face)
    match.choose(option)
    played(match, thinker)
    assert not on_board(match, goblins)


def test_a_plan_is_followed_without_thinking_again(monkeypatch: pytest.MonkeyPatch):
    table = position(heroes=True)
    table.horde("B01", 3, 2)
    table.hand("MAG1")
    table.hand("ARC1")
    match, thinker = begun(table), PlannerBot()
    searches: list[int] = []
    plan = Search.plan

    def counted(self: Search, state: Any) -> Any:
        searches.append(self.seat)
        return plan(self, state)

    monkeypatch.setattr(Search, "plan", counted)
    made = 0
    while match.decision is not None and match.decision.seat_of(match.decision.options[0]) == 0:
        if match.state.phase >= DESTROY:
            break
        match.choose(ask_bot(thinker, match, 0))
        made += 1
    assert made > 3
    assert searches == [0]


def test_what_everybody_knows_does_not_depend_on_the_order_of_piles():
    match = rempart.new("kingdom_rush", seed=3, players=2, start="deal")
    one, other = (GAME.redeal(match.state, 0, seed) for seed in (1, 2))
    assert GAME.encode(one) != GAME.encode(other)
    before = GAME.encode(one)
    assert public(one) == public(other)
    assert GAME.encode(one) == before


def test_nor_on_that_of_any_deck():
    """Otherwise the plan of a round would be made anew at every choice."""
    state = rempart.new("kingdom_rush", seed=3, players=2, scenario="10").state
    state.activation, state.pumpkins = [1, 2, 3, 4], [5, 6, 7, 8]
    state.graveyard, state.behaviour = [9, 10, 11, 12], [1, 2, 3, 4]
    one, other = (GAME.redeal(state, 0, seed) for seed in (1, 2))
    for deck in ("activation", "pumpkins", "graveyard", "behaviour"):
        assert getattr(one, deck) != getattr(other, deck)
    assert public(one) == public(other)


def test_looking_ahead_changes_nothing():
    table = position()
    table.horde("G01", 4, 2)
    table.hand("MAG1")
    match = begun(table)
    before = GAME.encode(match.state)
    found = after_phases(match.state)
    assert (found.hearts, found.destroyed, found.won) == (match.state.hearts - 3, (), False)
    assert GAME.encode(match.state) == before


def test_the_same_seed_plays_the_same():
    def choices() -> list[Any]:
        match = rempart.new("kingdom_rush", seed=5, players=1, start="deal")
        thinker = bot("planner", 5, GAME)
        while match.decision is not None and match.state.round < 2:
            match.choose(ask_bot(thinker, match, 0))
        return match.choices

    assert choices() == choices()


def test_time_to_think_is_kept():
    table = position(heroes=True)
    table.horde("B01", 3, 2)
    for tower in ("MAG1", "ARC1", "ART1", "SOL1"):
        table.hand(tower)
    match = begun(table)
    option = ask_bot(PlannerBot(), match, 0, budget=0.0)
    assert match.decision is not None
    assert option in match.decision.options


@pytest.mark.parametrize("scenario", ["prologue", "1"])
def test_it_wins(scenario: str):
    """Where greedy and random players are the measure of "easy"."""
    match = rempart.new("kingdom_rush", seed=1, players=2, scenario=scenario, start="deal")
    thinkers = [bot("planner", seat, GAME) for seat in match.seats]
    while match.decision is not None:
        seat = match.decision.seat_of(match.decision.options[0])
        match.choose(ask_bot(thinkers[seat], match, seat))
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)


def test_a_game_has_bots_of_its_own():
    assert list(bots_of(GAME)) == ["random", "greedy", "search", "idle", "planner"]
    assert best(GAME) == ("search" if GAME.search_model else "planner")
    assert best(rempart.game("fantasy_defense")) == "search"
    with pytest.raises(UnknownBot, match="available: random, greedy"):
        bot("planner")
    with pytest.raises(UnknownBot, match="random, greedy, search, idle, planner"):
        bot("deep", 1, GAME)


REASONS = (
    Reason("wins"),
    Reason("destroys_one", {"horde": 0}),
    Reason("destroys_some", {"count": 2}),
    Reason("destroys_one_and_saves", {"horde": 0, "hearts": 4}),
    Reason("destroys_some_and_saves", {"count": 2, "hearts": 4}),
    Reason("saves", {"hearts": 1}),
    Reason("weakens"),
    Reason("upgrade"),
    Reason("buy"),
    Reason("enough"),
)


@pytest.mark.parametrize("language", GAME.languages)
def test_reasons_are_told_in_every_language(language: str):
    text = GAME.text(language)
    told = [reason.words(text) for reason in REASONS]
    assert len(set(told)) == len(told)
    assert not any("{" in words or "hint." in words for words in told)


def test_a_reason_names_the_horde_and_the_hearts():
    words = REASONS[3].words(GAME.text("en"))
    assert words == "The plan destroys Goblin Scouts and saves 4 hearts."


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), [(1, 0), (1, 2), (1, 5), (3, 7)])
def test_hints_lead_through_the_prologue_without_a_replay(players: int, seed: int):
    settings = GAME.read_settings({"players": players, **GAME.tutorial})
    match, thinkers = Match(GAME, settings, seed), [PlannerBot(seed) for _ in range(players)]
    while match.decision is not None:
        seat = match.decision.actors[0]
        match.choose(ask_bot(thinkers[seat], match, seat))
    assert match.outcome is not None
    assert match.outcome.winners == tuple(range(players))
    assert match.state.replays == 0


def test_it_counts_the_rounds_that_are_left_and_sees_the_last_stand_coming():
    table = position()
    one, two, three = table.pile("G01", "G03", "G05")
    table.s.piles = [[one, LAST_STAND, two, RIFT, three]]
    assert rounds_left(table.s) == 3
    assert last_stand_in(table.s) == 3
    table.s.piles = [[one, LAST_STAND]]
    assert (rounds_left(table.s), last_stand_in(table.s)) == (1, 1)
    table.s.piles = [[LAST_STAND, one], [two]]
    assert rounds_left(table.s) == 2, "at the end of a pile it takes a round of its own"
    table.s.piles = [[one]]
    assert last_stand_in(table.s) == NEVER
    table.s.last_stand = True
    assert last_stand_in(table.s) == GONE


def test_a_horde_is_worse_when_the_last_stand_is_near():
    table = position()
    table.horde("B01", 1, 1)
    one, two, three = table.pile("G01", "G03", "G05")
    values: list[float] = []
    for pile in ([one, two, three], [one, LAST_STAND, two, three], [one, two, three, LAST_STAND]):
        table.s.piles = [pile]
        values.append(evaluate(table.s, 0))
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == 3


def test_a_bot_that_does_nothing_ends_every_phase():
    match = rempart.new("kingdom_rush", seed=4, players=2, scenario="1", start="deal")
    idle = bot("idle", 1, GAME)
    while match.decision is not None:
        match.choose(ask_bot(idle, match, match.decision.seat))
    assert match.outcome is not None
    assert match.outcome.reason == "no_hearts"
