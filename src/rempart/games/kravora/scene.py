"""The table as zones that any client can draw."""

from __future__ import annotations

from typing import Literal

import msgspec

from rempart.games.kravora.ids import (
    BARRACKS,
    BUILDINGS,
    EXTRA_SLOT,
    HUT,
    KINDS,
    PHASES,
    PURCHASES,
    RUSES,
    SORTING_CENTRE,
    UNIVERSITY,
    Seat,
    TurnEvent,
)
from rempart.games.kravora.options import Aim, Buy
from rempart.games.kravora.tables import TABLES, Tables
from rempart.games.kravora.view import PlayerView, UnitView, View
from rempart.games.kravora.words.naming import owned_name, unit_name
from rempart.kernel import NONE, Option
from rempart.kernel.scene import (
    Piece,
    PieceExtra,
    Place,
    Remaining,
    Scene,
    Tone,
    Zone,
    ZoneExtra,
    gathered,
    open_pile,
)
from rempart.kernel.text import Text, remembered

PieceTag = Literal["attacked", "forced", "wounded", "held", "laboratory"]
PlaceTag = Literal["frozen"]
ZoneTag = Literal["out", "first", "active", "aside"]
ASIDE: list[ZoneTag] = ["aside"]


class UnitExtra(PieceExtra):
    """A unit that is not white."""

    owner: Seat


class TurnsExtra(ZoneExtra):
    """The track of turns, by turn; the last entry is for all turns after it."""

    events: list[TurnEvent]
    dice: list[int]
    bonus: list[int]


def picks(option: Option, seat: int) -> dict[str, object]:
    """What to point at for an option; lines are on the chooser's own board by default."""
    fields = msgspec.structs.asdict(option)
    return {"board": seat, **fields} if isinstance(option, Buy | Aim) else fields


def scene(v: View, text: Text) -> Scene:
    """The table as `v.seat` sees it: own fortress last, with what can be bought."""
    t = TABLES[v.variant]
    mine = v.seat or 0
    count = len(v.players)
    order = [(mine + n) % count for n in range(1, count + 1)]
    zones: list[Zone] = []
    for seat in order:
        zones += fortress(v, t, seat, text)
    if v.seat is not None:
        zones += shop(v, t, v.seat, text)
    zones += [white_zone(v, t, text), turn_zone(t, v.turn, text)]
    return Scene(
        title=text("game.name"),
        round=text("zone.turn", turn=v.turn),
        phases=[text(f"phase.{phase}") for phase in PHASES],
        phase=v.phase,
        seats=[seat_name(v, seat, text) for seat in range(count)],
        zones=zones,
    )


def seat_name(v: View, seat: int, text: Text) -> str:
    """A player, with what everyone should know."""
    player = v.players[seat]
    if not player.alive:
        return text("seat_out", seat=text.seat(seat))
    if seat == v.first:
        return text("seat_first", seat=text.seat(seat))
    return text.seat(seat)


def fortress(v: View, t: Tables, seat: int, text: Text) -> list[Zone]:
    """A player's board and everything around it."""
    player = v.players[seat]
    who = text.seat(seat)
    coming = [dead_piece(t, unit, None, text) for unit in player.holder]
    dead = [dead_piece(t, unit, None, text) for unit in player.reserve]
    dead += [dead_piece(t, unit, "laboratory", text) for unit in player.laboratory]
    return [
        Zone(
            kind="row",
            id=f"fort-{seat}",
            name=text("zone.fort", seat=who),
            seat=seat,
            tags=fort_tags(v, seat),
            places=[
                line_place(t, seat, player, line, units, text)
                for line, units in enumerate(player.lines, 1)
            ],
        ),
        Zone(
            kind="track",
            id=f"wall-{seat}",
            name=text("zone.wall", seat=who),
            seat=seat,
            value=max(0, player.wall),
            most=t.wall.points + t.wall.extra * (seat == v.raised),
        ),
        Zone(
            kind="counter",
            id=f"blood-{seat}",
            name=text("zone.blood", seat=who),
            seat=seat,
            value=player.blood,
        ),
        open_pile(seat, "incoming", text("zone.incoming", seat=who), coming),
        Zone(
            kind="hand",
            id=f"buildings-{seat}",
            name=text("zone.buildings", seat=who),
            seat=seat,
            value=len(player.buildings),
            note=text("note.slots", slots=v.slots) if v.slots else "",
            pieces=built_pieces(t, seat, player, text),
        ),
        open_pile(seat, "killed", text("zone.killed", seat=who), dead),
        Zone(
            kind="counter",
            id=f"kills-{seat}",
            name=text("zone.kills", seat=who),
            seat=seat,
            value=player.kills,
            note=text("note.kills_total", count=player.kills_total),
        ),
        Zone(
            kind="deck",
            id=f"supply-{seat}",
            name=text("zone.supply", seat=who),
            seat=seat,
            value=sum(player.supply),
            tags=ASIDE,
            left=figures_left(t, tuple(player.supply), seat, who, text),
        ),
    ]


