"""The map of a scene: spaces, what lies and stands on them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import msgspec

from rempart.games.kingdom_rush.board.geometry import STRIDE
from rempart.games.kingdom_rush.pieces import NONE
from rempart.games.kingdom_rush.scene.figures import hero_piece, warrior_piece
from rempart.games.kingdom_rush.scene.hordes import HORDE_MARKS, horde_note, horde_tags
from rempart.games.kingdom_rush.scene.players import tower_piece
from rempart.games.kingdom_rush.steps.figures import FIRST_BENCH
from rempart.games.kingdom_rush.tables import (
    HEROES,
    Tables,
)
from rempart.games.kingdom_rush.tables.scenarios import COLOURS, FLOWERS, Layout
from rempart.games.kingdom_rush.view import View
from rempart.games.kingdom_rush.words.naming import (
    horde_name,
    space_name,
    treasure,
)
from rempart.kernel.scene import Piece, Place, Zone
from rempart.kernel.text import Text, remembered

WAYS = {-STRIDE: "↑", 1: "→", STRIDE: "↓", -1: "←"}
"""The way of the path, by the step to the next space."""


def board_zone(v: View, t: Tables, layout: Layout, text: Text) -> Zone:
    """All spaces in rows, void and exits too, so that the grid keeps its shape."""
    board = layout.board
    standing: defaultdict[int, list[Piece]] = defaultdict(list)
    for space, piece in things(v, text):
        standing[space].append(piece)
    for space, piece in pieces(v, t, text):
        standing[space].append(piece)
    razed = tuple(sorted(v.razed))
    places = list(empty_board(t, v.scenario, len(v.players), razed, v.blocked, text))
    for space, found in standing.items():
        if space in board.playable:
            row, column = divmod(space, STRIDE)
            at = row * board.columns + column
            places[at] = msgspec.structs.replace(places[at], pieces=found)
    name = text("zone.board")
    return Zone(kind="grid", id="board", name=name, columns=board.columns, places=places)


@remembered
def empty_board(
    t: Tables, scenario: int, players: int, razed: tuple[int, ...], blocked: int, text: Text
) -> list[Place]:
    """All spaces, with nothing on them."""
    layout = t.layouts[scenario, players]
    places: list[Place] = []
    for row in range(layout.board.rows):
        for column in range(layout.board.columns):
            space = row * STRIDE + column
            site = layout.sites.get(space, NONE) if space not in razed else NONE
            place = space_place(t, scenario, players, space, site, site == blocked, text)
            places.append(place)
    return places


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
        describe_space(layout, space, place, text)
        if site != NONE:
            describe_site(site, blocked, place, text)
    return place


def describe_space(layout: Layout, space: int, place: Place, text: Text) -> None:
    """What is printed on a space: the way of the path, spawn points."""
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


def describe_site(colour: int, blocked: bool, place: Place, text: Text) -> None:
    """The colour of a site."""
    place.marks.append(text("mark.site", colour=text(f"colour.{colour}")))
    place.tags.append(f"site-{COLOURS[colour]}")
    if blocked:
        place.marks.append(text("mark.blocked"))
        place.tags.append("blocked")


def things(v: View, text: Text) -> Iterator[tuple[int, Piece]]:
    """Flowers, environment tiles and tentacles, by their spaces."""
    for thing in v.things:
        space = thing.space
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
        yield space, piece


def pieces(v: View, t: Tables, text: Text) -> Iterator[tuple[int, Piece]]:
    """Towers, hordes and figures, by their spaces."""
    for tower in v.built:
        piece = tower_piece(v.stickers, t, tower.card, v.necromancer_tile, text)
        marks = [*piece.marks, text(f"facing.{tower.facing}")]
        tags = [*piece.tags, f"facing-{tower.facing}", f"seat-{tower.seat}"]
        yield tower.space, msgspec.structs.replace(piece, marks=marks, tags=tags)
    for horde in v.hordes:
        tags = tuple(horde_tags(t, horde))
        yield horde.space, horde_piece(t, horde.card, horde.hearts, tags, text)
    yield from figures(v, t, text)


@remembered
def horde_piece(t: Tables, card: int, hearts: int, tags: tuple[str, ...], text: Text) -> Piece:
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
    )


def figures(v: View, t: Tables, text: Text) -> Iterator[tuple[int, Piece]]:
    """Heroes, sand warriors and bench heroes, by their spaces."""
    for seat, player in enumerate(v.players):
        if player.space != NONE:
            yield player.space, hero_piece(t, seat, player, text)
    for number, warrior in enumerate(v.warriors):
        if warrior.space != NONE:
            yield warrior.space, warrior_piece(number, text)
    for number, bench in enumerate(v.bench):
        name = text("bench_hero", hero=text(f"hero.{HEROES[bench.hero]}"))
        kind = HEROES[bench.hero]
        tags = ["bench", f"facing-{bench.facing}"]
        extra = {"who": FIRST_BENCH + number, "facing": bench.facing}
        yield bench.space, Piece(name=name, kind=kind, id=f"bench-{kind}", tags=tags, extra=extra)
