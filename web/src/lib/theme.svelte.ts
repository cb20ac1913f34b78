/**
 * Lamplight or daylight: the theme chosen here, otherwise the one the current board is designed for, otherwise the
 * one the system prefers.
 */
import { untrack } from 'svelte';
import { load, save } from './storage';

export type Theme = 'dark' | 'light';

const system = matchMedia('(prefers-color-scheme: light)');

class ThemeState {
  private chosen = $state(load<Theme | ''>('theme', ''));
  private preferred = $state<Theme>(system.matches ? 'light' : 'dark');
  private fitting = $state<Theme | ''>('');
  readonly now = $derived<Theme>(this.chosen || this.fitting || this.preferred);

  constructor() {
    this.show();
    system.addEventListener('change', () => {
      this.preferred = system.matches ? 'light' : 'dark';
    });
  }

  toggle(): void {
    this.chosen = this.now === 'dark' ? 'light' : 'dark';
    save('theme', this.chosen);
    this.show();
  }

  /** Use the theme a board is designed for; call the returned function when the board is removed. */
  suit(theme: Theme | undefined): () => void {
    this.fitting = theme ?? '';
    this.show();
    return () => {
      this.fitting = '';
      this.show();
    };
  }

  private show(): void {
    const wanted = untrack(() => this.chosen || this.fitting);
    if (wanted) document.documentElement.dataset.theme = wanted;
    else delete document.documentElement.dataset.theme;
  }
}

export const theme = new ThemeState();
