/** Which panel, sheet or dialog is open. */
export type Dialogs = '' | 'menu' | 'help' | 'invite' | 'concede' | 'seat' | 'choices' | 'numbers';
export type Tab = 'log' | 'seats' | 'rules' | 'forecast';

class Panels {
  dialog = $state<Dialogs>('');
  tab = $state<Tab>('log');
  /** On a phone, the sheet from below. */
  sheet = $state(false);
  /** The seat that the seat dialog is about. */
  seat = $state(0);
  /** The summary at the end was put aside. */
  endSeen = $state(false);

  show(tab: Tab): void {
    if (this.sheet && this.tab === tab) this.sheet = false;
    else {
      this.tab = tab;
      this.sheet = true;
    }
  }

  aboutSeat(seat: number): void {
    this.seat = seat;
    this.dialog = 'seat';
  }
}

export const panels = new Panels();
