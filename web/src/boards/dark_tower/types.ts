// Made by scripts/make_types.py from the ids, options, events and scene of dark_tower.
// Do not edit: change those and run `make types`.

export type Advantage = number;
export const ADVANTAGE_IDS = ["beast", "humanoid", "undead", "magic", "melee", "stealth", "wild"] as const;

export type Advantages = number;

export type Adversary = number;
export const ADVERSARY_IDS = ["ashstrider", "bane", "empress", "gaze", "gravemaw", "isa", "rot", "utukku"] as const;

export type Band = number;

export type Building = number;

export type Card = number;

export type Category = number;
export const CATEGORY_IDS = ["strike", "spawn", "growth", "stirs", "acts", "companion", "wares"] as const;

export type Cell = number;

export type Companion = number;
export const COMPANION_IDS = ["gleb", "grigor", "hakan", "letha", "miras", "nimet", "tomas", "vasa", "yana", "zaida"] as const;

export type Content = number;

export type Corruption = number;
export const CORRUPTION_IDS = ["selfish", "tempted", "cursed", "uncertain", "cruel", "feral", "feeble", "lost", "weak", "feverish", "greedy", "suspicious"] as const;

export type Count = number;

export type Drum = number;
export const DRUM_IDS = ["top", "middle", "bottom"] as const;

export type Dungeon = number;
export const DUNGEON_IDS = ["cave", "encampment", "tomb", "shrine", "fortress", "ruins", "east", "north", "west", "tower"] as const;

export type Effect = number;

export type Foe = number;
export const FOE_IDS = ["brigands", "oreks", "wolves", "fiends", "trolls", "neuri", "lemures", "spiders", "dragons", "mormos", "striga", "titans", "ashstrider", "bane", "empress", "gaze", "gravemaw", "isa", "rot", "utukku"] as const;

export type Glyph = number;
export const GLYPH_IDS = ["banner", "cleanse", "battle", "quest", "reinforce"] as const;

export type Goal = number;
export const GOAL_IDS = ["gleb", "grigor", "hakan", "letha", "miras", "nimet", "tomas", "vasa", "yana", "zaida"] as const;

export type Haggle = number;
export const HAGGLE_IDS = ["plain", "warriors", "potion", "gear", "cancelled"] as const;

export type Hero = number;
export const HERO_IDS = ["scion", "warlord", "relic", "spy"] as const;

export type Item = number;
export const ITEM_IDS = ["fortune", "goldsun", "teeth", "breath", "siren", "strides", "scepter", "talisman", "maps", "cloak", "armor", "sword", "lamp_hope", "scroll_serpent", "spear_atish", "scroll_twilight", "neck_haggle", "reliquary", "idol", "carpet", "scroll_sands", "tears", "banner", "acorns", "axe", "circlet", "lamp_dark", "cauldron", "bow", "crown", "horn", "cloak_stars", "mace", "amulet_marid", "q_annihil", "q_hope", "q_bezoar", "q_scales", "q_silver", "q_pelt", "q_remedy", "q_hornel", "q_outlaw", "q_snow", "q_light", "q_coin", "q_mark", "q_map", "q_tools", "q_urn", "q_wraps"] as const;

export type Kingdom = number;
export const KINGDOM_IDS = ["north", "east", "south", "west"] as const;

export type Month = number;

export type Part = number;
export const PART_IDS = ["warriors", "gear", "potions", "treasures", "fetch", "trees", "relic", "dungeon", "skulls", "spirit", "melee", "magic", "undead", "hunt", "bargain_corruption", "bargain_spirit", "ruins"] as const;

export type Quarters = number;

export type Quest = number;

export type Region = number;

export type River = number;
export const RIVER_IDS = ["north_east", "east_south", "south_west", "west_north"] as const;

export type Room = number;

export type Rung = number;

export type Seal = number;

export type Seat = number;

export type Skulls = number;

export type Source = number;

export type Spirit = number;

export type Spores = number;

export type Spot = number;

export type State = number;
export const STATE_IDS = ["panicked", "unsteady", "ready", "savage", "lethal"] as const;

export type Step = number;
export const STEP_IDS = ["0", "1", "2"] as const;

export type Thing = number;

export type Tree = number;

export type Trial = number;

export type Virtue = number;
export const VIRTUE_IDS = ["arcane", "generous", "anointed", "blessed", "infused", "baleful", "veteran", "inspiring", "callous", "relentless", "precise", "prepared", "crafty", "lucky", "inventive", "alert", "swift", "resourceful", "fortunate", "unseen", "champion_north", "champion_east", "champion_south", "champion_west"] as const;

