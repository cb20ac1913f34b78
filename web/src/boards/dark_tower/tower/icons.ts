/** The picture of each kind of tale. */
import type { GameEvent } from '../types';

const ICONS: Partial<Record<GameEvent['type'], string>> = {
  MonthBegun: 'spirit',
  QuestOffered: 'quest',
  QuestCompleted: 'goal',
  QuestFailed: 'skull',
  GoalCompleted: 'goal',
  AdversaryAppeared: 'bane',
  RelicFound: 'treasure',
  HeroEliminated: 'skull',
};

export const iconOf = (kind: GameEvent['type']): string => ICONS[kind] ?? 'tower';
