/** Which frame a card has, and what the words of a scene mean for pictures. */

const SPELLS = new Set(['psychic_storm', 'city_shield', 'blazing_spirit', 'spirit_call']);
const ELVES = new Set([
  'ranger_lord',
  'scout',
  'blade_dancer',
  'guardian',
  'sentinel',
  'treant',
  'pixie',
  'druid',
  'wind_rider',
  'marksman',
  'seer',
]);
const BOSSES = new Set(['orc_overlord', 'red_dragon', 'ancient_dragon', 'orc_high_king']);
const ELITES = new Set([
  'orc_berserker',
  'dark_assassin',
  'ogre',
  'orc_shaman',
  'night_prowler',
  'cave_troll',
  'war_ogre',
  'stone_giant',
  'shadow_blade',
  'troll_kings_guard',
]);
const SPIES = new Set([
  'goblin_sneak',
  'goblin_cutpurse',
  'orc_stalker',
  'dark_assassin',
  'night_prowler',
  'shadow_blade',
  'red_dragon',
  'orc_high_king',
]);

export type Tier = 'underling' | 'elite' | 'boss';

export function family(kind: string, enemy: boolean): string {
  if (enemy) return `foe ${tier(kind)}`;
  if (SPELLS.has(kind)) return 'spell';
  return ELVES.has(kind) ? 'elves' : 'humans';
}

export function tier(kind: string): Tier {
  return BOSSES.has(kind) ? 'boss' : ELITES.has(kind) ? 'elite' : 'underling';
}

export function infiltrates(kind: string): boolean {
  return SPIES.has(kind);
}

/** The number in words such as "loot 3". */
export function numberIn(words: string): string {
  return words.match(/\d+/)?.[0] ?? '';
}

export interface Pile {
  tier: Tier;
  words: string;
  count: number;
}

/**
 * The invaders to come, "underlings 5, elites 8, bosses 2", tier by tier. The words are in the
 * player's language; the order is always the same, and the last boss comes last of all.
 */
export function piles(note: string): Pile[] {
  const parts = note
    .split(',')
    .map((part) => ({ words: part.replace(/\d+/, '').trim(), count: Number(numberIn(part)) }))
    .filter((part) => part.count > 0);
  const tiers: Tier[] = ['underling', 'elite', 'boss'];
  const known = tiers.slice(tiers.length - parts.length);
  return parts.map((part, i) => ({ ...part, tier: known[i] ?? 'underling' }));
}
