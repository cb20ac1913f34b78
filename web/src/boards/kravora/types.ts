// Made by scripts/make_types.py from the ids, options, events and scene of kravora.
// Do not edit: change those and run `make types`.

export type Building = number;
export const BUILDING_IDS = ["barracks", "university", "laboratory", "workshop", "hut", "sorting_centre", "cannon", "extra_slot"] as const;

export type Kind = number;
export const KIND_IDS = ["puppet", "sprinter", "stone_thrower", "long_arm", "bruiser", "rock_hurler"] as const;

export type Line = number;

export type Phase = number;
export const PHASE_IDS = ["dice", "event", "attack", "enemy_attack", "enemy_move", "wages", "purchases", "refill"] as const;

export type Roll = number;

export type Ruse = number;
export const RUSE_IDS = ["rocks", "clot", "bait", "retreat", "boulder", "propulsion", "shield"] as const;

export type Seat = number;

export type Unit = number;

export type PieceTag = "attacked" | "forced" | "wounded" | "held" | "laboratory";

export type PlaceTag = "frozen";

export type ZoneTag = "out" | "first" | "active" | "aside";

/** A unit that is not white. */
export interface UnitExtra {
  owner: Seat;
}

/** The track of turns, by turn; the last entry is for all turns after it. */
export interface TurnsExtra {
  events: ("none" | "calamity" | "reward" | "eruption")[];
  dice: number[];
  bonus: number[];
}

/** Attack with a defender. */
export interface Attack {
  type: "Attack";
  unit: Unit;
}

/** Let the attacking unit throw at this line. */
export interface Aim {
  type: "Aim";
  line: Line;
}

/** Hit this unit. */
export interface Strike {
  type: "Strike";
  unit: Unit;
}

/** Let this unit of your board take the hit. */
export interface Suffer {
  type: "Suffer";
  unit: Unit;
}

/** Attack no more this turn. */
export interface EndAttack {
  type: "EndAttack";
}

/** Recycle a defender for blood. */
export interface Recycle {
  type: "Recycle";
  unit: Unit;
}

/** Trade a point of the wall for blood. */
export interface Dismantle {
  type: "Dismantle";
}

/** Decline it. */
export interface Decline {
  type: "Decline";
}

/** Buy a unit and place it on a line of your board. */
export interface Buy {
  type: "Buy";
  kind: Kind;
  line: Line;
}

/** Build a building. */
export interface Build {
  type: "Build";
  building: Building;
}

/** Fire a Puppet onto a line of another board. */
export interface Fire {
  type: "Fire";
  board: Seat;
  line: Line;
}

/** Cast a ruse. */
export interface Cast {
  type: "Cast";
  ruse: Ruse;
}

/** Buy no more. */
export interface EndPurchases {
  type: "EndPurchases";
}

/** Rocks: immobilise this line. */
export interface Freeze {
  type: "Freeze";
  board: Seat;
  line: Line;
}

/** Blood clot: wound this unit. */
export interface Bleed {
  type: "Bleed";
  unit: Unit;
}

/** Bait: this unit goes forward. */
export interface Lure {
  type: "Lure";
  unit: Unit;
}

/** Bait: this unit attacks at once. */
export interface Incite {
  type: "Incite";
  unit: Unit;
}

/** Retreat: this unit goes back. */
export interface Repel {
  type: "Repel";
  unit: Unit;
}

/** Boulder: strike this line. */
export interface Hurl {
  type: "Hurl";
  board: Seat;
  line: Line;
}

/** Propulsion: move this unit. */
export interface Launch {
  type: "Launch";
  unit: Unit;
}

/** Propulsion: the unit comes down here. */
export interface Land {
  type: "Land";
  board: Seat;
  line: Line;
}

/** Spend the Shield: the ruse is cancelled. */
export interface Cancel {
  type: "Cancel";
}

/** Keep the Shield: the ruse happens. */
export interface LetPass {
  type: "LetPass";
}

/** Turn 0: the same enemies stand on line 1 of every board. */
export interface EnemiesMustered {
  type: "EnemiesMustered";
  kinds: Kind[];
}

/** A player got the blood to begin with. */
export interface StartBlood {
  type: "StartBlood";
  seat: Seat;
  amount: number;
}

/** A player begins with a higher wall. */
export interface WallRaised {
  type: "WallRaised";
  seat: Seat;
  amount: number;
  wall: number;
}

/** A turn of the table began. */
export interface TurnBegun {
  type: "TurnBegun";
  turn: number;
  /** The first player. */
  seat: Seat;
}

/** A phase of a player's turn began. */
export interface PhaseBegun {
  type: "PhaseBegun";
  seat: Seat;
  phase: Phase;
}

/** The dice decided which enemies every player gets. */
export interface EnemiesAnnounced {
  type: "EnemiesAnnounced";
  rolls: Roll[];
  kinds: Kind[];
}

/** A white kind was used up: a lower one came instead. */
export interface KindReplaced {
  type: "KindReplaced";
  seat: Seat;
  wanted: Kind;
  kind: Kind;
}

/** A white kind and all lower ones were used up. */
export interface NobodyAnnounced {
  type: "NobodyAnnounced";
  seat: Seat;
  wanted: Kind;
}

/** The calamity die was rolled. */
export interface CalamityRolled {
  type: "CalamityRolled";
  face: "blood_5" | "blood_10" | "comet" | "double_comet" | "arrow" | "blank";
}

