/** Which lines of a log tell of choices that have been undone since. */
import type { Line } from '../lib/messages';

/** Kinds of lines about the people rather than the match: undo does not affect them. Conceding can be undone. */
export const ASIDE = ['seat', 'rewind', 'propose', 'answer', 'rematch', 'spectators'];

/** For each line, whether it was undone: all lines after the choice that was gone back to. */
export function undone(lines: readonly Line[]): boolean[] {
  const marks = lines.map(() => false);
  const standing: number[] = [];
  lines.forEach((line, i) => {
    if (line.kind === 'rewind') {
      while (standing.length > 0 && lines[standing.at(-1)!]!.at > line.at) marks[standing.pop()!] = true;
    } else if (!ASIDE.includes(line.kind)) standing.push(i);
  });
  return marks;
}

/** Consecutive lines of a log: shown normally, or collapsed because they were undone. */
export interface Run {
  from: number;
  to: number;
  undone: boolean;
}

/** The log from line `first` on, in runs: consecutive undone lines form one run. */
export function runs(marks: readonly boolean[], first = 0): Run[] {
  const found: Run[] = [];
  for (let i = first; i < marks.length; i += 1) {
    const last = found.at(-1);
    if (last && last.undone === marks[i]) last.to = i + 1;
    else found.push({ from: i, to: i + 1, undone: marks[i]! });
  }
  return found;
}
