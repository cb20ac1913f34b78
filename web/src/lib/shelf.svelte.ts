/** The language, the words of the client in it, and the games there are. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { shelf as fetchShelf } from './api';
import type { GameInfo, Shelf } from './messages';
import { load, save } from './storage';

/** What was kept by another build of the client may lack what this one needs: its address differs. */
const BUILD = import.meta.url;

interface Kept {
  by: string;
  shelf: Shelf;
}

/** Said when not even the words could be fetched. */
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
  /** In Project Fluent's format, without the ids. */
  texts = $state.raw<Record<string, string>>({});
  readonly bundle = $derived(bundle(this.language, this.texts));
  /** The host's public key for Web Push; empty: there is none. */
  push = $state('');
  status = $state<'loading' | 'ready' | 'failed'>('loading');

  async fetch(language = this.language): Promise<void> {
    // Words of the last visit: nothing flickers, and a page without a server still speaks.
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
    document.documentElement.lang = shelf.language;
  }
}

export const shelf = new ShelfState();

/** Keys have dots where Fluent's ids have hyphens. */
function id(key: string): string {
  return key.replaceAll('.', '-');
}

function bundle(language: string, texts: Record<string, string>): FluentBundle {
  const lines = Object.entries(texts).map(([key, words]) => `${id(key)} = ${words}`);
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(lines.join('\n')));
  return made;
}

/** The words for a key, with its fields filled in; numbers choose the plural. A missing key shows itself. */
export function t(key: string, fields: Record<string, string | number> = {}): string {
  const message = shelf.bundle.getMessage(id(key));
  return message?.value ? shelf.bundle.formatPattern(message.value, fields, []) : key;
}

/** All words whose keys begin so, in their order, by what follows: `under('x.sign')` has those of `x.sign.coins`, … */
export function under(section: string): [string, string][] {
  const start = `${section}.`;
  return Object.keys(shelf.texts).flatMap((key) => (key.startsWith(start) ? [[key.slice(start.length), t(key)]] : []));
}

export function has(key: string): boolean {
  return key in shelf.texts;
}
