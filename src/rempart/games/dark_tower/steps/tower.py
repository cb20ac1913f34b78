"""What the Tower does (DT-END, DT-TOWER): skulls are dropped, drums turn, seals come and go."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.dark_tower.board import tower
from rempart.games.dark_tower.events import (
    DrumTurned,
    GlyphHidden,
    GlyphRevealed,
    SealRemoved,
    SealReplaced,
    SkullDropped,
)
from rempart.games.dark_tower.ids import (
    DRUMS,
    Kingdom,
    Seat,
)
from rempart.games.dark_tower.options import Decline, PickSeal
from rempart.games.dark_tower.steps.asks import MustPick
from rempart.games.dark_tower.steps.outcome import take_skull
from rempart.games.dark_tower.steps.skulls import emerge
from rempart.kernel import NONE, Option, Step

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm


class DropSkull(Step):
    """DT-END-01: the active player drops a skull from the supply into the Tower. DT-END-02: if
    there is none, the heroes lose. DT-END-03: it may come out at once."""

    seat: Seat

    def run(self, s: Realm) -> None:
        if not take_skull(s, self.seat):
            return
        s.dropped = True
        if s.events is not None:
            s.tell(SkullDropped(seat=self.seat))
        side = tower.drop(s)
        if side != NONE:
            emerge(s, side, 1)


class Emergence(Step):
    """Skulls that came out on one side, waiting to be placed after those of another."""

    kingdom: Kingdom
    loose: int

    def run(self, s: Realm) -> None:
        emerge(s, self.kingdom, self.loose)


class RotateOne(Step):
    """DT-TM-09: one drum turns."""

    def run(self, s: Realm) -> None:
        drum = tower.draw_drum(s)
        turn(s, [(drum, tower.draw_quarters(s))])


class RotateAll(Step):
    """DT-TM-09: all drums turn, from the top down."""

    def run(self, s: Realm) -> None:
        turn(s, [(drum, tower.draw_quarters(s)) for drum in range(len(DRUMS))])


def turn(s: Realm, turns: list[tuple[int, int]]) -> None:
    """Turn drums; what comes out is placed side by side (DT-TOWER-02), in the order in which the
    first skull of each side came."""
    before = tower.glyphs(s)
    loose: dict[int, int] = {}
    for drum, quarters in turns:
        out = tower.turn_drum(s, drum, quarters)
        s.tell(DrumTurned(drum=drum, quarters=quarters))
        for side, count in out:
            loose[side] = loose.get(side, 0) + count
    tell_glyphs(s, before)
    s.agenda += [Emergence(side, count) for side, count in reversed(loose.items())]


def tell_glyphs(s: Realm, before: list[int]) -> None:
    """Which glyphs show themselves to another kingdom than before, or to none (DT-GLYPH-01)."""
    if s.events is None:
        return
    for glyph, kingdom in enumerate(tower.glyphs(s)):
        if kingdom == before[glyph]:
            continue
        if kingdom == NONE:
            s.tell(GlyphHidden(glyph=glyph))
        else:
            s.tell(GlyphRevealed(glyph=glyph, kingdom=kingdom))


class RemoveSeal(Step):
    """DT-TOWER-01: the Tower names a seal, and it is removed. DT-TM-08: if none is left, all drums
    turn instead."""

    def run(self, s: Realm) -> None:
        seal = tower.draw_seal(s)
        if seal == NONE:
            s.agenda.append(RotateAll())
        else:
            open_seal(s, seal, "DT-TOWER-01")


def open_seal(s: Realm, seal: int, rule: str) -> None:
    """Remove this seal; skulls behind it come out (DT-TM-06)."""
    before = tower.glyphs(s)
    count = tower.remove_seal(s, seal)
    s.tell(SealRemoved(seal=seal, rule=rule))
    tell_glyphs(s, before)
    emerge(s, seal % tower.SIDES, count)


def close_seal(s: Realm, seal: int, rule: str) -> None:
    """Put this seal back; a glyph behind it is hidden (DT-TM-10)."""
    before = tower.glyphs(s)
    tower.replace_seal(s, seal)
    s.tell(SealReplaced(seal=seal, rule=rule))
    tell_glyphs(s, before)


class ReplaceSeal(MustPick):
    """DT-TM-10: a hero puts a missing seal back, if there is one."""

    seat: Seat
    may: bool = False
    """The hero may decline it."""
    rule: ClassVar[str] = "DT-TM-10"
    offers: ClassVar[tuple[type[Option], ...]] = (PickSeal, Decline)
    reason: ClassVar[str] = "seal_present"

    def among(self, s: Realm) -> list[int]:
        return tower.missing(s)

    def choose(self, s: Realm, option: PickSeal | Decline) -> None:
        if isinstance(option, PickSeal):
            close_seal(s, option.seal, "DT-TM-10")
