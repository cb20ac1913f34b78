"""What it is about, in words: how a scenario is won and lost, and in the prologue the objective of
the round, how far it is met, and what a coach says at this moment (KR-PROLOGUE)."""

from __future__ import annotations

from collections.abc import Iterator

from rempart.games.kingdom_rush.code import encode, from_number, is_map
from rempart.games.kingdom_rush.ids import IRON, LAST_STAND
from rempart.games.kingdom_rush.pieces import ADVANCE, BUY, DESTROY, PLAY
from rempart.games.kingdom_rush.scene.extras import ProgressExtra
from rempart.games.kingdom_rush.tables import Tables
from rempart.games.kingdom_rush.tables.scenarios import Layout
from rempart.games.kingdom_rush.view import View
from rempart.games.kingdom_rush.words.scenario import defeat, goal, intro
from rempart.kernel import NONE
from rempart.kernel.scene import Piece, Zone
from rempart.kernel.text import Text

FIRST, SECOND, LAST = 1, 2, 3
"""The rounds of the prologue."""


def goal_zone(v: View, t: Tables, layout: Layout, text: Text) -> Zone:
    """The sheet of the scenario. The prologue has more on it: an objective and a coach; a generated
    map its code (KRH-ENDLESS-02)."""
    tutorial = bool(layout.data.tutorial.rounds)
    pieces = [sheet("win", goal(layout, text), text), sheet("lose", defeat(layout, text), text)]
    if any((LAST_STAND,) in pile for pile in layout.piles):
        pieces.append(sheet("stand", text("stand_note"), text))
    if v.difficulty == IRON:
        pieces.append(sheet("iron", text(f"iron.{layout.data.iron}"), text))
    if is_map(v.scenario):
        code = from_number(v.scenario)
        words = text("run_note", stage=code.stage, code=encode(code))
        pieces.append(sheet("run", words, text))
    if tutorial:
        if v.round:
            pieces.append(sheet("objective", text(f"objective.{v.round}"), text))
        pieces += progress(v, layout, text)
        key = coach(v, layout)
        if key:
            pieces.append(sheet("coach", text(f"coach.{key}"), text))
    return Zone(
        kind="hand",
        id="goal",
        name=text("zone.goal"),
        note=intro(t, v.scenario, text),
        tags=["tutorial"] if tutorial else ["aside"],
        value=len(pieces),
        pieces=pieces,
    )


def sheet(kind: str, words: str, text: Text) -> Piece:
    """A paragraph with its heading."""
    return Piece(name=text(f"aim.{kind}"), kind=kind, id=f"goal-{kind}", note=words)


# The objectives


def progress(v: View, layout: Layout, text: Text) -> Iterator[Piece]:
    """How far the objective of the round is met (KR-PROLOGUE-09, KR-PROLOGUE-11, KR-PROLOGUE-15)"""
    tutorial = layout.data.tutorial
    if v.round == FIRST:
        yield counted("struck", v.struck, len(layout.towers), text)
    elif v.round == SECOND:
        yield counted("destroyed", v.destroyed, tutorial.destroyed, text)
        yield counted("upgraded", v.upgraded, tutorial.upgraded, text)
    elif v.round == LAST:
        left = len(v.hordes)
        yield mark("left", str(left), (v.destroyed, v.destroyed + left), text)


def counted(what: str, done: int, needed: int, text: Text) -> Piece:
    """Progress as done of needed; done is capped at needed."""
    done = min(done, needed)
    return mark(what, text("progress.of", n=done, most=needed), (done, needed), text)


def mark(what: str, value: str, done: tuple[int, int], text: Text) -> Piece:
    """A part of the objective, with the numbers that a board needs for its marks."""
    return Piece(
        name=text(f"progress.{what}"),
        kind="progress",
        id=f"goal-{what}",
        value=value,
        tags=["met"] if done[0] == done[1] else [],
        extra=ProgressExtra(done=done[0], needed=done[1]),
    )


# The coach


def coach(v: View, layout: Layout) -> str:
    """What to explain now, by the current question, otherwise by round and phase; "": nothing."""
    if not v.round:
        return "setup" if any(player.hero == NONE for player in v.players) else "bench"
    if v.missed:
        return "missed"
    if v.task is not None and v.task.ask != "totem":
        away = v.task.ask == "move" and v.phase != PLAY
        return "retreat" if away else v.task.ask
    if v.phase == PLAY:
        return ACTIONS[v.round](v, layout)
    if v.phase == BUY:
        return "buy_1" if v.round == FIRST else "buy_2"
    return {DESTROY: "reward", ADVANCE: "advance"}.get(v.phase, "")


def first(v: View, layout: Layout) -> str:
    """Round 1: towers only (KR-PROLOGUE-08)."""
    if v.struck >= len(layout.towers):
        return "done_1"
    return "play_1" if any(player.hand for player in v.players) else "short_1"


def second(v: View, layout: Layout) -> str:
    """Round 2: something must be destroyed, and towers must be upgraded (KR-PROLOGUE-11). Before
    the first action everything new is explained, even if a horde has been covered since round 1."""
    tutorial = layout.data.tutorial
    if not (v.built or v.upgraded or any(p.activated or p.incoming for p in v.players)):
        return "play_2"
    beaten = sum(not horde.bare for horde in v.hordes) >= tutorial.destroyed
    if v.upgraded >= tutorial.upgraded:
        return "done_2" if beaten else "cover_2"
    if not any(player.hand for player in v.players):
        return "short_2"
    return "pass_2" if beaten else "play_2"


def last(v: View, layout: Layout) -> str:
    """Round 3: everything must be destroyed (KR-PROLOGUE-15)."""
    return "play_3" if any(horde.bare for horde in v.hordes) else "done_3"


ACTIONS = {FIRST: first, SECOND: second, LAST: last}
