import type { BalanceKind, Currency } from '@croupier/domain/money/amounts';
import type { Queryable } from '../../../platform/database.ts';

export interface AccountRow {
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly amountMinor: bigint;
  readonly version: bigint;
}

/** One row each, those that games take first. */
export const listAccounts = (db: Queryable, playerId: bigint): Promise<AccountRow[]> =>
  db.query<AccountRow>(
    `SELECT currency, kind, amount_minor AS "amountMinor", version FROM ledger_account WHERE player_id = $1
ORDER BY currency, kind`,
    [playerId],
  );

export interface MovedRow {
  readonly operation: string;
  readonly amountMinor: bigint;
  readonly times: number;
}

const MOVED = `SELECT operation, sum(balance_after_minor - balance_before_minor)::bigint AS "amountMinor", count(*)::integer AS times
FROM every_transfer WHERE player_id = $1 AND currency = $2 AND kind = $3 AND version > $4 AND version <= $5
GROUP BY operation ORDER BY operation`;

/** What each operation moved of an account between two of its versions. */
export const sumMoved = (
  db: Queryable,
  playerId: bigint,
  { currency, kind, version }: AccountRow,
  after: bigint,
): Promise<MovedRow[]> => db.query<MovedRow>(MOVED, [playerId, currency, kind, after, version]);

const AT = `SELECT balance_before_minor AS "amountMinor", created_at AS at FROM every_transfer
WHERE player_id = $1 AND currency = $2 AND kind = $3 AND version = $4`;

/** What an account was before a version, and when that was. */
export async function balanceBefore(
  db: Queryable,
  playerId: bigint,
  { currency, kind }: AccountRow,
  version: bigint,
): Promise<{ amountMinor: bigint; at: Date } | undefined> {
  return (await db.query<{ amountMinor: bigint; at: Date }>(AT, [playerId, currency, kind, version]))[0];
}
