"""The state of a match of Kravora."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from rempart.games.kravora.ids import Figure, Phase, Seat, Unit
from rempart.games.kravora.pieces import Player
from rempart.kernel import NONE, Bits, By, OrNone, State, Step, steps_of

if TYPE_CHECKING:
    AnyStep = Step
else:
    AnyStep = steps_of("rempart.games.kravora.steps")


def _numbers() -> list[int]:
    return []


def _counts() -> dict[int, int]:
    return {}


class Kravora(State, array_like=True, kw_only=True):
    """The whole table."""

    agenda: list[AnyStep]
    players: Annotated[list[Player], By(Seat)]
    white: list[Bits[Figure]]
    """The white supply, for each kind one bit a figure."""
    first: Seat = 0
    """The first player."""
    turn: int = 0
    phase: Phase = 0
    active: OrNone[Seat] = NONE
    """Whose turn it is; NONE in phases 1 and 2."""
    wounds: dict[Unit, int] = msgspec.field(default_factory=_counts)
    """Hit points that units on a board have lost."""
    attacked: list[Unit] = msgspec.field(default_factory=_numbers)
    """Defenders that attacked in this player's turn."""
    forced: list[Unit] = msgspec.field(default_factory=_numbers)
    """Units that a ruse made attack in this turn of the table (KV-RUSE-25)."""
    cast: int = 0
    """Ruses that were cast in this player's turn, Shields apart (KV-RUSE-29)."""
    rotate_first: bool = False
    count_end: bool = False
    enemies_first: bool = False
    near_wall: bool = False
    """Only enemies on the last two lines hit an undefended wall."""
    units_first: bool = False
    floor_only: bool = False
    """The excess of rocks reaches the wall from the last line only."""
    max_line: int = 5
    """Where enemies stop."""
    cannon_in_attack: bool = False
    propulsion_any: bool = False
    many_ruses: bool = False
    slots: int = 0
    """Building slots of a fortress; 0: not counted."""
    second_wall: bool = False
    raised: OrNone[Seat] = NONE
    """Whose wall was higher than usual at the start (KV-OPTION-12); NONE: nobody's."""

    def living(self) -> list[int]:
        """The living players in turn order, clockwise from the first player (KV-TURN-04)."""
        players = self.players
        count = len(players)
        first = self.first
        order = (*range(first, count), *range(first))
        return [seat for seat in order if players[seat].alive]

    def lives(self, seat: int) -> bool:
        """Whether there is such a player, still in the game."""
        return 0 <= seat < len(self.players) and self.players[seat].alive


def earlier(state: list[object]) -> list[object]:
    """A state from before KV-RUSE-29, which put two fields between others."""
    if len(state) != 24:
        return state
    return [*state[:14], 0, *state[14:-1], False, state[-1]]
