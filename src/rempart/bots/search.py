"""A bot that simulates many lines of play: information-set Monte Carlo tree search.

One line of play goes as follows. Everything the seat cannot know is dealt anew. From the current
decision on, the line follows the tree: at each choice it takes an option that has done well or has
rarely been tried, among the best few of the game's `order` (more of them the more often the choice
came up). Beyond the tree the game's quick `player` plays on, until the game's `clock` has advanced
by its `horizon`; the position there is judged by `chance`, or by the outcome. The result is added
to all options on the way, each from the point of view of its seat: so rivals are assumed to play
for themselves, and team-mates for the team.

A choice in the tree is known by the options that led there, not by the position: lines with
different hidden cards and dice share it (an open-loop tree). A game whose choices only make sense
together may give whole `lines` instead: then these are the options of the root, and there is no
tree below it.

The bot keeps its plan, the best line, and follows it as long as everything its seat can see happens
as planned.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Iterable
from typing import Any

import msgspec

from rempart.bots.greedy import distinct
from rempart.kernel import Decision, Game, Option, SearchModel, Seat, State, advance, settle
from rempart.kernel.search_model import Player

ENDLESS = 1 << 40
"""The number of lines if only the time is limited."""
CURIOSITY = 0.7
"""How strongly rarely tried options are favoured, in units of the spread of the lines."""
WIDTH, WIDENING = 2.0, 0.4
"""After n visits the best WIDTH * n ** WIDENING options of a choice are tried."""
NEGLECTED = 10
"""At least one line in this many goes through each option in `also`."""
PLANNED = 24
"""The least lines through a choice of the tree for it to be part of the plan."""
LOOK = 16
"""Lines between two checks of whether the choice is clear."""
CLEAR = 4.0
"""A choice this many standard errors ahead is clear."""
QUIET = 0.02
"""The least spread assumed between lines through the same option."""
ENOUGH = 64
"""Lines before a choice can be clear."""


class Weighed(msgspec.Struct, frozen=True):
    """What search thinks of an option.

    chance    the chooser's win chance after it; the team's in a co-operative game
    error     the standard error of that
    figures   the game's figures (`SearchModel.figures`) where the lines were judged, on average
    doubts    the standard errors of those
    visits    lines of play that went through it
    then      for the best option: how its line continues, as far as that is more than a guess
    """

    option: Option
    visits: int
    chance: float
    error: float
    figures: dict[str, float]
    doubts: dict[str, float] = {}
    then: tuple[Option, ...] = ()


class Edge:
    """An option of a choice in the tree."""

    __slots__ = (
        "asked",
        "figures",
        "node",
        "option",
        "rest",
        "seat",
        "squared",
        "squares",
        "total",
        "visits",
    )

    def __init__(self, option: Option, seat: Seat, rest: tuple[Option, ...] = ()):
        self.option = option
        self.seat = seat
        self.rest = rest
        """For a whole line: its further choices."""
        self.asked = 0
        """Lines that went through it only because it is in `also`."""
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.figures: dict[str, float] = {}
        self.squared: dict[str, float] = {}
        """The sums of the figures, and of their squares."""
        self.node: Node | None = None

    def add(self, chance: float) -> None:
        """Add the result of a line of play through it."""
        self.visits += 1
        self.total += chance
        self.squares += chance * chance

    def mean(self) -> float:
        """The mean chance."""
        return self.total / self.visits if self.visits else 0.0

    def error(self) -> float:
        """The standard error of the mean; with few lines, wide."""
        n = self.visits
        if n < 2:
            return 0.5
        return math.sqrt((variance(n, self.total, self.squares) + 0.05 / n) / (n - 1))

    def weighed(self, then: tuple[Option, ...] = ()) -> Weighed:
        """The result of the search for it."""
        n = self.visits
        return Weighed(
            option=self.option,
            visits=n,
            chance=self.mean(),
            error=self.error(),
            figures={name: total / n for name, total in self.figures.items()},
            doubts={
                name: math.sqrt(variance(n, total, self.squared[name]) / max(1, n - 1))
                for name, total in self.figures.items()
            },
            then=then,
        )


def variance(n: int, total: float, squares: float) -> float:
    """The variance of `n` numbers, from their sum and the sum of their squares."""
    return max(0.0, squares / n - (total / n) ** 2)


class Node:
    """A choice in the tree."""

    __slots__ = ("edges", "legal", "open", "squares", "total", "visits")

    def __init__(self) -> None:
        self.legal: list[Option] = []
        """The options when it was last seen."""
        self.open: list[Edge] = []
        """Those of them that are worth trying, best first."""
        self.edges: dict[Option, Edge] = {}
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, chance: float) -> None:
        """Add the result of a line of play through it, for the seat that chose."""
        self.visits += 1
        self.total += chance
        self.squares += chance * chance

    def spread(self) -> float:
        """How much the lines through it differ."""
        n = self.visits
        return math.sqrt(max(1e-6, self.squares / n - (self.total / n) ** 2)) if n else 0.5


class Search:
    """The tree for one choice of one seat."""

    def __init__(
        self,
        game: Game,
        state: State,
        decision: Decision,
        seat: Seat,
        rng: random.Random,
        model: SearchModel[Any] | None = None,
    ):
        self.begun = time.perf_counter()
        """The clock starts here, since finding the options worth trying also takes time."""
        self.game = game
        self.model = model or game.search_model or plain_model(game, state, seat)
        """The game's own, or another for another purpose (`rempart.puzzles`)."""
        self.state = state
        self.decision = decision
        self.seat = seat
        self.rng = rng
        self.end = self.model.clock(state) + self.model.horizon
        self.wanted: list[Edge] = []
        """The options in `also`."""
        self.root = Node()
        lines = self.model.lines(state, decision, seat, rng) if self.model.lines else []
        self.lined = bool(lines)
        if lines:
            self.root.legal = decision.options
            # Where only some options are considered (`weigh`), lines may begin with others.
            begun = [line for line in lines if line[0] in decision.options]
            whole = begun or [(option,) for option in decision.options]
            self.root.open = [Edge(line[0], seat, line[1:]) for line in whole]
        else:
            self.meet(self.root, state, decision)
        self.deals: list[int] = []
        """For whole lines: the seeds for the first, second, … time that each is played."""

    def also(self, options: Iterable[Option]) -> None:
        """Try these options too, even if the game's order leaves them out."""
        tried = {edge.option: edge for edge in reversed(self.root.open)}
        for option in options:
            if option not in tried and option in self.decision.options:
                tried[option] = Edge(option, self.seat)
                self.root.open.append(tried[option])
            if option in tried:
                self.wanted.append(tried[option])

    # One line of play

    def play(self, first: Edge | None = None) -> None:
        """Play one line, through this option if one is named, and record the result."""
        first = first or self.neglected()
        seed, rng = self.rng.getrandbits(63), self.rng
        if self.lined:
            first = first or self.pick(self.root, self.state, self.decision)
            seed = self.dealt(first.visits, seed)
            rng = random.Random(seed)
        state = self.game.redeal(self.state, self.seat, seed)
        now: Decision | None = self.again(state)
        path: list[tuple[Node, Edge]] = []
        node: Node | None = self.root
        player = self.model.player(rng)
        while now is not None and node is not None:
            edge, first = first or self.pick(node, state, now), None
            path.append((node, edge))
            now = self.next(state, now, edge.option)
            if edge.rest:
                now = self.follow(state, now, edge.rest, player)
                break
            node = edge.node
            if node is None and edge.visits:
                node = edge.node = Node()
        while now is not None:
            now = self.next(state, now, player(state, now))
        self.learn(state, path)

    def dealt(self, played: int, seed: int) -> int:
        """The seed for a line that was played this many times before: the same for all lines, so
        that they are compared with the same cards and dice."""
        if played == len(self.deals):
            self.deals.append(seed)
        return self.deals[played]

    def follow(
        self, state: State, now: Decision | None, line: tuple[Option, ...], player: Player[Any]
    ) -> Decision | None:
        """Play the rest of a whole line as long as it is legal; other seats choose for
        themselves."""
        for option in line:
            while now is not None and option not in now.options:
                if self.seat in now.actors:
                    return now
                now = self.next(state, now, player(state, now))
            if now is None:
                return None
            now = self.next(state, now, option)
        return now

    def again(self, state: State) -> Decision:
        """The current decision, in another deal."""
        decision = settle(state)
        assert decision is not None
        return Decision(decision.step, decision.actors, self.decision.options)

    def next(self, state: State, decision: Decision, option: Option) -> Decision | None:
        """The next decision after this option; None when the line is to be judged."""
        now = advance(state, decision, option)
        while now is not None and len(now.options) == 1:
            now = advance(state, now, now.options[0])
        if now is None or self.model.clock(state) >= self.end:
            return None
        return now

    def neglected(self) -> Edge | None:
        """An option in `also` that has hardly been tried."""
        for edge in self.wanted:
            if edge.visits * NEGLECTED < self.root.visits:
                edge.asked += 1
                return edge
        return None

    def pick(self, node: Node, state: State, decision: Decision) -> Edge:
        """The option that the line follows in the tree."""
        if decision.options != node.legal:
            self.meet(node, state, decision)
        width = int(WIDTH * (node.visits + 1) ** WIDENING)
        curiosity = CURIOSITY * node.spread()
        lively = math.log(node.visits + 1)
        best, highest = node.open[0], -1.0
        for edge in node.open[:width]:
            n = edge.visits
            if not n:
                return edge
            value = edge.total / n + curiosity * math.sqrt(lively / n)
            if value > highest:
                best, highest = edge, value
        return best

    def meet(self, node: Node, state: State, decision: Decision) -> None:
        """Update a choice that has come up with other options than last time."""
        node.legal = decision.options
        node.open = []
        tried = distinct(self.game, state, decision.options)
        few = Decision(decision.step, decision.actors, tried)
        for option in self.model.order(state, few):
            edge = node.edges.get(option)
            if edge is None:
                edge = node.edges[option] = Edge(option, decision.seat_of(option))
            node.open.append(edge)

    def learn(self, state: State, path: list[tuple[Node, Edge]]) -> None:
        """Judge a finished line, for every seat that chose in it."""
        chances: dict[Seat, float] = {}
        for node, edge in path:
            chance = chances.get(edge.seat)
            if chance is None:
                chance = chances[edge.seat] = self.judge(state, edge.seat)
            node.add(chance)
            edge.add(chance)
        first = path[0][1]
        for name, figure in self.model.figures(state, self.seat).items():
            first.figures[name] = first.figures.get(name, 0.0) + figure
            first.squared[name] = first.squared.get(name, 0.0) + figure * figure

    def judge(self, state: State, seat: Seat) -> float:
        """The win chance of a seat."""
        if state.outcome is not None:
            return float(seat in state.outcome.winners)
        return self.model.chance(state, seat)

    # Many lines

    def grow(self, iterations: int | None, budget: float | None) -> None:
        """Play lines, one at least, until the time is up, the number is reached, or the choice is
        clear."""
        until = None if budget is None else self.begun + budget
        most = iterations or (self.model.usual if budget is None else ENDLESS)
        while self.root.visits < most:
            self.play()
            if until is not None and time.perf_counter() > until:
                break
            if self.root.visits % LOOK == 0 and self.clear(most - self.root.visits):
                break

    def settle_for(self, lines: int, budget: float | None) -> None:
        """Play the best option, and those in `also`, until each has this many lines."""
        until = None if budget is None else self.begun + budget
        for edge in (self.ranked()[0], *self.wanted):
            while edge.visits < lines and (until is None or time.perf_counter() < until):
                edge.asked += 1
                self.play(edge)

    def clear(self, left: int) -> bool:
        """Whether more lines would hardly change the choice."""
        if len(self.root.open) == 1:
            return self.root.visits >= ENOUGH
        first, second = self.ranked()[:2]
        if first.visits - second.visits > left:
            return True
        if self.root.visits < ENOUGH or not second.visits:
            return False
        ahead = first.mean() - second.mean()
        return ahead > CLEAR * self.noise() * math.sqrt(1 / first.visits + 1 / second.visits)

    def noise(self) -> float:
        """The spread of lines through the same option; never zero."""
        tried = [edge for edge in self.root.open if edge.visits]
        rest = sum([edge.squares - edge.total**2 / edge.visits for edge in tried])
        return math.sqrt(QUIET**2 + max(0.0, rest) / self.root.visits)

    def ranked(self) -> list[Edge]:
        """The options, best first."""
        return sorted(self.root.open, key=lambda edge: (edge.asked - edge.visits, -edge.mean()))

    def plan(self) -> list[Option]:
        """How the best line continues after its first option, as far as it is more than a guess."""
        edge = self.ranked()[0]
        if edge.rest:
            return list(edge.rest)
        line: list[Option] = []
        node = edge.node
        while node is not None and node.visits >= PLANNED:
            edge = max(node.edges.values(), key=lambda one: one.visits)
            line.append(edge.option)
            node = edge.node
        return line

    def weighed(self) -> list[Weighed]:
        """The results, best option first; of lines that begin with the same option, only the
        best."""
        first: dict[Option, Edge] = {}
        for edge in self.ranked():
            first.setdefault(edge.option, edge)
        best, *others = [edge for edge in first.values() if edge.visits]
        return [best.weighed(tuple(self.plan())), *(edge.weighed() for edge in others)]


