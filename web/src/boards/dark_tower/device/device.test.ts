/** The twins of the game's device modules: the same vectors, and the same emulator as the tests in Chromium. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import vectors from '../../../../../tests/games/dark_tower/device.json';
import { MOST, TIMING, TowerLink, TowerTrouble, type Stage, type Status } from './link';
import { BadPacket, batteryOf, checked, pack, unpack, UNKNOWN } from './packets';
import { pickTower } from './radio';
import { carriedOut, followed, NOTHING, orders, START, type Aim, type Order, type Stance } from './signals';

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16));
const hex = (packet: Uint8Array) => [...packet].map((byte) => byte.toString(16).padStart(2, '0')).join('');

describe('packets', () => {
  it.each(vectors.packets)('$name', (vector) => {
    expect(hex(pack(vector.state))).toBe(vector.hex);
    expect(unpack(bytes(vector.hex))).toEqual(vector.state);
  });
  it.each(vectors.sendable)('%s may be sent', (packet) => {
    expect(hex(checked(bytes(packet)))).toBe(packet);
  });
  it.each(vectors.refused)('$why is never sent', (vector) => {
    expect(() => checked(bytes(vector.hex))).toThrow(BadPacket);
  });
  it.each([{ sound: 128 }, { lights: Array<number>(23).fill(0) }, { sequence: -1 }])('%o does not fit', (part) => {
    expect(() => pack({ ...UNKNOWN, ...part })).toThrow(BadPacket);
  });
  it.each(vectors.battery)('battery $hex', (vector) => {
    expect(batteryOf(bytes(vector.hex))).toBe(vector.percent);
  });
});

describe('signals', () => {
  it.each(vectors.orders)('$name', (vector) => {
    expect(orders(vector.events, vector.positions)).toEqual(vector.orders);
  });
  it.each(vectors.followed)('$name', (vector) => {
    expect(followed(vector.events, vector.stance as Stance, vector.aim as Aim)).toEqual(vector.orders);
  });
  it.each(vectors.carried)('$packet', (vector) => {
    expect(hex(pack(carriedOut(vector.order, unpack(bytes(vector.before)))))).toBe(vector.packet);
  });
});

interface FakeTower {
  received: Uint8Array[];
  crimes: string[];
  turns: number[][];
  connections: number;
  deaf: number;
  dead: boolean;
  away: boolean;
  dim: boolean;
  rest: number;
  cancelled: boolean;
  millivolts: number;
  state: Uint8Array;
  unplug: () => void;
  skull: () => void;
  say: (packet: ArrayLike<number>) => void;
  positions: () => number[];
  log: () => string[];
}

const EMULATOR = readFileSync(new URL('../../../../../tests/e2e/tower.js', import.meta.url), 'utf8');
const QUICK: typeof TIMING = { ...TIMING, answer: 100, heartbeat: 200, calibration: 400, rest: 10, pause: 10, tries: 3, longest: 40 };
const order = (part: Partial<Order>): Order => ({ positions: null, seal: null, sound: 0, sequence: 0, ...part });

describe('the conversation with the Tower', () => {
  let tower: FakeTower;
  let link: TowerLink;
  let seen: Status[];
  let running: Promise<void>;

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', {});
    new Function(EMULATOR)();
    tower = (globalThis as unknown as { tower: FakeTower }).tower;
    tower.rest = 8;
    seen = [];
    const radio = await pickTower();
    if (!radio) throw new Error('no Tower was picked');
    link = new TowerLink(radio, (status) => seen.push(status), QUICK);
    running = link.run();
    await vi.waitUntil(() => link.status.stage === 'ready');
  });

  afterEach(async () => {
    link.close();
    await vi.runAllTimersAsync();
    await running;
    expect(link.status.stage).toBe('off');
    expect(tower.crimes).toEqual([]);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const stages = () => seen.map((status) => status.stage).filter((stage, n, all): stage is Stage => stage !== all[n - 1]);
  const until = (true_: () => boolean) => vi.waitUntil(true_, { timeout: 5000 });

  it('calibrates first, and tells the battery', async () => {
    expect(tower.log()).toEqual(['04']);
    expect(stages()).toEqual(['connecting', 'calibrating', 'ready']);
    await until(() => link.status.battery !== null);
    expect(link.status).toMatchObject({ battery: 93, low: false });
    tower.millivolts = 3100;
    await until(() => link.status.low);
  });

  it('carries out orders in their turn, each after the answer to the one before', async () => {
    tower.deaf = 1;
    link.tell(order({ positions: [1, 0, 0] }));
    link.tell(order({ positions: [1, 3, 0] }));
    await vi.advanceTimersByTimeAsync(50);
    expect(tower.received).toHaveLength(2);
    await until(() => tower.positions().join() === '1,3,0');
    const [, one, again, two] = tower.log();
    expect(one).toBe(again);
    expect(two).not.toBe(again);
    expect(tower.turns).toEqual([[0, 1], [1, 3]]);
  });

  it('gives a silent Tower up, and finds it again', async () => {
    tower.dead = true;
    link.tell(order({ positions: [1, 0, 0] }));
    await until(() => stages().includes('lost'));
    expect(tower.log().slice(1)).toHaveLength(QUICK.tries);
    tower.dead = false;
    await until(() => link.status.stage === 'ready' && tower.positions().join() === '1,0,0');
  });

  it('notices that the battery is no longer told', async () => {
    tower.dead = true;
    await until(() => stages().includes('lost'));
    tower.dead = false;
    await until(() => link.status.stage === 'ready');
    expect(tower.connections).toBeGreaterThan(1);
  });

  it('brings drums and lights to where they should be after the connection was lost', async () => {
    link.tell(order({ positions: [1, 2, 3] }));
    await until(() => tower.positions().join() === '1,2,3');
    tower.unplug();
    await until(() => link.status.stage === 'lost');
    link.tell(order({ positions: [1, 2, 0] }));
    link.tell(order({ seal: 0 }));
    await until(() => link.status.trouble === 'not_found');
    tower.away = false;
    await until(() => tower.positions().join() === '1,2,0');
    expect(tower.state[3]).toBe(0x50);
    expect(tower.log().filter((packet) => packet === '04')).toHaveLength(2);
  });

  it('does not make up for what waited once drums stand where they should', async () => {
    link.calibrate();
    link.tell(order({ positions: [1, 0, 0] }));
    link.tell(order({ positions: [3, 0, 0] }));
    link.tell(order({ sound: 9 }));
    await until(() => tower.received.at(-1)?.[15] === 9);
    expect(tower.turns).toEqual([[0, 3]]);
  });

  it('puts out the lights of a seal that came off meanwhile', async () => {
    link.tell(order({ seal: 0 }));
    await until(() => tower.state[3] === 0x50);
    tower.dead = true;
    await until(() => link.status.stage === 'lost');
    link.tell(order({ seal: NOTHING }));
    tower.dead = false;
    await until(() => tower.state[3] === 0);
  });

  it('says that the connection is lost until there is a new one', async () => {
    tower.unplug();
    tower.away = false;
    await until(() => stages().filter((stage) => stage === 'ready').length === 2);
    const again = seen.filter(({ stage }) => stage === 'connecting').slice(-2);
    expect(again.map(({ trouble }) => trouble)).toEqual(['silent', '']);
  });

  it.each([true, false])('does not wait for a Tower that is far when it is let go (far: %s)', async (far) => {
    const radio = await pickTower();
    if (!radio) throw new Error('no Tower was picked');
    if (far) radio.connect = () => new Promise(() => undefined);
    const before = tower.received.length;
    const other = new TowerLink(radio, () => undefined, QUICK);
    const over = other.run();
    other.close();
    await over;
    expect(other.status.stage).toBe('off');
    expect(tower.received).toHaveLength(before);
  });

  it('does not take a skull that falls for the answer', async () => {
    tower.deaf = 1;
    link.tell(order({ positions: [0, 1, 0] }));
    await until(() => tower.received.length === 2);
    tower.skull();
    expect(link.status.skulls).toBe(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(tower.positions()).toEqual([0, 0, 0]);
    await until(() => tower.positions().join() === '0,1,0');
  });

  it('believes a Tower that tells its lights otherwise', async () => {
    tower.dim = true;
    link.tell(order({ seal: 0 }));
    link.tell(order({ positions: [1, 0, 0] }));
    await until(() => tower.positions().join() === '1,0,0');
    expect(tower.received).toHaveLength(3);
    expect(stages()).not.toContain('lost');
  });

  it('goes on when a drum is stuck, and frees it when asked to', async () => {
    tower.deaf = 1;
    link.tell(order({ positions: [1, 0, 0] }));
    await until(() => tower.received.length === 2);
    const stuck = tower.state.slice();
    stuck[1] = (stuck[1] ?? 0) | 8;
    tower.say(stuck);
    expect(link.status.jammed).toBe(true);
    link.unjam();
    await until(() => !link.status.jammed);
    await until(() => tower.positions().join() === '1,0,0');
    expect(tower.log()[2]).toBe('02');
    expect(tower.turns).toEqual([[0, 1]]);
  });

  it('leaves out what only sounds when much is waiting', async () => {
    for (let sound = 1; sound < 40; sound += 1) link.tell(order({ sound }));
    expect(link.waiting).toHaveLength(MOST);
    link.tell(order({ positions: [3, 3, 3], seal: NOTHING }));
    await until(() => tower.positions().join() === '3,3,3');
    expect(link.aim).toEqual({ ...START, positions: [3, 3, 3] });
  });

  it('asks again when a packet was refused', async () => {
    tower.deaf = 1;
    link.tell(order({ positions: [1, 0, 0] }));
    await until(() => tower.received.length === 2);
    tower.say([1]);
    await until(() => tower.positions().join() === '1,0,0');
    expect(seen.some((status) => status.trouble === 'refused')).toBe(true);
    await until(() => link.status.trouble === '');
  });

  it('keeps the volume that was set', async () => {
    link.volume = 3;
    link.tell(order({ sound: 1 }));
    await until(() => tower.received.length === 2);
    expect(tower.received[1]?.[18]).toBe(0x30);
  });

  it('is an error if the Tower was never there', async () => {
    tower.away = true;
    const radio = await pickTower();
    if (!radio) throw new Error('no Tower was picked');
    const other = new TowerLink(radio, () => undefined, QUICK);
    await expect(other.run()).rejects.toThrow(TowerTrouble);
    tower.away = false;
  });

  it('picks no Tower if the list is closed', async () => {
    tower.cancelled = true;
    expect(await pickTower()).toBeNull();
  });
});
