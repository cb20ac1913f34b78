import list from './icons.json?icons';

/** An outline of the game-icons set. */
export interface IconShape {
  name: string;
  by: string;
  d: string;
}

/** Icons that mean the same thing in every game. */
export const icons: Record<string, IconShape> = list;
