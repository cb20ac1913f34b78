"""Phase 2, action C: activating heroes (KR-HERO)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.events import AbilityUsed, HeroActivated, HeroTurned
from rempart.games.kingdom_rush.ids import (
    ALLERIA,
    ALRIC,
    BRUXA,
    DIERDRE,
    ELORA,
    LYNN,
    MAGNUS,
    SAITAM,
    SIDES,
    VEZNAN,
    Seat,
)
from rempart.games.kingdom_rush.options import (
    ActivateHero,
    BasicAttack,
    Face,
    MoveWarrior,
    MoveWildcat,
    Rest,
    UseAbility,
)
from rempart.games.kingdom_rush.pieces import HERO_BOARD
from rempart.games.kingdom_rush.steps import (
    alleria,
    alric,
    bench,
    bruxa,
    dierdre,
    elora,
    life,
    lynn,
    magnus,
    saitam,
    veznan,
)
from rempart.games.kingdom_rush.steps.abilities import ABILITIES, resolve
from rempart.games.kingdom_rush.steps.attack import hero_attack, in_range
from rempart.games.kingdom_rush.steps.movement import Move
from rempart.games.kingdom_rush.steps.tiles import lay_shot
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE, Ask, Option, PickOne, Refusal
from rempart.kernel.step import interned

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom

OFFERS = (ActivateHero, *bench.OFFERS)

BASIC = (
    *("KR-ALRIC-01", "KR-BRUXA-01", "KR-DIERDRE-01", "KR-ELORA-01", "KR-SAITAM-01"),
    *("KRH-ALLERIA-01", "KRH-MAGNUS-01", "KRH-VEZNAN-01", "KRH-LYNN-01"),
)
"""The rule of each hero's basic attack."""

BASIC_ATTACK = BasicAttack()
REST = Rest()
ACTIVATE = interned(ActivateHero)
OF_HERO = tuple(
    tuple(UseAbility(n) for n in range(first, first + 4) if ABILITIES[n] is not None)
    for first in range(0, len(ABILITIES), 4)
)
"""The abilities that each hero can choose."""


# Who may be activated


def refuse_activation(s: Kingdom, seat: int) -> Refusal | None:
    """KR-HERO-02: a hero is activated once a round. KR-PROLOGUE-08: not in the first round of the
    prologue."""
    if s.players[seat].activated:
        return Refusal("KR-HERO-02", "activated_already", {"seat": seat})
    if s.scenario == 0 and s.round == 1:
        return Refusal("KR-PROLOGUE-08", "towers_only")
    return None


def can_act(s: Kingdom, seat: int) -> bool:
    """Whether a player has a hero, a bench hero or another figure to act with."""
    return refuse_activation(s, seat) is None or bench.can_act(s)


def offer(s: Kingdom, seat: int, found: list[Option]) -> None:
    """Add what a player can do with heroes in phase 2."""
    if refuse_activation(s, seat) is None:
        found.append(ACTIVATE[seat])
    bench.offer(s, seat, found)


def refuse(s: Kingdom, option: Option) -> Refusal | None:
    """Why a hero or bench hero cannot do that in phase 2."""
    if isinstance(option, ActivateHero):
        return refuse_activation(s, option.seat)
    return bench.refuse(s, option)


def choose(s: Kingdom, option: Option) -> None:
    """Do it."""
    if isinstance(option, ActivateHero):
        activate(s, option.seat)
    else:
        bench.choose(s, option)


# An activation


