/** Values in words. */
import type { KindInfo } from '../lib/messages';
import { t } from '../lib/shelf.svelte';
import { written } from './values';

/** A value in words: units and the like by their names. */
export function inWords(what: unknown, of: KindInfo, kinds: readonly KindInfo[]): string {
  if (Array.isArray(what)) {
    const parts = of.kind === 'either' ? kinds[of.parts.find((part) => kinds[part]!.kind === 'list') ?? 0]! : of;
    return what.map((one, n) => inWords(one, kinds[parts.parts[Math.min(n, parts.parts.length - 1)]!] ?? parts, kinds)).join(', ');
  }
  if (of.kind === 'switch') return what === true ? t('workshop.on') : t('workshop.off');
  return of.kind === 'choice' ? (of.labels[of.values.findIndex((one) => one === what)] ?? written(what)) : written(what);
}
