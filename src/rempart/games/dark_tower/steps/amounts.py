"""Whom an act hits, whether it applies, and how much it takes (DT-AM-20, DT-AM-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.dark_tower.board.tower import glyph_faces
from rempart.games.dark_tower.ids import (
    ARMOR,
    BLESSED,
    FIRST_ADVERSARY,
    FOREST,
    GEAR_CARD,
    GLYPHS,
    GRASSLANDS,
    IDOL,
    KINGDOMS,
    LAKE,
    POTION,
    Q_BEZOAR,
    Q_MARK,
    Q_PELT,
    Q_SNOW,
    Q_WRAPS,
    SPIRIT,
    TREASURE,
    WARRIORS,
    kingdom_of,
)
from rempart.games.dark_tower.steps.advantage import has_terrain
from rempart.games.dark_tower.steps.cards import VIRTUE_SOURCE, of, printed
from rempart.games.dark_tower.steps.foes import tokens
from rempart.games.dark_tower.steps.items import has
from rempart.games.dark_tower.steps.skulls import skulls_near
from rempart.games.dark_tower.tables import TABLES
from rempart.games.dark_tower.tables import effects as en
from rempart.kernel import NONE

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm
    from rempart.games.dark_tower.tables.effects import Act, Way

CARD, ROOM, OTHER, SHADE = range(4)
"""Where an effect comes from; it decides what prevents losses. SHADE + n: an event of the Empress,
of which the Bezoar lets n warriors be lost."""
WARDS = {
    (CARD, WARRIORS): (ARMOR, Q_PELT),
    (CARD, SPIRIT): (Q_SNOW,),
    (ROOM, WARRIORS): (IDOL, Q_WRAPS),
}
"""DT-AM-20: which items prevent losses of one battle card or one room."""


# Whom


def hit(s: Realm, seat: int, who: int, about: int) -> list[int]:
    """The heroes whom an act hits; DT-R-31: the active one first, then clockwise. `about` is the
    kind of foe that strikes, or the kingdom concerned."""
    if who == en.YOU:
        return [seat]
    if who == en.ACTIVE:
        return [s.active]
    if who in (en.ON_FOE, en.NEAR_FOE, en.BY_FOE):
        return [hero for hero in s.living() if reached(s, hero, who, about)]
    if who == en.HOLDER:
        return [hero for hero in s.living() if Q_MARK in s.heroes[hero].items]
    if who == en.EVERYONE:
        return s.living()
    kingdom = {
        en.KINGDOM: kingdom_of(s.heroes[seat].region),
        en.THERE: adversary_kingdom(s),
        en.IN_NEXT: (about + 1) % len(KINGDOMS),
    }.get(who, about)
    return [hero for hero in s.living() if kingdom_of(s.heroes[hero].region) == kingdom]


def reached(s: Realm, seat: int, who: int, kind: int) -> bool:
    """Whether a kind of foe has a token on, near or in the kingdom of a hero."""
    own = s.heroes[seat].region
    regions = [s.foes[number].region for number in tokens(s, kind)]
    if who == en.ON_FOE:
        return own in regions
    if who == en.BY_FOE:
        return any(kingdom_of(region) == kingdom_of(own) for region in regions)
    distance = TABLES[s.variant].world.distance[own]
    return any(distance[region] <= 1 for region in regions)


def adversary_kingdom(s: Realm) -> int:
    """The kingdom that the adversary stands in; NONE: it is not on the board."""
    for foe in s.foes:
        if foe.kind >= FIRST_ADVERSARY:
            return kingdom_of(foe.region)
    return NONE


# Whether and how much


def applies(s: Realm, seat: int, act: Act) -> bool:
    """Whether the condition of an act lets it happen."""
    hero = s.heroes[seat]
    if act.cond == en.UNLESS_ITEM:
        return act.item not in hero.items
    if act.cond == en.IF_ITEM:
        return act.item in hero.items
    if act.cond == en.UNLESS_VIRTUES:
        return hero.active.bit_count() < act.item
    if act.cond == en.IF_WARRIORS:
        return hero.warriors > act.item
    if act.cond == en.UNLESS_POTION:
        return not of(hero, POTION)
    return True


def amount(s: Realm, seat: int, act: Act, about: int = NONE) -> int:
    """How much an act takes now, prevention apart."""
    hero = s.heroes[seat]
    if act.op == en.HALF:
        return max(hero.warriors // 2, act.n)
    if act.per != NONE:
        total = act.n * counted(s, seat, act.per, about)
        return total if act.item == NONE else min(total, act.item)
    halved = act.cond == en.HALF_WITHOUT_MARK and Q_MARK not in hero.items
    if act.cond == en.HALF_OFF_TERRAIN:
        blight = (FOREST, GRASSLANDS, LAKE)
        halved = not any(has_terrain(s, hero.region, terrain) for terrain in blight)
    return act.n // 2 if halved else act.n


def counted(s: Realm, seat: int, per: int, about: int) -> int:
    """DT-AM-21: how often `per` is there; DT-R-33: skulls near count over rivers too."""
    hero = s.heroes[seat]
    if per == en.SKULLS_NEAR:
        return skulls_near(s, TABLES[s.variant].world.near_buildings[hero.region])
    if per == en.SKULLS_THERE:
        return skulls_in(s, adversary_kingdom(s))
    if per == en.FOES:
        return sum(foe.kind < FIRST_ADVERSARY for foe in s.foes)
    if per == en.GLYPHS:
        return 1 + glyphs_facing(s, adversary_kingdom(s))
    if per == en.GLYPHS_THERE:
        return glyphs_facing(s, adversary_kingdom(s))
    if per == en.TREASURES:
        return max(len(of(hero, TREASURE)), 1)
    if per == en.SPORES:
        return 1 + hero.spores
    if per == en.TOKENS:
        return tokens_at(s, about, hero.region)
    return len(of(hero, GEAR_CARD))


def tokens_at(s: Realm, kind: int, region: int) -> int:
    """Tokens of a kind in a region."""
    return sum(foe.kind == kind and foe.region == region for foe in s.foes)


def skulls_in(s: Realm, kingdom: int) -> int:
    """Skulls on the buildings of a kingdom."""
    if kingdom == NONE:
        return 0
    return sum(max(skulls, 0) for skulls in s.buildings[kingdom * 4 : kingdom * 4 + 4])


def glyphs_facing(s: Realm, kingdom: int) -> int:
    """Revealed glyphs that face a kingdom."""
    if kingdom == NONE:
        return 0
    return sum(glyph_faces(s, glyph) == kingdom for glyph in range(len(GLYPHS)))


def prevented(s: Realm, seat: int, what: int, count: int, source: int) -> int:
    """DT-AM-20: how much of a loss is prevented; DT-R-25: only of battle cards and rooms, but for
    the Bezoar, which always works (DT-ITEM-11)."""
    items = s.heroes[seat].items
    if source >= SHADE:
        spared = what == WARRIORS and Q_BEZOAR in items
        return max(count - (source - SHADE), 0) if spared else 0
    wards = WARDS.get((source, what), ())
    total = sum(printed(s, item) for item in wards if item in items)
    fray = {CARD: s.battle, ROOM: s.visit}.get(source)
    if what == WARRIORS and fray is not None and fray.seat == seat and fray.blessed:
        total += printed(s, VIRTUE_SOURCE + BLESSED)
    return min(total, count)


def losses(s: Realm, seat: int, effect: int, what: int) -> int:
    """The most that the ways of an effect take of something, prevention apart."""
    return max(
        sum(
            amount(s, seat, act)
            for act in way
            if act.op in (en.LOSE, en.HALF) and act.what == what and applies(s, seat, act)
        )
        for way in TABLES[s.variant].effects[effect]
    )


# Paying


def can_pay(s: Realm, seat: int, way: Way, scale: int = 2, tax: int = 0) -> bool:
    """Whether a hero has what a way costs; DT-AM-41: in `scale` halves of it. DT-R-09: after paying
    `tax` spirit for the glyph of the action."""
    return all(
        has(s, seat, act.what, cost(act, scale) + (tax if act.what == SPIRIT else 0))
        for act in way
        if act.op == en.PAY
    )


def cost(act: Act, scale: int) -> int:
    """DT-AM-41: warriors, potions and spirit are scaled; gear, treasures, advantages are not."""
    scaled = act.what in (WARRIORS, POTION, SPIRIT)
    return act.n * scale // 2 if scaled else act.n