def activate(s: Kingdom, seat: int) -> None:
    """KR-HERO-01: step 1, move and turn; step 2, one action. KR-HERO-10: a stunned hero does
    nothing but recover.

    KR-HERO-13: what the board says comes in addition: Bruxa's skulls and Elora's winter before,
    Dierdre's wings, Alric's sand warriors and Alleria's wildcat after the move and at the end.
    """
    player = s.players[seat]
    player.activated = True
    if s.events is not None:
        s.tell(HeroActivated(seat=seat))
    if player.stunned:
        life.recover(s, seat)
        return
    hero, moves = player.hero, moves_of(s, seat)
    player.chilled = False
    if hero == ALRIC:
        s.agenda += [alric.WarriorsMarch(seat), HeroAction(seat), alric.WarriorsEnter()]
    elif hero == ALLERIA:
        s.agenda += [alleria.WildcatProwls(seat), HeroAction(seat)]
        s.agenda += [alleria.WildcatEnters(), HeroFacing(seat)]
    else:
        s.agenda += [HeroAction(seat), HeroFacing(seat)]
    s.agenda.append(dierdre.Wings(seat, moves) if hero == DIERDRE else Move(seat, moves, []))
    if hero == BRUXA:
        bruxa.start(s, seat)
    elif hero == ELORA:
        elora.start(s, seat)


def moves_of(s: Kingdom, seat: int) -> int:
    """KR-MOVE-01: as many spaces as boots; one less in the cold (rift card E05, behaviour LB-3)."""
    player = s.players[seat]
    moves = TABLES[s.variant].heroes[player.hero].move - s.cold - player.chilled
    if player.hero == SAITAM:
        moves += saitam.more_moves(s, seat)
    return max(0, moves)


class HeroFacing(PickOne):
    """KR-MOVE-10: the side that a hero faces, chosen at the end of step 1, moved or not; it is not
    changed during the attack (KR-MOVE-11), and turning moves no cell (KR-MOVE-14).

    Only heroes with arrows are asked (KR-RANGE-14), and only on the board.
    """

    seat: Seat
    rule: ClassVar[str] = "KR-MOVE-10"
    offers: ClassVar = (Face,)
    reason: ClassVar[str] = "no_such_side"

    def among(self, s: Kingdom) -> Sequence[int]:
        player = s.players[self.seat]
        attacks = TABLES[s.variant].heroes[player.hero].attacks
        aims = any(shot.arrows for shots in attacks for shot in shots)
        return SIDES if aims and player.space != NONE else ()

    def choose(self, s: Kingdom, option: Face) -> None:
        player = s.players[self.seat]
        if player.facing != option.facing:
            player.facing = option.facing
            s.tell(HeroTurned(seat=self.seat, facing=option.facing))


class HeroAction(Ask):
    """KR-HERO-01: step 2, exactly one of basic attack, special ability and rest.

    KR-HERO-03: then the hero moves no more, unless a skill says so. KR-HERO-08: a hero that has
    moved may rest; KR-HERO-14: one on its board may attack at perfect range, or rest.
    """

    seat: Seat
    rule: ClassVar[str] = "KR-HERO-01"
    offers: ClassVar = (BasicAttack, UseAbility, Rest, MoveWarrior, MoveWildcat)

    def options(self, s: Kingdom) -> list[Option]:
        player = s.players[self.seat]
        found: list[Option] = [BASIC_ATTACK]
        ready = player.abilities & ~player.flipped
        for option in OF_HERO[player.hero]:
            if ready >> option.ability % 4 & 1:
                found.append(option)
        found.append(REST)
        if player.hero == ALRIC:
            found += alric.marches(s, self.seat)
        elif player.hero == ALLERIA:
            found += alleria.prowls(s, self.seat)
        return found

    def refuse(
        self, s: Kingdom, option: BasicAttack | UseAbility | Rest | MoveWarrior | MoveWildcat
    ) -> Refusal | None:
        if isinstance(option, UseAbility):
            return refuse_ability(s, self.seat, option.ability)
        if isinstance(option, MoveWarrior):
            if s.players[self.seat].hero != ALRIC or option.seat != self.seat:
                return Refusal("KR-ALRIC-04", "not_your_warrior")
            return alric.refuse_march(s, option.warrior)
        if isinstance(option, MoveWildcat):
            if s.players[self.seat].hero != ALLERIA or option.seat != self.seat:
                return Refusal("KRH-ALLERIA-03", "not_your_wildcat")
            return alleria.refuse_prowl(s)
        return None

    def choose(
        self, s: Kingdom, option: BasicAttack | UseAbility | Rest | MoveWarrior | MoveWildcat
    ) -> None:
        if isinstance(option, MoveWarrior):
            s.agenda.append(HeroAction(self.seat))
            alric.march(s, option.warrior)
        elif isinstance(option, MoveWildcat):
            s.agenda.append(HeroAction(self.seat))
            alleria.prowl(s)
        elif isinstance(option, UseAbility):
            use_ability(s, self.seat, option.ability)
        elif isinstance(option, Rest):
            take_rest(s, self.seat)
        else:
            basic_attack(s, self.seat)


