// Made by scripts/make_types.py from the ids, options, events and scene of fantasy_defense.
// Do not edit: change those and run `make types`.

export type Card = number;

export type Gate = number;

export type Invader = number;

export type Phase = number;
export const PHASE_IDS = ["invasion", "strategy", "battle", "reinforcement"] as const;

export type Row = number;

export type Seat = number;

export type PieceTag = "underling" | "elite" | "boss" | "from-left" | "from-right" | "infiltrate" | "weaker" | "humans" | "elves" | "unit" | "start" | "spell" | "moved" | "used";

export type PlaceTag = "shielded" | "resolved";

export type ZoneTag = "first";

/** What an invader costs where it breaks in. */
export interface InvaderExtra {
  loot: number;
}

/** Discard a card from hand: for Infiltrate, or down to the hand limit. */
export interface Discard {
  type: "Discard";
  card: Card;
}

/** Deploy a unit at a gate of yours. */
export interface Deploy {
  type: "Deploy";
  card: Card;
  gate: Gate;
}

/** Move a deployed unit to an adjacent gate. */
export interface Move {
  type: "Move";
  card: Card;
  gate: Gate;
}

/** Cast a spell. */
export interface Cast {
  type: "Cast";
  card: Card;
}

/** Give a card from hand to the other player. */
export interface Give {
  type: "Give";
  card: Card;
}

/** Declare that you have finished your strategy. */
export interface EndStrategy {
  type: "EndStrategy";
}

/** Decline the effect. */
export interface Decline {
  type: "Decline";
}

/** Enough of the effect. */
export interface Done {
  type: "Done";
}

/** Sound the Alarm: draw. */
export interface Ring {
  type: "Ring";
}

/** Airlift: bring this unit. */
export interface Lift {
  type: "Lift";
  card: Card;
}

/** Shifting Winds: bring this unit. */
export interface Carry {
  type: "Carry";
  card: Card;
}

/** Rebirth: put this card of the discard pile under the deck. */
export interface Revive {
  type: "Revive";
  card: Card;
}

/** Foresight: take this card from the deck. */
export interface Fetch {
  type: "Fetch";
  card: Card;
}

/** Arcane Renewal: make this spell ready again. */
export interface Renew {
  type: "Renew";
  card: Card;
}

/** You Shall Not Pass: send the invader back. */
export interface SendBack {
  type: "SendBack";
}

/** Headshot: discard the invader. */
export interface Shoot {
  type: "Shoot";
}

/** Psychic Storm: discard the invader at this gate. */
export interface Strike {
  type: "Strike";
  row: Row;
  gate: Gate;
}

/** City Shield: no battle at this gate. */
export interface Shield {
  type: "Shield";
  row: Row;
  gate: Gate;
}

/** Blazing Spirit: halve the invader at this gate. */
export interface Scorch {
  type: "Scorch";
  row: Row;
  gate: Gate;
}

/** Spirit Call: take this unit back. */
export interface Recall {
  type: "Recall";
  card: Card;
}

/** Resolve this gate next. */
export interface Fight {
  type: "Fight";
  row: Row;
  gate: Gate;
}

/** This unit is the casualty. */
export interface Lose {
  type: "Lose";
  card: Card;
}

/** Skirmish: this unit moves on to an adjacent gate. */
export interface Sally {
  type: "Sally";
  card: Card;
  gate: Gate;
}

/** Skirmish: nobody moves on. */
export interface Stay {
  type: "Stay";
}

/** A turn began. */
export interface TurnBegun {
  type: "TurnBegun";
  turn: number;
}

/** A phase began. */
export interface PhaseBegun {
  type: "PhaseBegun";
  phase: Phase;
}

/** An invader was drawn and besieges a gate. */
export interface InvaderPlaced {
  type: "InvaderPlaced";
  invader: Invader;
  row: Row;
  gate: Gate;
}

/** A boss was drawn and besieges two facing gates. */
export interface BossPlaced {
  type: "BossPlaced";
  invader: Invader;
  row: Row;
  gate: Gate;
  facing: Gate;
}

/** There was no gate for the invader that was drawn. */
export interface InvaderPutBack {
  type: "InvaderPutBack";
  invader: Invader;
}

/** A card left a hand for the discard pile. */
export interface CardDiscarded {
  type: "CardDiscarded";
  seat: Seat;
  card: Card;
}

