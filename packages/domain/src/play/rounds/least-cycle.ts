/**
 * So much earlier than its time a round may arrive: on the way requests overtake each other's delays, and a page that waits
 * out the cycle from press to press must not be refused because the second request was the faster one.
 */
export const CYCLE_TOLERANCE_MS = 500;

/** A last start that lies further ahead than this is a clock that was set back, not a round: it holds nobody up. */
export const CLOCK_SET_BACK_MS = 60_000;

/**
 * When a round counts as started under the least cycle. Being early is borrowed, not gained: an early round counts from
 * the time it had to wait for, so however they arrive, the starts lie a whole cycle apart, and n rounds in a row take n - 1 cycles
 * less one tolerance at the least.
 * @param lastStartMs the start of the round before, as this function gave it; `-Infinity` where there was none
 * @returns undefined where the round comes too soon
 */
export function cycleStartMs(round: {
  readonly arrivedMs: number;
  readonly lastStartMs: number;
  readonly minimumCycleMs: number;
}): number | undefined {
  const { arrivedMs, lastStartMs, minimumCycleMs } = round;
  if (arrivedMs <= lastStartMs - CLOCK_SET_BACK_MS) return arrivedMs;
  const dueMs = lastStartMs + minimumCycleMs;
  if (minimumCycleMs > 0 && arrivedMs < dueMs - CYCLE_TOLERANCE_MS) return undefined;
  return Math.max(arrivedMs, dueMs);
}
