// Made by scripts/make_types.py from the ids, options, events and scene of kingdom_rush.
// Do not edit: change those and run `make types`.

export type Ability = number;
export const ABILITY_IDS = ["alric_1", "alric_2", "alric_3", "alric_4", "bruxa_1", "bruxa_2", "bruxa_3", "bruxa_4", "dierdre_1", "dierdre_2", "dierdre_3", "dierdre_4", "elora_1", "elora_2", "elora_3", "elora_4", "saitam_1", "saitam_2", "saitam_3", "saitam_4", "alleria_1", "alleria_2", "alleria_3", "alleria_4", "magnus_1", "magnus_2", "magnus_3", "magnus_4", "veznan_1", "veznan_2", "veznan_3", "veznan_4", "lynn_1", "lynn_2", "lynn_3", "lynn_4"] as const;

export type BehaviourCard = number;

export type Cell = number;

export type Cells = number;

export type Colour = number;
export const COLOUR_IDS = ["0", "1", "2", "3", "4"] as const;

export type Crystals = number;

export type Damage = number;
export const DAMAGE_IDS = ["physical", "magic", "true"] as const;

export type Gold = number;

export type Hearts = number;

export type Hero = number;
export const HERO_IDS = ["alric", "bruxa", "dierdre", "elora", "saitam", "alleria", "magnus", "veznan", "lynn"] as const;

export type HordeCard = number;

export type ModeNumber = number;
export const MODE_NUMBER_IDS = ["0", "1", "2", "3"] as const;

export type Modifier = number;
export const MODIFIER_IDS = ["MB1", "MB2", "MB3", "MB4", "MB5", "MB6", "MA1", "MA2", "MA3", "MA4", "MF1", "MF2"] as const;

export type PhaseNumber = number;
export const PHASE_NUMBER_IDS = ["0", "1", "2", "3", "4", "5", "6"] as const;

export type Pile = number;

export type RiftCard = number;

export type Seat = number;

export type Shape = number;
export const SHAPE_IDS = ["M1", "D2", "I3", "L3", "O4"] as const;

export type Side = number;
export const SIDE_IDS = ["0", "1", "2", "3"] as const;

export type Skulls = number;

export type Space = number;

export type Supply = number;
export const SUPPLY_IDS = ["archer", "mage", "knife", "artillery", "magic", "fire", "frost", "storm", "alric", "bruxa", "dierdre", "elora", "saitam", "alleria", "magnus", "veznan", "lynn", "soul"] as const;

export type TowerCard = number;

export type Upgrade = number;

export type Warrior = number;

export type Who = number;

export type PieceTag = "fast" | "heal" | "vulnerability" | "big" | "flying" | "sniper" | "shield" | "elusive" | "tough" | "specific" | "totem" | "hidden" | "acted" | "mist" | "warded" | "activated" | "stunned" | "protected" | "flower" | "wilted" | "gaping" | "bench" | "ability" | "flipped" | "used" | "met";

export type PlaceTag = "site_R" | "site_B" | "site_Y" | "site_G" | "site_W" | "spawn_1" | "spawn_2" | "spawn_3" | "spawn_4" | "entry" | "blocked" | "fast" | "heal" | "sniper" | "champion" | "magic_only" | "physical_only" | "specific" | "flying" | "elusive" | "physical_left" | "physical_right" | "physical_top" | "physical_bottom" | "magic_left" | "magic_right" | "magic_top" | "magic_bottom" | "big" | "tough" | "covered";

export type ZoneTag = "fast" | "heal" | "vulnerability" | "big" | "flying" | "sniper" | "shield" | "elusive" | "tough" | "specific" | "totem" | "hidden" | "acted" | "mist" | "warded" | "hurried" | "surge" | "cold" | "ashfall" | "last_stand" | "permafrost" | "event" | "done" | "tutorial" | "aside";

/** One part of an attack, as it is printed on a card that faces up. */
export interface AttackPart {
  what: "tile" | "soldier" | "mend";
  reach: "choice" | "each" | "perfect" | "melee" | "splash";
  /** Directions: 0 is up, then clockwise to 7. */
  arrows: number[];
  shapes: ("M1" | "D2" | "I3" | "L3" | "O4")[];
  count: number;
  damage: "physical" | "magic" | "true";
}

