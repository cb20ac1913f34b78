"""The hordes of a scene: trays with their grids, and what covers them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, get_args

import msgspec

from rempart.games.kingdom_rush.aids.introduction import LEADERS, PARTS
from rempart.games.kingdom_rush.board.grids import DAMAGES, SHAPES, DeadMark, Design
from rempart.games.kingdom_rush.ids import HEROES
from rempart.games.kingdom_rush.pieces import ADVANCE, ELUSIVE, WARDED
from rempart.games.kingdom_rush.scene.extras import (
    About,
    CellTag,
    CoverExtra,
    HordeExtra,
    HordeMark,
    HordeTag,
    Icon,
)
from rempart.games.kingdom_rush.scene.figures import warrior_piece, wildcat_piece
from rempart.games.kingdom_rush.steps.figures import FIRST_WARRIOR, WILDCAT
from rempart.games.kingdom_rush.tables import Tables
from rempart.games.kingdom_rush.view import HordeView, Reward, TileView, View
from rempart.games.kingdom_rush.words.naming import (
    cell_names,
    horde_name,
    space_name,
    treasure,
)
from rempart.kernel import NONE
from rempart.kernel.scene import Piece, Place, Zone
from rempart.kernel.text import Text, remembered

HORDE_MARKS: tuple[HordeMark, ...] = get_args(HordeMark)
SHOWN: tuple[Literal["totem", "hidden", "acted"], ...] = ("totem", "hidden", "acted")
"""Those that the view has a field for."""
PART_OF = {
    "magic_only": "vulnerability",
    "physical_only": "vulnerability",
    "shield_physical": "shield",
    "shield_magic": "shield",
}
"""The parts of the introduction that tell of an icon, where they are called otherwise."""


def horde_tags(v: View, t: Tables, horde: HordeView) -> list[HordeTag]:
    """Ids of what a horde is and what goes for it now. That it has acted matters while hordes act
    (KR-ADV-02); later it would be taken for news."""
    tags: list[HordeTag] = sorted(t.designs[horde.card].abilities)
    tags.extend(
        tag for tag in SHOWN if getattr(horde, tag) and (tag != "acted" or v.phase == ADVANCE)
    )
    if horde.marks & ELUSIVE:
        tags.append("mist")
    if horde.marks & WARDED:
        tags.append("warded")
    return tags


@remembered
def horde_note(t: Tables, card: int, text: Text) -> str:
    """What a card shows, and what it pays."""
    design = t.designs[card]
    words = [text(f"icon.{icon}") for icon in icons_of(design)]
    words.append(text("note.reward", reward=reward_words(design.reward, text)))
    return ", ".join(words)


def icons_of(design: Design) -> list[str]:
    """Everything special that a card shows, by id."""
    shown = {
        "fast": design.fast,
        "heal": design.heal,
        "sniper": design.sniper,
        "elusive": design.elusive,
        "flying": design.flying,
        "tough": design.tough,
        "big": len(design.big) > len(design.tough) and not design.activation,
        "champion": design.activation,
        "magic_only": design.magic_weak,
        "physical_only": design.physical_weak,
        "specific": design.special_weak,
        "shield_physical": design.shields[0],
        "shield_magic": design.shields[1],
    }
    return [icon for icon, there in shown.items() if there]


@remembered
def about(t: Tables, card: int, text: Text) -> list[About]:
    """What each special thing on a card does, as the introduction of a scenario tells it; of a
    champion or boss, what that one does."""
    leader = t.card_id[card][:2]
    parts = [PART_OF.get(icon, icon) for icon in icons_of(t.designs[card]) if icon != "champion"]
    found = dict.fromkeys([leader, *parts] if leader in LEADERS else parts)
    return [
        About(name=text(f"part.{part}"), text=text(f"part_note.{part}"), rule=PARTS[part])
        for part in found
    ]


def reward_words(reward: Reward, text: Text) -> str:
    """What a horde pays."""
    treasures = [treasure(gold, crystals, text) for crystals, gold in reward]
    return text.listed(treasures, "or") or text("nothing")


def horde_zone(v: View, t: Tables, horde: HordeView, text: Text) -> Zone:
    """The grid of a horde, cell by cell."""
    design = t.designs[horde.card]
    places = cell_places(t, horde.card, horde.covered, text)
    for cell, piece in dict(covers(v, t, horde, text)).items():
        n = cell.bit_length() - 1
        places = [*places[:n], msgspec.structs.replace(places[n], pieces=[piece]), *places[n + 1 :]]
    return Zone(
        kind="grid",
        id=f"horde-{horde.card}",
        name=text(
            "zone.horde", horde=horde_name(t, horde.card, text), space=space_name(horde.space, text)
        ),
        value=horde.hearts,
        note=horde_note(t, horde.card, text),
        columns=design.fit.width,
        tags=horde_tags(v, t, horde),
        places=places,
        extra=horde_extra(t, horde, text),
    )


def horde_extra(t: Tables, horde: HordeView, text: Text) -> HordeExtra:
    """A horde's grid for the game's own board."""
    design = t.designs[horde.card]
    return HordeExtra(
        card=horde.card,
        space=horde.space,
        band=t.band[horde.card],
        enemies=design.enemies,
        bare=horde.bare,
        covered=horde.covered,
        dead=design.dead,
        big=list(design.big),
        tough=list(design.tough),
        icons=icon_masks(design),
        shields=design.shields[:2],
        reward=list(design.reward),
        about=about(t, horde.card, text),
    )


def icon_masks(design: Design) -> dict[Icon, int]:
    """The cells of each icon."""
    return {
        "fast": design.fast,
        "heal": design.heal,
        "sniper": design.sniper,
        "champion": design.activation,
        "magic_only": design.magic_weak,
        "physical_only": design.physical_weak,
        "specific": design.special_weak,
    }


@remembered
def cell_places(t: Tables, card: int, covered: int, text: Text) -> list[Place]:
    """The cells of a horde, of which some are covered; a piece is shown in its first cell."""
    fit = t.designs[card].fit
    cells = [1 << number for number in range(fit.width * fit.height)]
    return [cell_place(t, card, cell, bool(cell & covered), text) for cell in cells]


@remembered
def cell_place(t: Tables, card: int, cell: int, covered: bool, text: Text) -> Place:
    """A cell: its enemy, icons and whether it is covered."""
    design = t.designs[card]
    tags: list[CellTag] = []
    for body in design.big:
        if body & cell:
            tags.append("tough" if body in design.tough else "big")
    shown: list[Icon] = [icon for icon, mask in icon_masks(design).items() if mask & cell]
    tags += shown
    marks = [text(f"icon.{icon}") for icon in shown]
    for mark, mask in design.dead_marks:
        if mask & cell:
            tags.append(mark)
            marks.append(dead_words(mark, text))
    if covered:
        tags.append("covered")
        marks.append(text("mark.covered"))
    return Place(
        name=cell_names(cell, design.fit.width),
        kind="dead" if cell & design.dead else "enemy" if cell & design.enemies else "empty",
        marks=marks,
        tags=tags,
        pick={"horde": card, "cell": cell},
    )


def dead_words(mark: DeadMark, text: Text) -> str:
    """What a cell shows that is never covered."""
    damage, _, side = mark.partition("_")
    if not side:
        return text(f"icon.{mark}")
    return text("mark.shield", shield=text(f"icon.shield_{damage}"), side=text(f"side.{side}"))


def covers(v: View, t: Tables, horde: HordeView, text: Text) -> Iterator[tuple[int, Piece]]:
    """What lies on a horde, by its first cell; `extra` says which cells it covers."""
    for tile in horde.tiles:
        yield first(tile.cells), tile_piece(horde.card, tile, text)
    for soldier in horde.soldiers:
        yield (
            soldier.cell,
            Piece(
                name=text("token.soldier"),
                kind="soldier",
                id=f"soldier-{horde.card}-{soldier.cell}",
                extra=CoverExtra(cells=soldier.cell, damage=DAMAGES[soldier.damage]),
            ),
        )
    if not horde.hidden:
        yield from standing(v, horde.space, text)


@remembered
def tile_piece(card: int, tile: TileView, text: Text) -> Piece:
    """A tile on a horde."""
    shape, damage = SHAPES[tile.shape], DAMAGES[tile.damage]
    return Piece(
        name=text("tile", shape=text(f"shape.{shape}"), damage=text(f"damage.{damage}")),
        kind=shape,
        id=f"tile-{card}-{tile.cells}",
        extra=CoverExtra(cells=tile.cells, damage=damage),
    )


def standing(v: View, space: int, text: Text) -> Iterator[tuple[int, Piece]]:
    """The figures on a horde, by their first cell."""
    figures = [(p.space, p.cells, HEROES[p.hero]) for p in v.players if p.hero != NONE]
    figures += [(b.space, b.cells, HEROES[b.hero]) for b in v.bench]
    for at, cells, hero in figures:
        if at == space and cells:
            name, over = text(f"hero.{hero}"), CoverExtra(cells=cells)
            yield first(cells), Piece(name=name, kind=hero, id=f"on-{hero}", extra=over)
    for number, warrior in enumerate(v.warriors):
        if warrior.space == space and warrior.cells:
            piece = warrior_piece(number, text)
            piece.id = f"on-warrior-{number}"
            piece.extra = CoverExtra(cells=warrior.cells, who=FIRST_WARRIOR + number)
            yield first(warrior.cells), piece
    for wildcat in v.wildcats:
        if wildcat.space == space and wildcat.cells:
            piece = wildcat_piece(text)
            piece.id = "on-wildcat"
            piece.extra = CoverExtra(cells=wildcat.cells, who=WILDCAT)
            yield first(wildcat.cells), piece


def first(cells: int) -> int:
    """The lowest cell of a mask."""
    return cells & -cells
