"""Dierdre (KR-DIERDRE). What she does when soldiers come or go is in `holy`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.board.geometry import distance
from rempart.games.kingdom_rush.events import TowerReturned
from rempart.games.kingdom_rush.ids import DIERDRE, Seat, Who
from rempart.games.kingdom_rush.options import SKIP, ChooseHero, ChooseTower, MoveTo, Skip
from rempart.games.kingdom_rush.pieces import Tower
from rempart.games.kingdom_rush.steps.asks import PickAllowed, PickHero
from rempart.games.kingdom_rush.steps.attack import hero_attack
from rempart.games.kingdom_rush.steps.figures import figure, owner, put, refuse_stop, stops
from rempart.games.kingdom_rush.steps.hordes import layout_of, seat_of_hero, top_horde
from rempart.games.kingdom_rush.steps.life import full_life, heal, protect
from rempart.games.kingdom_rush.steps.movement import MOVE_TO, Move
from rempart.games.kingdom_rush.steps.tiles import lay_shot
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE, Ask, Option, OrNone, Refusal

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom

GUARDIAN_ANGEL, CONSECRATION, _, HEAVENLY_WRATH = range(DIERDRE * 4, DIERDRE * 4 + 4)


class Wings(Ask):
    """KR-DIERDRE-02, Wings of Light: before she moves she may be put on any space.

    KR-R-29: on a horde only if there is room; that space counts as entered, those between do not.
    """

    seat: Seat
    moves: int
    rule: ClassVar[str] = "KR-DIERDRE-02"
    offers: ClassVar = (MoveTo, Skip)

    def options(self, s: Kingdom) -> list[Option]:
        here = s.players[self.seat].space
        spaces = stops(s, self.seat, layout_of(s).board.spaces)
        return [*(MOVE_TO[space] for space in spaces if space != here), SKIP]

    def refuse(self, s: Kingdom, option: MoveTo | Skip) -> Refusal | None:
        if isinstance(option, Skip):
            return None
        about = {"space": option.space}
        if option.space not in layout_of(s).board.playable:
            return Refusal("KR-DIERDRE-02", "no_space", about)
        if option.space == s.players[self.seat].space:
            return Refusal("KR-DIERDRE-02", "there_already", about)
        return refuse_stop(s, self.seat, option.space)

    def choose(self, s: Kingdom, option: MoveTo | Skip) -> None:
        entered: list[int] = []
        if isinstance(option, MoveTo):
            entered.append(option.space)
            put(s, self.seat, option.space, "KR-DIERDRE-02")
        s.agenda.append(Move(self.seat, self.moves, entered))


def guardian_angel(s: Kingdom, who: int) -> None:
    """KR-DIERDRE-11: she helps a hero."""
    s.agenda.append(GuardianAngel(owner(s, who), who))


class GuardianAngel(PickHero):
    """KR-DIERDRE-11: a hero on or next to her space, or she herself, regains all life and gains
    Protection; a tile for the horde that the hero stands on."""

    seat: Seat
    who: OrNone[Who] = NONE
    """The figure that does it; NONE: the player's hero."""
    rule: ClassVar[str] = "KR-DIERDRE-11"
    offers: ClassVar = (ChooseHero,)
    auto: ClassVar[bool] = True

    def refuse_seat(self, s: Kingdom, seat: int, about: dict[str, int]) -> Refusal | None:
        who = self.seat if self.who == NONE else self.who
        here, there = figure(s, who).space, s.players[seat].space
        if seat == who or (NONE not in (here, there) and distance(here, there) <= 1):
            return None
        return Refusal("KR-DIERDRE-11", "hero_not_adjacent", about)

    def choose(self, s: Kingdom, option: ChooseHero) -> None:
        t = TABLES[s.variant]
        seat = seat_of_hero(s, option.hero)
        player = s.players[seat]
        heal(s, seat, full_life(s, player), "KR-DIERDRE-11")
        protect(s, seat, "KR-DIERDRE-11")
        horde = top_horde(s, t, player.space) if player.cells else None
        if horde is not None:
            shot = t.abilities[GUARDIAN_ANGEL].shots[0]
            targets, source = [horde.card], horde.space
            lay_shot(s, shot, seat=self.seat, targets=targets, source=source, cause=self.rule)


def consecration(s: Kingdom, who: int) -> None:
    """KR-DIERDRE-12: she gives a tower back."""
    s.agenda.append(Consecration(owner(s, who), who))


class Consecration(PickAllowed):
    """KR-DIERDRE-12: a level-1 tower next to her goes back to its owner's hand."""

    seat: Seat
    who: OrNone[Who] = NONE
    """The figure that does it; NONE: the player's hero."""
    rule: ClassVar[str] = "KR-DIERDRE-12"
    offers: ClassVar = (ChooseTower, Skip)
    without: ClassVar = (SKIP,)

    def candidates(self, s: Kingdom) -> list[int]:
        return [tower.card for tower in s.built]

    def refuse_value(self, s: Kingdom, value: int) -> Refusal | None:
        t = TABLES[s.variant]
        about = {"card": value}
        here = figure(s, self.seat if self.who == NONE else self.who).space
        tower = built(s, value)
        if tower is None or here == NONE or distance(tower.space, here) != 1:
            return Refusal("KR-DIERDRE-12", "tower_not_adjacent", about)
        if t.level[t.tower_type[value]] > t.abilities[CONSECRATION].amount:
            return Refusal("KR-DIERDRE-12", "level_too_high", about)
        return None

    def choose(self, s: Kingdom, option: ChooseTower | Skip) -> None:
        """It may be played again in this round, even by who had done with it (KR-ACT-04)."""
        tower = built(s, option.card) if isinstance(option, ChooseTower) else None
        if tower is None:
            return
        s.built.remove(tower)
        s.players[tower.seat].hand.append(tower.card)
        s.done &= ~(1 << tower.seat)
        s.tell(TowerReturned(seat=tower.seat, card=tower.card, rule="KR-DIERDRE-12"))


def built(s: Kingdom, card: int) -> Tower | None:
    """The tower of a card that stands on the board."""
    return next((tower for tower in s.built if tower.card == card), None)


def heavenly_wrath(s: Kingdom, who: int) -> None:
    """KR-DIERDRE-14: two true D2 on one horde, wherever it is."""
    hero_attack(s, who, TABLES[s.variant].abilities[HEAVENLY_WRATH].shots, "KR-DIERDRE-14")
