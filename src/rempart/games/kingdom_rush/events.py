"""What can happen, and by default which rule makes it happen.

`horde`, `card` and `modifier` are cards, `space` is a space of the board, `cells` a mask of a
horde's grid, `hero` a hero's number, `pile` a spawn point from 0.
"""

from __future__ import annotations

from typing import ClassVar

from rempart.games.kingdom_rush.ids import (
    Ability,
    BehaviourCard,
    Cell,
    Cells,
    Colour,
    Damage,
    Defeat,
    Hearts,
    Hero,
    HordeCard,
    Modifier,
    PhaseNumber,
    Pile,
    RiftCard,
    Seat,
    Shape,
    Side,
    Skulls,
    Space,
    Supply,
    TowerCard,
    Upgrade,
    Warrior,
)
from rempart.kernel import Event, OrNone

# Set-up


class HeroTaken(Event, frozen=True, kw_only=True):
    """A player plays a hero."""

    seat: Seat
    hero: Hero
    rule: str = "KR-SETUP-08"


class AbilityTaken(Event, frozen=True, kw_only=True):
    """A hero has a special ability in this game."""

    seat: Seat
    ability: Ability
    rule: str = "KR-SETUP-17"


class BenchTaken(Event, frozen=True, kw_only=True):
    """Solo: a hero sits on the bench."""

    hero: Hero
    rule: str = "KR-SOLO-02"


class TowerTaken(Event, frozen=True, kw_only=True):
    """A player took a starting tower in hand."""

    seat: Seat
    card: TowerCard
    rule: str = "KR-SETUP-10"


class HeroesDealt(Event, frozen=True, kw_only=True):
    """Heroes and abilities are dealt at random."""

    rule: str = "KR-SETUP-08"
    reveals: ClassVar[bool] = True


class TowersDealt(Event, frozen=True, kw_only=True):
    """Starting towers are dealt at random."""

    rule: str = "KR-SETUP-10"
    reveals: ClassVar[bool] = True


class TowerImproved(Event, frozen=True, kw_only=True):
    """A starting tower was exchanged for one a level higher."""

    seat: Seat
    card: TowerCard
    upgrade: Upgrade
    rule: str = "KR-DIFF-01"


class TowerGivenUp(Event, frozen=True, kw_only=True):
    """A starting tower went back into the supply."""

    seat: Seat
    card: TowerCard
    rule: str = "KR-DIFF-05"


# Rounds and phases


class RoundBegun(Event, frozen=True, kw_only=True):
    """A round began."""

    round: int
    rule: str = "KR-ROUND-01"


class PhaseBegun(Event, frozen=True, kw_only=True):
    """A phase began."""

    phase: PhaseNumber
    rule: str = "KR-ROUND-01"


class PhaseSkipped(Event, frozen=True, kw_only=True):
    """A phase does not take place."""

    phase: PhaseNumber
    rule: str


class SeatDone(Event, frozen=True, kw_only=True):
    """A player does no more in this phase."""

    seat: Seat
    rule: str = "KR-ACT-04"


class ColourBlocked(Event, frozen=True, kw_only=True):
    """Solo: no building on sites of a colour in this round."""

    colour: Colour
    rule: str = "KR-SOLO-09"


class ObjectiveMet(Event, frozen=True, kw_only=True):
    """Prologue: the objective of the round is met."""

    round: int
    rule: str = "KR-PROLOGUE-06"


class ObjectiveMissed(Event, frozen=True, kw_only=True):
    """Prologue: the objective of the round is missed."""

    round: int
    rule: str = "KR-PROLOGUE-07"


class RoundReplayed(Event, frozen=True, kw_only=True):
    """Prologue: the round restarts from its beginning."""

    round: int
    rule: str = "KR-PROLOGUE-07"


# Phase 1


class HordeSpawned(Event, frozen=True, kw_only=True):
    """A horde came from a spawn pile (or, pile NONE, from elsewhere)."""

    horde: HordeCard
    space: Space
    pile: OrNone[Pile]
    rule: str = "KR-SPAWN-03"
    reveals: ClassVar[bool] = True


class PileEmpty(Event, frozen=True, kw_only=True):
    """A spawn pile has no card any more."""

    pile: Pile
    rule: str = "KR-SPAWN-08"


class RiftRevealed(Event, frozen=True, kw_only=True):
    """A rift card came up."""

    rift: RiftCard
    pile: Pile
    rule: str = "KRH-RIFT-01"
    reveals: ClassVar[bool] = True


# Towers, tiles, soldiers


class TowerPlayed(Event, frozen=True, kw_only=True):
    """A tower stands on a site."""

    seat: Seat
    card: TowerCard
    space: Space
    rule: str = "KR-TOWER-01"


