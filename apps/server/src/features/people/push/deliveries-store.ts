import type { Queryable, Tx } from '../../../platform/database.ts';

/** One message for one device. */
export interface Delivery {
  readonly messageId: string;
  readonly deviceId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly playerId: bigint;
  /** The kind of a notice that invites. */
  readonly offer: string | null;
  /** How often it was tried. */
  readonly tries: number;
  readonly expiresAt: Date;
}

export interface NewMessage {
  readonly id: string;
  readonly playerId: bigint;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly offer: string | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** For every device that the player has now; a message that is there already stays as it is. */
export async function insertDeliveries(tx: Tx, message: NewMessage): Promise<void> {
  const text = `INSERT INTO push_delivery (message_id, device_id, title, body, path, offer, next_at, expires_at)
SELECT $1, id, $3, $4, $5, $6, $7, $8 FROM push_device WHERE player_id = $2 ORDER BY id ON CONFLICT DO NOTHING`;
  const { id, playerId, title, body, path, offer, now, expiresAt } = message;
  await tx.query(text, [id, playerId, title, body, path, offer, now, expiresAt], 'push-insert');
}

export async function listDue(
  db: Queryable,
  { now, limit }: { now: Date; limit: number },
): Promise<Delivery[]> {
  const text = `SELECT message_id AS "messageId", device_id AS "deviceId", endpoint, p256dh, auth, title, body, path, offer,
  player_id AS "playerId", tries, expires_at AS "expiresAt"
FROM push_delivery JOIN push_device d ON d.id = device_id WHERE next_at <= $1 ORDER BY next_at LIMIT $2`;
  return db.query<Delivery>(text, [now, limit], 'push-due');
}

type Key = Pick<Delivery, 'messageId' | 'deviceId'>;

export async function deleteDelivery(db: Queryable, { messageId, deviceId }: Key): Promise<void> {
  const text = 'DELETE FROM push_delivery WHERE message_id = $1 AND device_id = $2';
  await db.query(text, [messageId, deviceId], 'push-delete');
}

export async function putOff(db: Queryable, { messageId, deviceId }: Key, nextAt: Date): Promise<void> {
  const text =
    'UPDATE push_delivery SET tries = tries + 1, next_at = $3 WHERE message_id = $1 AND device_id = $2';
  await db.query(text, [messageId, deviceId, nextAt], 'push-put-off');
}
