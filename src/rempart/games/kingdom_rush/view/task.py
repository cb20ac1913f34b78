"""What is being asked just now, for boards that show it: which tower turns, which tile is laid.

The question itself and its options say all that one must know to answer; this is what a board needs
to draw a ghost of the tile, or the arrows of the tower, before anything is answered.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from rempart.games.kingdom_rush.board.grids import M1
from rempart.games.kingdom_rush.ids import (
    ALLERIA,
    ALRIC,
    Damage,
    HordeCard,
    ModeNumber,
    Shape,
    Supply,
    TowerCard,
    Who,
)
from rempart.games.kingdom_rush.state import Kingdom
from rempart.games.kingdom_rush.steps.abilities import BenchAbility, Knowledge
from rempart.games.kingdom_rush.steps.alleria import WildcatStands
from rempart.games.kingdom_rush.steps.alric import WarriorStands
from rempart.games.kingdom_rush.steps.bench import BenchSoldiers, Placing
from rempart.games.kingdom_rush.steps.dierdre import Wings
from rempart.games.kingdom_rush.steps.figures import FIRST_WARRIOR, WILDCAT, figure, footprint
from rempart.games.kingdom_rush.steps.heroes import HeroAction, HeroFacing
from rempart.games.kingdom_rush.steps.hordes import seat_of_hero, top_horde
from rempart.games.kingdom_rush.steps.magnus import Conjured
from rempart.games.kingdom_rush.steps.movement import Move, StandOn
from rempart.games.kingdom_rush.steps.retreat import Retreat
from rempart.games.kingdom_rush.steps.soldiers import PutSoldier, PutTotem
from rempart.games.kingdom_rush.steps.tiles import LayTiles
from rempart.games.kingdom_rush.steps.towers import AttackMode, Facing
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE, OrNone

Question = Literal["tile", "soldier", "stand", "face", "mode", "move", "act", "totem"]
"""tile, soldier, stand: where on a horde; face, mode: how to attack; move, act, totem."""


class Task(msgspec.Struct, frozen=True):
    """A question about a piece."""

    ask: Question
    card: OrNone[TowerCard] = NONE
    """The tower that turns or attacks."""
    mode: OrNone[ModeNumber] = NONE
    """Which of its attacks."""
    who: OrNone[Who] = NONE
    """The figure that moves, turns or stands somewhere (see `steps.figures`)."""
    shapes: tuple[Shape, ...] = ()
    """What is laid, the piece in question first."""
    supply: OrNone[Supply] = NONE
    damage: OrNone[Damage] = NONE
    targets: tuple[HordeCard, ...] = ()
    """The hordes that it may go on."""
    left: int = 0
    """Moves or soldiers that are left."""


def task_of(s: Kingdom) -> Task | None:
    """The question that waits for an answer, if it is about a piece."""
    match s.agenda[-1] if s.agenda else None:
        case LayTiles() as lay:
            shapes, targets = tuple(lay.pieces), tuple(lay.targets)
            return Task(
                "tile",
                lay.tower,
                shapes=shapes,
                supply=lay.supply,
                damage=lay.damage,
                targets=targets,
            )
        case PutSoldier() as put:
            return Task(
                "soldier",
                put.tower,
                shapes=(M1,),
                damage=put.damage,
                targets=tuple(put.targets),
                left=put.count,
            )
        case BenchSoldiers() as put:
            return Task("soldier", shapes=(M1,), left=put.count)
        case PutTotem() as put:
            return Task("totem", targets=(put.horde,))
        case Facing() as turn:
            return Task("face", turn.card, turn.mode)
        case AttackMode() as tower:
            return Task("mode", tower.card)
        case HeroFacing() as turn:
            return Task("face", who=turn.seat)
        case HeroAction() as hero:
            return Task("act", who=hero.seat)
        case BenchAbility() | Knowledge() as hero:
            return Task("act", who=hero.who)
        case Conjured() as move:
            return Task("move", who=move.seat)
        case Wings() as wings:
            return Task("move", who=wings.seat)
        case Move() as move:
            return Task("move", who=move.who, left=move.left)
        case Placing() | Retreat() as move:
            return Task("move", who=move.who)
        case StandOn() as stand:
            return standing(s, stand.who, figure(s, stand.who).space)
        case WarriorStands() as stand:
            space = s.players[seat_of_hero(s, ALRIC)].space
            return standing(s, FIRST_WARRIOR + stand.warrior, space)
        case WildcatStands():
            return standing(s, WILDCAT, s.players[seat_of_hero(s, ALLERIA)].space)
        case _:
            return None


def standing(s: Kingdom, who: int, space: int) -> Task:
    """A figure comes on the horde of a space."""
    horde = top_horde(s, TABLES[s.variant], space)
    targets = () if horde is None else (horde.card,)
    return Task("stand", who=who, shapes=(footprint(s, who),), targets=targets)
