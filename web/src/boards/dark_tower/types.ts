// Made by scripts/make_types.py from the ids, options, events and scene of dark_tower.
// Do not edit: change those and run `make types`.

export type PieceTag = "potion" | "gear" | "treasure" | "quest_item" | "companion" | "virtue" | "corruption" | "panicked" | "unsteady" | "ready" | "savage" | "lethal" | "beast" | "humanoid" | "undead" | "magic" | "melee" | "stealth" | "north" | "east" | "south" | "west" | "hero" | "building" | "foe" | "adversary" | "dungeon" | "caravan" | "goal" | "trial" | "active" | "inactive" | "done" | "destroyed" | "closed" | "open";

export type PlaceTag = "desert" | "hills" | "mountains" | "lake" | "forest" | "grasslands" | "panicked" | "unsteady" | "ready" | "savage" | "lethal" | "top" | "middle" | "bottom" | "tower" | "edge" | "here" | "cleared" | "target";

export type ZoneTag = "north" | "east" | "south" | "west" | "cave" | "encampment" | "tomb" | "shrine" | "fortress" | "ruins" | "tower" | "dormant" | "burning" | "visited" | "active" | "out" | "chart";

/** How far the main goal is. */
export interface GoalExtra {
  region: number;
  given: number[];
  skulls: number;
}

/** Where a quest leads, and how it begins. */
export interface QuestExtra {
  region: number;
  opening: string;
}

/** How many tokens of a kind of foe are on the board, of how many. */
export interface FoeKindExtra {
  tokens: number;
  most: number;
}

/** How far its cards were worn down. */
export interface AdversaryExtra {
  steps: number[];
}

/** The skulls on it. */
export interface BuildingExtra {
  skulls: number;
}

/** Whose figure or trial it is. */
export interface OwnerExtra {
  seat: number;
}

/** The turn, and when the game is over how long the month was and what was to come. */
export interface MonthExtra {
  turn: number;
  length: number;
  timeline: number[][];
}

/** For each of its regions, the regions next to it. */
export interface KingdomExtra {
  borders: number[][];
}

/** How the Tower stands. */
export interface TowerExtra {
  /** Quarter turns of each drum from where it began. */
  pos: number[];
  /** The kingdom that each faces. */
  glyphs: number[];
  inside: number;
  /** Skulls behind each face, if one may look inside. */
  pockets?: number[];
}

/** A battle: the foe, the card that lies open, and what can still be done. */
export interface BattleExtra {
  kind: string;
  card: string;
  step: number;
  left: number;
  resolved: number;
  used: number;
  free: number;
}

/** A dungeon, as far as it is known. */
export interface DungeonExtra {
  region: number;
  unknown: number;
  target: number;
  /** By cell, the number of the room that is there. */
  rooms: number[];
  /** By cell, the cells that its doors lead to. */
  doors: number[][];
}

/** What a hero has done this turn. */
export interface TurnActions {
  banner: boolean;
  heroic: boolean;
  reinforce: boolean;
  trade: boolean;
}

/** A hero, where and with what; the moves left are in words on the figure, too. */
export interface HeroExtra {
  hero: string;
  home: number;
  region: number;
  warriors: number;
  spirit: number;
  spores: number;
  moves: number;
  done: TurnActions;
}

/** Whose turn it is, who began, the code of the game, and the most advantages in one action. */
export interface TableExtra {
  active: number;
  starter: number;
  code: string;
  cap: number;
}

/** Play this hero. */
export interface TakeHero {
  type: "TakeHero";
  hero: number;
}

/** Make this kingdom one's home. */
export interface TakeHome {
  type: "TakeHome";
  kingdom: number;
}

/** DT-SETUP-23: the summary is right; begin. */
export interface ConfirmSetup {
  type: "ConfirmSetup";
}

/** Take a banner action: that of `hero`; the Spymaster's says where one goes. */
export interface Banner {
  type: "Banner";
  hero: number;
  region: number;
}

/** Infused: take a skull from this building of the home kingdom. */
export interface Infuse {
  type: "Infuse";
  building: number;
}

/** Double the move of this turn. */
export interface DoubleMove {
  type: "DoubleMove";
}

/** Enter a region next to one's own. */
export interface Walk {
  type: "Walk";
  region: number;
}

