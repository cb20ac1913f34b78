"""Small positions of Kravora, set up by hand.

    table = Table(players=3)
    puppet = table.defender(5, "puppet")
    sprinter = table.enemy(4, "sprinter")
    match = table.enemy_attack()      # phase 3.2 of seat 0, then everything stops

A table begins empty: no units, no blood, whole walls, turn 1, first player seat 0. Figures are
taken from their supplies, so the census holds. What follows the phase in question is cut off by a
question to seat 0 that means nothing (`stopped`).
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import rempart
from rempart.games.kravora.ids import BUILDINGS, KINDS, RUSES, SHIELD
from rempart.games.kravora.options import Cast
from rempart.games.kravora.pieces import Player
from rempart.games.kravora.state import Kravora
from rempart.games.kravora.steps.attack import AttackPhase
from rempart.games.kravora.steps.calamity import Calamity, Comet, Reward
from rempart.games.kravora.steps.dice import Announcement, TurnZero
from rempart.games.kravora.steps.end import Eruption
from rempart.games.kravora.steps.enemies import EnemyAttack, attack_order
from rempart.games.kravora.steps.movement import EnemyMovement
from rempart.games.kravora.steps.purchases import Purchases
from rempart.games.kravora.steps.refill import Refill
from rempart.games.kravora.steps.ruse_announced import ShieldWindow
from rempart.games.kravora.steps.supply import hp, place, take_figure
from rempart.games.kravora.steps.turn import PlayerTurn, Turn
from rempart.games.kravora.steps.wages import Dismantling, Recycling, Wages
from rempart.kernel import NONE, Match
from rempart.kernel.errors import IllegalChoice

GAME = rempart.game("kravora")
TABLES = GAME.tables()
FACES = TABLES.calamity


class Table:
    """A position in the making."""

    def __init__(self, players: int = 2, data: dict[str, Any] | None = None, **settings: Any):
        self.settings = GAME.read_settings({"players": players, **settings})
        self.data = data or {}
        variant = GAME.variant(self.data)
        self.s: Kravora = GAME.setup(self.settings, 1, GAME.tables(variant))
        self.s.variant = variant
        self.s.turn = 1

    def __getitem__(self, seat: int) -> Player:
        return self.s.players[seat]

    def defender(self, line: int, kind: str, board: int = 0, wounds: int = 0) -> int:
        """A unit of the board's owner."""
        return self._unit(line, kind, board, board, wounds)

    def enemy(
        self, line: int, kind: str, board: int = 0, owner: int = NONE, wounds: int = 0
    ) -> int:
        """A white unit, or one of another player."""
        return self._unit(line, kind, board, owner, wounds)

    def _unit(self, line: int, kind: str, board: int, owner: int, wounds: int) -> int:
        unit = self.take(kind, owner)
        place(self.s, board, line, unit)
        if wounds:
            self.s.wounds[unit] = wounds
        return unit

    def take(self, kind: str, owner: int = NONE) -> int:
        """A figure from its supply."""
        unit = take_figure(self.s, owner, KINDS.index(kind))
        assert unit != NONE
        return unit

    def empty(self, kind: str, owner: int = NONE, leave: int = 0) -> None:
        """Let all but some figures of a kind stand on the far line of the last player's board."""
        last = len(self.s.players) - 1
        supply = self.s.white if owner == NONE else self[owner].supply
        while supply[KINDS.index(kind)].bit_count() > leave:
            place(self.s, last, 1, self.take(kind, owner))

    def kill(self, kind: str, seat: int = 0, owner: int = NONE, place: str = "reserve") -> int:
        """A dead unit in a reserve or laboratory."""
        unit = self.take(kind, owner)
        getattr(self[seat], place).append(unit)
        return unit

    def build(self, *buildings: str, seat: int = 0) -> None:
        """Buildings that stand."""
        self[seat].buildings += [BUILDINGS.index(building) for building in buildings]

    # Where a match begins

    def only(self, *steps: Any, forced: list[int] | None = None) -> Match:
        """The match with these steps to do, the first one first, and then a stop."""
        stop = ShieldWindow(0, [], NONE, SHIELD, NONE, NONE, NONE)
        return self.begin([Turn(), stop, *reversed(steps)], forced)

    def begin(self, agenda: list[Any], forced: list[int] | None = None) -> Match:
        """The match with an agenda of one's own."""
        self.s.agenda = agenda
        self.s.chance.forced = list(forced or [])
        return Match(GAME, self.settings, 1, self.data, (GAME.edition, 0, self.s, []))

    def turn(self, number: int, forced: list[int] | None = None) -> Match:
        """A whole turn of the table, and all that come after it.

        Walls have one point, so that nobody is asked about dismantling them.
        """
        self.s.turn = number - 1
        for player in self.s.players:
            player.wall = min(player.wall, 1)
        return self.begin([Turn()], forced)

    def player_turn(self, seat: int = 0, phase: int = 2) -> Match:
        """A player's turn from a phase on."""
        return self.only(PlayerTurn(seat, phase))

    def turn_zero(self, forced: list[int]) -> Match:
        return self.only(TurnZero(), forced=forced)

    def announce(self, *rolls: int) -> Match:
        """Phase 1 with these dice."""
        return self.only(Announcement(), forced=[roll - 1 for roll in rolls])

    def calamity(self, face: str, *rolls: int) -> Match:
        """Phase 2 of an odd turn with this face, and these comet dice."""
        return self.only(Calamity(), forced=[FACES.index(face), *(roll - 1 for roll in rolls)])

    def comet(self, roll: int) -> Match:
        return self.only(Comet(), forced=[roll - 1])

    def reward(self) -> Match:
        return self.only(Reward())

    def eruption(self, *rolls: int) -> Match:
        self.s.turn = 11
        return self.only(Eruption(), forced=[roll - 1 for roll in rolls])

    def attack(self, seat: int = 0) -> Match:
        self.s.active = seat
        return self.only(AttackPhase(seat))

    def enemy_attack(self, seat: int = 0) -> Match:
        return self.only(EnemyAttack(seat, attack_order(self.s, seat)))

    def movement(self, seat: int = 0) -> Match:
        return self.only(EnemyMovement(seat))

    def wages(self, seat: int = 0) -> Match:
        return self.only(Wages(seat), Recycling(seat), Dismantling(seat))

    def purchases(self, seat: int = 0) -> Match:
        self.s.active = seat
        return self.only(Purchases(seat))

    def refill(self, seat: int = 0) -> Match:
        return self.only(Refill(seat))

    def cast(self, ruse: str, blood: int = 30, seat: int = 0) -> Match:
        """The purchase phase of a player with a hut who has just said: I cast this ruse."""
        self.build("hut", seat=seat)
        self[seat].blood = blood
        match = self.purchases(seat)
        match.choose(ruse_of(ruse))
        return match


