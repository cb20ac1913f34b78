"""The figures of a scene and attacks as plain data for the board."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from rempart.games.kingdom_rush.board.grids import DAMAGES, SHAPES
from rempart.games.kingdom_rush.board.shots import TILE, Shot
from rempart.games.kingdom_rush.ids import HEROES
from rempart.games.kingdom_rush.scene.extras import (
    AttackPart,
    FigureExtra,
    HeroTag,
    Reach,
    What,
)
from rempart.games.kingdom_rush.steps.figures import FIRST_WARRIOR, WILDCAT
from rempart.games.kingdom_rush.tables import Tables
from rempart.games.kingdom_rush.view import PlayerView
from rempart.kernel.scene import Piece
from rempart.kernel.text import Text, remembered

WHAT: tuple[What, ...] = get_args(What)
REACH: tuple[Reach, ...] = get_args(Reach)
"""The numbers of `shots`, as ids."""
HERO_TAGS: tuple[HeroTag, ...] = get_args(HeroTag)


def hero_piece(t: Tables, seat: int, player: PlayerView, text: Text) -> Piece:
    """A hero's figure."""
    tags: list[HeroTag] = [tag for tag in HERO_TAGS if getattr(player, tag)]
    return figure_piece(t, seat, player.hero, player.life, player.facing, tuple(tags), text)


@remembered
def figure_piece(
    t: Tables, seat: int, number: int, life: int, facing: int, tags: tuple[HeroTag, ...], text: Text
) -> Piece:
    """A hero's figure, from its visible values."""
    hero = HEROES[number]
    return Piece(
        name=text(f"hero.{hero}"),
        kind=hero,
        id=f"hero-{hero}",
        value=str(life),
        note=text(f"effect.{hero}"),
        marks=[text(f"mark.{tag}") for tag in tags],
        tags=list(tags),
        pick={"hero": number},
        extra=FigureExtra(
            who=seat,
            facing=facing,
            life=t.heroes[number].life,
            modes=attack_modes(t.heroes[number].attacks),
        ),
    )


def warrior_piece(number: int, text: Text) -> Piece:
    """A sand warrior."""
    name = f"{text('token.warrior')} {number + 1}"
    return Piece(
        name=name,
        kind="warrior",
        id=f"warrior-{number}",
        pick={"warrior": number},
        extra=FigureExtra(who=FIRST_WARRIOR + number),
    )


def wildcat_piece(text: Text) -> Piece:
    """Alleria's wildcat."""
    extra = FigureExtra(who=WILDCAT)
    return Piece(name=text("token.wildcat"), kind="wildcat", id="wildcat", extra=extra)


def attack_modes(modes: Iterable[Iterable[Shot]]) -> list[list[AttackPart]]:
    """Attacks as plain data: where the arrows point on a card that faces up, and what they deal."""
    return [[attack_part(shot) for shot in shots] for shots in modes]


def attack_part(shot: Shot) -> AttackPart:
    """A shot as plain data."""
    return AttackPart(
        what=WHAT[shot.what],
        reach=REACH[shot.reach],
        arrows=list(shot.arrows),
        shapes=[SHAPES[piece] for piece in shot.pieces] if shot.what == TILE else [],
        count=len(shot.pieces),
        damage=DAMAGES[shot.damage],
    )