/** Cleanse the building of a region. */
export interface Cleanse {
  type: "Cleanse";
  region: number;
}

/** Battle this foe. */
export interface Fight {
  type: "Fight";
  kind: number;
  region: number;
}

/** Complete a monthly quest in one of the ways that it allows. */
export interface Pursue {
  type: "Pursue";
  quest: number;
  way: number;
}

/** Main goal: deposit something; for treasures `what` is the item, else `ids.WHAT`. */
export interface Deposit {
  type: "Deposit";
  what: number;
  count: number;
}

/** Main goal: do a part of it that is no deposit. */
export interface Advance {
  type: "Advance";
  part: number;
}

/** Enter the dungeon of this type in one's region, or the Tower dungeon. */
export interface Explore {
  type: "Explore";
  dungeon: number;
}

/** Competitive: complete a heroic trial; `advantage` says of which type if one must be named. */
export interface CompleteTrial {
  type: "CompleteTrial";
  trial: number;
  advantage: number;
}

/** Reinforce at the building of one's region. */
export interface Reinforce {
  type: "Reinforce";
}

/** Reinforce with a siege tree: move it to a region next to it. */
export interface MoveTree {
  type: "MoveTree";
  region: number;
}

/** Spend an item for its own effect, or use what it allows. */
export interface UseItem {
  type: "UseItem";
  item: number;
}

/** Use what a virtue allows. */
export interface UseVirtue {
  type: "UseVirtue";
  virtue: number;
}

/** Use what a companion allows. */
export interface UseCompanion {
  type: "UseCompanion";
  companion: number;
}

/** Begin to trade with a hero in one's region. */
export interface Trade {
  type: "Trade";
  seat: number;
}

/** Go on to the end of the turn. */
export interface EndTurn {
  type: "EndTurn";
}

/** DT-LOSE-04: give the game up. */
export interface Concede {
  type: "Concede";
}

/** Roll the haggle die before reinforcing. */
export interface Roll {
  type: "Roll";
}

/** Take the free effect of the building. */
export interface Free {
  type: "Free";
  building: number;
}

/** Pay for the enhanced effect of the building. */
export interface Enhanced {
  type: "Enhanced";
  building: number;
}

/** Do without it. */
export interface Decline {
  type: "Decline";
}

/** Go on to what comes next. */
export interface Confirm {
  type: "Confirm";
}

/** Take this gear from its stack. */
export interface TakeGear {
  type: "TakeGear";
  item: number;
}

/** Take this treasure from the market. */
export interface TakeTreasure {
  type: "TakeTreasure";
  item: number;
}

/** DT-COMP-19: take this potion from another hero. */
export interface TakePotion {
  type: "TakePotion";
  seat: number;
  item: number;
}

/** Lose this item. */
export interface LoseItem {
  type: "LoseItem";
  item: number;
}

/** Spend this item to pay for something else. */
export interface SpendItem {
  type: "SpendItem";
  item: number;
}

/** Lose this active virtue tile. */
export interface LoseVirtue {
  type: "LoseVirtue";
  virtue: number;
}

/** Turn this virtue tile to its active side. */
export interface GainVirtue {
  type: "GainVirtue";
  virtue: number;
}

/** Be rid of this corruption. */
export interface Purge {
  type: "Purge";
  corruption: number;
}

/** Put a skull on this building. */
export interface PlaceSkull {
  type: "PlaceSkull";
  building: number;
}

/** Take a skull from this building. */
export interface LiftSkull {
  type: "LiftSkull";
  building: number;
}

/** Let this building be destroyed. */
export interface DestroyBuilding {
  type: "DestroyBuilding";
  building: number;
}

/** The hero or foe concerned goes to this region. */
export interface GoTo {
  type: "GoTo";
  region: number;
}

/** This foe is meant. */
export interface PickFoe {
  type: "PickFoe";
  kind: number;
  region: number;
}

/** This hero is meant. */
export interface PickHero {
  type: "PickHero";
  seat: number;
}

/** This kind of foe is meant. */
export interface PickKind {
  type: "PickKind";
  kind: number;
}

/** This seal is meant: drum * 4 + side. */
export interface PickSeal {
  type: "PickSeal";
  seal: number;
}

/** Put this card of the market under the treasure deck. */
export interface PickWare {
  type: "PickWare";
  item: number;
}

