"""What each seat may see: everything (KV-HIDE-01) but the dice to come (KV-HIDE-02)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from rempart.games.kravora.ids import KINDS, Building, Line, Phase, Seat, Unit
from rempart.games.kravora.pieces import Player
from rempart.games.kravora.state import Kravora
from rempart.games.kravora.steps.supply import hp
from rempart.games.kravora.tables import TABLES
from rempart.kernel import NONE, Chance, OrNone


class UnitView(msgspec.Struct, frozen=True):
    """A unit on a board."""

    unit: Unit
    hp: int
    enemy: bool
    attacked: bool
    forced: bool


class PlayerView(msgspec.Struct, frozen=True):
    """A player and the fortress. `lines[0]` is line 1."""

    alive: bool
    wall: int
    blood: int
    kills: int
    kills_total: int
    shield: bool
    boulder: bool
    buildings: list[Building]
    frozen: list[Line]
    holder: list[Unit]
    reserve: list[Unit]
    laboratory: list[Unit]
    supply: list[int]
    """How many figures of each kind are left."""
    lines: list[list[UnitView]]
    arrived: list[Unit]


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: Seat | None
    variant: str
    turn: int
    phase: Phase
    active: OrNone[Seat]
    first: Seat
    players: list[PlayerView]
    white: list[int]
    cast: int
    slots: int
    raised: OrNone[Seat]


def view(s: Kravora, seat: int | None) -> View:
    """Built by inclusion. Nothing is hidden but chance."""
    return View(
        seat=seat,
        variant=s.variant,
        turn=s.turn,
        phase=s.phase,
        active=s.active,
        first=s.first,
        players=[player_view(s, player) for player in s.players],
        white=[bits.bit_count() for bits in s.white],
        cast=s.cast,
        slots=s.slots,
        raised=s.raised,
    )


def player_view(s: Kravora, player: Player) -> PlayerView:
    """A player with the whole fortress."""
    return PlayerView(
        alive=player.alive,
        wall=player.wall,
        blood=player.blood,
        kills=player.kills,
        kills_total=player.kills_total,
        shield=player.shield,
        boulder=player.boulder,
        buildings=list(player.buildings),
        frozen=list(player.frozen),
        holder=list(player.holder),
        reserve=list(player.reserve),
        laboratory=list(player.laboratory),
        supply=[bits.bit_count() for bits in player.supply],
        lines=[
            [unit_view(s, unit, True) for unit in player.enemies[line]]
            + [unit_view(s, unit, False) for unit in player.defenders[line]]
            for line in TABLES[s.variant].every_line
        ],
        arrived=list(player.arrived),
    )


def unit_view(s: Kravora, unit: int, enemy: bool) -> UnitView:
    """A unit with what it has gone through."""
    return UnitView(
        unit=unit,
        hp=hp(s, unit),
        enemy=enemy,
        attacked=unit in s.attacked,
        forced=unit in s.forced,
    )


COPY_OUT = msgspec.msgpack.Encoder().encode
COPY_IN = msgspec.msgpack.Decoder(Kravora).decode


def redeal(s: Kravora, seat: int | None, seed: int) -> Kravora:
    """A state that `seat` could not tell from `s`: other dice to come."""
    s = COPY_IN(COPY_OUT(s))
    s.chance = Chance(Chance(seed).bits("onward"))
    return s


def census(s: Kravora) -> Mapping[str, int]:
    """Where every figure is: each is somewhere, once."""
    t = TABLES[s.variant]
    count: dict[str, int] = {}
    supplies = [(NONE, s.white), *((seat, p.supply) for seat, p in enumerate(s.players))]
    for owner, supply in supplies:
        for kind in range(len(KINDS)):
            for bit in range(supply[kind].bit_length()):
                if supply[kind] >> bit & 1:
                    _count(count, t.first[owner][kind] + bit)
    for p in s.players:
        piles = (*p.defenders, *p.enemies, p.holder, p.reserve, p.laboratory)
        for pile in piles:
            for unit in pile:
                _count(count, unit)
    return count


def _count(count: dict[str, int], unit: int) -> None:
    name = f"unit {unit}"
    count[name] = count.get(name, 0) + 1
