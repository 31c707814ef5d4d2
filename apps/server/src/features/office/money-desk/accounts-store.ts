import type { HouseAccount } from '@croupier/domain/money/ledger';
import type { BalanceKind, Currency } from '@croupier/domain/money/amounts';
import type { Queryable } from '../../../platform/database.ts';

export interface AccountKey {
  readonly account: HouseAccount;
  readonly currency: Currency;
  readonly kind: BalanceKind;
}

export interface AccountOpening extends AccountKey {
  /** In digits: a sum over years may pass what int8 holds. */
  readonly openingMinor: string;
}

/** What stood on each account when a day began. */
export async function listOpenings(db: Queryable, day: string): Promise<AccountOpening[]> {
  const text = `SELECT account, currency, kind, sum(in_minor - out_minor)::text AS "openingMinor"
FROM house_day WHERE day < $1 GROUP BY account, currency, kind`;
  return db.query<AccountOpening>(text, [day], 'money-openings');
}

export interface AccountMove extends AccountKey {
  readonly day: string;
  readonly operation: string;
  readonly inMinor: bigint;
  readonly outMinor: bigint;
  readonly transfers: bigint;
}

/** What moved on the days of a range, both ends included, by operation; oldest first. */
export async function listMoves(
  db: Queryable,
  { from, to }: { from: string; to: string },
): Promise<AccountMove[]> {
  const text = `SELECT day, account, currency, kind, operation, in_minor AS "inMinor", out_minor AS "outMinor", transfers
FROM house_day WHERE day >= $1 AND day <= $2 ORDER BY day, account, currency, kind, operation`;
  return db.query<AccountMove>(text, [from, to], 'money-moves');
}

export interface NewestHead {
  readonly number: number;
  readonly day: string;
  readonly publishedAt: Date;
}

export async function findNewestHead(db: Queryable): Promise<NewestHead | undefined> {
  const text = `SELECT number, day, published_at AS "publishedAt" FROM books_head ORDER BY number DESC LIMIT 1`;
  return (await db.query<NewestHead>(text))[0];
}
