import { beforeEach, expect, it, vi } from 'vitest';
import { adding, agreed, begin, bring, campaigns, forgetCampaign, joinCampaign, keepCampaign, readCampaignFile } from './campaigns';
import type { BattleSummary, CampaignTable, SeatInfo, TableInfo } from './messages';

const FIRST = { s01: { easy: [3, 9] } };
const SECOND = { s01: { easy: [3, 9] }, s02: { hard: [5, 7] } };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

function table(part: Partial<CampaignTable> = {}): CampaignTable {
  const base = { id: 'abc', name: '', everything: false, battle: 's01', mode: 'easy', battle_name: '', mode_name: '' };
  return { ...base, wins: {}, summary: null, chosen: '', ...part };
}
const seat = (name: string, who: SeatInfo['who'] = 'human') => ({ name, who, stead: '' }) as SeatInfo;

it('has the last used campaign first, and forgets', () => {
  const one = begin();
  const other = { ...begin(), id: 'other' };
  keepCampaign('g', one, 1);
  keepCampaign('g', other, 2);
  keepCampaign('g', { ...one, name: 'Mine' }, 3);
  expect(campaigns('g').map(({ name }) => name)).toEqual(['Mine', '']);
  expect(campaigns('another')).toEqual([]);
  forgetCampaign('g', one.id);
  expect(campaigns('g').map(({ id }) => id)).toEqual(['other']);
});

it('adds progress once', () => {
  const kept = adding(adding(begin(), FIRST), { ...FIRST });
  expect(kept.wins).toEqual([FIRST]);
  expect(adding(kept, {}).wins).toEqual([FIRST]);
  expect(adding(kept, SECOND).wins).toEqual([FIRST, SECOND]);
});

it('gets the progress of the group when the end is agreed', () => {
  const seats = [seat('Ada'), seat('Bo'), seat('Bot', 'bot')];
  const summary = { wins: SECOND } as unknown as BattleSummary;
  joinCampaign('g', table({ wins: FIRST, summary }), seats, false);
  expect(campaigns('g')).toMatchObject([{ id: 'abc', name: 'Ada, Bo', wins: [FIRST] }]);
  joinCampaign('g', table({ wins: FIRST, summary }), seats, true);
  expect(campaigns('g')[0]?.wins).toEqual([SECOND]);
});

it('keeps one part of progress however many battles follow each other', () => {
  let before = {};
  for (let n = 0; n < 30; n++) {
    const wins = { ...before, [`s${n}`]: { easy: [3, 9] } };
    joinCampaign('g', table({ wins: before }), [seat('Ada')], false);
    joinCampaign('g', table({ wins: before, summary: { wins } as unknown as BattleSummary }), [seat('Ada')], true);
    before = wins;
  }
  expect(campaigns('g')[0]?.wins).toEqual([before]);
});

it('finds what was agreed at tables of a campaign', () => {
  const summary = { wins: SECOND } as unknown as BattleSummary;
  const at = (final: boolean, part: Partial<CampaignTable>) => ({ final, campaign: table({ wins: FIRST, ...part }) }) as TableInfo;
  const tables = [at(false, { summary }), at(true, {}), at(true, { id: 'other', summary }), at(true, { summary })];
  expect(agreed([...tables, { final: true, campaign: null } as TableInfo], 'abc')).toEqual([SECOND]);
});

it('leaves a campaign for one without a name', () => {
  joinCampaign('g', table(), [seat('Ada'), seat('Bot', 'bot')], true);
  expect(campaigns('g')[0]?.name).toBe('');
});

it('reads campaign files only', () => {
  const file = { rempart_campaign: 1, game: 'g', id: 'x', name: 'Ours', wins: FIRST };
  expect(readCampaignFile(JSON.stringify(file))).toEqual(file);
  expect(readCampaignFile(JSON.stringify({ ...file, id: 3, name: null }))).toMatchObject({ id: expect.stringMatching(/./), name: '' });
  for (const wrong of ['', 'null', '3', '{}', '{"rempart":1}', '{"rempart_campaign":1,"game":"g"}']) {
    expect(readCampaignFile(wrong)).toBeNull();
  }
});

it('puts the progress of a file where it belongs', () => {
  const file = { rempart_campaign: 1 as const, game: 'g', id: 'x', name: 'Ours', wins: FIRST };
  const empty = begin();
  expect(bring('g', file, empty)).toMatchObject({ id: 'x', name: 'Ours', wins: [FIRST] });
  const mine = adding(begin(), SECOND);
  expect(bring('g', file, mine)).toMatchObject({ id: 'x', wins: [FIRST] });
  keepCampaign('g', { ...begin(), id: 'x', name: 'Known', wins: [SECOND] });
  expect(bring('g', file, mine)).toMatchObject({ id: 'x', name: 'Known', wins: [SECOND, FIRST] });
});