/** A tower card. */
export interface TowerExtra {
  /** 0: it cannot be bought. */
  price: number;
  modes: AttackPart[][];
  /** Those that it bears. */
  modifiers?: Modifier[];
  facing?: Side;
  /** Whose it is, on the map. */
  seat?: Seat;
}

/** A hero, bench hero, sand warrior or the wildcat, on the map or at home. */
export interface FigureExtra {
  who: Who;
  facing?: Side;
  /** A hero's, when nothing is lost. */
  life?: number;
  modes?: AttackPart[][];
}

/** What lies or stands on a horde. */
export interface CoverExtra {
  cells: number;
  /** A sand warrior or the wildcat; other figures say it by their ids. */
  who?: Who;
  /** A tile's or soldier's. */
  damage?: "physical" | "magic" | "true" | "";
}

/** A horde on the map, or a card of a pile. */
export interface CardExtra {
  band: "green" | "blue" | "yellow" | "red" | "purple" | "champion" | "pumpkin" | "boss" | "rift";
}

/** A lava pool, with what lies on it. */
export interface LavaExtra {
  gold: number;
  crystals: number;
}

/** Tiles that are left. */
export interface StockExtra {
  supply: string;
  shape: "M1" | "D2" | "I3" | "L3" | "O4";
}

/** A part of an objective. */
export interface ProgressExtra {
  done: number;
  needed: number;
}

/** The map. */
export interface BoardExtra {
  /** By place: the next space of the path. */
  ways: Space[];
  /** By place: the letter of its colour; empty: no site. */
  sites: string[];
  /** By pile: the first space of its route. */
  spawns: Space[];
}

/** What something special on a horde's card does. */
export interface About {
  name: string;
  text: string;
  rule: string;
}

/** A horde's grid as masks of cells (see `grids`). */
export interface HordeExtra {
  card: HordeCard;
  space: Space;
  band: "green" | "blue" | "yellow" | "red" | "purple" | "champion" | "pumpkin" | "boss" | "rift";
  enemies: number;
  bare: number;
  covered: number;
  dead: number;
  big: number[];
  tough: number[];
  /** The cells of each. */
  icons: Record<"fast" | "heal" | "sniper" | "champion" | "magic_only" | "physical_only" | "specific", number>;
  /**
   * The sides that are guarded, against physical and magic damage: 1 left, 2 right, 4 top, 8
   * bottom.
   */
  shields: [number, number];
  /** What can be chosen: crystals and gold. */
  reward: [number, number][];
  /** What is special about it, in words. */
  about: About[];
}

/** A spawn pile. */
export interface PileExtra {
  pile: Pile;
  /** On the back of its top card, what can be chosen: crystals and gold. */
  reward: [number, number][];
}

/** What is being asked, with the ids of pieces and things (see `view.task`). */
export interface SceneTask {
  ask: "tile" | "soldier" | "stand" | "face" | "mode" | "move" | "act" | "totem";
  card: TowerCard;
  mode: ModeNumber;
  who: Who;
  shapes: ("M1" | "D2" | "I3" | "L3" | "O4")[];
  supply: string;
  damage: "physical" | "magic" | "true" | "";
  targets: HordeCard[];
  left: number;
}

/** What is being asked, if it is about a piece. */
export interface KingdomExtra {
  task: SceneTask;
}

/** Play this hero. */
export interface TakeHero {
  type: "TakeHero";
  seat: Seat;
  hero: Hero;
}

/** Take this special ability into the game. */
export interface TakeAbility {
  type: "TakeAbility";
  seat: Seat;
  ability: Ability;
}

/** Solo: put this hero on the bench. */
export interface TakeBench {
  type: "TakeBench";
  hero: Hero;
}

/** Take this starting tower in hand. */
export interface TakeTower {
  type: "TakeTower";
  seat: Seat;
  card: TowerCard;
}

/** Exchange a starting tower for `upgrade`, one level higher. */
export interface ImproveTower {
  type: "ImproveTower";
  seat: Seat;
  card: TowerCard;
  upgrade: Upgrade;
}

/** Put this starting tower back into the supply. */
export interface GiveUpTower {
  type: "GiveUpTower";
  seat: Seat;
  card: TowerCard;
}

/** Play a tower from your hand on a site. */
export interface PlayTower {
  type: "PlayTower";
  seat: Seat;
  card: TowerCard;
  space: Space;
}

/** Let the tower or figure face this side of the board. */
export interface Face {
  type: "Face";
  facing: Side;
}

/** Use this one of the tower's or hero's attacks. */
export interface Mode {
  type: "Mode";
  mode: ModeNumber;
}

