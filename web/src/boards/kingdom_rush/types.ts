// Made by scripts/make_types.py from the ids, options, events and scene of kingdom_rush.
// Do not edit: change those and run `make types`.

/** Play this hero. */
export interface TakeHero {
  type: "TakeHero";
  seat: number;
  hero: number;
}

/** Take this special ability into the game. */
export interface TakeAbility {
  type: "TakeAbility";
  seat: number;
  ability: number;
}

/** Solo: put this hero on the bench. */
export interface TakeBench {
  type: "TakeBench";
  hero: number;
}

/** Take this starting tower in hand. */
export interface TakeTower {
  type: "TakeTower";
  seat: number;
  card: number;
}

/** Exchange a starting tower for `upgrade`, one level higher. */
export interface ImproveTower {
  type: "ImproveTower";
  seat: number;
  card: number;
  upgrade: number;
}

/** Put this starting tower back into the supply. */
export interface GiveUpTower {
  type: "GiveUpTower";
  seat: number;
  card: number;
}

/** Play a tower from your hand on a site. */
export interface PlayTower {
  type: "PlayTower";
  seat: number;
  card: number;
  space: number;
}

/** Let the tower or figure face this side of the board. */
export interface Face {
  type: "Face";
  facing: number;
}

/** Use this one of the tower's or hero's attacks. */
export interface Mode {
  type: "Mode";
  mode: number;
}

/** Lay the tile on these cells of a horde. */
export interface PlaceTile {
  type: "PlaceTile";
  horde: number;
  cells: number;
}

/** Put the soldier on this cell of a horde. */
export interface PlaceSoldier {
  type: "PlaceSoldier";
  horde: number;
  cell: number;
}

/** Put a totem on this horde. */
export interface PlaceTotem {
  type: "PlaceTotem";
  horde: number;
}

/** Do without it. */
export interface Skip {
  type: "Skip";
}

/** Pay for taking the tower back in hand. */
export interface PayRecall {
  type: "PayRecall";
}

/** Pass a tower to another player; `upgrade` is the card it becomes, or NONE. */
export interface PassTower {
  type: "PassTower";
  seat: number;
  card: number;
  to: number;
  upgrade: number;
}

/** Do no more in this phase. */
export interface Done {
  type: "Done";
  seat: number;
}

/** Activate your hero. */
export interface ActivateHero {
  type: "ActivateHero";
  seat: number;
}

/** Activate a bench hero. */
export interface ActivateBench {
  type: "ActivateBench";
  seat: number;
  hero: number;
}

/** Move the figure to this space next to it. */
export interface StepTo {
  type: "StepTo";
  space: number;
}

/** Move the figure to this space, by a shortest way. */
export interface MoveTo {
  type: "MoveTo";
  space: number;
}

/** Move no further. */
export interface EndMove {
  type: "EndMove";
}

/** Let the figure cover these cells of the horde. */
export interface Stand {
  type: "Stand";
  cells: number;
}

/** Make the hero's basic attack. */
export interface BasicAttack {
  type: "BasicAttack";
}

/** Use a special ability. */
export interface UseAbility {
  type: "UseAbility";
  ability: number;
}

/** Rest: regain all life and all abilities. */
export interface Rest {
  type: "Rest";
}

/** Move this sand warrior. */
export interface MoveWarrior {
  type: "MoveWarrior";
  seat: number;
  warrior: number;
}

/** Let this sand warrior take the hero's damage. */
export interface Sacrifice {
  type: "Sacrifice";
  warrior: number;
}

/** Spend so many skulls. */
export interface SpendSkulls {
  type: "SpendSkulls";
  skulls: number;
}

/** Bench Bruxa: spend a skull for a tile. */
export interface SpendSkull {
  type: "SpendSkull";
  seat: number;
}

/** This hero it is. */
export interface ChooseHero {
  type: "ChooseHero";
  hero: number;
}

/** This horde it is. */
export interface ChooseHorde {
  type: "ChooseHorde";
  horde: number;
}

/** This spawn pile it is. */
export interface ChoosePile {
  type: "ChoosePile";
  pile: number;
}

/** This tower it is. */
export interface ChooseTower {
  type: "ChooseTower";
  card: number;
}

/** This space it is. */
export interface ChooseSpace {
  type: "ChooseSpace";
  space: number;
}

/** Activate the flower on this space. */
export interface ActivateFlower {
  type: "ActivateFlower";
  space: number;
}

