/**
 * The conversation with the Tower: one packet at a time, each answered before the next is sent. The twin of
 * `device/link.py` of the game, which says more.
 */
import {
  AT_NORTH,
  BATTERY,
  batteryOf,
  CALIBRATE,
  CALIBRATED,
  checked,
  FAILURE,
  INVALID,
  isCalibrated,
  LENGTH,
  LOW,
  pack,
  positionsOf,
  STATE,
  UNJAM,
  UNKNOWN,
  unpack,
  type TowerState,
} from './packets';
import { aimed, carriedOut, isFixed, START, type Aim, type Order } from './signals';

export type Stage = 'off' | 'connecting' | 'calibrating' | 'ready' | 'lost';
export type Trouble = '' | 'no_adapter' | 'not_found' | 'silent' | 'refused' | 'broken';

const after = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Orders that may wait; from then on those that only sound or glow are left out. */
export const MOST = 6;

export class TowerTrouble extends Error {
  constructor(readonly trouble: Exclude<Trouble, ''>) {
    super(trouble);
  }
}

/** What carries bytes to the Tower and back. */
export interface Radio {
  /** Find the Tower and listen to it; rejects with `TowerTrouble`. */
  connect: (heard: (packet: Uint8Array) => void, lost: () => void) => Promise<void>;
  send: (packet: Uint8Array) => Promise<void>;
  close: () => void;
}

/** The state of the connection, for people. */
export interface Status {
  stage: Stage;
  trouble: Trouble;
  /** Percent; null: not known yet. */
  battery: number | null;
  low: boolean;
  /** Skulls that fell through the beam. */
  skulls: number;
  jammed: boolean;
}

export const OFF: Status = { stage: 'off', trouble: '', battery: null, low: false, skulls: 0, jammed: false };

/** Milliseconds that things may take. */
export const TIMING = {
  answer: 30_000,
  /** Silence after which the connection counts as lost while nothing is done: the battery is told five times a second. */
  heartbeat: 3000,
  calibration: 60_000,
  /** Between an answer and the next packet: sooner, the Tower may miss it and the browser refuse it. */
  rest: 250,
  /** Pause before the first new attempt; n times as long before the n-th. */
  pause: 250,
  tries: 5,
  /** Between two attempts to connect. */
  longest: 10_000,
};

export class TowerLink {
  status: Status = OFF;
  /** Where drums and lights should be, whatever happens meanwhile. */
  aim: Aim = START;
  /** 0 loud to 3 mute. */
  volume = 0;
  waiting: (Order | number)[] = [];
  /** The last state that is known. */
  private state: TowerState = UNKNOWN;
  private asked: TowerState | number = STATE;
  private answer: { done: () => void; failed: (error: TowerTrouble) => void } | null = null;
  private wake: () => void = () => undefined;
  private connected = false;
  /** It was connected once, so it is worth waiting for. */
  private met = false;
  private closed = false;
  private heardAt = 0;
  private leave: () => void = () => undefined;
  /** Some browsers try to connect for ever. */
  private readonly leaving = new Promise<void>((resolve) => (this.leave = resolve));

  constructor(
    private readonly radio: Radio,
    private readonly changed: (status: Status) => void,
    private readonly timing = TIMING,
  ) {}

  // From outside

  /** Have an order carried out when it is its turn. */
  tell(order: Order): void {
    this.aim = aimed(this.aim, order);
    if (this.connected && (isFixed(order) || this.waiting.length < MOST)) this.push(order);
  }

  /** Calibrate again, when somebody has touched the drums. */
  calibrate(): void {
    if (this.connected) this.push(CALIBRATE);
  }

  /** Try to free a drum that is stuck. */
  unjam(): void {
    if (this.connected) this.push(UNJAM);
  }

  private push(item: Order | number): void {
    this.waiting.push(item);
    this.wake();
  }

  /** Keep the Tower until `close`. Rejects with `TowerTrouble` if it cannot be reached at first. */
  async run(): Promise<void> {
    let attempt = 0;
    try {
      while (!this.closed) {
        try {
          this.tellPeople({ stage: 'connecting' });
          await Promise.race([this.radio.connect((packet) => this.heard(packet), () => this.lost()), this.leaving]);
          if (this.isClosed) break;
          this.met = this.connected = true;
          this.heardAt = performance.now();
          attempt = 0;
          this.tellPeople({ trouble: '' });
          await this.calibrateNow();
          if (JSON.stringify(this.aim) !== JSON.stringify(START) || this.state.lights.some(Boolean)) await this.catchUp();
          await this.work();
          if (!this.isClosed) this.tellPeople({ trouble: 'silent' });
        } catch (error) {
          if (!(error instanceof TowerTrouble) || !this.met) throw error;
          this.tellPeople({ trouble: error.trouble });
        } finally {
          this.letGo();
        }
        if (this.isClosed) break;
        attempt += 1;
        this.tellPeople({ stage: 'lost' });
        await this.rest(Math.min(this.timing.longest, 4 * attempt * this.timing.pause));
      }
    } finally {
      this.tellPeople({ stage: 'off' });
    }
  }

