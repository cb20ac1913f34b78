import type { Component } from 'svelte';
import DarkTower from './DarkTower.svelte';
import FantasyDefense from './FantasyDefense.svelte';
import KingdomRush from './KingdomRush.svelte';
import Kravora from './Kravora.svelte';

/** Box art by game. */
export const art: Record<string, Component> = {
  fantasy_defense: FantasyDefense,
  kravora: Kravora,
  kingdom_rush: KingdomRush,
  dark_tower: DarkTower,
};
