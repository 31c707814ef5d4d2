import type { Queryable } from '../../../platform/database.ts';
import { NEWEST } from './history-cursor.ts';
import {
  findFromNonce,
  findPairAt,
  lastLookedAt,
  listForPlayer,
  type HistoryCursor,
  type HistoryFilter,
  type StoredRound,
} from './rounds-store.ts';
import { withVoids } from './voids-store.ts';

const PAGE_ROUNDS = 30;
/** Rounds looked at for one page: some milliseconds, however long the history. */
const LOOK_ROUNDS = 5_000;
/**
 * Rounds stand in the order in which they were begun. One that waits for choices is settled later than its neighbours,
 * but hardly by more than this: it is closed a day after the last choice, and a round has only so many.
 */
const SETTLED_LATE_MS = 30 * 24 * 3_600_000;

interface HistoryPage {
  readonly rounds: StoredRound[];
  /** Where to go on; undefined at the end. There may be more to look through though this page is short. */
  readonly next: HistoryCursor | undefined;
}

/**
 * A page of the player's settled rounds, newest first.
 * @param before undefined for the first page
 */
export async function listHistory(
  db: Queryable,
  query: { playerId: bigint; before: HistoryCursor | undefined; filter: HistoryFilter },
  { look = LOOK_ROUNDS, rounds: size = PAGE_ROUNDS } = {},
): Promise<HistoryPage> {
  const { playerId, filter } = query;
  const before = query.before ?? (filter.to ? await placeAt(db, playerId, filter.to) : NEWEST);
  const found = await listForPlayer(db, { playerId, before, filter, limit: size + 1, look });
  const rounds = await withVoids(db, playerId, found.slice(0, size));
  if (found.length > size) return { rounds, next: rounds.at(-1) };
  const last = await lastLookedAt(db, { playerId, before, look });
  return { rounds, next: last && !isBefore(last.settledAt, filter.from) ? last : undefined };
}

/** Whether a round was settled so long before the period that no earlier one can be in it. */
function isBefore(settledAt: Date, from: Date | undefined): boolean {
  return from !== undefined && settledAt.getTime() < from.getTime() - SETTLED_LATE_MS;
}

/** A place that everything settled before the instant is below: found by halving, not by reading what is newer. */
async function placeAt(db: Queryable, playerId: bigint, to: Date): Promise<HistoryCursor> {
  const seedPair = await findPairAt(db, playerId, to);
  const late = to.getTime() + SETTLED_LATE_MS;
  let [low, high] = [0, NEWEST.nonce];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const round = await findFromNonce(db, playerId, { seedPair, nonce: middle });
    if (round && round.settledAt.getTime() < late) low = round.nonce + 1;
    else high = middle;
  }
  return { seedPair, nonce: high };
}
