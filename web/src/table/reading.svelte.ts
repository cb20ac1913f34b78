/** The rules of a game, fetched once per language, and the rule that is being read. */
import { rules as fetchRules } from '../lib/api';
import type { RuleInfo, RulesInfo, RulingInfo } from '../lib/messages';
import { shelf } from '../lib/shelf.svelte';

class Reading {
  game = $state('');
  info = $state.raw<RulesInfo | null>(null);
  failed = $state(false);
  /** The ID of the open rule; empty: none. */
  rule = $state('');
  private fetched = '';

  async use(game: string): Promise<void> {
    const wanted = `${game}/${shelf.language}`;
    this.game = game;
    if (wanted === this.fetched) return;
    this.fetched = wanted;
    this.failed = false;
    try {
      this.info = await fetchRules(game, shelf.language);
    } catch {
      this.fetched = '';
      this.failed = true;
    }
  }

  open(rule: string): void {
    this.rule = rule;
    if (this.game) void this.use(this.game);
  }

  close(): void {
    this.rule = '';
  }

  find(id: string): { rule: RuleInfo; chapter: string } | null {
    for (const chapter of this.info?.chapters ?? []) {
      const rule = chapter.rules.find((one) => one.id === id);
      if (rule) return { rule, chapter: chapter.name };
    }
    return null;
  }

  /** What is ours about a kind of piece or a table of values: a sentence, as a line of a tip. */
  ours(kind: string): { ours: string } {
    return { ours: this.info?.ours[kind] ?? '' };
  }

  ruling(id: string): RulingInfo | undefined {
    return this.info?.rulings.find((one) => one.id === id);
  }
}

export const reading = new Reading();
