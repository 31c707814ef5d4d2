import type { Queryable } from '../../../platform/database.ts';

interface NewShare {
  readonly ticket: string;
  readonly playerId: bigint;
  readonly key: string;
  readonly now: Date;
}

/** The conflict writes what is there already, so that two who share at once both get the one ticket. */
const INSERT = `INSERT INTO round_share (ticket, player_id, key, created_at) VALUES ($1, $2, $3, $4)
ON CONFLICT (player_id, key) WHERE revoked_at IS NULL DO UPDATE SET revoked_at = round_share.revoked_at
RETURNING ticket`;

/** @returns the round's living ticket: this one, or the one it had. */
export async function insertShare(db: Queryable, share: NewShare): Promise<string> {
  const { ticket, playerId, key, now } = share;
  const [row] = await db.query<{ ticket: string }>(INSERT, [ticket, playerId, key, now], 'share-insert');
  return row!.ticket;
}

export async function findTicket(db: Queryable, playerId: bigint, key: string): Promise<string | undefined> {
  const text = 'SELECT ticket FROM round_share WHERE player_id = $1 AND key = $2 AND revoked_at IS NULL';
  const [row] = await db.query<{ ticket: string }>(text, [playerId, key], 'share-find-ticket');
  return row?.ticket;
}

export async function markRevoked(db: Queryable, playerId: bigint, key: string, now: Date): Promise<void> {
  const text =
    'UPDATE round_share SET revoked_at = $3 WHERE player_id = $1 AND key = $2 AND revoked_at IS NULL';
  await db.query(text, [playerId, key, now], 'share-revoke');
}

export interface StoredShare {
  readonly playerId: bigint;
  readonly key: string;
  readonly nickname: string;
}

/** What a living ticket leads to; undefined for one that was taken back or never was. */
export async function findShare(db: Queryable, ticket: string): Promise<StoredShare | undefined> {
  const text = `SELECT s.player_id AS "playerId", s.key, p.nickname FROM round_share s JOIN player p ON p.id = s.player_id
WHERE s.ticket = $1 AND s.revoked_at IS NULL`;
  const [row] = await db.query<StoredShare>(text, [ticket], 'share-find');
  return row;
}