/** A unit took its place at a gate. */
export interface UnitDeployed {
  type: "UnitDeployed";
  seat: Seat;
  card: Card;
  row: Row;
  gate: Gate;
}

/** A unit went from one gate to another. */
export interface UnitMoved {
  type: "UnitMoved";
  card: Card;
  row: Row;
  source: Gate;
  gate: Gate;
}

/** A card went from one hand to the other. */
export interface CardGiven {
  type: "CardGiven";
  seat: Seat;
  card: Card;
}

/** A player has finished, unless the other one acts. */
export interface StrategyEnded {
  type: "StrategyEnded";
  seat: Seat;
}

/** Cards were drawn into a hand. */
export interface CardsDrawn {
  type: "CardsDrawn";
  seat: Seat;
  cards: Card[];
  count: number;
}

/** A discarded card went to the bottom of a deck. */
export interface CardRevived {
  type: "CardRevived";
  seat: Seat;
  card: Card;
}

/** A card was taken from a deck, which was then shuffled. */
export interface CardFetched {
  type: "CardFetched";
  seat: Seat;
  card: Card;
}

/** A spell was cast and is used up. */
export interface SpellCast {
  type: "SpellCast";
  seat: Seat;
  card: Card;
}

/** A used spell is ready again. */
export interface SpellRenewed {
  type: "SpellRenewed";
  seat: Seat;
  card: Card;
}

/** An invader was returned to the top of its deck. */
export interface InvaderSentBack {
  type: "InvaderSentBack";
  invader: Invader;
  row: Row;
  gate: Gate;
}

/** An invader is gone for good. */
export interface InvaderDiscarded {
  type: "InvaderDiscarded";
  invader: Invader;
  row: Row;
  gate: Gate;
}

/** An invader is weaker for this turn. */
export interface InvaderHalved {
  type: "InvaderHalved";
  invader: Invader;
  row: Row;
  gate: Gate;
  power: number;
}

/** There will be no battle at a gate this turn. */
export interface GateShielded {
  type: "GateShielded";
  row: Row;
  gate: Gate;
}

/** A unit was taken back from its gate. */
export interface UnitRecalled {
  type: "UnitRecalled";
  seat: Seat;
  card: Card;
  row: Row;
  gate: Gate;
}

/** The defence reached the invader's power. */
export interface BattleWon {
  type: "BattleWon";
  invader: Invader;
  row: Row;
  gate: Gate;
  /** The other gate of a boss, if the battle was there too. */
  facing: Gate;
  defence: number;
  power: number;
}

/** The defence fell short of the invader's power. */
export interface BattleLost {
  type: "BattleLost";
  invader: Invader;
  row: Row;
  gate: Gate;
  /** The other gate of a boss, if the battle was there too. */
  facing: Gate;
  defence: number;
  power: number;
}

/** Nobody defended the gate. */
export interface GatePlundered {
  type: "GatePlundered";
  invader: Invader;
  row: Row;
  gate: Gate;
}

/** The city's morale fell. */
export interface MoraleLost {
  type: "MoraleLost";
  amount: number;
  morale: number;
}

/** A defender was the casualty of a battle. */
export interface UnitLost {
  type: "UnitLost";
  card: Card;
  row: Row;
  gate: Gate;
}

/** The other player goes first from now on. */
export interface FirstPlayerChanged {
  type: "FirstPlayerChanged";
  seat: Seat;
}

/** The last invader is gone: the game is won. */
export interface CityHeld {
  type: "CityHeld";
  morale: number;
}

/** The game is lost. */
export interface CityFallen {
  type: "CityFallen";
  morale: number;
}

export type PieceExtra = Partial<InvaderExtra>;

export type GameOption = Discard | Deploy | Move | Cast | Give | EndStrategy | Decline | Done | Ring | Lift | Carry | Revive | Fetch | Renew | SendBack | Shoot | Strike | Shield | Scorch | Recall | Fight | Lose | Sally | Stay;

export type GameEvent = TurnBegun | PhaseBegun | InvaderPlaced | BossPlaced | InvaderPutBack | CardDiscarded | UnitDeployed | UnitMoved | CardGiven | StrategyEnded | CardsDrawn | CardRevived | CardFetched | SpellCast | SpellRenewed | InvaderSentBack | InvaderDiscarded | InvaderHalved | GateShielded | UnitRecalled | BattleWon | BattleLost | GatePlundered | MoraleLost | UnitLost | FirstPlayerChanged | CityHeld | CityFallen;
