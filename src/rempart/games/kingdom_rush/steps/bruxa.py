"""Bruxa and her skulls (KR-BRUXA). Losing them all with her last life is in `life`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from rempart.games.kingdom_rush.board.geometry import distance
from rempart.games.kingdom_rush.ids import BRUXA, Seat, Who
from rempart.games.kingdom_rush.options import SKIP, ChooseHero, Skip, SpendSkulls
from rempart.games.kingdom_rush.steps.asks import PickHero
from rempart.games.kingdom_rush.steps.attack import hero_attack
from rempart.games.kingdom_rush.steps.figures import owner
from rempart.games.kingdom_rush.steps.hordes import seat_of_hero
from rempart.games.kingdom_rush.steps.life import BONE_DANCE, protect, set_skulls
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE, OrNone, PickOne, Refusal

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom

JUST_REWARD, CACKLING_SKULLS, BONE_DANCE_TILE = BRUXA * 4, BRUXA * 4 + 1, BRUXA * 4 + 3


def most_skulls(s: Kingdom, seat: int) -> int:
    """KR-BRUXA-02: she holds at most 3 skulls; KR-BRUXA-14: 4 with Bone Dance (KR-SETUP-13)."""
    t = TABLES[s.variant]
    if s.players[seat].abilities & BONE_DANCE:
        return t.abilities[BONE_DANCE_TILE].amount
    return t.heroes[BRUXA].skill["skulls"]


def gain_skulls(s: Kingdom, seat: int, amount: int, cause: str) -> None:
    """Bruxa gains skulls, as many as she can hold."""
    skulls = min(most_skulls(s, seat), s.players[seat].skulls + amount)
    if skulls != s.players[seat].skulls:
        set_skulls(s, seat, skulls, cause)


def horde_destroyed(s: Kingdom, space: int) -> None:
    """KR-BRUXA-03, Dark Secrets: a skull for a horde destroyed on or next to her space; on her
    board, as when the destruction has just stunned her, she gains none (KR-R-53)."""
    seat = seat_of_hero(s, BRUXA)
    if seat == NONE or s.players[seat].space == NONE:
        return
    if distance(s.players[seat].space, space) <= 1:
        gain_skulls(s, seat, 1, "KR-BRUXA-03")


def start(s: Kingdom, seat: int) -> None:
    """KR-BRUXA-04: before she moves, a tile on an adjacent horde for each skull; she keeps them."""
    player = s.players[seat]
    shot = TABLES[s.variant].heroes[BRUXA].skill_shots[0]
    shot = msgspec.structs.replace(shot, pieces=shot.pieces * player.skulls)
    if player.skulls:
        hero_attack(s, seat, (shot,), "KR-BRUXA-04")


def just_reward(s: Kingdom, who: int) -> None:
    """KR-BRUXA-11: she gains 2 skulls."""
    amount = TABLES[s.variant].abilities[JUST_REWARD].amount
    gain_skulls(s, seat_of_hero(s, BRUXA), amount, "KR-BRUXA-11")


def cackling_skulls(s: Kingdom, who: int) -> None:
    """KR-BRUXA-12: she spends skulls for tiles."""
    s.agenda.append(CacklingSkulls(owner(s, who), who))


class CacklingSkulls(PickOne):
    """KR-BRUXA-12: how many skulls she spends; a magic D2 for each, over her arrows."""

    seat: Seat
    who: OrNone[Who] = NONE
    """The figure that does it; NONE: the player's hero. The skulls are always Bruxa's."""
    rule: ClassVar[str] = "KR-BRUXA-12"
    offers: ClassVar = (SpendSkulls, Skip)
    without: ClassVar = (SKIP,)
    reason: ClassVar[str] = "not_so_many_skulls"

    def among(self, s: Kingdom) -> range:
        return range(1, s.players[seat_of_hero(s, BRUXA)].skulls + 1)

    def choose(self, s: Kingdom, option: SpendSkulls | Skip) -> None:
        if isinstance(option, Skip):
            return
        bruxa = seat_of_hero(s, BRUXA)
        set_skulls(s, bruxa, s.players[bruxa].skulls - option.skulls, "KR-BRUXA-12")
        shot = TABLES[s.variant].abilities[CACKLING_SKULLS].shots[0]
        shot = msgspec.structs.replace(shot, pieces=shot.pieces * option.skulls)
        who = self.seat if self.who == NONE else self.who
        hero_attack(s, who, (shot,), "KR-BRUXA-12")


def dread_aura(s: Kingdom, who: int) -> None:
    """KR-BRUXA-13: she spends skulls for Protection."""
    s.agenda.append(DreadAura(owner(s, who)))


class DreadAura(PickHero):
    """KR-BRUXA-13: for each skull she spends, a hero gains Protection, herself too."""

    seat: Seat
    rule: ClassVar[str] = "KR-BRUXA-13"
    offers: ClassVar = (ChooseHero, Skip)
    without: ClassVar = (SKIP,)
    stays: ClassVar[bool] = True

    def refuse_seat(self, s: Kingdom, seat: int, about: dict[str, int]) -> Refusal | None:
        if not s.players[seat_of_hero(s, BRUXA)].skulls:
            return Refusal("KR-BRUXA-13", "not_so_many_skulls", {"skulls": 1})
        if s.players[seat].protected:
            return Refusal("KR-BRUXA-13", "protected_already", about)
        return None

    def choose(self, s: Kingdom, option: ChooseHero | Skip) -> None:
        if isinstance(option, Skip):
            s.agenda.pop()
            return
        bruxa = seat_of_hero(s, BRUXA)
        set_skulls(s, bruxa, s.players[bruxa].skulls - 1, "KR-BRUXA-13")
        protect(s, seat_of_hero(s, option.hero), "KR-BRUXA-13")
