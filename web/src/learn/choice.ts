import type { Choice } from '../lib/messages';

/** Whether two choices are the same, in whatever order their fields come. */
export function sameChoice(a: Choice, b: Choice): boolean {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]))
  );
}
