"""Which positions there can be, beyond that every card, tile and soldier is somewhere, once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rempart.games.kingdom_rush.board.grids import SHAPES, positions
from rempart.games.kingdom_rush.ids import HORDE_CARDS, MB6, SOL4A
from rempart.games.kingdom_rush.pieces import Horde
from rempart.games.kingdom_rush.state import Kingdom
from rempart.games.kingdom_rush.steps.figures import figure, figures_on, footprint
from rempart.games.kingdom_rush.steps.hordes import layout_of, top_horde
from rempart.games.kingdom_rush.tables import BARRACKS, TABLES, Tables
from rempart.games.kingdom_rush.tables.scenarios import Layout
from rempart.kernel import NONE
from rempart.kernel.anatomy import Flaw, between, fixed

VARIANTS = (
    *("scenario", "difficulty", "strict_tutorial", "finite_tiles", "necromancer_tile", "guests"),
)
"""What follows from the settings."""


def check(s: Kingdom, new: Kingdom) -> Iterator[Flaw]:
    """What is impossible in a state; `new` has the same settings."""
    for name in VARIANTS:
        yield from fixed(name, getattr(s, name), getattr(new, name))
    for name in ("players", "piles", "tiles_left", "stickers"):
        yield from fixed(name, len(getattr(s, name)), len(getattr(new, name)))
    if s.scenario != new.scenario or len(s.players) != len(new.players):
        return
    t, layout = TABLES[s.variant], layout_of(s)
    yield from between("hearts", s.hearts, 0, t.constants.stock.hearts)
    yield from between("gold", s.gold, 0, t.treasure_max[0])
    yield from between("crystals", s.crystals, 0, t.treasure_max[1])
    if s.checkpoint and s.scenario != 0:
        yield Flaw("checkpoint", "closed")
    for place, left in enumerate(s.tiles_left):
        if left < 0:
            yield Flaw("hordes", "too_many_tiles", {"supply": place // len(SHAPES), "n": -left})
    if s.soldiers_left < 0:
        yield Flaw("hordes", "too_many_soldiers", {"most": t.soldiers})
    if s.totems_left < 0:
        yield Flaw("hordes", "too_many_totems", {"most": t.totems})
    yield from check_towers(s, t, layout)
    yield from check_players(s, t, layout)
    yield from check_hordes(s, t, layout)


def check_towers(s: Kingdom, t: Tables, layout: Layout) -> Iterator[Flaw]:
    """KR-TOWER-07: towers stand on sites. KR-TOWER-04, KR-TOWER-38, KR-MOD-15: one soldier tower
    and one other on each, or two others with the Assassin's Guild or Extra site."""
    stands: dict[int, list[int]] = {}
    for n, tower in enumerate(s.built):
        path, cards = f"built.{n}.space", stands.setdefault(tower.space, [])
        cards.append(tower.card)
        types = [t.tower_type[card] for card in cards]
        barracks = sum(t.family[type_] == BARRACKS for type_ in types)
        most = 2 if SOL4A in types or s.stickers[MB6] in cards else 1
        if tower.space not in layout.sites or tower.space in s.razed:
            yield Flaw(path, "no_site", {"space": tower.space})
        elif barracks > 1 or len(cards) - barracks > most:
            yield Flaw(path, "site_taken", {"space": tower.space})


def check_players(s: Kingdom, t: Tables, layout: Layout) -> Iterator[Flaw]:
    """Different heroes, alive, on the map."""
    heroes: set[int] = set()
    for seat, player in enumerate(s.players):
        path = f"players.{seat}"
        if player.hero != NONE:
            if player.hero in heroes:
                yield Flaw(f"{path}.hero", "hero_twice", {"hero": player.hero})
            heroes.add(player.hero)
            yield from between(f"{path}.life", player.life, 0, t.heroes[player.hero].life)
        yield from between(f"{path}.abilities", player.abilities, 0, 15)
        yield from between(f"{path}.skulls", player.skulls, 0, t.constants.stock.skulls)
        yield from on_the_map(layout, player.space, f"{path}.space")
        if player.flipped & ~player.abilities:
            yield Flaw(f"{path}.flipped", "not_had")
    for name in ("warriors", "bench", "wildcats"):
        for n, each in enumerate(getattr(s, name)):
            yield from on_the_map(layout, each.space, f"{name}.{n}.space")


