"""A bot that plans a whole round: which towers go on which sites and how they face, where tiles go,
what to upgrade and pass, and what the hero does, before or after the towers.

It plays on copies of the state with the real rules. A beam of the best positions is extended action
by action, first of the player who is asked, then of the others; the best few rounds are played
through phases 3 and 4, and the one that ends best is the plan. A plan is followed as long as
everything happens as planned.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Hashable, Iterable
from typing import Any, NamedTuple

from rempart.games.kingdom_rush.ai.candidates import card_actions, figure_actions, narrowed
from rempart.games.kingdom_rush.ai.value import W, Weights, evaluate
from rempart.games.kingdom_rush.aids.forecast import likely
from rempart.games.kingdom_rush.events import HordeDestroyed
from rempart.games.kingdom_rush.options import (
    BuyModifier,
    BuyTower,
    Done,
    PassTower,
    PlaceSoldier,
    PlaceTile,
)
from rempart.games.kingdom_rush.pieces import ADVANCE
from rempart.games.kingdom_rush.state import Kingdom
from rempart.games.kingdom_rush.steps.actions import ActionPhase
from rempart.games.kingdom_rush.steps.round import Phase
from rempart.games.kingdom_rush.view import COPY_IN, COPY_OUT
from rempart.kernel import NONE, Chance, Decision, Event, Game, Option, Seat, Step, settle, take
from rempart.kernel.reason import Reason

ACTIONS = 9
"""Most towers that one player plays or passes in a round."""
HEROES = 2
"""Most actions with figures after that (a bench hero too)."""
COVERING = (PlaceTile, PlaceSoldier)


class Effort(NamedTuple):
    """How hard a planner thinks.

    width      positions kept in the beam after each action of the player who is asked
    others     the same for the players who come after
    breadth    ways to play each kind of tower that are tried
    tiles      places that are tried for the first tile of an action; after it, the best one
    front      unfinished positions that are kept within an action
    finalists  rounds that are played through phases 3 and 4
    weights    how much things count (`value.evaluate`)
    """

    width: int
    others: int
    breadth: int
    tiles: int
    front: int
    finalists: int
    weights: Weights = W


CAREFUL = Effort(width=5, others=2, breadth=4, tiles=3, front=24, finalists=6)
QUICK = Effort(width=2, others=1, breadth=2, tiles=1, front=12, finalists=2)
"""About half the time, and nearly as good with one player: for lines of play in the head."""


class Node(NamedTuple):
    """A position in phase 2, the choices that led to it, and its value."""

    value: float
    path: list[Option]
    state: Kingdom


class Upshot(NamedTuple):
    """What phases 3 and 4 make of a round."""

    value: float
    hearts: int
    destroyed: tuple[int, ...]
    """Hordes, in the order in which they are destroyed."""
    won: bool


class PlannerBot:
    """Plans its rounds (see above); outside phase 2 it looks one choice ahead."""

    def __init__(
        self,
        seed: int = 0,
        effort: Effort = CAREFUL,
        weights: Callable[[Kingdom], Weights] | None = None,
    ):
        self.rng = random.Random(seed)
        self.effort = effort
        self.weights = weights
        """The weights for a match, if they depend on the scenario."""
        self.reason: Reason | None = None
        """Why it chose what it chose last."""
        self._plan: dict[bytes, Option] = {}
        self._why: Reason | None = None

    def choose(
        self,
        game: Game,
        state: Kingdom,
        decision: Decision,
        seat: Seat,
        budget: float | None = None,
    ) -> Option:
        """The next choice of the plan, or of a new one."""
        return self.decide(state, decision, seat, budget)

    def decide(
        self, state: Kingdom, decision: Decision, seat: Seat, budget: float | None = None
    ) -> Option:
        """The same; the game itself is not needed."""
        base, effort = action_phase(state), self.effort
        if self.weights is not None:
            effort = effort._replace(weights=self.weights(state))
        if base is None:
            best = best_option(state, decision, self.rng, effort)
            self.reason = plain_reason(best)
            return best
        option = self._plan.get(public(state))
        if option is None or option not in decision.options:
            search = Search(base, seat, budget=budget, effort=effort)
            path, self._why = search.plan(state)
            self._plan = moments(state, path, base, seat)
            option = self._plan.get(public(state))
        if option is None or option not in decision.options:
            option = best_option(state, decision, self.rng, effort)
        self.reason = plain_reason(option) or self._why
        return option


def copied(state: Kingdom) -> Kingdom:
    """A state of its own."""
    return COPY_IN(COPY_OUT(state))


# One choice at a time


def best_option(state: Kingdom, decision: Decision, rng: random.Random, effort: Effort) -> Option:
    """The option after which, with the questions that it raises, the position looks best."""
    values = rated(state, decision, effort)
    highest = max(values)
    best = [o for o, v in zip(decision.options, values, strict=True) if v > highest - 1e-9]
    return rng.choice(best)


def rated(state: Kingdom, decision: Decision, effort: Effort) -> list[float]:
    """What the position is worth after each option and the questions that it raises."""
    base = len(state.agenda) - (not decision.step.stays)
    encoded = COPY_OUT(state)
    values: list[float] = []
    for option in decision.options:
        after = COPY_IN(encoded)
        take(after, after.agenda[-1], option)
        values.append(max([node.value for node in finish(after, [], base, effort)]))
    return values


# Playing an action through


def action_phase(s: Kingdom) -> int | None:
    """How long the agenda is when the question of phase 2 is on top; None outside phase 2."""
    for n, step in enumerate(s.agenda):
        if isinstance(step, ActionPhase):
            return n + 1
    return None


def finish(
    state: Kingdom, path: list[Option], base: int, effort: Effort, begun: int = 0
) -> list[Node]:
    """The ways to answer all questions above the first `base` steps of the agenda; the action is
    what comes after the `begun` first choices of the path."""
    done: list[Node] = []
    front = [(state, path)]
    while front:
        if len(front) > effort.front:
            front.sort(key=lambda each: -evaluate(each[0], 0, effort.weights))
            del front[effort.front :]
        after: list[tuple[Kingdom, list[Option]]] = []
        for s, way in front:
            options = asked(s, base, way[begun:], effort)
            if not options:
                done.append(Node(evaluate(s, 0, effort.weights), way, s))
                continue
            encoded = COPY_OUT(s) if len(options) > 1 else b""
            for n, option in enumerate(options):
                copy = s if n == len(options) - 1 else COPY_IN(encoded)
                take(copy, copy.agenda[-1], option)
                after.append((copy, [*way, option]))
        front = after
    return done


def asked(s: Kingdom, base: int, way: list[Option], effort: Effort) -> list[Option]:
    """Run the agenda down to `base` steps or the next question: its best answers."""
    agenda: list[Any] = s.agenda
    while s.outcome is None and len(agenda) > base:
        step = agenda[-1]
        if not step.asks:
            agenda.pop().run(s)
            continue
        options = step.options(s)
        if not options:
            agenda.pop()
        elif step.auto and len(options) == 1:
            take(s, step, options[0])
        else:
            seats = step.actors(s)
            if len(seats) > 1:
                options = [option for option in options if option.seat == seats[0]]
            tiles = effort.tiles
            if isinstance(options[0], COVERING) and any(isinstance(each, COVERING) for each in way):
                tiles = 1
            return narrowed(s, step, options, tiles, effort.weights)
    return []


def after_phases(state: Kingdom, w: Weights = W) -> Upshot:
    """Nobody does anything more: what phases 3 and 4 bring (on a copy)."""
    s = copied(state)
    s.done = (1 << len(s.players)) - 1
    events: list[Event] = []
    s.events = events
    agenda: list[Any] = s.agenda
    while s.outcome is None and not is_later(agenda[-1]):
        step = agenda[-1]
        if not step.asks:
            agenda.pop().run(s)
            continue
        options = step.options(s)
        if options:
            take(s, step, likely(Decision(step, step.actors(s), options))[0])
        else:
            agenda.pop()
    won = s.outcome is not None and bool(s.outcome.winners)
    destroyed = [event.horde for event in events if isinstance(event, HordeDestroyed)]
    value = evaluate(s, 0, w)
    return Upshot(value=value, hearts=s.hearts, destroyed=tuple(destroyed), won=won)


def is_later(step: Step) -> bool:
    """Whether a step begins what comes after phase 4."""
    return isinstance(step, Phase) and step.number > ADVANCE


# The plan of a round


class Search:
    """One search for the best round."""

    def __init__(self, base: int, seat: Seat, budget: float | None, effort: Effort):
        self.effort = effort
        self.base = base
        self.seat = seat
        self.until = None if budget is None else time.monotonic() + budget
        self._extended: dict[tuple[int, int], tuple[Node, list[Node]]] = {}

    def late(self) -> bool:
        """Whether the time to think is over."""
        return self.until is not None and time.monotonic() > self.until

    def plan(self, state: Kingdom) -> tuple[list[Option], Reason | None]:
        """The choices of the best round, and the reason for it."""
        idle = after_phases(state, self.effort.weights)
        upshot, best = self.finalists(state)[0]
        return best.path, reason(idle, upshot)

    def finalists(self, state: Kingdom) -> list[tuple[Upshot, Node]]:
        """The best rounds and what becomes of them, the best first."""
        nodes = finish(copied(state), [], self.base, self.effort)
        nodes = self.actions(nodes, self.seat, self.effort.width)
        for seat in range(len(state.players)):
            if seat != self.seat and not state.done >> seat & 1:
                nodes = self.actions(nodes, seat, self.effort.others)
        few = nodes[: self.effort.finalists]
        found = [(after_phases(node.state, self.effort.weights), node) for node in few]
        return sorted(found, key=lambda each: -each[0].value)

    def actions(self, nodes: list[Node], seat: Seat, width: int) -> list[Node]:
        """What a player can make of these positions, the best first: the hero first or not, towers
        in any order, then the hero. A player may stop after any action."""
        others = self.effort.others
        pool = ranked(nodes)[: max(width, others)]
        beam = pool + self.after(pool, seat, width, self.with_figures)
        pool = beam = ranked(beam)[: width + others]
        for _ in range(ACTIONS):
            beam = self.after(beam, seat, width, self.with_cards)
            pool = pool + beam
            if not beam:
                break
        best = ranked(pool)[:width]
        for _ in range(HEROES):
            best = best + self.after(best, seat, width, self.with_figures)
            best = ranked(best)[:width]
        return ranked([*pool, *best])[: max(width, self.effort.finalists)]

    def after(
        self,
        nodes: list[Node],
        seat: Seat,
        width: int,
        extended: Callable[[Node, Seat], list[Node]],
    ) -> list[Node]:
        """The best positions after one more action of a player, each but once."""
        found: dict[Hashable, Node] = {}
        for node in nodes:
            if node.state.outcome is not None or node.state.done >> seat & 1 or self.late():
                continue
            for child in extended(node, seat):
                key = signature(child.state)
                if key not in found or found[key].value < child.value:
                    found[key] = child
        return ranked(found.values())[:width]

    def with_cards(self, node: Node, seat: Seat) -> list[Node]:
        """The positions after an action with a tower card."""
        effort = self.effort
        breadth = effort.breadth if seat == self.seat else effort.others
        return self.children(node, card_actions(node.state, seat, breadth, effort.weights))

    def with_figures(self, node: Node, seat: Seat) -> list[Node]:
        """The positions after an action with a hero. A position that stays among the best is asked
        for again, before the towers and after them, and these actions take long: so they are
        remembered, with the position, which keeps its id from being used again."""
        key = id(node), seat
        if key not in self._extended:
            self._extended[key] = node, self.children(node, figure_actions(node.state, seat))
        return self._extended[key][1]

    def children(self, node: Node, actions: list[list[Option]]) -> list[Node]:
        """The positions after each of these actions."""
        found: list[Node] = []
        encoded = COPY_OUT(node.state) if actions else b""
        for choices in actions:
            s = COPY_IN(encoded)
            for option in choices:
                take(s, s.agenda[-1], option)
            path = [*node.path, *choices]
            found += finish(s, path, self.base, self.effort, len(node.path))
        return found


def ranked(nodes: Iterable[Node]) -> list[Node]:
    """The best positions first."""
    return sorted(nodes, key=lambda node: -node.value)


def signature(s: Kingdom) -> Hashable:
    """Positions with the same are the same for what is left of the round."""
    return (
        tuple([(horde.card, horde.covered) for horde in s.hordes]),
        tuple([(tuple(sorted(p.hand)), p.space, p.activated, p.life) for p in s.players]),
        tuple(sorted([tower.space for tower in s.built])),
        s.benched,
        s.crystals,
    )


def moments(state: Kingdom, path: list[Option], base: int, seat: Seat) -> dict[bytes, Option]:
    """The plan as what to choose in which position, up to the end of the player's own part."""
    s = copied(state)
    found: dict[bytes, Option] = {}
    for option in path:
        if settle(s) is not None and len(s.agenda) == base and getattr(option, "seat", -1) != seat:
            break
        found[public(s)] = option
        take(s, s.agenda[-1], option)
    if settle(s) is not None and len(s.agenda) == base:
        found.setdefault(public(s), Done(seat))
    return found


