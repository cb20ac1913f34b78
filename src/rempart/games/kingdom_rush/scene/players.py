"""The players of a scene: heroes, towers, bench, and what can be chosen before round 1."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from rempart.games.kingdom_rush.board.shots import Shot
from rempart.games.kingdom_rush.ids import (
    ABILITIES,
    ALLERIA,
    ALRIC,
    BRUXA,
    FIRST_GUEST,
    HEROES,
    MB3,
    MB4,
    MODIFIERS,
    TOWERS,
    VEZNAN,
)
from rempart.games.kingdom_rush.scene.extras import TowerExtra
from rempart.games.kingdom_rush.scene.figures import (
    attack_modes,
    hero_piece,
    warrior_piece,
    wildcat_piece,
)
from rempart.games.kingdom_rush.steps.attack import modified
from rempart.games.kingdom_rush.tables import Tables
from rempart.games.kingdom_rush.tables.scenarios import Layout
from rempart.games.kingdom_rush.view import PlayerView, TowerView, View
from rempart.games.kingdom_rush.words.naming import (
    space_name,
    tower_name,
    treasure,
)
from rempart.kernel import NONE
from rempart.kernel.scene import Piece, Zone
from rempart.kernel.text import Text, remembered

# Before the first round


def choices(v: View, t: Tables, layout: Layout, text: Text) -> Iterator[Zone]:
    """What can be chosen in the set-up: heroes, abilities, starting towers."""
    taken = {player.hero for player in v.players} | {bench.hero for bench in v.bench}
    heroes = len(HEROES) if v.guests else FIRST_GUEST
    free = [hero for hero in range(heroes) if hero not in taken]
    if NONE in taken or len(v.players) == 1:
        bench = NONE not in taken
        pieces = [(bench_hero if bench else free_hero)(t, hero, text) for hero in free]
        name = text("zone.bench_heroes" if bench else "zone.heroes")
        yield Zone(kind="hand", id="heroes", name=name, value=len(pieces), pieces=pieces)
    for seat, player in enumerate(v.players):
        if player.hero != NONE and len(player.abilities) < layout.ability_slots:
            abilities = [player.hero * 4 + number - 1 for number in layout.data.abilities]
            pieces = [ability_piece(n, text) for n in abilities if n not in player.abilities]
            left = layout.ability_slots - len(player.abilities)
            name = text("zone.abilities", seat=text.seat(seat), left=left)
            yield Zone(
                kind="hand", id=f"abilities-{seat}", name=name, value=len(pieces), pieces=pieces
            )
    if v.offered:
        yield towers_zone("offered", None, v.offered, v, t, text)


@remembered
def free_hero(t: Tables, hero: int, text: Text) -> Piece:
    """A hero that can be taken."""
    return Piece(
        name=text(f"hero.{HEROES[hero]}"),
        kind=HEROES[hero],
        id=f"hero-{HEROES[hero]}",
        value=str(t.heroes[hero].life),
        note=text(f"effect.{HEROES[hero]}"),
        marks=[text("mark.guest")] * (hero >= FIRST_GUEST),
        pick={"hero": hero},
    )


@remembered
def bench_hero(t: Tables, hero: int, text: Text) -> Piece:
    """A hero that can be taken for the bench: the solo side of the card (KR-SOLO-02)."""
    return msgspec.structs.replace(
        free_hero(t, hero, text), value="", note=text(f"effect.bench_{HEROES[hero]}")
    )


@remembered
def ability_piece(ability: int, text: Text) -> Piece:
    """A special ability tile."""
    return Piece(
        name=text(f"ability.{ABILITIES[ability]}"),
        kind=ABILITIES[ability],
        id=f"ability-{ability}",
        note=text(f"effect.{ABILITIES[ability]}"),
        tags=["ability"],
        pick={"ability": ability},
    )


# Players


def player_zones(v: View, t: Tables, seat: int, text: Text) -> Iterator[Zone]:
    """A player's hero board, hand and incoming pile."""
    player = v.players[seat]
    if player.hero != NONE:
        yield hero_zone(v, t, seat, player, text)
    yield towers_zone("hand", seat, player.hand, v, t, text)
    if player.incoming:
        yield towers_zone("incoming", seat, player.incoming, v, t, text)