class TowerTurned(Event, frozen=True, kw_only=True):
    """The side that a tower just played faces."""

    card: TowerCard
    facing: Side
    rule: str = "KR-TOWER-02"


class TowerReturned(Event, frozen=True, kw_only=True):
    """A tower went back to a player's hand."""

    seat: Seat
    card: TowerCard
    rule: str


class TowerDisplaced(Event, frozen=True, kw_only=True):
    """A tower was driven from its site to a player's incoming pile (seat NONE: to the supply)."""

    seat: OrNone[Seat]
    card: TowerCard
    rule: str


class TileLaid(Event, frozen=True, kw_only=True):
    """A damage tile lies on a horde."""

    seat: Seat
    horde: HordeCard
    supply: Supply
    shape: Shape
    cells: Cells
    damage: Damage
    rule: str


class SoldierPlaced(Event, frozen=True, kw_only=True):
    """A soldier stands on a horde."""

    seat: Seat
    horde: HordeCard
    cell: Cell
    damage: Damage
    rule: str


class SoldierRemoved(Event, frozen=True, kw_only=True):
    """A soldier went back to the supply."""

    horde: HordeCard
    cell: Cell
    rule: str


class TilesRemoved(Event, frozen=True, kw_only=True):
    """The tiles of a horde went back to their supplies."""

    horde: HordeCard
    count: int
    rule: str


class OutOfStock(Event, frozen=True, kw_only=True):
    """There is no such tile left."""

    supply: Supply
    shape: Shape
    rule: str = "KR-TILE-11"


class NothingInRange(Event, frozen=True, kw_only=True):
    """An attack reaches no horde."""

    rule: str = "KR-RANGE-02"


class HordeEluded(Event, frozen=True, kw_only=True):
    """An elusive horde takes no tile."""

    horde: HordeCard
    rule: str = "KR-ENEMY-11"


class ShieldHeld(Event, frozen=True, kw_only=True):
    """A shield of a horde stops a tile."""

    horde: HordeCard
    rule: str = "KR-ENEMY-23"


class TileUnplaced(Event, frozen=True, kw_only=True):
    """A tile fits nowhere on a horde."""

    horde: HordeCard
    shape: Shape
    rule: str = "KR-TILE-11"


class TotemPlaced(Event, frozen=True, kw_only=True):
    """A totem stands on a horde."""

    horde: HordeCard
    rule: str


class TotemRemoved(Event, frozen=True, kw_only=True):
    """A totem went back to the supply."""

    horde: HordeCard
    rule: str = "KR-TOTEM-05"


class TowerPassed(Event, frozen=True, kw_only=True):
    """A tower lies on a player's incoming pile."""

    seat: Seat
    card: TowerCard
    to: Seat
    rule: str = "KR-PASS-01"


class TowerUpgraded(Event, frozen=True, kw_only=True):
    """A tower went back to the supply, a better one lies on a player's incoming pile."""

    seat: Seat
    card: TowerCard
    upgrade: Upgrade
    to: Seat
    rule: str = "KR-PASS-02"


class ModifierStuck(Event, frozen=True, kw_only=True):
    """A modifier is on a tower now."""

    modifier: Modifier
    card: TowerCard
    rule: str = "KR-MOD-01"


class FalconsGained(Event, frozen=True, kw_only=True):
    """The Falcons are in the album now."""

    rule: str = "KR-MOD-22"


# Heroes and other figures


class HeroActivated(Event, frozen=True, kw_only=True):
    """A player put the hero card on the board."""

    seat: Seat
    rule: str = "KR-HERO-01"


class HeroMoved(Event, frozen=True, kw_only=True):
    """A hero moved to a space."""

    seat: Seat
    space: Space
    rule: str = "KR-MOVE-01"


class HeroStood(Event, frozen=True, kw_only=True):
    """A hero stands on cells of a horde."""

    seat: Seat
    horde: HordeCard
    cells: Cells
    rule: str = "KR-MOVE-06"


class HeroTurned(Event, frozen=True, kw_only=True):
    """The side that a hero faces."""

    seat: Seat
    facing: Side
    rule: str = "KR-MOVE-10"


class AbilityUsed(Event, frozen=True, kw_only=True):
    """A hero used a special ability."""

    seat: Seat
    ability: Ability
    rule: str = "KR-HERO-05"


class HeroRested(Event, frozen=True, kw_only=True):
    """A hero rested."""

    seat: Seat
    rule: str = "KR-HERO-07"


class HeroRecovered(Event, frozen=True, kw_only=True):
    """A stunned hero has all its life again."""

    seat: Seat
    rule: str = "KR-HERO-10"


