import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
}

export const QUERY = '?icons';

/**
 * `import icons from './icons.json?icons'`: for a list such as `{"knight": "skoll/mounted-knight"}`, bundles the
 * outlines of those icons of the game-icons set, and no others. The part before the slash is the
 * author, for the credits.
 */
export function gameIcons(): Plugin {
  const require = createRequire(import.meta.url);
  let set: IconSet | undefined;
  return {
    name: 'rempart-game-icons',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      set ??= require('@iconify-json/game-icons/icons.json') as IconSet;
      const list = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      const found: Record<string, { name: string; by: string; d: string }> = {};
      for (const [key, source] of Object.entries(list)) {
        const [by = '', name = ''] = source.split('/');
        const d = set.icons[name]?.body.match(/ d="([^"]+)"/)?.[1];
        if (!d) this.error(`${file}: the game-icons set has no icon "${name}" (for "${key}")`);
        found[key] = { name, by, d };
      }
      return { code: `export default ${JSON.stringify(found)};`, moduleType: 'js' };
    },
  };
}
