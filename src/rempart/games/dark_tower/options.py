"""What a player can choose. Numbers as in `ids`; `region` 0 to 59, `seat` a hero."""

from __future__ import annotations

from typing import ClassVar

from rempart.games.dark_tower.ids import (
    Advantage,
    Alternative,
    Building,
    CardSpot,
    Companion,
    Corruption,
    Count,
    Deposited,
    EffectNumber,
    FoeKind,
    GoalPart,
    HeroCard,
    Item,
    Kingdom,
    MonthlyQuest,
    Pool,
    Region,
    RoomPlace,
    Seal,
    Seat,
    Source,
    Thing,
    TrialCard,
    Virtue,
)
from rempart.kernel import NONE, Option, OrNone

# Set-up


class TakeHero(Option, frozen=True):
    """Play this hero."""

    hero: HeroCard


class TakeHome(Option, frozen=True):
    """Make this kingdom one's home."""

    kingdom: Kingdom


class ConfirmSetup(Option, frozen=True):
    """DT-SETUP-23: the summary is right; begin."""

    main: ClassVar[bool] = True


class NameStarter(Option, frozen=True):
    """DT-SETUP-12: this player starts."""

    seat: Seat


# A turn


class Banner(Option, frozen=True):
    """Take a banner action: that of `hero`; the Spymaster's says where one goes."""

    hero: HeroCard
    region: OrNone[Region] = NONE


class Infuse(Option, frozen=True):
    """Infused: take a skull from this building of the home kingdom."""

    building: Building


class DoubleMove(Option, frozen=True):
    """Double the move of this turn."""


class Walk(Option, frozen=True):
    """Enter a region next to the hero's own."""

    region: Region


class Cleanse(Option, frozen=True):
    """Cleanse the building of a region."""

    button: ClassVar[bool] = True
    region: Region


class Fight(Option, frozen=True):
    """Battle this foe."""

    button: ClassVar[bool] = True
    kind: FoeKind
    region: Region


class Pursue(Option, frozen=True):
    """Complete a monthly quest in one of the ways that it allows."""

    button: ClassVar[bool] = True
    quest: MonthlyQuest
    way: Alternative


class Deposit(Option, frozen=True):
    """Main goal: deposit something; for treasures `what` is the item, else `ids.WHAT`."""

    button: ClassVar[bool] = True
    what: Deposited
    count: Count


class Advance(Option, frozen=True):
    """Main goal: do a part of it that is no deposit."""

    button: ClassVar[bool] = True
    part: GoalPart


class Explore(Option, frozen=True):
    """Enter the dungeon of this type in one's region, or the Tower dungeon."""

    button: ClassVar[bool] = True
    dungeon: Pool


class CompleteTrial(Option, frozen=True):
    """Competitive: complete a heroic trial; `advantage` says of which type if one must be named."""

    button: ClassVar[bool] = True
    trial: TrialCard
    advantage: OrNone[Advantage] = NONE


class Reinforce(Option, frozen=True):
    """Reinforce at the building of one's region."""


class MoveTree(Option, frozen=True):
    """Reinforce with a siege tree: move it to a region next to it."""

    region: Region


class UseItem(Option, frozen=True):
    """Spend an item for its own effect, or use what it allows."""

    item: Item


class UseVirtue(Option, frozen=True):
    """Use what a virtue allows."""

    virtue: Virtue


class UseCompanion(Option, frozen=True):
    """Use what a companion allows."""

    companion: Companion


class Trade(Option, frozen=True):
    """Begin to trade with a hero in one's region."""

    button: ClassVar[bool] = True
    seat: Seat


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

    building: Building


class Enhanced(Option, frozen=True):
    """Pay for the enhanced effect of the building."""

    building: Building


# Small choices that many rules ask for


class Decline(Option, frozen=True):
    """Decline it."""

    main: ClassVar[bool] = True


class Confirm(Option, frozen=True):
    """Go on to what comes next."""

    main: ClassVar[bool] = True


class TakeGear(Option, frozen=True):
    """Take this gear from its stack."""

    item: Item


