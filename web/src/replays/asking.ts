/** What published matches are searched for, as it stands in the address. */
import type { ReplayAsk } from '../lib/messages';

const RESULTS = ['won', 'lost'] as const;
/** Settings are asked for as `set.faction=elves`; a value is JSON if it is not a text. */
const SETTING = 'set.';

function value(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

export function asked(search: string): ReplayAsk {
  const given = new URLSearchParams(search);
  const number = (name: string, most: number) => Math.min(most, Math.max(0, Math.trunc(Number(given.get(name)) || 0)));
  const settings = [...given].filter(([name]) => name.startsWith(SETTING)).slice(0, 8);
  const game = (given.get('game') ?? '').slice(0, 40);
  return {
    game,
    players: number('players', 8),
    settings: game ? Object.fromEntries(settings.map(([name, text]) => [name.slice(SETTING.length, 44), value(text.slice(0, 40))])) : {},
    result: RESULTS.find((one) => one === given.get('result')) ?? '',
    name: (given.get('name') ?? '').slice(0, 40),
    days: number('days', 3650),
    best: given.get('best') === '1',
    page: number('page', 1000),
  };
}

export function linkTo(ask: ReplayAsk): string {
  const given = new URLSearchParams();
  for (const name of ['game', 'players', 'result', 'name', 'days', 'page'] as const) if (ask[name]) given.set(name, String(ask[name]));
  if (ask.best) given.set('best', '1');
  for (const [name, one] of Object.entries(ask.settings ?? {})) given.set(SETTING + name, String(one));
  const search = given.toString();
  return search ? `/replays?${search}` : '/replays';
}

/** Whether nothing is searched for. */
export const isAnything = (ask: ReplayAsk): boolean => linkTo({ ...ask, page: 0, best: false }) === '/replays';
