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

test('each seat has its own', () => {
  const zones = new Zones();
  zones.fill({ positions: [position(0), position(1)], zones: [[zone('a', 1)], [zone('a', 2)]] });
  const next = zones.fill({ positions: [position(0), position(1)], zones: [['a'], ['a']] });
  expect(next.map((one) => one.scene.zones[0]?.value)).toEqual([1, 2]);
});