def fort_tags(v: View, seat: int) -> list[ZoneTag]:
    """Whose turn it is, who is first, who is out."""
    tags: dict[ZoneTag, bool] = {
        "out": not v.players[seat].alive,
        "first": seat == v.first,
        "active": seat == v.active,
    }
    return [tag for tag, holds in tags.items() if holds]


def line_place(
    t: Tables, seat: int, player: PlayerView, line: int, units: list[UnitView], text: Text
) -> Place:
    """A line with its enemies first and its defenders after them."""
    enemies = sum(unit.enemy for unit in units)
    mine = len(units) - enemies
    held = held_units(t, player, units, mine)
    tone: Tone = ""
    if enemies:
        tone = "good" if mine >= enemies else "bad" if line >= t.lines - 1 else "fair"
    return Place(
        name=text("line_floor" if line == t.lines else "line", line=line),
        kind="floor" if line == t.lines else "line",
        status=f"{mine}:{enemies}" if enemies else "",
        tone=tone,
        marks=[text("mark.frozen")] if line in player.frozen else [],
        tags=["frozen"] if line in player.frozen else [],
        pieces=[unit_piece(t, unit, unit.unit in held, text) for unit in units],
        pick={"board": seat, "line": line},
    )


def held_units(t: Tables, player: PlayerView, units: list[UnitView], defenders: int) -> set[int]:
    """The enemies of a line that its defenders would hold now (KV-MOVE-01, KV-MOVE-03)."""
    here = {unit.unit for unit in units if unit.enemy}
    order = [unit for unit in player.arrived if unit in here]
    order.sort(key=lambda unit: (t.move[t.kind[unit]], -t.kind[unit]))
    return set(order[:defenders])


def unit_piece(t: Tables, unit: UnitView, held: bool, text: Text) -> Piece:
    """A unit on a board, with the hit points it has left."""
    kind = t.kind[unit.unit]
    name = unit_name(t, unit.unit, text) if unit.enemy else text(f"unit.{KINDS[kind]}")
    return named_unit(t, unit, name, held, text)


@remembered
def named_unit(t: Tables, unit: UnitView, name: str, held: bool, text: Text) -> Piece:
    """A unit on a board, with this name."""
    kind = t.kind[unit.unit]
    conditions: dict[PieceTag, bool] = {
        "attacked": unit.attacked,
        "forced": unit.forced,
        "wounded": unit.hp < t.hp[kind],
    }
    tags = [tag for tag, holds in conditions.items() if holds]
    return Piece(
        name=name,
        kind=KINDS[kind],
        id=f"unit-{unit.unit}",
        value=f"{unit.hp}/{t.hp[kind]}" if t.hp[kind] > 1 else "1",
        note=memo(t, kind, text),
        marks=[text(f"mark.{tag}") for tag in tags],
        tags=[*tags, "held"] if held else tags,
        enemy=unit.enemy,
        pick={"unit": unit.unit},
        extra=owned_by(t, unit.unit),
    )


def owned_by(t: Tables, unit: int) -> UnitExtra | None:
    """Whose colour a unit has."""
    return None if t.owner[unit] == NONE else UnitExtra(owner=t.owner[unit])


def dead_piece(t: Tables, unit: int, tag: PieceTag | None, text: Text) -> Piece:
    """A unit that is not on a board, but perhaps in a condition."""
    return named_figure(t, unit, unit_name(t, unit, text), tag, True, text)


@remembered
def named_figure(
    t: Tables, unit: int, name: str, tag: PieceTag | None, known: bool, text: Text
) -> Piece:
    """A unit that is not on a board, with this name; known: it is this figure, not any of its
    kind."""
    kind = t.kind[unit]
    tags = [tag] if tag else []
    return Piece(
        name=name,
        kind=KINDS[kind],
        id=f"unit-{unit}" if known else "",
        value=str(t.hp[kind]),
        note=memo(t, kind, text),
        marks=[text(f"mark.{tag}") for tag in tags],
        tags=tags,
        enemy=t.owner[unit] == NONE,
        extra=owned_by(t, unit),
    )


@remembered
def memo(t: Tables, kind: int, text: Text) -> str:
    """What a kind of unit can do, short."""
    unit = t.units[kind]
    least, most = unit.reach
    reach = str(least) if least == most else f"{least}–{most}"
    hits = "1" if unit.hits == 1 else f"{unit.hits}×1"
    return text("note.unit", hits=hits, reach=reach, move=unit.move, hp=unit.hp)


def built_pieces(t: Tables, seat: int, player: PlayerView, text: Text) -> list[Piece]:
    """The buildings, and the Shield."""
    pieces = [building_piece(t, seat, building, text) for building in player.buildings]
    if player.shield:
        note = text("effect.shield")
        shield = Piece(name=text("token.shield"), kind="shield", id=f"shield-{seat}", note=note)
        pieces.append(shield)
    return pieces


