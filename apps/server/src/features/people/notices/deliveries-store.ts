import type { KeptKind, LeftOutReason } from '@croupier/domain/people/notices';
import type { Queryable, Tx } from '../../../platform/database.ts';
import type { OutwardChannel } from './notices-parts.ts';

/** A notice by one way. */
export interface DeliveryKey {
  readonly playerId: bigint;
  readonly noticeId: string;
  readonly channel: OutwardChannel;
}

export interface Delivery extends DeliveryKey {
  readonly kind: KeptKind;
  readonly params: Readonly<Record<string, string>>;
  /** When it was written, or asked for again. */
  readonly since: Date;
  readonly isAgain: boolean;
  readonly tries: number;
}

/** What has to be sent is written before anybody judges whether it will be: that is done when its time has come. */
export async function insertDeliveries(tx: Tx, keys: readonly DeliveryKey[], now: Date): Promise<void> {
  const text = `INSERT INTO notice_delivery (player_id, notice_id, channel, state, next_at, changed_at)
SELECT player_id, notice_id, channel, 'waiting', $4, $4 FROM unnest($1::bigint[], $2::uuid[], $3::text[]) d (player_id, notice_id, channel)`;
  await tx.query(text, [...columnsOf(keys), now], 'notices-deliveries');
}

const columnsOf = (keys: readonly DeliveryKey[]) => [
  keys.map(({ playerId }) => playerId),
  keys.map(({ noticeId }) => noticeId),
  keys.map(({ channel }) => channel),
];

/** Longest due first. */
export async function listDue(
  db: Queryable,
  { now, limit }: { now: Date; limit: number },
): Promise<DeliveryKey[]> {
  const text = `SELECT player_id AS "playerId", notice_id AS "noticeId", channel FROM notice_delivery
WHERE state = 'waiting' AND next_at <= $1 ORDER BY next_at LIMIT $2`;
  return db.query<DeliveryKey>(text, [now, limit], 'notices-due');
}

/** Held until the transaction ends; nothing where somebody else has it in hand, or it waits no more. */
export async function lockWaiting(tx: Tx, key: DeliveryKey, now: Date): Promise<Delivery | undefined> {
  const text = `SELECT d.player_id AS "playerId", d.notice_id AS "noticeId", d.channel, d.tries, n.kind, n.params,
  coalesce(n.resent_at, n.created_at) AS since, n.resent_at IS NOT NULL AS "isAgain"
FROM notice_delivery d JOIN notice n ON n.player_id = d.player_id AND n.id = d.notice_id
WHERE d.player_id = $1 AND d.notice_id = $2 AND d.channel = $3 AND d.state = 'waiting' AND d.next_at <= $4
FOR UPDATE OF d SKIP LOCKED`;
  const { playerId, noticeId, channel } = key;
  return (await tx.query<Delivery>(text, [playerId, noticeId, channel, now], 'notices-lock-due'))[0];
}

const OF_KEY = 'WHERE player_id = $1 AND notice_id = $2 AND channel = $3';

/** @param reason why it was left out; handed over where there is none */
export async function endDelivery(
  tx: Tx,
  { playerId, noticeId, channel }: DeliveryKey,
  { reason, now }: { reason: LeftOutReason | undefined; now: Date },
): Promise<void> {
  const text = `UPDATE notice_delivery SET state = $4, reason = $5, changed_at = $6 ${OF_KEY}`;
  const state = reason === undefined ? 'handed' : 'left-out';
  await tx.query(text, [playerId, noticeId, channel, state, reason ?? null, now], 'notices-end');
}

/** Until quiet hours are over. */
export async function putOff(
  tx: Tx,
  { playerId, noticeId, channel }: DeliveryKey,
  until: Date,
): Promise<void> {
  const text = `UPDATE notice_delivery SET next_at = $4 ${OF_KEY}`;
  await tx.query(text, [playerId, noticeId, channel, until], 'notices-put-off');
}

/** Of one whose handing over failed. @returns how often it has been tried */
export async function countTry(
  tx: Tx,
  { playerId, noticeId, channel }: DeliveryKey,
): Promise<number | undefined> {
  const text = `UPDATE notice_delivery SET tries = tries + 1 ${OF_KEY} AND state = 'waiting' RETURNING tries`;
  const values = [playerId, noticeId, channel];
  return (await tx.query<{ tries: number }>(text, values, 'notices-try'))[0]?.tries;
}

/** All of a notice, whatever became of them, anew. */
export async function sendAgain(tx: Tx, playerId: bigint, noticeId: string, now: Date): Promise<void> {
  const text = `UPDATE notice_delivery SET state = 'waiting', reason = NULL, next_at = $3, tries = 0, changed_at = $3
WHERE player_id = $1 AND notice_id = $2`;
  await tx.query(text, [playerId, noticeId, now], 'notices-again');
}
