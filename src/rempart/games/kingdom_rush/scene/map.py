"""The map of a scene: spaces, what lies and stands on them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import get_args

import msgspec

from rempart.games.kingdom_rush.board.geometry import STRIDE, Board
from rempart.games.kingdom_rush.ids import HEROES
from rempart.games.kingdom_rush.scene.extras import (
    BoardExtra,
    CardExtra,
    FigureExtra,
    HordeTag,
    LavaExtra,
    PieceTag,
    SiteTag,
    SpaceTag,
    SpawnTag,
    ThingTag,
)
from rempart.games.kingdom_rush.scene.figures import hero_piece, warrior_piece, wildcat_piece
from rempart.games.kingdom_rush.scene.hordes import HORDE_MARKS, horde_note, horde_tags
from rempart.games.kingdom_rush.scene.players import tower_piece
from rempart.games.kingdom_rush.steps.figures import FIRST_BENCH
from rempart.games.kingdom_rush.tables import Tables
from rempart.games.kingdom_rush.tables.scenarios import COLOURS, FLOWERS, Layout
from rempart.games.kingdom_rush.view import View
from rempart.games.kingdom_rush.words.naming import (
    horde_name,
    space_name,
    treasure,
)
from rempart.kernel import NONE
from rempart.kernel.scene import Piece, Place, Zone
from rempart.kernel.text import Text, remembered

WAYS = {-STRIDE: "↑", 1: "→", STRIDE: "↓", -1: "←"}
"""The way of the path, by the step to the next space."""
SITES: tuple[SiteTag, ...] = get_args(SiteTag)
SPAWNS: tuple[SpawnTag, ...] = get_args(SpawnTag)
THING_MARKS: tuple[ThingTag, ...] = ("wilted", "gaping")


def board_zone(v: View, t: Tables, layout: Layout, text: Text) -> Zone:
    """All spaces in rows, void and exits too, so that the grid keeps its shape."""
    board = layout.board
    standing: defaultdict[int, list[Piece]] = defaultdict(list)
    for space, piece in things(v, text):
        standing[space].append(piece)
    for space, piece in pieces(v, t, text):
        standing[space].append(piece)
    razed = tuple(sorted(v.razed))
    zone = empty_board(t, v.scenario, len(v.players), razed, v.blocked, text)
    places = list(zone.places)
    for space, found in standing.items():
        if space in board.playable:
            row, column = divmod(space, STRIDE)
            at = row * board.columns + column
            places[at] = msgspec.structs.replace(places[at], pieces=found)
    return msgspec.structs.replace(zone, places=places)


def board_extra(layout: Layout, razed: tuple[int, ...]) -> BoardExtra:
    """The map for the game's own board: its paths and sites."""
    board = layout.board
    spaces = spaces_of(board)
    sites = [site_of(layout, space, razed) for space in spaces]
    return BoardExtra(
        ways=[board.next.get(space, NONE) for space in spaces],
        sites=[COLOURS[site] if site != NONE else "" for site in sites],
        spawns=[route[0] for route in board.routes],
    )


def spaces_of(board: Board) -> list[int]:
    """All spaces, row by row."""
    return [row * STRIDE + column for row in range(board.rows) for column in range(board.columns)]


def site_of(layout: Layout, space: int, razed: tuple[int, ...]) -> int:
    """The colour of a space's site, if it is one (still)."""
    return NONE if space in razed else layout.sites.get(space, NONE)


@remembered
def empty_board(
    t: Tables, scenario: int, players: int, razed: tuple[int, ...], blocked: int, text: Text
) -> Zone:
    """All spaces, with nothing on them."""
    layout = t.layouts[scenario, players]
    places: list[Place] = []
    for space in spaces_of(layout.board):
        site = site_of(layout, space, razed)
        places.append(space_place(t, scenario, players, space, site, site == blocked, text))
    return Zone(
        kind="grid",
        id="board",
        name=text("zone.board"),
        columns=layout.board.columns,
        places=places,
        extra=board_extra(layout, razed),
    )


@remembered
def space_place(
    t: Tables, scenario: int, players: int, space: int, site: int, blocked: bool, text: Text
) -> Place:
    """A space with nothing on it; with the colour of its site, if it is one (still)."""
    layout = t.layouts[scenario, players]
    board = layout.board
    place = Place(name=space_name(space, text), kind="void")
    if space in board.exits:
        place.kind = "exit"
        place.marks.append(text("mark.exit"))
    elif space in board.playable:
        place.kind = "path" if space in board.next else "ground"
        place.pick = {"space": space}
        if space in board.next:
            place.value = WAYS[board.next[space] - space]
        place.marks += space_marks(layout, space, site, blocked, text)
        place.tags = space_tags(layout, space, site, blocked)
    return place


