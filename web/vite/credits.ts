import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Credit, Credits } from '../src/lib/credits.ts';
import { QUERY } from './icons.ts';

const WEB = fileURLToPath(new URL('..', import.meta.url));
/** Licences of the server's libraries, written by scripts/make_credits.py, and standard ones. */
const LICENCES = join(WEB, 'licences');
const FONT = /\.(woff2?|ttf|otf)$/;
const ICONS = `The icons of Rempart are from https://game-icons.net/, by the authors below,
under the Creative Commons licence CC BY 3.0: https://creativecommons.org/licenses/by/3.0/
They are shown in other colours and sizes.
`;

/**
 * Writes `licences/credits.json`, and the full licences beside it: of every package that a module, a style or a font
 * of the client comes from, of every icon, and of the server's libraries.
 */
export function credits(): Plugin {
  return {
    name: 'rempart-credits',
    apply: 'build',
    generateBundle(_options, bundle) {
      const text = (name: string, source: string): string => {
        const fileName = `licences/${name}.txt`;
        this.emitFile({ type: 'asset', fileName, source });
        return `/${fileName}`;
      };
      const credit = (folder: string): Credit => {
        const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string; license?: string };
        const own = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
        const file = own ? join(folder, own) : join(LICENCES, 'standard', `${about.license}.txt`);
        if (!about.license || !existsSync(file)) this.error(`${about.name} is bundled, but has no licence: ${file}`);
        const slug = about.name.replace('@', '').replace('/', '-');
        const source = readFileSync(file, 'utf8');
        return { name: family(folder) ?? about.name, licence: about.license, text: text(slug, source) };
      };

      const modules = [...this.getModuleIds()];
      const icons = modules
        .filter((id) => id.endsWith(QUERY))
        .flatMap((id) => Object.values(JSON.parse(readFileSync(id.slice(0, -QUERY.length), 'utf8')) as Record<string, string>));
      const files = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []));
      const fonts = files.filter((file) => FONT.test(file));
      const stray = fonts.find((file) => !packageOf(file));
      if (stray) this.error(`${stray}: a font must come from a package that has its licence`);

      const found: Credits = {
        icons: [...new Set(icons)].sort().map((icon) => {
          const [by = '', name = ''] = icon.split('/');
          return { by, name };
        }),
        fonts: packages(fonts).map(credit),
        libraries: packages(modules).map(credit),
        python: python().map(({ name, licence }) => ({
          name,
          licence,
          text: text(`python/${name}`, readFileSync(join(LICENCES, 'python', `${name}.txt`), 'utf8')),
        })),
      };
      text('icons', `${ICONS}\n${found.icons.map(({ by, name }) => `${by}: ${name}\n`).join('')}`);
      const source = JSON.stringify(found, null, 1);
      this.emitFile({ type: 'asset', fileName: 'licences/credits.json', source });
    },
  };
}

/**
 * The folder of the package that a module or file belongs to. Modules that the bundler itself adds are called
 * `\0vite/…`.
 */
function packageOf(id: string): string | undefined {
  const file = id.replace(/^\0([^/]+)(?=\/)/, 'node_modules/$1');
  const folder = /^(.*\/)?node_modules\/(@[^/]+\/)?[^/]+/.exec(file)?.[0];
  return folder && resolve(WEB, folder);
}

/** The package folders of some files, sorted. */
function packages(files: string[]): string[] {
  const found = files.map(packageOf).filter((folder) => folder !== undefined);
  return [...new Set(found)].sort();
}

/** The name of the font, if a package is one. */
function family(folder: string): string | undefined {
  const file = join(folder, 'metadata.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { family?: string }).family;
}

function python(): { name: string; licence: string }[] {
  return JSON.parse(readFileSync(join(LICENCES, 'python.json'), 'utf8')) as { name: string; licence: string }[];
}
