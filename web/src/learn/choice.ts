import type { Choice } from '../lib/messages';

/** Whether two choices are the same, whatever the order of their fields. */
export function sameChoice(a: Choice, b: Choice): boolean {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]))
  );
}
