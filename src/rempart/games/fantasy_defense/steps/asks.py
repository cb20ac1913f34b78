"""Two shapes that most questions of this game have: which card, which gate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rempart.games.fantasy_defense.options import Scorch, Shield, Strike
from rempart.kernel import NONE, Ask, Option, PickOne, Refusal

if TYPE_CHECKING:
    from rempart.games.fantasy_defense.state import FantasyDefense


class CardAsk(PickOne):
    """Which card?"""

    abstract: ClassVar[bool] = True
    seat: int

    def possible(self, s: FantasyDefense) -> bool:
        """Whether there is anything to choose."""
        return bool(self.among(s))


class GateAsk(Ask):
    """Which gate, of either row (FD-COOP-16)?"""

    abstract: ClassVar[bool] = True
    seat: int

    def refuse_at(self, s: FantasyDefense, row: int, g: int) -> Refusal | None:
        """Why this gate may not be chosen."""
        raise TypeError(f"{type(self).__name__} forbids nothing")

    def options(self, s: FantasyDefense) -> list[Option]:
        kind: Any = self.offers[0]
        return [
            kind(row, g)
            for row, player in enumerate(s.players)
            for g, gate in enumerate(player.row)
            if gate.invader != NONE and self.refuse_at(s, row, g) is None
        ]

    def possible(self, s: FantasyDefense) -> bool:
        """Whether there is anything to choose."""
        for row, player in enumerate(s.players):
            for g, gate in enumerate(player.row):
                if gate.invader != NONE and self.refuse_at(s, row, g) is None:
                    return True
        return False

    def refuse(self, s: FantasyDefense, option: Strike | Shield | Scorch) -> Refusal | None:
        row, g = option.row, option.gate
        if not (0 <= row < len(s.players) and 0 <= g < len(s.players[row].row)):
            return Refusal(self.rule, "no_such_gate", {"gate": g})
        if s.players[row].row[g].invader == NONE:
            return Refusal(self.rule, "not_besieged", {"row": row, "gate": g})
        return self.refuse_at(s, row, g)