export type Way = number;

export type What = number;

export type PieceTag = "potion" | "gear" | "treasure" | "quest_item" | "companion" | "virtue" | "corruption" | "panicked" | "unsteady" | "ready" | "savage" | "lethal" | "beast" | "humanoid" | "undead" | "magic" | "melee" | "stealth" | "north" | "east" | "south" | "west" | "hero" | "building" | "foe" | "adversary" | "dungeon" | "caravan" | "goal" | "trial" | "active" | "inactive" | "done" | "destroyed" | "closed" | "open";

export type PlaceTag = "desert" | "hills" | "mountains" | "lake" | "forest" | "grasslands" | "panicked" | "unsteady" | "ready" | "savage" | "lethal" | "top" | "middle" | "bottom" | "tower" | "edge" | "here" | "cleared" | "target" | "now";

export type ZoneTag = "north" | "east" | "south" | "west" | "cave" | "encampment" | "tomb" | "shrine" | "fortress" | "ruins" | "tower" | "dormant" | "burning" | "visited" | "active" | "out" | "chart" | "aside" | "sparse" | "now";

/** How far the main goal is. */
export interface GoalExtra {
  region: Region;
  given: number[];
  skulls: number;
}

/** Where a quest leads, and how it begins. */
export interface QuestExtra {
  region: Region;
  opening: string;
}

/** How many tokens of a kind of foe are on the board, of how many; and its traits in words. */
export interface FoeKindExtra {
  tokens: number;
  most: number;
  traits: string;
}

/** How far its cards were worn down; and its traits in words. */
export interface AdversaryExtra {
  steps: Rung[];
  traits: string;
}

/** The skulls on it. */
export interface BuildingExtra {
  skulls: number;
}

/** Whose figure or trial it is. */
export interface OwnerExtra {
  seat: Seat;
}

/** The turn, and when the game is over how long the month was and what was to come. */
export interface MonthExtra {
  turn: number;
  length: number;
  timeline: number[][];
}

/** For each of its regions, the regions next to it. */
export interface KingdomExtra {
  borders: Region[][];
}

/** How the Tower stands. */
export interface TowerExtra {
  /** Quarter turns of each drum from where it began; NONE where they cannot be known. */
  pos: number[];
  /** The kingdom that each faces. */
  glyphs: Kingdom[];
  inside: number;
  real: "none" | "plays" | "away";
  /** The seal that the Tower on the table shows as the one to take off. */
  named: Seal;
  /** Skulls behind each face, if one may look inside. */
  pockets?: number[];
  /** What its light tells of. */
  mood?: "month" | "battle" | "dungeon" | "event" | "victory" | "defeat";
  /** The adversary has come out of it. */
  loose?: boolean;
}

/** A battle: the foe, the card that lies open, and what can still be done. */
export interface BattleExtra {
  kind: string;
  card: string;
  step: Rung;
  left: number;
  resolved: number;
  used: number;
  free: number;
  /** Cards that lie face down to choose from; 0 once the first was revealed. */
  spread: number;
  /** The places of those chosen so far. */
  picks: Spot[];
}

/** A dungeon, as far as it is known. */
export interface DungeonExtra {
  region: Region;
  unknown: number;
  target: Room;
  /** By cell, the number of the room that is there. */
  rooms: Room[];
  /** By cell, the cells that its doors lead to. */
  doors: Cell[][];
}

/** What a hero has done this turn. */
export interface TurnActions {
  banner: boolean;
  heroic: boolean;
  reinforce: boolean;
  trade: boolean;
}

/** A hero with its place and belongings; the figure also shows the moves left in words. */
export interface HeroExtra {
  hero: string;
  home: Kingdom;
  region: Region;
  warriors: number;
  spirit: number;
  spores: number;
  moves: number;
  done: TurnActions;
}

/** Whose turn it is, who began, the code of the game, and the most advantages in one action. */
export interface TableExtra {
  active: Seat;
  starter: Seat;
  code: string;
  cap: number;
}

/** Play this hero. */
export interface TakeHero {
  type: "TakeHero";
  hero: Hero;
}

/** Make this kingdom one's home. */
export interface TakeHome {
  type: "TakeHome";
  kingdom: Kingdom;
}

/** DT-SETUP-23: the summary is right; begin. */
export interface ConfirmSetup {
  type: "ConfirmSetup";
}