/** A comet struck a line of every board. */
export interface CometFell {
  type: "CometFell";
  line: Line;
}

/** A comet struck every wall. */
export interface CometHitWalls {
  type: "CometHitWalls";
}

/** A player gained blood. */
export interface BloodGained {
  type: "BloodGained";
  seat: Seat;
  amount: number;
  blood: number;
}

/** All kill counters went back to 0. */
export interface CountersReset {
  type: "CountersReset";
}

/** The eruption tore at a wall. */
export interface VolcanoErupted {
  type: "VolcanoErupted";
  seat: Seat;
  roll: number;
}

/** A unit attacked. */
export interface UnitAttacked {
  type: "UnitAttacked";
  board: Seat;
  unit: Unit;
}

/** A unit lost hit points and lives. */
export interface UnitWounded {
  type: "UnitWounded";
  board: Seat;
  unit: Unit;
  hp: number;
}

/** A unit died. */
export interface UnitKilled {
  type: "UnitKilled";
  board: Seat;
  unit: Unit;
  /** The player who killed it keeps it in the reserve. */
  kept: boolean;
}

/** A wall lost points. */
export interface WallHit {
  type: "WallHit";
  board: Seat;
  amount: number;
  wall: number;
}

/** An enemy did not move. */
export interface EnemyHeld {
  type: "EnemyHeld";
  board: Seat;
  unit: Unit;
  line: Line;
}

/** An enemy moved towards the fortress. */
export interface EnemyMoved {
  type: "EnemyMoved";
  board: Seat;
  unit: Unit;
  source: Line;
  line: Line;
  /** It stopped at a free defender, who holds it. */
  held: boolean;
}

/** The freeze markers of a board were removed. */
export interface FrostLifted {
  type: "FrostLifted";
  board: Seat;
}

/** A player recycled a defender. */
export interface UnitRecycled {
  type: "UnitRecycled";
  seat: Seat;
  unit: Unit;
  amount: number;
}

/** A player traded a point of the wall. */
export interface WallDismantled {
  type: "WallDismantled";
  seat: Seat;
  amount: number;
  wall: number;
}

/** A player bought a unit. */
export interface UnitBought {
  type: "UnitBought";
  seat: Seat;
  unit: Unit;
  line: Line;
  price: number;
}

/** A player built a building. */
export interface Built {
  type: "Built";
  seat: Seat;
  building: Building;
  price: number;
}

/** A player fired a Puppet onto another board. */
export interface PuppetFired {
  type: "PuppetFired";
  seat: Seat;
  unit: Unit;
  board: Seat;
  line: Line;
  price: number;
}

/** A player paid for a ruse and named its target (NONE if it has none). */
export interface RuseAnnounced {
  type: "RuseAnnounced";
  seat: Seat;
  ruse: Ruse;
  unit: Unit;
  board: Seat;
  line: Line;
  price: number;
}

/** A player spent a Shield to cancel a ruse. */
export interface RuseCancelled {
  type: "RuseCancelled";
  seat: Seat;
  ruse: Ruse;
}

/** Rocks: a line is immobilised. */
export interface LineFrozen {
  type: "LineFrozen";
  board: Seat;
  line: Line;
}

/** A ruse moved a unit. */
export interface UnitShifted {
  type: "UnitShifted";
  unit: Unit;
  board: Seat;
  line: Line;
}

/** A player has a Shield token now. */
export interface ShieldRaised {
  type: "ShieldRaised";
  seat: Seat;
}

/** The killed units went back to their supplies. */
export interface ReserveEmptied {
  type: "ReserveEmptied";
  seat: Seat;
  amount: number;
}

/** The announced enemies stand on line 1 now. */
export interface EnemiesEntered {
  type: "EnemiesEntered";
  board: Seat;
  units: Unit[];
}

/** The workshop repaired a wall. */
export interface WallRepaired {
  type: "WallRepaired";
  seat: Seat;
  amount: number;
  wall: number;
}

/** A wall is down: its player is out. */
export interface PlayerOut {
  type: "PlayerOut";
  seat: Seat;
}

/** One player is left, or the count is made. */
export interface GameWon {
  type: "GameWon";
  seat: Seat;
  wall: number;
}

/** Several players win together. */
export interface VictoryShared {
  type: "VictoryShared";
  seats: Seat[];
}

export type PieceExtra = Partial<UnitExtra>;

export type ZoneExtra = Partial<TurnsExtra>;

export type GameOption = Attack | Aim | Strike | Suffer | EndAttack | Recycle | Dismantle | Decline | Buy | Build | Fire | Cast | EndPurchases | Freeze | Bleed | Lure | Incite | Repel | Hurl | Launch | Land | Cancel | LetPass;

export type GameEvent = EnemiesMustered | StartBlood | WallRaised | TurnBegun | PhaseBegun | EnemiesAnnounced | KindReplaced | NobodyAnnounced | CalamityRolled | CometFell | CometHitWalls | BloodGained | CountersReset | VolcanoErupted | UnitAttacked | UnitWounded | UnitKilled | WallHit | EnemyHeld | EnemyMoved | FrostLifted | UnitRecycled | WallDismantled | UnitBought | Built | PuppetFired | RuseAnnounced | RuseCancelled | LineFrozen | UnitShifted | ShieldRaised | ReserveEmptied | EnemiesEntered | WallRepaired | PlayerOut | GameWon | VictoryShared;
