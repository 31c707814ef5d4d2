import type { Currency } from '@croupier/domain/money/amounts';
import {
  OPEN_PAY_OUT_STATES,
  type PayOutKind,
  type PayOutRejectReason,
  type PayOutState,
  type ReviewReason,
} from '@croupier/domain/money/pay-outs';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { currentRequestId } from '../../../platform/request-context.ts';

export interface PayOutRow {
  readonly id: string;
  readonly playerId: bigint;
  readonly inputHash: Buffer;
  readonly amountMinor: bigint;
  readonly feeMinor: bigint;
  readonly currency: Currency;
  readonly methodId: string;
  readonly methodKind: PayOutKind;
  readonly mark: string;
  readonly mask: string;
  readonly state: PayOutState;
  readonly reasons: readonly ReviewReason[];
  readonly rejected: PayOutRejectReason | null;
  readonly providerPayOutId: string | null;
  /** The provider said what cannot be. */
  readonly isContradicted: boolean;
  /** It arrived after its money had come back: so much of it could not be taken back yet. */
  readonly owedMinor: bigint;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type NewPayOut = Omit<
  PayOutRow,
  'state' | 'reasons' | 'rejected' | 'providerPayOutId' | 'isContradicted' | 'owedMinor' | 'updatedAt'
>;

const COLUMNS = `id, player_id AS "playerId", input_hash AS "inputHash", amount_minor AS "amountMinor", fee_minor AS "feeMinor", currency,
  method_id AS "methodId", method_kind AS "methodKind", mark, mask, state, reasons, rejected,
  provider_pay_out_id AS "providerPayOutId", is_contradicted AS "isContradicted", owed_minor AS "owedMinor", created_at AS "createdAt", updated_at AS "updatedAt"`;

/** In state PENDING. */
export async function insertPayOut(tx: Tx, payOut: NewPayOut): Promise<PayOutRow> {
  const text = `INSERT INTO pay_out (id, player_id, input_hash, amount_minor, fee_minor, currency, method_id, method_kind, mark, mask, state,
  created_at, updated_at, asked_at, request_id)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'PENDING', $11, $11, $11, $12) RETURNING ${COLUMNS}`;
  const { id, playerId, inputHash, amountMinor, feeMinor, currency, methodId, methodKind, mark, mask } =
    payOut;
  const values = [
    ...[id, playerId, inputHash, amountMinor, feeMinor, currency, methodId, methodKind, mark, mask],
    ...[payOut.createdAt, currentRequestId() ?? null],
  ];
  return (await tx.query<PayOutRow>(text, values))[0]!;
}

export async function findPayOut(db: Queryable, id: string): Promise<PayOutRow | undefined> {
  return (await db.query<PayOutRow>(`SELECT ${COLUMNS} FROM pay_out WHERE id = $1`, [id], 'pay-out-find'))[0];
}

/** By their ids. */
export async function findPayOuts(db: Queryable, ids: readonly string[]): Promise<Map<string, PayOutRow>> {
  if (ids.length === 0) return new Map();
  const text = `SELECT ${COLUMNS} FROM pay_out WHERE id = ANY ($1::uuid[])`;
  return new Map((await db.query<PayOutRow>(text, [ids], 'pay-outs-find')).map((row) => [row.id, row]));
}

/** Locked until the transaction ends: of all that would move one at once each sees what those before it left. */
export async function lockPayOut(tx: Tx, id: string): Promise<PayOutRow | undefined> {
  const text = `SELECT ${COLUMNS} FROM pay_out WHERE id = $1 FOR UPDATE`;
  return (await tx.query<PayOutRow>(text, [id], 'pay-out-lock'))[0];
}

export interface StateChange {
  readonly state: PayOutState;
  readonly now: Date;
  readonly reasons?: readonly ReviewReason[] | undefined;
  readonly rejected?: PayOutRejectReason | undefined;
  readonly owedMinor?: bigint;
}

/** What is sent is news: the provider is not asked about it before it had the time to answer. */
export async function setState(tx: Tx, id: string, change: StateChange): Promise<PayOutRow> {
  const text = `UPDATE pay_out SET state = $2, updated_at = $3, reasons = coalesce($4::text[], reasons), rejected = $5,
  owed_minor = coalesce($6::bigint, owed_minor), asked_at = CASE WHEN $2 = 'SENT' THEN $3 ELSE asked_at END
WHERE id = $1 RETURNING ${COLUMNS}`;
  const { state, now, reasons = null, rejected = null, owedMinor = null } = change;
  return (await tx.query<PayOutRow>(text, [id, state, now, reasons, rejected, owedMinor]))[0]!;
}

export async function setProviderId(tx: Tx, id: string, providerPayOutId: string): Promise<void> {
  const text = 'UPDATE pay_out SET provider_pay_out_id = coalesce(provider_pay_out_id, $2) WHERE id = $1';
  await tx.query(text, [id, providerPayOutId]);
}

/** @returns whether nobody had been told of it yet */
export async function markContradicted(tx: Tx, id: string): Promise<boolean> {
  const text = `UPDATE pay_out SET is_contradicted = true WHERE id = $1 AND NOT is_contradicted RETURNING 1 AS one`;
  return (await tx.query(text, [id])).length > 0;
}

/** People have said what became of it. What the provider says otherwise from now on is another case. */
export async function settleContradicted(tx: Tx, id: string): Promise<void> {
  await tx.query('UPDATE pay_out SET is_contradicted = false WHERE id = $1', [id]);
}

/** Of another one of the player's than this, which may have been paid though its money is back, or was. */
export const hasContradicted = async (
  db: Queryable,
  { playerId, id }: Pick<PayOutRow, 'playerId' | 'id'>,
): Promise<boolean> => {
  const text =
    'SELECT FROM pay_out WHERE player_id = $1 AND (is_contradicted OR owed_minor > 0) AND id <> $2 LIMIT 1';
  return (await db.query(text, [playerId, id])).length > 0;
};

export async function noteAsked(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query('UPDATE pay_out SET asked_at = $2 WHERE id = $1', [id, now]);
}

/** As the index of open ones says it, letter for letter. */
export const OPEN = `state IN (${OPEN_PAY_OUT_STATES.map((state) => `'${state}'`).join(', ')})`;

export const listOpen = (db: Queryable, playerId: bigint): Promise<PayOutRow[]> =>
  db.query<PayOutRow>(
    `SELECT ${COLUMNS} FROM pay_out WHERE player_id = $1 AND ${OPEN} ORDER BY created_at DESC, id DESC`,
    [playerId],
  );

/** Of a state, those that nobody asked about since, longest ago first, without those that rest. */
export const listDue = (
  db: Queryable,
  page: {
    readonly states: readonly PayOutState[];
    readonly askedBefore: Date;
    readonly resting: readonly string[];
    readonly limit: number;
  },
): Promise<PayOutRow[]> =>
  db.query<PayOutRow>(
    `SELECT ${COLUMNS} FROM pay_out WHERE state = ANY ($1::text[]) AND ${OPEN} AND asked_at <= $2 AND id::text <> ALL ($3::text[])
ORDER BY asked_at, id LIMIT $4`,
    [page.states, page.askedBefore, page.resting, page.limit],
  );