/** DT-SETUP-12: this player starts. */
export interface NameStarter {
  type: "NameStarter";
  seat: Seat;
}

/** Take a banner action: that of `hero`; the Spymaster's says where one goes. */
export interface Banner {
  type: "Banner";
  hero: Hero;
  region: Region;
}

/** Infused: take a skull from this building of the home kingdom. */
export interface Infuse {
  type: "Infuse";
  building: Building;
}

/** Double the move of this turn. */
export interface DoubleMove {
  type: "DoubleMove";
}

/** Enter a region next to the hero's own. */
export interface Walk {
  type: "Walk";
  region: Region;
}

/** Cleanse the building of a region. */
export interface Cleanse {
  type: "Cleanse";
  region: Region;
}

/** Battle this foe. */
export interface Fight {
  type: "Fight";
  kind: Foe;
  region: Region;
}

/** Complete a monthly quest in one of the ways that it allows. */
export interface Pursue {
  type: "Pursue";
  quest: Quest;
  way: Way;
}

/** Main goal: deposit something; for treasures `what` is the item, else `ids.WHAT`. */
export interface Deposit {
  type: "Deposit";
  what: What;
  count: Count;
}

/** Main goal: do a part of it that is no deposit. */
export interface Advance {
  type: "Advance";
  part: Part;
}

/** Enter the dungeon of this type in one's region, or the Tower dungeon. */
export interface Explore {
  type: "Explore";
  dungeon: Dungeon;
}

/** Competitive: complete a heroic trial; `advantage` says of which type if one must be named. */
export interface CompleteTrial {
  type: "CompleteTrial";
  trial: Trial;
  advantage: Advantage;
}

/** Reinforce at the building of one's region. */
export interface Reinforce {
  type: "Reinforce";
}

/** Reinforce with a siege tree: move it to a region next to it. */
export interface MoveTree {
  type: "MoveTree";
  region: Region;
}

/** Spend an item for its own effect, or use what it allows. */
export interface UseItem {
  type: "UseItem";
  item: Item;
}

/** Use what a virtue allows. */
export interface UseVirtue {
  type: "UseVirtue";
  virtue: Virtue;
}

/** Use what a companion allows. */
export interface UseCompanion {
  type: "UseCompanion";
  companion: Companion;
}

/** Begin to trade with a hero in one's region. */
export interface Trade {
  type: "Trade";
  seat: Seat;
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
  building: Building;
}

/** Pay for the enhanced effect of the building. */
export interface Enhanced {
  type: "Enhanced";
  building: Building;
}

/** Decline it. */
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
  item: Item;
}

/** Take this treasure from the market. */
export interface TakeTreasure {
  type: "TakeTreasure";
  item: Item;
}

/** DT-COMP-19: take this potion from another hero. */
export interface TakePotion {
  type: "TakePotion";
  seat: Seat;
  item: Item;
}

/** Lose this item. */
export interface LoseItem {
  type: "LoseItem";
  item: Item;
}

/** Spend this item to pay for something else. */
export interface SpendItem {
  type: "SpendItem";
  item: Item;
}

/** Lose this active virtue tile. */
export interface LoseVirtue {
  type: "LoseVirtue";
  virtue: Virtue;
}

/** Turn this virtue tile to its active side. */
export interface GainVirtue {
  type: "GainVirtue";
  virtue: Virtue;
}

/** Be rid of this corruption. */
export interface Purge {
  type: "Purge";
  corruption: Corruption;
}

/** Let this corruption work before the other one. */
export interface WorkFirst {
  type: "WorkFirst";
  corruption: Corruption;
}

/** Put a skull on this building. */
export interface PlaceSkull {
  type: "PlaceSkull";
  building: Building;
}

/** Take a skull from this building. */
export interface LiftSkull {
  type: "LiftSkull";
  building: Building;
}

/** Let this building be destroyed. */
export interface DestroyBuilding {
  type: "DestroyBuilding";
  building: Building;
}

/** The hero or foe concerned goes to this region. */
export interface GoTo {
  type: "GoTo";
  region: Region;
}

/** This foe is meant. */
export interface PickFoe {
  type: "PickFoe";
  kind: Foe;
  region: Region;
}

/** This hero is meant. */
export interface PickHero {
  type: "PickHero";
  seat: Seat;
}

/** This kind of foe is meant. */
export interface PickKind {
  type: "PickKind";
  kind: Foe;
}

