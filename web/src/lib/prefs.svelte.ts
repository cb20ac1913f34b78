/** Preferences of the person at this device. */
import type { Speed } from '../boards/pace';
import { load, save } from './storage';

class Prefs {
  /** Confirm every choice; otherwise only those that cannot be undone. */
  ask = $state(load('ask', false));
  /** The name to use when taking a seat. */
  name = $state(load('name', ''));
  /** Draw every game from its scene alone: plain boxes, lists and words. */
  plain = $state(load('plain', false));
  /** Whether the panel beside the board is open, on wide screens. */
  side = $state(load('side', true));
  /** Whether the hand and personal board are collapsed. */
  folded = $state(load('folded', false));
  /** Whether a card introduces what is new in a set-up. */
  introduce = $state(load('introduce', true));
  /** How fast events are shown. */
  speed = $state<Speed>(load('speed', 'normal'));

  set<K extends 'ask' | 'name' | 'side' | 'plain' | 'folded' | 'speed' | 'introduce'>(key: K, value: Prefs[K]): void {
    (this as Pick<Prefs, K>)[key] = value;
    save(key, value);
  }
}

export const prefs = new Prefs();
