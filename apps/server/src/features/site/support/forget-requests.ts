import type { Needs } from '../../../platform/platform.ts';
import { deleteOld } from './support-store.ts';

/** One statement deletes so many: short enough to hold nobody up. */
const PORTION_ROWS = 500;

/** Deletes letters that are dealt with and were kept long enough, portion by portion; what is left goes with the next run. */
export async function forgetRequests(
  { db, config }: Needs<'db', 'supportKeptDays'>,
  signal?: AbortSignal,
): Promise<void> {
  const portion = { keptDays: config.supportKeptDays, limit: PORTION_ROWS };
  while (!signal?.aborted) {
    if ((await deleteOld(db, portion)) < portion.limit) return;
  }
}
