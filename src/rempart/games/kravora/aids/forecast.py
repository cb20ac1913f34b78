"""The forecast: my enemies' next attack and march, and who comes after them.

The real phases run on a copy on which nobody attacks, buys or casts. Until the end of my own turn
that is certain, but for who takes a hit where I may choose (KV-ENEMY-03). What lies beyond it
others can change, and so can the calamity.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rempart.games.kravora.events import (
    EnemiesEntered,
    EnemyHeld,
    EnemyMoved,
    FrostLifted,
    PlayerOut,
    UnitAttacked,
    UnitKilled,
    UnitWounded,
    WallHit,
    WallRepaired,
)
from rempart.games.kravora.ids import ATTACK, ENEMY_MOVE, EVENT
from rempart.games.kravora.options import Decline, EndAttack, EndPurchases
from rempart.games.kravora.state import Kravora
from rempart.games.kravora.steps.enemies import EnemyAttack, attack_order
from rempart.games.kravora.steps.movement import EnemyMovement
from rempart.games.kravora.steps.turn import PlayerTurn, PlayerTurns
from rempart.games.kravora.tables import TABLES
from rempart.kernel import Decision, Event, Option
from rempart.kernel.forecast import Forecast, Said, Way, Ways, ways

PASSING = (EndAttack, EndPurchases, Decline)
"""The choices of a player who does nothing."""
TOLD = (
    UnitAttacked,
    UnitWounded,
    UnitKilled,
    WallHit,
    EnemyHeld,
    EnemyMoved,
    FrostLifted,
    EnemiesEntered,
    WallRepaired,
    PlayerOut,
)
"""The events that a forecast mentions."""


def forecast(s: Kravora, seat: int) -> Forecast:
    """What is coming for a seat. Changes `s`."""
    if not s.players[seat].alive:
        return Forecast(until=Said("until_turn"), summary=[Said("out")], events=[], notes=[])
    if s.active == seat and s.phase <= ENEMY_MOVE:
        notes = [Said("idle")] if s.phase == ATTACK else []
        stages = [Stage(rest_of_my_turn(s), True)]
        return forecast_of(s, seat, until="until_turn", stages=stages, notes=notes)
    if s.active == seat:
        now = rest_of_my_turn(s)
        stages = [Stage(now, True), Stage(next_onslaught(now.likely.end, seat), False)]
        return forecast_of(s, seat, until="until_next", stages=stages, notes=before_next_turn(s))
    if any(isinstance(step, PlayerTurns) and seat in step.waiting for step in s.agenda):
        notes = [Said("calamity_now")] if s.phase <= EVENT else []
        stages = [Stage(whole_turn(s, seat), False)]
        return forecast_of(
            s, seat, until="until_turn", stages=stages, notes=[*notes, Said("others")]
        )
    notes, stages = before_next_turn(s), [Stage(next_onslaught(s, seat), False)]
    return forecast_of(s, seat, until="until_next", stages=stages, notes=notes)


# The ways it can go


def likely(decision: Decision) -> list[Option]:
    """Pass if possible; otherwise consider every option, starting with a bot's choice."""
    passing: list[Option] = [o for o in decision.options if isinstance(o, PASSING)]
    return passing[:1] or decision.options


class Stage(NamedTuple):
    """A stretch of time ahead."""

    ways: Ways
    certain: bool
    """Nobody but the seat itself can change what happens, nor can chance."""


def rest_of_my_turn(s: Kravora) -> Ways:
    """What is left of the turn under way, down to the others who wait for theirs."""
    depth = next(n for n, step in enumerate(s.agenda, 1) if isinstance(step, PlayerTurns))
    return ways(s, depth, likely)


def whole_turn(s: Kravora, seat: int) -> Ways:
    """My turn as if it began now."""
    s.attacked.clear()
    s.agenda = [PlayerTurn(seat, ATTACK)]
    return ways(s, 0, likely)


