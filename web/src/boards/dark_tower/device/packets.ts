/**
 * The Tower's packets: what is written to it and what it answers. The twin of `device/packets.py` of the game, which
 * says more; both are held to the same vectors (`tests/games/dark_tower/device.json`).
 */
export const NAME = 'ReturnToDarkTower';
export const SERVICE = '6e400001-b5a3-f393-e0a9-e50e24dcca9e';
export const WRITE = '6e400002-b5a3-f393-e0a9-e50e24dcca9e';
export const NOTIFY = '6e400003-b5a3-f393-e0a9-e50e24dcca9e';

export const STATE = 0;
export const UNJAM = 2;
export const CALIBRATE = 4;
/** No higher command is ever sent: what it would do to the Tower is not known. */
const HIGHEST = 5;
/** The last sound and the last play of lights that are known. */
const LAST_SOUND = 0x71;
const LAST_SEQUENCE = 0x15;

// The first byte of an answer; 0 is a state.
export const INVALID = 1;
export const FAILURE = 2;
export const BATTERY = 7;
export const CALIBRATED = 8;

export const LENGTH = 20;
const DRUMS = 3;
/** Positions of a drum, and lights of a layer. */
export const EACH = 4;
/** Rings of the top, middle and bottom drum (N, E, S, W), then ledge and two of the base (NE, SE, SW, NW). */
export const LIGHTS = 24;
export const LEDGE = 12;
/** The bits of byte 18 that would turn a drum backwards. */
const REVERSE = 0b1110;
const DRUM_BITS = 5;

/** Millivolts of three cells that are empty, and full. */
const EMPTY = 3000;
const FULL = 4500;
/** Percent at which the battery is low. */
export const LOW = 20;

export class BadPacket extends Error {}

export interface DrumState {
  position: number;
  calibrated: boolean;
  jammed: boolean;
  /** It rattles as it turns. */
  sound: boolean;
}

/** The whole Tower, as a packet says it. */
export interface TowerState {
  drums: DrumState[];
  /** For each light its effect times two, plus one if it is repeated. */
  lights: number[];
  sound: number;
  /** The sound goes on and on. */
  repeat: boolean;
  /** Skulls that fell through the beam. */
  skulls: number;
  /** The beam does not work. */
  fault: boolean;
  /** 0 loud to 3 mute. */
  volume: number;
  /** A play of lights, which replaces them for a while. */
  sequence: number;
}

export const AT_NORTH: DrumState = { position: 0, calibrated: true, jammed: false, sound: false };
export const DARK: number[] = Array<number>(LIGHTS).fill(0);
export const UNKNOWN: TowerState = {
  drums: Array<DrumState>(DRUMS).fill({ ...AT_NORTH, calibrated: false }),
  lights: DARK,
  sound: 0,
  repeat: false,
  skulls: 0,
  fault: false,
  volume: 0,
  sequence: 0,
};

export function positionsOf(state: TowerState): number[] {
  return state.drums.map((drum) => drum.position);
}

/** Whether all drums know where they are. */
export const isCalibrated = (state: TowerState) => state.drums.every((drum) => drum.calibrated);

/** The packet that brings the Tower into a state. It never asks for a drum to go backwards. */
export function pack(state: TowerState): Uint8Array {
  let drums = 0;
  for (const [n, drum] of state.drums.entries()) {
    const bits = (bounded(drum.position, EACH) << 1) | Number(drum.sound) | (Number(drum.jammed) << 3) | (Number(drum.calibrated) << 4);
    drums |= bits << (n * DRUM_BITS);
  }
  if (state.lights.length !== LIGHTS) throw new BadPacket(`the Tower has ${LIGHTS} lights, not ${state.lights.length}`);
  const packet = new Uint8Array(LENGTH);
  packet[0] = STATE;
  packet[1] = drums & 0xff;
  packet[2] = drums >> 8;
  for (const [n, light] of state.lights.entries()) {
    const at = 3 + (n >> 1);
    packet[at] = (packet[at] ?? 0) | (bounded(light, 16) << (n % 2 ? 0 : 4));
  }
  packet[15] = bounded(state.sound, 128) | (Number(state.repeat) << 7);
  const skulls = bounded(state.skulls, 1 << 16);
  packet[16] = skulls >> 8;
  packet[17] = skulls & 0xff;
  packet[18] = Number(state.fault) | (bounded(state.volume, 16) << 4);
  packet[19] = bounded(state.sequence, 256);
  return packet;
}

function bounded(value: number, below: number): number {
  if (!Number.isInteger(value) || value < 0 || value >= below) throw new BadPacket(`${value} does not fit in a packet: it must be below ${below}`);
  return value;
}

/** The state that a packet tells. */
export function unpack(packet: Uint8Array): TowerState {
  const byte = (n: number) => packet[n] ?? 0;
  if (packet.length !== LENGTH || byte(0) !== STATE) throw new BadPacket(`not a state of the Tower: ${[...packet].join(' ')}`);
  const bits = byte(1) | (byte(2) << 8);
  return {
    drums: Array.from({ length: DRUMS }, (_, n) => drumOf(bits >> (n * DRUM_BITS))),
    lights: [...packet.subarray(3, 15)].flatMap((two) => [two >> 4, two & 0xf]),
    sound: byte(15) & 0x7f,
    repeat: byte(15) >> 7 === 1,
    skulls: (byte(16) << 8) | byte(17),
    fault: (byte(18) & 1) === 1,
    volume: byte(18) >> 4,
    sequence: byte(19),
  };
}

function drumOf(bits: number): DrumState {
  return { position: (bits >> 1) & 3, calibrated: ((bits >> 4) & 1) === 1, jammed: ((bits >> 3) & 1) === 1, sound: (bits & 1) === 1 };
}

/** A packet that may be sent; anything else is an error of ours that must not reach the Tower. */
export function checked(packet: Uint8Array): Uint8Array {
  const [command] = packet;
  if (command === undefined || command > HIGHEST) throw new BadPacket(`command ${command ?? 'none'} is never sent`);
  if (packet.length !== (command === STATE ? LENGTH : 1)) throw new BadPacket(`a packet of ${packet.length} bytes is never sent`);
  if (command !== STATE) return packet;
  const byte = (n: number) => packet[n] ?? 0;
  if ((byte(18) & REVERSE) !== 0) throw new BadPacket('drums are never turned backwards');
  const sound = byte(15) & 0x7f;
  if (sound > LAST_SOUND || byte(19) > LAST_SEQUENCE) throw new BadPacket(`sound ${sound} or lights ${byte(19)}: not known, never sent`);
  return packet;
}

/** The battery in percent, from the millivolts of a battery packet. */
export function batteryOf(packet: Uint8Array): number {
  const millivolts = ((packet[3] ?? 0) << 8) | (packet[4] ?? 0);
  return Math.max(0, Math.min(100, Math.floor(((millivolts - EMPTY) * 100) / (FULL - EMPTY))));
}
