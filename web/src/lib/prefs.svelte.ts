/** Habits of the person at this device. */
import { load, save } from './storage';

class Prefs {
  /** Ask once more before a choice is sent. */
  confirm = $state(load('confirm', true));
  /** The name to sit down with. */
  name = $state(load('name', ''));
  /** Draw every game from its scene alone: plain boxes, lists and words. */
  plain = $state(load('plain', false));
  /** Whether the panel beside the board is open, on wide screens. */
  side = $state(load('side', true));

  set<K extends 'confirm' | 'name' | 'side' | 'plain'>(key: K, value: Prefs[K]): void {
    (this as Pick<Prefs, K>)[key] = value;
    save(key, value);
  }
}

export const prefs = new Prefs();
