import { dayOf, runDay } from './run-day.ts';
import type { ReconciliationParts } from './reconciliation-parts.ts';
import { listUnrun } from './reconciliation-store.ts';

const DAY_MS = 86_400_000;
/** A file is whole some time after its day is over, and news of that day have come. */
const READY_AFTER_MS = 2 * 3_600_000;
/** Days that are made up for after the provider, or the house, was not there. */
const LOOKED_BACK_DAYS = 7;

/** Holds each day that is over and that nobody has looked at yet against the provider. A day without a file is tried again. */
export async function runDueDays(parts: ReconciliationParts, signal?: AbortSignal): Promise<void> {
  const ready = new Date(parts.clock.now().getTime() - READY_AFTER_MS);
  const days = Array.from({ length: LOOKED_BACK_DAYS }, (_, at) =>
    dayOf(new Date(ready.getTime() - (at + 1) * DAY_MS)),
  );
  for (const day of await listUnrun(parts.db, parts.provider.name, days)) {
    signal?.throwIfAborted();
    if ((await runDay(parts, day, signal)) !== 'unavailable') continue;
    parts.warn('there is no settlement file yet', { provider: parts.provider.name, day });
    // It is not there for the other days either.
    return;
  }
}
