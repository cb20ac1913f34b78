"""What each seat may see (FD-HIDE), and how to deal again what it may not."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from rempart.games.fantasy_defense.ids import Card, Faction, GateCard, Invader, Phase, Seat
from rempart.games.fantasy_defense.pieces import Gate, Player
from rempart.games.fantasy_defense.state import FantasyDefense
from rempart.games.fantasy_defense.steps.powers import defence, invader_power
from rempart.games.fantasy_defense.tables import TABLES
from rempart.kernel import NONE, Chance, OrNone


class GateView(msgspec.Struct, frozen=True):
    """A gate, with its powers computed."""

    number: GateCard
    bonus: int
    invader: OrNone[Invader]
    power: int
    """Of the invader, now."""
    defenders: list[Card]
    defence: int
    """Of all defenders and the gate, now."""
    halvings: int
    shielded: bool
    resolved: bool


class PlayerView(msgspec.Struct, frozen=True):
    """A player. `hand` is None for those who may not see it."""

    faction: Faction
    row: list[GateView]
    hand: list[Card] | None
    hand_size: int
    shown: list[Card]
    deck_size: int
    bottom: list[Card]
    """The cards known to be at the bottom of the deck, lowest first."""
    start: list[Card]
    ready: list[Card]
    used: list[Card]
    discard: list[Card]
    ordinary: bool
    """The starting unit is an ordinary card by now."""
    gave: bool


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it. Everything not named here is hidden (FD-HIDE-05)."""

    seat: Seat | None
    variant: str
    turn: int
    phase: Phase
    morale: int
    first: Seat
    players: list[PlayerView]
    invader_backs: list[str]
    """The tiers of the invader deck, as the backs of the cards show; top first (FD-HIDE-01)."""
    invader_top: list[Invader]
    """The invaders known to be on top; top first."""
    invader_discard: list[Invader]
    moved: list[Card]
    skirmished: list[Card]


def view(s: FantasyDefense, seat: int | None) -> View:
    """Built by inclusion: copy what is allowed."""
    t = TABLES[s.variant]
    known = s.invader_deck[len(s.invader_deck) - s.known_top :]
    return View(
        seat=seat,
        variant=s.variant,
        turn=s.turn,
        phase=s.phase,
        morale=s.morale,
        first=s.first,
        players=[player_view(s, row, player, seat) for row, player in enumerate(s.players)],
        invader_backs=[t.tier[invader] for invader in reversed(s.invader_deck)],
        invader_top=known[::-1],
        invader_discard=list(s.invader_discard),
        moved=list(s.moved),
        skirmished=list(s.skirmished),
    )


def player_view(s: FantasyDefense, row: int, player: Player, seat: int | None) -> PlayerView:
    """FD-HIDE-03: a hand is seen by its owner; FD-OPTION-04: with open_hands by both players."""
    may_see = seat == row or (s.open_hands and seat is not None)
    return PlayerView(
        faction=player.faction,
        row=[gate_view(s, row, g, gate) for g, gate in enumerate(player.row)],
        hand=list(player.hand) if may_see else None,
        hand_size=len(player.hand),
        shown=list(player.shown),
        deck_size=len(player.deck),
        bottom=player.deck[: player.bottom],
        start=list(player.start),
        ready=list(player.ready),
        used=list(player.used),
        discard=list(player.discard),
        ordinary=player.ordinary,
        gave=player.gave,
    )


def gate_view(s: FantasyDefense, row: int, g: int, gate: Gate) -> GateView:
    """A gate hides nothing."""
    return GateView(
        number=gate.number,
        bonus=TABLES[s.variant].bonus[gate.number],
        invader=gate.invader,
        power=0 if gate.invader == NONE else invader_power(s, row, g),
        defenders=list(gate.defenders),
        defence=defence(s, row, g),
        halvings=gate.halvings,
        shielded=gate.shielded,
        resolved=gate.resolved,
    )


COPY_OUT = msgspec.msgpack.Encoder().encode
COPY_IN = msgspec.msgpack.Decoder(FantasyDefense).decode


def redeal(s: FantasyDefense, seat: int | None, seed: int) -> FantasyDefense:
    """A state that `seat` could not tell from `s`: hidden cards in another order."""
    s = COPY_IN(COPY_OUT(s))
    chance = Chance(seed)
    redeal_invaders(s, chance)
    for row, player in enumerate(s.players):
        sees = seat == row or (s.open_hands and seat is not None)
        redeal_player(player, sees, chance)
    s.chance = Chance(chance.bits("onward"))
    return s


def redeal_invaders(s: FantasyDefense, chance: Chance) -> None:
    """FD-HIDE-01: invaders of a tier change places below those known to be on top."""
    t = TABLES[s.variant]
    deck = s.invader_deck
    hidden = range(1 if s.dragon_last else 0, len(deck) - s.known_top)
    for tier in ("underling", "elite", "boss"):
        places = [i for i in hidden if t.tier[deck[i]] == tier]
        cards = sorted([deck[i] for i in places])  # so that nothing depends on how they lie
        chance.shuffle(cards)
        for i, card in zip(places, cards, strict=True):
            deck[i] = card


def redeal_player(player: Player, sees_hand: bool, chance: Chance) -> None:
    """FD-HIDE-02: the deck above its known bottom is shuffled; FD-HIDE-03: together with the
    hand, if that is hidden, except for the cards that were put there openly (FD-HIDE-04)."""
    held = [] if sees_hand else [i for i, c in enumerate(player.hand) if c not in player.shown]
    hidden = sorted([player.hand[i] for i in held] + player.deck[player.bottom :])
    chance.shuffle(hidden)
    for i, card in zip(held, hidden, strict=False):
        player.hand[i] = card
    player.deck[player.bottom :] = hidden[len(held) :]


def census(s: FantasyDefense) -> Mapping[str, int]:
    """Where every card is: each is somewhere, once."""
    count: dict[str, int] = {}
    for p in s.players:
        for pile in (p.deck, p.hand, p.discard, p.start, p.ready, p.used):
            for card in pile:
                _count(count, f"card {card}")
        for gate in p.row:
            _count(count, f"gate_card {gate.number}")
            for card in gate.defenders:
                _count(count, f"card {card}")
    for invader in [*s.invader_deck, *s.invader_discard, *s.besiegers()]:
        _count(count, f"invader {invader}")
    return count


def _count(count: dict[str, int], what: str) -> None:
    count[what] = count.get(what, 0) + 1
