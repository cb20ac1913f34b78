/** Lamplight or daylight: what was chosen here, else what the system prefers. */
import { load, save } from './storage';

export type Theme = 'dark' | 'light';

const system = matchMedia('(prefers-color-scheme: light)');

class ThemeState {
  private chosen = $state(load<Theme | ''>('theme', ''));
  private preferred = $state<Theme>(system.matches ? 'light' : 'dark');
  readonly now = $derived<Theme>(this.chosen || this.preferred);

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

  private show(): void {
    if (this.chosen) document.documentElement.dataset.theme = this.chosen;
  }
}

export const theme = new ThemeState();
