/**
 * What the course of a match tells the Tower: events become orders, orders become packets. The twin of
 * `device/signals.py` of the game, with the same table of sounds and lights.
 */
import table from '../../../../../src/rempart/games/dark_tower/device/signals.json';
import type { TowerExtra } from '../types';
import { DARK, EACH, LEDGE, LIGHTS, type TowerState } from './packets';

/** No seal is shown. */
export const NOTHING = -1;
/** How the lights of a seal shine: they breathe, on and on. */
const SHOWN = (2 << 1) | 1;

/** A name that depends on a field of the event. */
interface Chosen {
  by: string;
  among: string[] | Record<string, string>;
  from?: number;
}

interface Signal {
  sound?: string | Chosen;
  sequence?: string | Chosen;
  turns?: boolean;
  shows?: boolean;
  hides?: boolean;
}

const SOUNDS: Record<string, number | undefined> = table.sounds;
const SEQUENCES: Record<string, number | undefined> = table.sequences;
const SIGNALS: Record<string, Signal | undefined> = table.events;

/** Something the Tower is to do. What is null, or 0, stays as it is. */
export interface Order {
  /** Where the drums are to stand. */
  positions: number[] | null;
  /** The seal whose lights shine; NOTHING: none. */
  seal: number | null;
  sound: number;
  sequence: number;
}

/** Whether something stays different: drums or the lights of a seal. */
export const isFixed = ({ positions, seal }: Order) => positions !== null || seal !== null;

/** Where drums and lights are to be. */
export type Aim = Order & { positions: number[]; seal: number };

/** A Tower that has just calibrated. */
export const START: Aim = { positions: [0, 0, 0], seal: NOTHING, sound: 0, sequence: 0 };

/** The fields of an event, as the table tells them. */
export type Told = Record<string, unknown>;

/** What events tell the Tower, whose drums are told to stand at `positions` so far. The same order twice is one. */
export function orders(events: Told[], positions: number[]): Order[] {
  const drums = [...positions];
  const found: Order[] = [];
  for (const event of events) {
    const signal = SIGNALS[String(event.type)];
    if (!signal) continue;
    if (signal.turns) {
      const drum = Number(event.drum);
      drums[drum] = ((drums[drum] ?? 0) + Number(event.quarters)) % EACH;
    }
    const order: Order = {
      positions: signal.turns ? [...drums] : null,
      seal: signal.hides ? NOTHING : signal.shows ? Number(event.seal) : null,
      sound: SOUNDS[named(signal.sound, event)] ?? 0,
      sequence: SEQUENCES[named(signal.sequence, event)] ?? 0,
    };
    const idle = !order.positions && order.seal === null && !order.sound && !order.sequence;
    if (!idle && JSON.stringify(order) !== JSON.stringify(found.at(-1))) found.push(order);
  }
  return found;
}

/** The name of a sound or a play of lights for an event; empty: none. */
function named(name: string | Chosen | undefined, event: Told): string {
  if (name === undefined || typeof name === 'string') return name ?? '';
  const value = event[name.by];
  if (!Array.isArray(name.among)) return name.among[String(value)] ?? '';
  return typeof value === 'number' ? (name.among[value - (name.from ?? 0)] ?? '') : '';
}

/** How the Tower of a scene stands. */
export type Stance = Pick<TowerExtra, 'real' | 'pos' | 'named'>;

/**
 * The orders that bring the Tower from where it was told to be to where the table now is: for what happened, and for
 * what an undo has turned back. While the virtual Tower plays there are none.
 */
export function followed(events: Told[], stance: Stance, from: Aim): Order[] {
  if (stance.real !== 'plays') return [];
  const found = orders(events, from.positions);
  const aim = found.reduce(aimed, from);
  const { pos, named: seal } = stance;
  if (aim.seal !== seal || aim.positions.join() !== pos.join()) found.push({ ...START, positions: [...pos], seal });
  return found;
}

/** Where drums and lights should be after an order. */
export function aimed(aim: Aim, order: Order): Aim {
  return { ...START, positions: order.positions ?? aim.positions, seal: order.seal ?? aim.seal };
}

/** The lights of a seal: its own in the ring, and the two of the ledge beside it. */
function lightsOf(seal: number): number[] {
  if (seal === NOTHING) return DARK;
  const side = seal % EACH;
  const shining = [seal, LEDGE + side, LEDGE + ((side + EACH - 1) % EACH)];
  return Array.from({ length: LIGHTS }, (_, light) => (shining.includes(light) ? SHOWN : 0));
}

/**
 * The state to send for an order: the last one that is known, changed only where the order says so, or a drum would
 * turn that nobody asked to.
 */
export function carriedOut(order: Order, state: TowerState): TowerState {
  const { positions } = order;
  return {
    ...state,
    drums: positions ? state.drums.map((drum, n) => ({ ...drum, position: positions[n] ?? drum.position })) : state.drums,
    lights: order.seal === null ? state.lights : lightsOf(order.seal),
    sound: order.sound,
    repeat: false,
    sequence: order.sequence,
  };
}
