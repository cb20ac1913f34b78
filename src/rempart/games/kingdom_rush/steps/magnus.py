"""Magnus Spellbane, a guest from Rift in Time (KRH-MAGNUS); Knowledge is Power: see `abilities`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.board.geometry import distance
from rempart.games.kingdom_rush.ids import MAGNUS, Seat, Who
from rempart.games.kingdom_rush.options import SKIP, ChooseHero, MoveTo, Skip
from rempart.games.kingdom_rush.steps.arrival import Arrival
from rempart.games.kingdom_rush.steps.asks import PickHero
from rempart.games.kingdom_rush.steps.attack import hero_attack
from rempart.games.kingdom_rush.steps.figures import (
    figure,
    is_hero,
    owner,
    put,
    refuse_stop,
    stops,
)
from rempart.games.kingdom_rush.steps.hordes import layout_of, seat_of_hero
from rempart.games.kingdom_rush.steps.life import protect
from rempart.games.kingdom_rush.steps.movement import (
    MOVE_TO,
    settle_down,
    strike,
    strike_in_passing,
)
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE, Ask, Option, Refusal, Step

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom

ABRACADABRA, ARCANE_STORM, KNOWLEDGE, MIRAGE = range(MAGNUS * 4, MAGNUS * 4 + 4)


def echo(s: Kingdom, seat: int) -> None:
    """KRH-MAGNUS-02, Arcane Echo: after his special ability, one M1 on any horde."""
    hero_attack(s, seat, TABLES[s.variant].heroes[MAGNUS].skill_shots, "KRH-MAGNUS-02")


def abracadabra(s: Kingdom, who: int) -> None:
    """KRH-MAGNUS-11: a hero vanishes."""
    s.agenda.append(Abracadabra(who))


class Abracadabra(PickHero):
    """KRH-MAGNUS-11: which player's hero is moved, Magnus too, but nobody who is stunned; no bench
    heroes (KR-CROSS-22)."""

    who: Who
    rule: ClassVar[str] = "KRH-MAGNUS-11"
    offers: ClassVar = (ChooseHero, Skip)
    without: ClassVar = (SKIP,)

    def actors(self, s: Kingdom) -> tuple[int, ...]:
        return (owner(s, self.who),)

    def refuse_seat(self, s: Kingdom, seat: int, about: dict[str, int]) -> Refusal | None:
        if s.players[seat].stunned:
            return Refusal("KR-HERO-10", "stunned_already", {"seat": seat})
        return None

    def choose(self, s: Kingdom, option: ChooseHero | Skip) -> None:
        if isinstance(option, ChooseHero):
            s.agenda.append(Conjured(self.who, seat_of_hero(s, option.hero)))


class Conjured(Ask):
    """KRH-MAGNUS-11: the hero is put on any space with room; on a horde, that takes one D2.

    KR-CROSS-22: it uses the flower or environment there, and Saitam strikes the horde that he
    leaves; what other boards do around a move belongs to an activation.
    """

    who: Who
    seat: Seat
    rule: ClassVar[str] = "KRH-MAGNUS-11"
    offers: ClassVar = (MoveTo, Skip)

    def actors(self, s: Kingdom) -> tuple[int, ...]:
        return (owner(s, self.who),)

    def options(self, s: Kingdom) -> list[Option]:
        here = s.players[self.seat].space
        spaces = stops(s, self.seat, layout_of(s).board.spaces)
        return [*(MOVE_TO[space] for space in spaces if space != here), SKIP]

    def refuse(self, s: Kingdom, option: MoveTo | Skip) -> Refusal | None:
        if isinstance(option, Skip):
            return None
        about = {"space": option.space}
        if option.space not in layout_of(s).board.playable:
            return Refusal("KRH-MAGNUS-11", "no_space", about)
        if option.space == s.players[self.seat].space:
            return Refusal("KRH-MAGNUS-11", "there_already", about)
        return refuse_stop(s, self.seat, option.space)

    def choose(self, s: Kingdom, option: MoveTo | Skip) -> None:
        if isinstance(option, Skip):
            return
        source = s.players[self.seat].space
        put(s, self.seat, option.space, self.rule)
        s.agenda += [Flash(self.who, self.seat), Arrival(self.seat, [option.space])]
        settle_down(s, self.seat)
        strike_in_passing(s, self.seat, source, option.space)


class Flash(Step):
    """KRH-MAGNUS-11: the tile on the horde that the hero stands on."""

    who: Who
    seat: Seat

    def run(self, s: Kingdom) -> None:
        player = s.players[self.seat]
        if player.cells:
            shot = TABLES[s.variant].abilities[ABRACADABRA].shots[0]
            strike(s, shot, who=self.who, space=player.space, cause="KRH-MAGNUS-11")


def arcane_storm(s: Kingdom, who: int) -> None:
    """KRH-MAGNUS-12: two magic D2 on different hordes, wherever they are."""
    hero_attack(s, who, TABLES[s.variant].abilities[ARCANE_STORM].shots, "KRH-MAGNUS-12")


def mirage(s: Kingdom, who: int) -> None:
    """KRH-MAGNUS-14: he and the heroes on or next to his space gain Protection."""
    here = figure(s, who).space
    for seat, player in enumerate(s.players):
        near = NONE not in (here, player.space) and distance(here, player.space) <= 1
        if near or (is_hero(who) and seat == who):
            protect(s, seat, "KRH-MAGNUS-14")
