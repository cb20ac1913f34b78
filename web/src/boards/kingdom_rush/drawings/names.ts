/** What the names of the data are drawn as. */
export const FLOWER_IDS: readonly string[] = ['magic', 'fire', 'earth', 'frost', 'storm'];
const THINGS: Record<string, string> = { crevasses: 'crevasse', pools: 'pool', tentacles: 'tentacle' };
export const thingOf = (name: string) => THINGS[name] ?? name;

const BANDS: Record<string, string> = { G: 'green', B: 'blue', Y: 'yellow', R: 'red', P: 'purple', E: 'rift', C: 'champion', L: 'boss' };
/** The band of a card of a pile: a letter, or a card whose id begins with it. */
export const bandOf = (code: string) => (/^(G|B|Y|R|P)(\d|$)|^E(\d|$)|^C\d|^L[AB]/.test(code) ? (BANDS[code[0]!] ?? '') : '');

const ICONS: Record<string, string> = { enemy: 'green', big_1: 'giant', big_2: 'giant', tough_1: 'golem', tough_2: 'golem', champion_active: 'champion' };
/** The icon for a cell of a card. */
export function iconOf(name: string): string {
  if (name in ICONS) return ICONS[name]!;
  if (name.startsWith('weak')) return name.endsWith('specific') ? 'true' : name.slice('weak_'.length);
  if (/_(left|right|top|bottom)$/.test(name)) return 'shield';
  return name.split('_')[0] ?? '';
}