/** Lay the tile on these cells of a horde. */
export interface PlaceTile {
  type: "PlaceTile";
  horde: HordeCard;
  cells: Cells;
}

/** Put the soldier on this cell of a horde. */
export interface PlaceSoldier {
  type: "PlaceSoldier";
  horde: HordeCard;
  cell: Cell;
}

/** Put a totem on this horde. */
export interface PlaceTotem {
  type: "PlaceTotem";
  horde: HordeCard;
}

/** Decline it. */
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
  seat: Seat;
  card: TowerCard;
  to: Seat;
  upgrade: Upgrade;
}

/** Do no more in this phase. */
export interface Done {
  type: "Done";
  seat: Seat;
}

/** Activate your hero. */
export interface ActivateHero {
  type: "ActivateHero";
  seat: Seat;
}

/** Activate a bench hero. */
export interface ActivateBench {
  type: "ActivateBench";
  seat: Seat;
  hero: Hero;
}

/** Move the figure to this space next to it. */
export interface StepTo {
  type: "StepTo";
  space: Space;
}

/** Move the figure to this space, by a shortest way. */
export interface MoveTo {
  type: "MoveTo";
  space: Space;
}

/** Move no further. */
export interface EndMove {
  type: "EndMove";
}

/** Let the figure cover these cells of the horde. */
export interface Stand {
  type: "Stand";
  cells: Cells;
}

/** Make the hero's basic attack. */
export interface BasicAttack {
  type: "BasicAttack";
}

/** Use a special ability. */
export interface UseAbility {
  type: "UseAbility";
  ability: Ability;
}

/** Rest: regain all life and all abilities. */
export interface Rest {
  type: "Rest";
}

/** Move this sand warrior. */
export interface MoveWarrior {
  type: "MoveWarrior";
  seat: Seat;
  warrior: Warrior;
}

/** Move Alleria's wildcat. */
export interface MoveWildcat {
  type: "MoveWildcat";
  seat: Seat;
}

/** Let this sand warrior take the hero's damage. */
export interface Sacrifice {
  type: "Sacrifice";
  warrior: Warrior;
}

/** Spend this many skulls. */
export interface SpendSkulls {
  type: "SpendSkulls";
  skulls: Skulls;
}

/** Bench Bruxa: spend a skull for a tile. */
export interface SpendSkull {
  type: "SpendSkull";
  seat: Seat;
}

/** This hero it is. */
export interface ChooseHero {
  type: "ChooseHero";
  hero: Hero;
}

/** This horde it is. */
export interface ChooseHorde {
  type: "ChooseHorde";
  horde: HordeCard;
}

/** This spawn pile it is. */
export interface ChoosePile {
  type: "ChoosePile";
  pile: Pile;
}

/** This tower it is. */
export interface ChooseTower {
  type: "ChooseTower";
  card: TowerCard;
}

/** This space it is. */
export interface ChooseSpace {
  type: "ChooseSpace";
  space: Space;
}

/** Activate the flower on this space. */
export interface ActivateFlower {
  type: "ActivateFlower";
  space: Space;
}

/** Take gold or a crystal from a lava pool. */
export interface TakeToken {
  type: "TakeToken";
  space: Space;
  gold: boolean;
}

/** Remove the crevasse on this space. */
export interface RemoveCrevasse {
  type: "RemoveCrevasse";
  space: Space;
}

/** Take this reward. */
export interface TakeReward {
  type: "TakeReward";
  seat: Seat;
  gold: Gold;
  crystals: Crystals;
}

/** Let this player's hero take the damage. */
export interface TakeShot {
  type: "TakeShot";
  seat: Seat;
  to: Seat;
}

/** Let the figure retreat to this space. */
export interface RetreatTo {
  type: "RetreatTo";
  space: Space;
}

/** Take this tower back from a white site. */
export interface ClaimTower {
  type: "ClaimTower";
  seat: Seat;
  card: TowerCard;
}

/** Buy this tower. */
export interface BuyTower {
  type: "BuyTower";
  seat: Seat;
  card: TowerCard;
}

/** Buy this tower modifier. */
export interface BuyModifier {
  type: "BuyModifier";
  seat: Seat;
  modifier: Modifier;
}

/** Stick this Falcon on a tower. */
export interface UseFalcon {
  type: "UseFalcon";
  seat: Seat;
  modifier: Modifier;
}