def next_onslaught(s: Kravora, seat: int) -> Ways:
    """The enemies' attack and movement of my next turn, as if they came now."""
    s.attacked.clear()
    s.forced.clear()
    s.agenda = [EnemyMovement(seat), EnemyAttack(seat, attack_order(s, seat))]
    return ways(s, 0, likely)


# In words


def forecast_of(
    s: Kravora, seat: int, *, until: str, stages: list[Stage], notes: list[Said]
) -> Forecast:
    """A forecast of stages, one after the other, for the seat."""
    events = [
        one
        for stage in stages
        for one in stage.ways.foreseen(certain=stage.certain)
        if about(one.event, seat)
    ]
    if any(len(stage.ways.all) > 1 for stage in stages):
        notes = [*notes, Said("choice")]
    if not all(stage.ways.complete for stage in stages):
        notes = [*notes, Said("too_many")]
    summary = upshot(s, seat, stages)
    return Forecast(until=Said(until), summary=summary, events=events, notes=notes)


def about(event: Event, seat: int) -> bool:
    """Whether an event belongs in the forecast of a seat."""
    return isinstance(event, TOLD) and getattr(event, "board", getattr(event, "seat", None)) == seat


def before_next_turn(s: Kravora) -> list[Said]:
    """What can come between now and my next turn."""
    event = TABLES[s.variant].turn(s.turn + 1).event
    chance = [Said(f"{event}_first")] if event in ("calamity", "eruption") else []
    return [*chance, Said("others")]


def upshot(s: Kravora, seat: int, stages: list[Stage]) -> list[Said]:
    """The wall, the dead, and where the enemies stand in the end."""
    lost = extent(stages, lambda way: wall_lost(way, seat))
    dead = extent(stages, lambda way: len(deaths(s, way, seat)))
    fallen = any(PlayerOut(seat=seat) in way.events for stage in stages for way in stage.ways.all)
    end: Kravora = stages[-1].ways.likely.end
    counts = "\u00a0·\u00a0".join(str(len(units)) for units in end.players[seat].enemies[1:])
    return [
        *([Said("falls")] if fallen else end_of_track(s, seat, end)),
        amount("wall", *lost),
        amount("dead", *dead),
        *([] if fallen else [Said("enemies", {"counts": counts})]),
    ]


def end_of_track(s: Kravora, seat: int, end: Kravora) -> list[Said]:
    """What the end of the turn track may bring: an eruption that could take the wall (KV-END-06),
    or walls that are counted (KV-OPTION-02)."""
    t, wall = TABLES[s.variant], end.players[seat].wall
    if t.turn(s.turn + 1).event == "eruption" and not s.count_end and wall <= max(t.eruption):
        return [Said("erupts", {"count": max(t.eruption)})]
    others = [one.wall for other, one in enumerate(end.players) if other != seat and one.alive]
    if s.turn >= t.last_turn and s.count_end and others and max(others) > wall:
        return [Said("counted")]
    return []


def extent(stages: list[Stage], measure: Callable[[Way], int]) -> tuple[int, int]:
    """The least and the most of something over all ways."""
    least = sum(min(measure(way) for way in stage.ways.all) for stage in stages)
    most = sum(max(measure(way) for way in stage.ways.all) for stage in stages)
    return least, most


def wall_lost(way: Way, seat: int) -> int:
    """How many points of the wall a way costs."""
    hits = (event for event in way.events if isinstance(event, WallHit) and event.board == seat)
    return sum(event.amount for event in hits)


def deaths(s: Kravora, way: Way, seat: int) -> list[int]:
    """The defenders that die on a way."""
    owner = TABLES[s.variant].owner
    killed = (event for event in way.events if isinstance(event, UnitKilled))
    return [event.unit for event in killed if event.board == seat and owner[event.unit] == seat]


def amount(key: str, least: int, most: int) -> Said:
    """A number, or how far it may go."""
    if least != most:
        return Said(f"{key}_range", {"least": least, "most": most})
    return Said(key, {"count": most})
