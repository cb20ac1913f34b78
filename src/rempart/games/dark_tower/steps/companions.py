"""Companion events (DT-EVENT-08; 3.7): what companions do when their day comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from rempart.games.dark_tower.events import CompanionHelped, HeroPlaced
from rempart.games.dark_tower.ids import (
    BEAST,
    FIRST_ADVERSARY,
    GRIGOR,
    LETHA,
    MIRAS,
    REGIONS,
    SAVAGE,
    TOMAS,
    VASA,
    YANA,
    Seat,
)
from rempart.games.dark_tower.options import Decline, GoTo, Purge
from rempart.games.dark_tower.steps.asks import MayPick
from rempart.games.dark_tower.steps.cards import COMPANION_SOURCE, printed
from rempart.games.dark_tower.steps.corruption import purge
from rempart.games.dark_tower.steps.effects import RunEffect
from rempart.games.dark_tower.steps.foes import DriveFoe, grow, remove, tokens
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm

RULE = "DT-EVENT-08"


def holder(s: Realm, companion: int) -> int:
    """Who holds a companion; NONE: nobody, and it has no events."""
    for seat in s.living():
        if companion in s.heroes[seat].companions:
            return seat
    return NONE


def visit(s: Realm, companion: int) -> None:
    """A companion's event; DT-EVENT-11, DT-R-52: what it offers, its holder may pay on anybody's
    turn."""
    s.tell(CompanionHelped(companion=companion))
    seat = holder(s, companion)
    effect = TABLES[s.variant].companion_event[companion]
    if effect != NONE:
        s.agenda.append(RunEffect(effect, seat, RULE))
    else:
        EVENTS[companion](s, seat)


def grigor(s: Realm, seat: int) -> None:
    """A random foe leaves the board."""
    common = [n for n, foe in enumerate(s.foes) if foe.kind < FIRST_ADVERSARY]
    if common:
        remove(s, common[s.chance.below(len(common), "event")], RULE)


def letha(s: Realm, seat: int) -> None:
    """DT-FOE-08: beasts that are savage or lethal calm down by a step."""
    for number, kind in enumerate(s.kinds):
        beast = TABLES[s.variant].foe_mask[kind] >> BEAST & 1
        if beast and s.states[number] >= SAVAGE:
            grow(s, number + 2, -1, "DT-FOE-08")


def miras(s: Realm, seat: int) -> None:
    """All tokens of a random kind are driven up to two regions, as the active player likes."""
    present = [kind for kind in s.kinds if tokens(s, kind)]
    if not present:
        return
    kind = present[s.chance.below(len(present), "event")]
    ride = printed(s, COMPANION_SOURCE + MIRAS)
    s.agenda += [
        DriveFoe(seat=s.active, kind=kind, region=s.foes[number].region, steps=ride, cause=RULE)
        for number in reversed(tokens(s, kind))
    ]


def tomas(s: Realm, seat: int) -> None:
    """The holder may go anywhere."""
    s.agenda.append(ScoutAhead(seat))


def vasa(s: Realm, seat: int) -> None:
    """The holder may be rid of a corruption."""
    s.agenda.append(Absolution(seat))


def yana(s: Realm, seat: int) -> None:
    """The next spawn of this month lacks its first token."""
    s.thinned = True


EVENTS: dict[int, Callable[[Realm, int], None]] = {
    GRIGOR: grigor,
    LETHA: letha,
    MIRAS: miras,
    TOMAS: tomas,
    VASA: vasa,
    YANA: yana,
}


class ScoutAhead(MayPick):
    """Tomas: place the hero in any region, or stay."""

    seat: Seat
    rule: ClassVar[str] = RULE
    offers: ClassVar = (GoTo, Decline)
    reason: ClassVar[str] = "no_such_region"
    refused_by: ClassVar[str] = "DT-MAP-03"

    def among(self, s: Realm) -> range:
        return range(REGIONS)

    def choose(self, s: Realm, option: GoTo | Decline) -> None:
        if isinstance(option, GoTo):
            s.heroes[self.seat].region = option.region
            s.tell(HeroPlaced(seat=self.seat, region=option.region, rule=RULE))


class Absolution(MayPick):
    """Vasa: purge one corruption, or none."""

    seat: Seat
    rule: ClassVar[str] = RULE
    offers: ClassVar = (Purge, Decline)
    reason: ClassVar[str] = "no_such_corruption"

    def among(self, s: Realm) -> list[int]:
        return s.heroes[self.seat].corruptions

    def choose(self, s: Realm, option: Purge | Decline) -> None:
        if isinstance(option, Purge):
            purge(s, self.seat, option.corruption)
