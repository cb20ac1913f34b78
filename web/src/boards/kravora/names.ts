/** Kinds, buildings and ruses by the numbers that events name them with. */
export const KINDS = ['puppet', 'sprinter', 'stone_thrower', 'long_arm', 'bruiser', 'rock_hurler'];
export const BUILDINGS = [
  'barracks',
  'university',
  'laboratory',
  'workshop',
  'hut',
  'sorting_centre',
  'cannon',
  'extra_slot',
];
export const RUSES = ['rocks', 'clot', 'bait', 'retreat', 'boulder', 'propulsion', 'shield'];
