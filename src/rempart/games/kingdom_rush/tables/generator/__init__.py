"""Scenarios made by a generator (KRH-ENDLESS): from a code and the parameters, and nothing else.

What it makes is a scenario like those of `data/scenarios/`, for all numbers of players: rules,
views, bots and maps take it as it is. All arithmetic is in whole numbers, all chance is drawn from
streams that begin with the code: the same code is the same map on every machine. What a version of
the generator makes never changes (tests/games/kingdom_rush/test_generator.py has digests): a change
is a new version with a file of parameters of its own.
"""

from __future__ import annotations

from dataclasses import dataclass

from rempart.games.kingdom_rush.code import MapCode
from rempart.games.kingdom_rush.tables.generator.ground import furnish
from rempart.games.kingdom_rush.tables.generator.roads import draw
from rempart.games.kingdom_rush.tables.generator.theme import choose
from rempart.games.kingdom_rush.tables.generator.waves import sheets
from rempart.games.kingdom_rush.tables.parameters import GeneratorData
from rempart.games.kingdom_rush.tables.values import ScenarioData
from rempart.kernel import Chance

STAGES_APART = 0x9E3779B1
"""What the seeds of two stages of a run differ by."""
PLACES = 12
EPITHETS = 4
"""How many words the texts have for a place, and for a theme."""


def chance_of(code: MapCode) -> Chance:
    """The chance of a map. The strength does not change what it draws."""
    return Chance(code.seed + code.stage * STAGES_APART)


@dataclass(frozen=True, slots=True)
class MapName:
    """What a map is called: a place and something that goes with its theme."""

    place: int
    theme: str
    epithet: int


def name_of(code: MapCode, p: GeneratorData) -> MapName:
    """The name of a map."""
    chance = chance_of(code)
    theme = choose(code.stage, p, chance).theme
    return MapName(chance.below(PLACES, "name"), theme, chance.below(EPITHETS, "name"))


def generate(code: MapCode, p: GeneratorData) -> ScenarioData:
    """The scenario of a code. Roads, sites and theme do not depend on the strength."""
    chance = chance_of(code)
    plan = choose(code.stage, p, chance)
    roads = draw(plan, p, chance)
    ground = furnish(roads, plan, p, chance)
    return ScenarioData(
        number=0,
        hearts=plan.tier.hearts,
        map=roads.text(),
        starts=[route[0] for route in roads.routes],
        abilities=list(plan.tier.abilities),
        unlocked=list(plan.tier.unlocked),
        advanced=plan.tier.advanced,
        rifts=list(plan.rifts),
        magic=ground.things["magic"],
        fire=ground.things["fire"],
        earth=ground.things["earth"],
        frost=ground.things["frost"],
        storm=ground.things["storm"],
        lava=ground.things["lava"],
        crevasses=ground.things["crevasses"],
        pools=ground.things["pools"],
        destroy=plan.leader,
        clear=not plan.boss,
        lost_if_escapes=plan.leader,
        iron=plan.iron,
        players=sheets(code, roads, ground, plan, p, chance),
        source={"all": "house"},
    )
