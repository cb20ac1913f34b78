import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** Puts the licences of the fonts beside them, as these licences want it. */
export function licences(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'rempart-licences',
    apply: 'build',
    generateBundle() {
      for (const font of ['alegreya', 'alegreya-sans']) {
        const source = readFileSync(require.resolve(`@fontsource/${font}/LICENSE`), 'utf8');
        this.emitFile({ type: 'asset', fileName: `licences/${font}.txt`, source });
      }
    },
  };
}
