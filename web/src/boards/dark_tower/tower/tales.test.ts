import { describe, expect, it } from 'vitest';
import type { Line } from '../../../lib/messages';
import { teller } from '../../told';
import type { GameEvent } from '../types';
import { talesOf } from './tales';

const tell = teller<GameEvent>();
const said = (line: Line, at: number, text: string): Line => ({ ...line, n: at, at, text, rule: 'DT-EVENT-01', event: {} });
const month = said(tell('MonthBegun', { month: 2 }), 4, 'Second month');
const quest = said(tell('QuestOffered', { quest: 1, region: 2 } as never), 4, 'A quest');
const called = said(tell('EventCalled', { category: 1, detail: 0 }), 5, 'Foes come');
const spawned = said(tell('FoeSpawned', { kind: 1, region: 2 }), 5, 'One here');
const walked = said(tell('HeroMoved', { seat: 0, region: 2 } as never), 6, 'A walk');

// The events are left out: a page that was loaded anew has only the words.
describe('tales', () => {
  it('of a month are told with its quests', () => {
    expect(talesOf([month, quest])).toEqual([{ from: 4, at: 4, kind: 'MonthBegun', title: 'Second month', rest: ['A quest'] }]);
  });
  it('of an event are told with what it brings about', () => {
    const [tale] = talesOf([called, spawned, walked]);
    expect(tale).toMatchObject({ title: 'Foes come', rest: ['One here'] });
  });
  it('of a quest stand alone where no month begins', () => {
    const done = said(tell('QuestCompleted', { seat: 0, quest: 1 } as never), 7, 'Done');
    expect(talesOf([walked, done]).map(({ title, from }) => [title, from])).toEqual([['Done', 7]]);
  });
  it('that were undone are not told', () => {
    const back: Line = { ...walked, kind: 'rewind', at: 4, rule: '', event: {} };
    expect(talesOf([month, called, spawned, back]).map(({ title }) => title)).toEqual(['Second month']);
  });
});
