/** A helper for tests of stories. */
import type { Line } from '../lib/messages';

type Fields<Event, Kind> = Omit<Extract<Event, { type: Kind }>, 'type' | 'rule'>;
type Telling<Event, Kind> = Omit<Line, 'event'> & { event: Extract<Event, { type: Kind }> & Record<string, unknown> };

/** Makes log lines of a game's events. */
export function teller<Event extends { type: string }>() {
  return <Kind extends Event['type']>(kind: Kind, event: Fields<Event, Kind>, rule = ''): Telling<Event, Kind> =>
    ({ n: 1, at: 1, kind, text: '', rule, seat: -1, event: { type: kind, rule, ...event } }) as never;
}
