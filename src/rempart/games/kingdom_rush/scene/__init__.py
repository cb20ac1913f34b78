"""A view in words: the table as zones that any client can draw.

The map is a grid of spaces, each horde a grid of cells. What a client would have to guess from
words is also in `tags` and `extra`: directions of the path, colours of sites, arrows, cells.
"""

from __future__ import annotations

import msgspec

from rempart.games.kingdom_rush.board.grids import DAMAGES, SHAPES
from rempart.games.kingdom_rush.ids import HEROES, SUPPLIES
from rempart.games.kingdom_rush.scene.extras import KingdomExtra, SceneTask
from rempart.games.kingdom_rush.scene.goal import goal_zone
from rempart.games.kingdom_rush.scene.hordes import horde_zone
from rempart.games.kingdom_rush.scene.map import board_zone
from rempart.games.kingdom_rush.scene.piles import decks, pile_zone, supplies
from rempart.games.kingdom_rush.scene.players import bench_zones, choices, player_zones
from rempart.games.kingdom_rush.tables import TABLES
from rempart.games.kingdom_rush.tables.scenarios import Layout
from rempart.games.kingdom_rush.view import View
from rempart.games.kingdom_rush.view.task import Task
from rempart.games.kingdom_rush.words.scenario import title
from rempart.kernel import NONE, Option
from rempart.kernel.scene import Scene, Zone
from rempart.kernel.text import Text

PHASES = range(1, 7)


def picks(option: Option, seat: int) -> dict[str, object]:
    """What one points at for an option: its fields; cells are found by the board itself."""
    return msgspec.structs.asdict(option)


def scene(v: View, text: Text) -> Scene:
    """The table: treasure, map, goal, hordes, piles, then what each player has, the supplies."""
    t = TABLES[v.variant]
    layout = t.layouts[v.scenario, len(v.players)]
    mine = v.seat or 0
    count = len(v.players)
    zones = [*treasury(v, layout, text), board_zone(v, t, layout, text)]
    zones.append(goal_zone(v, t, layout, text))
    zones += [horde_zone(v, t, horde, text) for horde in v.hordes]
    zones += [pile_zone(v, t, n, pile, text) for n, pile in enumerate(v.piles)]
    if not v.round:
        zones += choices(v, t, layout, text)
    for n in range(1, count + 1):
        zones += player_zones(v, t, (mine + n) % count, text)
    zones += bench_zones(v, text)
    zones += decks(v, t, text)
    zones += supplies(v, t, text)
    return Scene(
        title=title(t, v.scenario, text),
        round=text("zone.round", round=v.round) if v.round else text("zone.setup"),
        phases=[text(f"phase.{phase}") for phase in PHASES],
        phase=v.phase - 1,
        seats=[seat_name(v, seat, text) for seat in range(count)],
        zones=zones,
        extra=KingdomExtra(task=scene_task(v.task)) if v.task is not None else None,
    )


def seat_name(v: View, seat: int, text: Text) -> str:
    """A player, with the hero."""
    hero = v.players[seat].hero
    if hero == NONE:
        return text.seat(seat)
    return text("seat_hero", seat=text.seat(seat), hero=text(f"hero.{HEROES[hero]}"))


def scene_task(task: Task) -> SceneTask:
    """What is being asked, for the game's own board."""
    return SceneTask(
        ask=task.ask,
        card=task.card,
        mode=task.mode,
        who=task.who,
        shapes=[SHAPES[shape] for shape in task.shapes],
        supply=SUPPLIES[task.supply] if task.supply != NONE else "",
        damage=DAMAGES[task.damage] if task.damage != NONE else "",
        targets=list(task.targets),
        left=task.left,
    )


def treasury(v: View, layout: Layout, text: Text) -> list[Zone]:
    """Hearts and the common treasure (KR-SETUP-02, KR-SETUP-12)."""
    note = ", ".join(text(f"mark.{mark}") for mark in v.marks)
    return [
        Zone(
            kind="track",
            id="hearts",
            name=text("zone.hearts"),
            short=text("zone.hearts_short"),
            value=v.hearts,
            most=layout.hearts,
            note=note,
            tags=list(v.marks),
        ),
        Zone(kind="counter", id="gold", name=text("zone.gold"), value=v.gold),
        Zone(kind="counter", id="crystals", name=text("zone.crystals"), value=v.crystals),
    ]
