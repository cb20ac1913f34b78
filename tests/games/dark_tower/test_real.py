"""The real Tower on the table (DT-REAL): what players are asked, and the virtual one that takes
over."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import rempart
from rempart.games.dark_tower.ai.outside import what_fell
from rempart.games.dark_tower.events import (
    DrumTurned,
    GlyphRevealed,
    SealNamed,
    SealRemoved,
    SkullDropped,
    SkullsEmerged,
    TowerBack,
    TowerLeft,
)
from rempart.games.dark_tower.ids import ALL_SEALS, BOTTOM, EAST, NORTH, SOUTH, TOP
from rempart.games.dark_tower.options import (
    EndTurn,
    NoMoreFell,
    PlaceSkull,
    PutBack,
    SealCameOff,
    SkullFell,
    TakeOver,
)
from rempart.games.dark_tower.state import Realm
from rempart.games.dark_tower.steps.real import SkullsFell, expected
from rempart.games.dark_tower.steps.tower import (
    DropSkull,
    RemoveSeal,
    RotateAll,
    RotateOne,
    SealOff,
    open_seal,
)
from rempart.games.dark_tower.view import census, view
from rempart.games.dark_tower.view.redeal import redeal
from rempart.kernel import Decision, Match, settle, take
from rempart.play import by_names, play_out
from tests.games.dark_tower.table import realm, run


def on_table(players: int = 2, *missing: int, inside: int = 0) -> Realm:
    """A realm with the Tower on the table: seals missing, skulls inside."""
    s = realm(players)
    s.real_tower = True
    for seal in missing:
        s.seals &= ~(1 << seal)
    s.inside = inside
    s.supply -= inside
    return s


def question(s: Realm) -> Decision:
    decision = settle(s)
    assert decision is not None
    return decision


def answer(s: Realm, *options: Any) -> list[Any]:
    """Answer the questions that come up; gives the events."""
    events: list[Any] = []
    s.events = events
    for option in options:
        decision = question(s)
        assert option in decision.options
        take(s, decision.step, option)
        settle(s)
    return events


def dealt(s: Realm, seed: int) -> Realm:
    """What a bot is handed."""
    s.agenda = [step for step in s.agenda if type(step).__name__ != "Stopped"]
    return redeal(s, 0, seed)


def seal(drum: int, side: int) -> int:
    return drum * 4 + side


TOP_NORTH, BOTTOM_EAST = seal(TOP, NORTH), seal(BOTTOM, EAST)


# What is asked


@pytest.mark.rule("DT-REAL-01")
def test_the_tower_on_the_table_draws_nothing_for_its_inside():
    s = on_table(2, BOTTOM_EAST)
    before = msgspec.msgpack.encode(s.chance)
    run(s, DropSkull(0))
    assert (s.inside, sum(s.pockets), s.beam) == (1, 0, 1)
    assert msgspec.msgpack.encode(s.chance) == before
    assert isinstance(question(s).step, SkullsFell)


@pytest.mark.rule("DT-REAL-01")
def test_it_is_off_unless_a_match_is_set_up_for_it():
    assert not rempart.new("dark_tower", seed=1).state.real_tower
    match = rempart.new("dark_tower", seed=1, real_tower=True, look_inside=True)
    assert match.state.on_table()
    assert not match.state.look_inside


@pytest.mark.rule("DT-REAL-02")
def test_while_all_seals_are_there_nothing_is_asked():
    s = on_table()
    run(s, DropSkull(0))
    assert not isinstance(question(s).step, SkullsFell)
    assert (s.inside, s.supply) == (1, 23)


@pytest.mark.rule("DT-REAL-02")
def test_any_player_says_where_a_skull_fell():
    s = on_table(2, BOTTOM_EAST, TOP_NORTH)
    run(s, DropSkull(0))
    decision = question(s)
    assert decision.actors == (0, 1)
    assert decision.of(1) == [
        NoMoreFell(1),
        SkullFell(1, NORTH),
        SkullFell(1, EAST),
        TakeOver(1),
    ]
    events = answer(s, SkullFell(1, EAST))
    assert SkullsEmerged(kingdom=EAST, count=1, openings=()) in events
    assert s.inside == 0
    assert PlaceSkull in {type(option) for option in question(s).options}


@pytest.mark.rule("DT-REAL-02")
def test_skulls_are_said_one_after_another_and_placed_side_by_side():
    s = on_table(2, BOTTOM_EAST, TOP_NORTH, inside=4)
    run(s, RotateOne())
    told = [SkullFell(0, EAST), SkullFell(1, NORTH), SkullFell(0, EAST), NoMoreFell(0)]
    events = answer(s, *told)
    assert [e for e in events if isinstance(e, SkullsEmerged)] == [
        SkullsEmerged(kingdom=EAST, count=2, openings=())
    ]
    assert s.inside == 1
    while PlaceSkull in {type(option) for option in question(s).options}:
        events += answer(s, question(s).options[0])
    assert SkullsEmerged(kingdom=NORTH, count=1, openings=()) in events
    assert census(s)["skulls"] == 24


@pytest.mark.rule("DT-REAL-02")
def test_no_more_can_fall_than_are_inside():
    s = on_table(2, BOTTOM_EAST, inside=1)
    run(s, RotateAll())
    answer(s, SkullFell(0, EAST))
    assert not isinstance(question(s).step, SkullsFell)


@pytest.mark.rule("DT-REAL-02")
def test_what_cannot_have_happened_is_refused():
    s = on_table(2, BOTTOM_EAST, inside=1)
    run(s, RotateOne())
    step = question(s).step
    refusal = step.refuse(s, SkullFell(0, SOUTH))
    assert (refusal.rule, refusal.reason) == ("DT-TM-03", "side_closed")
    assert step.refuse(s, NoMoreFell(3)).reason == "hero_out"
    assert step.refuse(s, SkullFell(1, EAST)) is None


@pytest.mark.rule("DT-REAL-01")
def test_the_game_still_says_how_the_drums_turn():
    s = on_table()
    events = run(s, RotateAll())
    turned = {event.drum: event.quarters for event in events if isinstance(event, DrumTurned)}
    assert s.pos == [turned[0] % 4, turned[1] % 4, turned[2] % 4]


@pytest.mark.rule("DT-REAL-03")
def test_the_tower_shows_a_seal_and_players_say_which_came_off():
    s = on_table(2, inside=2)
    events = run(s, RemoveSeal())
    (named,) = [event.seal for event in events if isinstance(event, SealNamed)]
    decision = question(s)
    assert isinstance(decision.step, SealOff)
    assert decision.of(0)[0] == SealCameOff(0, named)
    assert len(decision.of(0)) == 12 + 1
    assert view(s, 0).named == view(s, None).named == named
    events = answer(s, SealCameOff(1, TOP_NORTH))
    assert SealRemoved(seal=TOP_NORTH) in events
    assert any(isinstance(event, GlyphRevealed) for event in events)
    assert s.seals == ALL_SEALS & ~(1 << TOP_NORTH)
    assert view(s, 0).named == -1
    assert isinstance(question(s).step, SkullsFell)


@pytest.mark.rule("DT-REAL-03")
def test_a_seal_that_is_gone_cannot_come_off():
    s = on_table(2, TOP_NORTH)
    run(s, RemoveSeal())
    refusal = question(s).step.refuse(s, SealCameOff(0, TOP_NORTH))
    assert (refusal.rule, refusal.reason) == ("DT-REAL-03", "seal_gone")


@pytest.mark.rule("DT-REAL-03")
def test_without_a_seal_left_all_drums_turn():
    s = on_table(2, *range(12))
    events = run(s, RemoveSeal())
    assert sum(isinstance(event, DrumTurned) for event in events) == 3


# The virtual Tower


@pytest.mark.rule("DT-REAL-04")
def test_the_virtual_tower_answers_the_question_when_it_takes_over():
    s = on_table(2, BOTTOM_EAST)
    run(s, DropSkull(0))
    s.chance.forced = [BOTTOM, 0]  # the bottom drum, its first chute: it looks east
    events = answer(s, TakeOver(1))
    assert TowerLeft() in events
    assert SkullsEmerged(kingdom=EAST, count=1, openings=()) in events
    assert (s.away, s.inside, sum(s.pockets)) == (True, 0, 0)


@pytest.mark.rule("DT-REAL-04")
def test_skulls_inside_rest_behind_closed_chutes_when_it_takes_over():
    s = on_table(2, BOTTOM_EAST, inside=9)
    run(s, RotateOne())
    before = list(s.pos)
    answer(s, TakeOver(0))
    assert s.pos == before
    assert s.inside == 0
    loose = sum(getattr(step, "loose", 0) for step in s.agenda)
    assert sum(s.pockets) + loose + sum(s.buildings) == 9
    assert census(s)["skulls"] == 24


@pytest.mark.rule("DT-REAL-04")
def test_what_was_said_already_counts_when_it_takes_over():
    s = on_table(2, BOTTOM_EAST, inside=3)
    run(s, RotateOne())
    events = answer(s, SkullFell(0, EAST), TakeOver(0))
    assert [e.count for e in events if isinstance(e, SkullsEmerged)] == [1]
    assert sum(s.pockets) == 2


@pytest.mark.rule("DT-REAL-04")
def test_the_virtual_tower_takes_off_the_seal_that_was_shown():
    s = on_table(2, inside=3)
    run(s, RemoveSeal())
    named = view(s, None).named
    events = answer(s, TakeOver(0))
    assert SealRemoved(seal=named) in events
    assert s.away


@pytest.mark.rule("DT-REAL-04")
def test_with_every_chute_open_skulls_come_out_when_it_takes_over():
    s = on_table(2, *range(12), inside=4)
    run(s, RotateAll())
    events = answer(s, TakeOver(0))
    assert sum(s.pockets) == 0
    assert any(isinstance(event, SkullsEmerged) for event in events)
    assert census(s)["skulls"] == 24


def in_turn(**settings: Any) -> Match:
    match = rempart.new("dark_tower", seed=3, players=2, heroes="deal", real_tower=True, **settings)
    match.choose({"type": "ConfirmSetup"})
    return match


@pytest.mark.rule("DT-REAL-04")
def test_in_a_turn_the_towers_change_places():
    match = in_turn()
    seat = match.decision.actors[0]  # type: ignore[union-attr]
    match.choose(TakeOver(seat))
    assert match.state.away
    refusals = match.why_not(seat, TakeOver(seat))
    assert [(r.rule, r.reason) for r in refusals] == [("DT-REAL-04", "tower_away")]
    match.state.pockets[1] = 2
    events = match.choose(PutBack(seat))
    assert TowerBack(count=2) in events
    assert (match.state.on_table(), match.state.inside) == (True, 2)
    assert sum(match.state.pockets) == 0


@pytest.mark.rule("DT-REAL-04")
def test_a_match_without_it_knows_nothing_of_it():
    match = rempart.new("dark_tower", seed=3, players=2, heroes="deal")
    match.choose({"type": "ConfirmSetup"})
    seat = match.decision.actors[0]  # type: ignore[union-attr]
    for option in (TakeOver(seat), PutBack(seat)):
        assert option not in match.decision.options  # type: ignore[union-attr]
        assert match.why_not(seat, option)[0].rule == "DT-REAL-01"


# Records, bots, what nobody knows


@pytest.mark.rule("DT-REAL-02", "DT-REAL-03")
def test_a_match_of_bots_ends_and_its_record_replays():
    match = rempart.new("dark_tower", seed=1, players=2, heroes="deal", real_tower=True)
    play_out(match, by_names(["heuristic"] * 2, 1, match.game))
    assert match.outcome is not None
    kinds = {type(option) for option in match.choices}
    assert {SealCameOff, NoMoreFell, SkullFell} <= kinds
    assert not kinds & {TakeOver, PutBack}
    assert not any(match.state.pockets)
    again = rempart.load(match.record().json())
    assert match.game.encode(again.state) == match.game.encode(match.state)


def test_answers_can_be_taken_back():
    s = on_table(2, BOTTOM_EAST)
    match = in_turn()
    match.choose(EndTurn())
    assert isinstance(match.state, type(s))
    before = match.game.encode(match.state)
    match.undo()
    match.redo()
    assert match.game.encode(match.state) == before


def test_bots_say_what_the_virtual_tower_would_do():
    falls = 0
    for seed in range(200):
        s = on_table(2, BOTTOM_EAST)
        run(s, DropSkull(0))
        s = dealt(s, seed)
        before = msgspec.msgpack.encode(s)
        option = what_fell(s, 1, question(s).of(1))
        assert msgspec.msgpack.encode(s) == before
        assert option in question(s).of(1)
        falls += isinstance(option, SkullFell)
    assert 15 <= falls <= 60  # a third reaches the bottom drum, half of that falls east


def test_bots_go_on_from_what_was_said():
    s = on_table(2, BOTTOM_EAST, inside=6)
    s.agenda.append(SkullsFell(seal=BOTTOM_EAST, fell=[EAST]))
    options = {type(what_fell(dealt(s, n), 0, [])) for n in range(60)}
    assert options == {SkullFell, NoMoreFell}


def test_nothing_is_known_of_the_inside():
    s = on_table(2, BOTTOM_EAST, inside=5)
    other = dealt(s, 4)
    assert (other.inside, sum(other.pockets)) == (5, 0)
    assert view(s, 0) == view(other, 0)
    assert view(s, 0).inside == 5
    assert view(s, 0).pockets == []


def test_no_skull_is_foreseen_before_players_say_so():
    match = in_turn()
    match.state.seals &= ~(1 << BOTTOM_EAST)
    match.state.inside, match.state.supply = 5, match.state.supply - 5
    foreseen = match.preview(EndTurn())
    assert any(isinstance(one.event, SkullDropped) for one in foreseen)
    assert not any(isinstance(one.event, SkullsEmerged) for one in foreseen)


def test_what_is_expected_never_loses_a_skull():
    for n in range(50):
        s = dealt(on_table(2, BOTTOM_EAST, TOP_NORTH, inside=6), n)
        asked = SkullsFell(turned=[TOP * 4 + 3, BOTTOM * 4 + 1])
        assert len(expected(s, asked)) + sum(s.pockets) == 6


def test_a_trial_takes_a_seal_off_as_players_say():
    s = on_table(2, inside=1)
    open_seal(s, BOTTOM_EAST, "DT-COMP-08")
    assert isinstance(question(s).step, SkullsFell)