def space_tags(layout: Layout, space: int, site: int, blocked: bool) -> list[SpaceTag]:
    """What is printed on a space, as ids."""
    starts = zip(layout.board.routes, SPAWNS, strict=False)
    tags: list[SpaceTag] = [tag for route, tag in starts if route[0] == space]
    if site != NONE:
        tags.append(SITES[site])
    if space in layout.board.entries:
        tags.append("entry")
    if site != NONE and blocked:
        tags.append("blocked")
    return tags


def space_marks(layout: Layout, space: int, site: int, blocked: bool, text: Text) -> Iterator[str]:
    """What is printed on a space, in words: spawn points, the colour of a site."""
    for number, route in enumerate(layout.board.routes):
        if route[0] == space:
            yield text("mark.spawn", pile=number + 1)
    if site != NONE:
        yield text("mark.site", colour=text(f"colour.{site}"))
        if blocked:
            yield text("mark.blocked")


def things(v: View, text: Text) -> Iterator[tuple[int, Piece]]:
    """Flowers, environment tiles and tentacles, by their spaces."""
    for thing in v.things:
        space = thing.space
        tags: list[PieceTag] = []
        piece = Piece(name="", kind=thing.kind, id=f"{thing.kind}-{space}", pick={"space": space})
        if thing.kind in FLOWERS:
            piece.name = text(f"flower.{thing.kind}")
            piece.note = text(f"effect.{thing.kind}")
            tags.append("flower")
        else:
            tentacle = thing.kind == "tentacle"
            piece.name = text("token.tentacle" if tentacle else f"environment.{thing.kind}")
            piece.note = text(f"part_note.{thing.kind}")
            piece.enemy = tentacle
            if thing.gold or thing.crystals:
                piece.value = treasure(thing.gold, thing.crystals, text)
                piece.extra = LavaExtra(gold=thing.gold, crystals=thing.crystals)
        if thing.kind == "crevasse" and not thing.gaping:
            piece.marks.append(text("crevasse.cracked"))
        for mark in THING_MARKS:
            if getattr(thing, mark):
                piece.marks.append(text(f"mark.{mark}"))
                tags.append(mark)
        piece.tags = tags
        yield space, piece


def pieces(v: View, t: Tables, text: Text) -> Iterator[tuple[int, Piece]]:
    """Towers, hordes and figures, by their spaces."""
    for tower in v.built:
        piece = tower_piece(v.stickers, t, tower.card, v.necromancer_tile, text, tower)
        yield tower.space, piece
    for horde in v.hordes:
        tags = tuple(horde_tags(v, t, horde))
        yield horde.space, horde_piece(t, horde.card, horde.hearts, tags, text)
    yield from figures(v, t, text)


@remembered
def horde_piece(t: Tables, card: int, hearts: int, tags: tuple[HordeTag, ...], text: Text) -> Piece:
    """A horde on the map; its grid is a zone of its own."""
    return Piece(
        name=horde_name(t, card, text),
        kind=t.card_id[card],
        id=f"horde-{card}",
        value=text("hearts_short", hearts=hearts),
        note=horde_note(t, card, text),
        marks=[text(f"mark.{tag}") for tag in tags if tag in HORDE_MARKS],
        tags=list(tags),
        enemy=True,
        pick={"horde": card},
        extra=CardExtra(band=t.band[card]),
    )


def figures(v: View, t: Tables, text: Text) -> Iterator[tuple[int, Piece]]:
    """Heroes, sand warriors, the wildcat and bench heroes, by their spaces."""
    for seat, player in enumerate(v.players):
        if player.space != NONE:
            yield player.space, hero_piece(t, seat, player, text)
    for number, warrior in enumerate(v.warriors):
        if warrior.space != NONE:
            yield warrior.space, warrior_piece(number, text)
    for wildcat in v.wildcats:
        if wildcat.space != NONE:
            yield wildcat.space, wildcat_piece(text)
    for number, bench in enumerate(v.bench):
        name = text("bench_hero", hero=text(f"hero.{HEROES[bench.hero]}"))
        kind = HEROES[bench.hero]
        extra = FigureExtra(who=FIRST_BENCH + number, facing=bench.facing)
        piece = Piece(name=name, kind=kind, id=f"bench-{kind}", tags=["bench"], extra=extra)
        yield bench.space, piece
