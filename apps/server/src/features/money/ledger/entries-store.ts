import type { BalanceKind, Currency } from '@croupier/domain/money/amounts';
import type { Queryable } from '../../../platform/database.ts';

/** One transfer as its player sees it. */
export interface LedgerEntry {
  readonly version: bigint;
  readonly createdAt: Date;
  readonly operation: string;
  readonly key: string;
  /** What the post was about; null for rounds, which are their own record. */
  readonly reference: string | null;
  readonly amountMinor: bigint;
  readonly beforeMinor: bigint;
  readonly afterMinor: bigint;
}

interface Account {
  readonly playerId: bigint;
  readonly currency: Currency;
  readonly kind: BalanceKind;
}

export interface EntriesQuery extends Account {
  /** Entries below this version. */
  readonly before: bigint;
  /** How many entries are looked at, whatever the filters leave of them. */
  readonly look: number;
  readonly limit: number;
  /** Only these operations; all when undefined. */
  readonly operations?: readonly string[] | undefined;
  /** Every operation but these. */
  readonly otherThan?: readonly string[] | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** The primary key read backwards; versions have no gaps, so the look's lower end is known without reading. */
export const ENTRIES = `SELECT t.version, t.created_at AS "createdAt", t.operation, t.key, p.reference, t.amount_minor AS "amountMinor",
  t.balance_before_minor AS "beforeMinor", t.balance_after_minor AS "afterMinor"
FROM every_transfer t LEFT JOIN ledger_post p ON p.player_id = t.player_id AND p.key = t.key
WHERE t.player_id = $1 AND t.currency = $2 AND t.kind = $3 AND t.version < $4::bigint AND t.version >= $4::bigint - $5::bigint
  AND ($6::text[] IS NULL OR t.operation = ANY ($6)) AND ($7::text[] IS NULL OR t.operation <> ALL ($7))
  AND ($8::timestamptz IS NULL OR t.created_at >= $8) AND ($9::timestamptz IS NULL OR t.created_at < $9)
ORDER BY t.version DESC LIMIT $10`;

/** Entries of an account, newest first. */
export async function listEntries(db: Queryable, query: EntriesQuery): Promise<LedgerEntry[]> {
  const { playerId, currency, kind, before, look, operations, otherThan, from, to, limit } = query;
  const values = [
    ...[playerId, currency, kind, before, look],
    ...[operations ?? null, otherThan ?? null, from ?? null, to ?? null, limit],
  ];
  return db.query<LedgerEntry>(ENTRIES, values, 'ledger-entries');
}

const ONE = `SELECT created_at AS "createdAt" FROM every_transfer
WHERE player_id = $1 AND currency = $2 AND kind = $3 AND version = $4`;

/** The newest version of an account; 0 before its first transfer. */
export async function newestVersion(db: Queryable, account: Account): Promise<bigint> {
  const { playerId, currency, kind } = account;
  const text = 'SELECT version FROM ledger_account WHERE player_id = $1 AND currency = $2 AND kind = $3';
  const [held] = await db.query<{ version: bigint }>(text, [playerId, currency, kind], 'ledger-version');
  return held?.version ?? 0n;
}

/** The first version written at an instant or later, by halving; one above the newest where there is none. */
export async function findVersionAt(db: Queryable, account: Account, at: Date): Promise<bigint> {
  const { playerId, currency, kind } = account;
  let [low, high] = [1n, (await newestVersion(db, account)) + 1n];
  while (low < high) {
    const middle = (low + high) / 2n;
    const values = [playerId, currency, kind, middle];
    const [entry] = await db.query<{ createdAt: Date }>(ONE, values, 'ledger-one');
    if (entry && entry.createdAt < at) low = middle + 1n;
    else high = middle;
  }
  return high;
}
