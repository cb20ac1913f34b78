"""Which positions there can be, beyond that every figure is somewhere, once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rempart.games.kravora.ids import KINDS, LABORATORY
from rempart.games.kravora.pieces import Player
from rempart.games.kravora.state import Kravora
from rempart.games.kravora.tables import TABLES, Tables
from rempart.kernel import NONE
from rempart.kernel.anatomy import Flaw, between, fixed

VARIANTS = (
    *("rotate_first", "count_end", "enemies_first", "near_wall", "units_first", "floor_only"),
    *("max_line", "cannon_in_attack", "propulsion_any", "many_ruses", "slots", "second_wall"),
)
"""What follows from the settings."""
BLOOD = 999
"""Litres; more than anybody ever has."""


def check(s: Kravora, new: Kravora) -> Iterator[Flaw]:
    """What is impossible in a state; `new` has the same settings."""
    t = TABLES[s.variant]
    for name in VARIANTS:
        yield from fixed(name, getattr(s, name), getattr(new, name))
    yield from fixed("players", len(s.players), len(new.players))
    yield from between("turn", s.turn, 0, t.constants.limits.turns)
    if sum(player.alive for player in s.players) < 2:
        yield Flaw("players", "too_few_alive")
    if s.active != NONE and not s.lives(s.active):
        yield Flaw("active", "is_out", {"seat": s.active})
    for seat, player in enumerate(s.players):
        extra = t.wall.extra if s.raised == seat else 0
        yield from check_player(t, player, seat, t.wall.points + extra)
    markers = sum(len(player.frozen) for player in s.players)
    if markers > t.constants.markers.freeze:
        about = {"n": markers, "most": t.constants.markers.freeze}
        yield Flaw("players", "too_many_markers", about)
    for unit, wounds in s.wounds.items():
        if unit not in t.figures or not 0 < wounds < t.hp[t.kind[unit]]:
            most = t.hp[t.kind[unit]] - 1 if unit in t.figures else 0
            yield from between(f"wounds.{unit}", wounds, 1, most)


def check_player(t: Tables, player: Player, seat: int, highest: int) -> Iterator[Flaw]:
    """What is impossible of a player."""
    path = f"players.{seat}"
    if player.alive:
        yield from between(f"{path}.wall", player.wall, 1, highest)
    yield from between(f"{path}.blood", player.blood, 0, BLOOD)
    yield from between(f"{path}.kills", player.kills, 0, player.kills_total)
    for side, own in (("defenders", True), ("enemies", False)):
        lines: list[list[int]] = getattr(player, side)
        yield from fixed(f"{path}.{side}", len(lines), t.lines + 1)
        for line, units in enumerate(lines):
            at = f"{path}.{side}.{line}"
            yield from check_units(t, units, at)
            if line == 0 and units:
                yield Flaw(at, "no_line")
            for n, unit in enumerate(units):
                if unit in t.figures and (t.owner[unit] == seat) != own:
                    reason = "not_own" if own else "own_enemy"
                    yield Flaw(f"{at}.{n}", reason, {"unit": unit})
    for pile in ("holder", "reserve", "laboratory"):
        yield from check_units(t, getattr(player, pile), f"{path}.{pile}")
    places = t.buildings[LABORATORY].places if LABORATORY in player.buildings else 0
    if len(player.laboratory) > places:
        yield Flaw(f"{path}.laboratory", "no_places", {"most": places})
    for pile in ("buildings", "frozen"):
        things: Sequence[int] = getattr(player, pile)
        for n, thing in enumerate(things):
            if thing in things[:n]:
                yield Flaw(f"{path}.{pile}.{n}", "twice")
    for n, line in enumerate(player.frozen):
        yield from between(f"{path}.frozen.{n}", line, 1, t.lines)


def check_units(t: Tables, units: Sequence[int], path: str) -> Iterator[Flaw]:
    """Changed numbers of figures may leave fewer of them."""
    for n, unit in enumerate(units):
        yield from between(f"{path}.{n}", unit, 0, len(t.figures) - 1)


def tidy(s: Kravora) -> None:
    """KV-COMP-09: a figure that is nowhere else is in its supply."""
    t = TABLES[s.variant]
    standing: set[int] = set()
    used: set[int] = set()
    for player in s.players:
        enemies = [unit for line in player.enemies for unit in line]
        player.arrived = [unit for unit in player.arrived if unit in enemies]
        player.arrived += [unit for unit in enemies if unit not in player.arrived]
        standing |= {*enemies, *(unit for line in player.defenders for unit in line)}
        used |= {*player.holder, *player.reserve, *player.laboratory}
    used |= standing
    for owner, supply in [(NONE, s.white), *((n, p.supply) for n, p in enumerate(s.players))]:
        for kind in range(len(KINDS)):
            first, full = t.first[owner][kind], t.full[owner][kind]
            out = sum(1 << unit - first for unit in used if 0 <= unit - first < full.bit_length())
            supply[kind] = full & ~out
    s.wounds = {unit: wounds for unit, wounds in s.wounds.items() if unit in standing}
