"""The map of a scene: spaces, what lies and stands on them."""

from __future__ import annotations

from collections.abc import Iterator

from rempart.games.kingdom_rush.geometry import STRIDE
from rempart.games.kingdom_rush.naming import (
    horde_name,
    space_name,
    treasure,
)
from rempart.games.kingdom_rush.scenarios import COLOURS, FLOWERS, Layout
from rempart.games.kingdom_rush.scene_figures import hero_piece, warrior_piece
from rempart.games.kingdom_rush.scene_hordes import HORDE_MARKS, horde_note, horde_tags
from rempart.games.kingdom_rush.scene_players import tower_piece
from rempart.games.kingdom_rush.steps.figures import FIRST_BENCH
from rempart.games.kingdom_rush.tables import (
    HEROES,
    Tables,
)
from rempart.games.kingdom_rush.view import HordeView, View
from rempart.kernel.scene import Piece, Place, Zone
from rempart.kernel.text import Text

WAYS = {-STRIDE: "↑", 1: "→", STRIDE: "↓", -1: "←"}
"""The way of the path, by the step to the next space."""


def board_zone(v: View, t: Tables, layout: Layout, text: Text) -> Zone:
    """All spaces in rows, void and exits too, so that the grid keeps its shape."""
    board = layout.board
    places = [
        space_place(v, t, layout, row * STRIDE + column, text)
        for row in range(board.rows)
        for column in range(board.columns)
    ]
    name = text("zone.board")
    return Zone(kind="grid", id="board", name=name, columns=board.columns, places=places)


def space_place(v: View, t: Tables, layout: Layout, space: int, text: Text) -> Place:
    """A space with everything on it."""
    board = layout.board
    place = Place(name=space_name(space, text), kind="void")
    if space in board.exits:
        place.kind = "exit"
        place.marks.append(text("mark.exit"))
    elif space in board.playable:
        place.kind = "path" if space in board.next else "ground"
        place.pick = {"space": space}
        describe_space(v, layout, space, place, text)
        place.pieces = [*things_on(v, space, text), *pieces_on(v, t, space, text)]
    return place


def describe_space(v: View, layout: Layout, space: int, place: Place, text: Text) -> None:
    """What is printed on a space: the way of the path, spawn points, the colour of a site."""
    board = layout.board
    if space in board.next:
        after = board.next[space]
        place.value = WAYS[after - space]
        place.tags.append(f"to-{after}")
    for number, route in enumerate(board.routes):
        if route[0] == space:
            place.marks.append(text("mark.spawn", pile=number + 1))
            place.tags.append(f"spawn-{number}")
    if space in board.entries:
        place.tags.append("entry")
    if space in layout.sites and space not in v.razed:
        colour = layout.sites[space]
        place.marks.append(text("mark.site", colour=text(f"colour.{colour}")))
        place.tags.append(f"site-{COLOURS[colour]}")
        if colour == v.blocked:
            place.marks.append(text("mark.blocked"))
            place.tags.append("blocked")


def things_on(v: View, space: int, text: Text) -> Iterator[Piece]:
    """Flowers, environment tiles and tentacles on a space."""
    for thing in v.things:
        if thing.space != space:
            continue
        piece = Piece(name="", kind=thing.kind, id=f"{thing.kind}-{space}", pick={"space": space})
        if thing.kind in FLOWERS:
            piece.name = text(f"flower.{thing.kind}")
            piece.note = text(f"effect.{thing.kind}")
            piece.tags.append("flower")
        elif thing.kind == "tentacle":
            piece.name = text("token.tentacle")
            piece.enemy = True
        else:
            piece.name = text(f"environment.{thing.kind}")
            piece.value = treasure(thing.gold, thing.crystals, text) if thing.gold else ""
        for mark in ("wilted", "gaping"):
            if getattr(thing, mark):
                piece.marks.append(text(f"mark.{mark}"))
                piece.tags.append(mark)
        yield piece


def pieces_on(v: View, t: Tables, space: int, text: Text) -> Iterator[Piece]:
    """Towers, hordes and figures on a space."""
    for tower in v.built:
        if tower.space == space:
            piece = tower_piece(v, t, tower.card, text)
            piece.marks.append(text(f"facing.{tower.facing}"))
            piece.tags += [f"facing-{tower.facing}", f"seat-{tower.seat}"]
            yield piece
    for horde in v.hordes:
        if horde.space == space:
            yield horde_piece(v, t, horde, text)
    yield from figures_on(v, t, space, text)


def horde_piece(v: View, t: Tables, horde: HordeView, text: Text) -> Piece:
    """A horde on the map; its grid is a zone of its own."""
    tags = horde_tags(t, horde)
    return Piece(
        name=horde_name(t, horde.card, text),
        kind=t.card_id[horde.card],
        id=f"horde-{horde.card}",
        value=text("hearts_short", hearts=horde.hearts),
        note=horde_note(t.designs[horde.card], text),
        marks=[text(f"mark.{tag}") for tag in tags if tag in HORDE_MARKS],
        tags=tags,
        enemy=True,
        pick={"horde": horde.card},
    )


def figures_on(v: View, t: Tables, space: int, text: Text) -> Iterator[Piece]:
    """Heroes, sand warriors and bench heroes on a space."""
    for seat, player in enumerate(v.players):
        if player.space == space:
            yield hero_piece(t, seat, player, text)
    for number, warrior in enumerate(v.warriors):
        if warrior.space == space:
            yield warrior_piece(number, text)
    for number, bench in enumerate(v.bench):
        if bench.space == space:
            name = text("bench_hero", hero=text(f"hero.{HEROES[bench.hero]}"))
            kind = HEROES[bench.hero]
            tags = ["bench", f"facing-{bench.facing}"]
            extra = {"who": FIRST_BENCH + number, "facing": bench.facing}
            yield Piece(name=name, kind=kind, id=f"bench-{kind}", tags=tags, extra=extra)
