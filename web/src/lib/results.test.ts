import { beforeEach, expect, it, vi } from 'vitest';
import type { Ending, GameInfo, TableInfo } from './messages';
import { codeOf, dayAfter, daysInARow, IN_CODE, keepResults, MOST, noteResult, readCode, readResultsFile, results, resultsFile, setupOf, summaries, type Result } from './results';

let kept = new Map<string, string>();
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const option = (name: string, group = '', kind = 'choice', when = {}) => ({ name, label: name, kind, default: 'a', values: ['a', 'b'], labels: ['A', 'B'], about: [], note: '', rule: '', ours: '', group, when });
const GAME = { id: 'g', options: [option('side'), option('map', '', 'text'), option('fine', 'more'), option('far', '', 'choice', { side: ['b'] })] } as unknown as GameInfo;

function table(part: Partial<TableInfo> = {}): TableInfo {
  const seats = [{ who: 'human', bot: '' }, { who: 'bot', bot: 'hard' }];
  return { table: 'abcdefghijkl', options: { side: 'a', map: 'x', fine: 'b', far: 'b' }, seats, together: false, final: true, changes: [], chance: { kind: 'drawn' }, challenge: null, ...part } as unknown as TableInfo;
}
const END = { winners: [0], scores: [7, 3] } as unknown as Ending;

const result = (n: number, part: Partial<Result> = {}): Result => ({ id: `t${n}`, game: 'g', setup: 'side=a&players=1', at: 1000 - n, won: true, score: n, day: '', ...part });

it('tells matches apart by their main settings, players and rivals', () => {
  expect(setupOf(GAME, table())).toBe('side=a&players=2&bots=hard');
  expect(setupOf(GAME, table({ options: { side: 'b', far: 'a' } }))).toBe('side=b&far=a&players=2&bots=hard');
  expect(setupOf(GAME, table({ together: true }))).toBe('side=a&players=2');
});

it('notes a finished match once', () => {
  noteResult(GAME, table(), END, [0], 120_000);
  noteResult(GAME, table(), { ...END, winners: [] }, [0], 180_000);
  expect(results()).toEqual([{ id: 'abcdefgh', game: 'g', setup: 'side=a&players=2&bots=hard', at: 2, won: true, score: 7, day: '' }]);
});

it('notes the day of a challenge that counts', () => {
  const challenge = { day: '2026-11-19', ranked: true, undos: 0, hints: 0 };
  noteResult(GAME, table({ challenge }), { ...END, scores: [] }, [0], 0);
  noteResult(GAME, table({ table: 'other', challenge: { ...challenge, ranked: false } }), END, [0], 0);
  expect(results().map(({ day, score }) => [day, score])).toEqual([['2026-11-19', null], ['', 7]]);
});

it.each<[string, Partial<TableInfo>, number[]]>([
  ['is not over', { final: false }, [0]],
  ['was watched', {}, []],
  ['was played on both sides', {}, [0, 1]],
  ['was imported', { chance: { kind: 'imported', commitment: '', secret: '' } }, [0]],
  ['had changed numbers', { changes: [{ key: 'x', now: '1', before: '2' }] }, [0]],
])('does not note a match that %s', (_, part, mine) => {
  noteResult(GAME, table(part), END, mine);
  expect(results()).toEqual([]);
});

it('keeps the latest results', () => {
  const many = Array.from({ length: MOST }, (_, n) => result(n));
  expect(keepResults(many)).toBe(MOST);
  expect(keepResults([result(0), result(-1)])).toBe(1);
  expect(results()).toHaveLength(MOST);
  expect(results()[0]?.id).toBe('t-1');
});

it('has nothing if what is stored is broken', () => {
  kept.set('rempart.results', '[{"id":1}]');
  expect(results()).toEqual([]);
});

it('sums up by set-up', () => {
  const all = [
    result(1, { setup: 'side=b&players=1', won: false, score: -4 }),
    result(2),
    result(3, { won: true, score: 9 }),
    result(4, { won: false, score: null }),
    result(5, { game: 'h' }),
  ];
  expect(summaries(all, 'g')).toEqual([
    { setup: 'side=b&players=1', played: 1, won: 0, best: -4, row: 0, course: [{ won: false, score: -4 }] },
    { setup: 'side=a&players=1', played: 3, won: 2, best: 9, row: 2, course: [{ won: false, score: null }, { won: true, score: 9 }, { won: true, score: 2 }] },
  ]);
});

it('hides scores that only say who won', () => {
  const [only] = summaries([result(1), result(2, { won: false, score: 0 })].map((one) => ({ ...one, score: Number(one.won) })), 'g');
  expect(only?.best).toBeNull();
  expect(only?.course.map(({ score }) => score)).toEqual([null, null]);
});

it('counts days in a row, up to yesterday', () => {
  const days = (...found: string[]) => found.map((day, n) => result(n, { day }));
  expect(daysInARow(days('2026-03-01', '2026-02-28', '2026-02-26'), 'g', '2026-03-01')).toBe(2);
  expect(daysInARow(days('2026-03-01', '2026-02-28'), 'g', '2026-03-02')).toBe(2);
  expect(daysInARow(days('2026-03-01'), 'g', '2026-03-03')).toBe(0);
  expect(daysInARow(days('2026-03-01'), 'h', '2026-03-01')).toBe(0);
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
});

it('carries results by file and by code', () => {
  const all = [result(1, { score: null, day: '2026-11-19' }), result(2, { setup: 'side=b&players=2&bots=easy%2Chard' })];
  expect(readResultsFile(JSON.stringify(resultsFile(all)))).toEqual(all);
  expect(readCode(`  ${codeOf(all).replace(/(.{30})/g, '$1\n')}\n`)).toEqual(all);
  expect(readCode(codeOf([]))).toEqual([]);
  expect(readCode(codeOf(Array.from({ length: 300 }, (_, n) => result(n))))).toHaveLength(IN_CODE);
});

it('refuses what is not whole or makes no sense', () => {
  const code = codeOf([result(1)]);
  for (const wrong of ['', 'R1', code.slice(0, -1), code.replace('R1', 'R2'), code.slice(5), `${code}.x`, code.replace(/.(?=\.\w+$)/, (last) => (last === 'A' ? 'B' : 'A')), 'hello']) expect(readCode(wrong), wrong).toBeNull();
  const bad: object[] = [{ id: '' }, { id: '<b>' }, { game: 'x y' }, { setup: 'x'.repeat(201) }, { at: -1 }, { at: 1e12 }, { at: 1.5 }, { won: 1 }, { score: '7' }, { day: 'soon' }];
  for (const part of bad) expect(readResultsFile(JSON.stringify(resultsFile([{ ...result(1), ...part }]))), JSON.stringify(part)).toBeNull();
  for (const text of ['', '[]', 'null', '{}', '{"rempart_results":1}', '{"rempart_results":2,"results":[]}', '{"rempart_results":1,"results":{}}']) expect(readResultsFile(text), text).toBeNull();
  expect(readResultsFile(JSON.stringify(resultsFile(Array.from({ length: MOST + 1 }, (_, n) => result(n)))))).toBeNull();
});
