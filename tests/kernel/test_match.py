"""A match of Pebbles: choosing, several seats, going back, foreseeing."""

from __future__ import annotations

import pytest

import rempart
from rempart.kernel import Match
from rempart.kernel.errors import (
    BadSettings,
    IllegalChoice,
    MalformedChoice,
    MatchOver,
    NothingToUndo,
    UnknownGame,
    UnknownSeat,
)
from rempart.kernel.match import SNAPSHOT_EVERY
from tests.kernel.pebbles import EveryoneTakes, PurseOpened, Take, Taken


def begin(players: int = 3, seed: int = 1, **data: int) -> Match:
    patch = {f"bowl.{name}": value for name, value in data.items()}
    return rempart.new("pebbles", seed=seed, players=players, data=patch)


def test_several_seats_may_choose_and_each_option_says_whose_it_is():
    match = begin()
    assert match.decision is not None
    assert match.decision.actors == (0, 1, 2)
    match.choose(Take(1, 3))
    assert match.decision.actors == (0, 2)
    assert match.state.bowl == 17
    assert match.events == [Taken(seat=1, count=3)]
    match.choose(Take(2, 1))
    match.choose(Take(0, 1))
    assert match.decision.actors == (0, 1, 2)


def test_the_options_of_a_seat():
    match = begin()
    assert match.decision is not None
    assert match.decision.seat == 0
    assert match.decision.of(1) == [Take(1, 1), Take(1, 2), Take(1, 3)]
    match.choose(Take(0, 1))
    match.choose(Take(1, 1))
    assert (match.decision.actors, match.decision.seat) == ((2,), 2)
    assert match.decision.of(2) == match.decision.options
    assert match.decision.of(1) == match.decision.of(None) == []


def test_a_choice_may_be_given_as_json():
    match = begin()
    match.choose({"type": "Take", "seat": 2, "count": 2})
    assert match.choices == [Take(2, 2)]


def test_another_seats_choice_is_refused():
    match = begin()
    with pytest.raises(IllegalChoice, match="choice is not yours") as error:
        match.choose(Take(1, 1), seat=0)
    assert [why.reason for why in error.value.refusals] == ["not_yours"]
    assert match.choices == []
    match.choose(Take(1, 1), seat=1)


def test_a_refusal_names_the_rule_and_changes_nothing():
    match = begin()
    before = match.game.encode(match.state)
    with pytest.raises(IllegalChoice, match=r"cannot take 4 \[PB-TAKE-01\]"):
        match.choose(Take(0, 4))
    match.choose(Take(0, 1))
    match.undo()
    assert match.game.encode(match.state) == before
    assert [why.rule for why in match.why_not(0, Take(0, 0))] == ["PB-TAKE-01"]
    assert match.why_not(0, Take(0, 3)) == []


def test_who_has_chosen_cannot_choose_again():
    match = begin()
    match.choose(Take(0, 1))
    assert [why.reason for why in match.why_not(0, Take(0, 1))] == ["not_yours"]


@pytest.mark.parametrize("seat", [-1, 3, 7])
def test_there_is_no_such_seat(seat: int):
    match = begin()
    for attempt in (match.view, lambda seat: match.why_not(seat, Take(0, 1))):
        with pytest.raises(UnknownSeat, match="seats 0 to 2"):
            attempt(seat)


def test_the_option_of_another_game_is_malformed():
    other = rempart.new("fantasy_defense", seed=1)
    assert other.decision is not None
    with pytest.raises(MalformedChoice, match="another game"):
        begin().choose(other.decision.options[0])


@pytest.mark.parametrize(
    ("choice", "says"),
    [
        ({"type": "Take", "seat": 0}, "its fields: seat, count"),
        ({"type": "Take", "seat": 0, "count": "x"}, "its fields: seat, count"),
        ({"type": "Steal"}, "one of Take"),
    ],
)
def test_a_malformed_choice_is_told_what_would_be_right(choice: dict[str, object], says: str):
    match = begin()
    with pytest.raises(MalformedChoice, match=says):
        match.choose(choice)
    assert match.choices == []


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"players": 1}, "2 to 4 players"),
        ({"players": 5}, "2 to 4 players"),
        ({"players": True}, "2 to 4 players"),
        ({"players": "two"}, "2 to 4 players"),
        ({"colour": "red"}, "no setting 'colour'; it has: players"),
        ({"seed": -1}, "whole number"),
        ({"seed": 1 << 63}, "whole number"),
        ({"seed": "x"}, "whole number"),
    ],
)
def test_bad_options_say_what_would_be_right(arguments: dict[str, object], says: str):
    with pytest.raises(BadSettings, match=says):
        rempart.new("pebbles", **arguments)  # pyright: ignore


def test_an_unknown_game_names_those_there_are():
    with pytest.raises(UnknownGame, match="fantasy_defense"):
        rempart.new("chess")


def test_without_a_seed_there_is_one():
    assert rempart.new("pebbles").seed != rempart.new("pebbles").seed


def to_the_end(match: Match) -> Match:
    while match.decision is not None:
        match.choose(match.decision.options[-1])
    return match


def test_the_end():
    match = to_the_end(begin())
    assert match.outcome is not None
    assert match.outcome.scores == tuple(
        purse + taken for purse, taken in zip(match.state.purses, match.state.taken, strict=True)
    )
    with pytest.raises(MatchOver, match="new one"):
        match.choose(Take(0, 1))


# Going back


