/** Which panel, sheet or dialog is open. */
import { narrow, wide } from '../lib/media.svelte';
import { prefs } from '../lib/prefs.svelte';
import type { FullPiece } from '../lib/scene';

export type Dialogs = '' | 'menu' | 'help' | 'invite' | 'concede' | 'seat' | 'choices' | 'chance' | 'sources' | 'new' | 'campaign' | 'lesson' | 'device' | 'card';
export type Tab = 'log' | 'chat' | 'seats' | 'rules' | 'forecast';

class Panels {
  dialog = $state<Dialogs>('');
  tab = $state<Tab>('log');
  /** A drawer over the board, or the sheet from below on a phone. */
  private over = $state(false);
  /** The list of all choices, over the action bar. */
  choices = $state(false);
  /** The seat that the seat dialog is about. */
  seat = $state(0);
  /** The pieces whose cards are open. */
  cards = $state.raw<FullPiece[]>([]);
  /** The end card was closed. */
  endSeen = $state(false);
  /** The puzzle whose solution was shown here. */
  solutionSeen = '';
  /** The rematch or the next battle was asked for here: go there as soon as its table is made. */
  goesOn = $state(false);

  /** Whether the side panel is open. With room beside the board, this is remembered. */
  get open(): boolean {
    return wide.current && !narrow.current ? prefs.side : this.over;
  }

  private set open(value: boolean) {
    if (wide.current && !narrow.current) prefs.set('side', value);
    else this.over = value;
  }

  /** Whether this panel is visible. */
  shows(tab: Tab): boolean {
    return this.open && this.tab === tab;
  }

  show(tab: Tab): void {
    this.tab = tab;
    this.open = true;
  }

  /** Show a panel, or close it if it is visible. */
  toggle(tab: Tab): void {
    if (this.shows(tab)) this.open = false;
    else this.show(tab);
  }

  close(): void {
    this.open = false;
  }

  /** Close what covers the board; returns whether anything did. */
  uncover(): boolean {
    const covered = this.over || this.choices;
    this.over = this.choices = false;
    return covered;
  }

  /** Show all choices as a list: over the action bar, or as a dialog on a phone. */
  list(): void {
    if (narrow.current) this.dialog = 'choices';
    else this.choices = !this.choices;
  }

  /** Open the cards of some pieces: what they are, what they do, and what can be done with them. */
  read(...pieces: FullPiece[]): void {
    this.cards = pieces;
    if (pieces.length > 0) this.dialog = 'card';
  }

  aboutSeat(seat: number): void {
    this.seat = seat;
    this.dialog = 'seat';
  }
}

export const panels = new Panels();
