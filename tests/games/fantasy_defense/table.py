"""Small positions of Fantasy: Defense, set up by hand.

    table = Table(faction="elves")
    scout, pixie = table.hand("scout", "pixie")
    table.siege(2, "ogre")
    match = table.play()          # at the Strategy phase, nothing else on the table

Every card that is named is taken out of the deck; all others stay there, so the census holds.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import rempart
from rempart.games.fantasy_defense.options import EndStrategy
from rempart.games.fantasy_defense.state import FantasyDefense
from rempart.games.fantasy_defense.steps.battle import Battle
from rempart.games.fantasy_defense.steps.city import facing
from rempart.games.fantasy_defense.steps.invasion import Invasion
from rempart.games.fantasy_defense.steps.reinforcement import Reinforcement
from rempart.games.fantasy_defense.steps.strategy import HandLimit, Strategy
from rempart.games.fantasy_defense.steps.turn import Phase, Turn
from rempart.kernel import NONE, Match
from rempart.kernel.errors import IllegalChoice

GAME = rempart.game("fantasy_defense")
TABLES = GAME.tables()
PHASES = ("invasion", "strategy", "battle", "reinforcement")


class Table:
    """A position in the making: empty hands and gates, full decks, turn 1."""

    def __init__(
        self,
        players: int = 1,
        faction: str = "humans",
        first: int = 0,
        data: dict[str, Any] | None = None,
        **settings: Any,
    ):
        self.settings = GAME.read_settings({"players": players, "faction": faction, **settings})
        self.data = data or {}
        self.s: FantasyDefense = GAME.setup(self.settings, 1, TABLES)
        self.s.variant = GAME.variant(self.data)
        self.s.first = first
        self.s.turn = 1
        for player in self.s.players:
            player.deck = sorted(player.deck + player.hand, reverse=True)
            player.hand = []
            for gate in player.row:
                self._bonus(gate, 0)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.s, name)

    def card(self, kind: str) -> int:
        """Take a card of a kind out of wherever it is (decks first)."""
        for player in self.s.players:
            for pile in (player.deck, player.start, player.ready, player.discard):
                for card in sorted(pile):
                    if TABLES.cards[card] == kind:
                        pile.remove(card)
                        return card
        raise AssertionError(f"no {kind} left")

    def spell(self, kind: str) -> int:
        """The number of a spell, left where it is."""
        return TABLES.cards.index(kind)

    def hand(self, *kinds: str, seat: int = 0) -> list[int]:
        """Put cards into a hand; gives their numbers."""
        cards = [self.card(kind) for kind in kinds]
        self.s.players[seat].hand += cards
        return cards

    def discard(self, *kinds: str, seat: int = 0) -> list[int]:
        """Put cards onto a discard pile."""
        cards = [self.card(kind) for kind in kinds]
        self.s.players[seat].discard += cards
        return cards

    def deck(self, *kinds: str, seat: int = 0) -> list[int]:
        """Let a deck consist of these cards, the first one drawn first; the rest is discarded."""
        player = self.s.players[seat]
        cards = [self.card(kind) for kind in kinds]
        player.discard += player.deck
        player.deck = cards[::-1]
        return cards

    def unit(self, gate: int, *kinds: str, seat: int = 0) -> list[int]:
        """Deploy units."""
        cards = [self.card(kind) for kind in kinds]
        self.s.players[seat].row[gate].defenders += cards
        return cards

    def siege(self, gate: int, name: str, seat: int = 0) -> int:
        """Let an invader besiege a gate (a boss in co-op: and the gate facing it)."""
        invader = TABLES.invaders.index(name)
        self.s.invader_deck.remove(invader)
        self.s.players[seat].row[gate].invader = invader
        if TABLES.boss[invader]:
            self.s.bosses.append(invader)
            if len(self.s.players) == 2:
                across = facing(self.s, gate)
                self.s.players[1 - seat].row[across].invader = invader
        return invader

    def invaders(self, *names: str) -> list[int]:
        """Let the invader deck consist of these, the first one drawn first; the rest is beaten."""
        chosen = [TABLES.invaders.index(name) for name in names]
        rest = [i for i in self.s.invader_deck if i not in chosen]
        self.s.invader_deck = chosen[::-1]
        self.s.invader_discard += rest
        return chosen

    def bonus(self, gate: int, bonus: int, seat: int = 0) -> None:
        """Choose a gate's bonus by putting another gate card there."""
        self._bonus(self.s.players[seat].row[gate], bonus)

    def _bonus(self, gate: Any, bonus: int) -> None:
        gate.number = TABLES.bonus.index(bonus)

    def play(self, phase: str = "strategy") -> Match:
        """The match, at the beginning of a phase."""
        s = self.s
        order = (s.first, 1 - s.first)[: len(s.players)]
        steps = {
            "invasion": [Invasion(), Phase(0)],
            "strategy": [
                *(HandLimit(seat) for seat in reversed(order)),
                Strategy(s.first),
                Phase(1),
            ],
            "battle": [Battle(), Phase(2)],
            "reinforcement": [Reinforcement(), Phase(3)],
        }
        s.agenda = [Turn()]
        for name in reversed(PHASES[PHASES.index(phase) :]):
            s.agenda += steps[name]
        return Match(GAME, self.settings, 1, self.data, (GAME.edition, 0, s, []))


def ask(match: Match) -> str:
    """What is asked now: the name of the step; "" when the match is over."""
    return type(match.decision.step).__name__ if match.decision else ""


def refused(match: Match, option: Any, rule: str, seat: int | None = None) -> None:
    """Check that an option is not offered, and is refused with a rule; nothing changes."""
    decision = match.decision
    assert decision is not None
    before = GAME.encode(match.state)
    who = decision.actors[0] if seat is None else seat
    if who in decision.actors:
        assert option not in decision.options
    assert [why.rule for why in match.why_not(who, option)] == [rule]
    with pytest.raises(IllegalChoice, match=rule):
        match.choose(option, who)
    assert GAME.encode(match.state) == before


def told(match: Match, kind: type) -> list[Any]:
    """The events of a kind that the last choice caused."""
    return [event for event in match.events if type(event) is kind]


def gate(match: Match, g: int, seat: int = 0) -> Any:
    """A gate of the match."""
    return match.state.players[seat].row[g]


def reckoned(match: Match, g: int, seat: int = 0) -> dict[str, Any]:
    """A gate as everyone sees it, with the powers worked out."""
    return match.view(None)["table"]["players"][seat]["row"][g]


def end_strategy(match: Match) -> None:
    """Every player in turn declares the end of the Strategy phase."""
    for _ in match.seats:
        match.choose(EndStrategy())


def besieging(match: Match, seat: int = 0) -> list[str]:
    """Names of the invaders along a row, "" for none."""
    return [
        "" if gate.invader == NONE else TABLES.invaders[gate.invader]
        for gate in match.state.players[seat].row
    ]


def offered(match: Match, kind: type) -> list[Any]:
    """The options of a kind that are offered now."""
    return [o for o in match.decision.options if type(o) is kind] if match.decision else []


def power_at(match: Match, g: int, seat: int = 0) -> int:
    """The current power of the invader at a gate, as everyone sees it."""
    return match.view(None)["table"]["players"][seat]["row"][g]["power"]


def play_out(match: Match, seed: int = 1) -> list[Any]:
    """Play on at random to the end; gives all events, beginning with those not yet read."""
    rng = random.Random(seed)
    events = list(match.events)
    while match.decision is not None:
        events += match.choose(rng.choice(match.decision.options))
    return events
