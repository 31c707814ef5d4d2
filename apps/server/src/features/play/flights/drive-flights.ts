import { setTimeout as sleep } from 'node:timers/promises';
import { createSeatTeller } from './flight-seats.ts';
import type { FlightsParts } from './flights-parts.ts';
import { createPilot } from './fly.ts';
import { createPaymaster } from './pay-out.ts';

/** How long to wait after a step that failed. */
const AFTER_FAILURE_MS = 1_000;
const LONGEST_WAIT_MS = 1_000;
/** How soon an ended flight is found by what pays it. */
const ENDED_SOON_MS = 100;
/** How soon a flight that has opened is found by what tells who is in it. */
const OPENED_SOON_MS = 500;

/**
 * Keeps a game's flights going for as long as there is anything to do, on time. Whoever runs it holds the lock of the job,
 * so it runs in one process at a time. Flying, paying out and telling who is in it do not wait for each other.
 */
export function createDriver(parts: FlightsParts, game: string): (signal: AbortSignal) => Promise<void> {
  const pilot = createPilot(parts, game);
  const paymaster = createPaymaster(parts, game);
  const teller = createSeatTeller(parts, game);
  return async (signal) => {
    let isFlying = true;
    const flying = repeat(parts, `flying ${game}`, signal, pilot.step).finally(() => (isFlying = false));
    const paying = repeat(
      parts,
      `paying out ${game}`,
      signal,
      async () => (await paymaster.step()) ?? (isFlying ? ENDED_SOON_MS : undefined),
    );
    const telling = repeat(
      parts,
      `telling who is in ${game}`,
      signal,
      async () => (await teller.step()) ?? (isFlying ? OPENED_SOON_MS : undefined),
    );
    await Promise.all([flying, paying, telling]);
  };
}

/** Steps until nothing is to be done or the job is told to end; a step that fails is told, and tried again. */
async function repeat(
  { alarm }: FlightsParts,
  doing: string,
  signal: AbortSignal,
  step: () => Promise<number | undefined>,
): Promise<void> {
  while (!signal.aborted) {
    const waitMs = await step().catch((error: unknown) => {
      alarm.failed(error, doing);
      return AFTER_FAILURE_MS;
    });
    if (waitMs === undefined) return;
    // Ended early by the signal, which the loop then sees.
    await sleep(Math.min(waitMs, LONGEST_WAIT_MS), undefined, { signal }).catch(() => undefined);
  }
}
