/** The Tower on the table, one for the whole page: it stays connected from set-up to the match, and to the next one. */
import { load, save } from '../../../lib/storage';
import { OFF, TowerLink, TowerTrouble, type Status, type Trouble } from './link';
import { pickTower } from './radio';
import { aimed, followed, START, type Aim, type Stance, type Told } from './signals';

/** A play of lights that shows that the Tower is listening. */
const TWINKLE = 1;

class TowerOnTable {
  status = $state.raw<Status>(OFF);
  /** Why it could not be connected; empty: it was not tried, or it was. */
  trouble = $state.raw<Trouble>('');
  volume = $state(load<number>('tower.volume', 0));
  private link: TowerLink | null = null;
  /** Where it should be, as the table that is open has told it. */
  private aim: Aim = START;

  get on(): boolean {
    return this.status.stage !== 'off';
  }

  /** Let somebody pick it, and keep it until it is let go. */
  async connect(): Promise<void> {
    this.trouble = '';
    try {
      const radio = await pickTower();
      if (!radio) return;
      this.link = new TowerLink(radio, (status) => (this.status = status));
      this.link.volume = this.volume;
      this.link.aim = this.aim;
      await this.link.run();
    } catch (error) {
      if (!(error instanceof TowerTrouble)) throw error;
      this.trouble = error.trouble;
    } finally {
      this.link = null;
      this.status = OFF;
    }
  }

  disconnect(): void {
    this.link?.close();
  }

  calibrate(): void {
    this.link?.calibrate();
  }

  unjam(): void {
    this.link?.unjam();
  }

  twinkle(): void {
    this.link?.tell({ positions: null, seal: null, sound: 0, sequence: TWINKLE });
  }

  setVolume(volume: number): void {
    this.volume = volume;
    save('tower.volume', volume);
    if (this.link) this.link.volume = volume;
    this.twinkle();
  }

  /** Follow a table: what has happened there, and how its Tower now stands. */
  follow(events: Told[], stance: Stance): void {
    const orders = followed(events, stance, this.aim);
    for (const order of orders) {
      this.aim = aimed(this.aim, order);
      this.link?.tell(order);
    }
  }
}

export const tower = new TowerOnTable();
