"""What a position is worth, for bots. Roughly in kingdom hearts; the same for every player.

A horde costs what covering the rest of it takes (its *work*) and the hearts that are at stake if it
escapes; a tower is worth the work it can do in the rounds that are left. So playing a tower now and
upgrading it for later are measured in the same unit. In phase 2 every horde is judged as phases 3
and 4 will leave it, as far as that is known without running them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rempart.games.kingdom_rush.board.geometry import distance
from rempart.games.kingdom_rush.board.grids import D2, I3, L3, Design, Fit
from rempart.games.kingdom_rush.ids import LAST_STAND, RIFT
from rempart.games.kingdom_rush.pieces import DESTROY, Horde
from rempart.games.kingdom_rush.steps.hordes import layout_of
from rempart.games.kingdom_rush.tables import BARRACKS, TABLES
from rempart.games.kingdom_rush.tables.scenarios import WHITE
from rempart.kernel import NONE

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom
    from rempart.games.kingdom_rush.tables import Tables
    from rempart.games.kingdom_rush.tables.scenarios import Layout

WON = 1000.0
GONE = -9
"""Fewer spaces than any horde has before it: it escapes in this round (E15, Last Stand)."""
PROLOGUE = 0
SOLDIERS, FIGURE = 1, 2
"""What holds a horde."""
KNOWN_MOST, PROSPECTS_MOST = 1 << 12, 1 << 9
"""How many grids of a horde, and how many hordes, are remembered before all are forgotten."""


class Weights(msgspec.Struct, frozen=True, eq=False):
    """The weights. They are compared by identity, which makes them fast cache keys."""

    heart: float = 3.0
    cell: float = 0.25
    """An enemy cell still to be covered."""
    piece: float = 0.35
    """A tile that it takes at least to cover the rest of a horde."""
    waste: float = 0.02
    """A covered cell without an enemy: it can be covered no more."""
    beaten: float = 0.4
    """A horde whose enemies are all covered."""
    reach: float = 1.2
    """Tiles a round that can be spared for one horde, to tell how likely it escapes."""
    left_over: float = 12.0
    """A horde that would be left when the piles are empty: it loses the game."""
    wanted: float = 6.0
    """The champion or boss that must be destroyed, and never escape."""
    gold: float = 0.3
    crystal: float = 0.45
    waiting: float = 0.6
    """How much of that a reward on Vez'nan's board is worth."""
    powers: tuple[float, ...] = (
        *(2.2, 3.2, 4.8, 6.5, 8.0),
        *(2.7, 3.7, 6.5, 9.5, 5.5),
        *(1.7, 3.1, 4.6, 6.5, 7.5),
        *(2.2, 3.5, 5.0, 6.0, 6.0),
    )
    """The work a round, in cells, of each tower type."""
    modifiers: tuple[float, ...] = (1.4, 1.0, 0.6, 0.9, 1.2, 0.4, 0.1, 0.3, 0.8, 0.1, 0.9, 0.9)
    """The same of each modifier on a tower."""
    use: float = 0.3
    """The present value of a cell of work in a later round."""
    crowd: float = 0.93
    """How much less each further tower in a hand is used."""
    roomless: float = 0.25
    """How much a tower is used for which the player has no site."""
    life: float = 0.35
    stunned: float = 0.7
    skull: float = 0.1
    ability: float = 0.35
    """A special ability that can be used."""
    guard: float = 0.25
    """A hero with Protection."""
    away: float = 0.12
    """A space between a hero and the nearest horde that is not beaten."""
    post: float = 0.03
    """A space between a hero and the place where hordes appear, all of them on average."""
    bench: float = 2.5
    """A bench hero that can still come, in this round or a later one."""
    tentacle: float = 0.3
    lesson: float = 8.0
    """A step towards the objective of a round of the prologue: more than any horde costs, for
    without it the round is played again."""


W = Weights()


def evaluate(s: Kingdom, seat: int, w: Weights = W) -> float:
    """How good a position is, for all players alike (KR-GOAL-01)."""
    if s.outcome is not None:
        return WON + s.hearts if s.outcome.winners else -WON
    t = TABLES[s.variant]
    layout = layout_of(s)
    rounds = rounds_left(s)
    cost, bare = hordes(s, t, layout, rounds, w)
    value = w.heart * s.hearts + heroes(s, layout, bare, w) - w.tentacle * len(s.tentacles)
    if rounds:
        value += w.gold * s.gold + w.crystal * s.crystals + towers(s, layout, rounds, w) * w.use
        if s.waiting_gold or s.waiting_crystals:
            value += w.waiting * (w.gold * s.waiting_gold + w.crystal * s.waiting_crystals)
        if s.bench:
            value += w.bench * min(rounds, sum([not each.used for each in s.bench]))
    value -= cost
    if s.scenario == PROLOGUE:
        value += w.lesson * lesson(s)
    return value


def rounds_left(s: Kingdom) -> int:
    """How many rounds come after this one (KR-GOAL-05: the last one is that of the last cards).
    Rift cards are turned up with the next horde, and only the last of a pile take a round of their
    own (KRH-RIFT-01, KRH-RIFT-02)."""
    most = 0
    for pile in s.piles:
        if len(pile) > most:
            rounds = len([card for card in pile if card < RIFT]) + (pile[0] >= RIFT)
            most = max(most, rounds)
    return most


NEVER = 99


def last_stand_in(s: Kingdom) -> int:
    """How many spaces hordes can advance before the Last Stand (E15) lets all of them escape."""
    if s.last_stand:
        return GONE
    for pile in s.piles:
        if LAST_STAND in pile:
            above = pile[pile.index(LAST_STAND) + 1 :]
            return 1 + len([card for card in above if card < RIFT])
    return NEVER


def lesson(s: Kingdom) -> int:
    """How far the objective of a round of the prologue is met (KR-PROLOGUE-09, KR-PROLOGUE-11)."""
    if s.round == 1:
        return s.struck.bit_count()
    tutorial = layout_of(s).data.tutorial
    if s.round == 2:
        return min(s.upgraded, tutorial.upgraded) + min(s.destroyed, tutorial.destroyed)
    return 0


# Hordes


def hordes(
    s: Kingdom, t: Tables, layout: Layout, rounds: int, w: Weights
) -> tuple[float, list[int]]:
    """What all hordes on the path may cost, and the spaces of those that are not beaten."""
    designs, ahead, held = t.designs, layout.board.ahead, spaces_held(s)
    before, most = s.phase <= DESTROY, last_stand_in(s)
    expected = prospects(s.variant, before, rounds == 0 and not s.last_stand, w)
    cost, hearts = 0.0, s.hearts
    bare: list[int] = []
    for horde in s.hordes:
        card, space = horde.card, horde.space
        design = designs[card]
        firm = firm_cells(horde) if design.heal else 0
        left = len(ahead[space])
        if left > most:
            left = most
        stays = SOLDIERS if horde.soldiers else 0
        if space in held:
            stays |= FIGURE
        covered = horde.covered
        if design.enemies & ~covered:
            bare.append(space)
        price, lost = expected[card, firm, left, stays][covered]
        cost += price
        hearts -= lost
    if layout.data.destroy and not s.champion_slain:
        cost += w.wanted * (1 + len(s.layers))
    return (cost + WON / 2 if hearts <= 0 else cost), bare


def spaces_held(s: Kingdom) -> set[int]:
    """The spaces with a figure."""
    held = {player.space for player in s.players}
    if s.warriors or s.bench or s.wildcats:
        held.update([figure.space for figure in (*s.warriors, *s.bench, *s.wildcats)])
    return held


def firm_cells(horde: Horde) -> int:
    """The covered cells that a group heal does not lay bare: those that are not under tiles."""
    cells = horde.covered
    for tile in horde.tiles:
        cells &= ~tile.cells
    return cells


def bare_spaces(s: Kingdom, t: Tables) -> list[int]:
    """The spaces of the hordes that are not beaten."""
    return [horde.space for horde in s.hordes if t.designs[horde.card].enemies & ~horde.covered]


class Prospect(dict[int, tuple[float, int]]):
    """What a horde may cost, and the hearts that it costs for certain in this round, by the cells
    that are covered. Each is computed once."""

    def __init__(
        self,
        t: Tables,
        card: int,
        firm: int,
        left: int,
        stays: int,
        before: bool,
        last: bool,
        w: Weights,
    ):
        super().__init__()
        self.t = t
        self.card = card
        self.firm = firm
        self.left = left
        self.stays = stays
        self.before = before
        self.last = last
        self.w = w
        self._changes: dict[tuple[int, int, int], list[float]] = {}
        self._gains: dict[tuple[int, int, int], float] = {}

    def __missing__(self, covered: int) -> tuple[float, int]:
        if len(self) >= KNOWN_MOST:
            self.clear()
            self._changes.clear()
            self._gains.clear()
        found = self[covered] = self._cost(covered)
        return found

    def changes(self, covered: int, shape: int, damage: int) -> list[float]:
        """How much more the horde may cost with a tile, for each place where one fits: below 0 if
        the tile helps."""
        key = (covered, shape, damage)
        found = self._changes.get(key)
        if found is None:
            design, now = self.t.designs[self.card], self[covered][0]
            places = design.fit.placements(shape, design.tile_cells[damage] & ~covered)
            found = [self[covered | cells][0] - now for cells in places]
            self._changes[key] = found
        return found

    def gain(self, covered: int, shape: int, damage: int) -> float:
        """What the best place for a tile brings."""
        key = (covered, shape, damage)
        found = self._gains.get(key)
        if found is None:
            found = self._gains[key] = -min(self.changes(covered, shape, damage), default=0.0)
        return found

    def _cost(self, covered: int) -> tuple[float, int]:
        t, w, left = self.t, self.w, self.left
        design = t.designs[self.card]
        if not design.enemies & ~covered:
            return -w.beaten - reward(design, w), 0
        attempts = 2 if design.fast & ~covered else 1
        if self.before:
            left -= self._moves(design, covered, attempts)
            if left < 0:
                lost = design.hearts(covered)
                return w.heart * lost + (WON / 2 if self.card in vital(t) else 0.0), lost
            if design.heal & ~covered:
                covered = self.firm
        pieces = pieces_needed(design, design.enemies & ~covered, covered)
        bare = (design.enemies & ~covered).bit_count()
        cost = w.cell * bare + w.piece * pieces
        cost += w.waste * (covered & ~design.enemies).bit_count()
        risk = (pieces / (pieces + w.reach * (left / attempts + 1))) ** 2
        cost += w.heart * design.hearts(covered) * risk
        if self.card in vital(t):
            cost += 3 * w.wanted * risk
        return cost + (w.left_over if self.last else 0.0), 0

    def _moves(self, design: Design, covered: int, attempts: int) -> int:
        """How far it will move in phase 4."""
        if design.sniper & ~covered:
            return 0
        if not self.stays or design.flying:
            return attempts
        return attempts - 1 if self.stays == SOLDIERS else 0


class Prospects(dict[tuple[int, int, int, int], Prospect]):
    """The prospects of hordes by their card, firm cells (`firm_cells`; 0 if it cannot heal), the
    path spaces between them and the exit (`GONE`: it escapes in phase 4, held or not), and what
    holds them (SOLDIERS, FIGURE)."""

    def __init__(self, variant: str, before: bool, last: bool, w: Weights):
        super().__init__()
        self.t = TABLES[variant]
        self.before = before
        self.last = last
        self.w = w

    def __missing__(self, key: tuple[int, int, int, int]) -> Prospect:
        if len(self) >= PROSPECTS_MOST:
            self.clear()
        found = self[key] = Prospect(self.t, *key, self.before, self.last, self.w)
        return found


@lru_cache(maxsize=16)
def prospects(variant: str, before: bool, last: bool, w: Weights) -> Prospects:
    """The prospects of all hordes. `before`: phases 3 and 4 are still to come; `last`: no round
    comes after this one."""
    return Prospects(variant, before, last, w)


@lru_cache(maxsize=8)
def vital(t: Tables) -> frozenset[int]:
    """The champions and bosses whose escape loses the match if the scenario requires them."""
    return frozenset(card for card in range(len(t.designs)) if t.champion[card] or t.boss[card])


def reward(design: Design, w: Weights) -> float:
    """The best reward of a card."""
    return max([c * w.crystal + g * w.gold for c, g in design.reward], default=0.0)


@lru_cache(maxsize=1 << 16)
def pieces_needed(design: Design, bare: int, covered: int) -> int:
    """About how many tiles of up to three cells it takes to cover these cells: always the one that
    covers most of them, and of these the smallest."""
    free = design.figure_cells & ~covered
    count = 0
    while bare & free:
        best = best_piece(design.fit, bare, free)
        bare &= ~best
        free &= ~best
        count += 1
    return count + bare.bit_count()


def best_piece(fit: Fit, bare: int, free: int) -> int:
    """The tile on free cells that covers most of the bare ones, of which some are free."""
    wanted = bare & free
    for shape in (L3, I3, D2):
        whole = fit.placements(shape, wanted)
        if whole:
            return whole[0]
    # Tough enemies let a tile cover two cells that are apart.
    for shape in (L3, I3):
        for cells in fit.placements(shape, free):
            if (cells & bare).bit_count() == 2:
                return cells
    return wanted & -wanted


# Players


def towers(s: Kingdom, layout: Layout, rounds: int, w: Weights) -> float:
    """The work that all towers can do in the rounds that are left, in cells."""
    hands = [player.hand + player.incoming for player in s.players]
    sites = layout.sites
    for tower in s.built:
        colour = sites[tower.space]
        hands[0 if len(hands) == 1 else tower.seat if colour == WHITE else colour].append(
            tower.card
        )
    cards = tuple([tuple(hand) for hand in hands])
    return work_a_round(s.variant, s.scenario, cards, tuple(s.stickers), w) * rounds


@lru_cache(maxsize=1 << 14)
def work_a_round(
    variant: str,
    scenario: int,
    hands: tuple[tuple[int, ...], ...],
    stuck: tuple[int, ...],
    w: Weights,
) -> float:
    """The work a round of all players' towers."""
    count = len(hands)
    work = [
        handful(variant, scenario, count, seat, cards, stuck, w) for seat, cards in enumerate(hands)
    ]
    return sum(work)


