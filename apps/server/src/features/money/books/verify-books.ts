import type { BooksCheck } from '../../../platform/books-check.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import {
  countBooks,
  firstRow,
  freezeSnapshot,
  listLiabilities,
  writeNothing,
  type Liability,
} from './books-store.ts';
import { listHeads } from './chain-store.ts';
import type { HeldHead } from './heads-books.ts';
import { listChecks, type ChecksOptions } from './list-checks.ts';
import { narrowToMoved } from './moved-players-store.ts';

export interface BooksReport {
  readonly ok: boolean;
  readonly checks: readonly { name: string; says: string; difference: object | null; tookMs: number }[];
  /** What could not be looked at, in sentences. */
  readonly leftOut: readonly string[];
  /** How many of each were looked at. */
  readonly transfers: number;
  readonly accounts: number;
  readonly rounds: number;
  /** The head that was published last. */
  readonly head: HeldHead | null;
  /** What is owed to players, by currency and kind of money. */
  readonly liabilities: readonly Liability[];
}

const WITHOUT_KEY =
  'without the seed key (SEED_KEY) no seed can be opened: neither commitments nor outcomes were looked at.';

const SINCE_HEAD =
  'after a head: players whose money has not moved since, and what is counted over all players (returns, pools), were not looked at.';

export interface VerifyOptions extends ChecksOptions {
  /** Told of what is being checked, and of how many rows of it are done. */
  readonly told?: (check: BooksCheck, rows: number) => void;
}

/**
 * Walks everything that is linked, as it is at one moment under play; with `sinceHead`, of the players whose money has
 * moved since.
 */
export async function verifyBooks(db: Database, options: VerifyOptions = {}): Promise<BooksReport> {
  return db.transaction(async (tx) => {
    await freezeSnapshot(tx);
    return checkBooks(tx, options);
  });
}

/** The same inside a transaction that sees what it shall be held against. */
export async function checkBooks(tx: Tx, options: VerifyOptions = {}): Promise<BooksReport> {
  const { told = () => {}, sinceHead } = options;
  if (sinceHead !== undefined) await narrowToMoved(tx, sinceHead);
  await writeNothing(tx);
  const checks = [];
  for (const check of listChecks(options)) {
    const start = performance.now();
    told(check, 0);
    const difference = (await differenceIn(tx, check, told)) ?? null;
    const { name, says } = check;
    checks.push({ name, says, difference, tookMs: Math.round(performance.now() - start) });
  }
  return {
    ok: checks.every((check) => check.difference === null),
    checks,
    leftOut: [...(options.seedKey ? [] : [WITHOUT_KEY]), ...(sinceHead === undefined ? [] : [SINCE_HEAD])],
    ...(await countBooks(tx)),
    head: (await listHeads(tx, 1)).map(({ number, hash }) => ({ number, hash }))[0] ?? null,
    liabilities: await listLiabilities(tx),
  };
}

function differenceIn(
  tx: Tx,
  check: BooksCheck,
  told: (check: BooksCheck, rows: number) => void,
): Promise<object | undefined> {
  if ('sql' in check) return firstRow(tx, check.sql);
  let done = 0;
  return check.walk(tx, (rows) => told(check, (done += rows)));
}
