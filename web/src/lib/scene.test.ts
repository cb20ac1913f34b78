import { expect, test } from 'vitest';
import type { Position, Scene, Zone } from './messages';
import { Zones } from './scene';

function position(seat: number): Position {
  const scene: Scene = { title: '', round: '', phases: [], phase: -1, seats: [], zones: [] };
  return { seat, at: 0, scene, awaited: null, ending: null, dangers: [], coach: null };
}

function zone(id: string, value: number): Zone {
  return { kind: 'counter', id, name: id, value };
}

test('zones that have not changed are those of the update before', () => {
  const zones = new Zones();
  const first = zones.fill({ positions: [position(0)], zones: [[zone('a', 1), zone('b', 2)]] });
  const next = zones.fill({ positions: [position(0)], zones: [['b', zone('a', 3), zone('c', 4)]] });
  expect(next[0]?.scene.zones.map((one) => [one.id, one.value])).toEqual([['b', 2], ['a', 3], ['c', 4]]);
  expect(next[0]?.scene.zones[0]).toBe(first[0]?.scene.zones[1]);
  expect(next[0]?.scene.zones[0]?.places).toEqual([]);
});

test('where nothing has happened, the scene is the one before', () => {
  const zones = new Zones();
  const told = (...parts: (Zone | string)[]) => ({ positions: [position(0)], zones: [parts] });
  const scene = (parts: (Zone | string)[], quiet: boolean) => zones.fill(told(...parts), quiet)[0]?.scene;
  const first = scene([zone('a', 1), zone('b', 2)], true);
  expect(scene(['a', 'b'], true)).toBe(first);
  const second = scene(['a', 'b'], false);
  expect(second).not.toBe(first);
  expect(scene(['b', 'a'], true)).not.toBe(second);
  const third = scene(['b', zone('a', 3)], true);
  expect(third?.zones.map(({ value }) => value)).toEqual([2, 3]);
  expect(scene(['b'], true)).not.toBe(third);
  const renamed = { ...position(0), scene: { ...position(0).scene, round: 'Second month' } };
  expect(zones.fill({ positions: [renamed], zones: [['b']] }, true)[0]?.scene.round).toBe('Second month');
});

test('each seat has its own', () => {
  const zones = new Zones();
  zones.fill({ positions: [position(0), position(1)], zones: [[zone('a', 1)], [zone('a', 2)]] });
  const next = zones.fill({ positions: [position(0), position(1)], zones: [['a'], ['a']] });
  expect(next.map((one) => one.scene.zones[0]?.value)).toEqual([1, 2]);
});