/** Take this one of the alternatives of an effect, by its number in the tables. */
export interface Pick {
  type: "Pick";
  way: number;
  effect: number;
}

/** Improve the revealed card, or the room, by one step. */
export interface UseAdvantage {
  type: "UseAdvantage";
}

/** Pay for a conditional advantage: an item, a companion (after the items). */
export interface BuyAdvantage {
  type: "BuyAdvantage";
  source: number;
}

/** Blessed: pay spirit to lose fewer warriors. */
export interface Prevent {
  type: "Prevent";
}

/** Take the card's or the room's result as it stands. */
export interface Accept {
  type: "Accept";
}

/** Leave the battle against the adversary. */
export interface Retreat {
  type: "Retreat";
}

/** Fight the next card of the adversary. */
export interface GoOn {
  type: "GoOn";
}

/** Enter this room. */
export interface EnterRoom {
  type: "EnterRoom";
  room: number;
}

/** Leave the dungeon. */
export interface Leave {
  type: "Leave";
}

/** Add an item of one's own to the trade (companions after the items). */
export interface Give {
  type: "Give";
  item: number;
}

/** Ask for an item of the partner's. */
export interface Get {
  type: "Get";
  item: number;
}

/** Add so many warriors. */
export interface GiveWarriors {
  type: "GiveWarriors";
  count: number;
}

/** Ask for so many warriors. */
export interface GetWarriors {
  type: "GetWarriors";
  count: number;
}

/** Add so much spirit. */
export interface GiveSpirit {
  type: "GiveSpirit";
  count: number;
}

/** Ask for so much spirit. */
export interface GetSpirit {
  type: "GetSpirit";
  count: number;
}

/** Put the trade to the partner. */
export interface Propose {
  type: "Propose";
}

/** Agree to what was proposed. */
export interface Agree {
  type: "Agree";
}

/** Do not agree to it. */
export interface Refuse {
  type: "Refuse";
}

/** A player took a hero. */
export interface HeroTaken {
  type: "HeroTaken";
  rule: string;
  seat: number;
  hero: number;
}

/** A player took a kingdom as home. */
export interface HomeTaken {
  type: "HomeTaken";
  rule: string;
  seat: number;
  kingdom: number;
}

/** The app gave the last set-up orders. */
export interface WorldPopulated {
  type: "WorldPopulated";
  rule: string;
  goal: number;
  adversary: number;
}

/** A month began. */
export interface MonthBegun {
  type: "MonthBegun";
  rule: string;
  month: number;
}

/** A month ended. */
export interface MonthEnded {
  type: "MonthEnded";
  rule: string;
  month: number;
}

/** A hero's turn began. */
export interface TurnBegun {
  type: "TurnBegun";
  rule: string;
  seat: number;
  month: number;
  turn: number;
}

/** A step of the turn began. */
export interface StepBegun {
  type: "StepBegun";
  rule: string;
  seat: number;
  step: number;
}

/** An event of the month came up. */
export interface EventCalled {
  type: "EventCalled";
  rule: string;
  category: number;
  detail: number;
}

/** An event had nothing to do. */
export interface EventSkipped {
  type: "EventSkipped";
  rule: string;
  category: number;
  detail: number;
}

/** The game is over. */
export interface GameEnded {
  type: "GameEnded";
  rule: string;
  reason: string;
}

/** A hero is out of the game. */
export interface HeroEliminated {
  type: "HeroEliminated";
  rule: string;
  seat: number;
}

/** A hero took a banner action. */
export interface BannerTaken {
  type: "BannerTaken";
  rule: string;
  seat: number;
  hero: number;
}

/** A hero's move was doubled. */
export interface MoveDoubled {
  type: "MoveDoubled";
  rule: string;
  seat: number;
  moves: number;
}

/** A hero entered a region. */
export interface HeroMoved {
  type: "HeroMoved";
  rule: string;
  seat: number;
  region: number;
}

/** A hero was placed in a region. */
export interface HeroPlaced {
  type: "HeroPlaced";
  rule: string;
  seat: number;
  region: number;
}

/** Crossing a river of fire hurt a hero. */
export interface RiverBurned {
  type: "RiverBurned";
  rule: string;
  seat: number;
  river: number;
}

/** A glyph cost a hero spirit. */
export interface TaxPaid {
  type: "TaxPaid";
  rule: string;
  seat: number;
  glyph: number;
  spirit: number;
}

