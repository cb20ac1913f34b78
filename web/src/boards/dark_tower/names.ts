/** Where the names of regions stand on the map: below what is in the region, or above it where they would hide less. */

interface Spot {
  x: number;
  y: number;
}

/** Half of a token with its edge, and the way from the middle of a region to the near edge of its name, in units of the map. */
const TOKEN = 26;
const AWAY = 36;
/** Where the land ends, and the ring with the names of the kingdoms begins. */
const EDGE = 985;

/** Whether a name of this size belongs above its region: below it would leave the land, or lie on more of the `others`, where things stand. */
export function above(at: Spot, others: readonly Spot[], wide: number, high: number, farther = 0): boolean {
  const away = AWAY + farther + high / 2;
  if (at.y + away + high / 2 > EDGE) return true;
  const hides = (y: number) => others.filter((one) => one !== at && Math.abs(one.x - at.x) < wide / 2 + TOKEN && Math.abs(one.y - y) < high / 2 + TOKEN).length;
  return hides(at.y + away) > hides(at.y - away);
}
