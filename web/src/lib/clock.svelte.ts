/** A clock that ticks for everybody, and times in words. */
import { shelf } from './shelf.svelte';

class Clock {
  /** In seconds since 1970. */
  now = $state(Date.now() / 1000);

  constructor() {
    setInterval(() => {
      if (!document.hidden) this.now = Date.now() / 1000;
    }, 1000);
    document.addEventListener('visibilitychange', () => {
      this.now = Date.now() / 1000;
    });
  }
}

export const clock = new Clock();

/** How long something has lasted: 0:42, 12:05, 3 h, 2 d. */
export function lasted(seconds: number): string {
  const s = Math.max(0, Math.floor(seconds));
  if (s < 3600) return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
  if (s < 86400) return `${Math.floor(s / 3600)} h`;
  return `${Math.floor(s / 86400)} ${shelf.language === 'fr' ? 'j' : 'd'}`;
}

/** When it was, as one would say it: 5 minutes ago, yesterday. */
export function ago(then: number): string {
  const words = new Intl.RelativeTimeFormat(shelf.language, { numeric: 'auto' });
  const s = clock.now - then;
  if (s < 60) return words.format(0, 'minute');
  if (s < 3600) return words.format(-Math.floor(s / 60), 'minute');
  if (s < 86400) return words.format(-Math.floor(s / 3600), 'hour');
  return words.format(-Math.floor(s / 86400), 'day');
}
