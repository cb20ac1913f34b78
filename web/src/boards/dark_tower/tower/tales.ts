/** Tales: what is told to everybody and is to be read in peace. They are taken from the log, so nobody misses one. */
import type { Line } from '../../../lib/messages';
import { undone } from '../../../table/undone';
import type { GameEvent } from '../types';

export interface Tale {
  /** Its place in the log, by which it is known as read: the entry, and a fraction for the line in it. */
  from: number;
  /** The moment in the match. */
  at: number;
  kind: GameEvent['type'];
  title: string;
  /** What came with it. */
  rest: string[];
}

/** Events that begin a tale. */
const HEADS: ReadonlySet<string> = new Set<GameEvent['type']>(['MonthBegun', 'EventCalled', 'QuestOffered', 'QuestCompleted', 'QuestFailed', 'GoalCompleted', 'AdversaryAppeared', 'RelicFound', 'HeroEliminated']);
/** An event is told with all it brings about; a month with its quests alone. */
const WHOLE: GameEvent['type'] = 'EventCalled';
const MONTH: GameEvent['type'] = 'MonthBegun';
const QUEST: GameEvent['type'] = 'QuestOffered';
/** Events that the picture tells, not words. */
const UNTOLD: ReadonlySet<string> = new Set<GameEvent['type']>(['StepBegun', 'TurnBegun', 'MonthEnded', 'EventSkipped', 'WorldPopulated']);

/** More lines than an entry has. */
const LINES = 10_000;

export function talesOf(lines: readonly Line[]): Tale[] {
  const gone = undone(lines);
  const tales: Tale[] = [];
  let open: Tale | null = null;
  let first = 0;
  lines.forEach((line, index) => {
    if (line.n !== lines[first]?.n) first = index;
    const from = line.n + (index - first) / LINES;
    // Whoever has just arrived is sent what was written, but not the events: all of those have a rule.
    if (gone[index] || !line.rule) return;
    const type = line.kind as GameEvent['type'];
    if (open && open.at !== line.at) open = null;
    if (open?.kind === MONTH && type === QUEST) open.rest.push(line.text);
    else if (HEADS.has(type)) tales.push((open = { from, at: line.at, kind: type, title: line.text, rest: [] }));
    else if (open?.kind === WHOLE && !UNTOLD.has(type)) open.rest.push(line.text);
  });
  return tales;
}