/** Give it to this player. */
export interface GiveTo {
  type: "GiveTo";
  to: Seat;
}

/** Stick the modifier on this tower. */
export interface Stick {
  type: "Stick";
  card: TowerCard;
}

/** Solo: build on no site of this colour in this round. */
export interface BlockColour {
  type: "BlockColour";
  colour: Colour;
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
  seat: Seat;
  hero: Hero;
}

/** A hero has a special ability in this game. */
export interface AbilityTaken {
  type: "AbilityTaken";
  seat: Seat;
  ability: Ability;
}

/** Solo: a hero sits on the bench. */
export interface BenchTaken {
  type: "BenchTaken";
  hero: Hero;
}

/** A player took a starting tower in hand. */
export interface TowerTaken {
  type: "TowerTaken";
  seat: Seat;
  card: TowerCard;
}

/** Heroes and abilities are dealt at random. */
export interface HeroesDealt {
  type: "HeroesDealt";
}

/** Starting towers are dealt at random. */
export interface TowersDealt {
  type: "TowersDealt";
}

/** A starting tower was exchanged for one a level higher. */
export interface TowerImproved {
  type: "TowerImproved";
  seat: Seat;
  card: TowerCard;
  upgrade: Upgrade;
}

/** A starting tower went back into the supply. */
export interface TowerGivenUp {
  type: "TowerGivenUp";
  seat: Seat;
  card: TowerCard;
}

/** A round began. */
export interface RoundBegun {
  type: "RoundBegun";
  round: number;
}

/** A phase began. */
export interface PhaseBegun {
  type: "PhaseBegun";
  phase: PhaseNumber;
}

/** A phase does not take place. */
export interface PhaseSkipped {
  type: "PhaseSkipped";
  phase: PhaseNumber;
}

/** A player does no more in this phase. */
export interface SeatDone {
  type: "SeatDone";
  seat: Seat;
}

/** Solo: no building on sites of a colour in this round. */
export interface ColourBlocked {
  type: "ColourBlocked";
  colour: Colour;
}

/** Prologue: the objective of the round is met. */
export interface ObjectiveMet {
  type: "ObjectiveMet";
  round: number;
}

/** Prologue: the objective of the round is missed. */
export interface ObjectiveMissed {
  type: "ObjectiveMissed";
  round: number;
}

/** Prologue: the round restarts from its beginning. */
export interface RoundReplayed {
  type: "RoundReplayed";
  round: number;
}

/** A horde came from a spawn pile (or, pile NONE, from elsewhere). */
export interface HordeSpawned {
  type: "HordeSpawned";
  horde: HordeCard;
  space: Space;
  pile: Pile;
}

/** A spawn pile has no card any more. */
export interface PileEmpty {
  type: "PileEmpty";
  pile: Pile;
}

/** A rift card came up. */
export interface RiftRevealed {
  type: "RiftRevealed";
  rift: RiftCard;
  pile: Pile;
}

/** A tower stands on a site. */
export interface TowerPlayed {
  type: "TowerPlayed";
  seat: Seat;
  card: TowerCard;
  space: Space;
}

/** The side that a tower just played faces. */
export interface TowerTurned {
  type: "TowerTurned";
  card: TowerCard;
  facing: Side;
}

/** A tower went back to a player's hand. */
export interface TowerReturned {
  type: "TowerReturned";
  seat: Seat;
  card: TowerCard;
}

/** A tower was driven from its site to a player's incoming pile (seat NONE: to the supply). */
export interface TowerDisplaced {
  type: "TowerDisplaced";
  seat: Seat;
  card: TowerCard;
}

/** A damage tile lies on a horde. */
export interface TileLaid {
  type: "TileLaid";
  seat: Seat;
  horde: HordeCard;
  supply: Supply;
  shape: Shape;
  cells: Cells;
  damage: Damage;
}

/** A soldier stands on a horde. */
export interface SoldierPlaced {
  type: "SoldierPlaced";
  seat: Seat;
  horde: HordeCard;
  cell: Cell;
  damage: Damage;
}

/** A soldier went back to the supply. */
export interface SoldierRemoved {
  type: "SoldierRemoved";
  horde: HordeCard;
  cell: Cell;
}

/** The tiles of a horde went back to their supplies. */
export interface TilesRemoved {
  type: "TilesRemoved";
  horde: HordeCard;
  count: number;
}

