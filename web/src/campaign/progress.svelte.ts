/** A campaign of this device as its page shows it: the map with its progress, and the battle that is picked. */
import { ApiError, campaign as fetchCampaign } from '../lib/api';
import { begin, bring, campaigns, forgetCampaign, keepCampaign, readCampaignFile, type Kept } from '../lib/campaigns';
import { saveAs } from '../lib/download';
import type { BattleInfo, CampaignInfo, ModeInfo } from '../lib/messages';
import { shelf, t } from '../lib/shelf.svelte';

export class Progress {
  kept = $state.raw<Kept>(begin());
  all = $state.raw<Kept[]>([]);
  info = $state.raw<CampaignInfo | null>(null);
  failed = $state(false);
  battle = $state('');
  mode = $state('');
  readonly shown = $derived<BattleInfo | undefined>(this.info?.battles.find((one) => one.id === this.battle));
  readonly way = $derived<ModeInfo | undefined>(this.shown?.modes.find((one) => one.id === this.mode));

  /** `id`: the campaign to show; empty: the last used one. */
  constructor(
    readonly game: string,
    id = '',
  ) {
    this.all = campaigns(game);
    this.kept = this.all.find((one) => one.id === id) ?? this.all[0] ?? this.kept;
  }

  /** Asks for the map with this progress; what the server refuses is thrown, and nothing changes. */
  private async show(kept: Kept, code = ''): Promise<void> {
    const info = await fetchCampaign(this.game, { wins: kept.wins, code, everything: kept.everything }, shelf.language);
    this.info = info;
    this.kept = { ...kept, wins: [info.wins] };
    this.failed = false;
    if (!info.battles.some((one) => one.id === this.battle)) this.pick(info.next || (info.battles.at(-1)?.id ?? ''));
  }

  async fetch(): Promise<void> {
    try {
      await this.show(this.kept);
    } catch {
      this.failed = true;
    }
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
    if (found) await this.change(found).then(() => this.next(), () => (this.failed = true));
  }

  async beginAnew(): Promise<void> {
    await this.change(begin()).then(() => this.next(), () => (this.failed = true));
  }

  async forget(): Promise<void> {
    forgetCampaign(this.game, this.kept.id);
    this.all = campaigns(this.game);
    this.kept = this.all[0] ?? begin();
    await this.fetch();
    this.next();
  }

  name(name: string): void {
    this.kept = { ...this.kept, name: name.trim().slice(0, 40) };
    keepCampaign(this.game, this.kept);
    this.all = campaigns(this.game);
  }

  async open(everything: boolean): Promise<void> {
    await this.change({ ...this.kept, everything }).catch(() => (this.failed = true));
    if (this.way && !this.way.open) this.pick(this.battle);
  }

  /** Remember who plays. */
  keep(part: Partial<Kept>): void {
    this.kept = { ...this.kept, ...part };
    keepCampaign(this.game, this.kept);
  }

  /** Add the wins of a code; returns what is wrong with it, or nothing. */
  async addCode(code: string): Promise<string> {
    return this.tried(() => this.change(this.kept, code));
  }

  async addFile(text: string): Promise<string> {
    const file = readCampaignFile(text);
    if (!file) return t('campaign.not_a_file');
    if (file.game !== this.game) return t('campaign.other_game');
    return this.tried(() => this.change(bring(this.game, file, this.kept)));
  }

  private async tried(what: () => Promise<void>): Promise<string> {
    try {
      await what();
      this.next();
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

