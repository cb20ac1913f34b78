/** The sounds of Fantasy: Defense: one for every event, or `null` where silence is intended. */
import type { Cue } from '../../lib/sound/cues';
import type { GameEvent } from './types';

export const cues: Record<GameEvent['type'], Cue> = {
  TurnBegun: 'round',
  PhaseBegun: null,
  InvaderPlaced: 'foe',
  BossPlaced: 'boss',
  InvaderPutBack: 'card',
  CardDiscarded: 'card',
  UnitDeployed: 'drop',
  UnitMoved: 'move',
  CardGiven: 'card',
  StrategyEnded: null,
  CardsDrawn: 'card',
  CardRevived: 'heal',
  CardFetched: 'card',
  SpellCast: 'spell',
  SpellRenewed: 'spell',
  InvaderSentBack: 'move',
  InvaderDiscarded: 'kill',
  InvaderHalved: 'hit',
  GateShielded: 'shield',
  UnitRecalled: 'card',
  BattleWon: 'kill',
  BattleLost: 'heavy',
  GatePlundered: 'coin',
  MoraleLost: 'loss',
  UnitLost: 'loss',
  FirstPlayerChanged: 'turn',
  // The result has its own sounds, for victory and for defeat.
  CityHeld: null,
  CityFallen: null,
};