/** Take gold or a crystal from a lava pool. */
export interface TakeToken {
  type: "TakeToken";
  space: number;
  gold: boolean;
}

/** Remove the crevasse on this space. */
export interface RemoveCrevasse {
  type: "RemoveCrevasse";
  space: number;
}

/** Take this reward. */
export interface TakeReward {
  type: "TakeReward";
  seat: number;
  gold: number;
  crystals: number;
}

/** Let this player's hero take the damage. */
export interface TakeShot {
  type: "TakeShot";
  seat: number;
  to: number;
}

/** Let the figure retreat to this space. */
export interface RetreatTo {
  type: "RetreatTo";
  space: number;
}

/** Take this tower back from a white site. */
export interface ClaimTower {
  type: "ClaimTower";
  seat: number;
  card: number;
}

/** Buy this tower. */
export interface BuyTower {
  type: "BuyTower";
  seat: number;
  card: number;
}

/** Buy this tower modifier. */
export interface BuyModifier {
  type: "BuyModifier";
  seat: number;
  modifier: number;
}

/** Stick this Falcon on a tower. */
export interface UseFalcon {
  type: "UseFalcon";
  seat: number;
  modifier: number;
}

/** Give it to this player. */
export interface GiveTo {
  type: "GiveTo";
  to: number;
}

/** Stick the modifier on this tower. */
export interface Stick {
  type: "Stick";
  card: number;
}

/** Solo: build on no site of this colour in this round. */
export interface BlockColour {
  type: "BlockColour";
  colour: number;
}

/** Prologue: play the round again. */
export interface ReplayRound {
  type: "ReplayRound";
}

/** Prologue: go on although the objective was missed. */
export interface GoOn {
  type: "GoOn";
}

/** A player plays a hero. */
export interface HeroTaken {
  type: "HeroTaken";
  rule: string;
  seat: number;
  hero: number;
}

/** A hero has a special ability in this game. */
export interface AbilityTaken {
  type: "AbilityTaken";
  rule: string;
  seat: number;
  ability: number;
}

/** Solo: a hero sits on the bench. */
export interface BenchTaken {
  type: "BenchTaken";
  rule: string;
  hero: number;
}

/** A player took a starting tower in hand. */
export interface TowerTaken {
  type: "TowerTaken";
  rule: string;
  seat: number;
  card: number;
}

/** Heroes and abilities are dealt at random. */
export interface HeroesDealt {
  type: "HeroesDealt";
  rule: string;
}

/** Starting towers are dealt at random. */
export interface TowersDealt {
  type: "TowersDealt";
  rule: string;
}

/** A starting tower was exchanged for one a level higher. */
export interface TowerImproved {
  type: "TowerImproved";
  rule: string;
  seat: number;
  card: number;
  upgrade: number;
}

/** A starting tower went back into the supply. */
export interface TowerGivenUp {
  type: "TowerGivenUp";
  rule: string;
  seat: number;
  card: number;
}

/** A round began. */
export interface RoundBegun {
  type: "RoundBegun";
  rule: string;
  round: number;
}

/** A phase began. */
export interface PhaseBegun {
  type: "PhaseBegun";
  rule: string;
  phase: number;
}

/** A phase does not take place. */
export interface PhaseSkipped {
  type: "PhaseSkipped";
  rule: string;
  phase: number;
}

/** A player does no more in this phase. */
export interface SeatDone {
  type: "SeatDone";
  rule: string;
  seat: number;
}

/** Solo: no building on sites of a colour in this round. */
export interface ColourBlocked {
  type: "ColourBlocked";
  rule: string;
  colour: number;
}

/** Prologue: the objective of the round is met. */
export interface ObjectiveMet {
  type: "ObjectiveMet";
  rule: string;
  round: number;
}

/** Prologue: the objective of the round is missed. */
export interface ObjectiveMissed {
  type: "ObjectiveMissed";
  rule: string;
  round: number;
}

/** Prologue: the round begins anew, as it was. */
export interface RoundReplayed {
  type: "RoundReplayed";
  rule: string;
  round: number;
}

/** A horde came from a spawn pile (or, pile NONE, from elsewhere). */
export interface HordeSpawned {
  type: "HordeSpawned";
  rule: string;
  horde: number;
  space: number;
  pile: number;
}

/** A spawn pile has no card any more. */
export interface PileEmpty {
  type: "PileEmpty";
  rule: string;
  pile: number;
}

