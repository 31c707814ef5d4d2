import type { Queryable, Tx } from '../../../platform/database.ts';

/** An attempt to sign in whose password was right. */
export interface LoginRow {
  readonly operatorId: bigint;
  readonly expiresAt: Date;
  /** What a passkey has to answer. */
  readonly challenge: string | null;
  /** The secret that is being set up, sealed. */
  readonly codeSecret: Buffer | null;
}

export async function insertLogin(
  db: Queryable,
  login: { idHash: Buffer; operatorId: bigint; expiresAt: Date },
): Promise<void> {
  await db.query('INSERT INTO operator_login (id_hash, operator_id, expires_at) VALUES ($1, $2, $3)', [
    login.idHash,
    login.operatorId,
    login.expiresAt,
  ]);
}

const FIND_LOGIN = `SELECT operator_id AS "operatorId", expires_at AS "expiresAt", challenge, code_secret AS "codeSecret"
FROM operator_login WHERE id_hash = $1`;

export async function findLogin(db: Queryable, idHash: Buffer): Promise<LoginRow | undefined> {
  return (await db.query<LoginRow>(FIND_LOGIN, [idHash]))[0];
}

/** @returns undefined when somebody else finished it */
export async function lockLogin(tx: Tx, idHash: Buffer): Promise<LoginRow | undefined> {
  return (await tx.query<LoginRow>(`${FIND_LOGIN} FOR UPDATE`, [idHash]))[0];
}

export async function changeLogin(
  db: Queryable,
  idHash: Buffer,
  { challenge, codeSecret }: { challenge?: string | null; codeSecret?: Buffer },
): Promise<void> {
  if (challenge !== undefined)
    await db.query('UPDATE operator_login SET challenge = $2 WHERE id_hash = $1', [idHash, challenge]);
  if (codeSecret !== undefined)
    await db.query('UPDATE operator_login SET code_secret = $2 WHERE id_hash = $1', [idHash, codeSecret]);
}

export async function deleteLogin(tx: Tx, idHash: Buffer): Promise<void> {
  await tx.query('DELETE FROM operator_login WHERE id_hash = $1', [idHash]);
}

export async function deleteLoginsOf(tx: Tx, operatorId: bigint): Promise<void> {
  await tx.query('DELETE FROM operator_login WHERE operator_id = $1', [operatorId]);
}

export async function deleteOverBefore(db: Queryable, now: Date): Promise<void> {
  await db.query('DELETE FROM operator_login WHERE expires_at < $1', [now]);
  await db.query('DELETE FROM operator_invitation WHERE expires_at < $1', [now]);
}

/** A new invitation in place of the one before. */
export async function replaceInvitation(
  tx: Tx,
  invitation: { tokenHash: Buffer; operatorId: bigint; expiresAt: Date },
): Promise<void> {
  const text = `INSERT INTO operator_invitation (token_hash, operator_id, expires_at) VALUES ($1, $2, $3)
ON CONFLICT (operator_id) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at`;
  await tx.query(text, [invitation.tokenHash, invitation.operatorId, invitation.expiresAt]);
}

export async function findInvited(db: Queryable, tokenHash: Buffer, now: Date): Promise<bigint | undefined> {
  const text = 'SELECT operator_id AS id FROM operator_invitation WHERE token_hash = $1 AND expires_at > $2';
  return (await db.query<{ id: bigint }>(text, [tokenHash, now]))[0]?.id;
}

export async function deleteInvitation(tx: Tx, operatorId: bigint): Promise<void> {
  await tx.query('DELETE FROM operator_invitation WHERE operator_id = $1', [operatorId]);
}
