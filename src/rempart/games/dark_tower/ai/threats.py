"""The threats to the heroes, for bots: strikes of foes, the adversary's acts, quests that fail.

A hazard is something that may soon take things from a hero; what makes it bad is the corruption of
a hero who does not have them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rempart.games.dark_tower.ai.estimate import SKULL, WORTH, corruption, stock
from rempart.games.dark_tower.ids import (
    CITADEL,
    CORRUPTION,
    FERAL,
    FIRST_ADVERSARY,
    GONE,
    KINGDOMS,
    LOST,
    Q_MARK,
    REGIONS,
    SANCTUARY,
    SPIRIT,
    SPORE,
    kingdom_of,
)
from rempart.games.dark_tower.steps.foes import state_of
from rempart.games.dark_tower.steps.places import closest
from rempart.games.dark_tower.tables import TABLES
from rempart.games.dark_tower.tables import effects as en
from rempart.kernel import NONE

if TYPE_CHECKING:
    from rempart.games.dark_tower.pieces import Quest
    from rempart.games.dark_tower.state import Realm
    from rempart.games.dark_tower.tables.effects import Act, Effect, Way

STRIKE = 0.6
"""How likely a kind of foe strikes before it can be helped."""
ACT = 0.6
"""How likely the adversary acts before it can be helped."""
FAILURE = 0.6
"""How likely a monthly quest that is open fails."""
RANDOM = 1 / len(KINGDOMS)
RUIN = 25.0
"""A destroyed building, apart from the corruption of the hero whose home it was."""
LAST_SKULL = 800.0
"""A strike that takes more skulls than there are."""


ON_FAILURE = {
    en.SKULL: 12.0,
    en.SEAL_OFF: 10.0,
    en.ROT_ALL: 6.0,
    en.ROT_ONE: 3.0,
    en.GROW: 30.0,
    en.SPAWN_FOES: 12.0,
    en.BURN: 10.0,
    en.CAP_DOWN: 6.0,
}
"""What the other acts of quests that fail are worth to be avoided."""


class Hazard(NamedTuple):
    """What may be taken from a hero; with `what` CORRUPTION, a corruption is given."""

    chance: float
    what: int
    much: int


def hazards(s: Realm, seat: int) -> list[Hazard]:
    """All threats to a hero in its region."""
    t, band = TABLES[s.variant], (s.month - 1) // 2
    found: list[Hazard] = []
    for kind in {foe.kind for foe in s.foes if foe.kind < FIRST_ADVERSARY}:
        found += struck(s, seat, kind)
    found += mildest(s, seat, t.effects[t.acts[s.adversary][band]], ACT)
    for quest in s.quests:
        if t.quests[quest.number].adversary != NONE:
            failure = t.effects[t.quests[quest.number].failure]
            found += mildest(s, seat, failure, FAILURE, place_of(quest))
    return found


def place_of(quest: Quest) -> int:
    """The kingdom of a quest; NONE: it has no place."""
    return NONE if quest.region == NONE else kingdom_of(quest.region)


def mildest(s: Realm, seat: int, effect: Effect, chance: float, about: int = NONE) -> list[Hazard]:
    """What an effect takes from a hero who chooses its mildest alternative."""
    ways = [[h for act in way for h in hit(s, seat, act, chance, about)] for way in effect]
    return min(ways, key=lambda way: sum(price_of(s, seat, hazard) for hazard in way))


def struck(s: Realm, seat: int, kind: int) -> list[Hazard]:
    """What the next strike of a kind of foe takes from a hero."""
    acts = strike_of(s, kind)
    march = next((act for act in acts if act.op == en.MARCH), None)
    losses = [act for act in acts if act.op in (en.LOSE, en.GAIN)]
    return [hazard for act in losses for hazard in caught(s, seat, kind, act, march)]


def caught(s: Realm, seat: int, kind: int, act: Act, march: Act | None) -> list[Hazard]:
    """The hazards of a strike that reaches a hero after the foes have moved."""
    own = s.heroes[seat].region
    away = TABLES[s.variant].world.distance[own]
    regions = [foe.region for foe in s.foes if foe.kind == kind]
    if act.who == en.EVERYONE:
        return [Hazard(STRIKE, act.what, act.n)]
    if act.who == en.ACTIVE:
        reach = march.n if march is not None and march.where == en.TOWARD else REGIONS
        count = sum(away[region] <= reach for region in regions)
        return [Hazard(STRIKE / len(s.heroes), act.what, act.n * count)] if count else []
    if act.per == en.TOKENS:
        count = sum(comes(region, own, away[region], march) for region in regions)
        return [Hazard(STRIKE, act.what, act.n * count)] if count else []
    reached = {
        en.ON_FOE: any(region == own for region in regions),
        en.NEAR_FOE: any(away[region] <= 1 for region in regions),
        en.BY_FOE: any(same(region, own) for region in regions),
    }[act.who]
    return [Hazard(STRIKE, act.what, act.n)] if reached else []


def comes(region: int, own: int, away: int, march: Act | None) -> bool:
    """Whether a foe of a region is on the hero after its march."""
    if march is None:
        return region == own
    return away <= 1 if march.where == en.BESIDE else same(region, own)


def same(region: int, other: int) -> bool:
    """Whether two regions lie in one kingdom."""
    return kingdom_of(region) == kingdom_of(other)


def hit(s: Realm, seat: int, act: Act, chance: float, about: int = NONE) -> list[Hazard]:
    """What an act of the adversary takes from a hero."""
    if act.op not in (en.LOSE, en.GAIN):
        return []
    hero = s.heroes[seat]
    here = kingdom_of(hero.region)
    share = {
        en.EVERYONE: 1.0,
        en.ACTIVE: 1 / len(s.heroes),
        en.HOLDER: float(Q_MARK in hero.items),
        en.IN_RANDOM: RANDOM,
        en.IN_NEXT: RANDOM,
        en.IN_THAT: float(here == about),
    }.get(act.who, 0.0)
    what, count = act.what, act.n
    if what == SPORE:
        spread = hero.spores + count > TABLES[s.variant].knobs.spores
        return [Hazard(chance * share, CORRUPTION, 1)] if spread and share else []
    return [Hazard(chance * share, what, count)] if share else []


def failure_cost(s: Realm, quest: Quest) -> float:
    """What it costs all heroes if a quest of the adversary's fails."""
    t, about = TABLES[s.variant], place_of(quest)
    effect = t.effects[t.quests[quest.number].failure]
    total = sum(ON_FAILURE.get(act.op, 0.0) * max(act.n, 1) for act in effect[0])
    for seat in s.living():
        total += sum(price_of(s, seat, each) for each in mildest(s, seat, effect, 1.0, about))
    return total


