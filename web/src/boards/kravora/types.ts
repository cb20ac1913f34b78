// Made by scripts/make_types.py from the ids, options, events and scene of kravora.
// Do not edit: change those and run `make types`.

/** Attack with a defender. */
export interface Attack {
  type: "Attack";
  unit: number;
}

/** Let the attacking unit throw at this line. */
export interface Aim {
  type: "Aim";
  line: number;
}

/** Hit this unit. */
export interface Strike {
  type: "Strike";
  unit: number;
}

/** Let this unit of your board take the hit. */
export interface Suffer {
  type: "Suffer";
  unit: number;
}

/** Attack no more this turn. */
export interface EndAttack {
  type: "EndAttack";
}

/** Recycle a defender for blood. */
export interface Recycle {
  type: "Recycle";
  unit: number;
}

/** Trade a point of the wall for blood. */
export interface Dismantle {
  type: "Dismantle";
}

/** Do without it. */
export interface Decline {
  type: "Decline";
}

/** Buy a unit and place it on a line of your board. */
export interface Buy {
  type: "Buy";
  kind: number;
  line: number;
}

/** Build a building. */
export interface Build {
  type: "Build";
  building: number;
}

/** Fire a Puppet onto a line of another board. */
export interface Fire {
  type: "Fire";
  board: number;
  line: number;
}

/** Cast a ruse. */
export interface Cast {
  type: "Cast";
  ruse: number;
}

/** Buy no more. */
export interface EndPurchases {
  type: "EndPurchases";
}

/** Rocks: immobilise this line. */
export interface Freeze {
  type: "Freeze";
  board: number;
  line: number;
}

/** Blood clot: wound this unit. */
export interface Bleed {
  type: "Bleed";
  unit: number;
}

/** Bait: this unit goes forward. */
export interface Lure {
  type: "Lure";
  unit: number;
}

/** Bait: this unit attacks at once. */
export interface Incite {
  type: "Incite";
  unit: number;
}

/** Retreat: this unit goes back. */
export interface Repel {
  type: "Repel";
  unit: number;
}

/** Boulder: strike this line. */
export interface Hurl {
  type: "Hurl";
  board: number;
  line: number;
}

/** Propulsion: move this unit. */
export interface Launch {
  type: "Launch";
  unit: number;
}

/** Propulsion: the unit comes down here. */
export interface Land {
  type: "Land";
  board: number;
  line: number;
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
  kinds: number[];
}

/** A player got the blood to begin with. */
export interface StartBlood {
  type: "StartBlood";
  seat: number;
  amount: number;
}

/** A turn of the table began. */
export interface TurnBegun {
  type: "TurnBegun";
  turn: number;
  /** The first player. */
  seat: number;
}

/** A phase of a player's turn began. */
export interface PhaseBegun {
  type: "PhaseBegun";
  seat: number;
  phase: number;
}

/** The dice told which enemies every player gets. */
export interface EnemiesAnnounced {
  type: "EnemiesAnnounced";
  rolls: number[];
  kinds: number[];
}

/** A white kind was used up: a lower one came instead. */
export interface KindReplaced {
  type: "KindReplaced";
  seat: number;
  wanted: number;
  kind: number;
}

/** A white kind and all lower ones were used up. */
export interface NobodyAnnounced {
  type: "NobodyAnnounced";
  seat: number;
  wanted: number;
}

/** The calamity die was rolled. */
export interface CalamityRolled {
  type: "CalamityRolled";
  face: string;
}

/** A comet struck a line of every board. */
export interface CometFell {
  type: "CometFell";
  line: number;
}

/** A comet struck every wall. */
export interface CometHitWalls {
  type: "CometHitWalls";
}

/** A player gained blood. */
export interface BloodGained {
  type: "BloodGained";
  seat: number;
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
  seat: number;
  roll: number;
}

/** A unit attacked. */
export interface UnitAttacked {
  type: "UnitAttacked";
  board: number;
  unit: number;
}

/** A unit lost hit points and lives. */
export interface UnitWounded {
  type: "UnitWounded";
  board: number;
  unit: number;
  hp: number;
}