/** A heroic action was finished. */
export interface HeroicDone {
  type: "HeroicDone";
  rule: string;
  seat: number;
  spirit: number;
}

/** A building was cleansed. */
export interface Cleansed {
  type: "Cleansed";
  rule: string;
  seat: number;
  building: number;
  skulls: number;
}

/** A hero reinforced at a building. */
export interface Reinforced {
  type: "Reinforced";
  rule: string;
  seat: number;
  building: number;
  enhanced: boolean;
}

/** The haggle die was rolled. */
export interface HaggleRolled {
  type: "HaggleRolled";
  rule: string;
  seat: number;
  face: number;
}

/** A siege tree moved. */
export interface TreeMoved {
  type: "TreeMoved";
  rule: string;
  tree: number;
  region: number;
}

/** A hero used what an item allows. */
export interface PowerUsed {
  type: "PowerUsed";
  rule: string;
  seat: number;
  item: number;
}

/** A hero used a virtue. */
export interface VirtueUsed {
  type: "VirtueUsed";
  rule: string;
  seat: number;
  virtue: number;
}

/** A hero used a companion. */
export interface CompanionUsed {
  type: "CompanionUsed";
  rule: string;
  seat: number;
  companion: number;
}

/** A trade was proposed. */
export interface TradeProposed {
  type: "TradeProposed";
  rule: string;
  seat: number;
  partner: number;
}

/** A trade was refused. */
export interface TradeRefused {
  type: "TradeRefused";
  rule: string;
  seat: number;
  partner: number;
}

/** Two heroes traded. */
export interface Traded {
  type: "Traded";
  rule: string;
  seat: number;
  partner: number;
}

/** A hero gained warriors. */
export interface WarriorsGained {
  type: "WarriorsGained";
  rule: string;
  seat: number;
  count: number;
  warriors: number;
}

/** A hero lost warriors. */
export interface WarriorsLost {
  type: "WarriorsLost";
  rule: string;
  seat: number;
  count: number;
  warriors: number;
}

/** A hero spent warriors. */
export interface WarriorsSpent {
  type: "WarriorsSpent";
  rule: string;
  seat: number;
  count: number;
  warriors: number;
}

/** A hero gained spirit. */
export interface SpiritGained {
  type: "SpiritGained";
  rule: string;
  seat: number;
  count: number;
  spirit: number;
}

/** A hero lost spirit. */
export interface SpiritLost {
  type: "SpiritLost";
  rule: string;
  seat: number;
  count: number;
  spirit: number;
}

/** A hero spent spirit. */
export interface SpiritSpent {
  type: "SpiritSpent";
  rule: string;
  seat: number;
  count: number;
  spirit: number;
}

/** A hero drew a potion. */
export interface PotionDrawn {
  type: "PotionDrawn";
  rule: string;
  seat: number;
  item: number;
}

/** The potion deck was empty. */
export interface PotionMissing {
  type: "PotionMissing";
  rule: string;
  seat: number;
}

/** A hero took gear. */
export interface GearTaken {
  type: "GearTaken";
  rule: string;
  seat: number;
  item: number;
}

/** A hero took a treasure from the market. */
export interface TreasureTaken {
  type: "TreasureTaken";
  rule: string;
  seat: number;
  item: number;
}

/** A hero drew the top treasure of the deck. */
export interface TreasureDrawn {
  type: "TreasureDrawn";
  rule: string;
  seat: number;
  item: number;
}

/** A treasure was added to the market. */
export interface MarketRefilled {
  type: "MarketRefilled";
  rule: string;
  item: number;
}

/** A card of the market went under the deck. */
export interface WareReplaced {
  type: "WareReplaced";
  rule: string;
  seat: number;
  item: number;
}

/** A hero gained a quest item. */
export interface QuestItemGained {
  type: "QuestItemGained";
  rule: string;
  seat: number;
  item: number;
}

/** A hero lost an item. */
export interface ItemLost {
  type: "ItemLost";
  rule: string;
  seat: number;
  item: number;
}

/** A hero spent an item. */
export interface ItemSpent {
  type: "ItemSpent";
  rule: string;
  seat: number;
  item: number;
}