/** This seal is meant: drum * 4 + side. */
export interface PickSeal {
  type: "PickSeal";
  seal: Seal;
}

/** Put this card of the market under the treasure deck. */
export interface PickWare {
  type: "PickWare";
  item: Item;
}

/** Take this one of the alternatives of an effect, by its number in the tables. */
export interface Pick {
  type: "Pick";
  way: Way;
  effect: Effect;
}

/** Fight the battle card that lies face down at this place. */
export interface PickCard {
  type: "PickCard";
  spot: Spot;
}

/** Fight the first cards that lie there, as many as are still to be chosen. */
export interface TopCards {
  type: "TopCards";
}

/** Improve the revealed card, or the room, by one step. */
export interface UseAdvantage {
  type: "UseAdvantage";
}

/** Pay for a conditional advantage: an item, a companion (after the items). */
export interface BuyAdvantage {
  type: "BuyAdvantage";
  source: Source;
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
  room: Room;
}

/** Leave the dungeon. */
export interface Leave {
  type: "Leave";
}

/** Add one of your items to the trade (companions after the items). */
export interface Give {
  type: "Give";
  item: Thing;
}

/** Ask for an item of the partner's. */
export interface Get {
  type: "Get";
  item: Thing;
}

/** Add this many warriors. */
export interface GiveWarriors {
  type: "GiveWarriors";
  count: Count;
}

/** Ask for this many warriors. */
export interface GetWarriors {
  type: "GetWarriors";
  count: Count;
}

/** Add this much spirit. */
export interface GiveSpirit {
  type: "GiveSpirit";
  count: Count;
}

