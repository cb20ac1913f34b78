"""What players can choose.

`seat` is whose option it is where several may choose; `horde`, `card` and `modifier` are cards,
`space` is a space of the board, `cells` and `cell` are masks of a horde's grid.
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from rempart.kernel import Option

# Set-up


class TakeHero(Option, frozen=True):
    """Play this hero."""

    seat: int
    hero: int


class TakeAbility(Option, frozen=True):
    """Take this special ability into the game."""

    seat: int
    ability: int


class TakeBench(Option, frozen=True):
    """Solo: put this hero on the bench."""

    hero: int


class TakeTower(Option, frozen=True):
    """Take this starting tower in hand."""

    seat: int
    card: int


class ImproveTower(Option, frozen=True):
    """Exchange a starting tower for `upgrade`, one level higher."""

    seat: int
    card: int
    upgrade: int


class GiveUpTower(Option, frozen=True):
    """Put this starting tower back into the supply."""

    seat: int
    card: int


# Phase 2


class PlayTower(Option, frozen=True):
    """Play a tower from your hand on a site."""

    seat: int
    card: int
    space: int


class Face(Option, frozen=True):
    """Let the tower or figure face this side of the board."""

    facing: int


class Mode(Option, frozen=True):
    """Use this one of the tower's or hero's attacks."""

    mode: int


class PlaceTile(Option, frozen=True):
    """Lay the tile on these cells of a horde."""

    horde: int
    cells: int


class PlaceSoldier(Option, frozen=True):
    """Put the soldier on this cell of a horde."""

    horde: int
    cell: int


class PlaceTotem(Option, frozen=True):
    """Put a totem on this horde."""

    horde: int


class Skip(Option, frozen=True):
    """Do without it."""

    main: ClassVar[bool] = True


class PayRecall(Option, frozen=True):
    """Pay for taking the tower back in hand."""


class PassTower(Option, frozen=True):
    """Pass a tower to another player; `upgrade` is the card it becomes, or NONE."""

    seat: int
    card: int
    to: int
    upgrade: int


class Done(Option, frozen=True):
    """Do no more in this phase."""

    main: ClassVar[bool] = True

    seat: int


# Heroes


class ActivateHero(Option, frozen=True):
    """Activate your hero."""

    seat: int


class ActivateBench(Option, frozen=True):
    """Activate a bench hero."""

    seat: int
    hero: int


class StepTo(Option, frozen=True):
    """Move the figure to this space next to it."""

    space: int


class MoveTo(Option, frozen=True):
    """Move the figure to this space, by a shortest way."""

    space: int


class EndMove(Option, frozen=True):
    """Move no further."""

    main: ClassVar[bool] = True


class Stand(Option, frozen=True):
    """Let the figure cover these cells of the horde."""

    cells: int


class BasicAttack(Option, frozen=True):
    """Make the hero's basic attack."""


class UseAbility(Option, frozen=True):
    """Use a special ability."""

    ability: int


class Rest(Option, frozen=True):
    """Rest: regain all life and all abilities."""


class MoveWarrior(Option, frozen=True):
    """Move this sand warrior."""

    seat: int
    warrior: int


class Sacrifice(Option, frozen=True):
    """Let this sand warrior take the hero's damage."""

    warrior: int


class SpendSkulls(Option, frozen=True):
    """Spend so many skulls."""

    skulls: int


class SpendSkull(Option, frozen=True):
    """Bench Bruxa: spend a skull for a tile."""

    seat: int


class ChooseHero(Option, frozen=True):
    """This hero it is."""

    hero: int


class ChooseHorde(Option, frozen=True):
    """This horde it is."""

    horde: int


class ChoosePile(Option, frozen=True):
    """This spawn pile it is."""

    pile: int


class ChooseTower(Option, frozen=True):
    """This tower it is."""

    card: int


class ChooseSpace(Option, frozen=True):
    """This space it is."""

    space: int


class ActivateFlower(Option, frozen=True):
    """Activate the flower on this space."""

    space: int


class TakeToken(Option, frozen=True):
    """Take gold or a crystal from a lava pool."""

    space: int
    gold: bool


class RemoveCrevasse(Option, frozen=True):
    """Remove the crevasse on this space."""

    space: int


# Phases 3 and 4


class TakeReward(Option, frozen=True):
    """Take this reward."""

    seat: int
    gold: int
    crystals: int


class TakeShot(Option, frozen=True):
    """Let this player's hero take the damage."""

    seat: int
    to: int


class RetreatTo(Option, frozen=True):
    """Let the figure retreat to this space."""

    space: int


# Phases 5 and 6


class ClaimTower(Option, frozen=True):
    """Take this tower back from a white site."""

    seat: int
    card: int


class BuyTower(Option, frozen=True):
    """Buy this tower."""

    seat: int
    card: int


class BuyModifier(Option, frozen=True):
    """Buy this tower modifier."""

    seat: int
    modifier: int


class UseFalcon(Option, frozen=True):
    """Stick this Falcon on a tower."""

    seat: int
    modifier: int


class GiveTo(Option, frozen=True):
    """Give it to this player."""

    to: int


class Stick(Option, frozen=True):
    """Stick the modifier on this tower."""

    card: int


# Rounds


class BlockColour(Option, frozen=True):
    """Solo: build on no site of this colour in this round."""

    colour: int


class ReplayRound(Option, frozen=True):
    """Prologue: play the round again."""


class GoOn(Option, frozen=True):
    """Prologue: go on although the objective was missed."""

    main: ClassVar[bool] = True


SKIP = Skip()
FACES = tuple(Face(facing) for facing in range(4))
DONE = tuple(Done(seat) for seat in range(4))


# Options that recur are built once


@cache
def place_tile(horde: int, cells: int) -> PlaceTile:
    """The one PlaceTile of a horde and cells."""
    return PlaceTile(horde, cells)


@cache
def place_soldier(horde: int, cell: int) -> PlaceSoldier:
    """The one PlaceSoldier of a horde and a cell."""
    return PlaceSoldier(horde, cell)


@cache
def play_tower(seat: int, card: int, space: int) -> PlayTower:
    """The one PlayTower of a seat, a card and a space."""
    return PlayTower(seat, card, space)


@cache
def pass_tower(seat: int, card: int, to: int, upgrade: int) -> PassTower:
    """The one PassTower of a seat, a card, a receiver and an upgrade."""
    return PassTower(seat, card, to, upgrade)
