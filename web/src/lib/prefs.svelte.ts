/** Habits of the person at this device. */
import type { Speed } from '../boards/pace';
import { load, save } from './storage';

class Prefs {
  /** Ask before every choice; else only before those that cannot be taken back. */
  ask = $state(load('ask', false));
  /** The name to sit down with. */
  name = $state(load('name', ''));
  /** Draw every game from its scene alone: plain boxes, lists and words. */
  plain = $state(load('plain', false));
  /** Whether the panel beside the board is open, on wide screens. */
  side = $state(load('side', true));
  /** Whether hand and personal board are folded away. */
  folded = $state(load('folded', false));
  /** How fast what happened is told. */
  speed = $state<Speed>(load('speed', 'normal'));

  set<K extends 'ask' | 'name' | 'side' | 'plain' | 'folded' | 'speed'>(key: K, value: Prefs[K]): void {
    (this as Pick<Prefs, K>)[key] = value;
    save(key, value);
  }
}

export const prefs = new Prefs();
