"""What a position is worth, for bots that look one choice ahead. All in kingdom hearts, about."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rempart.games.kingdom_rush.pieces import NONE, Horde
from rempart.games.kingdom_rush.steps.hordes import layout_of
from rempart.games.kingdom_rush.tables import TABLES

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom
    from rempart.games.kingdom_rush.tables import Tables

WON = 1000.0
PROLOGUE = 0


class Weights(msgspec.Struct, frozen=True):
    """How much things count."""

    heart: float = 3.0
    danger: float = 2.0
    """A heart that a horde would cost, if it stood before the exit."""
    far: float = 0.25
    """The part of that which counts wherever the horde is."""
    cell: float = 0.12
    """An enemy cell that is covered."""
    waste: float = 0.02
    """Any cell that is covered: it can be covered no more."""
    beaten: float = 1.0
    """A horde whose enemies are all covered."""
    held: int = 1
    """Spaces that a blocked horde counts as being farther away."""
    card: float = 0.5
    """A card in a spawn pile."""
    gold: float = 0.15
    crystal: float = 0.2
    levels: tuple[float, ...] = (0.0, 0.7, 1.4, 2.4, 3.6)
    """A tower of each level, wherever it is."""
    modifier: float = 0.45
    """A modifier on a tower."""
    life: float = 0.3
    stunned: float = 0.6
    skull: float = 0.1
    ability: float = 0.2
    """A special ability that can be used."""
    horizon: int = 4
    """Rounds that must be left for towers and treasure to count in full."""
    lesson: float = 1.0
    """A step towards the objective of a round of the prologue."""


WEIGHTS = Weights()


def evaluate(s: Kingdom, seat: int, w: Weights = WEIGHTS) -> float:
    """How good a position is, for all players alike (KR-GOAL-01)."""
    if s.outcome is not None:
        return WON + s.hearts if s.outcome.winners else -WON
    t = TABLES[s.variant]
    rounds = max(map(len, s.piles), default=0)
    future = w.gold * s.gold + w.crystal * s.crystals + towers(s, t, w)
    value = w.heart * s.hearts + future * min(1.0, rounds / w.horizon)
    value -= w.card * (sum(map(len, s.piles)) + len(s.layers))
    value -= sum([threat(s, t, horde, w) for horde in s.hordes])
    if s.scenario == PROLOGUE:
        value += w.lesson * lesson(s)
    return value + heroes(s, w)


def lesson(s: Kingdom) -> int:
    """How far the objective of a round of the prologue is met (KR-PROLOGUE-09, KR-PROLOGUE-11)."""
    if s.round == 1:
        return s.struck.bit_count()
    return min(s.upgraded, layout_of(s).data.tutorial.upgraded) if s.round == 2 else 0


def threat(s: Kingdom, t: Tables, horde: Horde, w: Weights) -> float:
    """What a horde may cost, the more the nearer it is to the exit and the barer it stands."""
    design = t.designs[horde.card]
    covered = horde.covered
    gain = w.cell * (design.enemies & covered).bit_count() - w.waste * covered.bit_count()
    hearts = design.hearts(covered)
    if not design.enemies & ~covered:
        return -gain - w.beaten
    left = len(layout_of(s).board.ahead[horde.space])
    if horde.soldiers or any(player.space == horde.space for player in s.players):
        left += w.held
    return hearts * w.danger * (w.far + (1 - w.far) / (1 + left)) + w.beaten - gain


def towers(s: Kingdom, t: Tables, w: Weights) -> float:
    """The towers in hands and incoming piles and on sites, and what is stuck on them."""
    cards = [tower.card for tower in s.built]
    for player in s.players:
        cards += player.hand
        cards += player.incoming
    value = sum([w.levels[t.level[t.tower_type[card]]] for card in cards])
    return value + w.modifier * sum([on in cards for on in s.stickers if on >= 0])


def heroes(s: Kingdom, w: Weights) -> float:
    """The heroes: life, skulls, abilities that are ready."""
    value = 0.0
    for player in s.players:
        if player.hero == NONE:
            continue
        value += w.life * player.life + w.skull * player.skulls - w.stunned * player.stunned
        value += w.ability * (player.abilities & ~player.flipped).bit_count()
    return value