/** There is no such tile left. */
export interface OutOfStock {
  type: "OutOfStock";
  supply: Supply;
  shape: Shape;
}

/** An attack reaches no horde. */
export interface NothingInRange {
  type: "NothingInRange";
}

/** An elusive horde takes no tile. */
export interface HordeEluded {
  type: "HordeEluded";
  horde: HordeCard;
}

/** A shield of a horde stops a tile. */
export interface ShieldHeld {
  type: "ShieldHeld";
  horde: HordeCard;
}

/** A tile fits nowhere on a horde. */
export interface TileUnplaced {
  type: "TileUnplaced";
  horde: HordeCard;
  shape: Shape;
}

/** A totem stands on a horde. */
export interface TotemPlaced {
  type: "TotemPlaced";
  horde: HordeCard;
}

/** A totem went back to the supply. */
export interface TotemRemoved {
  type: "TotemRemoved";
  horde: HordeCard;
}

/** A tower lies on a player's incoming pile. */
export interface TowerPassed {
  type: "TowerPassed";
  seat: Seat;
  card: TowerCard;
  to: Seat;
}

/** A tower went back to the supply, a better one lies on a player's incoming pile. */
export interface TowerUpgraded {
  type: "TowerUpgraded";
  seat: Seat;
  card: TowerCard;
  upgrade: Upgrade;
  to: Seat;
}

/** A modifier is on a tower now. */
export interface ModifierStuck {
  type: "ModifierStuck";
  modifier: Modifier;
  card: TowerCard;
}

/** The Falcons are in the album now. */
export interface FalconsGained {
  type: "FalconsGained";
}

/** A player put the hero card on the board. */
export interface HeroActivated {
  type: "HeroActivated";
  seat: Seat;
}

/** A hero moved to a space. */
export interface HeroMoved {
  type: "HeroMoved";
  seat: Seat;
  space: Space;
}

/** A hero stands on cells of a horde. */
export interface HeroStood {
  type: "HeroStood";
  seat: Seat;
  horde: HordeCard;
  cells: Cells;
}

/** The side that a hero faces. */
export interface HeroTurned {
  type: "HeroTurned";
  seat: Seat;
  facing: Side;
}

/** A hero used a special ability. */
export interface AbilityUsed {
  type: "AbilityUsed";
  seat: Seat;
  ability: Ability;
}

/** A hero rested. */
export interface HeroRested {
  type: "HeroRested";
  seat: Seat;
}

/** A stunned hero has all its life again. */
export interface HeroRecovered {
  type: "HeroRecovered";
  seat: Seat;
}

/** A hero took damage. */
export interface HeroHurt {
  type: "HeroHurt";
  seat: Seat;
  life: number;
}

/** Protection kept a hero from damage. */
export interface HeroSpared {
  type: "HeroSpared";
  seat: Seat;
}

/** A hero regained life. */
export interface HeroHealed {
  type: "HeroHealed";
  seat: Seat;
  life: number;
}

/** A hero lost the last life and is back on the hero board. */
export interface HeroStunned {
  type: "HeroStunned";
  seat: Seat;
}

/** A hero has Protection until the end of the round. */
export interface HeroProtected {
  type: "HeroProtected";
  seat: Seat;
}

/** A hero retreated to a space. */
export interface HeroRetreated {
  type: "HeroRetreated";
  seat: Seat;
  space: Space;
}

/** A hero found no space and is back on the hero board. */
export interface HeroReturned {
  type: "HeroReturned";
  seat: Seat;
}

/** Bruxa's number of skulls changed. */
export interface SkullsChanged {
  type: "SkullsChanged";
  seat: Seat;
  skulls: Skulls;
}

/** A sand warrior is on a space now. */
export interface WarriorMoved {
  type: "WarriorMoved";
  warrior: Warrior;
  space: Space;
}

/** A sand warrior stands on a cell of a horde. */
export interface WarriorStood {
  type: "WarriorStood";
  warrior: Warrior;
  horde: HordeCard;
  cells: Cells;
}

/** A sand warrior is back on Alric's board. */
export interface WarriorReturned {
  type: "WarriorReturned";
  warrior: Warrior;
}

/** Alleria's wildcat is on a space now. */
export interface WildcatMoved {
  type: "WildcatMoved";
  space: Space;
}

/** The wildcat stands on cells of a horde. */
export interface WildcatStood {
  type: "WildcatStood";
  horde: HordeCard;
  cells: Cells;
}