NO_CHANCE = Chance(0)


def public(s: Kingdom) -> bytes:
    """What everybody knows of a state: without the order of piles and decks."""
    kept = s.chance, s.piles, s.behaviour, s.activation, s.pumpkins, s.graveyard
    s.chance, s.piles = NO_CHANCE, [[len(pile)] for pile in s.piles]
    s.behaviour, s.activation, s.pumpkins, s.graveyard = [], [], [], sorted(s.graveyard)
    found = COPY_OUT(s)
    s.chance, s.piles, s.behaviour, s.activation, s.pumpkins, s.graveyard = kept
    return found


# Reasons


def plain_reason(option: Option) -> Reason | None:
    """What an option is for, if that is obvious from the option."""
    if isinstance(option, PassTower) and option.upgrade != NONE:
        return Reason("upgrade")
    if isinstance(option, BuyTower | BuyModifier):
        return Reason("buy")
    return Reason("enough") if isinstance(option, Done) else None


def reason(idle: Upshot, best: Upshot) -> Reason | None:
    """What the planned round brings, compared with doing nothing more."""
    if best.won and not idle.won:
        return Reason("wins")
    gone = [card for card in best.destroyed if card not in idle.destroyed]
    saved = best.hearts - idle.hearts
    about: dict[str, object] = {"hearts": saved} if saved > 0 else {}
    if not gone:
        return Reason("saves", about) if about else Reason("weakens")
    about |= {"horde": gone[0]} if len(gone) == 1 else {"count": len(gone)}
    many = "one" if len(gone) == 1 else "some"
    return Reason(f"destroys_{many}_and_saves" if saved > 0 else f"destroys_{many}", about)
