import type { Queryable, Tx } from '../../../platform/database.ts';
import type { KeptPasskey } from '../../../platform/web-authn.ts';

export interface PasskeyRow extends KeptPasskey {
  readonly playerId: bigint;
  /** By which its player names it; `id` is its browser's name for it. */
  readonly publicId: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const COLUMNS = `player_id AS "playerId", id AS "publicId", credential_id AS id, name, public_key AS "publicKey", counter, transports,
  created_at AS "createdAt", last_used_at AS "lastUsedAt"`;

export const listPasskeysOf = (db: Queryable, playerId: bigint): Promise<PasskeyRow[]> =>
  db.query<PasskeyRow>(`SELECT ${COLUMNS} FROM player_passkey WHERE player_id = $1 ORDER BY created_at, id`, [
    playerId,
  ]);

export const countPasskeysOf = async (db: Queryable, playerId: bigint): Promise<number> =>
  (await listPasskeysOf(db, playerId)).length;

/** Whoever's it is. */
export async function findPasskey(db: Queryable, credentialId: string): Promise<PasskeyRow | undefined> {
  const text = `SELECT ${COLUMNS} FROM player_passkey WHERE credential_id = $1`;
  return (await db.query<PasskeyRow>(text, [credentialId]))[0];
}

/** @returns whether it is new to the house */
export async function insertPasskey(tx: Tx, row: Omit<PasskeyRow, 'lastUsedAt'>): Promise<boolean> {
  const text = `INSERT INTO player_passkey (player_id, id, credential_id, name, public_key, counter, transports, created_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (credential_id) DO NOTHING RETURNING 1 AS one`;
  const { playerId, publicId, id, name, publicKey, counter, transports, createdAt } = row;
  const values = [playerId, publicId, id, name, publicKey, counter, transports, createdAt];
  return (await tx.query(text, values)).length > 0;
}

/**
 * Counts a use. @returns false when there is no such passkey any more, or another use of it has counted further meanwhile: one of
 * the two is a copy
 */
export async function usePasskey(
  tx: Tx,
  { playerId, publicId }: PasskeyRow,
  { counter, now }: { counter: bigint; now: Date },
): Promise<boolean> {
  const text = `UPDATE player_passkey SET counter = $3, last_used_at = $4
WHERE player_id = $1 AND id = $2 AND (counter < $3 OR counter = 0 AND $3 = 0) RETURNING 1 AS one`;
  return (await tx.query(text, [playerId, publicId, counter, now])).length > 0;
}

export async function deletePasskey(tx: Tx, playerId: bigint, publicId: string): Promise<void> {
  await tx.query('DELETE FROM player_passkey WHERE player_id = $1 AND id = $2', [playerId, publicId]);
}

/** @returns how many there were */
export async function deletePasskeysSince(tx: Tx, playerId: bigint, since: Date): Promise<number> {
  const text = 'DELETE FROM player_passkey WHERE player_id = $1 AND created_at >= $2 RETURNING 1 AS one';
  return (await tx.query(text, [playerId, since])).length;
}

/** @returns false for one that was answered before: of two answers at once, the second waits for the first */
export async function spendChallenge(tx: Tx, challenge: string, now: Date): Promise<boolean> {
  const text =
    'INSERT INTO spent_challenge (challenge, spent_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1 AS one';
  return (await tx.query(text, [challenge, now])).length > 0;
}

export async function deleteChallengesBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('DELETE FROM spent_challenge WHERE spent_at < $1', [before]);
}