/** The wildcat is back on Alleria's board. */
export interface WildcatReturned {
  type: "WildcatReturned";
}

/** Magnus uses a special ability of another hero. */
export interface AbilityCopied {
  type: "AbilityCopied";
  ability: Ability;
}

/** A bench hero uses a special ability. */
export interface BenchAbilityUsed {
  type: "BenchAbilityUsed";
  hero: Hero;
  ability: Ability;
}

/** Gold and crystals wait on Vez'nan's board. */
export interface RewardKept {
  type: "RewardKept";
  gold: number;
  crystals: number;
}

/** A bench hero was activated. */
export interface BenchActivated {
  type: "BenchActivated";
  hero: Hero;
}

/** A bench hero is on a space now. */
export interface BenchMoved {
  type: "BenchMoved";
  hero: Hero;
  space: Space;
}

/** A bench hero stands on cells of a horde. */
export interface BenchStood {
  type: "BenchStood";
  hero: Hero;
  horde: HordeCard;
  cells: Cells;
}

/** A bench hero's figure left the board. */
export interface BenchLeft {
  type: "BenchLeft";
  hero: Hero;
}

/** A flower was activated. */
export interface FlowerActivated {
  type: "FlowerActivated";
  space: Space;
}

/** A flower wilted. */
export interface FlowerWilted {
  type: "FlowerWilted";
  space: Space;
}

/** A flower blooms again. */
export interface FlowerRegrown {
  type: "FlowerRegrown";
  space: Space;
}

/** A horde was destroyed. */
export interface HordeDestroyed {
  type: "HordeDestroyed";
  horde: HordeCard;
}

/** The treasure grew. */
export interface TreasureGained {
  type: "TreasureGained";
  gold: number;
  crystals: number;
}

/** The treasure shrank. */
export interface TreasureSpent {
  type: "TreasureSpent";
  gold: number;
  crystals: number;
}

/** A horde moved on. */
export interface HordeAdvanced {
  type: "HordeAdvanced";
  horde: HordeCard;
  space: Space;
}

/** A horde did not move. */
export interface HordeHeld {
  type: "HordeHeld";
  horde: HordeCard;
}

/** A horde left by the exit. */
export interface HordeEscaped {
  type: "HordeEscaped";
  horde: HordeCard;
  hearts: Hearts;
}

/** The kingdom lost hearts. */
export interface HeartsLost {
  type: "HeartsLost";
  amount: Hearts;
  hearts: Hearts;
}

/** A horde healed itself and its neighbours. */
export interface HordeHealed {
  type: "HordeHealed";
  horde: HordeCard;
}

/** A sniper shot at a hero. */
export interface SniperShot {
  type: "SniperShot";
  horde: HordeCard;
  seat: Seat;
}

/** A champion's activation card came up. */
export interface ActivationRevealed {
  type: "ActivationRevealed";
  horde: HordeCard;
  number: number;
}

/** A champion made its special attack. */
export interface ChampionAttacked {
  type: "ChampionAttacked";
  horde: HordeCard;
}

/** A horde left the board by an effect. */
export interface HordeRemoved {
  type: "HordeRemoved";
  horde: HordeCard;
}

/** An effect put a horde on another space. */
export interface HordeShifted {
  type: "HordeShifted";
  horde: HordeCard;
  space: Space;
}

/** The event token lies at another pile. */
export interface EventTokenMoved {
  type: "EventTokenMoved";
  pile: Pile;
}

/** A boss's behaviour card came up. */
export interface BehaviourRevealed {
  type: "BehaviourRevealed";
  behaviour: BehaviourCard;
}

/** A layer of a boss is gone; the next one shows (NONE: there is none). */
export interface LayerRemoved {
  type: "LayerRemoved";
  horde: HordeCard;
  layer: HordeCard;
}

/** A tentacle stands on a site. */
export interface TentaclePlaced {
  type: "TentaclePlaced";
  space: Space;
}

/** A tentacle is gone. */
export interface TentacleRemoved {
  type: "TentacleRemoved";
  space: Space;
}

/** There is a new lava pool. */
export interface LavaPlaced {
  type: "LavaPlaced";
  space: Space;
}

/** A lava pool erupted. */
export interface LavaErupted {
  type: "LavaErupted";
  space: Space;
}

/** There is a crevasse on a space, or it gapes now. */
export interface CrevassePlaced {
  type: "CrevassePlaced";
  space: Space;
  gaping: boolean;
}

