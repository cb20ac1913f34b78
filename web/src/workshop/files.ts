/** Variants that come from files, go to files, and become links. */
import { ApiError, formFile, readData } from '../lib/api';
import { saveFile } from '../lib/download';
import { parse } from '../lib/router.svelte';
import { fragment } from '../lib/sharing';
import { t } from '../lib/shelf.svelte';
import { tidy, variants, type Patch, type Variant } from '../lib/variants.svelte';

/** Where a variant is compared with the game's own numbers; empty: there is no such page. */
export const compareLink = (game: string, id: string) => (parse(`/lab/${game}`).page === 'nowhere' ? '' : `/lab/${game}?variant=${id}`);
export const playLink = (game: string, id: string) => `/new/${game}?variant=${id}`;
export const formLink = (game: string, id = '') => `/workshop/${game}${id ? `?variant=${id}` : ''}`;

const said = (error: unknown) => (error instanceof ApiError && error.message) || t('error.unreachable');

/** Keeps the numbers of a data file as a variant, or says why not. */
export async function keepFile(game: string, file: File): Promise<Variant | string> {
  try {
    const { patch, faults } = await readData(game, await file.text());
    if (faults.length > 0) return [t('numbers.wrong'), ...faults.map(({ key, reason }) => (key ? `${key}: ${reason}` : reason))].join('\n');
    return variants.add(game, tidy(file.name.replace(/\.toml$/i, '')) || t('workshop.unnamed'), patch) ?? t('workshop.no_room');
  } catch (error) {
    return said(error);
  }
}

/** Saves a variant as a data file; what went wrong, or nothing. */
export async function saveVariant(game: string, name: string, patch: Patch): Promise<string> {
  try {
    const plain = name.normalize('NFD').replace(/[^\w -]+/g, '').trim().replace(/ +/g, '-').toLowerCase();
    saveFile(`${game}-${plain || 'numbers'}.toml`, await formFile(game, { name, patch }), 'application/toml');
    return '';
  } catch (error) {
    return said(error);
  }
}

/** Copies a link to a variant; what went wrong, or nothing. */
export async function copyLink(game: string, name: string, patch: Patch): Promise<string> {
  const found = await fragment({ name, patch });
  if (!found) return t('workshop.too_long');
  try {
    await navigator.clipboard.writeText(`${location.origin}/workshop/${encodeURIComponent(game)}#${found}`);
    return '';
  } catch {
    return t('workshop.no_clipboard');
  }
}