/** An item went from one hero to another. */
export interface ItemPassed {
  type: "ItemPassed";
  rule: string;
  seat: number;
  item: number;
  to: number;
}

/** A companion went from one hero to another. */
export interface CompanionPassed {
  type: "CompanionPassed";
  rule: string;
  seat: number;
  companion: number;
  to: number;
}

/** Warriors went from one hero to another. */
export interface WarriorsPassed {
  type: "WarriorsPassed";
  rule: string;
  seat: number;
  count: number;
  to: number;
}

/** Spirit went from one hero to another. */
export interface SpiritPassed {
  type: "SpiritPassed";
  rule: string;
  seat: number;
  count: number;
  to: number;
}

/** A companion joined a hero. */
export interface CompanionGained {
  type: "CompanionGained";
  rule: string;
  seat: number;
  companion: number;
}

/** A hero gained a virtue. */
export interface VirtueGained {
  type: "VirtueGained";
  rule: string;
  seat: number;
  virtue: number;
}

/** A hero's virtue left the game. */
export interface VirtueLost {
  type: "VirtueLost";
  rule: string;
  seat: number;
  virtue: number;
}

/** A hero gained a corruption. */
export interface CorruptionGained {
  type: "CorruptionGained";
  rule: string;
  seat: number;
  corruption: number;
}

/** A hero was rid of a corruption. */
export interface CorruptionPurged {
  type: "CorruptionPurged";
  rule: string;
  seat: number;
  corruption: number;
}

/** A hero gained a spore. */
export interface SporeGained {
  type: "SporeGained";
  rule: string;
  seat: number;
  spores: number;
}

/** A hero's spores went back. */
export interface SporesReturned {
  type: "SporesReturned";
  rule: string;
  seat: number;
  count: number;
}

/** A skull was put on a building. */
export interface SkullPlaced {
  type: "SkullPlaced";
  rule: string;
  building: number;
  skulls: number;
}

/** Skulls went back to the supply. */
export interface SkullsRemoved {
  type: "SkullsRemoved";
  rule: string;
  building: number;
  count: number;
}

/** Skulls left the game. */
export interface SkullsGone {
  type: "SkullsGone";
  rule: string;
  kingdom: number;
  count: number;
}

/** A building was destroyed. */
export interface BuildingDestroyed {
  type: "BuildingDestroyed";
  rule: string;
  building: number;
}

/** A skull was dropped into the Tower. */
export interface SkullDropped {
  type: "SkullDropped";
  rule: string;
  seat: number;
}

/** Skulls came out of the Tower. */
export interface SkullsEmerged {
  type: "SkullsEmerged";
  rule: string;
  kingdom: number;
  count: number;
}

/** A drum of the Tower turned. */
export interface DrumTurned {
  type: "DrumTurned";
  rule: string;
  drum: number;
  quarters: number;
}

/** A seal of the Tower was removed. */
export interface SealRemoved {
  type: "SealRemoved";
  rule: string;
  seal: number;
}

/** A seal of the Tower was put back. */
export interface SealReplaced {
  type: "SealReplaced";
  rule: string;
  seal: number;
}

/** A glyph was revealed. */
export interface GlyphRevealed {
  type: "GlyphRevealed";
  rule: string;
  glyph: number;
  kingdom: number;
}

/** A glyph was hidden. */
export interface GlyphHidden {
  type: "GlyphHidden";
  rule: string;
  glyph: number;
}

/** A foe appeared. */
export interface FoeSpawned {
  type: "FoeSpawned";
  rule: string;
  kind: number;
  region: number;
}

/** A foe moved. */
export interface FoeMoved {
  type: "FoeMoved";
  rule: string;
  kind: number;
  origin: number;
  region: number;
}

/** A foe left the board. */
export interface FoeRemoved {
  type: "FoeRemoved";
  rule: string;
  kind: number;
  region: number;
}

/** A kind of foe strikes. */
export interface FoeStruck {
  type: "FoeStruck";
  rule: string;
  kind: number;
  state: number;
}

/** The state of a kind of foe changed. */
export interface StateChanged {
  type: "StateChanged";
  rule: string;
  kind: number;
  state: number;
}

/** A kind of foe got mutation cards. */
export interface MutationAdded {
  type: "MutationAdded";
  rule: string;
  kind: number;
  pairs: number;
}

