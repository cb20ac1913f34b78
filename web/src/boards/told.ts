/** For tests of stories. */
import type { Line } from '../lib/messages';

/** A line that tells this event. */
export const told = (kind: string, event: Record<string, unknown>, rule = ''): Line => ({
  n: 1,
  at: 1,
  kind,
  text: '',
  rule,
  seat: -1,
  event: { type: kind, ...event },
});
