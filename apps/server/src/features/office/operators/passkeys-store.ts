import type { Queryable, Tx } from '../../../platform/database.ts';

export interface PasskeyRow {
  readonly id: string;
  readonly operatorId: bigint;
  readonly name: string;
  readonly publicKey: Buffer;
  readonly counter: bigint;
  readonly transports: readonly string[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const COLUMNS = `id, operator_id AS "operatorId", name, public_key AS "publicKey", counter, transports,
  created_at AS "createdAt", last_used_at AS "lastUsedAt"`;

export const listPasskeys = (db: Queryable, operatorId: bigint): Promise<PasskeyRow[]> =>
  db.query<PasskeyRow>(
    `SELECT ${COLUMNS} FROM operator_passkey WHERE operator_id = $1 ORDER BY created_at, id`,
    [operatorId],
  );

/** @returns whether it is new */
export async function insertPasskey(tx: Tx, row: Omit<PasskeyRow, 'lastUsedAt'>): Promise<boolean> {
  const text = `INSERT INTO operator_passkey (id, operator_id, name, public_key, counter, transports, created_at)
VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING 1 AS one`;
  const { id, operatorId, name, publicKey, counter, transports, createdAt } = row;
  const values = [id, operatorId, name, publicKey, counter, transports, createdAt];
  return (await tx.query(text, values)).length > 0;
}

export async function usePasskey(tx: Tx, id: string, counter: bigint, now: Date): Promise<void> {
  await tx.query('UPDATE operator_passkey SET counter = $2, last_used_at = $3 WHERE id = $1', [
    id,
    counter,
    now,
  ]);
}

export async function deletePasskey(tx: Tx, operatorId: bigint, id: string): Promise<boolean> {
  const text = 'DELETE FROM operator_passkey WHERE operator_id = $1 AND id = $2 RETURNING 1 AS one';
  return (await tx.query(text, [operatorId, id])).length > 0;
}

export async function deletePasskeysOf(tx: Tx, operatorId: bigint): Promise<void> {
  await tx.query('DELETE FROM operator_passkey WHERE operator_id = $1', [operatorId]);
}
