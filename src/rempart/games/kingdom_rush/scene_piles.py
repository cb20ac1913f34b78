"""The piles, decks and supplies of a scene."""

from __future__ import annotations

from collections.abc import Iterator

from rempart.games.kingdom_rush.grids import SHAPES
from rempart.games.kingdom_rush.naming import (
    horde_name,
    rift_name,
)
from rempart.games.kingdom_rush.pieces import BUY, NONE
from rempart.games.kingdom_rush.scene_hordes import reward_words
from rempart.games.kingdom_rush.scene_players import tower_piece
from rempart.games.kingdom_rush.tables import (
    HEROES,
    MODIFIERS,
    SUPPLIES,
    TOWERS,
    Tables,
)
from rempart.games.kingdom_rush.view import PileView, View
from rempart.kernel.scene import Piece, Zone
from rempart.kernel.text import Text

# Piles and decks


def pile_zone(v: View, t: Tables, number: int, pile: PileView, text: Text) -> Zone:
    """A spawn pile: what everybody knows of it, top card first."""
    pieces = [
        Piece(
            name=card_name(t, card, band, text),
            kind=t.card_id[card] if card != NONE else band,
            id=f"pile-{number}-{len(pile.cards) - n}",
            tags=[band],
            pick={"pile": number},
        )
        for n, (band, card) in enumerate(zip(pile.bands, pile.cards, strict=True))
    ]
    if pieces:
        pieces[0].note = text("note.back", reward=reward_words(pile.reward, text))
    tags = ["permafrost"] * pile.permafrost + ["event"] * (v.token == number)
    return Zone(
        kind="deck",
        id=f"pile-{number}",
        name=text("zone.pile", pile=number + 1),
        value=len(pieces),
        note=", ".join(text(f"mark.{tag}") for tag in tags),
        tags=tags,
        pieces=pieces,
        extra={"pile": number, "reward": [list(one) for one in pile.reward]},
    )


def card_name(t: Tables, card: int, band: str, text: Text) -> str:
    """A card in a pile, or what is known of it."""
    if card == NONE:
        return text("unknown_card", band=text(f"band.{band}"))
    return rift_name(t, card, text) if band == "rift" else horde_name(t, card, text)


def decks(v: View, t: Tables, text: Text) -> Iterator[Zone]:
    """Decks of champions and bosses, where the scenario has them."""
    if v.activation or v.activation_out:
        yield Zone(
            kind="deck",
            id="activation",
            name=text("zone.activation"),
            value=len(v.activation),
            note=text("note.cards", cards=", ".join(map(str, v.activation))),
        )
    if v.behaviour or v.behaviour_next:
        coming = [*v.behaviour, *v.behaviour_next]
        yield Zone(
            kind="deck",
            id="behaviour",
            name=text("zone.behaviour"),
            value=len(coming),
            note=text("note.layers", layers=v.layers),
            pieces=[
                Piece(
                    name=text(f"behaviour.{t.behaviours[card]}"),
                    kind=t.behaviours[card],
                    id=f"behaviour-{card}",
                    note=text(f"effect.{t.behaviours[card]}"),
                )
                for card in coming
            ],
        )
    if v.graveyard:
        pieces = [
            Piece(name=horde_name(t, card, text), kind=t.card_id[card], id=f"grave-{card}")
            for card in v.graveyard
        ]
        name = text("zone.graveyard")
        yield Zone(kind="deck", id="graveyard", name=name, value=len(pieces), pieces=pieces)


# Supplies


def supplies(v: View, t: Tables, text: Text) -> Iterator[Zone]:
    """Towers and modifiers that can be had, soldiers, totems and tiles."""
    yield supply_zone(v, t, text)
    album = [modifier for modifier, on in enumerate(v.stickers) if on == NONE]
    pieces = [
        Piece(
            name=text(f"modifier.{MODIFIERS[modifier]}"),
            kind=MODIFIERS[modifier],
            id=f"modifier-{modifier}",
            note=text(f"effect.{MODIFIERS[modifier]}"),
            pick={"modifier": modifier},
        )
        for modifier in album
    ]
    yield Zone(kind="hand", id="album", name=text("zone.album"), value=len(album), pieces=pieces)
    yield Zone(kind="counter", id="soldiers", name=text("zone.soldiers"), value=v.soldiers)
    yield Zone(kind="counter", id="totems", name=text("zone.totems"), value=v.totems)
    yield tiles_zone(v, t, text)


def supply_zone(v: View, t: Tables, text: Text) -> Zone:
    """The supply, laid out in phase 6: a piece for each type, with how many there are, and for each
    card that bears modifiers (KR-BUY-07)."""
    plain = [card for card in v.supply if card not in v.stickers]
    pieces: list[Piece] = []
    for type_ in range(len(TOWERS)):
        alike = [card for card in plain if t.tower_type[card] == type_]
        if alike:
            piece = tower_piece(v, t, alike[0], text)
            piece.name = text(f"tower.{TOWERS[type_]}")
            piece.marks = [text("mark.left", count=len(alike))]
            pieces.append(piece)
    pieces += [tower_piece(v, t, card, text) for card in v.supply if card in v.stickers]
    count = len(v.supply)
    kind = "hand" if v.phase == BUY else "deck"
    return Zone(kind=kind, id="supply", name=text("zone.supply"), value=count, pieces=pieces)


def tiles_zone(v: View, t: Tables, text: Text) -> Zone:
    """How many tiles of each kind are left, where this match uses them."""
    heroes = {HEROES[p.hero] for p in v.players if p.hero != NONE}
    heroes |= {HEROES[bench.hero] for bench in v.bench}
    pieces: list[Piece] = []
    for place, full in enumerate(t.tiles_full):
        supply, shape = divmod(place, len(SHAPES))
        used = SUPPLIES[supply] not in HEROES or SUPPLIES[supply] in heroes
        if full and used:
            pieces.append(
                Piece(
                    name=f"{text(f'supply.{SUPPLIES[supply]}')}: {text(f'shape.{SHAPES[shape]}')}",
                    kind=SHAPES[shape],
                    id=f"tiles-{place}",
                    value=str(v.tiles[place]),
                    tags=[SUPPLIES[supply]],
                )
            )
    left = sum(v.tiles)
    return Zone(kind="deck", id="tiles", name=text("zone.tiles"), value=left, pieces=pieces)