/** A kind of foe lost mutation cards. */
export interface MutationRemoved {
  type: "MutationRemoved";
  rule: string;
  kind: number;
  pairs: number;
}

/** The adversary is on the board. */
export interface AdversaryAppeared {
  type: "AdversaryAppeared";
  rule: string;
  kind: number;
  region: number;
}

/** The adversary strikes from the Tower. */
export interface AdversaryActed {
  type: "AdversaryActed";
  rule: string;
  adversary: number;
  band: number;
}

/** A river turned to fire. */
export interface RiverIgnited {
  type: "RiverIgnited";
  rule: string;
  river: number;
}

/** The cap of advantages changed. */
export interface CapChanged {
  type: "CapChanged";
  rule: string;
  cap: number;
}

/** A companion has an event. */
export interface CompanionHelped {
  type: "CompanionHelped";
  rule: string;
  companion: number;
}

/** A spawn places one token fewer. */
export interface SpawnThinned {
  type: "SpawnThinned";
  rule: string;
  kind: number;
}

/** A battle began. */
export interface BattleBegun {
  type: "BattleBegun";
  rule: string;
  seat: number;
  kind: number;
  region: number;
  advantages: number;
}

/** A battle card was revealed. */
export interface CardRevealed {
  type: "CardRevealed";
  rule: string;
  seat: number;
  card: number;
  step: number;
}

/** A battle card was improved. */
export interface CardImproved {
  type: "CardImproved";
  rule: string;
  seat: number;
  card: number;
  step: number;
  used: number;
}

/** A battle card took effect. */
export interface CardResolved {
  type: "CardResolved";
  rule: string;
  seat: number;
  card: number;
  step: number;
}

/** A conditional advantage was paid for. */
export interface AdvantageBought {
  type: "AdvantageBought";
  rule: string;
  seat: number;
  source: number;
  count: number;
}

/** Losses were prevented. */
export interface LossPrevented {
  type: "LossPrevented";
  rule: string;
  seat: number;
  count: number;
}

/** A foe was beaten in battle. */
export interface FoeDefeated {
  type: "FoeDefeated";
  rule: string;
  seat: number;
  kind: number;
  region: number;
}

/** A hero retreated from the adversary. */
export interface Retreated {
  type: "Retreated";
  rule: string;
  seat: number;
}

/** A monthly quest was offered. */
export interface QuestOffered {
  type: "QuestOffered";
  rule: string;
  quest: number;
  region: number;
}

/** A monthly quest was completed. */
export interface QuestCompleted {
  type: "QuestCompleted";
  rule: string;
  seat: number;
  quest: number;
}

/** A monthly quest failed. */
export interface QuestFailed {
  type: "QuestFailed";
  rule: string;
  quest: number;
}

/** A monthly quest got further. */
export interface QuestAdvanced {
  type: "QuestAdvanced";
  rule: string;
  quest: number;
  progress: number;
}

/** The main goal got further. */
export interface GoalAdvanced {
  type: "GoalAdvanced";
  rule: string;
  seat: number;
  part: number;
  count: number;
}

/** The marker of the main goal moved. */
export interface GoalMoved {
  type: "GoalMoved";
  rule: string;
  region: number;
}

/** The main goal was completed. */
export interface GoalCompleted {
  type: "GoalCompleted";
  rule: string;
  seat: number;
  goal: number;
}

/** A dungeon came into play. */
export interface DungeonPlaced {
  type: "DungeonPlaced";
  rule: string;
  dungeon: number;
  region: number;
}

/** A dungeon left the board. */
export interface DungeonRemoved {
  type: "DungeonRemoved";
  rule: string;
  dungeon: number;
  region: number;
}

/** A hero entered a dungeon. */
export interface DungeonEntered {
  type: "DungeonEntered";
  rule: string;
  seat: number;
  dungeon: number;
  advantages: number;
}

/** A room was revealed. */
export interface RoomEntered {
  type: "RoomEntered";
  rule: string;
  seat: number;
  room: number;
  content: number;
}

/** An advantage was used in a room. */
export interface RoomImproved {
  type: "RoomImproved";
  rule: string;
  seat: number;
  room: number;
}

/** A room was cleared. */
export interface RoomCleared {
  type: "RoomCleared";
  rule: string;
  seat: number;
  room: number;
}

