/** The pages that the shelf leads to, beside the games themselves. */
import type { GlyphName } from '../ui/glyphs';

export interface Place {
  href: string;
  glyph: GlyphName;
  /** The key of its name; `<title>_lead` says in a sentence what it is for. */
  title: string;
}

export const PLACES: Place[] = [
  { href: '/daily', glyph: 'calendar', title: 'daily.title' },
  { href: '/puzzles', glyph: 'target', title: 'puzzle.title' },
  { href: '/replays', glyph: 'eye', title: 'replays.title' },
  { href: '/workshop', glyph: 'sliders', title: 'workshop.title' },
  { href: '/lab', glyph: 'chart', title: 'lab.title' },
];
