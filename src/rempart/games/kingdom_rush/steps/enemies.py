"""What hordes do besides walking: speed, group heal, snipers (KR-ENEMY-01 … -10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.events import HordeHealed, SniperShot
from rempart.games.kingdom_rush.ids import HordeCard
from rempart.games.kingdom_rush.options import TakeShot
from rempart.games.kingdom_rush.pieces import FAST, HEAL, PALM, SNIPER, Horde
from rempart.games.kingdom_rush.steps import heroes
from rempart.games.kingdom_rush.steps.hordes import neighbours
from rempart.games.kingdom_rush.steps.life import damage
from rempart.games.kingdom_rush.steps.tiles import remove_tiles
from rempart.games.kingdom_rush.tables import TABLES, Tables
from rempart.kernel import NONE, Ask, Option, OrNone, Refusal

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom


def snapshot(s: Kingdom) -> None:
    """KR-ENEMY-01: speed, heal and sniper icons count if they are bare at the start of phase 4;
    those laid bare later do nothing (KR-ENEMY-04). KR-SAITAM-14: so does Monkey Palm."""
    t = TABLES[s.variant]
    held = heroes.palmed(s)
    for horde in s.hordes:
        horde.acted = False
        horde.shown = icons(t, horde) | (PALM if horde.card in held else 0)


def icons(t: Tables, horde: Horde) -> int:
    """The active abilities that a horde shows now."""
    design, bare = t.designs[horde.card], ~horde.covered
    return (
        (FAST if design.fast & bare else 0)
        | (HEAL if design.heal & bare else 0)
        | (SNIPER if design.sniper & bare else 0)
    )


def attempts_of(s: Kingdom, horde: Horde) -> int:
    """How often a horde tries to advance: twice if it is fast, however many speed icons it shows
    (KR-ENEMY-02, KR-ENEMY-05). KRH-BOSS-05: a boss only when it surges.

    KR-ENEMY-08, KR-ENEMY-10: not at all while a sniper shows; KR-ENEMY-09: covered snipers let it
    go on. A boss with snipers moves all the same.
    """
    if TABLES[s.variant].boss[horde.card]:
        return 2 if s.surge else 1
    if snipes(horde):
        return 0
    return 2 if horde.shown & FAST or s.hurried else 1


def snipes(horde: Horde) -> bool:
    """Whether a horde shoots; KR-TOTEM-03: not under a totem."""
    return bool(horde.shown & SNIPER) and not horde.totem


def group_heal(s: Kingdom, horde: Horde) -> None:
    """KR-ENEMY-06: all tiles of a healing horde and of the hordes around it are removed;
    KR-ENEMY-07: soldiers and figures stay. KR-TOTEM-03: not under a totem."""
    if not horde.shown & HEAL or horde.totem:
        return
    s.tell(HordeHealed(horde=horde.card))
    for other in (horde, *neighbours(s, TABLES[s.variant], horde.space)):
        remove_tiles(s, other, "KR-ENEMY-06")


def sniper_shot(s: Kingdom, horde: Horde) -> None:
    """KR-ENEMY-08: 1 damage to a hero of the players' choice that is not stunned, if there is one;
    heroes on their boards can be chosen too (KR-R-32)."""
    if not snipes(horde):
        return
    standing = awake(s)
    if len(standing) == 1:
        shoot(s, horde.card, standing[0], "KR-ENEMY-08")
    elif standing:
        s.agenda.append(HeroStruck(horde.card, "KR-ENEMY-08"))


def awake(s: Kingdom) -> list[int]:
    """The seats whose heroes are not stunned."""
    return [seat for seat, player in enumerate(s.players) if not player.stunned]


def shoot(s: Kingdom, card: int, seat: int, cause: str) -> None:
    """A hero takes the damage."""
    if card != NONE:
        s.tell(SniperShot(horde=card, seat=seat))
    damage(s, [seat], cause)


class HeroStruck(Ask):
    """KR-ENEMY-08: the players choose which hero takes the damage; any of them may say so."""

    card: OrNone[HordeCard]
    """The horde that shoots; NONE: something else."""
    cause: str
    rule: ClassVar[str] = "KR-ENEMY-08"
    offers: ClassVar = (TakeShot,)

    def actors(self, s: Kingdom) -> tuple[int, ...]:
        return tuple(range(len(s.players)))

    def options(self, s: Kingdom) -> list[Option]:
        return [TakeShot(seat, to) for seat in range(len(s.players)) for to in awake(s)]

    def refuse(self, s: Kingdom, option: TakeShot) -> Refusal | None:
        if option.to in awake(s):
            return None
        return Refusal("KR-ENEMY-08", "stunned_already", {"seat": option.to})

    def choose(self, s: Kingdom, option: TakeShot) -> None:
        shoot(s, self.card, option.to, self.cause)
