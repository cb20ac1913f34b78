/** Names and descriptions of bots. */
import { has, t } from './shelf.svelte';

/** The name of a bot: its strength, or, at older tables, its type. */
export function botName(bot: string): string {
  if (has(`level.${bot}`)) return t(`level.${bot}`);
  return has(`bot.${bot}`) ? t(`bot.${bot}`) : bot;
}

/** How it plays, in a sentence. */
export function botHint(bot: string): string {
  return has(`level.${bot}_hint`) ? t(`level.${bot}_hint`) : '';
}