def basic_attack(s: Kingdom, seat: int) -> None:
    """KR-HERO-04: as printed on the board; it works like a tower's attack. Dierdre's one tile may
    go on her own horde or to where her arrows point (KR-DIERDRE-01). Saitam then moves on, Vez'nan
    and Lynn lay one more tile."""
    player = s.players[seat]
    modes = TABLES[s.variant].heroes[player.hero].attacks
    cause = BASIC[player.hero]
    if player.hero == SAITAM:
        saitam.move_on(s, seat)
    elif player.hero == VEZNAN:
        veznan.dark_pact(s, seat)
    elif player.hero == LYNN:
        lynn.hex_tile(s, seat)
    if len(modes) == 1:
        hero_attack(s, seat, modes[0], cause)
        return
    reached = [card for (shot,) in modes for card in in_range(s, shot, player.space, player.facing)]
    if reached:
        source = HERO_BOARD if player.space == NONE else player.space
        lay_shot(s, modes[0][0], seat=seat, targets=reached, source=source, cause=cause)


def refuse_ability(s: Kingdom, seat: int, ability: int) -> Refusal | None:
    """KR-HERO-05: why a special ability cannot be used."""
    player = s.players[seat]
    about = {"ability": ability}
    number = ability - player.hero * 4
    if not 0 <= number < 4 or not player.abilities >> number & 1:
        return Refusal("KR-SETUP-17", "no_such_ability", about)
    if ABILITIES[ability] is None:
        return Refusal("KR-HERO-06", "passive_ability", about)
    if player.flipped >> number & 1:
        return Refusal("KR-HERO-05", "used_already", about)
    return None


def use_ability(s: Kingdom, seat: int, ability: int) -> None:
    """KR-HERO-05: the ability is turned over until the hero rests, and resolved."""
    s.players[seat].flipped |= 1 << ability % 4
    s.tell(AbilityUsed(seat=seat, ability=ability))
    if s.players[seat].hero == MAGNUS:
        magnus.echo(s, seat)
    resolve(s, seat, ability)


def take_rest(s: Kingdom, seat: int, cause: str = "KR-HERO-07") -> None:
    """KR-HERO-07: a hero rests. KR-ALRIC-03: after Alric's rest his sand warriors come."""
    if s.players[seat].hero == ALRIC:
        s.agenda.append(alric.WarriorsEnter())
    life.rest(s, seat, cause)


# At other times


def recover_all(s: Kingdom) -> None:
    """KR-R-05: at the end of phase 2 every stunned hero that was not activated recovers."""
    for seat, player in enumerate(s.players):
        if player.stunned and not player.activated:
            life.recover(s, seat)


def horde_destroyed(s: Kingdom, space: int) -> None:
    """A horde on a space was destroyed: Bruxa gains skulls, on the board or on the bench."""
    bruxa.horde_destroyed(s, space)
    bench.horde_destroyed(s)


def palmed(s: Kingdom) -> list[int]:
    """KR-SAITAM-14: hordes that Monkey Palm holds, to be asked at the start of phase 4."""
    return saitam.palmed(s)


def end_round(s: Kingdom) -> None:
    """KR-ROUND-04: what lasts until the end of the round ends; KR-SOLO-06: bench figures go."""
    for player in s.players:
        player.protected = False
    for warrior in s.warriors:
        warrior.moved = False
    for wildcat in s.wildcats:
        wildcat.moved = False
    s.locked_warriors = False
    bench.end_round(s)
