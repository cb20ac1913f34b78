"""What players can choose.

`seat` is whose option it is where several may choose; `horde`, `card` and `modifier` are cards,
`space` is a space of the board, `cells` and `cell` are masks of a horde's grid.
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from rempart.games.kingdom_rush.ids import (
    Ability,
    Cell,
    Cells,
    Colour,
    Crystals,
    Gold,
    Hero,
    HordeCard,
    ModeNumber,
    Modifier,
    Pile,
    Seat,
    Side,
    Skulls,
    Space,
    TowerCard,
    Upgrade,
    Warrior,
)
from rempart.kernel import Option, OrNone
from rempart.kernel.step import interned

# Set-up


class TakeHero(Option, frozen=True):
    """Play this hero."""

    seat: Seat
    hero: Hero


class TakeAbility(Option, frozen=True):
    """Take this special ability into the game."""

    seat: Seat
    ability: Ability


class TakeBench(Option, frozen=True):
    """Solo: put this hero on the bench."""

    hero: Hero


class TakeTower(Option, frozen=True):
    """Take this starting tower in hand."""

    seat: Seat
    card: TowerCard


class ImproveTower(Option, frozen=True):
    """Exchange a starting tower for `upgrade`, one level higher."""

    seat: Seat
    card: TowerCard
    upgrade: Upgrade


class GiveUpTower(Option, frozen=True):
    """Put this starting tower back into the supply."""

    seat: Seat
    card: TowerCard


# Phase 2


class PlayTower(Option, frozen=True):
    """Play a tower from your hand on a site."""

    seat: Seat
    card: TowerCard
    space: Space


class Face(Option, frozen=True):
    """Let the tower or figure face this side of the board."""

    facing: Side


class Mode(Option, frozen=True):
    """Use this one of the tower's or hero's attacks."""

    mode: ModeNumber


class PlaceTile(Option, frozen=True):
    """Lay the tile on these cells of a horde."""

    horde: HordeCard
    cells: Cells


class PlaceSoldier(Option, frozen=True):
    """Put the soldier on this cell of a horde."""

    horde: HordeCard
    cell: Cell


class PlaceTotem(Option, frozen=True):
    """Put a totem on this horde."""

    horde: HordeCard


class Skip(Option, frozen=True):
    """Decline it."""

    main: ClassVar[bool] = True


class PayRecall(Option, frozen=True):
    """Pay for taking the tower back in hand."""


class PassTower(Option, frozen=True):
    """Pass a tower to another player; `upgrade` is the card it becomes, or NONE."""

    seat: Seat
    card: TowerCard
    to: Seat
    upgrade: OrNone[Upgrade]


class Done(Option, frozen=True):
    """Do no more in this phase."""

    main: ClassVar[bool] = True

    seat: Seat


# Heroes


class ActivateHero(Option, frozen=True):
    """Activate your hero."""

    seat: Seat


class ActivateBench(Option, frozen=True):
    """Activate a bench hero."""

    seat: Seat
    hero: Hero


class StepTo(Option, frozen=True):
    """Move the figure to this space next to it."""

    space: Space


class MoveTo(Option, frozen=True):
    """Move the figure to this space, by a shortest way."""

    space: Space


class EndMove(Option, frozen=True):
    """Move no further."""

    main: ClassVar[bool] = True


class Stand(Option, frozen=True):
    """Let the figure cover these cells of the horde."""

    cells: Cells


class BasicAttack(Option, frozen=True):
    """Make the hero's basic attack."""


class UseAbility(Option, frozen=True):
    """Use a special ability."""

    ability: Ability


class Rest(Option, frozen=True):
    """Rest: regain all life and all abilities."""


class MoveWarrior(Option, frozen=True):
    """Move this sand warrior."""

    seat: Seat
    warrior: Warrior


class MoveWildcat(Option, frozen=True):
    """Move Alleria's wildcat."""

    seat: Seat


class Sacrifice(Option, frozen=True):
    """Let this sand warrior take the hero's damage."""

    warrior: Warrior


class SpendSkulls(Option, frozen=True):
    """Spend this many skulls."""

    skulls: Skulls


class SpendSkull(Option, frozen=True):
    """Bench Bruxa: spend a skull for a tile."""

    seat: Seat


class ChooseHero(Option, frozen=True):
    """This hero it is."""

    hero: Hero


class ChooseHorde(Option, frozen=True):
    """This horde it is."""

    horde: HordeCard


class ChoosePile(Option, frozen=True):
    """This spawn pile it is."""

    pile: Pile


class ChooseTower(Option, frozen=True):
    """This tower it is."""

    card: TowerCard


class ChooseSpace(Option, frozen=True):
    """This space it is."""

    space: Space


class ActivateFlower(Option, frozen=True):
    """Activate the flower on this space."""

    space: Space


class TakeToken(Option, frozen=True):
    """Take gold or a crystal from a lava pool."""

    space: Space
    gold: bool


class RemoveCrevasse(Option, frozen=True):
    """Remove the crevasse on this space."""

    space: Space


# Phases 3 and 4


class TakeReward(Option, frozen=True):
    """Take this reward."""

    seat: Seat
    gold: Gold
    crystals: Crystals


class TakeShot(Option, frozen=True):
    """Let this player's hero take the damage."""

    seat: Seat
    to: Seat


class RetreatTo(Option, frozen=True):
    """Let the figure retreat to this space."""

    space: Space


# Phases 5 and 6


class ClaimTower(Option, frozen=True):
    """Take this tower back from a white site."""

    seat: Seat
    card: TowerCard


class BuyTower(Option, frozen=True):
    """Buy this tower."""

    seat: Seat
    card: TowerCard


class BuyModifier(Option, frozen=True):
    """Buy this tower modifier."""

    seat: Seat
    modifier: Modifier


class UseFalcon(Option, frozen=True):
    """Stick this Falcon on a tower."""

    seat: Seat
    modifier: Modifier


class GiveTo(Option, frozen=True):
    """Give it to this player."""

    to: Seat


class Stick(Option, frozen=True):
    """Stick the modifier on this tower."""

    card: TowerCard


# Rounds


class BlockColour(Option, frozen=True):
    """Solo: build on no site of this colour in this round."""

    colour: Colour


class ReplayRound(Option, frozen=True):
    """Prologue: play the round again."""


class GoOn(Option, frozen=True):
    """Prologue: go on although the objective was missed."""

    main: ClassVar[bool] = True


SKIP = Skip()
DONE = interned(Done)


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
    return PassTower(seat=seat, card=card, to=to, upgrade=upgrade)