def on_the_map(layout: Layout, space: int, path: str) -> Iterator[Flaw]:
    """A flaw if a figure is neither on its board nor on a space of the map."""
    if space != NONE and space not in layout.board.spaces and space not in layout.board.exits:
        yield Flaw(path, "no_space", {"space": space})


def check_hordes(s: Kingdom, t: Tables, layout: Layout) -> Iterator[Flaw]:
    """Where hordes may be, and what may lie on them (KR-TILE-03, KR-TILE-04)."""
    below: Counter[tuple[int, bool]] = Counter()
    for n, horde in enumerate(s.hordes):
        path = f"hordes.{n}"
        if horde.card >= HORDE_CARDS:
            yield Flaw(f"{path}.card", "no_horde", {"pile_card": horde.card})
            continue
        if horde.space not in layout.board.next:
            yield Flaw(f"{path}.space", "not_on_path", {"space": horde.space})
        level = horde.space, t.designs[horde.card].flying
        if below[level]:
            yield Flaw(f"{path}.space", "space_taken", {"space": horde.space})
        below[level] += 1
        yield from check_tiles(s, t, horde, path)


def check_tiles(s: Kingdom, t: Tables, horde: Horde, path: str) -> Iterator[Flaw]:
    """The tiles, soldiers and figures on a horde: each on free cells of its grid."""
    fit, taken = t.designs[horde.card].fit, 0
    lying = [(f"{path}.tiles.{n}", tile.cells, tile.shape) for n, tile in enumerate(horde.tiles)]
    lying += [(f"{path}.soldiers.{n}", one.cell, 0) for n, one in enumerate(horde.soldiers)]
    for who in standing_on(s, t, horde):
        lying.append((path, figure(s, who).cells, footprint(s, who)))
    for at, cells, shape in lying:
        if cells not in positions(fit.width, fit.height, shape):
            yield Flaw(at, "off_the_grid", {"horde": horde.card})
        elif cells & taken:
            yield Flaw(at, "cells_taken", {"horde": horde.card})
        taken |= cells


def standing_on(s: Kingdom, t: Tables, horde: Horde) -> list[int]:
    """The figures that stand on a horde, if it is the top one of its space."""
    if top_horde(s, t, horde.space) is not horde:
        return []
    return [who for who in figures_on(s, horde.space) if figure(s, who).cells]


def tidy(s: Kingdom) -> None:
    """What is on hordes covers them, and is no longer in stock."""
    t = TABLES[s.variant]
    for player in s.players:
        player.flipped &= player.abilities
    spaces = {horde.space for horde in s.hordes}
    for each in (*s.players, *s.warriors, *s.bench, *s.wildcats):
        if each.space not in spaces:
            each.cells = 0
    if s.finite_tiles:
        left = list(t.tiles_full)
        for horde in s.hordes:
            for tile in horde.tiles:
                left[tile.supply * len(SHAPES) + tile.shape] -= 1
        s.tiles_left = left
    s.soldiers_left = t.soldiers - sum(len(horde.soldiers) for horde in s.hordes)
    s.totems_left = t.totems - sum(horde.totem for horde in s.hordes)
    for horde in s.hordes:
        if horde.card < HORDE_CARDS:
            cells = [tile.cells for tile in horde.tiles] + [one.cell for one in horde.soldiers]
            cells += [figure(s, who).cells for who in standing_on(s, t, horde)]
            horde.covered = 0
            for mask in cells:
                horde.covered |= mask
