"""What is new here: the parts of a scenario that no earlier one has, told before the first round.

They follow from the data, so that they stay right when a scenario changes. The prologue is not
counted as an earlier scenario, since many skip it.
"""

from __future__ import annotations

from collections.abc import Iterator

from rempart.games.kingdom_rush.board.geometry import EXIT
from rempart.games.kingdom_rush.code import is_map
from rempart.games.kingdom_rush.tables import TABLES, Tables
from rempart.games.kingdom_rush.tables.scenarios import COLOURS, FLOWERS, WHITE, split_entry
from rempart.games.kingdom_rush.tables.values import ScenarioData
from rempart.games.kingdom_rush.view import View
from rempart.games.kingdom_rush.words.scenario import title
from rempart.kernel.introduction import Introduction, NewPart
from rempart.kernel.scene import Piece
from rempart.kernel.text import Text

PARTS = {
    "horde": "KR-DESTROY-01",
    "pile": "KR-GOAL-05",
    "last_stand": "KRH-RIFT-03",
    "tower": "KR-TOWER-01",
    "hero": "KR-HERO-01",
    "fast": "KR-ENEMY-02",
    "heal": "KR-ENEMY-06",
    "vulnerability": "KR-ENEMY-20",
    "big": "KR-ENEMY-19",
    "flying": "KR-ENEMY-13",
    "sniper": "KR-ENEMY-08",
    "shield": "KR-ENEMY-23",
    "elusive": "KR-ENEMY-11",
    "tough": "KR-ENEMY-27",
    "specific": "KR-ENEMY-22",
    "magic": "KR-FLOWER-10",
    "fire": "KR-FLOWER-11",
    "earth": "KR-FLOWER-12",
    "frost": "KR-FLOWER-13",
    "storm": "KR-FLOWER-14",
    "white": "KR-TOWER-09",
    "exits": "KR-SETUP-01",
    "advanced": "KR-MOD-02",
    "rift": "KRH-RIFT-01",
    "lava": "KRH-LAVA-01",
    "crevasse": "KRH-CREV-01",
    "tentacle": "KRH-TENT-01",
    "pool": "KRH-POOL-01",
    "C1": "KR-CHAMP-10",
    "C2": "KR-CHAMP-11",
    "C3": "KR-CHAMP-16",
    "C4": "KR-CHAMP-17",
    "LA": "KRH-BOSS-01",
    "LB": "KRH-BOSS-01",
}
"""The parts in the order in which they are told, each with its rule."""
ALWAYS = ("horde", "pile", "tower", "hero")
OPENED = {"E02": "lava", "E03": "crevasse", "E04": "tentacle"}
"""What rift cards put on the map."""
LAST_STAND = "E15"
LEADERS = {"C1", "C2", "C3", "C4", "LA", "LB"}
"""Champions and bosses."""
SPECIAL = {*FLOWERS, *LEADERS, "white", "exits", "rift", "lava", "crevasse", "tentacle", "pool"}
"""What makes one map different from another."""


def introduction(v: View, text: Text) -> Introduction:
    """What the scenario introduces. Maps of the endless mode come in any order, so each tells what
    it is about."""
    t = TABLES[v.variant]
    if is_map(v.scenario) or t.layouts[v.scenario, len(v.players)].data.title:
        return of_map(v, t, text)
    players = len(v.players)
    scenarios = {
        number: layout.data
        for (number, count), layout in t.layouts.items()
        if count == players and not is_map(number)
    }
    earlier = [data for number, data in scenarios.items() if 0 < number < v.scenario]
    known = {part for data in earlier for part in parts_of(data, players)}
    new = set(parts_of(scenarios[v.scenario], players)) - known
    return Introduction(
        key=f"scenario-{v.scenario}",
        title=title(t, v.scenario, text),
        due=v.round <= 1,
        parts=[NewPart(piece(part, text), rule) for part, rule in PARTS.items() if part in new],
    )


def of_map(v: View, t: Tables, text: Text) -> Introduction:
    """What a generated map has besides the usual: flowers, environment, rifts, a champion or boss.
    Maps with the same parts have the same key: whoever knows them is not told again."""
    found = set(parts_of(t.layouts[v.scenario, len(v.players)].data, len(v.players)))
    special = [part for part in PARTS if part in found and part in SPECIAL]
    return Introduction(
        key="-".join(["map", *special]),
        title=title(t, v.scenario, text),
        due=v.round <= 1,
        parts=[NewPart(piece(part, text), PARTS[part]) for part in special],
    )


def parts_of(data: ScenarioData, players: int) -> Iterator[str]:
    """The parts that a scenario has, some of them several times."""
    sheet = data.players[str(players)]
    codes = {code for pile in sheet.piles for code in pile}
    codes.update(split_entry(entry)[0] for entry in sheet.hordes)
    yield from ALWAYS
    yield from data.unlocked
    yield from (flower for flower in FLOWERS if getattr(data, flower))
    yield from codes & LEADERS
    yield from (OPENED[rift] for rift in data.rifts if rift in OPENED)
    for part, there in (
        ("white", sheet.sites.get(COLOURS[WHITE])),
        ("exits", data.map.count(EXIT) > 1),
        ("advanced", data.advanced),
        ("last_stand", LAST_STAND in codes),
        ("rift", data.rifts),
        ("lava", data.lava),
        ("crevasse", data.crevasses),
        ("tentacle", sheet.tentacles),
        ("pool", data.pools),
    ):
        if there:
            yield part


def piece(part: str, text: Text) -> Piece:
    """A part as a piece, for its picture."""
    return Piece(
        name=text(f"part.{part}"),
        kind=part,
        id=f"part-{part}",
        note=text(f"part_note.{part}"),
        tags=["flower"] if part in FLOWERS else [],
        enemy=part in LEADERS,
    )