def hero_zone(v: View, t: Tables, seat: int, player: PlayerView, text: Text) -> Zone:
    """A hero board: the figure if it is there, special abilities, what else lies on it."""
    figure = hero_piece(t, seat, player, text)
    if player.space != NONE:
        marks = [*figure.marks, space_name(player.space, text)]
        figure = msgspec.structs.replace(figure, id=f"board-{figure.kind}", marks=marks)
    pieces = [figure]
    for ability in player.abilities:
        piece = ability_piece(ability, text)
        if ability in player.flipped:
            marks, tags = [text("mark.flipped")], [*piece.tags, "flipped"]
            piece = msgspec.structs.replace(piece, marks=marks, tags=tags)
        pieces.append(piece)
    if player.hero == BRUXA:
        skulls = str(player.skulls)
        pieces.append(Piece(name=text("token.skull"), kind="skull", id="skulls", value=skulls))
    if player.hero == ALRIC:
        home = [n for n, warrior in enumerate(v.warriors) if warrior.space == NONE]
        pieces += [warrior_piece(number, text) for number in home]
    if player.hero == ALLERIA:
        pieces += [wildcat_piece(text) for wildcat in v.wildcats if wildcat.space == NONE]
    if player.hero == VEZNAN and (v.waiting_gold or v.waiting_crystals):
        name = text("token.waiting")
        value = treasure(v.waiting_gold, v.waiting_crystals, text)
        pieces.append(Piece(name=name, kind="waiting", id="waiting", value=value))
    return Zone(
        kind="hand",
        id=f"hero-{seat}",
        name=text("zone.hero", seat=text.seat(seat)),
        seat=seat,
        value=len(pieces),
        note=text("mark.done") if player.done else "",
        tags=["done"] * player.done,
        pieces=pieces,
    )


def towers_zone(
    id: str, seat: int | None, cards: list[int], v: View, t: Tables, text: Text
) -> Zone:
    """Tower cards that lie together."""
    who = "" if seat is None else text.seat(seat)
    return Zone(
        kind="hand",
        id=id if seat is None else f"{id}-{seat}",
        name=text(f"zone.{id}", seat=who),
        seat=seat,
        value=len(cards),
        pieces=[tower_piece(v.stickers, t, card, v.necromancer_tile, text) for card in cards],
    )


def tower_piece(
    stickers: Sequence[int],
    t: Tables,
    card: int,
    necromancer_tile: bool,
    text: Text,
    built: TowerView | None = None,
) -> Piece:
    """A tower card, with the modifiers it bears of those that are stuck on cards; or the tower that
    is built with it."""
    bears = card in stickers
    stuck = [modifier for modifier, on in enumerate(stickers) if on == card] if bears else []
    facing, seat = (built.facing, built.seat) if built else (NONE, NONE)
    return modified_tower(t, card, tuple(stuck), necromancer_tile, facing, seat, text)


@remembered
def modified_tower(
    t: Tables,
    card: int,
    modifiers: tuple[int, ...],
    necromancer_tile: bool,
    facing: int,
    seat: int,
    text: Text,
) -> Piece:
    """A tower card with these modifiers; one that is built faces some side."""
    type_ = t.tower_type[card]
    marks = [text(f"modifier.{MODIFIERS[modifier]}") for modifier in modifiers]
    if facing != NONE:
        marks.append(text(f"facing.{facing}"))
    return Piece(
        name=tower_name(t, card, text),
        kind=TOWERS[type_],
        id=f"tower-{card}",
        value=str(t.level[type_]),
        note=text(f"effect.{TOWERS[type_]}"),
        marks=marks,
        pick={"card": card},
        extra=TowerExtra(
            price=t.price[t.level[type_]],
            modes=attack_modes(tower_attacks(t, card, modifiers, necromancer_tile)),
            modifiers=modifiers,
            facing=facing,
            seat=seat,
        ),
    )


def tower_attacks(
    t: Tables, card: int, modifiers: tuple[int, ...], necromancer_tile: bool
) -> list[list[Shot]]:
    """The attacks of a tower with its modifiers, as `steps.towers.tower_shots` computes them."""
    true, perfect = MB3 in modifiers, MB4 in modifiers
    more = [shot for modifier in modifiers for shot in t.stickers[modifier]]
    return [
        [*(modified(shot, true, perfect) for shot in shots), *more]
        for shots in t.tower_modes(t.tower_type[card], necromancer_tile)
    ]


def bench_zones(v: View, text: Text) -> list[Zone]:
    """Solo: the bench heroes that are not on the board."""
    if not v.bench:
        return []
    pieces = [
        Piece(
            name=text(f"hero.{HEROES[bench.hero]}"),
            kind=HEROES[bench.hero],
            id=f"card-{HEROES[bench.hero]}",
            value=str(bench.skulls) if bench.skulls else "",
            note=text(f"effect.bench_{HEROES[bench.hero]}"),
            marks=[text("mark.used")] * bench.used,
            tags=["used"] * bench.used,
            pick={"hero": bench.hero},
        )
        for bench in v.bench
    ]
    name = text("zone.bench")
    return [Zone(kind="hand", id="bench", name=name, value=len(pieces), pieces=pieces)]
