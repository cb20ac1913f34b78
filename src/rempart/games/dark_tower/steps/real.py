"""The real Tower on the table (DT-REAL): players say what it did, and the virtual one takes over.

What happens inside is left to it: its skulls are counted (`Realm.inside`), but nothing is drawn for
them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

import msgspec

from rempart.games.dark_tower.board import tower
from rempart.games.dark_tower.events import TowerBack, TowerLeft
from rempart.games.dark_tower.ids import ALL_SEALS, DRUMS, Kingdom, Seal
from rempart.games.dark_tower.options import NoMoreFell, PutBack, SkullFell, TakeOver
from rempart.games.dark_tower.steps.skulls import emerge_all
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE, Ask, Option, OrNone, Refusal

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm


# What players are asked


class SkullsFell(Ask):
    """DT-REAL-02: on which sides skulls fell out of the Tower on the table. Any player answers, one
    skull at a time."""

    turned: list[int] = msgspec.field(default_factory=list[int])
    """The drums that have just turned, with their quarters: drum * 4 + quarters."""
    seal: OrNone[Seal] = NONE
    """The seal that has just come off."""
    dropped: bool = False
    """A skull has just been dropped in."""
    fell: list[Kingdom] = msgspec.field(default_factory=list[int])
    """The sides of the skulls that were said to have come out."""
    rule: ClassVar[str] = "DT-REAL-02"
    offers: ClassVar[tuple[type[Option], ...]] = (NoMoreFell, SkullFell, TakeOver)
    people: ClassVar[bool] = True

    def actors(self, s: Realm) -> tuple[int, ...]:
        return tuple(s.living())

    def options(self, s: Realm) -> list[Option]:
        sides = open_sides(s)
        found: list[Option] = []
        for seat in s.living():
            found.append(NoMoreFell(seat))
            found += [SkullFell(seat, side) for side in sides]
            found.append(TakeOver(seat))
        return found

    def refuse(self, s: Realm, option: NoMoreFell | SkullFell | TakeOver) -> Refusal | None:
        if option.seat not in s.living():
            return Refusal("DT-COMP-11", "hero_out")
        if isinstance(option, SkullFell) and option.kingdom not in open_sides(s):
            return Refusal("DT-TM-03", "side_closed", {"kingdom": option.kingdom})
        return None

    def choose(self, s: Realm, option: NoMoreFell | SkullFell | TakeOver) -> None:
        fell = self.fell
        if isinstance(option, SkullFell):
            fell = [*fell, option.kingdom]
            if len(fell) < s.inside:
                s.agenda.append(msgspec.structs.replace(self, fell=fell))
                return
        if isinstance(option, TakeOver) and not fell:
            place(s, take_over(s, self))
            return
        s.inside -= len(fell)
        if isinstance(option, TakeOver):
            fell = [*fell, *take_over(s)]
        place(s, fell)


def ask_players(s: Realm, question: SkullsFell) -> None:
    """Ask where skulls came out, if any can."""
    if s.inside and s.seals != ALL_SEALS:
        s.agenda.append(question)


def place(s: Realm, fell: list[int]) -> None:
    """Skulls that came out, by their sides in order, are placed."""
    loose: dict[int, int] = {}
    for side in fell:
        loose[side] = loose.get(side, 0) + 1
    emerge_all(s, loose)


def open_sides(s: Realm) -> list[int]:
    """The sides with a missing seal."""
    return sorted({seal % tower.SIDES for seal in tower.missing(s)})


# The virtual Tower takes over, and gives back


def take_over(s: Realm, question: SkullsFell | None = None) -> list[int]:
    """DT-REAL-04: from now on the virtual Tower draws. The skulls inside rest behind any closed
    chutes. It answers the question that is open. Gives the sides of skulls that come out."""
    s.away = True
    s.tell(TowerLeft())
    count, s.inside = s.inside, 0
    return virtual(s, question or SkullsFell(), count)


def virtual(s: Realm, question: SkullsFell, count: int) -> list[int]:
    """Put skulls into the pockets as they may have lain before what is asked about, and let the
    virtual Tower do that. Gives the sides of those that come out."""
    turned = [divmod(code, tower.SIDES) for code in question.turned]
    for drum, quarters in turned:
        s.pos[drum] = (s.pos[drum] - quarters) % tower.SIDES
    if question.seal != NONE:
        tower.replace_seal(s, question.seal)
    out = fill(s, count - question.dropped)
    for drum, quarters in turned:
        for opening, number in tower.turn_drum(s, drum, quarters):
            out += [opening % tower.SIDES] * number
    if question.seal != NONE:
        out += [question.seal % tower.SIDES] * tower.remove_seal(s, question.seal)
    if question.dropped:
        opening = tower.fall(s)
        if opening != NONE:
            out.append(opening % tower.SIDES)
    return out


def fill(s: Realm, count: int) -> list[int]:
    """Lay skulls behind any closed chutes that have room. Where there is none, they come out by an
    open one; gives the sides of those."""
    t = TABLES[s.variant]
    closed: list[tuple[int, int]] = []
    sides: list[int] = []
    for drum in range(len(DRUMS)):
        for face in t.chutes[drum]:
            side = tower.side_of(s, drum, face)
            if tower.is_open(s, drum, side):
                sides.append(side)
            else:
                closed.append((drum, drum * tower.SIDES + face))
    out: list[int] = []
    for _ in range(count):
        room = [at for drum, at in closed if not t.pocket[drum] or s.pockets[at] < t.pocket[drum]]
        if room:
            s.pockets[room[s.chance.below(len(room), tower.STREAM)]] += 1
        else:
            out.append(sides[s.chance.below(len(sides), tower.STREAM)])
    return out


# The parts of a turn that hand it over


def offers(s: Realm, seat: int) -> Iterator[Option]:
    """DT-REAL-04: in a match that was set up for it, the hero whose turn it is may let the virtual
    Tower take over, or put the one on the table back."""
    if s.real_tower:
        yield PutBack(seat) if s.away else TakeOver(seat)


def refuse(s: Realm, seat: int, option: TakeOver | PutBack) -> Refusal | None:
    """Why the Tower cannot change now."""
    if option.seat != seat:
        return Refusal("DT-TURN-04", "not_active")
    if not s.real_tower:
        return Refusal("DT-REAL-01", "no_real_tower")
    if s.away == isinstance(option, TakeOver):
        return Refusal("DT-REAL-04", "tower_away" if s.away else "tower_here")
    return None


def do(s: Realm, seat: int, option: TakeOver | PutBack) -> None:
    """One Tower takes the place of the other. Skulls inside the virtual one are dropped into the
    real one, and may fall out there."""
    if isinstance(option, TakeOver):
        place(s, take_over(s))
        return
    s.away = False
    s.inside, s.pockets = sum(s.pockets), [0] * len(s.pockets)
    s.tell(TowerBack(count=s.inside))
    ask_players(s, SkullsFell())


# For players that are programs


def expected(s: Realm, question: SkullsFell) -> list[int]:
    """What the virtual Tower would answer: the sides of skulls that come out. It draws, and so must
    be asked about a copy."""
    count, s.inside = s.inside, 0
    return virtual(s, question, count)
