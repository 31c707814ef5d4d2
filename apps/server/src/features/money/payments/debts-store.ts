import type { Currency } from '@croupier/domain/money/amounts';
import type { BackOperation } from '@croupier/domain/money/payments';
import type { Queryable, Tx } from '../../../platform/database.ts';

/** A player's debt of a deposit that its payer took back. */
export interface Debt {
  readonly playerId: bigint;
  readonly id: string;
  readonly payInId: string;
  readonly operation: BackOperation;
  readonly currency: Currency;
  readonly owedMinor: bigint;
  readonly paidMinor: bigint;
}

const COLUMNS = `player_id AS "playerId", id, pay_in_id AS "payInId", operation, currency, owed_minor AS "owedMinor", paid_minor AS "paidMinor"`;

export async function insertDebt(tx: Tx, debt: Omit<Debt, 'paidMinor'>, now: Date): Promise<void> {
  const { playerId, id, payInId, operation, currency, owedMinor } = debt;
  const text = `INSERT INTO player_debt (player_id, id, pay_in_id, operation, currency, owed_minor, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`;
  await tx.query(text, [playerId, id, payInId, operation, currency, owedMinor, now], 'debts-insert');
}

/** The open ones of a player, held until the transaction ends, the first first. */
export const lockDebts = (tx: Tx, playerId: bigint): Promise<Debt[]> =>
  tx.query<Debt>(
    `SELECT ${COLUMNS} FROM player_debt WHERE player_id = $1 AND paid_at IS NULL ORDER BY created_at, id FOR UPDATE`,
    [playerId],
    'debts-lock',
  );

/** Keeps how much of a debt is paid now. */
export async function setPaid(
  tx: Tx,
  { playerId, id }: Pick<Debt, 'playerId' | 'id'>,
  { paidMinor, now }: { paidMinor: bigint; now: Date },
): Promise<void> {
  const text = `UPDATE player_debt SET paid_minor = $3, paid_at = CASE WHEN owed_minor = $3 THEN $4::timestamptz END
WHERE player_id = $1 AND id = $2`;
  await tx.query(text, [playerId, id, paidMinor, now], 'debts-paid');
}

/** Money has come: the job looks whether something is to be paid of it. */
export async function markDue(tx: Tx, playerIds: readonly bigint[]): Promise<void> {
  const text =
    'UPDATE player_debt SET is_due = true WHERE player_id = ANY ($1::bigint[]) AND paid_at IS NULL';
  await tx.query(text, [playerIds], 'debts-due');
}

/** Whoever asks looks now: what comes from here on is marked again. */
export async function unmarkDue(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query('UPDATE player_debt SET is_due = false WHERE player_id = $1 AND is_due', [playerId]);
}

export const listDue = (
  db: Queryable,
  { resting, limit }: { resting: readonly string[]; limit: number },
): Promise<{ playerId: bigint }[]> =>
  db.query(
    `SELECT player_id AS "playerId" FROM player_debt WHERE is_due AND player_id::text <> ALL ($1::text[])
     GROUP BY player_id ORDER BY min(created_at) LIMIT $2`,
    [resting, limit],
    'debts-list-due',
  );

/** A player's open debts, a sum a currency. */
export const listOwed = (
  db: Queryable,
  playerId: bigint,
): Promise<{ currency: Currency; leftMinor: bigint }[]> =>
  db.query(
    `SELECT currency, sum(owed_minor - paid_minor)::bigint AS "leftMinor" FROM player_debt
     WHERE player_id = $1 AND paid_at IS NULL GROUP BY currency ORDER BY currency`,
    [playerId],
    'debts-owed',
  );
