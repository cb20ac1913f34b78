"""The review of a played match."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import rempart
from rempart import bots
from rempart.bots.greedy import distinct
from rempart.kernel import Match
from rempart.review import (
    LONGEST,
    TEAM,
    Fork,
    Judgement,
    Reviewer,
    Task,
    costly,
    fallen,
    forks,
    judge,
    known_words,
    points,
    reviewer_of,
    spread,
    turn_words,
    turning_points,
)
from tests.oracle import Oracle

GOLDEN = Path(__file__).parent / "games" / "fantasy_defense" / "golden"


def golden(name: str) -> Match:
    return rempart.load((GOLDEN / name).read_bytes())


def judged(at: int, chance: float, taken: float, seat: int = 0, error: float = 0.0) -> Judgement:
    return Judgement(
        at=at,
        seat=seat,
        best={"type": "A"},
        chosen={"type": "A" if chance == taken else "B"},
        chance=chance,
        taken=taken,
        error=error,
        visits=10,
        figures={},
        seconds=0.1,
    )


def table_of(found: list[Judgement]) -> list[Fork]:
    """Nobody had a choice but in what was judged."""
    return [Fork(one.at, one.seat, False) for one in found]


def test_decisions_are_where_somebody_had_a_choice():
    match = golden("coop-fallen.json")
    found = {fork.at: fork for fork in forks(match)}
    assert {fork.seat for fork in found.values()} == {0, 1}
    assert 0 < len(found) < len(match.choices)
    for at, fork in list(found.items())[::7]:
        then = match.branch(at)
        assert then.decision is not None
        assert then.decision.seat_of(match.choices[at]) == fork.seat
        mine = [o for o in then.decision.options if then.decision.seat_of(o) == fork.seat]
        assert len(mine) > 1
        events = then.choose(match.choices[at])
        assert fork.quiet != any(event.reveals for event in events)
    assert {fork.quiet for fork in found.values()} == {True, False}
    forced = next(at for at in range(len(match.choices)) if at not in found)
    then = match.branch(forced)
    assert then.decision is not None
    assert len(distinct(match.game, then.state, then.decision.options)) == 1


def test_a_decision_is_judged_for_the_seat_that_chose(monkeypatch: pytest.MonkeyPatch):
    oracle = Oracle(monkeypatch, "fantasy_defense")
    match = golden("solo-humans-held.json")
    fork = forks(match)[5]
    at, seat = fork.at, fork.seat
    chosen = match.choices[at]
    oracle.chances = lambda then, options: [0.3 if o == chosen else 0.7 for o in options]
    found = judge(match, Task(at, seat, 0.02))
    assert found is not None
    assert oracle.asked == [(at, seat, 0.02)]
    assert (found.chance, found.taken) == (0.7, 0.3)
    assert found.chosen == msgspec.to_builtins(chosen)
    assert found.best != found.chosen
    assert found.figures == {"morale": (14.0, 6.0)}
    assert len(match.choices) > at + 1
    oracle.chances = lambda then, options: [0.9 if o == chosen else 0.1 for o in options]
    best = judge(match, Task(at, seat, 0.02))
    assert best is not None
    assert best.lost == 0
    assert best.error == 0
    monkeypatch.setattr(bots, "weigh", lambda *_: [])
    assert judge(match, Task(at, seat, 0.02)) is None


def test_every_beginning_covers_the_whole():
    assert spread([]) == []
    assert spread([7]) == [7]
    assert spread(list(range(5))) == [0, 4, 2, 1, 3]
    order = spread(list(range(1000)))
    assert sorted(order) == list(range(1000))
    assert max(b - a for a, b in zip(sorted(order[:33]), sorted(order[:33])[1:], strict=False)) < 40


def test_time_is_kept():
    """A long match is sampled, and the worst choices are looked at again, with more time."""
    many = [Fork(at, 0, False) for at in range(5000)]
    reviewer = Reviewer(many, choices=5000, together=True, total=10.0)
    asked: list[Task] = []
    for task in reviewer:
        asked.append(task)
        cost = 0.2 if task.at == 0 else 0.0
        one = judged(task.at, 0.5, 0.5 - cost)
        reviewer.take(task, replace(one, seconds=task.budget, visits=1000))
    assert sum(task.budget for task in asked) <= 10.0 + asked[-1].budget
    assert len(asked) > 100
    assert [task.at for task in asked].count(0) == 2
    assert asked[-1].at == 0
    assert asked[-1].budget > asked[0].budget
    assert reviewer.part == 1.0
    assert reviewer.review().weighed == len(asked) - 1
    slow = Reviewer(many, choices=5000, together=True, total=10.0)
    for task in slow:
        slow.take(task, replace(judged(task.at, 0.5, 0.5), seconds=1.0, visits=1000))
    assert len(slow.judged) == 8  # A quarter of the time is kept for a second look.


def test_where_play_outs_are_slow_fewer_decisions_get_more_time():
    many = [Fork(at, 0, False) for at in range(200)]

    def budgets(a_second: float) -> list[float]:
        reviewer = Reviewer(many, choices=200, together=True)
        found: list[float] = []
        for task in reviewer:
            found.append(task.budget)
            visits = max(1, round(task.budget * a_second))
            one = replace(judged(task.at, 0.5, 0.5), seconds=task.budget, visits=visits)
            reviewer.take(task, one)
        return found

    quick, slow, slower = budgets(1000), budgets(100), budgets(10)
    assert len(quick) == 200
    assert 60 < len(slow) < 100
    assert round(slow[-1], 1) == 0.6
    assert 40 < len(slower) < 50
    assert slower[-1] == LONGEST == 1.0
    assert max(sum(quick), sum(slow), sum(slower)) < 60 + 2


def test_progress_grows_to_the_end():
    reviewer = Reviewer([Fork(at, 0, False) for at in range(20)], choices=20, together=True)
    parts = [reviewer.part]
    while tasks := reviewer.batch(0.4):
        for task in tasks:
            reviewer.take(task, judged(task.at, 0.6, 0.5))
        parts.append(reviewer.part)
    assert parts[0] == 0.0
    assert parts == sorted(parts)
    assert parts[-1] == 1.0
    assert len(parts) > 5
    nothing = Reviewer([], choices=0, together=True)
    assert nothing.next() is None
    assert nothing.part == 1.0


def test_turning_points_are_what_cost_most():
    found = [
        judged(0, 0.60, 0.60),
        judged(3, 0.60, 0.58),  # too little
        judged(5, 0.60, 0.45),
        judged(8, 0.50, 0.40, error=0.2),  # may well be chance
        judged(9, 0.50, 0.30),
        judged(12, 0.30, 0.30),
        judged(15, 0.05, 0.05),  # fell before it, by what followed
    ]
    turns = turning_points(found, table_of(found), together=True)
    assert [(turn.kind, turn.at) for turn in turns] == [
        ("choice", 5),
        ("choice", 9),
        ("followed", 12),
    ]
    assert (turns[0].chance, turns[0].fell_to) == (0.60, 0.45)
    assert (turns[2].chance, turns[2].fell_to) == (0.30, 0.05)
    many = [judged(at, 0.9, 0.9 - at / 100) for at in range(1, 60, 5)]
    assert len(list(costly(many))) == 11
    kept = [
        turn
        for turn in turning_points(many, table_of(many), together=True)
        if turn.kind == "choice"
    ]
    assert [turn.at for turn in kept] == [36, 41, 46, 51, 56]


def test_what_was_not_weighed_may_be_to_blame():
    found = [judged(0, 0.7, 0.7), judged(4, 0.3, 0.3)]
    assert [turn.at for turn in fallen(found, table_of(found), together=True)] == [0]
    between = [Fork(0, 0, False), Fork(2, 0, False), Fork(4, 0, False)]
    assert list(fallen(found, between, together=True)) == []


def test_what_is_lost_after_the_last_choice_is_told():
    """Unless somebody gave up: that was not because of what followed the choice."""

    def turns(winners: list[int] | None, conceded: bool = False) -> list[tuple[int, float]]:
        found = [judged(0, 0.7, 0.7), judged(4, 0.6, 0.6, seat=1)]
        reviewer = Reviewer(
            table_of(found), choices=6, together=False, winners=winners, conceded=conceded
        )
        for one in found:
            reviewer.take(Task(one.at, one.seat, 0.1), one)
        return [(turn.at, turn.fell_to) for turn in reviewer.review().turns]

    assert turns([0]) == [(4, 0.0)]
    assert turns([0], conceded=True) == turns(None) == []
    assert turns([]) == [(0, 0.0), (4, 0.0)]
    team = [judged(0, 0.7, 0.7), judged(4, 0.05, 0.05)]
    last = [(turn.at, turn.fell_to) for turn in fallen(team, table_of(team), True, [TEAM])]
    assert last == [(0, 0.05)]


def test_between_rivals_each_has_a_chance_of_his_own():
    found = [
        judged(0, 0.7, 0.7, seat=0),
        judged(1, 0.3, 0.3, seat=1),
        judged(2, 0.4, 0.4, seat=0),
        judged(3, 0.6, 0.4, seat=1),
    ]
    assert [(turn.at, turn.seat) for turn in fallen(found, table_of(found), together=False)] == [
        (0, 0)
    ]
    assert [(turn.at, turn.fell_to) for turn in fallen(found, table_of(found), together=True)] == [
        (0, 0.3)
    ]
    table = [Fork(n, n % 2, False) for n in range(4)]
    reviewer = Reviewer(table, choices=4, together=False, winners=[1])
    for one in found:
        reviewer.take(Task(one.at, one.seat, 0.1), one)
    review = reviewer.review()
    assert [curve.seat for curve in review.curves] == [0, 1]
    assert review.curves[0].points == [(0, 0.7), (2, 0.4), (4, 0.0)]
    assert review.curves[1].points == [(1, 0.3), (3, 0.6), (4, 1.0)]
    assert {turn.seat for turn in review.turns} == {0, 1}


def test_another_order_costs_nothing():
    """If all can still be made good at the next choice, the choice before it was not bad."""

    def lost(quiet: bool, seat: int, together: bool, after: float) -> float:
        table = [Fork(0, 0, quiet), Fork(1, seat, False)]
        reviewer = Reviewer(table, choices=2, together=together)
        for one in (judged(0, 0.6, 0.4), judged(1, after, after, seat=seat)):
            reviewer.take(Task(one.at, one.seat, 0.1), one)
        turns = [turn for turn in reviewer.review().turns if turn.at == 0]
        return round(turns[0].chance - turns[0].fell_to, 2) if turns else 0.0

    assert lost(True, 0, True, after=0.6) == 0
    assert lost(True, 0, True, after=0.7) == 0
    assert lost(True, 0, True, after=0.5) == 0.1
    assert lost(True, 0, True, after=0.35) == 0.2
    assert lost(False, 0, True, after=0.6) == 0.2
    assert lost(True, 1, True, after=0.6) == 0
    assert lost(True, 1, False, after=0.6) == 0.2


def test_the_curve_of_a_match_that_is_not_over_has_no_result():
    match = golden("solo-humans-held.json").branch(40)
    reviewer = reviewer_of(match)
    assert reviewer.review().curves == []
    for one in (judged(3, 0.6, 0.6), judged(7, 0.5, 0.5)):
        reviewer.take(Task(one.at, one.seat, 0.1), one)
    assert reviewer.review().curves[0].points == [(3, 0.6), (7, 0.5)]


@pytest.mark.parametrize("together", [True, False])
def test_a_review_may_find_nothing(together: bool):
    """Where there was no time, or nothing to choose: no curve that begins with the result."""
    reviewer = Reviewer([Fork(0, 0, False)], choices=2, together=together, winners=[0])
    for task in reviewer:
        reviewer.take(task, None)
    review = reviewer.review()
    assert (review.curves, review.turns, review.weighed) == ([], [], 0)


def test_numbers_of_a_turning_point_agree():
    """What was lost is the difference of the chances that are told, never certain ones."""
    (turn,) = costly([judged(0, 1.0, 0.0)])
    assert points(turn) == 98
    match = golden("solo-humans-held.json")
    turn = replace(turn, **dict.fromkeys(("best", "chosen"), msgspec.to_builtins(match.choices[0])))
    said = turn_words(turn, match, match.game.text("en"))
    assert "cost about 98 points: the win chance fell to about 1%" in said
    assert "it would have been about 99%" in said


def test_a_whole_review(monkeypatch: pytest.MonkeyPatch):
    oracle = Oracle(monkeypatch, "fantasy_defense")
    match = golden("coop-fallen.json")
    before = match.record().json()
    reviewer = reviewer_of(match)
    loud = [fork.at for fork in forks(match) if not fork.quiet]
    worst = loud[len(loud) // 2]

    def chances(then: Match, options: Any) -> list[float]:
        if len(then.choices) != worst:
            return [0.5] * len(options)
        return [0.2 if o == match.choices[worst] else 0.5 for o in options]

    oracle.chances = chances
    for task in reviewer:
        reviewer.take(task, judge(match, task))
    review = reviewer.review()
    assert match.record().json() == before
    assert review.weighed == review.decisions == len(forks(match))
    assert [curve.seat for curve in review.curves] == [TEAM]
    assert review.curves[0].points[-1] == (len(match.choices), 0.0)
    assert [turn.at for turn in review.turns] == [worst, forks(match)[-1].at]
    assert [turn.kind for turn in review.turns] == ["choice", "followed"]
    for language in match.game.languages:
        text = match.game.text(language)
        said = turn_words(review.turns[0], match, text)
        assert text.say("option", match.choices[worst], review.turns[0].seat) in said
        assert "30" in said
        assert text.seat(review.turns[0].seat) in said
        assert str(review.playouts) in known_words(review, text)