class TakeTreasure(Option, frozen=True):
    """Take this treasure from the market."""

    item: Item


class TakePotion(Option, frozen=True):
    """DT-COMP-19: take this potion from another hero."""

    seat: Seat
    item: Item


class LoseItem(Option, frozen=True):
    """Lose this item."""

    item: Item


class SpendItem(Option, frozen=True):
    """Spend this item to pay for something else."""

    item: Item


class LoseVirtue(Option, frozen=True):
    """Lose this active virtue tile."""

    virtue: Virtue


class GainVirtue(Option, frozen=True):
    """Turn this virtue tile to its active side."""

    virtue: Virtue


class Purge(Option, frozen=True):
    """Be rid of this corruption."""

    corruption: Corruption


class WorkFirst(Option, frozen=True):
    """Let this corruption work before the other one."""

    corruption: Corruption


class PlaceSkull(Option, frozen=True):
    """Put a skull on this building."""

    building: Building


class LiftSkull(Option, frozen=True):
    """Take a skull from this building."""

    building: Building


class DestroyBuilding(Option, frozen=True):
    """Let this building be destroyed."""

    building: Building


class GoTo(Option, frozen=True):
    """The hero or foe concerned goes to this region."""

    region: Region


class PickFoe(Option, frozen=True):
    """This foe is meant."""

    kind: FoeKind
    region: Region


class PickHero(Option, frozen=True):
    """This hero is meant."""

    seat: Seat


class PickKind(Option, frozen=True):
    """This kind of foe is meant."""

    kind: FoeKind


class PickSeal(Option, frozen=True):
    """This seal is meant: drum * 4 + side."""

    seal: Seal


class PickWare(Option, frozen=True):
    """Put this card of the market under the treasure deck."""

    item: Item


class Pick(Option, frozen=True):
    """Take this one of the alternatives of an effect, by its number in the tables."""

    way: Alternative
    effect: OrNone[EffectNumber] = NONE


# Battles and dungeons


class PickCard(Option, frozen=True):
    """Fight the battle card that lies face down at this place."""

    spot: CardSpot


class TopCards(Option, frozen=True):
    """Fight the first cards that lie there, as many as are still to be chosen."""

    main: ClassVar[bool] = True


class UseAdvantage(Option, frozen=True):
    """Improve the revealed card, or the room, by one step."""


class BuyAdvantage(Option, frozen=True):
    """Pay for a conditional advantage: an item, a companion (after the items)."""

    source: Source


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

    room: RoomPlace


class Leave(Option, frozen=True):
    """Leave the dungeon."""


# Trades


class Give(Option, frozen=True):
    """Add one of your items to the trade (companions after the items)."""

    item: Thing


class Get(Option, frozen=True):
    """Ask for an item of the partner's."""

    item: Thing


class GiveWarriors(Option, frozen=True):
    """Add this many warriors."""

    count: Count


class GetWarriors(Option, frozen=True):
    """Ask for this many warriors."""

    count: Count


class GiveSpirit(Option, frozen=True):
    """Add this much spirit."""

    count: Count


class GetSpirit(Option, frozen=True):
    """Ask for this much spirit."""

    count: Count


class Propose(Option, frozen=True):
    """Put the trade to the partner."""


class Agree(Option, frozen=True):
    """Agree to what was proposed."""

    main: ClassVar[bool] = True


class Refuse(Option, frozen=True):
    """Do not agree to it."""


# The real Tower on the table: what it did, any player may say


class SkullFell(Option, frozen=True):
    """A skull fell out of the Tower on this side."""

    seat: Seat
    kingdom: Kingdom


class NoMoreFell(Option, frozen=True):
    """No skull fell out, or no other one."""

    seat: Seat
    main: ClassVar[bool] = True


class SealCameOff(Option, frozen=True):
    """This seal came off the Tower."""

    seat: Seat
    seal: Seal


class TakeOver(Option, frozen=True):
    """The virtual Tower takes over from the one on the table."""

    seat: Seat


class PutBack(Option, frozen=True):
    """The Tower on the table takes part again."""

    seat: Seat