/** The target room was cleared. */
export interface DungeonFinished {
  type: "DungeonFinished";
  rule: string;
  seat: number;
  dungeon: number;
  region: number;
}

/** A hero left a dungeon. */
export interface DungeonLeft {
  type: "DungeonLeft";
  rule: string;
  seat: number;
  dungeon: number;
}

/** A caravan moved. */
export interface CaravanMoved {
  type: "CaravanMoved";
  rule: string;
  caravan: number;
  region: number;
}

/** A treasure of Azkol's came to the market. */
export interface TreasureFetched {
  type: "TreasureFetched";
  rule: string;
  seat: number;
  item: number;
}

/** A hero was dealt trials. */
export interface TrialsDealt {
  type: "TrialsDealt";
  rule: string;
  seat: number;
}

/** A hero completed a trial. */
export interface TrialCompleted {
  type: "TrialCompleted";
  rule: string;
  seat: number;
  trial: number;
}

/** A hero found the relic. */
export interface RelicFound {
  type: "RelicFound";
  rule: string;
  seat: number;
}

export type PieceExtra = Partial<GoalExtra & QuestExtra & FoeKindExtra & AdversaryExtra & BuildingExtra & OwnerExtra>;

export type ZoneExtra = Partial<MonthExtra & KingdomExtra & TowerExtra & BattleExtra & DungeonExtra & HeroExtra>;

export type SceneExtra = Partial<TableExtra>;

export type GameOption = TakeHero | TakeHome | ConfirmSetup | Banner | Infuse | DoubleMove | Walk | Cleanse | Fight | Pursue | Deposit | Advance | Explore | CompleteTrial | Reinforce | MoveTree | UseItem | UseVirtue | UseCompanion | Trade | EndTurn | Concede | Roll | Free | Enhanced | Decline | Confirm | TakeGear | TakeTreasure | TakePotion | LoseItem | SpendItem | LoseVirtue | GainVirtue | Purge | PlaceSkull | LiftSkull | DestroyBuilding | GoTo | PickFoe | PickHero | PickKind | PickSeal | PickWare | Pick | UseAdvantage | BuyAdvantage | Prevent | Accept | Retreat | GoOn | EnterRoom | Leave | Give | Get | GiveWarriors | GetWarriors | GiveSpirit | GetSpirit | Propose | Agree | Refuse;

export type GameEvent = HeroTaken | HomeTaken | WorldPopulated | MonthBegun | MonthEnded | TurnBegun | StepBegun | EventCalled | EventSkipped | GameEnded | HeroEliminated | BannerTaken | MoveDoubled | HeroMoved | HeroPlaced | RiverBurned | TaxPaid | HeroicDone | Cleansed | Reinforced | HaggleRolled | TreeMoved | PowerUsed | VirtueUsed | CompanionUsed | TradeProposed | TradeRefused | Traded | WarriorsGained | WarriorsLost | WarriorsSpent | SpiritGained | SpiritLost | SpiritSpent | PotionDrawn | PotionMissing | GearTaken | TreasureTaken | TreasureDrawn | MarketRefilled | WareReplaced | QuestItemGained | ItemLost | ItemSpent | ItemPassed | CompanionPassed | WarriorsPassed | SpiritPassed | CompanionGained | VirtueGained | VirtueLost | CorruptionGained | CorruptionPurged | SporeGained | SporesReturned | SkullPlaced | SkullsRemoved | SkullsGone | BuildingDestroyed | SkullDropped | SkullsEmerged | DrumTurned | SealRemoved | SealReplaced | GlyphRevealed | GlyphHidden | FoeSpawned | FoeMoved | FoeRemoved | FoeStruck | StateChanged | MutationAdded | MutationRemoved | AdversaryAppeared | AdversaryActed | RiverIgnited | CapChanged | CompanionHelped | SpawnThinned | BattleBegun | CardRevealed | CardImproved | CardResolved | AdvantageBought | LossPrevented | FoeDefeated | Retreated | QuestOffered | QuestCompleted | QuestFailed | QuestAdvanced | GoalAdvanced | GoalMoved | GoalCompleted | DungeonPlaced | DungeonRemoved | DungeonEntered | RoomEntered | RoomImproved | RoomCleared | DungeonFinished | DungeonLeft | CaravanMoved | TreasureFetched | TrialsDealt | TrialCompleted | RelicFound;