/** A rift card came up. */
export interface RiftRevealed {
  type: "RiftRevealed";
  rule: string;
  rift: number;
  pile: number;
}

/** A tower stands on a site. */
export interface TowerPlayed {
  type: "TowerPlayed";
  rule: string;
  seat: number;
  card: number;
  space: number;
}

/** The side that a tower just played faces. */
export interface TowerTurned {
  type: "TowerTurned";
  rule: string;
  card: number;
  facing: number;
}

/** A tower went back to a player's hand. */
export interface TowerReturned {
  type: "TowerReturned";
  rule: string;
  seat: number;
  card: number;
}

/** A tower was driven from its site to a player's incoming pile (seat NONE: to the supply). */
export interface TowerDisplaced {
  type: "TowerDisplaced";
  rule: string;
  seat: number;
  card: number;
}

/** A damage tile lies on a horde. */
export interface TileLaid {
  type: "TileLaid";
  rule: string;
  seat: number;
  horde: number;
  supply: number;
  shape: number;
  cells: number;
  damage: number;
}

/** A soldier stands on a horde. */
export interface SoldierPlaced {
  type: "SoldierPlaced";
  rule: string;
  seat: number;
  horde: number;
  cell: number;
  damage: number;
}

/** A soldier went back to the supply. */
export interface SoldierRemoved {
  type: "SoldierRemoved";
  rule: string;
  horde: number;
  cell: number;
}

/** The tiles of a horde went back to their supplies. */
export interface TilesRemoved {
  type: "TilesRemoved";
  rule: string;
  horde: number;
  count: number;
}

/** There is no such tile left. */
export interface OutOfStock {
  type: "OutOfStock";
  rule: string;
  supply: number;
  shape: number;
}

/** A totem stands on a horde. */
export interface TotemPlaced {
  type: "TotemPlaced";
  rule: string;
  horde: number;
}

/** A totem went back to the supply. */
export interface TotemRemoved {
  type: "TotemRemoved";
  rule: string;
  horde: number;
}

/** A tower lies on a player's incoming pile. */
export interface TowerPassed {
  type: "TowerPassed";
  rule: string;
  seat: number;
  card: number;
  to: number;
}

/** A tower went back to the supply, a better one lies on a player's incoming pile. */
export interface TowerUpgraded {
  type: "TowerUpgraded";
  rule: string;
  seat: number;
  card: number;
  upgrade: number;
  to: number;
}

/** A modifier is on a tower now. */
export interface ModifierStuck {
  type: "ModifierStuck";
  rule: string;
  modifier: number;
  card: number;
}

/** The Falcons are in the album now. */
export interface FalconsGained {
  type: "FalconsGained";
  rule: string;
}

/** A player put the hero card on the board. */
export interface HeroActivated {
  type: "HeroActivated";
  rule: string;
  seat: number;
}

/** A hero moved to a space. */
export interface HeroMoved {
  type: "HeroMoved";
  rule: string;
  seat: number;
  space: number;
}

/** A hero stands on cells of a horde. */
export interface HeroStood {
  type: "HeroStood";
  rule: string;
  seat: number;
  horde: number;
  cells: number;
}

/** The side that a hero faces. */
export interface HeroTurned {
  type: "HeroTurned";
  rule: string;
  seat: number;
  facing: number;
}

/** A hero used a special ability. */
export interface AbilityUsed {
  type: "AbilityUsed";
  rule: string;
  seat: number;
  ability: number;
}

/** A hero rested. */
export interface HeroRested {
  type: "HeroRested";
  rule: string;
  seat: number;
}

/** A stunned hero has all its life again. */
export interface HeroRecovered {
  type: "HeroRecovered";
  rule: string;
  seat: number;
}

/** A hero took damage. */
export interface HeroHurt {
  type: "HeroHurt";
  rule: string;
  seat: number;
  life: number;
}

/** Protection kept a hero from damage. */
export interface HeroSpared {
  type: "HeroSpared";
  rule: string;
  seat: number;
}

/** A hero regained life. */
export interface HeroHealed {
  type: "HeroHealed";
  rule: string;
  seat: number;
  life: number;
}

/** A hero lost the last life and is back on the hero board. */
export interface HeroStunned {
  type: "HeroStunned";
  rule: string;
  seat: number;
}

/** A hero has Protection until the end of the round. */
export interface HeroProtected {
  type: "HeroProtected";
  rule: string;
  seat: number;
}

