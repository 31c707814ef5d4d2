import type { DeviceToken } from '@croupier/contract/people/push';
import type { Queryable, Tx } from '../../../platform/database.ts';

export interface NewDevice {
  readonly id: string;
  readonly playerId: bigint;
  /** SHA-256 of the session's id. */
  readonly sessionId: Buffer;
  readonly token: DeviceToken;
  readonly now: Date;
}

/** Tokens of a browser that another session brought: it is this one's now, and what waited for the other is not for it. */
export async function deleteOfOthers(
  tx: Tx,
  { token, sessionId }: Pick<NewDevice, 'token' | 'sessionId'>,
): Promise<void> {
  const text = 'DELETE FROM push_device WHERE endpoint = $1 AND session_id <> $2';
  await tx.query(text, [token.endpoint, sessionId]);
}

/** @returns its id; undefined where the session is over, or somebody else's session brought the same token meanwhile */
export async function upsertDevice(tx: Tx, device: NewDevice): Promise<string | undefined> {
  const text = `INSERT INTO push_device (id, player_id, session_id, endpoint, p256dh, auth, created_at)
SELECT $1, player_id, id_hash, $3, $4, $5, $6 FROM player_session WHERE id_hash = $2 FOR KEY SHARE
ON CONFLICT (endpoint) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth
WHERE push_device.session_id = excluded.session_id RETURNING id`;
  const { id, sessionId, token, now } = device;
  const { endpoint, keys } = token;
  const values = [id, sessionId, endpoint, keys.p256dh, keys.auth, now];
  return (await tx.query<{ id: string }>(text, values))[0]?.id;
}

/** Older tokens of a session: a browser that has a new one has forgotten them. */
export async function deleteOlder(tx: Tx, sessionId: Buffer, but: string): Promise<void> {
  await tx.query('DELETE FROM push_device WHERE session_id = $1 AND id <> $2', [sessionId, but]);
}

export async function deleteOfSession(db: Queryable, sessionId: Buffer): Promise<void> {
  await db.query('DELETE FROM push_device WHERE session_id = $1', [sessionId]);
}

export async function deleteDevice(db: Queryable, id: string): Promise<void> {
  await db.query('DELETE FROM push_device WHERE id = $1', [id]);
}

/** Ids of the devices that a player is told on. */
export async function listPushIds(db: Queryable, playerId: bigint): Promise<string[]> {
  const text = 'SELECT id FROM push_device WHERE player_id = $1 ORDER BY created_at, id';
  const rows = await db.query<{ id: string }>(text, [playerId], 'push-ids');
  return rows.map(({ id }) => id);
}
