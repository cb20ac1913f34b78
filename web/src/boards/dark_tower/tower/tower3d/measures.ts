/** The measures of the Tower. North is -z, east +x, and y goes up; sides are numbered clockwise from the north. */

export const SIDES = 4;

/** One storey with its drum: the drum's ring of teeth below, then walls with four openings. */
export interface Storey {
  /** From the middle to the wall. */
  apothem: number;
  /** Where the ring begins, where the walls begin, and where they end. */
  ring: number;
  floor: number;
  top: number;
  /** The openings: how wide, how high, and how far above the floor. */
  width: number;
  height: number;
  sill: number;
}

function storey(apothem: number, ring: number, ringHeight: number, wall: number): Storey {
  const floor = ring + ringHeight;
  return { apothem, ring, floor, top: floor + wall, width: apothem * 0.74, height: wall * 0.72, sill: wall * 0.13 };
}

/** From the top drum down, as the game counts them. */
export const STOREYS: readonly Storey[] = [storey(1.2, 5.35, 0.32, 1.5), storey(1.4, 3.24, 0.34, 1.6), storey(1.6, 1.0, 0.36, 1.7)];

/** The thickness of the walls and of the slabs between storeys. */
export const WALL = 0.26;
export const SLAB = 0.18;
/** The radius of the core of a drum, behind the openings. */
export const coreOf = (storey: Storey) => storey.apothem - WALL - 0.05;
/** Half the width of a wall that faces a kingdom, by its distance from the middle; the corners are cut. */
export const half = (apothem: number) => apothem * 0.6;
/** The floor of the crown, and the height of the ember over it. */
export const CROWN = 7.4;
export const EMBER = 8.75;
/** Where skulls that rolled out come to rest. */
export const OUTSIDE = 4;

/** The rotation that brings what faces south (+z) to a side. */
export const facing = (side: number) => ((2 - side) * Math.PI) / 2;

/** The direction of a side. */
export function outward(side: number): { x: number; z: number } {
  const angle = facing(side);
  return { x: Math.sin(angle), z: Math.cos(angle) };
}
