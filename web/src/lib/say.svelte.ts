/** What a screen reader is told, and the short notes that everybody sees for a moment. */
import type { Problem } from './messages';
import { t } from './shelf.svelte';

export interface Note {
  id: number;
  text: string;
  tone: '' | 'good' | 'bad';
  /** A rule to read more about it. */
  rule: string;
}

class Saying {
  /** The live region shows this; it is read aloud when it changes. */
  aloud = $state('');
  notes = $state.raw<Note[]>([]);
  private next = 1;

  speak(words: string): void {
    // The same words twice in a row would not be read again.
    this.aloud = this.aloud === words ? `${words}\u00a0` : words;
  }

  note(text: string, tone: Note['tone'] = '', rule = ''): void {
    const id = this.next++;
    const others = this.notes.filter((note) => note.text !== text);
    this.notes = [...others, { id, text, tone, rule }].slice(-3);
    this.speak(text);
    setTimeout(() => this.drop(id), Math.min(12000, 3500 + text.length * 45));
  }

  /** A question that was not answered; to wait a moment is no mistake of anybody's. */
  refused({ code, message }: Problem): void {
    this.note(message || t('link.unsure'), code === 'too_fast' ? '' : 'bad');
  }

  drop(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }
}

export const say = new Saying();
