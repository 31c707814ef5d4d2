import type { Currency } from '@croupier/domain/money/amounts';
import type { AmlAct, AmlReason } from '@croupier/domain/office/aml-desk';
import type { Queryable, Tx } from '../../../platform/database.ts';

export interface FlaggedDay {
  /** Of UTC. */
  readonly day: string;
  readonly flaggedAt: Date;
  readonly score: number;
  readonly reasons: readonly AmlReason[];
}

/** Keeps what was said first. The player's row is held, so that nobody decides about a day that they have not seen. */
export async function saveDay(
  db: Queryable,
  { playerId, day, flaggedAt, score, reasons }: FlaggedDay & { playerId: bigint },
): Promise<void> {
  await db.query(
    `INSERT INTO aml_day (player_id, day, flagged_at, score, reasons)
SELECT id, $2, $3, $4, $5 FROM player WHERE id = $1 AND lapsed_at IS NULL FOR SHARE
ON CONFLICT (player_id, day) DO NOTHING`,
    [playerId, day, flaggedAt, score, JSON.stringify(reasons)],
    'aml-save',
  );
}

/** Lets go of what the law had kept of accounts that have ended, once its time is over. */
export async function forgetKept(db: Queryable): Promise<void> {
  await db.query('SELECT forget_kept_aml()');
}

/** The newest first. */
export const listDays = (db: Queryable, playerId: bigint): Promise<(FlaggedDay & { id: bigint })[]> =>
  db.query(
    `SELECT id, day::text, flagged_at AS "flaggedAt", score, reasons FROM aml_day WHERE player_id = $1 ORDER BY aml_day.day DESC`,
    [playerId],
  );

export interface CaseAct {
  readonly id: bigint;
  readonly at: Date;
  readonly operator: string;
  readonly act: AmlAct;
  readonly reference: string | null;
  readonly text: string;
  /** Of a decision: the last flagged day that it is about. */
  readonly through: bigint | null;
}

/** The newest first. */
export const listActs = (db: Queryable, playerId: bigint): Promise<CaseAct[]> =>
  db.query<CaseAct>(
    'SELECT id, at, operator, act, reference, text, through FROM aml_act WHERE player_id = $1 ORDER BY id DESC',
    [playerId],
  );

/** Keeps an act. One about an account that has ended goes when its flags do. */
export async function insertAct(tx: Tx, act: Omit<CaseAct, 'id'> & { playerId: bigint }): Promise<void> {
  await tx.query(
    `INSERT INTO aml_act (player_id, at, operator, act, reference, text, through, kept_until)
VALUES ($1, $2, $3, $4, $5, $6, $7, (SELECT max(kept_until) FROM (
  SELECT kept_until FROM aml_day WHERE player_id = $1 UNION ALL SELECT kept_until FROM aml_act WHERE player_id = $1) kept))`,
    [act.playerId, act.at, act.operator, act.act, act.reference, act.text, act.through],
  );
}

export interface PaymentRow {
  readonly id: string;
  readonly way: 'in' | 'out';
  readonly at: Date;
  readonly amountMinor: bigint;
  readonly currency: Currency;
  readonly mask: string | null;
  readonly state: string;
}

/** Those of a player that are among these ids, as they are now, in their order. */
export const listPaymentsOf = (
  db: Queryable,
  playerId: bigint,
  ids: readonly string[],
): Promise<PaymentRow[]> =>
  db.query<PaymentRow>(
    `SELECT id::text, 'in' AS way, updated_at AS at, amount_minor AS "amountMinor", currency, source_mask AS mask, state
FROM pay_in WHERE player_id = $1 AND id = ANY ($2::uuid[])
UNION ALL SELECT id::text, 'out', created_at, amount_minor, currency, mask, state
FROM pay_out WHERE player_id = $1 AND id = ANY ($2::uuid[]) ORDER BY at, id`,
    [playerId, ids],
  );

export const findPlayer = async (
  db: Queryable,
  playerId: bigint,
): Promise<{ nickname: string; openedAt: Date } | undefined> =>
  (
    await db.query<{ nickname: string; openedAt: Date }>(
      'SELECT nickname, created_at AS "openedAt" FROM player WHERE id = $1',
      [playerId],
    )
  )[0];
