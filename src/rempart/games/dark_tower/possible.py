"""Which positions there can be, beyond that every card and skull is somewhere, once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rempart.games.dark_tower.ids import (
    ADVERSARIES,
    COPIES,
    FIRST_ADVERSARY,
    FIRST_GEAR,
    FOES,
    GEAR,
    GONE,
    SKULLS,
)
from rempart.games.dark_tower.pieces import Hero
from rempart.games.dark_tower.state import Realm
from rempart.games.dark_tower.tables import TABLES, Tables
from rempart.kernel import NONE
from rempart.kernel.anatomy import Flaw, between, fixed

SETTINGS = ("competitive", "gritty", "concession", "look_inside", "guided", "real_tower")
"""What follows from the settings."""
LISTS = ("heroes", "buildings", "pos", "pockets", "gear", "mutations", "states")
MOST = 99
"""More warriors, or more spirit, than anybody ever has."""


def check(s: Realm, new: Realm) -> Iterator[Flaw]:
    """What is impossible in a state; `new` has the same settings."""
    t = TABLES[s.variant]
    for name in SETTINGS:
        yield from fixed(name, getattr(s, name), getattr(new, name))
    for name in LISTS:
        yield from fixed(name, len(getattr(s, name)), len(getattr(new, name)))
    yield from between("supply", s.supply, 0, SKULLS)
    for name, least, most in (
        ("buildings", GONE, t.knobs.skulls_on_building),
        ("pockets", 0, SKULLS),
        ("gear", 0, COPIES),
        ("pos", 0, 3),
    ):
        for n, value in enumerate(getattr(s, name)):
            yield from between(f"{name}.{n}", value, least, most)
    yield from between("potions_known", s.potions_known, 0, len(s.potions))
    yield from between("treasures_known", s.treasures_known, 0, len(s.treasures))
    yield from between("corruptions_known", s.corruptions_known, 0, len(s.corruptions))
    heroes: set[int] = set()
    homes: set[int] = set()
    for seat, hero in enumerate(s.heroes):
        yield from check_hero(t, hero, seat, heroes, homes)
    yield from check_foes(s, t)


def check_hero(
    t: Tables, hero: Hero, seat: int, heroes: set[int], homes: set[int]
) -> Iterator[Flaw]:
    """What is impossible of a hero, given the heroes and homes of those before."""
    path = f"heroes.{seat}"
    if hero.hero in heroes:
        yield Flaw(f"{path}.hero", "hero_twice", {"hero": hero.hero})
    if hero.home in homes:
        yield Flaw(f"{path}.home", "home_twice", {"kingdom": hero.home})
    heroes |= {hero.hero} - {NONE}
    homes |= {hero.home} - {NONE}
    yield from between(f"{path}.warriors", hero.warriors, 0, MOST)
    yield from between(f"{path}.spirit", hero.spirit, 0, MOST)
    yield from between(f"{path}.spores", hero.spores, 0, t.knobs.spores * 4)
    if len(hero.corruptions) > t.knobs.corruptions:
        about = {"n": len(hero.corruptions), "most": t.knobs.corruptions}
        yield Flaw(f"{path}.corruptions", "too_corrupt", about)
    if hero.active & hero.lost:
        yield Flaw(f"{path}.active", "virtue_lost")
    if hero.items != sorted(hero.items):
        yield Flaw(f"{path}.items", "unsorted")


def check_foes(s: Realm, t: Tables) -> Iterator[Flaw]:
    """DT-FOE-02: foes of the three kinds of this match and its adversary, as many as there are
    tokens."""
    allowed = {*s.kinds, FIRST_ADVERSARY + s.adversary}
    most = [*t.tokens, *[1] * len(ADVERSARIES)]
    count: Counter[int] = Counter()
    for n, foe in enumerate(s.foes):
        if foe.kind not in allowed:
            yield Flaw(f"foes.{n}.kind", "other_foe", {"foe": foe.kind})
        count[foe.kind] += 1
        if count[foe.kind] == most[foe.kind] + 1:
            yield Flaw(f"foes.{n}.kind", "too_many_foes", {"foe": foe.kind, "most": most[foe.kind]})
    for n, kind in enumerate(s.kinds):
        if kind >= len(FOES) or kind // 4 != n:
            yield Flaw(f"kinds.{n}", "other_level", {"foe": kind})


def tidy(s: Realm) -> None:
    """Skulls and gear that are nowhere else are in the supply; a hero's items lie in order."""
    loose = sum(int(getattr(step, "loose", 0)) for step in s.agenda)
    placed = sum(max(0, skulls) for skulls in s.buildings) + sum(s.pockets)
    s.supply = SKULLS - s.removed - placed - s.inside - loose
    held: Counter[int] = Counter(item for hero in s.heroes for item in hero.items)
    lost = Counter(s.gone)
    for n in range(len(GEAR)):
        s.gear[n] = COPIES - held[FIRST_GEAR + n] - lost[FIRST_GEAR + n]
    for hero in s.heroes:
        hero.items.sort()
    s.potions_known = min(s.potions_known, len(s.potions))
    s.treasures_known = min(s.treasures_known, len(s.treasures))
    s.corruptions_known = min(s.corruptions_known, len(s.corruptions))
