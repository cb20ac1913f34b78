"""2. The Strategy phase (FD-STRATEGY), starting cards and spells (FD-START), gifts (FD-COOP-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rempart.games.fantasy_defense.events import (
    CardGiven,
    SpellCast,
    StrategyEnded,
    UnitDeployed,
)
from rempart.games.fantasy_defense.options import (
    Cast,
    Deploy,
    Discard,
    EndStrategy,
    Give,
    Move,
)
from rempart.games.fantasy_defense.steps.asks import CardAsk
from rempart.games.fantasy_defense.steps.city import (
    discard_from_hand,
    gate_of,
    leave_hand,
    move_unit,
)
from rempart.games.fantasy_defense.steps.effects import IMMEDIATE
from rempart.games.fantasy_defense.steps.spells import SPELLS, refuse_target
from rempart.games.fantasy_defense.tables import TABLES
from rempart.kernel import NONE, Ask, Option, Refusal

if TYPE_CHECKING:
    from rempart.games.fantasy_defense.state import FantasyDefense

END = EndStrategy()


class Strategy(Ask):
    """FD-STRATEGY-01: deploy, move and cast in any order, then declare the end of the phase.

    FD-COOP-30: in co-op the player with the floor (`seat`) goes on until they pass; the phase is
    over when both have passed in succession.
    """

    seat: int
    passes: int = 0
    rule: ClassVar[str] = "FD-STRATEGY-01"
    offers: ClassVar = (Deploy, Move, Cast, Give, EndStrategy)
    stays: ClassVar[bool] = True

    def options(self, s: FantasyDefense) -> list[Option]:
        t = TABLES[s.variant]
        player = s.players[self.seat]
        row = player.row
        found: list[Option] = []
        deploys = t.deploys[len(row)]
        for card in player.hand:
            found += deploys[card]
        for card in player.start:
            found += deploys[card]
        moves = t.moves[len(row)]
        moved = s.moved
        for g, gate in enumerate(row):
            for card in gate.defenders:
                if card not in moved:
                    found += moves[g][card]
        for card in player.ready:
            if refuse_target(s, card) is None:
                found.append(t.casts[card])
        if len(s.players) == 2 and not player.gave:
            found += [t.gives[card] for card in player.hand]
        found.append(END)
        return found

    def refuse(
        self, s: FantasyDefense, option: Deploy | Move | Cast | Give | EndStrategy
    ) -> Refusal | None:
        return REFUSE[type(option)](s, self.seat, option)

    def choose(self, s: FantasyDefense, option: Deploy | Move | Cast | Give | EndStrategy) -> None:
        if option == END:
            self.end(s)
        else:
            self.passes = 0
            DO[type(option)](s, self.seat, option)

    def end(self, s: FantasyDefense) -> None:
        """Pass; when all have passed in succession the phase is over."""
        self.passes += 1
        if s.events is not None:
            s.tell(StrategyEnded(seat=self.seat))
        if self.passes == len(s.players):
            s.agenda.pop()
        else:
            self.seat = 1 - self.seat


# Deploying


def refuse_deploy(s: FantasyDefense, seat: int, option: Deploy) -> Refusal | None:
    """FD-STRATEGY-02, FD-STRATEGY-03: a unit from hand goes to any gate of its owner.

    FD-START-02: or the starting unit from its place. FD-COOP-15: own hand, own gates.
    """
    player = s.players[seat]
    if option.card not in player.hand and option.card not in player.start:
        return Refusal("FD-STRATEGY-02", "not_in_hand", {"card": option.card})
    return refuse_gate(s, seat, option.gate)


def refuse_gate(s: FantasyDefense, seat: int, g: int) -> Refusal | None:
    """There must be such a gate in one's own row."""
    if 0 <= g < len(s.players[seat].row):
        return None
    return Refusal("FD-STRATEGY-03", "no_such_gate", {"gate": g})


def deploy(s: FantasyDefense, seat: int, option: Deploy) -> None:
    """Deploy a unit; its immediate effect, if it has one, can be used now (FD-STRATEGY-05)."""
    card, g = option.card, option.gate
    player = s.players[seat]
    if card in player.start:
        player.start.remove(card)
    else:
        leave_hand(player, card)
    player.row[g].defenders.append(card)
    if s.events is not None:
        s.tell(UnitDeployed(seat=seat, card=card, row=seat, gate=g))
    effect = IMMEDIATE.get(TABLES[s.variant].effect[card])
    if effect is not None:
        s.agenda.append(effect(seat, g))


# Moving


