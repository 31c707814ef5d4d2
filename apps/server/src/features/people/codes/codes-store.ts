import type { Queryable, Tx } from '../../../platform/database.ts';

export interface CodeRow {
  readonly channel: 'email' | 'sms';
  readonly destination: string;
  readonly codeHash: Buffer;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly triesLeft: number;
}

interface Key {
  readonly playerId: bigint;
  readonly purpose: string;
}

const FIND = `SELECT channel, destination, code_hash AS "codeHash", sent_at AS "sentAt", expires_at AS "expiresAt",
  tries_left AS "triesLeft" FROM proof_code WHERE player_id = $1 AND purpose = $2`;

export async function findCode(db: Queryable, { playerId, purpose }: Key): Promise<CodeRow | undefined> {
  return (await db.query<CodeRow>(FIND, [playerId, purpose], 'code-find'))[0];
}

/** The code that waits, locked: of two tries at once the second one sees what the first one left. */
export async function lockCode(tx: Tx, { playerId, purpose }: Key): Promise<CodeRow | undefined> {
  return (await tx.query<CodeRow>(`${FIND} FOR UPDATE`, [playerId, purpose], 'code-lock'))[0];
}

/** In place of an older one of this purpose. The caller holds the player's lock. */
export async function saveCode(tx: Tx, { playerId, purpose, ...code }: Key & CodeRow): Promise<void> {
  const text = `INSERT INTO proof_code (player_id, purpose, channel, destination, code_hash, sent_at, expires_at, tries_left)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (player_id, purpose) DO UPDATE SET
  channel = $3, destination = $4, code_hash = $5, sent_at = $6, expires_at = $7, tries_left = $8`;
  const { channel, destination, codeHash, sentAt, expiresAt, triesLeft } = code;
  await tx.query(text, [playerId, purpose, channel, destination, codeHash, sentAt, expiresAt, triesLeft]);
}

export async function countTry(tx: Tx, { playerId, purpose }: Key): Promise<void> {
  await tx.query('UPDATE proof_code SET tries_left = tries_left - 1 WHERE player_id = $1 AND purpose = $2', [
    playerId,
    purpose,
  ]);
}

/** Takes a code away that was used: what it went to stays where that was asked, and nowhere else. */
export async function deleteCode(tx: Tx, { playerId, purpose }: Key): Promise<void> {
  await tx.query('DELETE FROM proof_code WHERE player_id = $1 AND purpose = $2', [playerId, purpose]);
}

export async function deleteCodesBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('DELETE FROM proof_code WHERE expires_at < $1', [before]);
}