/** A hero retreated to a space. */
export interface HeroRetreated {
  type: "HeroRetreated";
  rule: string;
  seat: number;
  space: number;
}

/** A hero found no space and is back on the hero board. */
export interface HeroReturned {
  type: "HeroReturned";
  rule: string;
  seat: number;
}

/** Bruxa has so many skulls now. */
export interface SkullsChanged {
  type: "SkullsChanged";
  rule: string;
  seat: number;
  skulls: number;
}

/** A sand warrior is on a space now. */
export interface WarriorMoved {
  type: "WarriorMoved";
  rule: string;
  warrior: number;
  space: number;
}

/** A sand warrior stands on a cell of a horde. */
export interface WarriorStood {
  type: "WarriorStood";
  rule: string;
  warrior: number;
  horde: number;
  cells: number;
}

/** A sand warrior is back on Alric's board. */
export interface WarriorReturned {
  type: "WarriorReturned";
  rule: string;
  warrior: number;
}

/** A bench hero was activated. */
export interface BenchActivated {
  type: "BenchActivated";
  rule: string;
  hero: number;
}

/** A bench hero is on a space now. */
export interface BenchMoved {
  type: "BenchMoved";
  rule: string;
  hero: number;
  space: number;
}

/** A bench hero stands on cells of a horde. */
export interface BenchStood {
  type: "BenchStood";
  rule: string;
  hero: number;
  horde: number;
  cells: number;
}

/** A bench hero's figure left the board. */
export interface BenchLeft {
  type: "BenchLeft";
  rule: string;
  hero: number;
}

/** A flower was activated. */
export interface FlowerActivated {
  type: "FlowerActivated";
  rule: string;
  space: number;
}

/** A flower wilted. */
export interface FlowerWilted {
  type: "FlowerWilted";
  rule: string;
  space: number;
}

/** A flower blooms again. */
export interface FlowerRegrown {
  type: "FlowerRegrown";
  rule: string;
  space: number;
}

/** A horde was destroyed. */
export interface HordeDestroyed {
  type: "HordeDestroyed";
  rule: string;
  horde: number;
}

/** The treasure grew. */
export interface TreasureGained {
  type: "TreasureGained";
  rule: string;
  gold: number;
  crystals: number;
}

/** The treasure shrank. */
export interface TreasureSpent {
  type: "TreasureSpent";
  rule: string;
  gold: number;
  crystals: number;
}

/** A horde moved on. */
export interface HordeAdvanced {
  type: "HordeAdvanced";
  rule: string;
  horde: number;
  space: number;
}

/** A horde did not move. */
export interface HordeHeld {
  type: "HordeHeld";
  rule: string;
  horde: number;
}

/** A horde left by the exit. */
export interface HordeEscaped {
  type: "HordeEscaped";
  rule: string;
  horde: number;
  hearts: number;
}

/** The kingdom lost hearts. */
export interface HeartsLost {
  type: "HeartsLost";
  rule: string;
  amount: number;
  hearts: number;
}

/** A horde healed itself and its neighbours. */
export interface HordeHealed {
  type: "HordeHealed";
  rule: string;
  horde: number;
}

/** A sniper shot at a hero. */
export interface SniperShot {
  type: "SniperShot";
  rule: string;
  horde: number;
  seat: number;
}

/** A champion's activation card came up. */
export interface ActivationRevealed {
  type: "ActivationRevealed";
  rule: string;
  horde: number;
  number: number;
}

/** A champion made its special attack. */
export interface ChampionAttacked {
  type: "ChampionAttacked";
  rule: string;
  horde: number;
}

/** A horde left the board by an effect. */
export interface HordeRemoved {
  type: "HordeRemoved";
  rule: string;
  horde: number;
}

/** An effect put a horde on another space. */
export interface HordeShifted {
  type: "HordeShifted";
  rule: string;
  horde: number;
  space: number;
}

/** The event token lies at another pile. */
export interface EventTokenMoved {
  type: "EventTokenMoved";
  rule: string;
  pile: number;
}

/** A boss's behaviour card came up. */
export interface BehaviourRevealed {
  type: "BehaviourRevealed";
  rule: string;
  behaviour: number;
}

/** A layer of a boss is gone; the next one shows (NONE: there is none). */
export interface LayerRemoved {
  type: "LayerRemoved";
  rule: string;
  horde: number;
  layer: number;
}

/** A tentacle stands on a site. */
export interface TentaclePlaced {
  type: "TentaclePlaced";
  rule: string;
  space: number;
}

