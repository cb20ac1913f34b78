/** Which sound an event has. Each game with a board of its own has such a list beside the board. */
import { PALETTE, type SoundName } from './palette';

/** A sound; a sound with a delay after the event begins (milliseconds, unhurried); or null for silence. */
export type Cue = SoundName | [SoundName, number] | null;

/** By the kind of event. */
export type Cues = Record<string, Cue>;

/** For games without a list: by the name of the event. */
const GENERIC: [RegExp, SoundName][] = [
  [/(Game|Match)(Won|Shared)|Victory/, 'victory'],
  [/(Game|Match)Lost|Defeat$/, 'defeat'],
  [/Boss|Adversary/, 'boss'],
  [/(Kill|Destroy|Slain|Defeated)/, 'kill'],
  [/(Lost|Escaped|Plundered|Eliminated|Out$)/, 'loss'],
  [/(Hit|Struck|Attacked|Wounded|Hurt)/, 'hit'],
  [/(Heal|Repair|Recover)/, 'heal'],
  [/(Cast|Spell|Power)/, 'spell'],
  [/(Built|Placed|Played|Deployed|Laid)/, 'build'],
  [/(Bought|Gained|Spent|Paid|Treasure)/, 'coin'],
  [/(Drawn|Discard|Card|Revealed)/, 'card'],
  [/Rolled/, 'dice'],
  [/(Moved|Advanced)/, 'move'],
  [/(Spawned|Entered|Appeared)/, 'foe'],
  [/(Round|Turn|Month)Begun/, 'round'],
];

/** The sound for a kind of event. */
export function cueOf(cues: Cues | undefined, kind: string): { sound: SoundName; after: number } | null {
  const cue = cues && kind in cues ? cues[kind] : (GENERIC.find(([name]) => name.test(kind))?.[1] ?? null);
  if (!cue) return null;
  return Array.isArray(cue) ? { sound: cue[0], after: cue[1] } : { sound: cue, after: 0 };
}

/** The most important sounds, for when not all can be played. */
const LOUDEST: SoundName[] = ['defeat', 'victory', 'dread', 'boss', 'whisper', 'loss', 'danger', 'crumble', 'heavy', 'tumble', 'shatter', 'skull', 'kill', 'fire', 'triumph', 'spell', 'hit', 'round', 'foe'];

/** A few sounds for many simultaneous events, in the order of the events. */
export function digest(cues: Cues | undefined, kinds: readonly string[], most = 3): SoundName[] {
  const heard = [...new Set(kinds.flatMap((kind) => cueOf(cues, kind)?.sound ?? []))];
  const weight = (sound: SoundName) => (LOUDEST.includes(sound) ? LOUDEST.indexOf(sound) : LOUDEST.length);
  const kept = new Set([...heard].sort((a, b) => weight(a) - weight(b)).slice(0, most));
  return heard.filter((sound) => kept.has(sound));
}

export const NAMES = Object.keys(PALETTE) as SoundName[];