def price_of(s: Realm, seat: int, hazard: Hazard) -> float:
    """What a hazard costs a hero, chance included."""
    if hazard.what == CORRUPTION:
        return hazard.chance * corruption(s, seat)
    short = hazard.much > stock(s, seat, hazard.what)
    loss = WORTH[hazard.what] * hazard.much + (corruption(s, seat) if short else 0.0)
    return hazard.chance * loss


def toll(s: Realm, seat: int, found: list[Hazard], what: int = NONE, more: int = 0) -> float:
    """What the corruptions would cost that hazards give; `more` of something may be added."""
    price = corruption(s, seat)
    total = 0.0
    for hazard in found:
        have = 0 if hazard.what == CORRUPTION else stock(s, seat, hazard.what)
        if hazard.what == what:
            have += more
        if hazard.much > have:
            total += hazard.chance * price
    return total


# What a foe's strike would do


def strike_cost(s: Realm, kind: int) -> float:
    """What the next strike of a kind of foe costs all heroes and buildings."""
    total = 0.0
    for seat in s.living():
        total += sum(price_of(s, seat, hazard) for hazard in struck(s, seat, kind))
    return total + STRIKE * havoc(s, kind)


def demand(s: Realm) -> int:
    """Skulls that the worst strike to come takes from the supply."""
    kinds = {foe.kind for foe in s.foes if foe.kind < FIRST_ADVERSARY}
    return max((skulls_of(s, kind) for kind in kinds), default=0)


def skulls_of(s: Realm, kind: int) -> int:
    """Skulls that the next strike of a kind places."""
    acts = [act for act in strike_of(s, kind) if act.op == en.SKULL]
    return sum(act.n * sum(targets(s, kind, act).values()) for act in acts)


