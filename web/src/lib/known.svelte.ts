/** The games that have been played or learnt on this device; for the others, a lesson is the better start. */
import { load, save } from './storage';

let games = $state.raw<string[]>(load('known', []));

export function knows(game: string): boolean {
  return games.includes(game);
}

export function learnt(game: string): void {
  if (!game || knows(game)) return;
  games = [...games, game];
  save('known', games);
}
