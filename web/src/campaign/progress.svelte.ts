/** A campaign of this device as its page shows it: the map with its progress, and the battle that is picked. */
import { ApiError, campaign as fetchCampaign, mine } from '../lib/api';
import { agreed, begin, bring, campaigns, forgetCampaign, keepCampaign, readCampaignFile, type Kept } from '../lib/campaigns';
import { saveAs } from '../lib/download';
import type { BattleInfo, CampaignInfo, ModeInfo, TableInfo } from '../lib/messages';
import { shelf, t } from '../lib/shelf.svelte';
import { allTokens } from '../lib/wallet';

export class Progress {
  kept = $state.raw<Kept>(begin());
  all = $state.raw<Kept[]>([]);
  info = $state.raw<CampaignInfo | null>(null);
  /** Why the map cannot be shown. */
  problem = $state('');
  /** The tables of this game at which we sit. */
  private tables = $state.raw<TableInfo[]>([]);
  /** Battles of this campaign that have begun and are not over. */
  readonly underWay = $derived(this.tables.filter((table) => !table.over && table.campaign?.id === this.kept.id));
  battle = $state('');
  mode = $state('');
  readonly shown = $derived<BattleInfo | undefined>(this.info?.battles.find((one) => one.id === this.battle));
  readonly way = $derived<ModeInfo | undefined>(this.shown?.modes.find((one) => one.id === this.mode));

  /** `which`: the id of the campaign to show (empty: the last used one), or one that is not kept on this device. */
  constructor(
    readonly game: string,
    which: string | Kept = '',
  ) {
    if (typeof which === 'string') this.all = campaigns(game);
    this.kept = typeof which === 'string' ? (this.all.find((one) => one.id === which) ?? this.all[0] ?? this.kept) : which;
  }

  /** Asks for the map with this progress; what the server refuses is thrown, and nothing changes. */
  private async show(kept: Kept, code = ''): Promise<void> {
    const wins = [...kept.wins, ...agreed(this.tables, kept.id)];
    const info = await fetchCampaign(this.game, { wins, code, everything: kept.everything }, shelf.language);
    this.info = info;
    this.kept = { ...kept, wins: [info.wins] };
    this.problem = '';
    if (!info.battles.some((one) => one.id === this.battle)) this.pick(info.next || (info.battles.at(-1)?.id ?? ''));
  }

  async fetch(): Promise<void> {
    this.problem = await this.tried(() => this.show(this.kept));
    if (!this.problem && this.all.some(({ id }) => id === this.kept.id)) keepCampaign(this.game, this.kept, this.kept.used);
  }

  /** Looks at our tables: which battles are under way, and what was agreed while their pages were closed. */
  async lookAround(): Promise<void> {
    const tokens = allTokens();
    if (tokens.length === 0) return;
    this.tables = (await mine(tokens, shelf.language).catch(() => [])).filter((table) => table.game === this.game);
    const before = this.info?.next;
    if (agreed(this.tables, this.kept.id).length > 0) await this.fetch();
    if (this.info?.next !== before) this.next();
  }

  private async change(kept: Kept, code = ''): Promise<void> {
    await this.show(kept, code);
    keepCampaign(this.game, this.kept);
    this.all = campaigns(this.game);
  }

  pick(battle: string, mode = ''): void {
    const found = this.info?.battles.find((one) => one.id === battle);
    if (!found) return;
    this.battle = battle;
    this.mode = mode || found.usual;
  }

  private next(): void {
    this.pick(this.info?.next || this.battle);
  }

  async use(id: string): Promise<void> {
    const found = campaigns(this.game).find((one) => one.id === id);
    if (found) await this.turnTo(found);
  }

  async beginAnew(): Promise<void> {
    await this.turnTo(begin());
  }

  async forget(): Promise<void> {
    forgetCampaign(this.game, this.kept.id);
    this.all = campaigns(this.game);
    this.kept = this.all[0] ?? begin();
    this.info = null;
    await this.fetch();
    this.next();
  }

  private async turnTo(kept: Kept): Promise<void> {
    this.problem = await this.tried(() => this.change(kept));
    this.next();
  }

  name(name: string): void {
    this.kept = { ...this.kept, name: name.trim().slice(0, 40) };
    keepCampaign(this.game, this.kept);
    this.all = campaigns(this.game);
  }

  async open(everything: boolean): Promise<void> {
    this.problem = await this.tried(() => this.change({ ...this.kept, everything }));
    if (this.way && !this.way.open) this.pick(this.battle);
  }

  /** Remember who plays. */
  keep(part: Partial<Kept>): void {
    this.kept = { ...this.kept, ...part };
    keepCampaign(this.game, this.kept);
  }

  /** Add the wins of a code; returns what is wrong with it, or nothing. */
  async addCode(code: string): Promise<string> {
    return this.brought(() => this.change(this.kept, code));
  }

  async addFile(text: string): Promise<string> {
    const file = readCampaignFile(text);
    if (!file) return t('campaign.not_a_file');
    if (file.game !== this.game) return t('campaign.other_game');
    return this.brought(() => this.change(bring(this.game, file, this.kept)));
  }

  private async brought(what: () => Promise<void>): Promise<string> {
    const problem = await this.tried(what);
    if (!problem) this.next();
    return problem;
  }

  /** What the server says against it, or nothing. */
  private async tried(what: () => Promise<void>): Promise<string> {
    try {
      await what();
      return '';
    } catch (error) {
      return (error instanceof ApiError && error.message) || t('error.unreachable');
    }
  }

  saveFile(): void {
    const { id, name } = this.kept;
    const wins = this.info?.wins ?? {};
    saveAs(`campaign-${this.game}`, { rempart_campaign: 1, game: this.game, id, name, wins });
  }
}