@lru_cache(maxsize=1 << 15)
def handful(
    variant: str,
    scenario: int,
    players: int,
    seat: int,
    cards: tuple[int, ...],
    stuck: tuple[int, ...],
    w: Weights,
) -> float:
    """The work a round of one player's towers: of barracks and others as many as there are sites,
    of which a single player cannot use one colour (KR-SOLO-09)."""
    t = TABLES[variant]
    colours = list(t.layouts[scenario, players].sites.values())
    room = colours.count(seat) + colours.count(WHITE)
    if players == 1:
        room = len(colours) * 2 // 3
    rooms = [room, room]
    powers = [(w.powers[t.tower_type[card]] + added(card, stuck, w), card) for card in cards]
    total, share = 0.0, 1.0
    for power, card in sorted(powers, reverse=True):
        barracks = t.family[t.tower_type[card]] == BARRACKS
        total += power * share * (1.0 if rooms[barracks] > 0 else w.roomless)
        rooms[barracks] -= 1
        share *= w.crowd
    return total


def added(card: int, stuck: tuple[int, ...], w: Weights) -> float:
    """The work that the modifiers on a tower add."""
    return sum([w.modifiers[modifier] for modifier, on in enumerate(stuck) if on == card])


def heroes(s: Kingdom, layout: Layout, bare: list[int], w: Weights) -> float:
    """The heroes: life, skulls, abilities that are ready, where they stand. `bare`: see
    `Outlook`."""
    value, stands = 0.0, None
    for player in s.players:
        if player.hero == NONE:
            continue
        if not player.cells:
            if stands is None:
                stands = outlook(s, layout, bare, w)
            value += stands[player.space]
        value += w.life * player.life + w.skull * player.skulls - w.stunned * player.stunned
        value += w.ability * (player.abilities & ~player.flipped).bit_count()
        value += w.guard * player.protected
    return value