def test_undo_and_redo():
    match = begin()
    for seat in (2, 0, 1):
        match.choose(Take(seat, 2))
    match.undo(2)
    assert match.choices == [Take(2, 2)]
    assert match.state.bowl == 18
    assert match.events == []
    match.redo()
    assert match.choices == [Take(2, 2), Take(0, 2)]
    assert match.events == [Taken(seat=0, count=2)]
    match.choose(Take(1, 1))
    with pytest.raises(NothingToUndo):
        match.redo()
    assert match.state.bowl == 15


@pytest.mark.parametrize("count", [0, -1, 3])
def test_one_cannot_undo_what_was_not_done(count: int):
    match = begin()
    match.choose(Take(0, 1))
    match.choose(Take(1, 1))
    with pytest.raises(NothingToUndo, match="2 choices"):
        match.undo(count)
    assert len(match.choices) == 2


def test_the_end_can_be_undone():
    match = to_the_end(begin())
    match.undo()
    assert match.outcome is None
    assert match.decision is not None
    match.redo()
    assert match.outcome is not None


def test_a_branch_goes_its_own_way():
    match = begin()
    match.choose(Take(0, 3))
    match.choose(Take(1, 3))
    branch = match.branch(1)
    branch.choose(Take(2, 1))
    assert match.choices == [Take(0, 3), Take(1, 3)]
    assert branch.choices == [Take(0, 3), Take(2, 1)]
    assert branch.seed == match.seed
    for moment in (-1, 3):
        with pytest.raises(NothingToUndo, match="they go from 0 to 2"):
            match.branch(moment)


def test_a_twin_stands_where_the_match_stands_and_goes_its_own_way():
    match = begin()
    match.choose(Take(0, 3))
    match.choose(Take(1, 3))
    match.undo()
    twin = match.twin()
    assert match.game.encode(twin.state) == match.game.encode(match.state)
    assert (twin.choices, twin.undone) == (match.choices, match.undone)
    twin.redo()
    twin.choose(Take(2, 1))
    assert match.choices == [Take(0, 3)]
    assert match.undone == [Take(1, 3)]
    assert match.state.bowl == 17


def test_long_matches_go_back_exactly():
    match = begin(pebbles=6 * SNAPSHOT_EVERY)
    states = [match.game.encode(match.state)]
    while match.decision is not None:
        match.choose(match.decision.options[0])
        states.append(match.game.encode(match.state))
    assert len(states) > 3 * SNAPSHOT_EVERY
    for n in (len(states) - 2, 2 * SNAPSHOT_EVERY + 1, 2 * SNAPSHOT_EVERY, SNAPSHOT_EVERY - 1, 0):
        assert match.game.encode(match.branch(n).state) == states[n]
    match.undo(2 * SNAPSHOT_EVERY)
    assert match.game.encode(match.state) == states[len(match.choices)]


def test_the_story_tells_everything_again():
    match = begin()
    told = [list(match.events)]
    while match.decision is not None:
        told.append(list(match.choose(match.decision.options[0])))
    story = list(match.story())
    assert [moment.events for moment in story] == told
    assert [moment.choice for moment in story] == [None, *match.choices]
    assert [moment.seat for moment in story[1:4]] == [0, 1, 2]
    assert [moment.n for moment in story] == list(range(len(told)))


# Foreseeing


def test_a_preview_tells_the_certain_from_the_possible():
    match = begin(players=2, pebbles=2)
    match.choose(Take(0, 1))
    foreseen = match.preview(Take(1, 1))
    certain = [item.event for item in foreseen if item.certain]
    possible = [item.event for item in foreseen if not item.certain]
    assert Taken(seat=1, count=1) in certain
    assert PurseOpened(seat=1, count=match.state.purses[1]) in certain
    assert {getattr(event, "seat", None) for event in possible} == {0}
    assert len(possible) > 1
    assert match.outcome is None


def test_a_preview_of_an_illegal_choice_is_refused():
    with pytest.raises(IllegalChoice):
        begin().preview(Take(0, 9))


# A rule that breaks


def test_a_bug_in_a_rule_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch):
    match = begin()
    match.choose(Take(0, 1))
    before = match.game.encode(match.state)

    def broken(self: EveryoneTakes, s: object, option: Take) -> None:
        self.waiting.remove(option.seat)
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(EveryoneTakes, "choose", broken)
        with pytest.raises(ZeroDivisionError):
            match.choose(Take(1, 1))
    assert match.game.encode(match.state) == before
    assert match.state.events is None
    match.choose(Take(1, 1))
    assert match.state.bowl == 18


# Bundles


def last_of_a_round(bowl: int) -> Match:
    match = begin(players=2, pebbles=bowl)
    match.choose(Take(0, 1))
    return match


def test_a_bundle_is_a_list_of_ordinary_choices():
    match = last_of_a_round(bowl=9)
    assert match.bundles(0) == []
    (bundle,) = match.bundles(1)
    assert bundle.words(match.game.text("en")) == "Take 1, and 1 again: 2 in all"
    events = [item.event for item in match.preview(*bundle.choices)]
    assert events == [Taken(seat=1, count=1)]
    assert len(match.choices) == 1
    for choice in bundle.choices:
        match.choose(choice, 1)
    assert match.state.taken == [1, 2]


def test_a_preview_of_a_bundle_ends_where_something_is_revealed():
    match = last_of_a_round(bowl=3)
    told = match.preview(Take(1, 2), Take(1, 1))
    assert next(item.event for item in told if item.certain) == Taken(seat=1, count=2)
    assert sum(isinstance(item.event, Taken) for item in told) == 1