def ruse_of(ruse: str) -> Cast:
    return Cast(RUSES.index(ruse))


def cost(name: str) -> int:
    """What a building or ruse costs with two players, without discounts."""
    if name in RUSES:
        return TABLES.ruse_price[2][0][RUSES.index(name)]
    return TABLES.building_price[2][BUILDINGS.index(name)]


def kind(name: str) -> int:
    return KINDS.index(name)


def building(name: str) -> int:
    return BUILDINGS.index(name)


def ask(match: Match) -> str:
    """What is asked now: the name of the step; "" when the match is over."""
    return type(match.decision.step).__name__ if match.decision else ""


def stopped(match: Match) -> bool:
    """Whether everything that was to be done is done."""
    step = match.decision.step if match.decision else None
    return isinstance(step, ShieldWindow) and step.caster == NONE


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


def offered(match: Match, *kinds: type) -> list[Any]:
    """The options of some kinds that are offered now."""
    return [o for o in match.decision.options if isinstance(o, kinds)] if match.decision else []


def told(match: Match, kind: type) -> list[Any]:
    """The events of a kind that the last choice (or the beginning) caused."""
    return [event for event in match.events if type(event) is kind]


def player(match: Match, seat: int = 0) -> Player:
    return match.state.players[seat]


def walls(match: Match) -> list[int]:
    return [player.wall for player in match.state.players]


def at(match: Match, unit: int) -> tuple[int, int] | None:
    """Board and line of a unit; None if it is on no board."""
    for board, player in enumerate(match.state.players):
        for lines in (player.defenders, player.enemies):
            for line, units in enumerate(lines):
                if unit in units:
                    return board, line
    return None


def hit_points(match: Match, unit: int) -> int:
    """0 for a unit that is on no board."""
    return hp(match.state, unit) if at(match, unit) else 0


def in_supply(match: Match, unit: int) -> bool:
    """Whether a figure is in the supply of its colour."""
    owner, kind = TABLES.owner[unit], TABLES.kind[unit]
    supply = match.state.white if owner == NONE else player(match, owner).supply
    return bool(supply[kind] >> (unit - TABLES.first[owner][kind]) & 1)


def kinds_on(match: Match, board: int, line: int) -> list[str]:
    """The kinds of the enemies on a line, weakest first."""
    return [KINDS[k] for k in sorted(TABLES.kind[u] for u in player(match, board).enemies[line])]


def play_out(match: Match, seed: int = 1) -> list[Any]:
    """Play on at random to the end; gives all events, beginning with those not yet read."""
    rng = random.Random(seed)
    events = list(match.events)
    while match.decision is not None:
        events += match.choose(rng.choice(match.decision.options))
    return events
