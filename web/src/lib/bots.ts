/** Bots in words. */
import { has, t } from './shelf.svelte';

/** What a bot is called: by its strength, or, at older tables, by what it is. */
export function botName(bot: string): string {
  if (has(`level.${bot}`)) return t(`level.${bot}`);
  return has(`bot.${bot}`) ? t(`bot.${bot}`) : bot;
}

/** How it plays, in a sentence. */
export function botHint(bot: string): string {
  return has(`level.${bot}_hint`) ? t(`level.${bot}_hint`) : '';
}
