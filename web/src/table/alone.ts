/** What a server would send of a table that is only in this browser: a lesson, the picture of a position. */
import type { Line, Position, SeatInfo, TableInfo, Update } from '../lib/messages';

export const seatAlone = (seat: number, name: string, who: SeatInfo['who'] = 'human'): SeatInfo => ({
  seat,
  who,
  name,
  bot: '',
  present: true,
  away: 0,
  asked: 0,
  stead: '',
  link: '',
  came: 0,
  devices: 1,
  also: [],
});

export function tableAlone(part: Pick<TableInfo, 'game' | 'seats'> & Partial<TableInfo>): TableInfo {
  return {
    table: '',
    code: '',
    game_name: '',
    options: {},
    undo: 'open',
    hints: false,
    over: false,
    together: true,
    final: false,
    told_all: false,
    choices: 0,
    waiting: [],
    since: 0,
    summary: '',
    changes: [],
    chance: { kind: 'drawn', commitment: '', secret: '' },
    damaged: '',
    away: 0,
    clock: 0,
    bots_last: true,
    campaign: null,
    challenge: null,
    puzzle: null,
    run: '',
    position: false,
    copied: false,
    mine: [],
    ...part,
  };
}

/** The next update of such a table. `lines`: what led to it, to be shown; null: it is drawn at once. */
export function updateAlone(n: number, table: TableInfo, position: Position, lines: Line[] | null): Update {
  return {
    type: 'update',
    n,
    now: Date.now() / 1000,
    table,
    positions: [position],
    zones: [position.scene.zones],
    lines: lines ?? [],
    first: lines === null,
    proposal: null,
    to_agree: [],
    shown_at: 0,
    can_undo: [position.at],
    undo_to: position.at,
    can_redo: false,
    watching: 0,
    spectators: [],
    may_speak: false,
    rematch: '',
    rematch_tokens: {},
    listing: '',
    publishing: null,
  };
}