/** A crevasse is gone. */
export interface CrevasseRemoved {
  type: "CrevasseRemoved";
  space: Space;
}

/** A site was destroyed. */
export interface SiteRazed {
  type: "SiteRazed";
  space: Space;
}

/** A tile waits on a spawn token for the next horde. */
export interface PermafrostLaid {
  type: "PermafrostLaid";
  pile: Pile;
}

/** A player took back towers, hero card and incoming pile. */
export interface TowersTaken {
  type: "TowersTaken";
  seat: Seat;
  cards: TowerCard[];
}

/** A tower was bought. */
export interface TowerBought {
  type: "TowerBought";
  seat: Seat;
  card: TowerCard;
  price: number;
}

/** A bought tower went into a player's hand. */
export interface TowerGiven {
  type: "TowerGiven";
  seat: Seat;
  card: TowerCard;
}

/** A modifier was bought. */
export interface ModifierBought {
  type: "ModifierBought";
  seat: Seat;
  modifier: Modifier;
  price: number;
}

/** The kingdom is saved. */
export interface GameWon {
  type: "GameWon";
}

/** The kingdom is lost. */
export interface GameLost {
  type: "GameLost";
  reason: "no_hearts" | "piles_empty" | "no_room" | "hero_fell" | "objective_missed" | "crevasses_gape" | "boss_escaped" | "champion_escaped";
}

export type PieceExtra = Partial<TowerExtra & FigureExtra & CoverExtra & CardExtra & LavaExtra & StockExtra & ProgressExtra>;

export type ZoneExtra = Partial<BoardExtra & HordeExtra & PileExtra>;

export type SceneExtra = Partial<KingdomExtra>;

export type GameOption = TakeHero | TakeAbility | TakeBench | TakeTower | ImproveTower | GiveUpTower | PlayTower | Face | Mode | PlaceTile | PlaceSoldier | PlaceTotem | Skip | PayRecall | PassTower | Done | ActivateHero | ActivateBench | StepTo | MoveTo | EndMove | Stand | BasicAttack | UseAbility | Rest | MoveWarrior | MoveWildcat | Sacrifice | SpendSkulls | SpendSkull | ChooseHero | ChooseHorde | ChoosePile | ChooseTower | ChooseSpace | ActivateFlower | TakeToken | RemoveCrevasse | TakeReward | TakeShot | RetreatTo | ClaimTower | BuyTower | BuyModifier | UseFalcon | GiveTo | Stick | BlockColour | ReplayRound | GoOn;

export type GameEvent = HeroTaken | AbilityTaken | BenchTaken | TowerTaken | HeroesDealt | TowersDealt | TowerImproved | TowerGivenUp | RoundBegun | PhaseBegun | PhaseSkipped | SeatDone | ColourBlocked | ObjectiveMet | ObjectiveMissed | RoundReplayed | HordeSpawned | PileEmpty | RiftRevealed | TowerPlayed | TowerTurned | TowerReturned | TowerDisplaced | TileLaid | SoldierPlaced | SoldierRemoved | TilesRemoved | OutOfStock | NothingInRange | HordeEluded | ShieldHeld | TileUnplaced | TotemPlaced | TotemRemoved | TowerPassed | TowerUpgraded | ModifierStuck | FalconsGained | HeroActivated | HeroMoved | HeroStood | HeroTurned | AbilityUsed | HeroRested | HeroRecovered | HeroHurt | HeroSpared | HeroHealed | HeroStunned | HeroProtected | HeroRetreated | HeroReturned | SkullsChanged | WarriorMoved | WarriorStood | WarriorReturned | WildcatMoved | WildcatStood | WildcatReturned | AbilityCopied | BenchAbilityUsed | RewardKept | BenchActivated | BenchMoved | BenchStood | BenchLeft | FlowerActivated | FlowerWilted | FlowerRegrown | HordeDestroyed | TreasureGained | TreasureSpent | HordeAdvanced | HordeHeld | HordeEscaped | HeartsLost | HordeHealed | SniperShot | ActivationRevealed | ChampionAttacked | HordeRemoved | HordeShifted | EventTokenMoved | BehaviourRevealed | LayerRemoved | TentaclePlaced | TentacleRemoved | LavaPlaced | LavaErupted | CrevassePlaced | CrevasseRemoved | SiteRazed | PermafrostLaid | TowersTaken | TowerBought | TowerGiven | ModifierBought | GameWon | GameLost;