def havoc(s: Realm, kind: int) -> float:
    """What the next strike of a kind does to buildings."""
    most = TABLES[s.variant].knobs.skulls_on_building
    total = LAST_SKULL if skulls_of(s, kind) > s.supply else 0.0
    for act in strike_of(s, kind):
        if act.op not in (en.SKULL, en.DESTROY):
            continue
        for building, count in targets(s, kind, act).items():
            placed = act.n * count
            if act.op == en.DESTROY or s.buildings[building] + placed > most:
                home = s.home_hero(building // 4)
                total += RUIN + (corruption(s, home) if home != NONE else 0.0)
            else:
                total += SKULL * placed
    return total


def targets(s: Realm, kind: int, act: Act) -> dict[int, int]:
    """The buildings that a strike hits, each with the number of foes there."""
    world = TABLES[s.variant].world
    found: dict[int, int] = {}
    regions = [foe.region for foe in s.foes if foe.kind == kind]
    if act.where in (en.ONE_BY_FOE, en.EACH_BY_FOE, en.ONE_OF_ITS):
        for kingdom in {kingdom_of(region) for region in regions}:
            every = [b for b in range(4 * kingdom, 4 * kingdom + 4) if s.buildings[b] != GONE]
            if act.where != en.EACH_BY_FOE:
                every = every and [min(every, key=lambda b: s.buildings[b])]
            found |= dict.fromkeys(every, 1)
        return found
    for region in regions:
        near = world.near_buildings[region]
        if act.where == en.EACH_ON_FOE:
            near = struck_building(s, kind, region)
        for building in near:
            if s.buildings[building] != GONE:
                found[building] = found.get(building, 0) + 1 if act.per == en.TOKENS else 1
    return found


def struck_building(s: Realm, kind: int, region: int) -> list[int]:
    """The building that a foe stands on when it strikes; some march to a holy one before."""
    if any(act.op == en.MARCH and act.where == en.TO_HOLY for act in strike_of(s, kind)):
        return closest(s, region, (CITADEL, SANCTUARY))[:1]
    building = TABLES[s.variant].world.building_at[region]
    return [] if building == NONE else [building]


def relief(s: Realm, number: int, whole: float) -> float:
    """The value of removing a foe: what it adds to the strike of its kind, which costs `whole`, and
    its share of what the foes do together."""
    foe = s.foes[number]
    del s.foes[number]
    others = sum(other.kind == foe.kind for other in s.foes)
    rest = strike_cost(s, foe.kind) if others else 0.0
    s.foes.insert(number, foe)
    return 0.6 * (whole - rest) + 0.4 * whole / (1 + others)


def risks(s: Realm, seat: int) -> list[float]:
    """What it may cost a hero to end a turn in each region."""
    found = [0.0] * REGIONS
    for kind in {foe.kind for foe in s.foes if foe.kind < FIRST_ADVERSARY}:
        for act in strike_of(s, kind):
            if act.who in (en.ON_FOE, en.NEAR_FOE, en.BY_FOE):
                price = price_of(s, seat, Hazard(STRIKE, act.what, act.n))
                for region in within(s, kind, act.who):
                    found[region] += price
    for region, spirit in ordeals(s, seat):
        found[region] += price_of(s, seat, Hazard(1.0, SPIRIT, spirit))
    return found


def ordeals(s: Realm, seat: int) -> list[tuple[int, int]]:
    """Where a hero's own corruptions take spirit at the end of a turn, and how much."""
    t, hero = TABLES[s.variant], s.heroes[seat]
    found: list[tuple[int, int]] = []
    if FERAL in hero.corruptions:
        standing = [b for b, skulls in enumerate(s.buildings) if skulls != GONE]
        found += [(t.world.building_region[b], t.knobs.feral_spirit) for b in standing]
    if LOST in hero.corruptions:
        home = t.world.kingdom_regions[hero.home]
        found += [(region, t.knobs.lost_spirit) for region in home]
    return found


def within(s: Realm, kind: int, who: int) -> set[int]:
    """The regions where a kind of foe reaches heroes."""
    world = TABLES[s.variant].world
    regions = {foe.region for foe in s.foes if foe.kind == kind}
    if who == en.ON_FOE:
        return regions
    if who == en.NEAR_FOE:
        return regions.union(*(world.neighbours[region] for region in regions))
    return {r for region in regions for r in world.kingdom_regions[kingdom_of(region)]}


def strike_of(s: Realm, kind: int) -> Way:
    """The acts of a kind's strike in its present state."""
    t = TABLES[s.variant]
    return t.effects[t.strikes[kind][state_of(s, kind)]][0]
