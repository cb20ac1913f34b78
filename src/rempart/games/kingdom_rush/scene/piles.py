"""The piles, decks and supplies of a scene."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import msgspec

from rempart.games.kingdom_rush.board.grids import SHAPES
from rempart.games.kingdom_rush.ids import (
    HERO_TILES,
    HEROES,
    IRON,
    MODIFIERS,
    SOUL_TILES,
    SUPPLIES,
    TOWERS,
    VEZNAN,
    Band,
)
from rempart.games.kingdom_rush.pieces import BUY
from rempart.games.kingdom_rush.scene.extras import CardExtra, PileExtra, StockExtra, ZoneTag
from rempart.games.kingdom_rush.scene.hordes import reward_words
from rempart.games.kingdom_rush.scene.players import tower_piece
from rempart.games.kingdom_rush.tables import Tables
from rempart.games.kingdom_rush.view import PileView, View
from rempart.games.kingdom_rush.words.naming import (
    behaviour_key,
    behaviour_name,
    horde_name,
    rift_name,
    treasure,
)
from rempart.kernel import NONE
from rempart.kernel.scene import Piece, Zone
from rempart.kernel.text import Text, remembered

ASIDE: list[ZoneTag] = ["aside"]

# Piles and decks


def pile_zone(v: View, t: Tables, number: int, pile: PileView, text: Text) -> Zone:
    """A spawn pile: what everybody knows of it, top card first."""
    left = len(pile.cards)
    pieces = [
        pile_piece(t, number, left - n, card, band, text)
        for n, (band, card) in enumerate(zip(pile.bands, pile.cards, strict=True))
    ]
    if pieces:
        note = text("note.back", reward=reward_words(pile.reward, text))
        pieces[0] = msgspec.structs.replace(pieces[0], note=note)
    tags: list[ZoneTag] = ["permafrost"] * pile.permafrost
    if v.token == number:
        tags.append("event")
    return Zone(
        kind="deck",
        id=f"pile-{number}",
        name=text("zone.pile", pile=number + 1),
        short=text("zone.pile_short", pile=number + 1),
        value=len(pieces),
        note=", ".join(text(f"mark.{tag}") for tag in tags),
        tags=tags,
        pieces=pieces,
        extra=PileExtra(pile=number, reward=list(pile.reward)),
    )


@remembered
def pile_piece(t: Tables, pile: int, number: int, card: int, band: Band, text: Text) -> Piece:
    """A card of a pile, by its number from below."""
    return Piece(
        name=card_name(t, card, band, text),
        kind=t.card_id[card] if card != NONE else band,
        id=f"pile-{pile}-{number}",
        pick={"pile": pile},
        extra=CardExtra(band=band),
    )


def card_name(t: Tables, card: int, band: Band, text: Text) -> str:
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
            tags=ASIDE,
        )
    if v.behaviour or v.behaviour_next:
        coming = [*v.behaviour, *v.behaviour_next]
        yield Zone(
            kind="deck",
            id="behaviour",
            name=text("zone.behaviour"),
            value=len(coming),
            note=text("note.layers", layers=v.layers),
            tags=ASIDE,
            pieces=[
                Piece(
                    name=behaviour_name(t, card, text),
                    kind=t.behaviours[card],
                    id=f"behaviour-{card}",
                    note=text(f"effect.{behaviour_key(t, card)}"),
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
        yield Zone(
            kind="deck", id="graveyard", name=name, value=len(pieces), tags=ASIDE, pieces=pieces
        )


# Supplies


def supplies(v: View, t: Tables, text: Text) -> Iterator[Zone]:
    """Towers and modifiers that can be had, soldiers, totems and tiles."""
    yield supply_zone(v, t, text)
    album = [modifier for modifier, on in enumerate(v.stickers) if on == NONE]
    pieces = [modifier_piece(modifier, text) for modifier in album]
    yield Zone(
        kind="hand",
        id="album",
        name=text("zone.album", price=treasure(modifier_price(v, t), 0, text)),
        value=len(album),
        tags=needed_to_buy(v),
        pieces=pieces,
    )
    for id, left in (("soldiers", v.soldiers), ("totems", v.totems)):
        yield Zone(kind="counter", id=id, name=text(f"zone.{id}"), value=left, tags=ASIDE)
    yield tiles_zone(v, t, text)


def modifier_price(v: View, t: Tables) -> int:
    """What a modifier costs, as `steps.buy.modifier_price` computes it."""
    data = t.layouts[v.scenario, len(v.players)].data
    dear = v.difficulty == IRON and data.iron == "dear_modifiers"
    return t.constants.iron.modifier if dear else t.modifier_price


@remembered
def modifier_piece(modifier: int, text: Text) -> Piece:
    """A modifier that can be had."""
    return Piece(
        name=text(f"modifier.{MODIFIERS[modifier]}"),
        kind=MODIFIERS[modifier],
        id=f"modifier-{modifier}",
        note=text(f"effect.{MODIFIERS[modifier]}"),
        pick={"modifier": modifier},
    )


def supply_zone(v: View, t: Tables, text: Text) -> Zone:
    """The supply, laid out in phase 6: a piece for each type, with how many there are, and for each
    card that bears modifiers (KR-BUY-07)."""
    pieces = supply_pieces(t, tuple(v.supply), tuple(v.stickers), v.necromancer_tile, text)
    count = len(v.supply)
    return Zone(
        kind="hand" if v.phase == BUY else "deck",
        id="supply",
        name=text("zone.supply"),
        value=count,
        tags=needed_to_buy(v),
        pieces=pieces,
    )


def needed_to_buy(v: View) -> list[ZoneTag]:
    """What can be bought is looked at in phase 6."""
    return [] if v.phase == BUY else ASIDE


@remembered
def supply_pieces(
    t: Tables, supply: tuple[int, ...], stickers: tuple[int, ...], tile: bool, text: Text
) -> list[Piece]:
    """What lies in a supply; `tile`: as the Necromancers' tile has it."""
    alike: defaultdict[int, list[int]] = defaultdict(list)
    for card in supply:
        if card not in stickers:
            alike[t.tower_type[card]].append(card)
    pieces: list[Piece] = []
    for type_, cards in sorted(alike.items()):
        piece = tower_piece(stickers, t, cards[0], tile, text)
        name, marks = text(f"tower.{TOWERS[type_]}"), [text("mark.left", count=len(cards))]
        pieces.append(msgspec.structs.replace(piece, name=name, marks=marks))
    return pieces + [
        tower_piece(stickers, t, card, tile, text) for card in supply if card in stickers
    ]


