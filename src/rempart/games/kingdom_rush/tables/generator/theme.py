"""What a map is about: its theme, its champion or boss, how many roads lead through it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from rempart.games.kingdom_rush.tables.common import Iron
from rempart.games.kingdom_rush.tables.parameters import GeneratorData, TierData
from rempart.kernel import Chance

T = TypeVar("T")

NO_LEADER = "none"
BOSSES = ("LA", "LB")
IRON_OF: dict[str, Iron] = {
    "C4": "restless_dead",
    "lava": "bare_lava",
    "crevasses": "stubborn_crevasses",
    "pools": "stubborn_tentacles",
}
"""The iron challenges that need a champion or a tile."""
RIFTS = 5
"""How many rift cards are shuffled together."""
STREAM = "theme"


@dataclass(frozen=True, slots=True)
class Plan:
    """What was decided before anything is drawn."""

    stage: int
    tier: TierData
    theme: str
    spawns: int
    exits: int
    leader: str
    """A champion or boss; empty: none."""
    rounds: int
    """The cards of the longest pile."""
    flowers: tuple[str, ...]
    tile: str
    tiles: int
    rifts: tuple[str, ...]
    iron: Iron

    @property
    def boss(self) -> bool:
        """Whether the leader is a boss."""
        return self.leader in BOSSES


def one_of(among: Sequence[T], chance: Chance, stream: str = STREAM) -> T:
    """One at random."""
    return among[chance.below(len(among), stream)]


def between(bounds: tuple[int, int], chance: Chance, stream: str = STREAM) -> int:
    """A number of a range, ends included."""
    low, high = bounds
    return low + chance.below(max(0, high - low) + 1, stream)


def choose(stage: int, p: GeneratorData, chance: Chance) -> Plan:
    """KRH-ENDLESS-04: the plan of a stage, by its tier."""
    tier = p.tier(stage)
    name = one_of([name for name in tier.themes if name in p.themes], chance)
    theme = p.themes[name]
    spawns = one_of(tier.spawns, chance)
    leader = one_of(tier.leaders, chance)
    leader = "" if leader == NO_LEADER else leader
    count = between(tier.flowers, chance)
    own = theme.flowers[:1] * ((count + 1) // 2)
    others = [one_of(theme.flowers, chance) for _ in range(count - len(own))]
    tiles = between(tier.tiles, chance) if theme.tile else 0
    rifts = list(range(len(theme.rifts)))
    chance.shuffle(rifts, STREAM)
    dealt = tuple(theme.rifts[n] for n in sorted(rifts[:RIFTS])) if tier.rift_cards else ()
    tile = theme.tile if tiles else ""
    iron: list[Iron] = [
        *theme.iron,
        *(IRON_OF[thing] for thing in (leader, tile) if thing in IRON_OF),
    ]
    second = spawns > 1 and chance.below(100, STREAM) < tier.exits
    return Plan(
        stage=stage,
        tier=tier,
        theme=name,
        spawns=spawns,
        exits=2 if second else 1,
        leader=leader,
        rounds=between(tier.rounds, chance),
        flowers=(*own, *others),
        tile=tile,
        tiles=tiles,
        rifts=dealt,
        iron=one_of(iron, chance),
    )
