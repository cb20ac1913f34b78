"""The life of heroes (KR-HERO-07, KR-HERO-09 to -12). A hero takes damage by the step `Hurt`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.events import (
    HeroHealed,
    HeroHurt,
    HeroProtected,
    HeroRecovered,
    HeroRested,
    HeroSpared,
    HeroStunned,
    SkullsChanged,
    WarriorReturned,
)
from rempart.games.kingdom_rush.ids import ALRIC, BRUXA, VEZNAN, Seat
from rempart.games.kingdom_rush.options import SKIP, Sacrifice, Skip
from rempart.games.kingdom_rush.pieces import Player
from rempart.games.kingdom_rush.steps.figures import FIRST_WARRIOR, to_board
from rempart.games.kingdom_rush.steps.hordes import seat_of_hero
from rempart.games.kingdom_rush.steps.iron import iron
from rempart.games.kingdom_rush.steps.outcome import lose
from rempart.games.kingdom_rush.steps.treasure import release
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE, PickOne, Step

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom

BONE_DANCE = 1 << 3
"""Bruxa's ability 4 as a bit."""
BONE_DANCE_LIFE = 1


def full_life(s: Kingdom, player: Player) -> int:
    """The life printed on the hero board; KR-BRUXA-14: 1 with Bone Dance."""
    if player.hero == BRUXA and player.abilities & BONE_DANCE:
        return BONE_DANCE_LIFE
    return TABLES[s.variant].heroes[player.hero].life


def heal(s: Kingdom, seat: int, amount: int, cause: str) -> None:
    """A hero regains life, up to the full. A stunned one only recovers (KR-HERO-10)."""
    player = s.players[seat]
    life = min(full_life(s, player), player.life + amount)
    if life > player.life and not player.stunned:
        player.life = life
        s.tell(HeroHealed(seat=seat, life=life, rule=cause))


def protect(s: Kingdom, seat: int, cause: str) -> None:
    """KR-HERO-12: a hero gains Protection until the end of the round."""
    s.players[seat].protected = True
    s.tell(HeroProtected(seat=seat, rule=cause))


def rest(s: Kingdom, seat: int, cause: str) -> None:
    """KR-HERO-07: a hero regains all life, and all special abilities. KR-HERO-11: a stunned one
    never rests. Scenario 8, iron challenge: no life. KR-CROSS-24: Vez'nan brings what waits."""
    player = s.players[seat]
    if player.stunned:
        return
    s.tell(HeroRested(seat=seat, rule=cause))
    if iron(s) != "no_rest_for_life":
        heal(s, seat, full_life(s, player), cause)
    player.flipped = 0
    if player.hero == ALRIC:
        for warrior in s.warriors:
            warrior.entered = warrior.space != NONE
    elif player.hero == VEZNAN:
        release(s)


def recover(s: Kingdom, seat: int) -> None:
    """KR-HERO-10: a stunned hero spends its activation regaining all life. KR-HERO-11: that is no
    rest, its abilities stay as they are."""
    player = s.players[seat]
    player.stunned = False
    player.activated = True
    player.life = full_life(s, player)
    s.tell(HeroRecovered(seat=seat))


def damage(s: Kingdom, seats: Sequence[int], cause: str) -> None:
    """1 damage to the hero of each of these seats. Push what follows first."""
    s.agenda += [Hurt(seat, cause) for seat in reversed(seats)]


class Hurt(Step):
    """A hero takes 1 damage; KR-HERO-12: Protection keeps it away.

    KR-ALRIC-09: a sand warrior on the hero's space may be sacrificed instead.
    """

    seat: Seat
    cause: str

    def run(self, s: Kingdom) -> None:
        player = s.players[self.seat]
        if player.stunned:
            return
        if player.protected:
            s.tell(HeroSpared(seat=self.seat))
        elif sacrifices(s, self.seat):
            s.agenda.append(SacrificeChoice(self.seat, self.cause))
        else:
            lose_life(s, self.seat, self.cause)


def lose_life(s: Kingdom, seat: int, cause: str) -> None:
    """KR-HERO-09: the life marker goes down; at 0 the hero is stunned."""
    player = s.players[seat]
    player.life -= 1
    s.tell(HeroHurt(seat=seat, life=player.life, rule=cause))
    if player.life <= 0:
        stun(s, seat)


def stun(s: Kingdom, seat: int) -> None:
    """KR-HERO-09: a hero without life goes back to its board at once.

    KR-BRUXA-05: Bruxa loses all skulls. KR-DIFF-05: in a heroic challenge it is the end.
    """
    player = s.players[seat]
    player.life = 0
    player.stunned = True
    to_board(s, seat)
    s.tell(HeroStunned(seat=seat))
    if player.skulls:
        set_skulls(s, seat, 0, "KR-BRUXA-05")
    if TABLES[s.variant].difficulties[s.difficulty].deadly:
        lose(s, "hero_fell", "KR-DIFF-05")


def set_skulls(s: Kingdom, seat: int, skulls: int, cause: str) -> None:
    """Set Bruxa's number of skulls."""
    s.players[seat].skulls = skulls
    s.tell(SkullsChanged(seat=seat, skulls=skulls, rule=cause))


def sacrifices(s: Kingdom, seat: int) -> list[int]:
    """The sand warriors that can take a hero's damage: those on its space, if Alric plays
    (KR-ALRIC-20: those of the bench know no Sacrifice)."""
    space = s.players[seat].space
    if space == NONE or not s.warriors or seat_of_hero(s, ALRIC) == NONE:
        return []
    return [n for n, warrior in enumerate(s.warriors) if warrior.space == space]


class SacrificeChoice(PickOne):
    """KR-ALRIC-09: Alric's player may send back a sand warrior on the hero's space instead."""

    seat: Seat
    cause: str
    rule: ClassVar[str] = "KR-ALRIC-09"
    offers: ClassVar = (Sacrifice, Skip)
    without: ClassVar = (SKIP,)
    reason: ClassVar[str] = "not_on_its_space"

    def actors(self, s: Kingdom) -> tuple[int, ...]:
        return (seat_of_hero(s, ALRIC),)

    def among(self, s: Kingdom) -> list[int]:
        return sacrifices(s, self.seat)

    def choose(self, s: Kingdom, option: Sacrifice | Skip) -> None:
        if isinstance(option, Sacrifice):
            return_warrior(s, option.warrior, "KR-ALRIC-09")
        else:
            lose_life(s, self.seat, self.cause)


def return_warrior(s: Kingdom, warrior: int, cause: str) -> None:
    """A sand warrior goes back to Alric's board."""
    to_board(s, FIRST_WARRIOR + warrior)
    s.tell(WarriorReturned(warrior=warrior, rule=cause))