/** A unit died. */
export interface UnitKilled {
  type: "UnitKilled";
  board: number;
  unit: number;
}

/** A wall lost points. */
export interface WallHit {
  type: "WallHit";
  board: number;
  amount: number;
  wall: number;
}

/** An enemy did not move. */
export interface EnemyHeld {
  type: "EnemyHeld";
  board: number;
  unit: number;
  line: number;
}

/** An enemy moved towards the fortress. */
export interface EnemyMoved {
  type: "EnemyMoved";
  board: number;
  unit: number;
  source: number;
  line: number;
}

/** The freeze markers of a board were removed. */
export interface FrostLifted {
  type: "FrostLifted";
  board: number;
}

/** A player recycled a defender. */
export interface UnitRecycled {
  type: "UnitRecycled";
  seat: number;
  unit: number;
  amount: number;
}

/** A player traded a point of the wall. */
export interface WallDismantled {
  type: "WallDismantled";
  seat: number;
  amount: number;
  wall: number;
}

/** A player bought a unit. */
export interface UnitBought {
  type: "UnitBought";
  seat: number;
  unit: number;
  line: number;
  price: number;
}

/** A player built a building. */
export interface Built {
  type: "Built";
  seat: number;
  building: number;
  price: number;
}

/** A player fired a Puppet onto another board. */
export interface PuppetFired {
  type: "PuppetFired";
  seat: number;
  unit: number;
  board: number;
  line: number;
  price: number;
}

/** A player paid for a ruse, and said whom or what it is for (NONE where that says nothing). */
export interface RuseAnnounced {
  type: "RuseAnnounced";
  seat: number;
  ruse: number;
  unit: number;
  board: number;
  line: number;
  price: number;
}

/** A player spent a Shield to cancel a ruse. */
export interface RuseCancelled {
  type: "RuseCancelled";
  seat: number;
  ruse: number;
}

/** Rocks: a line is immobilised. */
export interface LineFrozen {
  type: "LineFrozen";
  board: number;
  line: number;
}

/** A ruse moved a unit. */
export interface UnitShifted {
  type: "UnitShifted";
  unit: number;
  board: number;
  line: number;
}

/** A player has a Shield token now. */
export interface ShieldRaised {
  type: "ShieldRaised";
  seat: number;
}

/** The killed units went back to their supplies. */
export interface ReserveEmptied {
  type: "ReserveEmptied";
  seat: number;
  amount: number;
}

/** The announced enemies stand on line 1 now. */
export interface EnemiesEntered {
  type: "EnemiesEntered";
  board: number;
  units: number[];
}

/** The workshop repaired a wall. */
export interface WallRepaired {
  type: "WallRepaired";
  seat: number;
  amount: number;
  wall: number;
}

/** A wall is down: its player is out. */
export interface PlayerOut {
  type: "PlayerOut";
  seat: number;
}

/** One player is left, or the count is made. */
export interface GameWon {
  type: "GameWon";
  seat: number;
  wall: number;
}

/** Several players win together. */
export interface VictoryShared {
  type: "VictoryShared";
  seats: number[];
}

export type GameOption = Attack | Aim | Strike | Suffer | EndAttack | Recycle | Dismantle | Decline | Buy | Build | Fire | Cast | EndPurchases | Freeze | Bleed | Lure | Incite | Repel | Hurl | Launch | Land | Cancel | LetPass;

export type GameEvent = EnemiesMustered | StartBlood | TurnBegun | PhaseBegun | EnemiesAnnounced | KindReplaced | NobodyAnnounced | CalamityRolled | CometFell | CometHitWalls | BloodGained | CountersReset | VolcanoErupted | UnitAttacked | UnitWounded | UnitKilled | WallHit | EnemyHeld | EnemyMoved | FrostLifted | UnitRecycled | WallDismantled | UnitBought | Built | PuppetFired | RuseAnnounced | RuseCancelled | LineFrozen | UnitShifted | ShieldRaised | ReserveEmptied | EnemiesEntered | WallRepaired | PlayerOut | GameWon | VictoryShared;
