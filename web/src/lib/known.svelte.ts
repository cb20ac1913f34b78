/** The games that somebody at this device has played or been taught: the others are better begun
 * with a lesson. */
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
