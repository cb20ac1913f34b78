"""The table as any client can draw it: zones of places and pieces, already in words.

A scene is made from a view, so it shows what one seat may see. Things a person can point at
carry `pick`: field values of options. Picking narrows the options to those that agree.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal

import msgspec

Tone = Literal["", "good", "fair", "bad"]
"""How a thing looks for the players: won, lost at half price, lost; never shown by colour alone."""


Tags = Sequence[str]
"""Ids of conditions, the same in every language, for a game's own board. Everything that a tag says
is also given in words (names, marks) for other clients. A game names its own in
`PieceTag`, `PlaceTag` and `ZoneTag` (Literals in its scene), for the types of its board."""


class PieceExtra(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """Plain data for the game's own board that ids cannot express: arrows, cells, what is being
    laid. No other client reads it, and it may contain nothing that is not also given in words.

    A game derives its own from this and the two below, in its scene; `make types` writes the
    TypeScript types of its board from them."""


class ZoneExtra(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """The same for a zone."""


class SceneExtra(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """The same for the whole scene."""


if TYPE_CHECKING:
    AnyPieceExtra = PieceExtra | None
    AnyZoneExtra = ZoneExtra | None
    AnySceneExtra = SceneExtra | None
else:  # A scene that is decoded again, of any game, has plain data here.
    AnyPieceExtra = AnyZoneExtra = AnySceneExtra = dict[str, Any]


class Piece(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """A card, unit, token or anything else that lies somewhere."""

    name: str
    kind: str
    """The id in the data, for icons and colours."""
    id: str = ""
    """Stays the same while the piece is on the table, so that a client can show where it went."""
    value: str = ""
    """The number that matters, short."""
    note: str = ""
    """What it does, one sentence."""
    marks: list[str] = []
    """Words for its condition: moved, used."""
    tags: Tags = []
    enemy: bool = False
    pick: dict[str, Any] = {}
    extra: AnyPieceExtra = None
    more: list[str] = []
    """What else there is to say of it, a sentence each, for whoever looks at it closely."""


class Place(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """Somewhere pieces lie: a gate, a region, a site."""

    name: str
    kind: str
    note: str = ""
    """What it is, if the name alone does not say."""
    value: str = ""
    status: str = ""
    """The current state of this place, short: 15 : 17."""
    tone: Tone = ""
    marks: list[str] = []
    tags: Tags = []
    pieces: list[Piece] = []
    pick: dict[str, Any] = {}


class Remaining(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """How many of a kind remain in a pile."""

    piece: Piece
    count: int = 1
    group: str = ""
    """A heading, if there are several groups: elites; in the deck or in hand."""


class Zone(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """A part of the table.

    row: `places` side by side; grid: `places`, `columns` to a line; hand: `pieces` held;
    deck: a pile of `value` cards, of which `pieces` are known; track: `value` of `most`;
    counter: a `value`.

    `left` is what must still be in a pile as far as the rules let this seat know it, kind by kind
    and in no order; `pieces` are those of which one also knows where they lie. A pile whose
    `pieces` are all of it needs no `left`. Like all of a scene it follows from the view alone: what
    there is in all, less what is seen elsewhere.

    Four tags are for all clients. `chart`: this value over time best shows how a match went.
    `aside`: seldom needed; a client with little room shows it on request. `sparse`: in most of its
    places nothing stands; a client with little room names only the others, and lists all on
    request; the value →3 of a place says that it is three steps away. `now`: what is being decided;
    it is shown whole, however little room there is. Where not all the places of such a grid can be
    told in words, those that have this tag themselves are.

    In a grid, a place whose `value` is an arrow (↑ → ↓ ←) leads to the next one: such places are a
    road. A grid with the id of a piece shows that piece from near.
    """

    kind: Literal["row", "grid", "hand", "deck", "track", "counter"]
    id: str
    name: str
    short: str = ""
    """A shorter name, where the owner is obvious or there is little room; "": use `name`."""
    seat: int | None = None
    value: int = 0
    most: int = 0
    note: str = ""
    columns: int = 0
    tags: Tags = []
    places: list[Place] = []
    pieces: list[Piece] = []
    left: list[Remaining] = []
    extra: AnyZoneExtra = None


class Scene(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """Everything that a seat sees."""

    title: str
    round: str
    phases: list[str]
    phase: int
    """Which of `phases` is under way; -1 for none."""
    seats: list[str]
    zones: list[Zone]
    extra: AnySceneExtra = None


def open_pile(
    seat: int,
    id: str,
    name: str,
    pieces: list[Piece],
    *,
    kind: Literal["hand", "deck"] = "hand",
    short: str = "",
) -> Zone:
    """The zone of a player's cards or figures that everyone sees."""
    return Zone(
        kind=kind,
        id=f"{id}-{seat}",
        name=name,
        short=short,
        seat=seat,
        value=len(pieces),
        pieces=pieces,
    )


def pieces_in(scene: Scene) -> Iterator[Piece]:
    """All pieces of a scene, wherever they lie; of piles also what must still be in them."""
    for zone in scene.zones:
        yield from zone.pieces
        for place in zone.places:
            yield from place.pieces
        yield from (left.piece for left in zone.left)


def gathered(pieces: Iterable[Piece], group: str = "") -> list[Remaining]:
    """Pieces of a pile as `Zone.left`: one entry per kind, in the order of first appearance. The
    entries are kinds, not pieces: they do not have ids or picks."""
    found: dict[str, Remaining] = {}
    for piece in pieces:
        if piece.kind in found:
            found[piece.kind].count += 1
        else:
            kind = msgspec.structs.replace(piece, id="", pick={})
            found[piece.kind] = Remaining(piece=kind, group=group)
    return list(found.values())
