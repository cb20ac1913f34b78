"""Phase 5: picking up cards (KR-PICK)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.events import TowersTaken
from rempart.games.kingdom_rush.options import ClaimTower
from rempart.games.kingdom_rush.pieces import Tower
from rempart.games.kingdom_rush.steps.hordes import layout_of
from rempart.games.kingdom_rush.steps.towers import take_back
from rempart.games.kingdom_rush.tables.scenarios import WHITE
from rempart.kernel import Ask, Option, Refusal, Step

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom


class PickUp(Step):
    """KR-PICK-01: each player takes back the hero card, the towers on own sites (KR-TOWER-08) and
    the incoming pile. KR-PICK-02: everything else stays where it is.

    KR-PICK-03: towers on white sites go to whom the group chooses.
    """

    def run(self, s: Kingdom) -> None:
        for seat, player in enumerate(s.players):
            player.activated = False
            cards = [tower.card for tower in s.built if goes_to(s, tower) == seat]
            cards += player.incoming
            player.incoming.clear()
            player.hand += cards
            if cards:
                if s.events is not None:
                    s.tell(TowersTaken(seat=seat, cards=tuple(cards)))
        s.built = [tower for tower in s.built if goes_to(s, tower) == WHITE]
        if s.built:
            s.agenda.append(WhiteSites())


def goes_to(s: Kingdom, tower: Tower) -> int:
    """Whose site a tower stands on; WHITE: everybody's. A single player has all (KR-SOLO-01)."""
    return layout_of(s).sites[tower.space] if len(s.players) > 1 else 0


class WhiteSites(Ask):
    """KR-PICK-03, KR-TOWER-09: any player takes each tower on a white site (KR-R-20)."""

    rule: ClassVar[str] = "KR-PICK-03"
    offers: ClassVar = (ClaimTower,)
    stays: ClassVar[bool] = True

    def actors(self, s: Kingdom) -> tuple[int, ...]:
        return tuple(range(len(s.players)))

    def options(self, s: Kingdom) -> list[Option]:
        seats = range(len(s.players))
        return [ClaimTower(seat, tower.card) for seat in seats for tower in s.built]

    def refuse(self, s: Kingdom, option: ClaimTower) -> Refusal | None:
        if any(tower.card == option.card for tower in s.built):
            return None
        return Refusal("KR-PICK-03", "not_on_white_site", {"card": option.card})

    def choose(self, s: Kingdom, option: ClaimTower) -> None:
        for tower in s.built:
            if tower.card == option.card:
                take_back(s, tower, option.seat, "KR-PICK-03")
                return