class Outlook(dict[int, float]):
    """How good each space is for a hero; each is computed once.

    bare    where the hordes are that are not beaten
    starts  the places where hordes are still to appear
    entry   where heroes come in
    """

    def __init__(self, bare: tuple[int, ...], starts: tuple[int, ...], entry: int, w: Weights):
        super().__init__()
        self.bare = bare
        self.starts = starts
        self.entry = entry
        self.w = w

    def __missing__(self, space: int) -> float:
        w, starts = self.w, self.starts
        if space == NONE:
            value = self[self.entry] - w.away
        else:
            nearest = min([distance(space, at) for at in self.bare], default=1)
            value = -w.away * max(0, nearest - 1)
            if starts:
                value -= w.post * sum([distance(space, at) for at in starts]) / len(starts)
        self[space] = value
        return value


def outlook(s: Kingdom, layout: Layout, bare: list[int], w: Weights) -> Outlook:
    """How good spaces are for a hero in a position. `bare`: see `Outlook`."""
    board = layout.board
    starts = [route[0] for route, pile in zip(board.routes, s.piles, strict=True) if pile]
    return outlook_on(tuple(bare), tuple(starts), board.entries[0], w)


@lru_cache(maxsize=1 << 12)
def outlook_on(bare: tuple[int, ...], starts: tuple[int, ...], entry: int, w: Weights) -> Outlook:
    """The one `Outlook` of what matters for it."""
    return Outlook(bare, starts, entry, w)
