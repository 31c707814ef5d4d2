import type { Database } from '../../platform/database.ts';
import {
  CHECKS,
  countBooks,
  firstDifference,
  freezeSnapshot,
  listLiabilities,
  type Check,
  type Liability,
} from './verify-books-store.ts';

export interface BooksReport {
  readonly ok: boolean;
  readonly checks: readonly { name: string; says: string; difference: object | null; tookMs: number }[];
  readonly transfers: number;
  readonly accounts: number;
  readonly rounds: number;
  /** What is owed to players, by currency and kind of money. */
  readonly liabilities: readonly Liability[];
}

/**
 * Re-adds the whole ledger and holds it against accounts, rounds and seeds, as they are at one moment under play.
 * @param more what other features hold against the same moment
 */
export async function verifyBooks(db: Database, more: readonly Check[] = []): Promise<BooksReport> {
  return db.transaction(async (tx) => {
    await freezeSnapshot(tx);
    const counts = await countBooks(tx);
    const checks = [];
    for (const check of [...CHECKS, ...more]) {
      const start = performance.now();
      const difference = (await firstDifference(tx, check)) ?? null;
      checks.push({
        name: check.name,
        says: check.says,
        difference,
        tookMs: Math.round(performance.now() - start),
      });
    }
    return {
      ok: checks.every((check) => check.difference === null),
      checks,
      transfers: Number(counts.transfers),
      accounts: Number(counts.accounts),
      rounds: Number(counts.rounds),
      liabilities: await listLiabilities(tx),
    };
  });
}