def tiles_zone(v: View, t: Tables, text: Text) -> Zone:
    """How many tiles of each kind are left, for the kinds used in this match."""
    heroes = frozenset({p.hero for p in v.players} | {bench.hero for bench in v.bench})
    pieces = tiles_pieces(t, tuple(v.tiles), heroes, text)
    left = sum([int(piece.value) for piece in pieces])
    return Zone(
        kind="deck", id="tiles", name=text("zone.tiles"), value=left, tags=ASIDE, pieces=pieces
    )


@remembered
def tiles_pieces(
    t: Tables, tiles: tuple[int, ...], heroes: frozenset[int], text: Text
) -> list[Piece]:
    """The tiles of each kind, for a match with these heroes."""
    names = {HEROES[hero] for hero in heroes if hero != NONE}
    if VEZNAN in heroes:
        names.add(SUPPLIES[SOUL_TILES])
    pieces: list[Piece] = []
    for place, full in enumerate(t.tiles_full):
        supply, shape = divmod(place, len(SHAPES))
        used = supply < HERO_TILES or SUPPLIES[supply] in names
        if full and used:
            pieces.append(tiles_piece(supply, shape, tiles[place], text))
    return pieces


@remembered
def tiles_piece(supply: int, shape: int, count: int, text: Text) -> Piece:
    """A number of tiles of a kind."""
    return Piece(
        name=text.labelled(text(f"supply.{SUPPLIES[supply]}"), text(f"shape.{SHAPES[shape]}")),
        kind=SHAPES[shape],
        id=f"tiles-{supply * len(SHAPES) + shape}",
        value=str(count),
        extra=StockExtra(supply=SUPPLIES[supply], shape=SHAPES[shape]),
    )
