"""Three shapes that most questions of this game have: which card, which gate, yes or no."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rempart.games.fantasy_defense.pieces import NONE
from rempart.kernel import Ask, Option, Refusal

if TYPE_CHECKING:
    from rempart.games.fantasy_defense.state import FantasyDefense


class SeatAsk(Ask):
    """A question to one player."""

    seat: int

    def actors(self, s: FantasyDefense) -> tuple[int, ...]:
        return (self.seat,)


class CardAsk(SeatAsk):
    """Which card? Asked only if there is one; `stop` is the way to choose none."""

    reason: ClassVar[str]
    """Why a card is not among the candidates."""
    refused_by: ClassVar[str] = ""
    """The rule that refuses it, if it is not `rule`."""

    def candidates(self, s: FantasyDefense) -> list[int]:
        """The cards that may be chosen."""
        raise TypeError(f"{type(self).__name__} has no candidates")

    def stop(self) -> Option | None:
        """The option to choose none, if there is one."""
        return None

    def possible(self, s: FantasyDefense) -> bool:
        """Whether there is anything to choose."""
        return bool(self.candidates(s))

    def options(self, s: FantasyDefense) -> list[Any]:
        cards = self.candidates(s)
        if not cards:
            return []
        kind: Any = self.offers[0]
        found: list[Any] = [kind(card) for card in cards]
        stop = self.stop()
        if stop is not None:
            found.append(stop)
        return found

    def refuse(self, s: FantasyDefense, option: Any) -> Refusal | None:
        kind: Any = self.offers[0]
        if type(option) is not kind:
            return None if option == self.stop() else Refusal(self.rule, "not_now")
        card: int = option.card
        if card in self.candidates(s):
            return None
        return Refusal(self.refused_by or self.rule, self.reason, {"card": card})


class GateAsk(SeatAsk):
    """Which gate, of either row (FD-COOP-16)?"""

    def forbid(self, s: FantasyDefense, row: int, g: int) -> Refusal | None:
        """Why this gate may not be chosen."""
        raise TypeError(f"{type(self).__name__} forbids nothing")

    def options(self, s: FantasyDefense) -> list[Any]:
        kind: Any = self.offers[0]
        return [
            kind(row, g)
            for row, player in enumerate(s.players)
            for g, gate in enumerate(player.row)
            if gate.invader != NONE and self.forbid(s, row, g) is None
        ]

    def possible(self, s: FantasyDefense) -> bool:
        """Whether there is anything to choose."""
        for row, player in enumerate(s.players):
            for g, gate in enumerate(player.row):
                if gate.invader != NONE and self.forbid(s, row, g) is None:
                    return True
        return False

    def refuse(self, s: FantasyDefense, option: Any) -> Refusal | None:
        row: int = option.row
        g: int = option.gate
        if not (0 <= row < len(s.players) and 0 <= g < len(s.players[row].row)):
            return Refusal(self.rule, "no_such_gate", {"gate": g})
        if s.players[row].row[g].invader == NONE:
            return Refusal(self.rule, "not_besieged", {"row": row, "gate": g})
        return self.forbid(s, row, g)
