/**
 * How long to wait before reconnecting: longer each time, with jitter so that clients do not all reconnect at once.
 */
const STEPS = [300, 700, 1500, 3000, 6000, 10000];

export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const step = STEPS[Math.min(Math.max(attempt, 0), STEPS.length - 1)] ?? 10000;
  return Math.round(step * (0.75 + random() * 0.5));
}
