import { setTimeout } from 'node:timers/promises';

/** So many milliseconds, none for zero and less; a signal ends it. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await setTimeout(ms, undefined, { signal }).catch(() => {});
}
