/** Announcements for screen readers, and short notes that everybody sees for a moment. */
import type { Problem } from './messages';
import { t } from './shelf.svelte';

export interface Note {
  id: number;
  text: string;
  tone: '' | 'good' | 'bad';
  /** A rule that explains it. */
  rule: string;
}

class Saying {
  /** The text of the live region; it is read aloud when it changes. */
  aloud = $state('');
  notes = $state.raw<Note[]>([]);
  private next = 1;

  speak(words: string): void {
    // The same text twice in a row would not be read again.
    this.aloud = this.aloud === words ? `${words}\u00a0` : words;
  }

  note(text: string, tone: Note['tone'] = '', rule = ''): void {
    const id = this.next++;
    const others = this.notes.filter((note) => note.text !== text);
    this.notes = [...others, { id, text, tone, rule }].slice(-3);
    this.speak(text);
    setTimeout(() => this.drop(id), Math.min(12000, 3500 + text.length * 45));
  }

  /** A request that failed; having to wait is not shown as an error. */
  refused({ code, message }: Problem): void {
    this.note(message || t('link.unsure'), code === 'too_fast' ? '' : 'bad');
  }

  drop(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }
}

export const say = new Saying();