class SearchBot:
    """Chooses what won most often in its simulations.

    `budget` is the time to think in seconds, `iterations` a number of lines of play; without
    either it plays a fixed number of lines, so that its choices can be repeated.
    """

    def __init__(self, seed: int = 0, iterations: int | None = None, budget: float | None = None):
        self.rng = random.Random(seed)
        self.iterations = iterations
        self.budget = budget
        self.weighed: list[Weighed] = []
        """The results of its last search, best first."""
        self.plan: list[tuple[object, Option]] = []
        """What it expects to know at each choice, and what it will then choose; the next one
        last."""

    def choose(
        self, game: Game, state: State, decision: Decision, seat: Seat, budget: float | None = None
    ) -> Option:
        """The next option of the plan, otherwise the one that most lines went through."""
        if self.plan:
            known, option = self.plan.pop()
            if option in decision.options and known == knowledge(game, state, seat):
                return option
            self.plan = []
        search = Search(game, state, decision, seat, self.rng)
        if len(search.root.open) > 1:
            search.grow(self.iterations, budget if self.budget is None else self.budget)
            self.weighed = search.weighed()
        option = search.ranked()[0].option
        self.plan = planned(game, state, seat, [option, *search.plan()])
        return option


def planned(
    game: Game, state: State, seat: Seat, line: list[Option]
) -> list[tuple[object, Option]]:
    """A plan: what the seat will know at each of its choices if everything goes as in this deal."""
    plan: list[tuple[object, Option]] = []
    now = settle(state)
    for option in line:
        while now is not None and len(now.options) == 1 and option not in now.options:
            now = advance(state, now, now.options[0])
        if now is None or option not in now.options:
            break
        if len(now.options) > 1 and now.seat_of(option) == seat:
            plan.append((knowledge(game, state, seat), option))
        now = advance(state, now, option)
    return plan[:0:-1]


def knowledge(game: Game, state: State, seat: Seat) -> object:
    """What a seat knows of a position."""
    known = game.search_model.known if game.search_model else None
    return known(state, seat) if known else ENCODE(game.view(state, seat))


ENCODE = msgspec.msgpack.Encoder().encode


# A game without a search model


def plain_model(game: Game, state: State, seat: Seat) -> SearchModel[State]:
    """A model from `evaluate` alone: compares the position right after the choice with the current
    one."""
    before = game.evaluate(state, seat)

    def chance(s: State, seat: Seat) -> float:
        better = (game.evaluate(s, seat) - before) / 10
        return 0.5 + 0.5 * better / (1 + abs(better))

    def order(s: State, decision: Decision) -> list[Option]:
        return decision.options

    def player(rng: random.Random) -> Player[State]:
        return lambda s, decision: rng.choice(decision.options)

    return SearchModel(chance=chance, order=order, player=player, clock=lambda s: 0, horizon=0)
