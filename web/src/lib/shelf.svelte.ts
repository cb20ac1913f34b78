/** The language, the client's texts in it, and the available games. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { shelf as fetchShelf } from './api';
import { de } from './elision';
import type { GameInfo, Shelf } from './messages';
import { load, save } from './storage';

/** Identifies this build by its address: data cached by another build may lack what this one needs. */
const BUILD = import.meta.url;

interface Kept {
  by: string;
  shelf: Shelf;
}

/** Shown when not even the texts could be fetched. */
const WITHOUT_SERVER: Record<string, Record<string, string>> = {
  en: { 'error.unreachable': 'The server cannot be reached.', 'error.retry': 'Try again' },
  fr: { 'error.unreachable': 'Le serveur est injoignable.', 'error.retry': 'Réessayer' },
  pl: {
    'error.unreachable': 'Nie można połączyć się z serwerem.',
    'error.retry': 'Spróbuj ponownie',
  },
};

function firstLanguage(): string {
  const wanted = load('language', '') || navigator.language.slice(0, 2);
  return /^[a-z]{2}$/.test(wanted) ? wanted : 'en';
}

class ShelfState {
  language = $state(firstLanguage());
  languages = $state.raw<string[]>([]);
  games = $state.raw<GameInfo[]>([]);
  /** In Project Fluent's format; the values without their ids. */
  texts = $state.raw<Record<string, string>>({});
  readonly bundle = $derived(bundle(this.language, this.texts));
  /** The host's public key for Web Push; empty: none. */
  push = $state('');
  /** Whether the host has a list of tables that look for players. */
  lobby = $state(false);
  status = $state<'loading' | 'ready' | 'failed'>('loading');

  async fetch(language = this.language): Promise<void> {
    // Start with the texts of the last visit: nothing flickers, and a page without a server still has words.
    const kept = load<Kept | null>(`shelf.${language}`, null);
    if (kept?.by === BUILD) this.take(kept.shelf);
    if (this.status === 'failed') this.status = 'loading';
    try {
      const fresh = await fetchShelf(language);
      this.take(fresh);
      save(`shelf.${language}`, { by: BUILD, shelf: fresh } satisfies Kept);
      this.status = 'ready';
    } catch {
      this.texts = { ...(WITHOUT_SERVER[language] ?? WITHOUT_SERVER.en), ...this.texts };
      this.status = 'failed';
    }
  }

  async speak(language: string): Promise<void> {
    save('language', language);
    await this.fetch(language);
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  private take(shelf: Shelf): void {
    this.language = shelf.language;
    this.languages = shelf.languages;
    this.games = shelf.games;
    this.texts = shelf.texts;
    this.push = shelf.push ?? '';
    this.lobby = shelf.lobby ?? false;
    document.documentElement.lang = shelf.language;
  }
}

export const shelf = new ShelfState();

/** Keys have dots where Fluent ids have hyphens. */
function id(key: string): string {
  return key.replaceAll('.', '-');
}

function bundle(language: string, texts: Record<string, string>): FluentBundle {
  const lines = Object.entries(texts).map(([key, words]) => `${id(key)} = ${words}`);
  const made = new FluentBundle(language, { useIsolating: false, functions: { DE: ([name]) => de(String(name)) } });
  made.addResource(new FluentResource(lines.join('\n')));
  return made;
}

/**
 * The text for a key, with its variables filled in; numbers select the plural form. A missing key is shown as it is.
 */
export function t(key: string, fields: Record<string, string | number> = {}): string {
  const message = shelf.bundle.getMessage(id(key));
  return message?.value ? shelf.bundle.formatPattern(message.value, fields, []) : key;
}

/** A name and its value, with the colon as the language writes it. */
export function labelled(name: string, value: string | number): string {
  return t('ui.labelled', { name, value });
}

/** Several clauses, with the semicolons as the language writes them. */
export function clauses(said: string[]): string {
  return said.join(t('ui.then'));
}

/**
 * All texts whose keys begin with a prefix, in order, by the rest of the key: `under('x.sign')` has those of
 * `x.sign.coins`, …
 */
export function under(section: string): [string, string][] {
  const start = `${section}.`;
  return Object.keys(shelf.texts).flatMap((key) => (key.startsWith(start) ? [[key.slice(start.length), t(key)]] : []));
}

export function has(key: string): boolean {
  return key in shelf.texts;
}
