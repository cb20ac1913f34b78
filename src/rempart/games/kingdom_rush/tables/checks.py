"""Whether the data fits together: totals of the box, grids of cards, maps of scenarios.

Each check yields what is wrong as faults: the path of the value, and the reason. The path of a line
of a map ends with its number from 0 (`scenarios.s01.map.2` is its third line).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from rempart.games.kingdom_rush.board.geometry import (
    DIRECTIONS,
    EXIT,
    GROUND,
    OFFSETS,
    PATH,
    STRIDE,
    VOID,
    column_of,
    distance,
    row_of,
    space_at,
)
from rempart.games.kingdom_rush.board.grids import BOTTOM, LEFT, RIGHT, SHAPES, TOP
from rempart.games.kingdom_rush.ids import GUEST_SUPPLIES, GUESTS, RIFT
from rempart.games.kingdom_rush.tables.cards import (
    BIG,
    CELLS,
    CHAMPION,
    CHAMPIONS,
    SHIELDS,
    SMALL,
    TOUGH,
    WEAK,
    Cards,
)
from rempart.games.kingdom_rush.tables.scenarios import (
    ANY_RIFT,
    BANDS,
    COLOURS,
    FLOWERS,
    WHITE,
    candidates,
    map_rows,
    spaces,
    split_entry,
)
from rempart.games.kingdom_rush.tables.values import Data, ScenarioData, SheetData, ShotData, Spot
from rempart.kernel.errors import BadValues, Fault

REWARD = re.compile(r"-|[cg]+(/[cg]+)*|[cg]+(\+[cg]+)*")
ENTRY = re.compile(r"\w+@[1-9]#[1-9]\d?")
MOST = 20
"""The most faults reported at once."""

Faults = Iterator[Fault]


def check(data: Data, ids: dict[str, tuple[str, ...]]) -> None:
    """Raise all that is wrong; `ids` are the names that each table must have."""
    for faults in (tables(data, ids), shots(data), pieces(data), grids(data)):
        _raise(faults)
    cards = Cards(data)
    _raise(totals(data))
    for id, scenario in data.scenarios.items():
        _raise(check_map(f"scenarios.{id}", scenario))
        _raise(check_scenario(f"scenarios.{id}", scenario, data, cards))


def check_generated(code: str, scenario: ScenarioData, data: Data, cards: Cards) -> None:
    """The same checks for the scenario of a code (KRH-ENDLESS)."""
    _raise(check_map(f"endless.{code}", scenario))
    _raise(check_scenario(f"endless.{code}", scenario, data, cards))


def _raise(faults: Faults) -> None:
    if found := list(faults):
        raise BadValues(*found[:MOST])


# Tables and totals


def tables(data: Data, ids: dict[str, tuple[str, ...]]) -> Faults:
    """Every tower, hero and so on is there, and nothing else."""
    for table, names in ids.items():
        found: Iterable[str] = getattr(data, table)
        for name in names:
            if name not in found:
                yield Fault(f"{table}.{name}", "it is missing")
        for name in found:
            if name not in names:
                yield Fault(f"{table}.{name}", f"there is no such thing; available: {known(names)}")
    numbers = sorted(scenario.number for scenario in data.scenarios.values())
    if numbers != list(range(len(numbers))):
        yield Fault("scenarios", f"their numbers must be 0, 1, 2, … without a gap, not {numbers}")


def shots(data: Data) -> Faults:
    """Every shot deals something, and what is chosen from is one shot each."""
    for id, tower in data.towers.items():
        for attack in (*tower.modes, *tower.other_modes):
            yield from deals(f"towers.{id}.modes", attack)
    for id, hero in data.heroes.items():
        for attack in hero.attacks:
            yield from deals(f"heroes.{id}.attacks", attack)
            if len(hero.attacks) > 1 and len(attack) > 1:
                yield Fault(f"heroes.{id}.attacks", "of two attacks, each is one shot")
        yield from deals(f"heroes.{id}.skill_shots", hero.skill_shots)
    for table in ("abilities", "bench", "flowers", "modifiers"):
        for id, values in getattr(data, table).items():
            yield from deals(f"{table}.{id}.shots", values.shots)
    for id, bench in data.bench.items():
        yield from deals(f"bench.{id}.later", bench.later)


def deals(at: str, attack: list[ShotData]) -> Faults:
    """Each shot of an attack deals tiles, or something else."""
    for shot in attack:
        if not (shot.tiles or shot.soldiers or shot.totem or shot.mend or shot.knives != "none"):
            yield Fault(at, "a shot without tiles, soldiers, knives, totem or mend deals nothing")


def pieces(data: Data) -> Faults:
    """There are as many pieces as heroes bring, and as many numbers as there are cards."""
    stock = data.constants.stock
    for key, warriors in (
        ("bench.alric.amount", data.bench["alric"].amount),
        ("heroes.alric.skill", data.heroes["alric"].skill.get("warriors", 0)),
    ):
        if warriors > stock.sand_warriors:
            most = f"there are {stock.sand_warriors} (constants.stock.sand_warriors)"
            yield Fault(key, f"{warriors} are too many sand warriors: {most}")
    for id, horde in data.hordes.items():
        if (horde.band == "champion") != (id in CHAMPIONS):
            yield Fault(f"hordes.{id}.band", f"champions are {known(CHAMPIONS)}, no others")
    hordes = sum(horde.copies for horde in data.hordes.values())
    layers = sum(len(boss.layers) for boss in data.bosses.values())
    if hordes + layers > RIFT:
        yield Fault("hordes", f"there may be {RIFT - layers} horde cards, not {hordes}")


def totals(data: Data) -> Faults:
    """The files add up to what is in the box; guests bring their own tiles and abilities."""
    box = data.constants.totals
    tiles = [tile for supply, tile in data.tiles.items() if supply not in GUEST_SUPPLIES]
    counts = {
        "towers": sum(tower.copies for tower in data.towers.values()),
        "tiles": sum(getattr(tile, shape) for tile in tiles for shape in SHAPES),
        "hordes": sum(horde.copies for horde in data.hordes.values()),
        "boss_cards": sum(len(b.layers) + len(b.behaviours) for b in data.bosses.values()),
        "rifts": len(data.rifts),
        "modifiers": len(data.modifiers),
        "abilities": sum(not id.startswith(GUESTS) for id in data.abilities),
    }
    for name, count in counts.items():
        wanted = getattr(box, name)
        if count != wanted:
            yield Fault(f"constants.totals.{name}", f"the files hold {count}, not {wanted}")
    families = Counter[str]()
    for tower in data.towers.values():
        families[tower.family] += tower.copies
    for family, count in families.items():
        if count * len(families) != box.towers:
            yield Fault("towers", f"{count} {family} cards are not a quarter of {box.towers}")


def known(names: Iterable[str]) -> str:
    """Names in a row, for a message."""
    return ", ".join(names)


# Grids of cards


def grids(data: Data) -> Faults:
    """Every card can be read."""
    for id, horde in data.hordes.items():
        yield from check_card(f"hordes.{id}", horde.grid, horde.weak, horde.reward)
    for boss, values in data.bosses.items():
        for id, layer in values.layers.items():
            at = f"bosses.{boss}.layers.{id}"
            yield from check_card(at, layer.grid, layer.weak, layer.reward)


def check_card(at: str, grid: str, weak: str, reward: str) -> Faults:
    """A grid is a rectangle of known cells with enemies; vulnerabilities lie on big enemies."""
    if not REWARD.fullmatch(reward):
        yield Fault(
            f"{at}.reward", f"{reward!r} is not a reward; c, g, c/g, c+g, cc and - are some"
        )
    rows = grid.split("/")
    if len(set(map(len, rows))) != 1 or not 1 <= len(rows[0]) <= 6 or len(rows) > 6:
        yield Fault(f"{at}.grid", "its rows must be equally long, at most 6 by 6 cells")
        return
    for char in sorted(set("".join(rows)) - CELLS):
        yield Fault(f"{at}.grid", f"{char!r} is not a cell; available: {' '.join(sorted(CELLS))}")
    if not set(grid) & {*SMALL, *BIG, *TOUGH, *CHAMPION}:
        yield Fault(f"{at}.grid", "there is no enemy on it")
    for name, chars in (*((char, char) for char in BIG + TOUGH), ("champion", CHAMPION)):
        if not connected(rows, chars):
            yield Fault(f"{at}.grid", f"the cells of big enemy {name} do not hang together")
    yield from check_shields(at, rows)
    if weak:
        yield from check_weak(at, rows, weak.split("/"))


def check_shields(at: str, rows: list[str]) -> Faults:
    """A shield is drawn on the side that it guards."""
    for row, line in enumerate(rows):
        for column, char in enumerate(line):
            if char in SHIELDS:
                here = LEFT * (column == 0) | RIGHT * (column == len(line) - 1)
                here |= TOP * (row == 0) | BOTTOM * (row == len(rows) - 1)
                if not SHIELDS[char][1] & here:
                    yield Fault(f"{at}.grid", f"shield {char} must lie on the edge that it guards")


def check_weak(at: str, rows: list[str], weak: list[str]) -> Faults:
    """The vulnerabilities of big enemies: the same rectangle, marks on big enemies only."""
    if [len(row) for row in weak] != [len(row) for row in rows]:
        yield Fault(f"{at}.weak", "it must have the rows and columns of the grid")
        return
    for line, marks in zip(rows, weak, strict=True):
        for char, mark in zip(line, marks, strict=True):
            if mark != "." and (mark not in WEAK or char not in BIG + TOUGH + CHAMPION):
                yield Fault(f"{at}.weak", f"{mark!r} on {char!r}: only m, p or x on big enemies")


def connected(rows: list[str], chars: str) -> bool:
    """Whether all cells with these characters touch side by side."""
    cells = {(r, c) for r, row in enumerate(rows) for c, char in enumerate(row) if char in chars}
    reached = set(sorted(cells)[:1])
    while fresh := {(r + y, c + x) for r, c in reached for y, x in SIDES} & cells - reached:
        reached |= fresh
    return reached == cells


SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))


# Maps


def check_map(at: str, scenario: ScenarioData) -> Faults:
    """The map is a rectangle of known spaces, and its path leads from every start to an exit."""
    rows = map_rows(scenario)
    for number, row in enumerate(rows):
        if len(row) != len(rows[0]):
            yield Fault(f"{at}.map.{number}", f"{row!r} has not {len(rows[0])} spaces as the first")
        for column, sign in enumerate(row):
            if sign not in (VOID, GROUND, EXIT, *PATH):
                reason = f"{sign!r} is not a space; # . > < ^ v X are"
                yield Fault(f"{at}.map.{number}", reason, ((column, number),))
    if len(rows) >= STRIDE or len(rows[0]) >= STRIDE:
        yield Fault(f"{at}.map", f"it may have at most {STRIDE - 1} rows and columns")
        return
    cells = cells_of(rows)
    reached: set[int] = set()
    for start in scenario.starts:
        if cells.get(space_at(*start)) not in PATH:
            yield Fault(f"{at}.starts", f"{list(start)} is not a path space", (start,))
        else:
            yield from check_route(at, cells, space_at(*start), reached)
    left = {space for space, char in cells.items() if char in PATH} - reached
    heads = left - {space + OFFSETS[PATH[cells[space]]] for space in left}
    # What lies behind the first space of a road without a start follows from it.
    for space in sorted(heads or sorted(left)[:1]):
        column, row = place = column_of(space), row_of(space)
        reason = f"no route comes to the path space in column {column}"
        yield Fault(f"{at}.map.{row}", reason, (place,))


def cells_of(rows: list[str]) -> dict[int, str]:
    """The character of each space that is not void."""
    return {
        space_at(column, row): char
        for row, line in enumerate(rows)
        for column, char in enumerate(line)
        if char != VOID
    }


def check_route(at: str, cells: dict[int, str], start: int, reached: set[int]) -> Faults:
    """KR-ADV-05: from the start, each path space leads to the next and the last to an exit."""
    space = start
    walked: set[int] = set()
    while cells.get(space) in PATH and space not in walked:
        walked.add(space)
        reached.add(space)
        last = space
        space += OFFSETS[PATH[cells[space]]]
        if cells.get(space) not in (*PATH, EXIT):
            column, row = place = column_of(last), row_of(last)
            ahead = DIRECTIONS[PATH[cells[last]]]
            reason = f"the path space in column {column} leads {ahead} to no path space or exit"
            yield Fault(f"{at}.map.{row}", reason, (place,))
    if space in walked:
        column, row = column_of(space), row_of(space)
        yield Fault(f"{at}.map.{row}", "the path goes round and reaches no exit", ((column, row),))


# Scenarios


def check_scenario(at: str, scenario: ScenarioData, data: Data, cards: Cards) -> Faults:
    """Everything is in a legal place, and there are enough pieces of everything."""
    cells = cells_of(map_rows(scenario))
    things = {
        kind: spaces(getattr(scenario, kind)) for kind in (*FLOWERS, "lava", "crevasses", "pools")
    }
    for kind, found in things.items():
        yield from on_ground(f"{at}.{kind}", getattr(scenario, kind), cells)
        stock = data.flowers[kind].tiles if kind in FLOWERS else getattr(data.constants.stock, kind)
        if len(found) > stock:
            yield Fault(f"{at}.{kind}", f"{len(found)} are more than there are: {stock}")
    for space, count in Counter(s for found in things.values() for s in found).items():
        if count > 1:
            reason = f"two flowers or environment tiles lie on {spot(space)}"
            yield Fault(at, reason, (cell(space),))
    for rift in scenario.rifts:
        if rift not in data.rifts or not data.rifts[rift].dealt:
            yield Fault(f"{at}.rifts", f"{rift!r} is not a rift card that can be dealt")
            return
    for modifier in scenario.tutorial.modifiers:
        if modifier not in data.modifiers:
            yield Fault(f"{at}.tutorial.modifiers", f"{modifier!r} is not a modifier")
    if set(scenario.players) != {"1", "2", "3", "4"}:
        yield Fault(f"{at}.players", "there must be a table for each of 1, 2, 3 and 4 players")
        return
    for players, sheet in scenario.players.items():
        below = f"{at}.players.{players}"
        if scenario.hearts + int(players) > data.constants.stock.hearts:
            yield Fault(f"{at}.hearts", f"with {players} players there are not so many hearts")
        yield from check_sites(below, scenario, sheet, int(players), cells, data)
        yield from check_cards(below, scenario, sheet, data, cards)


def on_ground(at: str, spots: list[Spot], cells: dict[int, str]) -> Faults:
    """Things lie on ground."""
    for column, row in spots:
        if cells.get(space_at(column, row)) != GROUND:
            yield Fault(at, f"[{column}, {row}] is not ground", ((column, row),))


def spot(space: int) -> str:
    """A space as the data writes it."""
    return f"[{column_of(space)}, {row_of(space)}]"


def cell(space: int) -> tuple[int, int]:
    """The column and row of a space."""
    return column_of(space), row_of(space)


def check_sites(
    at: str,
    scenario: ScenarioData,
    sheet: SheetData,
    players: int,
    cells: dict[int, str],
    data: Data,
) -> Faults:
    """Sites lie on ground beside the path, each alone, as many as there are cards, and every
    player has some (KR-SOLO-01: three colours for one player)."""
    stock = data.constants.stock
    path = [space for space, char in cells.items() if char in PATH]
    tiles = {*spaces(scenario.lava), *spaces(scenario.crevasses), *spaces(scenario.pools)}
    for colour, spots in sheet.sites.items():
        yield from on_ground(f"{at}.sites.{colour}", spots, cells)
        most = stock.white_sites if colour == COLOURS[WHITE] else stock.coloured_sites
        if len(spots) > most:
            yield Fault(f"{at}.sites.{colour}", f"{len(spots)} sites are more than {most}")
        for space in spaces(spots):
            if all(distance(space, other) > 1 for other in path):
                reason = f"{spot(space)} is not beside the path"
                yield Fault(f"{at}.sites.{colour}", reason, (cell(space),))
            if space in tiles:
                reason = f"an environment tile lies on {spot(space)}"
                yield Fault(f"{at}.sites.{colour}", reason, (cell(space),))
    every = Counter(space for spots in sheet.sites.values() for space in spaces(spots))
    for space, count in every.items():
        if count > 1:
            yield Fault(f"{at}.sites", f"two sites lie on {spot(space)}", (cell(space),))
    wanted = set(COLOURS[: 3 if players == 1 else players])
    if {colour for colour, spots in sheet.sites.items() if spots} - {COLOURS[WHITE]} != wanted:
        yield Fault(f"{at}.sites", f"{players} players use the colours {known(sorted(wanted))}")
    if len(sheet.tentacles) > stock.tentacles:
        yield Fault(f"{at}.tentacles", f"there are only {stock.tentacles}")
    for space in spaces(sheet.tentacles):
        if space not in every:
            yield Fault(f"{at}.tentacles", f"{spot(space)} is not a site", (cell(space),))


def check_cards(
    at: str, scenario: ScenarioData, sheet: SheetData, data: Data, cards: Cards
) -> Faults:
    """Starting towers, starting hordes and piles can be had."""
    for tower, count in Counter(sheet.towers).items():
        if tower not in data.towers or data.towers[tower].copies < count:
            yield Fault(f"{at}.towers", f"there are not {count} {tower!r} towers")
    if len(sheet.piles) != len(scenario.starts):
        yield Fault(f"{at}.piles", f"{len(scenario.starts)} routes need as many piles")
    if scenario.event_pile > len(sheet.piles):
        yield Fault(f"{at}.piles", f"there is no pile {scenario.event_pile} for the event token")
    order = data.constants.champions.event_order
    if scenario.event_pile and scenario.event_pile not in order:
        where = "constants.champions.event_order"
        yield Fault(where, f"{scenario.event_pile}, where the event token begins, is not in it")
    elif scenario.event_pile and max(order) > len(sheet.piles):
        where = "constants.champions.event_order"
        yield Fault(where, f"there is no pile {max(order)} in {at}")
    codes = [(f"{at}.piles", code) for pile in sheet.piles for code in pile]
    for entry in sheet.hordes:
        if ENTRY.fullmatch(entry):
            codes.append((f"{at}.hordes", split_entry(entry)[0]))
        else:
            yield Fault(f"{at}.hordes", f"{entry!r} is not written like G@1#3")
            return
    wrong = [pair for pair in codes if pair[1] not in {*BANDS, ANY_RIFT, *cards.layers, *cards.of}]
    for key, code in wrong:
        yield Fault(key, f"{code!r} is neither a band nor a card")
    if wrong:
        return
    yield from check_starts(at, scenario, sheet)
    yield from check_supply(at, scenario, [code for _, code in codes], cards)
    yield from check_goal(at, scenario, sheet, cards)


def check_starts(at: str, scenario: ScenarioData, sheet: SheetData) -> Faults:
    """Starting hordes lie on their routes, each alone."""
    cells = cells_of(map_rows(scenario))
    taken: set[int] = set()
    for entry in sheet.hordes:
        _, route, place = split_entry(entry)
        space = NOWHERE
        if route <= len(scenario.starts):
            space = space_at(*scenario.starts[route - 1])
            for _ in range(place - 1):
                space = space + OFFSETS[PATH[cells[space]]] if cells.get(space) in PATH else NOWHERE
        if cells.get(space) not in PATH:
            yield Fault(f"{at}.hordes", f"{entry}: there is no such route or place on it")
        elif space in taken:
            yield Fault(f"{at}.hordes", f"{entry}: another horde lies there", (cell(space),))
        taken.add(space)


NOWHERE = -99


def check_supply(at: str, scenario: ScenarioData, codes: list[str], cards: Cards) -> Faults:
    """KRH-DECK-01: each band has enough unlocked cards, whatever is drawn."""
    named = Counter(codes)
    possible = {code: set(candidates(scenario, code, cards)) for code in named}
    for code, count in named.items():
        found = possible[code]
        taken = sum(
            number
            for other, number in named.items()
            if other != code and not possible[other].isdisjoint(found)
        )
        if len(found) < count + taken:
            reason = f"{count + taken} {code} cards are needed, and the scenario has {len(found)}"
            yield Fault(f"{at}.piles", reason)


def check_goal(at: str, scenario: ScenarioData, sheet: SheetData, cards: Cards) -> Faults:
    """What must be destroyed comes, and a boss has layers."""
    codes = {code for pile in sheet.piles for code in pile}
    on_road = {split_entry(entry)[0] for entry in sheet.hordes}
    for key in ("destroy", "lost_if_escapes"):
        target = getattr(scenario, key)
        if target and target not in codes | on_road:
            yield Fault(f"{at}.piles", f"{target}, named by {key}, is in no pile and on no road")
    bosses = [code for code in sorted(codes) if code in cards.layers]
    most = len(cards.layers[bosses[0]]) if bosses else 0
    if len(bosses) > 1 or not min(1, most) <= sheet.layers <= most:
        yield Fault(f"{at}.layers", f"a boss has 1 to {most} layers, and there is one boss at most")
