"""Set-up (KV-SETUP): settings become the first state; turn 0 is a step of its own."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rempart.games.kravora.ids import PURCHASES
from rempart.games.kravora.pieces import Player
from rempart.games.kravora.state import Kravora
from rempart.games.kravora.steps.dice import TurnZero
from rempart.games.kravora.steps.turn import Turn
from rempart.games.kravora.tables import Tables
from rempart.kernel import Chance, Setting


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match is set up: the defaults are our rulings, the rest other readings of the
    rulebook."""

    players: int = 2
    rotate_first: Annotated[bool, Setting("KV-OPTION-01", "turns")] = False
    end: Annotated[Literal["eruption", "count"], Setting("KV-OPTION-02", "turns")] = "eruption"
    second_wall: Annotated[bool, Setting("KV-OPTION-12", "turns")] = False
    many_ruses: Annotated[bool, Setting("KV-OPTION-11", "ruses")] = True
    propulsion_any: Annotated[bool, Setting("KV-OPTION-09", "ruses")] = False
    cannon_in_attack: Annotated[bool, Setting("KV-OPTION-08", "ruses")] = False
    building_slots: Annotated[Literal["none", "4"], Setting("KV-OPTION-10", "ruses")] = "none"
    enemy_max_line: Annotated[Literal["5", "4"], Setting("KV-OPTION-07", "hits")] = "5"
    wall_reach: Annotated[Literal["range", "4_5_only"], Setting("KV-OPTION-04", "hits")] = "range"
    rock_wall_lines: Annotated[Literal["4_5", "5"], Setting("KV-OPTION-06", "hits")] = "4_5"
    excess: Annotated[Literal["unit_text", "units_first"], Setting("KV-OPTION-05", "hits")] = (
        "unit_text"
    )
    comet_order: Annotated[
        Literal["defenders_first", "enemies_first"], Setting("KV-OPTION-03", "hits")
    ] = "defenders_first"


def setup(settings: Settings, seed: int, t: Tables, secret: str = "") -> Kravora:
    """The table before turn 0."""
    return Kravora(
        chance=Chance(secret or seed),
        agenda=[Turn(), TurnZero()],
        players=[set_up_player(t, seat) for seat in range(settings.players)],
        white=list(t.full[-1]),
        phase=PURCHASES,
        rotate_first=settings.rotate_first,
        second_wall=settings.second_wall,
        count_end=settings.end == "count",
        enemies_first=settings.comet_order == "enemies_first",
        near_wall=settings.wall_reach == "4_5_only",
        units_first=settings.excess == "units_first",
        floor_only=settings.rock_wall_lines == "5",
        max_line=t.lines if settings.enemy_max_line == "5" else t.lines - 1,
        cannon_in_attack=settings.cannon_in_attack,
        propulsion_any=settings.propulsion_any,
        many_ruses=settings.many_ruses,
        slots=0 if settings.building_slots == "none" else int(settings.building_slots),
    )


def set_up_player(t: Tables, seat: int) -> Player:
    """KV-SETUP-01: a whole wall; KV-COMP-02: a full supply; KV-COMP-10: everything else empty."""
    return Player(
        wall=t.wall.points,
        blood=0,
        supply=list(t.full[seat]),
        defenders=[[] for _ in range(t.lines + 1)],
        enemies=[[] for _ in range(t.lines + 1)],
        arrived=[],
    )
