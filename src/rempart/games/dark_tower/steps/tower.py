"""What the Tower does (DT-END, DT-TOWER): skulls are dropped, drums turn, seals come and go."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.dark_tower.board import tower
from rempart.games.dark_tower.events import (
    DrumHeard,
    DrumTurned,
    GlyphHidden,
    GlyphRevealed,
    SealNamed,
    SealRemoved,
    SealReplaced,
    SkullDropped,
)
from rempart.games.dark_tower.ids import (
    DRUMS,
    SEALS,
    Seal,
    Seat,
)
from rempart.games.dark_tower.options import Decline, PickSeal, SealCameOff, TakeOver
from rempart.games.dark_tower.steps.asks import MustPick
from rempart.games.dark_tower.steps.outcome import take_skull
from rempart.games.dark_tower.steps.real import SkullsFell, ask_players, take_over
from rempart.games.dark_tower.steps.skulls import emerge, emerge_all
from rempart.kernel import NONE, Ask, Option, Refusal, Step

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
        if s.on_table():
            s.beam += 1
            s.inside += 1
            ask_players(s, SkullsFell(dropped=True))
            return
        opening = tower.drop(s)
        if opening != NONE:
            emerge(s, opening % tower.SIDES, 1, (opening,))


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
    """Turn drums; what comes out is placed. With the Tower on the table, players say what did."""
    before = tower.glyphs(s)
    if s.on_table():
        for drum, quarters in turns:
            s.pos[drum] = (s.pos[drum] + quarters) % tower.SIDES
            s.tell(DrumTurned(drum=drum, quarters=quarters))
        tell_glyphs(s, before)
        ask_players(s, SkullsFell(turned=[drum * tower.SIDES + n for drum, n in turns]))
        return
    tower.lose_sight(s, turns)
    loose: dict[int, list[int]] = {}
    for drum, quarters in turns:
        out = tower.turn_drum(s, drum, quarters)
        if s.real_tower or tower.watched(s, drum):
            s.tell(DrumTurned(drum=drum, quarters=quarters))
        else:
            s.tell(DrumHeard())
        for opening, count in out:
            loose.setdefault(opening % tower.SIDES, []).extend([opening] * count)
    tower.observe(s)
    tell_glyphs(s, before)
    emerge_all(s, {side: len(out) for side, out in loose.items()}, loose)


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
        elif s.on_table():
            s.tell(SealNamed(seal=seal))
            s.agenda.append(SealOff(seal))
        else:
            open_seal(s, seal, "DT-TOWER-01")


class SealOff(Ask):
    """DT-REAL-03: the Tower on the table shows a seal; players say which one came off."""

    named: Seal
    rule: ClassVar[str] = "DT-REAL-03"
    offers: ClassVar[tuple[type[Option], ...]] = (SealCameOff, TakeOver)
    people: ClassVar[bool] = True

    def actors(self, s: Realm) -> tuple[int, ...]:
        return tuple(s.living())

    def options(self, s: Realm) -> list[Option]:
        others = [seal for seal in range(SEALS) if s.seals >> seal & 1 and seal != self.named]
        found: list[Option] = []
        for seat in s.living():
            found += [SealCameOff(seat, seal) for seal in (self.named, *others)]
            found.append(TakeOver(seat))
        return found

    def refuse(self, s: Realm, option: SealCameOff | TakeOver) -> Refusal | None:
        if option.seat not in s.living():
            return Refusal("DT-COMP-11", "hero_out")
        if isinstance(option, SealCameOff) and not s.seals >> option.seal & 1:
            return Refusal("DT-REAL-03", "seal_gone", {"seal": option.seal})
        return None

    def choose(self, s: Realm, option: SealCameOff | TakeOver) -> None:
        if isinstance(option, TakeOver):
            take_over(s)
            open_seal(s, self.named, "DT-TOWER-01")
        else:
            open_seal(s, option.seal, "DT-TOWER-01")


def open_seal(s: Realm, seal: int, rule: str) -> None:
    """Remove this seal; skulls behind it come out (DT-TM-06)."""
    before = tower.glyphs(s)
    count = tower.remove_seal(s, seal)
    tower.observe(s)
    s.tell(SealRemoved(seal=seal, rule=rule))
    tell_glyphs(s, before)
    if s.on_table():
        ask_players(s, SkullsFell(seal=seal))
    else:
        emerge(s, seal % tower.SIDES, count, (seal,) * count)


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
