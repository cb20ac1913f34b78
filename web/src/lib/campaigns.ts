/** The campaigns on this device: each has its own progress, and may be shared with a group. */
import type { CampaignTable, SeatInfo, TableInfo } from './messages';
import type { SeatDraft } from './setup';
import { load, save } from './storage';

/** The figures of the best win, by battle and mode. */
export type Wins = Record<string, Record<string, number[]>>;

export interface Kept {
  id: string;
  /** Empty: it has no name yet. */
  name: string;
  /** The progress. Several parts, if it came from several tables; the server puts them together. */
  wins: Wins[];
  /** Whether all battles are open. */
  everything: boolean;
  /** When it was last used, in milliseconds. */
  used: number;
  /** Who played last. */
  seats?: SeatDraft[];
}

/** The contents of a campaign file; the terminal reads and writes the same. */
export interface CampaignFile {
  rempart_campaign: 1;
  game: string;
  id: string;
  name: string;
  wins: Wins;
}

const key = (game: string) => `campaigns.${game}`;

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join('');
}

export function begin(): Kept {
  return { id: newId(), name: '', wins: [], everything: false, used: Date.now() };
}

/** All campaigns of a game, the last used first. */
export function campaigns(game: string): Kept[] {
  return load<Kept[]>(key(game), []).sort((a, b) => b.used - a.used);
}

/** Stores a campaign, as the last used one unless another time is given. */
export function keepCampaign(game: string, kept: Kept, used = Date.now()): void {
  save(key(game), [{ ...kept, used }, ...campaigns(game).filter((one) => one.id !== kept.id)]);
}

export function forgetCampaign(game: string, id: string): void {
  save(key(game), campaigns(game).filter((one) => one.id !== id));
}

const same = (one: Wins, other: Wins) => JSON.stringify(one) === JSON.stringify(other);

/** Adds progress to a campaign; what is there already is not added again. `before`: the progress that it came from. */
export function adding(kept: Kept, wins: Wins, before: Wins = {}): Kept {
  const known = Object.keys(wins).length === 0 || kept.wins.some((part) => same(part, wins));
  return known ? kept : { ...kept, wins: [...kept.wins.filter((part) => !same(part, before)), wins] };
}

/** What the group is called: the name of the campaign, or the people in it. */
export function groupName(campaign: CampaignTable, seats: readonly SeatInfo[]): string {
  return campaign.name || seats.filter(({ who, stead }) => who === 'human' || stead === 'human').map(({ name }) => name).join(', ').slice(0, 40);
}

/** Adds the group's progress at a table: that with which the battle began, or that after it once the end is agreed. */
const grown = (kept: Kept, { wins, summary }: CampaignTable, final: boolean): Kept =>
  final && summary ? adding(kept, summary.wins, wins) : adding(kept, wins);

/** Stores the group's progress of a table here. */
export function joinCampaign(game: string, campaign: CampaignTable, seats: readonly SeatInfo[], final: boolean): void {
  const known = campaigns(game).find((one) => one.id === campaign.id);
  const fresh = { ...begin(), id: campaign.id, everything: campaign.everything };
  const people = seats.filter(({ who }) => who === 'human').length;
  const name = known?.name || (people > 1 ? groupName(campaign, seats) : campaign.name);
  keepCampaign(game, grown({ ...(known ?? fresh), name }, campaign, final));
}

/** The progress that was agreed at tables of a campaign. */
export function agreed(tables: readonly TableInfo[], id: string): Wins[] {
  return tables.flatMap(({ campaign, final }) => (final && campaign?.id === id && campaign.summary ? [campaign.summary.wins] : []));
}

/** A campaign file, or null if it is something else. Its progress is checked by the server. */
export function readCampaignFile(text: string): CampaignFile | null {
  try {
    const read = JSON.parse(text) as Partial<CampaignFile> | null;
    if (read?.rempart_campaign !== 1 || typeof read.game !== 'string') return null;
    if (typeof read.wins !== 'object' || read.wins === null) return null;
    const { id, name } = read;
    return { ...read, id: (typeof id === 'string' && id) || newId(), name: typeof name === 'string' ? name : '' } as CampaignFile;
  } catch {
    return null;
  }
}

/** Where the progress of a file goes: to the campaign it comes from, to one without progress, or to a new one. */
export function bring(game: string, file: CampaignFile, shown: Kept): Kept {
  const known = campaigns(game).find((one) => one.id === file.id);
  const empty = shown.wins.every((part) => Object.keys(part).length === 0);
  const base = known ?? { ...(empty ? shown : begin()), id: file.id, name: file.name.slice(0, 40) };
  return adding(base, file.wins);
}