class HeroHurt(Event, frozen=True, kw_only=True):
    """A hero took damage."""

    seat: Seat
    life: int
    rule: str


class HeroSpared(Event, frozen=True, kw_only=True):
    """Protection kept a hero from damage."""

    seat: Seat
    rule: str = "KR-HERO-12"


class HeroHealed(Event, frozen=True, kw_only=True):
    """A hero regained life."""

    seat: Seat
    life: int
    rule: str


class HeroStunned(Event, frozen=True, kw_only=True):
    """A hero lost the last life and is back on the hero board."""

    seat: Seat
    rule: str = "KR-HERO-09"


class HeroProtected(Event, frozen=True, kw_only=True):
    """A hero has Protection until the end of the round."""

    seat: Seat
    rule: str = "KR-HERO-12"


class HeroRetreated(Event, frozen=True, kw_only=True):
    """A hero retreated to a space."""

    seat: Seat
    space: Space
    rule: str = "KR-ADV-07"


class HeroReturned(Event, frozen=True, kw_only=True):
    """A hero found no space and is back on the hero board."""

    seat: Seat
    rule: str = "KR-ADV-10"


class SkullsChanged(Event, frozen=True, kw_only=True):
    """Bruxa's number of skulls changed."""

    seat: Seat
    skulls: Skulls
    rule: str


class WarriorMoved(Event, frozen=True, kw_only=True):
    """A sand warrior is on a space now."""

    warrior: Warrior
    space: Space
    rule: str = "KR-ALRIC-04"


class WarriorStood(Event, frozen=True, kw_only=True):
    """A sand warrior stands on a cell of a horde."""

    warrior: Warrior
    horde: HordeCard
    cells: Cells
    rule: str = "KR-ALRIC-06"


class WarriorReturned(Event, frozen=True, kw_only=True):
    """A sand warrior is back on Alric's board."""

    warrior: Warrior
    rule: str


class WildcatMoved(Event, frozen=True, kw_only=True):
    """Alleria's wildcat is on a space now."""

    space: Space
    rule: str = "KRH-ALLERIA-03"


class WildcatStood(Event, frozen=True, kw_only=True):
    """The wildcat stands on cells of a horde."""

    horde: HordeCard
    cells: Cells
    rule: str = "KRH-ALLERIA-02"


class WildcatReturned(Event, frozen=True, kw_only=True):
    """The wildcat is back on Alleria's board."""

    rule: str


class AbilityCopied(Event, frozen=True, kw_only=True):
    """Magnus uses a special ability of another hero."""

    ability: Ability
    rule: str = "KRH-MAGNUS-13"


class BenchAbilityUsed(Event, frozen=True, kw_only=True):
    """A bench hero uses a special ability."""

    hero: Hero
    ability: Ability
    rule: str = "KR-CROSS-28"


class RewardKept(Event, frozen=True, kw_only=True):
    """Gold and crystals wait on Vez'nan's board."""

    gold: int
    crystals: int
    rule: str = "KR-CROSS-24"


class BenchActivated(Event, frozen=True, kw_only=True):
    """A bench hero was activated."""

    hero: Hero
    rule: str = "KR-SOLO-03"


class BenchMoved(Event, frozen=True, kw_only=True):
    """A bench hero is on a space now."""

    hero: Hero
    space: Space
    rule: str = "KR-SOLO-04"


class BenchStood(Event, frozen=True, kw_only=True):
    """A bench hero stands on cells of a horde."""

    hero: Hero
    horde: HordeCard
    cells: Cells
    rule: str = "KR-SOLO-04"


class BenchLeft(Event, frozen=True, kw_only=True):
    """A bench hero's figure left the board."""

    hero: Hero
    rule: str = "KR-SOLO-06"


class FlowerActivated(Event, frozen=True, kw_only=True):
    """A flower was activated."""

    space: Space
    rule: str = "KR-FLOWER-02"


class FlowerWilted(Event, frozen=True, kw_only=True):
    """A flower wilted."""

    space: Space
    rule: str = "KR-FLOWER-02"


class FlowerRegrown(Event, frozen=True, kw_only=True):
    """A flower blooms again."""

    space: Space
    rule: str


# Phase 3


class HordeDestroyed(Event, frozen=True, kw_only=True):
    """A horde was destroyed."""

    horde: HordeCard
    rule: str = "KR-DESTROY-01"


class TreasureGained(Event, frozen=True, kw_only=True):
    """The treasure grew."""

    gold: int
    crystals: int
    rule: str


class TreasureSpent(Event, frozen=True, kw_only=True):
    """The treasure shrank."""

    gold: int
    crystals: int
    rule: str


# Phase 4


class HordeAdvanced(Event, frozen=True, kw_only=True):
    """A horde moved on."""

    horde: HordeCard
    space: Space
    rule: str = "KR-ADV-05"