def refuse_move(s: FantasyDefense, seat: int, option: Move) -> Refusal | None:
    """FD-STRATEGY-08: a deployed unit of one's own may move to an adjacent gate.

    FD-STRATEGY-09: once a turn. FD-STRATEGY-10: the ends are not adjacent. FD-COOP-15: not the
    other player's.
    """
    row, g = gate_of(s, option.card)
    if row != seat:
        rule = "FD-STRATEGY-08" if row == NONE else "FD-COOP-15"
        return Refusal(rule, "not_yours_deployed", {"card": option.card})
    if option.card in s.moved:
        return Refusal("FD-STRATEGY-09", "already_moved", {"card": option.card})
    return refuse_gate(s, seat, option.gate) or refuse_distance(s, seat, g, option.gate)


def refuse_distance(s: FantasyDefense, seat: int, g: int, to: int) -> Refusal | None:
    """FD-STRATEGY-08: adjacent gates are next to each other; FD-STRATEGY-10: the ends are not."""
    if abs(g - to) == 1:
        return None
    ends = {g, to} == {0, len(s.players[seat].row) - 1}
    rule = "FD-STRATEGY-10" if ends else "FD-STRATEGY-08"
    return Refusal(rule, "not_adjacent", {"gate": to})


def move(s: FantasyDefense, seat: int, option: Move) -> None:
    """The normal move. FD-STRATEGY-16: it stays used even if the unit leaves and comes back."""
    _, g = gate_of(s, option.card)
    s.moved.append(option.card)
    move_unit(s, seat, option.card, g, option.gate, "FD-STRATEGY-08")


# Casting


def refuse_cast(s: FantasyDefense, seat: int, option: Cast) -> Refusal | None:
    """FD-START-03: a ready spell of one's own can be cast; FD-START-04: a used one cannot."""
    player = s.players[seat]
    if option.card in player.used:
        return Refusal("FD-START-04", "spell_used", {"card": option.card})
    if option.card not in player.ready:
        return Refusal("FD-START-03", "not_your_spell", {"card": option.card})
    return refuse_target(s, option.card)


def cast(s: FantasyDefense, seat: int, option: Cast) -> None:
    """Turn the spell face down and do what it says (FD-START-04)."""
    player = s.players[seat]
    player.ready.remove(option.card)
    player.used.append(option.card)
    s.tell(SpellCast(seat=seat, card=option.card))
    s.agenda.append(SPELLS[TABLES[s.variant].effect[option.card] or ""](seat))


# Giving


def refuse_gift(s: FantasyDefense, seat: int, option: Give) -> Refusal | None:
    """FD-COOP-13: one card to the other player, once in a Strategy phase; FD-COOP-14: from hand."""
    if len(s.players) == 1:
        return Refusal("FD-COOP-13", "nobody_to_give")
    if s.players[seat].gave:
        return Refusal("FD-COOP-13", "already_gave")
    if option.card not in s.players[seat].hand:
        return Refusal("FD-COOP-14", "not_in_hand", {"card": option.card})
    return None


def give(s: FantasyDefense, seat: int, option: Give) -> None:
    """Give a card, openly (FD-HIDE-04)."""
    leave_hand(s.players[seat], option.card)
    s.players[seat].gave = True
    s.players[1 - seat].hand.append(option.card)
    s.players[1 - seat].shown.append(option.card)
    s.tell(CardGiven(seat=seat, card=option.card))


def refuse_nothing(s: FantasyDefense, seat: int, option: EndStrategy) -> Refusal | None:
    """One may always finish."""
    return None


REFUSE: dict[type, Any] = {
    Deploy: refuse_deploy,
    Move: refuse_move,
    Cast: refuse_cast,
    Give: refuse_gift,
    EndStrategy: refuse_nothing,
}
DO: dict[type, Any] = {Deploy: deploy, Move: move, Cast: cast, Give: give}


class HandLimit(CardAsk):
    """FD-STRATEGY-12: when the phase is over, discard from hand until at most 2 cards are left.

    FD-COOP-19: each player for themselves. FD-STRATEGY-13: starting cards do not count.
    """

    rule: ClassVar[str] = "FD-STRATEGY-12"
    offers: ClassVar = (Discard,)
    reason: ClassVar[str] = "not_in_hand"
    stays: ClassVar[bool] = True

    def among(self, s: FantasyDefense) -> list[int]:
        hand = s.players[self.seat].hand
        return hand if len(hand) > TABLES[s.variant].game.hand_limit else []

    def choose(self, s: FantasyDefense, option: Discard) -> None:
        discard_from_hand(s, self.seat, option.card, self.rule)
