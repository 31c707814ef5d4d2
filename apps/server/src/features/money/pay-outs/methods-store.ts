import type { MethodState, NameMatch, PayOutKind } from '@croupier/domain/money/pay-outs';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { currentRequestId } from '../../../platform/request-context.ts';
import { OPEN } from './pay-outs-store.ts';

export interface MethodRow {
  readonly id: string;
  readonly playerId: bigint;
  readonly inputHash: Buffer;
  readonly kind: PayOutKind;
  readonly state: MethodState;
  readonly redirectUrl: string | null;
  readonly providerToken: string | null;
  readonly mark: string | null;
  readonly mask: string | null;
  readonly ownerName: string | null;
  readonly nameMatch: NameMatch | null;
  readonly createdAt: Date;
  readonly provenAt: Date | null;
}

const COLUMNS = `id, player_id AS "playerId", input_hash AS "inputHash", kind, state, redirect_url AS "redirectUrl",
  provider_token AS "providerToken", mark, mask, owner_name AS "ownerName", name_match AS "nameMatch", created_at AS "createdAt",
  proven_at AS "provenAt"`;

/** In state ASKED. The caller holds the player's lock. */
export async function insertMethod(
  tx: Tx,
  method: Pick<MethodRow, 'id' | 'playerId' | 'inputHash' | 'kind' | 'createdAt'> & {
    readonly linkHash: Buffer | null;
  },
): Promise<MethodRow> {
  const text = `INSERT INTO pay_out_method (id, player_id, input_hash, kind, state, link_hash, created_at, request_id)
VALUES ($1, $2, $3, $4, 'ASKED', $5, $6, $7) RETURNING ${COLUMNS}`;
  const { id, playerId, inputHash, kind, linkHash, createdAt } = method;
  const values = [id, playerId, inputHash, kind, linkHash, createdAt, currentRequestId() ?? null];
  return (await tx.query<MethodRow>(text, values))[0]!;
}

export async function findMethod(db: Queryable, id: string): Promise<MethodRow | undefined> {
  return (await db.query<MethodRow>(`SELECT ${COLUMNS} FROM pay_out_method WHERE id = $1`, [id]))[0];
}

export async function lockMethod(tx: Tx, id: string): Promise<MethodRow | undefined> {
  return (
    await tx.query<MethodRow>(`SELECT ${COLUMNS} FROM pay_out_method WHERE id = $1 FOR UPDATE`, [id])
  )[0];
}

/** The one that a link of the provider's page leads back to, where it was made since. */
export async function findByLink(
  db: Queryable,
  linkHash: Buffer,
  since: Date,
): Promise<MethodRow | undefined> {
  const text = `SELECT ${COLUMNS} FROM pay_out_method WHERE link_hash = $1 AND created_at > $2`;
  return (await db.query<MethodRow>(text, [linkHash, since]))[0];
}

export async function setPage(db: Queryable, id: string, redirectUrl: string): Promise<void> {
  await db.query('UPDATE pay_out_method SET redirect_url = $2 WHERE id = $1', [id, redirectUrl]);
}

export type ShownMethod = Pick<MethodRow, 'providerToken' | 'mark' | 'mask' | 'ownerName' | 'nameMatch'>;

/** What the provider knows it by. Only of one that was asked about: what was shown stays. @returns it, if it was */
export async function setShown(
  tx: Tx,
  id: string,
  shown: ShownMethod & { readonly state: MethodState },
): Promise<MethodRow | undefined> {
  const text = `UPDATE pay_out_method SET state = $2, provider_token = $3, mark = $4, mask = $5, owner_name = $6, name_match = $7
WHERE id = $1 AND state = 'ASKED' RETURNING ${COLUMNS}`;
  const { state, providerToken, mark, mask, ownerName, nameMatch } = shown;
  const values = [id, state, providerToken, mark, mask, ownerName, nameMatch];
  return (await tx.query<MethodRow>(text, values))[0];
}

/** Only of one that was shown, and that nobody gave up since. @returns it, if it was */
export async function setProven(tx: Tx, id: string, now: Date): Promise<MethodRow | undefined> {
  const text = `UPDATE pay_out_method SET state = 'PROVEN', proven_at = $2, link_hash = NULL WHERE id = $1 AND state = 'SHOWN'
RETURNING ${COLUMNS}`;
  return (await tx.query<MethodRow>(text, [id, now]))[0];
}

export async function setMethodState(tx: Tx, id: string, state: 'REFUSED' | 'DISABLED'): Promise<MethodRow> {
  const text = `UPDATE pay_out_method SET state = $2, link_hash = NULL WHERE id = $1 RETURNING ${COLUMNS}`;
  return (await tx.query<MethodRow>(text, [id, state]))[0]!;
}

/** All that a player has shown, oldest first. */
export const listMethods = (db: Queryable, playerId: bigint): Promise<MethodRow[]> =>
  db.query<MethodRow>(
    `SELECT ${COLUMNS} FROM pay_out_method WHERE player_id = $1 ORDER BY created_at, id`,
    [playerId],
    'pay-out-methods',
  );

/** Whether somebody else has shown the same card or account. */
export const isShared = async (db: Queryable, mark: string, playerId: bigint): Promise<boolean> =>
  (
    await db.query('SELECT 1 AS one FROM pay_out_method WHERE mark = $1 AND player_id <> $2 LIMIT 1', [
      mark,
      playerId,
    ])
  ).length > 0;

export const isPaidTo = async (db: Queryable, methodId: string): Promise<boolean> =>
  (await db.query(`SELECT 1 AS one FROM pay_out WHERE method_id = $1 AND ${OPEN} LIMIT 1`, [methodId]))
    .length > 0;
