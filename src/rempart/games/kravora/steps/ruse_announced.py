"""Announcing a ruse (KV-RUSE): say what it is aimed at, pay, let Shields cancel it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from rempart.games.kravora.events import RuseAnnounced, RuseCancelled
from rempart.games.kravora.ids import SHIELD, UNIVERSITY, Board, Line, Ruse, Seat, Unit
from rempart.games.kravora.options import Cancel, LetPass
from rempart.games.kravora.pieces import Player
from rempart.games.kravora.steps.ruse_effects import resolve
from rempart.games.kravora.tables import TABLES
from rempart.kernel import NONE, Ask, Option, OrNone, YesOrNo

if TYPE_CHECKING:
    from rempart.games.kravora.state import Kravora


def ruse_price(s: Kravora, player: Player, ruse: int) -> int:
    """KV-BUILD-03: the price of a ruse, less with a university, from the moment it stands."""
    return TABLES[s.variant].ruse_price[len(s.players)][UNIVERSITY in player.buildings][ruse]


def announce(
    s: Kravora, seat: int, ruse: int, *, unit: int = NONE, board: int = NONE, line: int = NONE
) -> None:
    """KV-RUSE-02: pay; then KV-RUSE-20: Shield owners are asked, clockwise; then it happens.

    KV-RUSE-29: it counts for this turn, cancelled or not, unless it is a Shield.
    """
    player = s.players[seat]
    price = ruse_price(s, player, ruse)
    player.blood -= price
    s.cast += ruse != SHIELD
    s.tell(RuseAnnounced(seat=seat, ruse=ruse, unit=unit, board=board, line=line, price=price))
    count = len(s.players)
    others = [(seat + n) % count for n in range(1, count)]
    waiting = [other for other in others if s.players[other].shield and s.players[other].alive]
    if waiting:
        window = ShieldWindow(
            seat=waiting[0],
            waiting=waiting[1:],
            caster=seat,
            ruse=ruse,
            unit=unit,
            board=board,
            line=line,
        )
        s.agenda.append(window)
    else:
        resolve(s, seat, ruse, unit=unit, board=board, line=line)


class ShieldWindow(YesOrNo):
    """KV-RUSE-18: a Shield owner may cancel another player's ruse, whomever it is aimed at
    (KV-RUSE-19); the price is lost. KV-RUSE-20: the first who accepts spends the token."""

    seat: Seat
    waiting: list[Seat]
    """Shield owners who are asked after this one."""
    caster: Seat
    ruse: Ruse
    unit: OrNone[Unit]
    board: OrNone[Board]
    line: OrNone[Line]
    rule: ClassVar[str] = "KV-RUSE-18"
    answers: ClassVar = (Cancel(), LetPass())

    def choose(self, s: Kravora, option: Cancel | LetPass) -> None:
        if isinstance(option, Cancel):
            s.players[self.seat].shield = False
            s.tell(RuseCancelled(seat=self.seat, ruse=self.ruse))
        elif self.waiting:
            self.seat, *self.waiting = self.waiting
            s.agenda.append(self)
        else:
            resolve(s, self.caster, self.ruse, unit=self.unit, board=self.board, line=self.line)


class RuseAsk(Ask):
    """What is the ruse aimed at?"""

    abstract: ClassVar[bool] = True
    seat: Seat
    """The caster."""

    def targets(self, s: Kravora) -> Iterator[Option]:
        """All legal options, one after the other."""
        raise TypeError(f"{type(self).__name__} has no targets")

    def options(self, s: Kravora) -> list[Option]:
        return list(self.targets(s))
