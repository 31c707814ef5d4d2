import { canonicalEmail } from '@croupier/domain/people/players';
import type { Queryable, Tx } from '../../../platform/database.ts';

/** A change of an e-mail, as its old address can put it back. */
export interface EmailUndo {
  readonly playerId: bigint;
  /** The address that was the account's before. */
  readonly email: string;
  readonly changedAt: Date;
}

export async function insertUndo(
  tx: Tx,
  undo: EmailUndo & { tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  const text = `INSERT INTO email_undo (player_id, token_hash, email, email_canonical, changed_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)`;
  const { playerId, tokenHash, email, changedAt, expiresAt } = undo;
  await tx.query(text, [playerId, tokenHash, email, canonicalEmail(email), changedAt, expiresAt]);
}

export async function findUndo(
  db: Queryable,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<EmailUndo | undefined> {
  const text = `SELECT player_id AS "playerId", email, changed_at AS "changedAt" FROM email_undo WHERE token_hash = $1 AND expires_at > $2`;
  return (await db.query<EmailUndo>(text, [tokenHash, now]))[0];
}

/**
 * Whether an account may still put this address back: until then it is nobody else's. Looked for after an owner, in a statement of its
 * own: an address is given up and kept in one commit, so between the two nobody finds it free.
 */
export async function isKeptForUndo(
  db: Queryable,
  emailCanonical: string,
  { now, except }: { now: Date; except?: bigint },
): Promise<boolean> {
  const text = `SELECT 1 AS one FROM email_undo
WHERE email_canonical = $1 AND expires_at > $2 AND player_id IS DISTINCT FROM $3 LIMIT 1`;
  return (await db.query(text, [emailCanonical, now, except ?? null])).length > 0;
}

/** Ends the letters of this change and of all later ones. @returns whether this one was there: of two at once one has it */
export async function takeUndo(
  tx: Tx,
  { playerId, tokenHash, changedAt }: { playerId: bigint; tokenHash: Buffer; changedAt: Date },
): Promise<boolean> {
  const own = 'DELETE FROM email_undo WHERE player_id = $1 AND token_hash = $2 RETURNING 1 AS one';
  if ((await tx.query(own, [playerId, tokenHash])).length === 0) return false;
  await tx.query('DELETE FROM email_undo WHERE player_id = $1 AND changed_at >= $2', [playerId, changedAt]);
  return true;
}

/** Rows whose letter was good until then. */
export async function deleteUndosBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('DELETE FROM email_undo WHERE expires_at < $1', [before]);
}

/** Addresses that were the account's before, or that its player has asked to change to: letters went there, too. */
export async function listOtherEmails(db: Queryable, playerId: bigint): Promise<string[]> {
  const text = `SELECT email FROM email_undo WHERE player_id = $1
UNION SELECT email FROM contact_link WHERE player_id = $1 AND email IS NOT NULL`;
  return (await db.query<{ email: string }>(text, [playerId])).map(({ email }) => email);
}