class HordeHeld(Event, frozen=True, kw_only=True):
    """A horde did not move."""

    horde: HordeCard
    rule: str = "KR-ADV-04"


class HordeEscaped(Event, frozen=True, kw_only=True):
    """A horde left by the exit."""

    horde: HordeCard
    hearts: Hearts
    rule: str = "KR-ESCAPE-01"


class HeartsLost(Event, frozen=True, kw_only=True):
    """The kingdom lost hearts."""

    amount: Hearts
    hearts: Hearts
    rule: str


class HordeHealed(Event, frozen=True, kw_only=True):
    """A horde healed itself and its neighbours."""

    horde: HordeCard
    rule: str = "KR-ENEMY-06"


class SniperShot(Event, frozen=True, kw_only=True):
    """A sniper shot at a hero."""

    horde: HordeCard
    seat: Seat
    rule: str = "KR-ENEMY-08"


class ActivationRevealed(Event, frozen=True, kw_only=True):
    """A champion's activation card came up."""

    horde: HordeCard
    number: int
    rule: str = "KR-CHAMP-02"
    reveals: ClassVar[bool] = True


class ChampionAttacked(Event, frozen=True, kw_only=True):
    """A champion made its special attack."""

    horde: HordeCard
    rule: str


class HordeRemoved(Event, frozen=True, kw_only=True):
    """A horde left the board by an effect."""

    horde: HordeCard
    rule: str


class HordeShifted(Event, frozen=True, kw_only=True):
    """An effect put a horde on another space."""

    horde: HordeCard
    space: Space
    rule: str = "KR-FLOWER-14"


class EventTokenMoved(Event, frozen=True, kw_only=True):
    """The event token lies at another pile."""

    pile: Pile
    rule: str = "KR-CHAMP-15"


class BehaviourRevealed(Event, frozen=True, kw_only=True):
    """A boss's behaviour card came up."""

    behaviour: BehaviourCard
    rule: str = "KRH-BOSS-04"
    reveals: ClassVar[bool] = True


class LayerRemoved(Event, frozen=True, kw_only=True):
    """A layer of a boss is gone; the next one shows (NONE: there is none)."""

    horde: HordeCard
    layer: OrNone[HordeCard]
    rule: str = "KRH-BOSS-02"
    reveals: ClassVar[bool] = True


class TentaclePlaced(Event, frozen=True, kw_only=True):
    """A tentacle stands on a site."""

    space: Space
    rule: str = "KRH-TENT-01"


class TentacleRemoved(Event, frozen=True, kw_only=True):
    """A tentacle is gone."""

    space: Space
    rule: str = "KRH-TENT-02"


class LavaPlaced(Event, frozen=True, kw_only=True):
    """There is a new lava pool."""

    space: Space
    rule: str = "KRH-LAVA-01"


class LavaErupted(Event, frozen=True, kw_only=True):
    """A lava pool erupted."""

    space: Space
    rule: str = "KRH-LAVA-02"


class CrevassePlaced(Event, frozen=True, kw_only=True):
    """There is a crevasse on a space, or it gapes now."""

    space: Space
    gaping: bool
    rule: str


class CrevasseRemoved(Event, frozen=True, kw_only=True):
    """A crevasse is gone."""

    space: Space
    rule: str = "KRH-CREV-02"


class SiteRazed(Event, frozen=True, kw_only=True):
    """A site was destroyed."""

    space: Space
    rule: str


class PermafrostLaid(Event, frozen=True, kw_only=True):
    """A tile waits on a spawn token for the next horde."""

    pile: Pile
    rule: str = "KR-ELORA-14"


# Phases 5 and 6


class TowersTaken(Event, frozen=True, kw_only=True):
    """A player took back towers, hero card and incoming pile."""

    seat: Seat
    cards: tuple[TowerCard, ...]
    rule: str = "KR-PICK-01"


class TowerBought(Event, frozen=True, kw_only=True):
    """A tower was bought."""

    seat: Seat
    card: TowerCard
    price: int
    rule: str


class TowerGiven(Event, frozen=True, kw_only=True):
    """A bought tower went into a player's hand."""

    seat: Seat
    card: TowerCard
    rule: str = "KR-BUY-08"


class ModifierBought(Event, frozen=True, kw_only=True):
    """A modifier was bought."""

    seat: Seat
    modifier: Modifier
    price: int
    rule: str = "KR-BUY-05"


# The end


class GameWon(Event, frozen=True, kw_only=True):
    """The kingdom is saved."""

    rule: str


class GameLost(Event, frozen=True, kw_only=True):
    """The kingdom is lost."""

    reason: Defeat
    rule: str
