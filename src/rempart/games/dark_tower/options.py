"""What a player can choose. Numbers as in `ids`; `region` 0 to 59, `seat` a hero."""

from __future__ import annotations

from typing import ClassVar

from rempart.games.dark_tower.ids import NONE
from rempart.kernel import Option

# Set-up


class TakeHero(Option, frozen=True):
    """Play this hero."""

    hero: int


class TakeHome(Option, frozen=True):
    """Make this kingdom one's home."""

    kingdom: int


class ConfirmSetup(Option, frozen=True):
    """DT-SETUP-23: the summary is right; begin."""

    main: ClassVar[bool] = True


# A turn


class Banner(Option, frozen=True):
    """Take a banner action: that of `hero`; the Spymaster's says where one goes."""

    hero: int
    region: int = NONE


class Infuse(Option, frozen=True):
    """Infused: take a skull from this building of the home kingdom."""

    building: int


class DoubleMove(Option, frozen=True):
    """Double the move of this turn."""


class Walk(Option, frozen=True):
    """Enter a region next to one's own."""

    region: int


class Cleanse(Option, frozen=True):
    """Cleanse the building of a region."""

    region: int


class Fight(Option, frozen=True):
    """Battle this foe."""

    kind: int
    region: int


class Pursue(Option, frozen=True):
    """Complete a monthly quest in one of the ways that it allows."""

    quest: int
    way: int


class Deposit(Option, frozen=True):
    """Main goal: deposit something; for treasures `what` is the item, else `ids.WHAT`."""

    what: int
    count: int


class Advance(Option, frozen=True):
    """Main goal: do a part of it that is no deposit."""

    part: int


class Explore(Option, frozen=True):
    """Enter the dungeon of this type in one's region, or the Tower dungeon."""

    dungeon: int


class CompleteTrial(Option, frozen=True):
    """Competitive: complete a heroic trial; `advantage` says of which type if one must be named."""

    trial: int
    advantage: int = NONE


class Reinforce(Option, frozen=True):
    """Reinforce at the building of one's region."""


class MoveTree(Option, frozen=True):
    """Reinforce with a siege tree: move it to a region next to it."""

    region: int


class UseItem(Option, frozen=True):
    """Spend an item for its own effect, or use what it allows."""

    item: int


class UseVirtue(Option, frozen=True):
    """Use what a virtue allows."""

    virtue: int


class UseCompanion(Option, frozen=True):
    """Use what a companion allows."""

    companion: int


class Trade(Option, frozen=True):
    """Begin to trade with a hero in one's region."""

    seat: int


class EndTurn(Option, frozen=True):
    """Go on to the end of the turn."""

    main: ClassVar[bool] = True


class Concede(Option, frozen=True):
    """DT-LOSE-04: give the game up."""


# Reinforce


class Roll(Option, frozen=True):
    """Roll the haggle die before reinforcing."""


class Free(Option, frozen=True):
    """Take the free effect of the building."""

    building: int


class Enhanced(Option, frozen=True):
    """Pay for the enhanced effect of the building."""

    building: int


# Small choices that many rules ask for


class Decline(Option, frozen=True):
    """Do without it."""

    main: ClassVar[bool] = True


class Confirm(Option, frozen=True):
    """Go on to what comes next."""

    main: ClassVar[bool] = True


class TakeGear(Option, frozen=True):
    """Take this gear from its stack."""

    item: int


class TakeTreasure(Option, frozen=True):
    """Take this treasure from the market."""

    item: int


class TakePotion(Option, frozen=True):
    """DT-COMP-19: take this potion from another hero."""

    seat: int
    item: int


class LoseItem(Option, frozen=True):
    """Lose this item."""

    item: int


class SpendItem(Option, frozen=True):
    """Spend this item to pay for something else."""

    item: int


class LoseVirtue(Option, frozen=True):
    """Lose this active virtue tile."""

    virtue: int


class GainVirtue(Option, frozen=True):
    """Turn this virtue tile to its active side."""

    virtue: int


class Purge(Option, frozen=True):
    """Be rid of this corruption."""

    corruption: int


class PlaceSkull(Option, frozen=True):
    """Put a skull on this building."""

    building: int


class LiftSkull(Option, frozen=True):
    """Take a skull from this building."""

    building: int


class DestroyBuilding(Option, frozen=True):
    """Let this building be destroyed."""

    building: int


class GoTo(Option, frozen=True):
    """The hero or foe concerned goes to this region."""

    region: int


class PickFoe(Option, frozen=True):
    """This foe is meant."""

    kind: int
    region: int


class PickHero(Option, frozen=True):
    """This hero is meant."""

    seat: int


class PickKind(Option, frozen=True):
    """This kind of foe is meant."""

    kind: int


class PickSeal(Option, frozen=True):
    """This seal is meant: drum * 4 + side."""

    seal: int


class PickWare(Option, frozen=True):
    """Put this card of the market under the treasure deck."""

    item: int


class Pick(Option, frozen=True):
    """Take this one of the alternatives of an effect, by its number in the tables."""

    way: int
    effect: int = NONE


# Battles and dungeons


class UseAdvantage(Option, frozen=True):
    """Improve the revealed card, or the room, by one step."""


class BuyAdvantage(Option, frozen=True):
    """Pay for a conditional advantage: an item, a companion (after the items)."""

    source: int


class Prevent(Option, frozen=True):
    """Blessed: pay spirit to lose fewer warriors."""


class Accept(Option, frozen=True):
    """Take the card's or the room's result as it stands."""

    main: ClassVar[bool] = True


class Retreat(Option, frozen=True):
    """Leave the battle against the adversary."""


class GoOn(Option, frozen=True):
    """Fight the next card of the adversary."""

    main: ClassVar[bool] = True


class EnterRoom(Option, frozen=True):
    """Enter this room."""

    room: int


class Leave(Option, frozen=True):
    """Leave the dungeon."""


# Trades


class Give(Option, frozen=True):
    """Add an item of one's own to the trade (companions after the items)."""

    item: int


class Get(Option, frozen=True):
    """Ask for an item of the partner's."""

    item: int


class GiveWarriors(Option, frozen=True):
    """Add so many warriors."""

    count: int


class GetWarriors(Option, frozen=True):
    """Ask for so many warriors."""

    count: int


class GiveSpirit(Option, frozen=True):
    """Add so much spirit."""

    count: int


class GetSpirit(Option, frozen=True):
    """Ask for so much spirit."""

    count: int


class Propose(Option, frozen=True):
    """Put the trade to the partner."""


class Agree(Option, frozen=True):
    """Agree to what was proposed."""

    main: ClassVar[bool] = True


class Refuse(Option, frozen=True):
    """Do not agree to it."""
