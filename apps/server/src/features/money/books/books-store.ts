import type { Tx } from '../../../platform/database.ts';

/** Fixes the view of the whole check on one moment, however long it takes and whatever is played meanwhile. */
export async function freezeSnapshot(tx: Tx): Promise<void> {
  await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  await tx.query('SET LOCAL statement_timeout = 0');
  // Between two portions of rows this process computes; nothing waits for this transaction meanwhile.
  await tx.query('SET LOCAL idle_in_transaction_session_timeout = 0');
}

/** From here on the transaction can write nothing. */
export async function writeNothing(tx: Tx): Promise<void> {
  await tx.query('SET TRANSACTION READ ONLY');
}

/** The first row that a statement answers, as text by column. */
export async function firstRow(tx: Tx, sql: string): Promise<object | undefined> {
  const [row] = await tx.query<{ row: object }>(`SELECT to_jsonb(d) AS row FROM (${sql}) AS d LIMIT 1`);
  return row?.row;
}

/** Of whom the transaction sees. */
export async function countBooks(tx: Tx): Promise<{ transfers: number; accounts: number; rounds: number }> {
  const text = `SELECT (SELECT count(*) FROM every_transfer)::float8 AS transfers,
  (SELECT count(*) FROM ledger_account)::float8 AS accounts, (SELECT count(*) FROM every_round)::float8 AS rounds`;
  const [row] = await tx.query<{ transfers: number; accounts: number; rounds: number }>(text);
  return row!;
}

export interface Liability {
  readonly currency: string;
  readonly kind: string;
  /** A sum over players, as decimal digits: it may pass what int8 holds. */
  readonly owedMinor: string;
}

/** To all players, whomever the transaction sees otherwise. */
export async function listLiabilities(tx: Tx): Promise<Liability[]> {
  const text = `SELECT currency, kind, sum(amount_minor)::text AS "owedMinor" FROM public.ledger_account
GROUP BY currency, kind HAVING sum(amount_minor) > 0 ORDER BY currency, kind`;
  return tx.query<Liability>(text);
}
