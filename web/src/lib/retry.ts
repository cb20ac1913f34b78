/** How long to wait before connecting again: longer each time, never in step with everybody else. */
const STEPS = [300, 700, 1500, 3000, 6000, 10000];

export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const step = STEPS[Math.min(Math.max(attempt, 0), STEPS.length - 1)] ?? 10000;
  return Math.round(step * (0.75 + random() * 0.5));
}
