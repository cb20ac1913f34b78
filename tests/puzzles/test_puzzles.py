"""Puzzles: what is found, what is read, what is judged."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

import rempart
from rempart.kernel import Game, PuzzleGoal
from rempart.kernel.errors import BadData
from rempart.puzzles.aim import Aim, at_random, by_search, played
from rempart.puzzles.check import fault_of
from rempart.puzzles.collect import SAME_GOAL, collect
from rempart.puzzles.explain import hint, lost_at, luck_of, own
from rempart.puzzles.make import CERTAIN, CHANCY, MARGIN, puzzles_in, rating_of
from rempart.puzzles.puzzle import (
    Found,
    NoPuzzle,
    Puzzle,
    aim_of,
    begun,
    goal_words,
    goals_of,
    packed,
    puzzle,
    puzzles_of,
    read_lines,
    solution_of,
    unpacked,
)

GAMES = [game for game in rempart.games().values() if game.puzzles]
FD = rempart.game("fantasy_defense")
SHIPPED = 50
SAMPLE = 8
"""Every so many of the shipped puzzles are checked in the quick suite."""


@pytest.fixture(scope="module")
def made() -> list[Puzzle]:
    """The puzzles of a match."""
    found = puzzles_in(FD, 2)
    assert found
    return found


def of_goal(game: Game, goal: str) -> Puzzle:
    return next(one for one in puzzles_of(game).values() if one.goal == goal)


def aim(game: Game, one: Puzzle) -> Aim:
    return aim_of(begun(game, one), one.goal, one.seat, one.target)


# What is shipped


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_set_is_large_and_various(game: Game):
    found = list(puzzles_of(game).values())
    assert len(found) >= SHIPPED
    assert found == sorted(found, key=lambda one: (one.rating, one.id))
    goals = Counter(one.goal for one in found)
    assert set(goals) <= set(goals_of(game))
    assert len(goals) >= 3
    assert max(one.rating for one in found) - min(one.rating for one in found) >= 300
    matches = Counter((msgspec.json.encode(one.settings), one.seed, one.goal) for one in found)
    assert max(matches.values()) == 1  # No two with the same goal are of the same match.


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_puzzle_was_worth_it(game: Game):
    for one in puzzles_of(game).values():
        assert one.share >= CERTAIN, one.id
        assert one.share - one.found.easy >= MARGIN, one.id
        assert one.found.random <= CHANCY, one.id
        assert one.edition in game.editions
        assert one.rating == rating_of(one.found, len(one.solution)), one.id
        for language in game.languages:
            assert goal_words(one.goal, one.target, game.text(language))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_some_puzzles_replay_and_their_solutions_reach_the_goal(game: Game):
    for one in list(puzzles_of(game).values())[::SAMPLE]:
        assert fault_of(game, one, deals=0) == "", one.id


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_all_puzzles_replay_and_their_solutions_reach_the_goal(game: Game):
    assert {
        one.id: fault_of(game, one, deals=2) for one in puzzles_of(game).values()
    } == dict.fromkeys(puzzles_of(game), "")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_goal_has_words_and_set_ups_that_exist(game: Game):
    assert game.puzzles is not None
    for goal in goals_of(game):
        for language in game.languages:
            assert goal_words(goal, 2, game.text(language))
    for setup in game.puzzles.setups:
        for name, values in setup.items():
            for value in values:
                game.read_settings({name: value})


# Goals


def test_a_goal_to_keep_is_lost_at_once_and_reached_at_the_end():
    counts = {"now": 0, "over": False}
    goal = PuzzleGoal(
        opens=lambda s, seat: True,
        over=lambda start, now: counts["over"],
        count=lambda start, now, seat: counts["now"],
        keep=True,
    )
    state = begun(FD, of_goal(FD, "hold")).state
    assert goal.verdict(state, state, 0, 0) is None
    counts["now"] = -1
    assert goal.verdict(state, state, 0, 0) is False
    counts.update(now=0, over=True)
    assert goal.verdict(state, state, 0, 0) is True


def test_a_goal_to_gain_is_reached_at_once_and_missed_at_the_end():
    counts = {"now": 1, "over": False}
    goal = PuzzleGoal(
        opens=lambda s, seat: True,
        over=lambda start, now: counts["over"],
        count=lambda start, now, seat: counts["now"],
    )
    state = begun(FD, of_goal(FD, "hold")).state
    assert goal.verdict(state, state, 0, 2) is None
    counts["now"] = 2
    assert goal.verdict(state, state, 0, 2) is True
    counts.update(now=1, over=True)
    assert goal.verdict(state, state, 0, 2) is False


def test_chance_reaches_a_goal_less_often_than_search():
    one = of_goal(FD, "hold")
    task = aim(FD, one)
    by_chance = sum(played(task, at_random, deal, deal).reached for deal in range(20))
    by_plan = sum(played(task, by_search(100), deal, deal).reached for deal in range(2))
    assert by_chance / 20 < 0.5 <= by_plan / 2


# Judging


def test_a_line_that_loses_the_goal_is_blamed_on_the_right_choice():
    one = of_goal(FD, "hold")
    task, match = aim(FD, one), begun(FD, one)
    solution = solution_of(FD, one)
    end = FD.read_choice({"type": "EndStrategy"})
    good = 0
    while not good or match.decision is None or end not in match.decision.options:
        match.choose(solution[good])
        good += 1
    assert solution[good] != end
    match.choose(end)
    while match.decision is not None and task.verdict(match.state) is None:
        match.choose(match.decision.options[0])
    made = match.choices[len(one.choices) :]
    assert task.verdict(match.state) is False
    assert lost_at(task, made, solution) == good  # Ending the strategy, not what was done before.


def test_a_good_line_is_no_luck_and_a_hint_follows_the_solution():
    one = of_goal(FD, "hold")
    task, match, solution = aim(FD, one), begun(FD, one), solution_of(FD, one)
    assert luck_of(task, solution) >= CERTAIN
    assert hint(task, match, one.seat, [], solution).option == solution[0]
    match.choose(solution[0])
    made = match.choices[len(one.choices) :]
    assert own(task, made) == made
    assert hint(task, match, one.seat, made, solution).option == solution[1]


def test_a_hint_says_to_undo_when_the_goal_is_out_of_reach():
    one = of_goal(FD, "hold")
    task, match = aim(FD, one), begun(FD, one)
    match.choose({"type": "EndStrategy"})
    while match.decision is not None and len(match.decision.options) == 1:
        match.choose(match.decision.options[0])
    assert match.decision is not None
    made = match.choices[len(one.choices) :]
    assert hint(task, match, one.seat, made, solution_of(FD, one)).option is None


# Reading


def test_a_choice_is_packed_and_unpacked():
    option = FD.read_choice({"type": "Deploy", "card": 12, "gate": 3})
    assert packed(option) == ["Deploy", 12, 3]
    assert FD.read_choice(unpacked(FD, packed(option))) == option
    for wrong in ([], ["Deploy", 12], ["Nothing", 1]):
        with pytest.raises(BadData, match="is not an option of fantasy_defense"):
            unpacked(FD, wrong)


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"id": "../../x"}, "id"),
        ({"rating": -1}, "rating"),
        ({"solution": []}, "solution"),
        ({"solution": [["EndStrategy"]] * 201}, "solution"),
        ({"choices": [["EndStrategy"]] * 2001}, "choices"),
        ({"share": 2}, "share"),
        ({"more": 1}, "more"),
    ],
)
def test_a_bad_line_is_refused_with_its_number(change: dict[str, object], wrong: str):
    good = msgspec.json.decode(of_goal(FD, "hold").json())
    lines = [good, {**good, **change}]
    with pytest.raises(BadData, match=rf"puzzles.jsonl, line 2: .*{wrong}"):
        read_lines("\n".join(msgspec.json.encode(line).decode() for line in lines))


def test_an_unknown_puzzle_or_goal_is_told():
    with pytest.raises(NoPuzzle, match="has no puzzle '00000000'"):
        puzzle(FD, "00000000")
    with pytest.raises(BadData, match="has no puzzle goal 'fly'; it has: hold"):
        aim_of(begun(FD, of_goal(FD, "hold")), "fly", 0, 1)


def test_what_is_wrong_with_a_puzzle_is_found():
    one = of_goal(FD, "hold")
    change = msgspec.structs.replace
    assert "does not reach" in fault_of(FD, change(one, solution=[["EndStrategy"]]), 0)
    assert "replays to another position" in fault_of(FD, change(one, digest="0" * 16), 0)
    assert "has nothing to choose" in fault_of(FD, change(one, seat=1), 0)
    assert "it is decided" in fault_of(FD, change(one, goal="beat", target=0), 0)
    assert "cannot be replayed" in fault_of(FD, change(one, choices=[["EndStrategy"]]), 0)


def test_a_puzzle_keeps_the_values_of_its_edition():
    game = rempart.game("kravora")
    edition = next(iter(game.former))
    one = of_goal(game, "kill")
    old = msgspec.structs.replace(one, edition=edition, choices=[], digest="")
    assert begun(game, old).patch == {"edition": edition}


# Making


def test_a_match_gives_the_same_puzzles_again(made: list[Puzzle]):
    assert puzzles_in(FD, 2) == made
    assert all(fault_of(FD, one) == "" for one in made)


def test_a_set_is_made_and_gone_on_with(tmp_path: Path):
    told: list[tuple[int, int]] = []

    def report(found: list[Puzzle], seed: int) -> None:
        told.append((len(found), seed))

    game, out = rempart.game("dark_tower"), tmp_path / "set.jsonl"
    first = collect(game, 2, 1, 1, out, report)
    assert len(first) == 2
    assert read_lines(out.read_text("utf-8")) == first
    assert told[-1][0] == 2
    assert collect(game, 2, 1, 1, out, report) == first  # There are enough.
    more = collect(game, 3, 1, 1, out, report)
    assert more[:2] == first
    assert more[2].seed > first[-1].seed


def test_a_set_has_no_room_for_many_of_a_kind():
    from rempart.puzzles.collect import room

    one = of_goal(FD, "hold")
    most = int(SAME_GOAL * 30 / len(goals_of(FD)))
    others = [
        msgspec.structs.replace(one, id=f"{n:08x}", rating=500 + 100 * n) for n in range(most)
    ]
    another = msgspec.structs.replace(one, id="ffffffff", rating=3000)
    assert room(FD, others[:-1], 30, another)
    assert not room(FD, others, 30, another)
    assert not room(FD, [one], 30, one)


def test_ratings_follow_who_finds_it():
    def found(glance: float, little: float, much: float) -> Found:
        return Found(random=0, easy=0, quick=0, glance=glance, little=little, much=much)

    ratings = [rating_of(found(*one), 5) for one in ((1, 1, 1), (0, 1, 1), (0, 0, 1), (0, 0, 0))]
    assert ratings == sorted(ratings)
    assert len(set(ratings)) == 4
    assert rating_of(found(1, 1, 1), 15) > ratings[0]
