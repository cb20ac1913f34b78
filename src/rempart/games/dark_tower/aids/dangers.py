"""What threatens the realm now: an empty supply, heroes with two corruptions, the last month, the
adversary."""

from __future__ import annotations

from collections.abc import Iterator

from rempart.games.dark_tower.ids import FIRST_ADVERSARY
from rempart.games.dark_tower.state import Realm
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import Seat
from rempart.kernel.danger import Danger

FEW = 3
"""Skulls in the supply that are few."""
MOST = 2
"""DT-CORRUPT-09: no hero can bear more corruptions."""


def dangers(s: Realm, seat: Seat | None) -> list[Danger]:
    """In a competitive match only the hero's own dangers, otherwise everybody's."""
    if not s.turn:
        return []
    return [*skulls(s), *corruptions(s, seat), *time(s), *adversary(s)]


def skulls(s: Realm) -> Iterator[Danger]:
    """DT-LOSE-02: who must take a skull from an empty supply loses, and every turn takes one."""
    if not s.supply:
        yield Danger("no_skulls", "DT-LOSE-02")
    elif s.supply <= FEW:
        yield Danger(key="few_skulls", rule="DT-LOSE-02", level="near", about={"count": s.supply})


def corruptions(s: Realm, seat: Seat | None) -> Iterator[Danger]:
    """DT-LOSE-01: a third corruption is the end."""
    for other, hero in enumerate(s.heroes):
        if hero.out or len(hero.corruptions) < MOST or (s.competitive and other != seat):
            continue
        key = "corrupted" if other == seat else "corrupted_other"
        yield Danger(key, "DT-LOSE-01", about={"seat": other}, which=other)


def time(s: Realm) -> Iterator[Danger]:
    """DT-LOSE-03: the last month."""
    if s.month == TABLES[s.variant].knobs.months:
        yield Danger("last_month", "DT-LOSE-03", "near")


def adversary(s: Realm) -> Iterator[Danger]:
    """DT-ADVERSARY-06: it is on the board, and can be beaten now."""
    for foe in s.foes:
        if foe.kind >= FIRST_ADVERSARY:
            yield Danger(
                key="adversary",
                rule="DT-ADVERSARY-06",
                level="near",
                about={"kind": foe.kind},
                which=foe.kind,
            )
            return
