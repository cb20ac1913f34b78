"""The figures of a scene, heroes and sand warriors, and attacks as plain data for the board."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rempart.games.kingdom_rush.board.grids import DAMAGES, SHAPES
from rempart.games.kingdom_rush.board.shots import TILE, Shot
from rempart.games.kingdom_rush.steps.figures import FIRST_WARRIOR
from rempart.games.kingdom_rush.tables import (
    HEROES,
    Tables,
)
from rempart.games.kingdom_rush.view import PlayerView
from rempart.kernel.scene import Piece
from rempart.kernel.text import Text, remembered

WHAT = ("tile", "soldier", "mend")
REACH = ("choice", "each", "perfect", "melee", "splash")
"""The numbers of `shots`, as ids."""


def hero_piece(t: Tables, seat: int, player: PlayerView, text: Text) -> Piece:
    """A hero's figure."""
    tags = [tag for tag in ("activated", "stunned", "protected") if getattr(player, tag)]
    return figure_piece(t, seat, player.hero, player.life, player.facing, tuple(tags), text)


@remembered
def figure_piece(
    t: Tables, seat: int, number: int, life: int, facing: int, tags: tuple[str, ...], text: Text
) -> Piece:
    """A hero's figure, by what is to be seen of it."""
    hero = HEROES[number]
    return Piece(
        name=text(f"hero.{hero}"),
        kind=hero,
        id=f"hero-{hero}",
        value=str(life),
        note=text(f"effect.{hero}"),
        marks=[text(f"mark.{tag}") for tag in tags],
        tags=[*tags, f"facing-{facing}"],
        pick={"hero": number},
        extra={
            "who": seat,
            "facing": facing,
            "life": t.heroes[number].life,
            "modes": modes_fields(t.heroes[number].attacks),
        },
    )


def warrior_piece(number: int, text: Text) -> Piece:
    """A sand warrior."""
    name = f"{text('token.warrior')} {number + 1}"
    return Piece(
        name=name,
        kind="warrior",
        id=f"warrior-{number}",
        pick={"warrior": number},
        extra={"who": FIRST_WARRIOR + number},
    )


def modes_fields(modes: Iterable[Iterable[Shot]]) -> list[list[dict[str, Any]]]:
    """Attacks as plain data: where the arrows point on a card that faces up, and what they deal."""
    return [
        [
            {
                "what": WHAT[shot.what],
                "reach": REACH[shot.reach],
                "arrows": list(shot.arrows),
                "shapes": [SHAPES[piece] for piece in shot.pieces] if shot.what == TILE else [],
                "count": len(shot.pieces),
                "damage": DAMAGES[shot.damage],
            }
            for shot in shots
        ]
        for shots in modes
    ]