/** Ask for this much spirit. */
export interface GetSpirit {
  type: "GetSpirit";
  count: Count;
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

/** A skull fell out of the Tower on this side. */
export interface SkullFell {
  type: "SkullFell";
  seat: Seat;
  kingdom: Kingdom;
}

/** No skull fell out, or no other one. */
export interface NoMoreFell {
  type: "NoMoreFell";
  seat: Seat;
}

/** This seal came off the Tower. */
export interface SealCameOff {
  type: "SealCameOff";
  seat: Seat;
  seal: Seal;
}

/** The virtual Tower takes over from the one on the table. */
export interface TakeOver {
  type: "TakeOver";
  seat: Seat;
}

/** The Tower on the table takes part again. */
export interface PutBack {
  type: "PutBack";
  seat: Seat;
}

/** A player took a hero. */
export interface HeroTaken {
  type: "HeroTaken";
  seat: Seat;
  hero: Hero;
}

/** It was said who starts. */
export interface StarterNamed {
  type: "StarterNamed";
  seat: Seat;
}

/** A player took a kingdom as home. */
export interface HomeTaken {
  type: "HomeTaken";
  seat: Seat;
  kingdom: Kingdom;
}

/** The app gave the last set-up orders. */
export interface WorldPopulated {
  type: "WorldPopulated";
  goal: Goal;
  adversary: Adversary;
}

/** A month began. */
export interface MonthBegun {
  type: "MonthBegun";
  month: Month;
}

/** A month ended. */
export interface MonthEnded {
  type: "MonthEnded";
  month: Month;
}

/** A hero's turn began. */
export interface TurnBegun {
  type: "TurnBegun";
  seat: Seat;
  month: Month;
  turn: number;
}

/** A step of the turn began. */
export interface StepBegun {
  type: "StepBegun";
  seat: Seat;
  step: Step;
}

/** An event of the month came up. */
export interface EventCalled {
  type: "EventCalled";
  category: Category;
  detail: number;
}

/** An event had nothing to do. */
export interface EventSkipped {
  type: "EventSkipped";
  category: Category;
  detail: number;
}

/** The game is over. */
export interface GameEnded {
  type: "GameEnded";
  reason: "corrupted" | "conceded" | "time" | "relic" | "adversary" | "no_skulls" | "survived" | "nobody";
}

/** A hero is out of the game. */
export interface HeroEliminated {
  type: "HeroEliminated";
  seat: Seat;
}

/** A hero took a banner action. */
export interface BannerTaken {
  type: "BannerTaken";
  seat: Seat;
  hero: Hero;
}

/** A hero's move was doubled. */
export interface MoveDoubled {
  type: "MoveDoubled";
  seat: Seat;
  moves: number;
}

/** A hero did not want to be moved. */
export interface StrideRefused {
  type: "StrideRefused";
  seat: Seat;
  moved: Seat;
}

/** A hero entered a region. */
export interface HeroMoved {
  type: "HeroMoved";
  seat: Seat;
  region: Region;
}

/** A hero was placed in a region. */
export interface HeroPlaced {
  type: "HeroPlaced";
  seat: Seat;
  region: Region;
}

/** Crossing a river of fire hurt a hero. */
export interface RiverBurned {
  type: "RiverBurned";
  seat: Seat;
  river: River;
}

/** A glyph cost a hero spirit. */
export interface TaxPaid {
  type: "TaxPaid";
  seat: Seat;
  glyph: Glyph;
  spirit: Spirit;
}

/** A heroic action was finished. */
export interface HeroicDone {
  type: "HeroicDone";
  seat: Seat;
  spirit: Spirit;
}

/** A building was cleansed. */
export interface Cleansed {
  type: "Cleansed";
  seat: Seat;
  building: Building;
  skulls: Skulls;
}

/** A hero reinforced at a building. */
export interface Reinforced {
  type: "Reinforced";
  seat: Seat;
  building: Building;
  enhanced: boolean;
}

/** The haggle die was rolled. */
export interface HaggleRolled {
  type: "HaggleRolled";
  seat: Seat;
  face: Haggle;
}

/** A siege tree moved. */
export interface TreeMoved {
  type: "TreeMoved";
  tree: Tree;
  region: Region;
}

/** A hero used what an item allows. */
export interface PowerUsed {
  type: "PowerUsed";
  seat: Seat;
  item: Item;
}

/** A hero used a virtue. */
export interface VirtueUsed {
  type: "VirtueUsed";
  seat: Seat;
  virtue: Virtue;
}

/** A hero used a companion. */
export interface CompanionUsed {
  type: "CompanionUsed";
  seat: Seat;
  companion: Companion;
}

/** A trade was proposed. */
export interface TradeProposed {
  type: "TradeProposed";
  seat: Seat;
  partner: Seat;
}

/** A trade was refused. */
export interface TradeRefused {
  type: "TradeRefused";
  seat: Seat;
  partner: Seat;
}

/** Two heroes traded. */
export interface Traded {
  type: "Traded";
  seat: Seat;
  partner: Seat;
}

/** A hero gained warriors. */
export interface WarriorsGained {
  type: "WarriorsGained";
  seat: Seat;
  count: number;
  warriors: number;
}

/** A hero lost warriors. */
export interface WarriorsLost {
  type: "WarriorsLost";
  seat: Seat;
  count: number;
  warriors: number;
}

/** A hero spent warriors. */
export interface WarriorsSpent {
  type: "WarriorsSpent";
  seat: Seat;
  count: number;
  warriors: number;
}

/** A hero gained spirit. */
export interface SpiritGained {
  type: "SpiritGained";
  seat: Seat;
  count: number;
  spirit: Spirit;
}

/** A hero lost spirit. */
export interface SpiritLost {
  type: "SpiritLost";
  seat: Seat;
  count: number;
  spirit: Spirit;
}

/** A hero spent spirit. */
export interface SpiritSpent {
  type: "SpiritSpent";
  seat: Seat;
  count: number;
  spirit: Spirit;
}

/** A hero drew a potion. */
export interface PotionDrawn {
  type: "PotionDrawn";
  seat: Seat;
  item: Item;
}

/** The potion deck was empty. */
export interface PotionMissing {
  type: "PotionMissing";
  seat: Seat;
}

/** A hero took gear. */
export interface GearTaken {
  type: "GearTaken";
  seat: Seat;
  item: Item;
}

/** A hero took a treasure from the market. */
export interface TreasureTaken {
  type: "TreasureTaken";
  seat: Seat;
  item: Item;
}

/** A hero drew the top treasure of the deck. */
export interface TreasureDrawn {
  type: "TreasureDrawn";
  seat: Seat;
  item: Item;
}

/** A treasure was added to the market. */
export interface MarketRefilled {
  type: "MarketRefilled";
  item: Item;
}

/** A card of the market went under the deck. */
export interface WareReplaced {
  type: "WareReplaced";
  seat: Seat;
  item: Item;
}

/** A hero gained a quest item. */
export interface QuestItemGained {
  type: "QuestItemGained";
  seat: Seat;
  item: Item;
}

/** A hero lost an item. */
export interface ItemLost {
  type: "ItemLost";
  seat: Seat;
  item: Item;
}

/** A hero spent an item. */
export interface ItemSpent {
  type: "ItemSpent";
  seat: Seat;
  item: Item;
}

/** An item went from one hero to another. */
export interface ItemPassed {
  type: "ItemPassed";
  seat: Seat;
  item: Item;
  to: Seat;
}

/** A companion went from one hero to another. */
export interface CompanionPassed {
  type: "CompanionPassed";
  seat: Seat;
  companion: Companion;
  to: Seat;
}

/** Warriors went from one hero to another. */
export interface WarriorsPassed {
  type: "WarriorsPassed";
  seat: Seat;
  count: number;
  to: Seat;
}

/** Spirit went from one hero to another. */
export interface SpiritPassed {
  type: "SpiritPassed";
  seat: Seat;
  count: number;
  to: Seat;
}

/** A companion joined a hero. */
export interface CompanionGained {
  type: "CompanionGained";
  seat: Seat;
  companion: Companion;
}

/** A hero gained a virtue. */
export interface VirtueGained {
  type: "VirtueGained";
  seat: Seat;
  virtue: Virtue;
}

/** A hero's virtue left the game. */
export interface VirtueLost {
  type: "VirtueLost";
  seat: Seat;
  virtue: Virtue;
}

/** A hero gained a corruption. */
export interface CorruptionGained {
  type: "CorruptionGained";
  seat: Seat;
  corruption: Corruption;
}

/** A hero was rid of a corruption. */
export interface CorruptionPurged {
  type: "CorruptionPurged";
  seat: Seat;
  corruption: Corruption;
}

/** A hero gained a spore. */
export interface SporeGained {
  type: "SporeGained";
  seat: Seat;
  spores: Spores;
}

/** A hero's spores went back. */
export interface SporesReturned {
  type: "SporesReturned";
  seat: Seat;
  count: number;
}

/** A skull was put on a building. */
export interface SkullPlaced {
  type: "SkullPlaced";
  building: Building;
  skulls: Skulls;
}

/** Skulls went back to the supply. */
export interface SkullsRemoved {
  type: "SkullsRemoved";
  building: Building;
  count: number;
}

/** Skulls left the game. */
export interface SkullsGone {
  type: "SkullsGone";
  kingdom: Kingdom;
  count: number;
}

/** A building was destroyed. */
export interface BuildingDestroyed {
  type: "BuildingDestroyed";
  building: Building;
}

/** A skull was dropped into the Tower. */
export interface SkullDropped {
  type: "SkullDropped";
  seat: Seat;
}

/**
 * Skulls came out of the Tower; `openings`: for each, the number of the seal that is missing
 * where it came out.
 */
export interface SkullsEmerged {
  type: "SkullsEmerged";
  kingdom: Kingdom;
  count: number;
  openings: Seal[];
}

/** A drum of the Tower turned. */
export interface DrumTurned {
  type: "DrumTurned";
  drum: Drum;
  quarters: Quarters;
}

/** A drum turned behind all its seals, unseen (DT-R-68). */
export interface DrumHeard {
  type: "DrumHeard";
}

/** A seal of the Tower was removed. */
export interface SealRemoved {
  type: "SealRemoved";
  seal: Seal;
}

/** A seal of the Tower was put back. */
export interface SealReplaced {
  type: "SealReplaced";
  seal: Seal;
}

/** A glyph was revealed. */
export interface GlyphRevealed {
  type: "GlyphRevealed";
  glyph: Glyph;
  kingdom: Kingdom;
}

/** A glyph was hidden. */
export interface GlyphHidden {
  type: "GlyphHidden";
  glyph: Glyph;
}

/** The Tower on the table shows which seal is to come off. */
export interface SealNamed {
  type: "SealNamed";
  seal: Seal;
}

/** The virtual Tower took over from the one on the table. */
export interface TowerLeft {
  type: "TowerLeft";
}

/** The Tower on the table takes part again, with skulls that belong inside. */
export interface TowerBack {
  type: "TowerBack";
  count: Skulls;
}

/** A foe appeared. */
export interface FoeSpawned {
  type: "FoeSpawned";
  kind: Foe;
  region: Region;
}

/** A foe moved. */
export interface FoeMoved {
  type: "FoeMoved";
  kind: Foe;
  origin: Region;
  region: Region;
}

/** A foe left the board. */
export interface FoeRemoved {
  type: "FoeRemoved";
  kind: Foe;
  region: Region;
}

/** A kind of foe strikes. */
export interface FoeStruck {
  type: "FoeStruck";
  kind: Foe;
  state: State;
}

/** The state of a kind of foe changed. */
export interface StateChanged {
  type: "StateChanged";
  kind: Foe;
  state: State;
}

/** A kind of foe got mutation cards. */
export interface MutationAdded {
  type: "MutationAdded";
  kind: Foe;
  pairs: number;
}

/** A kind of foe lost mutation cards. */
export interface MutationRemoved {
  type: "MutationRemoved";
  kind: Foe;
  pairs: number;
}

/** The adversary is on the board. */
export interface AdversaryAppeared {
  type: "AdversaryAppeared";
  kind: Foe;
  region: Region;
}

/** The adversary strikes from the Tower. */
export interface AdversaryActed {
  type: "AdversaryActed";
  adversary: Adversary;
  band: Band;
}

/** A river turned to fire. */
export interface RiverIgnited {
  type: "RiverIgnited";
  river: River;
}

/** The cap of advantages changed. */
export interface CapChanged {
  type: "CapChanged";
  cap: number;
}

/** A companion has an event. */
export interface CompanionHelped {
  type: "CompanionHelped";
  companion: Companion;
}

/** A spawn places one token fewer. */
export interface SpawnThinned {
  type: "SpawnThinned";
  kind: Foe;
}

/** A battle began. */
export interface BattleBegun {
  type: "BattleBegun";
  seat: Seat;
  kind: Foe;
  region: Region;
  advantages: Advantages;
}

/** A battle card was revealed. */
export interface CardRevealed {
  type: "CardRevealed";
  seat: Seat;
  card: Card;
  step: Rung;
}

/** A battle card was improved. */
export interface CardImproved {
  type: "CardImproved";
  seat: Seat;
  card: Card;
  step: Rung;
  used: number;
}

/** A battle card took effect. */
export interface CardResolved {
  type: "CardResolved";
  seat: Seat;
  card: Card;
  step: Rung;
}

/** A conditional advantage was paid for. */
export interface AdvantageBought {
  type: "AdvantageBought";
  seat: Seat;
  source: Source;
  count: number;
}

/** Losses were prevented. */
export interface LossPrevented {
  type: "LossPrevented";
  seat: Seat;
  count: number;
}

/** A foe was beaten in battle. */
export interface FoeDefeated {
  type: "FoeDefeated";
  seat: Seat;
  kind: Foe;
  region: Region;
}

/** A hero retreated from the adversary. */
export interface Retreated {
  type: "Retreated";
  seat: Seat;
}

/** A monthly quest was offered. */
export interface QuestOffered {
  type: "QuestOffered";
  quest: Quest;
  region: Region;
}

/** A monthly quest was completed. */
export interface QuestCompleted {
  type: "QuestCompleted";
  seat: Seat;
  quest: Quest;
}

/** A monthly quest failed. */
export interface QuestFailed {
  type: "QuestFailed";
  quest: Quest;
}

/** A monthly quest got further. */
export interface QuestAdvanced {
  type: "QuestAdvanced";
  quest: Quest;
  progress: number;
}

/** The main goal got further. */
export interface GoalAdvanced {
  type: "GoalAdvanced";
  seat: Seat;
  part: Part;
  count: number;
}

/** The marker of the main goal moved. */
export interface GoalMoved {
  type: "GoalMoved";
  region: Region;
}

/** The main goal was completed. */
export interface GoalCompleted {
  type: "GoalCompleted";
  seat: Seat;
  goal: Goal;
}

/** A dungeon came into play. */
export interface DungeonPlaced {
  type: "DungeonPlaced";
  dungeon: Dungeon;
  region: Region;
}

/** A dungeon left the board. */
export interface DungeonRemoved {
  type: "DungeonRemoved";
  dungeon: Dungeon;
  region: Region;
}

/** A hero entered a dungeon. */
export interface DungeonEntered {
  type: "DungeonEntered";
  seat: Seat;
  dungeon: Dungeon;
  advantages: Advantages;
}

/** A room was revealed. */
export interface RoomEntered {
  type: "RoomEntered";
  seat: Seat;
  room: Room;
  content: Content;
}

/** An advantage was used in a room. */
export interface RoomImproved {
  type: "RoomImproved";
  seat: Seat;
  room: Room;
}

/** A room was cleared. */
export interface RoomCleared {
  type: "RoomCleared";
  seat: Seat;
  room: Room;
}

/** The target room was cleared. */
export interface DungeonFinished {
  type: "DungeonFinished";
  seat: Seat;
  dungeon: Dungeon;
  region: Region;
}

/** A hero left a dungeon. */
export interface DungeonLeft {
  type: "DungeonLeft";
  seat: Seat;
  dungeon: Dungeon;
}

/** A caravan moved. */
export interface CaravanMoved {
  type: "CaravanMoved";
  caravan: Dungeon;
  region: Region;
}

/** A treasure of Azkol's came to the market. */
export interface TreasureFetched {
  type: "TreasureFetched";
  seat: Seat;
  item: Item;
}

/** A hero was dealt trials. */
export interface TrialsDealt {
  type: "TrialsDealt";
  seat: Seat;
}

/** A hero completed a trial. */
export interface TrialCompleted {
  type: "TrialCompleted";
  seat: Seat;
  trial: Trial;
}

/** A hero found the relic. */
export interface RelicFound {
  type: "RelicFound";
  seat: Seat;
}

export type PieceExtra = Partial<GoalExtra & QuestExtra & FoeKindExtra & AdversaryExtra & BuildingExtra & OwnerExtra>;

export type ZoneExtra = Partial<MonthExtra & KingdomExtra & TowerExtra & BattleExtra & DungeonExtra & HeroExtra>;

export type SceneExtra = Partial<TableExtra>;

export type GameOption = TakeHero | TakeHome | ConfirmSetup | NameStarter | Banner | Infuse | DoubleMove | Walk | Cleanse | Fight | Pursue | Deposit | Advance | Explore | CompleteTrial | Reinforce | MoveTree | UseItem | UseVirtue | UseCompanion | Trade | EndTurn | Concede | Roll | Free | Enhanced | Decline | Confirm | TakeGear | TakeTreasure | TakePotion | LoseItem | SpendItem | LoseVirtue | GainVirtue | Purge | WorkFirst | PlaceSkull | LiftSkull | DestroyBuilding | GoTo | PickFoe | PickHero | PickKind | PickSeal | PickWare | Pick | PickCard | TopCards | UseAdvantage | BuyAdvantage | Prevent | Accept | Retreat | GoOn | EnterRoom | Leave | Give | Get | GiveWarriors | GetWarriors | GiveSpirit | GetSpirit | Propose | Agree | Refuse | SkullFell | NoMoreFell | SealCameOff | TakeOver | PutBack;

export type GameEvent = HeroTaken | StarterNamed | HomeTaken | WorldPopulated | MonthBegun | MonthEnded | TurnBegun | StepBegun | EventCalled | EventSkipped | GameEnded | HeroEliminated | BannerTaken | MoveDoubled | StrideRefused | HeroMoved | HeroPlaced | RiverBurned | TaxPaid | HeroicDone | Cleansed | Reinforced | HaggleRolled | TreeMoved | PowerUsed | VirtueUsed | CompanionUsed | TradeProposed | TradeRefused | Traded | WarriorsGained | WarriorsLost | WarriorsSpent | SpiritGained | SpiritLost | SpiritSpent | PotionDrawn | PotionMissing | GearTaken | TreasureTaken | TreasureDrawn | MarketRefilled | WareReplaced | QuestItemGained | ItemLost | ItemSpent | ItemPassed | CompanionPassed | WarriorsPassed | SpiritPassed | CompanionGained | VirtueGained | VirtueLost | CorruptionGained | CorruptionPurged | SporeGained | SporesReturned | SkullPlaced | SkullsRemoved | SkullsGone | BuildingDestroyed | SkullDropped | SkullsEmerged | DrumTurned | DrumHeard | SealRemoved | SealReplaced | GlyphRevealed | GlyphHidden | SealNamed | TowerLeft | TowerBack | FoeSpawned | FoeMoved | FoeRemoved | FoeStruck | StateChanged | MutationAdded | MutationRemoved | AdversaryAppeared | AdversaryActed | RiverIgnited | CapChanged | CompanionHelped | SpawnThinned | BattleBegun | CardRevealed | CardImproved | CardResolved | AdvantageBought | LossPrevented | FoeDefeated | Retreated | QuestOffered | QuestCompleted | QuestFailed | QuestAdvanced | GoalAdvanced | GoalMoved | GoalCompleted | DungeonPlaced | DungeonRemoved | DungeonEntered | RoomEntered | RoomImproved | RoomCleared | DungeonFinished | DungeonLeft | CaravanMoved | TreasureFetched | TrialsDealt | TrialCompleted | RelicFound;
