import list from './icons.json?icons';

/** An icon of the game-icons set, as a path. */
export interface IconShape {
  name: string;
  by: string;
  d: string;
}

/** Icons that mean the same thing in every game. */
export const icons: Record<string, IconShape> = list;