@remembered
def building_piece(t: Tables, seat: int, building: int, text: Text) -> Piece:
    """A building, in the market or built."""
    name, values = BUILDINGS[building], t.buildings[building]
    amount = t.wages.killed if building == SORTING_CENTRE else values.amount
    return Piece(
        name=text(f"building.{name}"),
        kind=name,
        id=f"{name}-{seat}",
        note=text(f"effect.{name}", amount=amount, places=values.places),
    )


# The market: what a player can buy, to be pointed at


def shop(v: View, t: Tables, seat: int, text: Text) -> list[Zone]:
    """Units, buildings and ruses with the prices that this player pays."""
    player = v.players[seat]
    zones = [
        unit_shop(t, BARRACKS in player.buildings, tuple(player.supply), text),
        building_shop(t, seat, len(v.players), tuple(player.buildings), bool(v.slots), text),
    ]
    if v.phase != PURCHASES:
        zones = [msgspec.structs.replace(zone, tags=ASIDE) for zone in zones]
    if HUT in player.buildings:
        zones.append(ruse_shop(t, len(v.players), UNIVERSITY in player.buildings, text))
    return zones


@remembered
def unit_shop(t: Tables, barracks: bool, supply: tuple[int, ...], text: Text) -> Zone:
    """The units that can be bought, and how many of each are left."""
    cheap = t.unit_price[barracks]
    units = [
        Piece(
            name=text(f"unit.{kind}"),
            kind=kind,
            id=f"shop-{kind}",
            value=text("litres", price=cheap[number]),
            note=memo(t, number, text),
            marks=[text("mark.left", count=supply[number])],
            pick={"kind": number},
        )
        for number, kind in enumerate(KINDS)
    ]
    return Zone(kind="hand", id="shop-units", name=text("zone.shop_units"), pieces=units)


@remembered
def building_shop(
    t: Tables, seat: int, players: int, built: tuple[int, ...], slots: bool, text: Text
) -> Zone:
    """The buildings that a player does not have yet."""
    buildings = [
        msgspec.structs.replace(
            building_piece(t, seat, number, text),
            value=text("litres", price=t.building_price[players][number]),
            pick={"building": number},
        )
        for number in range(len(BUILDINGS))
        if number not in built and (number != EXTRA_SLOT or slots)
    ]
    name = text("zone.shop_buildings")
    return Zone(kind="hand", id="shop-buildings", name=name, pieces=buildings)


@remembered
def ruse_shop(t: Tables, players: int, university: bool, text: Text) -> Zone:
    """The ruses that the owner of a hut can cast."""
    prices = t.ruse_price[players][university]
    pieces = [
        Piece(
            name=text(f"ruse.{ruse}"),
            kind=ruse,
            id=f"shop-{ruse}",
            value=text("litres", price=prices[number]),
            note=text(f"effect.{ruse}", amount=t.ruses[number].amount),
            pick={"ruse": number},
        )
        for number, ruse in enumerate(RUSES)
    ]
    return Zone(kind="hand", id="shop-ruses", name=text("zone.shop_ruses"), pieces=pieces)


# What is left


def white_zone(v: View, t: Tables, text: Text) -> Zone:
    """The white units that are left."""
    return Zone(
        kind="deck",
        id="white",
        name=text("zone.white"),
        value=sum(v.white),
        tags=ASIDE,
        note=", ".join(
            f"{text(f'unit.{kind}')} {count}" for kind, count in zip(KINDS, v.white, strict=True)
        ),
        left=figures_left(t, tuple(v.white), NONE, "", text),
    )


@remembered
def figures_left(
    t: Tables, supply: tuple[int, ...], owner: int, who: str, text: Text
) -> list[Remaining]:
    """KV-COMP-09: the figures of a supply, kind by kind; nothing about them is hidden. `who`: what
    the owner is called."""
    found: list[Remaining] = []
    for kind, count in enumerate(supply):
        if count:
            unit = t.first[owner][kind]
            piece = named_figure(t, unit, owned_name(t, unit, who, text), None, False, text)
            found.append(Remaining(piece=piece, count=count))
    return found


@remembered
def turn_zone(t: Tables, number: int, text: Text) -> Zone:
    """The track of turns: how many dice each brings and what happens in phase 2. What is `left` is
    what the dice can show: all of their faces, every time."""
    turn = t.turn(number)
    event = text(f"turn_event.{turn.event}")
    turns = [t.turn(n) for n in range(t.last_turn + 2)]
    enemies = [Piece(name=text(f"unit.{KINDS[kind]}"), kind=KINDS[kind]) for kind in t.announced]
    faces = [Piece(name=text(f"face.{face}"), kind=face) for face in t.calamity]
    return Zone(
        kind="track",
        id="turns",
        name=text("zone.turns"),
        value=number,
        most=t.last_turn,
        note=text("note.turn", turn=number, dice=turn.dice, event=event),
        left=[
            *gathered(enemies, text("zone.enemy_dice")),
            *gathered(faces, text("zone.calamity_die")),
        ],
        extra=TurnsExtra(
            events=[one.event for one in turns],
            dice=[one.dice for one in turns],
            bonus=[one.bonus for one in turns],
        ),
    )
