import type { Queryable, Tx } from '../../../platform/database.ts';

export type LinkPurpose = 'verify-email' | 'reset-password' | 'change-email';

/** In place of an older link of this purpose: that one is over. */
export async function saveLink(
  tx: Tx,
  link: { playerId: bigint; purpose: LinkPurpose; tokenHash: Buffer; expiresAt: Date; email?: string },
): Promise<void> {
  const { playerId, purpose, tokenHash, expiresAt, email = null } = link;
  await tx.query(
    `INSERT INTO contact_link (player_id, purpose, token_hash, expires_at, email) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (player_id, purpose) DO UPDATE SET token_hash = $3, expires_at = $4, email = $5`,
    [playerId, purpose, tokenHash, expiresAt, email],
  );
}

interface Asked {
  readonly purpose: LinkPurpose;
  readonly tokenHash: Buffer;
  readonly now: Date;
}

/** @returns whose link it is, or undefined where it is unknown, used or expired: one of these as the other */
export async function findLink(
  db: Queryable,
  { purpose, tokenHash, now }: Asked,
): Promise<bigint | undefined> {
  const text = `SELECT player_id AS "playerId" FROM contact_link WHERE token_hash = $1 AND purpose = $2 AND expires_at > $3`;
  return (await db.query<{ playerId: bigint }>(text, [tokenHash, purpose, now], 'link-find'))[0]?.playerId;
}

/** To which e-mail the link changes whose account's, where it is good. */
export async function findEmailChange(
  db: Queryable,
  { tokenHash, now }: Pick<Asked, 'tokenHash' | 'now'>,
): Promise<{ playerId: bigint; email: string } | undefined> {
  const text = `SELECT player_id AS "playerId", email FROM contact_link
WHERE token_hash = $1 AND purpose = 'change-email' AND expires_at > $2`;
  return (await db.query<{ playerId: bigint; email: string }>(text, [tokenHash, now]))[0];
}

/** Uses a link up. @returns whether it was there: of two at once one has it */
export async function takeLink(tx: Tx, { purpose, tokenHash, now }: Asked): Promise<boolean> {
  const text =
    'DELETE FROM contact_link WHERE token_hash = $1 AND purpose = $2 AND expires_at > $3 RETURNING 1 AS one';
  return (await tx.query(text, [tokenHash, purpose, now])).length > 0;
}

export async function deleteLinksOf(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query('DELETE FROM contact_link WHERE player_id = $1', [playerId]);
}

/**
 * Those by which a password is chosen or the e-mail is changed: after a password was changed no older letter does either. One that only
 * answers for the address stays.
 */
export async function endResetLinks(tx: Tx, playerId: bigint): Promise<void> {
  const text = `DELETE FROM contact_link WHERE player_id = $1 AND purpose IN ('reset-password', 'change-email')`;
  await tx.query(text, [playerId]);
}

export async function deleteLinksBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('DELETE FROM contact_link WHERE expires_at < $1', [before]);
}
