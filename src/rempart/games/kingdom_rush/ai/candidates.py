"""Which choices of a round are worth a thought: found by masks, before any rule is run.

The planner asks for the actions of a player in phase 2 (`card_actions`, `figure_actions`) and,
within an action, for the few best answers to each question (`narrowed`). How good a tile, soldier
or figure on a horde would be is read from `value.prospects`, which remember the grids they have
seen.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from rempart.games.kingdom_rush.ai.value import (
    FIGURE,
    SOLDIERS,
    Prospect,
    Weights,
    bare_spaces,
    firm_cells,
    last_stand_in,
    outlook,
    prospects,
    rounds_left,
    spaces_held,
)
from rempart.games.kingdom_rush.board.shots import EACH, MELEE, PERFECT, SOLDIER, SPLASH, TILE, Shot
from rempart.games.kingdom_rush.options import (
    EndMove,
    Face,
    Mode,
    MoveTo,
    PassTower,
    PlaceSoldier,
    PlaceTile,
    PlayTower,
    Stand,
    StepTo,
)
from rempart.games.kingdom_rush.pieces import Horde
from rempart.games.kingdom_rush.steps.arrival import worth_crossing
from rempart.games.kingdom_rush.steps.figures import figure, figure_cells, is_creature, is_hero
from rempart.games.kingdom_rush.steps.heroes import HeroFacing, offer
from rempart.games.kingdom_rush.steps.hordes import horde_of, layout_of, top_horde, tops
from rempart.games.kingdom_rush.steps.movement import Move
from rempart.games.kingdom_rush.steps.tiles import LayTiles
from rempart.games.kingdom_rush.steps.towers import directed, tower_shots, usable_modes
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE, Ask, Option

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom

BESIDE = 0.3
"""What a tile beside the horde that was hit is expected to bring."""
FLOWER, OBJECT = 2.5, 0.3
"""What a hero is expected to gain on a space with a flower, and with something else to use."""


class Cost(NamedTuple):
    """What a horde may cost as it is, its covered cells, and what it may cost with more tiles."""

    now: float
    covered: int
    prospect: Prospect


class Costs(dict[int, Cost]):
    """What the hordes of one position may cost, by card; each is computed when it is asked for."""

    def __init__(self, s: Kingdom, w: Weights):
        super().__init__()
        self.s = s
        self.t = TABLES[s.variant]
        self.board = layout_of(s).board
        self.prospects = prospects(s.variant, True, rounds_left(s) == 0 and not s.last_stand, w)
        self.most = last_stand_in(s)
        self.held = spaces_held(s)

    def __missing__(self, card: int) -> Cost:
        horde = horde_of(self.s, card)
        prospect = self._prospect(horde, 0, 0)
        found = self[card] = Cost(prospect[horde.covered][0], horde.covered, prospect)
        return found

    def manned(self, card: int, cells: int, stays: int) -> float:
        """What a horde may cost with a soldier or figure more on it, on these cells."""
        horde = horde_of(self.s, card)
        return self._prospect(horde, cells, stays)[horde.covered | cells][0]

    def _prospect(self, horde: Horde, cells: int, stays: int) -> Prospect:
        firm = firm_cells(horde) | cells if self.t.designs[horde.card].heal else 0
        left = min(self.most, len(self.board.ahead[horde.space]))
        stays |= SOLDIERS if horde.soldiers else 0
        stays |= FIGURE if horde.space in self.held else 0
        return self.prospects[horde.card, firm, left, stays]


class Eye:
    """A look at the hordes of one position: what attacks may bring."""

    def __init__(self, s: Kingdom, w: Weights):
        self.t = TABLES[s.variant]
        self.board = layout_of(s).board
        self.top = tops(s, self.t)
        self.costs = Costs(s, w)

    def tile_gain(self, card: int, shape: int, damage: int) -> float:
        """What the best place for a tile on a horde brings."""
        _, covered, prospect = self.costs[card]
        return prospect.gain(covered, shape, damage)

    def soldier_gain(self, card: int, damage: int) -> float:
        """What the best place for a soldier on a horde brings."""
        now, covered, _ = self.costs[card]
        free = bits(self.t.designs[card].soldier_cells[damage] & ~covered)
        return now - min([self.costs.manned(card, cell, SOLDIERS) for cell in free], default=now)

    def beside(self, space: int) -> bool:
        """Whether there is a horde next to a space, so that it may matter where one faces."""
        return not self.top.keys().isdisjoint(self.board.neighbours[space])

    def aimed(self, shot: Shot, space: int, facing: int) -> tuple[int, ...]:
        """The hordes that a shot reaches, as cards."""
        if shot.reach == PERFECT:
            return tuple([horde.card for horde in self.top.values()])
        if space == NONE:
            return ()
        if shot.reach == MELEE:
            return (self.top[space].card,) if space in self.top else ()
        spaces = self.board.targets(space, shot.arrows, facing)
        return tuple([self.top[at].card for at in spaces if at in self.top])

    def shot_gain(self, shot: Shot, cards: tuple[int, ...]) -> float:
        """What a shot at these hordes may bring."""
        if shot.reach == SPLASH:
            return BESIDE
        if not cards or shot.what not in (TILE, SOLDIER):
            return 0.0
        total = 0.0
        for piece in shot.pieces:
            gains = [
                self.soldier_gain(card, shot.damage)
                if shot.what == SOLDIER
                else self.tile_gain(card, piece, shot.damage)
                for card in cards
            ]
            total += sum(gains) if shot.reach == EACH else max(gains)
        return total

    def attack_gain(self, shots: tuple[Shot, ...], space: int, facing: int) -> float:
        """What an attack from a space may bring."""
        return sum([self.shot_gain(shot, self.aimed(shot, space, facing)) for shot in shots])


def bits(mask: int) -> list[int]:
    """Each cell of a mask."""
    found: list[int] = []
    while mask:
        cell = mask & -mask
        found.append(cell)
        mask ^= cell
    return found


# Actions of phase 2


def card_actions(s: Kingdom, seat: int, breadth: int, w: Weights) -> list[list[Option]]:
    """The ways to play and pass towers that are worth a thought, each with its first choices."""
    agenda: list[Any] = s.agenda
    options = [option for option in agenda[-1].options(s) if option.seat == seat]
    return tower_plays(s, options, breadth, w) + passes(s, options)


def figure_actions(s: Kingdom, seat: int) -> list[list[Option]]:
    """The heroes that a player can activate, and other actions of figures."""
    found: list[Option] = []
    offer(s, seat, found)
    return [[option] for option in found]


def tower_plays(s: Kingdom, options: list[Option], breadth: int, w: Weights) -> list[list[Option]]:
    """For each kind of tower in hand the most promising sites, modes and sides."""
    eye = Eye(s, w)
    found: list[tuple[float, list[Option]]] = []
    sites: dict[int, list[PlayTower]] = {}
    for option in options:
        if isinstance(option, PlayTower):
            sites.setdefault(option.card, []).append(option)
    seen: set[int] = set()
    for card, plays in sites.items():
        type_ = eye.t.tower_type[card]
        if type_ in seen and card not in s.stickers:
            continue
        seen.add(type_)
        aims = tower_aims(s, eye, card, plays)
        aims.sort(key=lambda aim: -aim[0])
        found += aims[:breadth]
    return [choices for _, choices in found]


def tower_aims(
    s: Kingdom, eye: Eye, card: int, plays: list[PlayTower]
) -> list[tuple[float, list[Option]]]:
    """What each way to play a tower may bring; of sites that reach the same hordes, the one with
    the least of the path around it."""
    board, best = eye.board, dict[Hashable, tuple[int, float, list[Option]]]()
    modes = usable_modes(s, eye.t, card)
    for mode in modes:
        shots = tower_shots(s, eye.t, card, mode)
        turns = directed(shots)
        for play in plays:
            near = [at for at in board.neighbours[play.space] if at in board.next]
            asked = turns and eye.beside(play.space)
            for facing in range(4) if asked else (0,):
                targets = tuple([eye.aimed(shot, play.space, facing) for shot in shots])
                key = (mode, targets)
                if not any(targets) or (key in best and best[key][0] <= len(near)):
                    continue
                gain = sum(map(eye.shot_gain, shots, targets))
                if gain <= 0:
                    continue
                choices: list[Option] = [play]
                choices += [Mode(mode)] if len(modes) > 1 else []
                choices += [Face(facing)] if asked else []
                best[key] = (len(near), gain, choices)
    return [(gain, choices) for _, gain, choices in best.values()]


def passes(s: Kingdom, options: list[Option]) -> list[list[Option]]:
    """Upgrades, each to the player with the fewest towers; in the last round there are none."""
    if not rounds_left(s):
        return []
    t = TABLES[s.variant]
    best: dict[tuple[int, int], tuple[int, PassTower]] = {}
    for option in options:
        if not isinstance(option, PassTower) or option.upgrade == NONE:
            continue
        key = (t.tower_type[option.card], t.tower_type[option.upgrade])
        to = s.players[option.to]
        crowd = len(to.hand) + len(to.incoming) + (option.card in s.stickers) * 100
        if key not in best or crowd < best[key][0]:
            best[key] = (crowd, option)
    return [[option] for _, option in best.values()]


# Answers within an action


def narrowed(s: Kingdom, step: Ask, options: list[Option], tiles: int, w: Weights) -> list[Option]:
    """The best answers to a question; `tiles` is how many places for a tile or soldier."""
    first = options[0]
    if len(options) == 1:
        return options
    if isinstance(first, PlaceTile | PlaceSoldier):
        return best_places(s, step, options, tiles, w)
    if isinstance(first, Stand):
        return best_stands(s, step, options, w)
    if isinstance(step, Move):
        return best_moves(s, step, options, w)
    if isinstance(first, MoveTo):
        spaces = [option for option in options if isinstance(option, MoveTo)]
        who = getattr(step, "who", step.actors(s)[0])
        others = [option for option in options if option not in spaces]
        return [*best_spaces(s, who, spaces, 3, w), *others]
    if isinstance(step, HeroFacing):
        return best_sides(s, step.seat, options, w)
    return options[:12]


def best_places(
    s: Kingdom, step: Ask, options: list[Option], most: int, w: Weights
) -> list[Option]:
    """The tiles or soldiers that bring most; none, if all do harm."""
    costs = Costs(s, w)
    changes: list[float] = []
    if isinstance(step, LayTiles):
        while isinstance(place := options[len(changes)], PlaceTile):
            # All places on a horde, which come in a row.
            _, covered, prospect = costs[place.horde]
            changes += prospect.changes(covered, step.pieces[0], step.damage)
    for option in options[len(changes) :]:
        if isinstance(option, PlaceSoldier):
            after = costs.manned(option.horde, option.cell, SOLDIERS)
            changes.append(after - costs[option.horde].now)
        else:
            changes.append(0.0)
    if most == 1:
        return [options[changes.index(min(changes))]]
    return [options[n] for n in sorted(range(len(options)), key=changes.__getitem__)[:most]]


def best_stands(s: Kingdom, step: Ask, options: list[Option], w: Weights) -> list[Option]:
    """Where on a horde a figure covers most."""
    horde = top_horde(s, TABLES[s.variant], figure_space(s, step))
    if horde is None:
        return options[:2]
    card, costs = horde.card, Costs(s, w)

    def cost(option: Option) -> float:
        return costs.manned(card, option.cells, FIGURE) if isinstance(option, Stand) else 0.0

    return sorted(options, key=cost)[:2]


def figure_space(s: Kingdom, step: Ask) -> int:
    """Where the figure of a question is."""
    who = getattr(step, "who", NONE)
    if who == NONE:
        who = step.actors(s)[0]
    return figure(s, who).space


def best_moves(s: Kingdom, step: Move, options: list[Option], w: Weights) -> list[Option]:
    """The spaces where a figure does most; after one of them, the end of the move, unless it came
    for something that is used in passing, such as a flower."""
    ends: list[Option] = [option for option in options if isinstance(option, EndMove)]
    single = isinstance(options[0], StepTo)
    if step.entered and ends and not single and not worth_crossing(s, step.who, step.entered[-1]):
        return ends
    moves = [option for option in options if isinstance(option, MoveTo | StepTo)]
    most = 2 if is_creature(step.who) or step.entered else 4
    return [*best_spaces(s, step.who, moves, most, w), *ends]


def best_spaces(
    s: Kingdom, who: int, options: Sequence[MoveTo | StepTo], most: int, w: Weights
) -> list[MoveTo | StepTo]:
    """The spaces on which a figure is expected to do most."""
    eye = Eye(s, w)
    stands = outlook(s, layout_of(s), bare_spaces(s, eye.t), w)
    values = [
        (-presence(s, eye, who, option.space, stands[option.space]), n)
        for n, option in enumerate(options)
    ]
    values.sort()
    return [options[n] for _, n in values[:most]]


def presence(s: Kingdom, eye: Eye, who: int, space: int, value: float) -> float:
    """What a figure on a space may bring: the place itself (`value`), the cells under it, its
    attack, something to use."""
    horde = eye.top.get(space)
    if horde is not None:
        now, places = eye.costs[horde.card].now, figure_cells(s, who, horde)
        stood = [eye.costs.manned(horde.card, cells, FIGURE) for cells in places]
        value += now - min(stood, default=now)
    if is_hero(who):
        beside = eye.beside(space)
        for shots in eye.t.heroes[s.players[who].hero].attacks:
            sides = range(4) if beside and directed(shots) else range(1)
            value += 0.8 * max([eye.attack_gain(shots, space, facing) for facing in sides])
        if worth_crossing(s, who, space):
            value += FLOWER if space in layout_of(s).flowers else OBJECT
    return value


def best_sides(s: Kingdom, seat: int, options: list[Option], w: Weights) -> list[Option]:
    """The two sides from which a hero's attack is expected to bring most."""
    eye = Eye(s, w)
    player = s.players[seat]
    attacks = eye.t.heroes[player.hero].attacks

    def gain(option: Option) -> float:
        if not isinstance(option, Face):
            return 0.0
        return -sum([eye.attack_gain(shots, player.space, option.facing) for shots in attacks])

    return sorted(options, key=gain)[:2]
