"""The state of a match of Fantasy: Defense."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from rempart.games.fantasy_defense.ids import Card, Invader, Phase, Seat
from rempart.games.fantasy_defense.pieces import Player
from rempart.kernel import NONE, By, Here, State, Step, steps_of

if TYPE_CHECKING:
    AnyStep = Step
else:
    AnyStep = steps_of("rempart.games.fantasy_defense.steps")


def _numbers() -> list[int]:
    return []


class FantasyDefense(State, array_like=True, kw_only=True):
    """The whole table."""

    agenda: list[AnyStep]
    players: Annotated[list[Player], By(Seat)]
    invader_deck: list[Here[Invader]]
    """Bottom first: the last card is the next one drawn."""
    morale: int
    """FD-COMP-07: one track for the whole city."""
    first: Seat = 0
    """The first player."""
    turn: int = 0
    phase: Phase = 0
    known_top: int = 0
    """How many cards on top of the invader deck everyone knows (FD-HIDE-01)."""
    invader_discard: list[Here[Invader]] = msgspec.field(default_factory=_numbers)
    bosses: list[Invader] = msgspec.field(default_factory=_numbers)
    """Bosses in the order in which they were placed (FD-COOP-24)."""
    fought: list[Invader] = msgspec.field(default_factory=_numbers)
    """Bosses that have fought a battle (FD-OPTION-02)."""
    moved: list[Card] = msgspec.field(default_factory=_numbers)
    """Units that made their normal move this turn (FD-STRATEGY-09, FD-STRATEGY-16)."""
    skirmished: list[Card] = msgspec.field(default_factory=_numbers)
    """Units that moved by Skirmish this turn."""
    shield_on_boss: bool = False
    boss_per_battle: bool = False
    dragon_last: bool = False
    open_hands: bool = False

    def besiegers(self) -> set[int]:
        """The invaders at the gates; a boss between the rows is one."""
        return {gate.invader for p in self.players for gate in p.row if gate.invader != NONE}

    def besieged(self) -> bool:
        """Whether any gate is besieged."""
        for player in self.players:
            for gate in player.row:
                if gate.invader != NONE:
                    return True
        return False
