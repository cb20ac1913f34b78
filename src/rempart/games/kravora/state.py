"""The state of a match of Kravora."""

from __future__ import annotations

from typing import Any

import msgspec

from rempart.games.kravora.pieces import NONE, Player
from rempart.games.kravora.steps.attack import AttackPhase
from rempart.games.kravora.steps.calamity import Calamity, Comet, CometOnBoard, CometPassed, Reward
from rempart.games.kravora.steps.dice import Announcement, TurnZero
from rempart.games.kravora.steps.end import Eruption
from rempart.games.kravora.steps.enemies import EnemyAttack
from rempart.games.kravora.steps.hits import BoulderTargets, CometVictims, Targets, Victims
from rempart.games.kravora.steps.movement import EnemyMovement
from rempart.games.kravora.steps.purchases import CalamityPurchases, Purchases, StartingPurchases
from rempart.games.kravora.steps.refill import Refill
from rempart.games.kravora.steps.ruse_announced import ShieldWindow
from rempart.games.kravora.steps.ruse_lines import BoulderTarget, RocksTarget
from rempart.games.kravora.steps.ruse_units import (
    BaitTarget,
    ClotTarget,
    PropulsionLanding,
    PropulsionUnit,
    RetreatTarget,
)
from rempart.games.kravora.steps.strikes import TargetLine
from rempart.games.kravora.steps.turn import Phase2, PlayerTurn, PlayerTurns, Turn
from rempart.games.kravora.steps.wages import Dismantling, Recycling, Wages
from rempart.kernel import State

AnyStep = (
    Turn
    | TurnZero
    | StartingPurchases
    | Announcement
    | Phase2
    | Calamity
    | Comet
    | CometOnBoard
    | CometVictims
    | CometPassed
    | CalamityPurchases
    | Reward
    | Eruption
    | PlayerTurns
    | PlayerTurn
    | AttackPhase
    | TargetLine
    | Targets
    | EnemyAttack
    | Victims
    | EnemyMovement
    | Wages
    | Recycling
    | Dismantling
    | Purchases
    | RocksTarget
    | ClotTarget
    | BaitTarget
    | RetreatTarget
    | BoulderTarget
    | BoulderTargets
    | PropulsionUnit
    | PropulsionLanding
    | ShieldWindow
    | Refill
)


def _numbers() -> list[int]:
    return []


def _counts() -> dict[int, int]:
    return {}


class Kravora(State, array_like=True, kw_only=True):
    """The whole table."""

    agenda: list[AnyStep]
    players: list[Player]
    white: list[int]
    """The white supply, for each kind one bit a figure."""
    first: int = 0
    """The first player."""
    turn: int = 0
    phase: int = 0
    active: int = NONE
    """Whose turn it is; NONE in phases 1 and 2."""
    wounds: dict[int, int] = msgspec.field(default_factory=_counts)
    """Hit points that units on a board have lost."""
    attacked: list[int] = msgspec.field(default_factory=_numbers)
    """Defenders that attacked in this player's turn."""
    forced: list[int] = msgspec.field(default_factory=_numbers)
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


def earlier(state: list[Any]) -> list[Any]:
    """A state from before KV-RUSE-29, which put two fields between others."""
    if len(state) != 24:
        return state
    return [*state[:14], 0, *state[14:-1], False, state[-1]]
