"""The sheets of a map: treasure, towers, hordes on the road and spawn piles for each number of
players. Strength is counted in hundredths of a band for each card: 100 is green, 500 purple."""

from __future__ import annotations

from rempart.games.kingdom_rush.code import USUAL, MapCode
from rempart.games.kingdom_rush.tables.generator.ground import Ground
from rempart.games.kingdom_rush.tables.generator.roads import Roads, Spot
from rempart.games.kingdom_rush.tables.generator.theme import Plan
from rempart.games.kingdom_rush.tables.parameters import GeneratorData
from rempart.games.kingdom_rush.tables.scenarios import ANY_RIFT, BANDS
from rempart.games.kingdom_rush.tables.values import SheetData
from rempart.kernel import Chance

STREAM = "waves"
TOWERS = ("ARC", "MAG", "ART", "SOL")
LETTERS = tuple(BANDS)
STEP = 100
BOSS_AT = 1
"""A boss is the second card of its pile, so that there is time to bring it down."""
LEADER_AT = 2


def sheets(
    code: MapCode, roads: Roads, ground: Ground, plan: Plan, p: GeneratorData, chance: Chance
) -> dict[str, SheetData]:
    """A sheet for each number of players. They differ as little as they can: the same luck for
    all, so that a map feels the same with another player more."""
    shape = piles_of(plan, len(roads.starts), chance)
    luck = [chance.below(2 * p.strength.jitter + 1, STREAM) - p.strength.jitter for _ in range(64)]
    order = list(range(len(TOWERS)))
    chance.shuffle(order, STREAM)
    return {
        str(players): sheet(players, code, roads, ground, plan, p, shape, luck, order)
        for players in range(1, 5)
    }


def piles_of(plan: Plan, spawns: int, chance: Chance) -> list[int]:
    """How many cards each pile has: the first as many as there are rounds, others perhaps one
    less."""
    return [plan.rounds - (n > 0 and chance.below(2, STREAM)) for n in range(spawns)]


def sheet(
    players: int,
    code: MapCode,
    roads: Roads,
    ground: Ground,
    plan: Plan,
    p: GeneratorData,
    shape: list[int],
    luck: list[int],
    order: list[int],
) -> SheetData:
    """The sheet of a number of players."""
    n, tier, rules = players - 1, plan.tier, p.sheets
    spots = road_spots(roads, p.strength.road, rules.hordes[n])
    levels = levels_of(code, plan, p, n, shape, len(spots), luck)
    letters = within_supply(levels, p.strength.most)
    piles: list[list[str]] = []
    at = len(spots)
    for count in shape:
        piles.append(letters[at : at + count])
        at += count
    if plan.leader:
        piles[0][BOSS_AT if plan.boss else min(LEADER_AT, len(piles[0]) - 1)] = plan.leader
    for number in range(min(tier.rift_cards, len(piles))):
        piles[-1 - number].insert(2 + number % 2, ANY_RIFT)
    layers = min(rules.layers[n], shape[0] - BOSS_AT) if plan.boss else 0
    return SheetData(
        gold=tier.gold,
        crystals=tier.crystals + rules.crystals[n],
        ability_slots=rules.ability_slots[n] if tier.abilities else 0,
        towers=towers_of(rules.towers[n], tier.better, order),
        sites=ground.of(players, rules.sites[n], tier.white),
        hordes=[f"{letters[i]}@{route}#{place}" for i, (route, place) in enumerate(spots)],
        piles=piles,
        layers=layers,
    )


def towers_of(count: int, better: int, order: list[int]) -> list[str]:
    """One tower of each family, the first few of level 2, then more of level 1."""
    families = [TOWERS[order[n % len(order)]] for n in range(count)]
    return [f"{family}{2 if n < better else 1}" for n, family in enumerate(families)]


def road_spots(roads: Roads, before: tuple[int, ...], count: int) -> list[tuple[int, int]]:
    """Where hordes lie at the start: route and place, each on a spot of its own. They are shared
    out among the routes, at the given distances from the exit."""
    routes, taken = roads.routes, set[Spot]()
    found: list[tuple[int, int]] = []
    for distance in before:
        for number, route in enumerate(routes):
            place = len(route) - distance
            if len(found) < count and 0 <= place < len(route) and route[place] not in taken:
                taken.add(route[place])
                found.append((number + 1, place + 1))
    return found


def levels_of(
    code: MapCode,
    plan: Plan,
    p: GeneratorData,
    n: int,
    shape: list[int],
    road: int,
    luck: list[int],
) -> list[int]:
    """The level of each card: those on the road, then the piles, each from its top."""
    s = p.strength
    mean = plan.tier.level + s.players[n] + s.spawns[len(shape) - 1]
    mean += s.step * (code.strength - USUAL) + (s.boss if plan.boss else 0)
    mean += s.growth * max(0, code.stage - p.tiers[-1].until)
    found = [mean + s.early] * road
    for count in shape:
        found += [mean - s.slope // 2 + s.slope * at // max(1, count - 1) for at in range(count)]
    return [level + luck[at % len(luck)] for at, level in enumerate(found)]


def within_supply(levels: list[int], most: dict[str, int]) -> list[str]:
    """The band of each card: the nearest of which there are cards left."""
    left = {letter: most.get(letter, 0) for letter in LETTERS}
    found: list[str] = []
    for level in levels:
        wanted = max(0, min(len(LETTERS) - 1, (level + STEP // 2) // STEP - 1))
        near = sorted(range(len(LETTERS)), key=lambda band: (abs(band - wanted), -band))
        letter = next((LETTERS[band] for band in near if left[LETTERS[band]]), LETTERS[wanted])
        left[letter] -= 1
        found.append(letter)
    return found
