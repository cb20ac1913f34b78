"""Small choices that several powers lead to: which foe, and where it or a hero goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.dark_tower.events import HeroPlaced
from rempart.games.dark_tower.ids import (
    FIRST_ADVERSARY,
    REGIONS,
    FoeKind,
    Region,
    Seat,
)
from rempart.games.dark_tower.options import Decline, GoTo, PickFoe
from rempart.games.dark_tower.steps.asks import DECLINE
from rempart.games.dark_tower.steps.foes import DriveFoe, find, move, remove_by
from rempart.kernel import Ask, Option, PickOne, Refusal

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm


class FoePick(Ask):
    """Which foe is meant: to be removed (DT-FOE-14), moved some regions, or placed anywhere.

    DT-FOE-15: the adversary can never be removed; DT-R-53: but moved and placed. DT-COMP-17: heroes
    are no foes.
    """

    seat: Seat
    deed: int
    steps: int
    everywhere: bool = False
    """Foes of all regions; otherwise those of the hero's own."""
    may: bool = False
    rule: ClassVar[str] = "DT-FOE-14"
    offers: ClassVar[tuple[type[Option], ...]] = (PickFoe, Decline)
    auto: ClassVar[bool] = True
    REMOVE: ClassVar[int] = 0
    DRIVE: ClassVar[int] = 1
    PLACE: ClassVar[int] = 2

    def options(self, s: Realm) -> list[Option]:
        every = sorted({(foe.kind, foe.region) for foe in s.foes})
        found: list[Option] = [
            PickFoe(kind, region)
            for kind, region in every
            if self._refuse_foe(s, kind, region) is None
        ]
        return [*found, DECLINE] if found and self.may else found

    def _refuse_foe(self, s: Realm, kind: int, region: int) -> Refusal | None:
        if find(s, kind, region) < 0:
            return Refusal("DT-FOE-14", "no_such_foe")
        if not self.everywhere and region != s.heroes[self.seat].region:
            return Refusal("DT-HERO-03", "not_your_region")
        if self.deed == self.REMOVE and kind >= FIRST_ADVERSARY:
            return Refusal("DT-FOE-15", "adversary_stays")
        return None

    def refuse(self, s: Realm, option: PickFoe | Decline) -> Refusal | None:
        if isinstance(option, Decline):
            return None if self.may else Refusal("DT-FOE-14", "must_choose")
        return self._refuse_foe(s, option.kind, option.region)

    def choose(self, s: Realm, option: PickFoe | Decline) -> None:
        if isinstance(option, Decline):
            return
        kind, region = option.kind, option.region
        if self.deed == self.REMOVE:
            remove_by(s, self.seat, find(s, kind, region), "DT-FOE-14")
        elif self.deed == self.DRIVE:
            s.agenda.append(
                DriveFoe(
                    seat=self.seat, kind=kind, region=region, steps=self.steps, cause="DT-R-53"
                )
            )
        else:
            s.agenda.append(FoePlace(self.seat, kind, region))


class Placing(PickOne):
    """Where something is placed: any region (DT-R-24: placing crosses no border)."""

    abstract: ClassVar[bool] = True
    seat: Seat
    rule: ClassVar[str] = "DT-R-24"
    offers: ClassVar[tuple[type[Option], ...]] = (GoTo,)
    reason: ClassVar[str] = "no_region"

    def among(self, s: Realm) -> range:
        return range(REGIONS)


class FoePlace(Placing):
    """Cloak of Stars: the foe is placed in any region."""

    kind: FoeKind
    region: Region

    def choose(self, s: Realm, option: GoTo) -> None:
        move(s, find(s, self.kind, self.region), option.region, "DT-R-53")


class HeroPlace(Placing):
    """A hero is placed in any region."""

    def choose(self, s: Realm, option: GoTo) -> None:
        place_hero(s, self.seat, option.region)


def place_hero(s: Realm, seat: int, region: int) -> None:
    """DT-R-24: placing crosses no border and costs no move."""
    s.heroes[seat].region = region
    s.tell(HeroPlaced(seat=seat, region=region))
