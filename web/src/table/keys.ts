/** Keyboard shortcuts: which key means what. What a command does is up to the page. */
export type Command =
  | { do: 'entry'; index: number }
  | { do: 'undo' | 'redo' | 'hint' | 'log' | 'chat' | 'help' | 'forecast' | 'back' | 'confirm' | 'choices' | 'tray' | 'whatif' | 'replay' | 'read' | 'earlier' | 'later' };

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const LETTERS: Record<string, Exclude<Command['do'], 'entry'>> = {
  u: 'undo',
  r: 'redo',
  h: 'hint',
  l: 'log',
  m: 'chat',
  c: 'choices',
  t: 'tray',
  w: 'whatif',
  e: 'forecast',
  p: 'replay',
  i: 'read',
  '?': 'help',
  escape: 'back',
  enter: 'confirm',
  ' ': 'confirm',
  arrowleft: 'earlier',
  arrowright: 'later',
};

export function command(event: Key): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (/^[1-9]$/.test(event.key)) return { do: 'entry', index: Number(event.key) - 1 };
  const known = LETTERS[event.key.toLowerCase()];
  return known ? ({ do: known } as Command) : null;
}