/** A tentacle is gone. */
export interface TentacleRemoved {
  type: "TentacleRemoved";
  rule: string;
  space: number;
}

/** There is a new lava pool. */
export interface LavaPlaced {
  type: "LavaPlaced";
  rule: string;
  space: number;
}

/** A lava pool erupted. */
export interface LavaErupted {
  type: "LavaErupted";
  rule: string;
  space: number;
}

/** There is a crevasse on a space, or it gapes now. */
export interface CrevassePlaced {
  type: "CrevassePlaced";
  rule: string;
  space: number;
  gaping: boolean;
}

/** A crevasse is gone. */
export interface CrevasseRemoved {
  type: "CrevasseRemoved";
  rule: string;
  space: number;
}

/** A site was destroyed. */
export interface SiteRazed {
  type: "SiteRazed";
  rule: string;
  space: number;
}

/** A tile waits on a spawn token for the next horde. */
export interface PermafrostLaid {
  type: "PermafrostLaid";
  rule: string;
  pile: number;
}

/** A player took back towers, hero card and incoming pile. */
export interface TowersTaken {
  type: "TowersTaken";
  rule: string;
  seat: number;
  cards: number[];
}

/** A tower was bought. */
export interface TowerBought {
  type: "TowerBought";
  rule: string;
  seat: number;
  card: number;
  price: number;
}

/** A bought tower went into a player's hand. */
export interface TowerGiven {
  type: "TowerGiven";
  rule: string;
  seat: number;
  card: number;
}

/** A modifier was bought. */
export interface ModifierBought {
  type: "ModifierBought";
  rule: string;
  seat: number;
  modifier: number;
  price: number;
}

/** The kingdom is saved. */
export interface GameWon {
  type: "GameWon";
  rule: string;
}

/** The kingdom is lost. */
export interface GameLost {
  type: "GameLost";
  rule: string;
  reason: string;
}

export type GameOption = TakeHero | TakeAbility | TakeBench | TakeTower | ImproveTower | GiveUpTower | PlayTower | Face | Mode | PlaceTile | PlaceSoldier | PlaceTotem | Skip | PayRecall | PassTower | Done | ActivateHero | ActivateBench | StepTo | MoveTo | EndMove | Stand | BasicAttack | UseAbility | Rest | MoveWarrior | Sacrifice | SpendSkulls | SpendSkull | ChooseHero | ChooseHorde | ChoosePile | ChooseTower | ChooseSpace | ActivateFlower | TakeToken | RemoveCrevasse | TakeReward | TakeShot | RetreatTo | ClaimTower | BuyTower | BuyModifier | UseFalcon | GiveTo | Stick | BlockColour | ReplayRound | GoOn;

export type GameEvent = HeroTaken | AbilityTaken | BenchTaken | TowerTaken | HeroesDealt | TowersDealt | TowerImproved | TowerGivenUp | RoundBegun | PhaseBegun | PhaseSkipped | SeatDone | ColourBlocked | ObjectiveMet | ObjectiveMissed | RoundReplayed | HordeSpawned | PileEmpty | RiftRevealed | TowerPlayed | TowerTurned | TowerReturned | TowerDisplaced | TileLaid | SoldierPlaced | SoldierRemoved | TilesRemoved | OutOfStock | TotemPlaced | TotemRemoved | TowerPassed | TowerUpgraded | ModifierStuck | FalconsGained | HeroActivated | HeroMoved | HeroStood | HeroTurned | AbilityUsed | HeroRested | HeroRecovered | HeroHurt | HeroSpared | HeroHealed | HeroStunned | HeroProtected | HeroRetreated | HeroReturned | SkullsChanged | WarriorMoved | WarriorStood | WarriorReturned | BenchActivated | BenchMoved | BenchStood | BenchLeft | FlowerActivated | FlowerWilted | FlowerRegrown | HordeDestroyed | TreasureGained | TreasureSpent | HordeAdvanced | HordeHeld | HordeEscaped | HeartsLost | HordeHealed | SniperShot | ActivationRevealed | ChampionAttacked | HordeRemoved | HordeShifted | EventTokenMoved | BehaviourRevealed | LayerRemoved | TentaclePlaced | TentacleRemoved | LavaPlaced | LavaErupted | CrevassePlaced | CrevasseRemoved | SiteRazed | PermafrostLaid | TowersTaken | TowerBought | TowerGiven | ModifierBought | GameWon | GameLost;
