"""Small changes that several chapters make, each checked at once for the end of the game.

FD-TURN-02: both ends are tested after each atomic change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.fantasy_defense.events import (
    CardDiscarded,
    CardsDrawn,
    CityFallen,
    CityHeld,
    InvaderDiscarded,
    MoraleLost,
    UnitMoved,
)
from rempart.games.fantasy_defense.pieces import Player
from rempart.games.fantasy_defense.tables import TABLES
from rempart.kernel import NONE, Outcome

if TYPE_CHECKING:
    from rempart.games.fantasy_defense.state import FantasyDefense


# Cards


def draw_cards(s: FantasyDefense, seat: int, count: int, rule: str) -> None:
    """Draw up to `count` cards from the player's own deck, which is never reshuffled."""
    player = s.players[seat]
    deck = player.deck
    count = min(count, len(deck))
    if not count:
        return
    drawn = deck[: -count - 1 : -1]
    del deck[-count:]
    player.hand += drawn
    player.bottom = min(player.bottom, len(deck))
    s.tell(CardsDrawn(seat=seat, cards=tuple(drawn), count=count, rule=rule))


def leave_hand(player: Player, card: int) -> None:
    """Take a card out of a hand."""
    player.hand.remove(card)
    if card in player.shown:
        player.shown.remove(card)


def to_discard(s: FantasyDefense, card: int) -> None:
    """Put a card on the discard pile of its own faction's player (FD-COOP-18).

    FD-START-06: a starting unit is an ordinary card from then on.
    """
    t = TABLES[s.variant]
    for owner in s.players:
        if owner.faction == t.faction[card]:
            owner.discard.append(card)
            if t.role[card] == "start":
                owner.ordinary = True


def discard_from_hand(s: FantasyDefense, seat: int, card: int, rule: str) -> None:
    """Discard a card from hand, face up (FD-STRATEGY-14)."""
    leave_hand(s.players[seat], card)
    to_discard(s, card)
    s.tell(CardDiscarded(seat=seat, card=card, rule=rule))


# Units


def gate_of(s: FantasyDefense, card: int) -> tuple[int, int]:
    """Row and gate where a unit is deployed; (NONE, NONE) if it is not."""
    for row, player in enumerate(s.players):
        for g, gate in enumerate(player.row):
            if card in gate.defenders:
                return row, g
    return NONE, NONE


def move_unit(s: FantasyDefense, row: int, card: int, source: int, to: int, rule: str) -> None:
    """Move a deployed unit within its row. What rule let it move is the caller's business: moves
    by effects have nothing to do with the normal move (FD-STRATEGY-11)."""
    gates = s.players[row].row
    gates[source].defenders.remove(card)
    gates[to].defenders.append(card)
    if s.events is not None:
        s.tell(UnitMoved(card=card, row=row, source=source, gate=to, rule=rule))


# Invaders


def facing(s: FantasyDefense, g: int) -> int:
    """FD-COOP-08: the gate of the other row that faces gate `g`."""
    return len(s.players[0].row) - 1 - g


def lift_siege(s: FantasyDefense, row: int, g: int) -> int:
    """Take the invader away from a gate (a boss from both of its gates); gives the invader."""
    gate = s.players[row].row[g]
    invader = gate.invader
    gate.invader = NONE
    gate.halvings = 0
    if len(s.players) == 2:
        other = s.players[1 - row].row[facing(s, g)]
        if other.invader == invader:
            other.invader = NONE
    return invader


def discard_invader(s: FantasyDefense, row: int, g: int, rule: str) -> None:
    """Discard a besieging invader. FD-END-01: the last one wins the game."""
    invader = lift_siege(s, row, g)
    s.invader_discard.append(invader)
    if s.events is not None:
        s.tell(InvaderDiscarded(invader=invader, row=row, gate=g, rule=rule))
    if not s.invader_deck and not s.besieged():
        end(s, won=True, rule="FD-END-01")


# Morale


def lose_morale(s: FantasyDefense, amount: int, rule: str) -> None:
    """Lower the city's morale; nothing raises it (FD-END-04). FD-END-02: at 0 or less the game is
    lost."""
    s.morale -= amount
    if s.events is not None:
        s.tell(MoraleLost(amount=amount, morale=s.morale, rule=rule))
    if s.morale <= 0:
        end(s, won=False, rule="FD-END-02")


def end(s: FantasyDefense, *, won: bool, rule: str) -> None:
    """End the game for all players together (FD-COOP-27), with its result (FD-END-05).

    Nothing runs once there is an outcome, so a game that is won stays won (FD-END-03).
    """
    seats = tuple(range(len(s.players)))
    left = len(s.invader_deck) + len(s.besiegers())
    reasons = {"FD-END-01": "held", "FD-END-02": "fallen", "FD-END-06": "too_long"}
    s.outcome = Outcome(
        winners=seats if won else (),
        scores=tuple(s.morale if won else -left for _ in seats),
        reason=reasons[rule],
        rule=rule,
        facts={"won": int(won), "morale": s.morale, "invaders_left": left, "turn": s.turn},
    )
    s.tell((CityHeld if won else CityFallen)(morale=s.morale, rule=rule))