  /** Let go of the Tower for good. */
  close(): void {
    this.closed = true;
    this.lost();
    this.leave();
  }

  // `close` may be called while something is awaited, which the type checker does not see.
  private get isClosed(): boolean {
    return this.closed;
  }

  private get isConnected(): boolean {
    return this.connected;
  }

  // Packets

  private async work(): Promise<void> {
    while (this.isConnected) {
      const item = this.waiting.shift();
      if (item === undefined) {
        await this.rest(this.timing.heartbeat / 2);
        if (this.isConnected && performance.now() - this.heardAt > this.timing.heartbeat) throw new TowerTrouble('silent');
      } else if (typeof item === 'object') {
        await this.carryOut(item);
      } else {
        await (item === CALIBRATE ? this.calibrateNow() : this.exchange(item, this.timing.answer));
        await this.catchUp();
      }
    }
  }

  /**
   * Bring drums and lights to where they should be. Orders that wait must not take them back: a drum goes forwards
   * only, nearly all the way round, and skulls would fall out.
   */
  private async catchUp(): Promise<void> {
    this.waiting = this.waiting.filter((item) => typeof item !== 'object' || !isFixed(item));
    await this.carryOut(this.aim);
  }

  private async carryOut(order: Order): Promise<void> {
    await this.exchange(carriedOut(order, { ...this.state, volume: this.volume }), this.timing.answer);
  }

  private async calibrateNow(): Promise<void> {
    this.tellPeople({ stage: 'calibrating' });
    await this.exchange(CALIBRATE, this.timing.calibration);
    this.state = { ...this.state, drums: this.state.drums.map(() => AT_NORTH) };
    this.tellPeople({ stage: 'ready', jammed: false });
  }

  /** Send a packet and wait for its answer; send it again if none comes. */
  private async exchange(asked: TowerState | number, limit: number): Promise<void> {
    const packet = checked(typeof asked === 'number' ? Uint8Array.of(asked) : pack(asked));
    let trouble: Exclude<Trouble, ''> = 'silent';
    for (let attempt = 1; attempt <= this.timing.tries; attempt += 1) {
      if (!this.isConnected) break;
      this.asked = asked;
      try {
        await this.answered(packet, limit);
        this.heardAt = performance.now();
        this.tellPeople({ trouble: '' });
        await after(this.timing.rest);
        return;
      } catch (error) {
        if (!(error instanceof TowerTrouble)) throw error;
        trouble = error.trouble;
      } finally {
        this.answer = null;
      }
      this.tellPeople({ trouble });
      await after(attempt * this.timing.pause);
    }
    throw new TowerTrouble(trouble);
  }

  private answered(packet: Uint8Array, limit: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new TowerTrouble('silent')), limit);
      const over = (act: () => void) => {
        clearTimeout(timer);
        act();
      };
      this.answer = { done: () => over(resolve), failed: (error) => over(() => reject(error)) };
      this.radio.send(packet).catch(() => over(() => reject(new TowerTrouble('silent'))));
    });
  }

  private heard(packet: Uint8Array): void {
    this.heardAt = performance.now();
    const [kind] = packet;
    if (kind === BATTERY && packet.length >= 5) {
      const battery = batteryOf(packet);
      this.tellPeople({ battery, low: battery <= LOW });
    } else if (kind === STATE && packet.length === LENGTH) this.told(unpack(packet));
    else if (kind === CALIBRATED && this.asked === CALIBRATE) this.wasAnswered();
    else if (kind === INVALID || kind === FAILURE) this.answer?.failed(new TowerTrouble(kind === INVALID ? 'refused' : 'broken'));
  }

  /** The Tower says how it stands: perhaps as an answer, perhaps because a skull fell. */
  private told(state: TowerState): void {
    const before = this.state;
    this.state = state;
    const jammed = state.drums.some((drum) => drum.jammed);
    this.tellPeople({ skulls: state.skulls, jammed });
    const { asked } = this;
    if (typeof asked === 'object') {
      const arrived = jammed || positionsOf(state).join() === positionsOf(asked).join();
      // Nobody knows whether it tells all lights as they were asked for.
      if (arrived && (state.lights.join() === asked.lights.join() || state.skulls === before.skulls)) this.wasAnswered();
    } else if (asked === UNJAM) this.wasAnswered();
    // Otherwise it says that it was calibrated before, and may be about to do it again.
    else if (asked === CALIBRATE && isCalibrated(state) && !isCalibrated(before)) this.wasAnswered();
  }

  private wasAnswered(): void {
    this.answer?.done();
    this.asked = STATE;
  }

  /** The connection is gone. */
  private lost(): void {
    this.connected = false;
    this.waiting = [];
    this.answer?.failed(new TowerTrouble('silent'));
    this.wake();
  }

  private letGo(): void {
    this.connected = false;
    this.waiting = [];
    this.radio.close();
  }

  /** Wait for a while, or until something is to be done. */
  private rest(limit: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, limit);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private tellPeople(news: Partial<Status>): void {
    const now = { ...this.status, ...news };
    if (JSON.stringify(now) === JSON.stringify(this.status)) return;
    this.status = now;
    this.changed(now);
  }
}
