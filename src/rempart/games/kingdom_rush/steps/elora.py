"""Elora Wintersong (KR-ELORA)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.board.shots import Shot
from rempart.games.kingdom_rush.events import PermafrostLaid
from rempart.games.kingdom_rush.ids import ELORA, HERO_TILES, Seat
from rempart.games.kingdom_rush.options import SKIP, ChoosePile, Skip
from rempart.games.kingdom_rush.pieces import NO_SOURCE, Horde
from rempart.games.kingdom_rush.steps.asks import PickAllowed
from rempart.games.kingdom_rush.steps.attack import hero_attack
from rempart.games.kingdom_rush.steps.figures import owner
from rempart.games.kingdom_rush.steps.hordes import top_horde, tops
from rempart.games.kingdom_rush.steps.life import protect
from rempart.games.kingdom_rush.steps.tiles import LayTiles, in_stock
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import Refusal

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom

SUPPLY = HERO_TILES + ELORA
BLIZZARD, CHILL_OUT, ICE_ARMOUR, PERMAFROST = range(ELORA * 4, ELORA * 4 + 4)


def frosted(horde: Horde) -> int:
    """The cells of a horde under her tiles, as a mask."""
    return sum([tile.cells for tile in horde.tiles if tile.supply == SUPPLY])


def on_each_frosted(s: Kingdom, shot: Shot, *, seat: int, most: int, cause: str) -> None:
    """Tiles on different hordes that bear hers already, `most` at most; they come from the horde
    itself, so no shield stops them (KR-ELORA-03)."""
    hordes = [horde.card for horde in tops(s, TABLES[s.variant]).values() if frosted(horde)]
    pieces = [shot.pieces[0]] * min(most, len(hordes))
    if hordes:
        s.agenda.append(
            LayTiles(
                seat=seat,
                targets=hordes,
                pieces=pieces,
                supply=shot.supply,
                damage=shot.damage,
                source=NO_SOURCE,
                cause=cause,
                distinct=True,
            )
        )


def start(s: Kingdom, seat: int) -> None:
    """KR-ELORA-02, Winter is Coming: one tile on each horde that bears hers. KR-ELORA-04: a stunned
    Elora only recovers (`life.recover`), so there is no winter then."""
    shot = TABLES[s.variant].heroes[ELORA].skill_shots[0]
    on_each_frosted(s, shot, seat=seat, most=len(s.hordes), cause="KR-ELORA-02")


def blizzard(s: Kingdom, who: int) -> None:
    """KR-ELORA-11: three magic M1 on any hordes."""
    hero_attack(s, who, TABLES[s.variant].abilities[BLIZZARD].shots, "KR-ELORA-11")


def chill_out(s: Kingdom, who: int) -> None:
    """KR-ELORA-12: up to three true D2 on different hordes that bear her tiles."""
    shot = TABLES[s.variant].abilities[CHILL_OUT].shots[0]
    most = len(shot.pieces)
    on_each_frosted(s, shot, seat=owner(s, who), most=most, cause="KR-ELORA-12")


def ice_armour(s: Kingdom, who: int) -> None:
    """KR-ELORA-13: heroes on a horde with enough cells under her tiles gain Protection."""
    t = TABLES[s.variant]
    for n, player in enumerate(s.players):
        horde = top_horde(s, t, player.space) if player.cells else None
        if horde is not None:
            if frosted(horde).bit_count() >= t.abilities[ICE_ARMOUR].amount:
                protect(s, n, "KR-ELORA-13")


def permafrost(s: Kingdom, who: int) -> None:
    """KR-ELORA-14: tiles for hordes that are still to come."""
    s.agenda.append(Permafrost(owner(s, who), TABLES[s.variant].abilities[PERMAFROST].amount))


class Permafrost(PickAllowed):
    """KR-ELORA-14: up to three D2 go on different spawn tokens (dealt by `spawn`)."""

    seat: Seat
    count: int
    rule: ClassVar[str] = "KR-ELORA-14"
    offers: ClassVar = (ChoosePile, Skip)
    without: ClassVar = (SKIP,)
    stays: ClassVar[bool] = True

    def candidates(self, s: Kingdom) -> range:
        return range(len(s.piles))

    def refuse_value(self, s: Kingdom, value: int) -> Refusal | None:
        shape = TABLES[s.variant].abilities[PERMAFROST].shots[0].pieces[0]
        about = {"pile": value}
        if not 0 <= value < len(s.piles):
            return Refusal("KR-ELORA-14", "no_such_pile", about)
        if value in s.permafrost:
            return Refusal("KR-ELORA-14", "frozen_already", about)
        if not self.count or not in_stock(s, SUPPLY, shape):
            return Refusal("KR-ELORA-14", "no_tile_left", about)
        return None

    def choose(self, s: Kingdom, option: ChoosePile | Skip) -> None:
        if isinstance(option, Skip):
            s.agenda.pop()
            return
        self.count -= 1
        shape = TABLES[s.variant].abilities[PERMAFROST].shots[0].pieces[0]
        if s.finite_tiles:
            s.tiles_left[SUPPLY * 5 + shape] -= 1
        s.permafrost.append(option.pile)
        s.tell(PermafrostLaid(pile=option.pile))
