/** A scene says conditions in words; these have a picture. Any other word is shown as it is. */
const WORDS: Record<string, readonly string[]> = {
  shielded: ['shielded', 'protégée'],
  resolved: ['resolved', 'résolue'],
  weaker: ['weakened', 'affaibli'],
  moved: ['moved', 'déplacé'],
  used: ['used', 'utilisé'],
  boss: ['boss'],
  infiltrate: ['infiltrates', "s'infiltre", 's’infiltre'],
};

export function markOf(words: string): string {
  const said = words.toLowerCase();
  return Object.keys(WORDS).find((mark) => WORDS[mark]?.includes(said)) ?? '';
}
