import type { KeptState } from '@croupier/domain/rewards/bonuses';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { isVersionWithdrawn } from '../programmes/feature.ts';
import type { BonusRow } from './bonus-store.ts';

type Key = Pick<BonusRow, 'playerId' | 'id'>;

/** Bonuses that the job activates: their deposit has come, or they came with another one. Without those that are put aside for now. */
export const listDue = (db: Queryable, resting: readonly string[], limit: number): Promise<Key[]> =>
  db.query<Key>(
    `SELECT player_id AS "playerId", id FROM bonus WHERE is_due AND id <> ALL ($1::uuid[]) ORDER BY player_id, id LIMIT $2`,
    [resting, limit],
    'bonuses-due',
  );

/** The attempt to activate it has been made: what keeps it now is for its player to see. */
export const setTried = (db: Queryable, { playerId, id }: Key): Promise<unknown> =>
  db.query(
    'UPDATE bonus SET is_due = false WHERE player_id = $1 AND id = $2',
    [playerId, id],
    'bonuses-tried',
  );

/** Bonuses that nobody took in time. */
export const listExpired = (db: Queryable, now: Date, limit: number): Promise<Key[]> =>
  db.query<Key>(
    `SELECT player_id AS "playerId", id FROM bonus WHERE state = 'NOT_ACTIVATED' AND expires_at <= $1 ORDER BY expires_at, id LIMIT $2`,
    [now, limit],
    'bonuses-expired',
  );

/** A bonus of money that is active, and when it ends. */
export type EndingBonus = Key & { readonly code: string; readonly expiresAt: Date };

/** Active bonuses of money that end before an instant and whose players were not told; none that is active for two days or less. */
export const listEnding = (
  db: Queryable,
  { now, before, limit }: { readonly now: Date; readonly before: Date; readonly limit: number },
): Promise<EndingBonus[]> =>
  db.query<EndingBonus>(
    `SELECT b.player_id AS "playerId", b.id, b.code, g.expires_at AS "expiresAt" FROM bonus_grant g
JOIN bonus b ON b.player_id = g.player_id AND b.id = g.id
WHERE g.state = 'ACTIVATED' AND g.expires_at > $1 AND g.expires_at <= $2 AND b.state = 'ACTIVATED' AND b.end_told_at IS NULL
  AND g.expires_at > b.activated_at + interval '2 days'
ORDER BY g.expires_at, b.id LIMIT $3`,
    [now, before, limit],
    'bonuses-ending',
  );

/** @returns false where its player was told before */
export async function markEndTold(tx: Tx, { playerId, id }: Key, now: Date): Promise<boolean> {
  const text = `UPDATE bonus SET end_told_at = $3 WHERE player_id = $1 AND id = $2 AND end_told_at IS NULL RETURNING id`;
  return (await tx.query(text, [playerId, id, now], 'bonuses-end-told')).length === 1;
}

/** Bonuses of a player that wait. */
export const listWaiting = (db: Queryable, playerId: bigint): Promise<Key[]> =>
  db.query<Key>(
    `SELECT player_id AS "playerId", id FROM bonus WHERE player_id = $1 AND state = 'NOT_ACTIVATED' ORDER BY id`,
    [playerId],
    'bonuses-waiting',
  );

/** Bonuses that wait under versions that have been withdrawn. */
export const listWithdrawn = (db: Queryable, limit: number): Promise<Key[]> =>
  db.query<Key>(
    `SELECT b.player_id AS "playerId", b.id FROM bonus b WHERE b.state = 'NOT_ACTIVATED' AND ${isVersionWithdrawn('b')} ORDER BY b.player_id, b.id LIMIT $1`,
    [limit],
    'bonuses-withdrawn',
  );

export async function markSeen(db: Queryable, playerId: bigint, ids: readonly string[], now: Date) {
  const text =
    'UPDATE bonus SET seen_at = $3 WHERE player_id = $1 AND id = ANY ($2::uuid[]) AND seen_at IS NULL';
  await db.query(text, [playerId, ids, now], 'bonuses-seen');
}

export async function markExpirySeen(db: Queryable, playerId: bigint, ids: readonly string[], now: Date) {
  const text = `UPDATE bonus SET expiry_seen_at = $3
WHERE player_id = $1 AND id = ANY ($2::uuid[]) AND expiry_seen_at IS NULL`;
  await db.query(text, [playerId, ids, now], 'bonuses-expiry-seen');
}

/** How many their player has news of: not seen and still to be taken or played, or run out within 90 days and not told of. */
export async function countUnseen(db: Queryable, playerId: bigint, now: Date): Promise<number> {
  const text = `SELECT count(*)::integer AS count FROM bonus b WHERE b.player_id = $1 AND (b.seen_at IS NULL
  AND (b.state = 'NOT_ACTIVATED' AND (b.expires_at > $2 OR b.expires_at IS NULL) OR b.state = 'ACTIVATED' AND NOT EXISTS (
    SELECT FROM bonus_grant g WHERE g.player_id = b.player_id AND g.id = b.id AND g.ended_at IS NOT NULL
    UNION ALL SELECT FROM gift_grant f LEFT JOIN bonus_grant g ON g.player_id = f.player_id AND g.id = f.bonus_id
      WHERE f.player_id = b.player_id AND f.id = b.id AND f.ended_at IS NOT NULL AND (g.id IS NULL OR g.ended_at IS NOT NULL)
    UNION ALL SELECT FROM provider_free_rounds r WHERE r.player_id = b.player_id AND r.id = b.id::text AND r.ended_at IS NOT NULL))
  OR b.expiry_seen_at IS NULL AND (b.state = 'NOT_ACTIVATED' AND b.expires_at <= $2
    OR b.state = 'EXPIRED' AND b.ended_at > $2::timestamptz - interval '90 days'
    OR b.state = 'ACTIVATED' AND EXISTS (SELECT FROM bonus_grant g
      WHERE g.player_id = b.player_id AND g.state = 'EXPIRED' AND g.ended_at > $2::timestamptz - interval '90 days' AND g.id IN (b.id,
        (SELECT f.bonus_id FROM gift_grant f WHERE f.player_id = b.player_id AND f.id = b.id),
        (SELECT p.bonus_id FROM provider_free_rounds_payment p
          WHERE p.player_id = b.player_id AND p.free_rounds_id = b.id::text AND p.part = 0)))))`;
  const [row] = await db.query<{ count: number }>(text, [playerId, now], 'bonuses-unseen');
  return row!.count;
}

/** The bonus of each pay-in that one was chosen for, and the deposit that has brought it. */
export const listOfPayIns = (
  db: Queryable,
  payInIds: readonly string[],
): Promise<
  { payInId: string; id: string; state: KeptState; broughtBy: string | null; fellShort: boolean }[]
> =>
  db.query(
    `SELECT c.pay_in_id AS "payInId", b.id, b.state, b.pay_in_id AS "broughtBy", c.fell_short AS "fellShort" FROM bonus_choice c
JOIN bonus b ON b.player_id = c.player_id AND b.id = c.bonus_id WHERE c.pay_in_id = ANY ($1::uuid[])`,
    [payInIds],
    'bonuses-of-pay-ins',
  );

/** The id of the bonus that was chosen for a pay-in. */
export async function findChosen(
  db: Queryable,
  playerId: bigint,
  payInId: string,
): Promise<string | undefined> {
  const text = 'SELECT bonus_id AS id FROM bonus_choice WHERE player_id = $1 AND pay_in_id = $2';
  return (await db.query<{ id: string }>(text, [playerId, payInId], 'bonuses-chosen'))[0]?.id;
}

/** Keeps that less came with a pay-in than the bonus asks for that was chosen for it. */
export async function setShort(tx: Tx, playerId: bigint, payInId: string): Promise<void> {
  const text = 'UPDATE bonus_choice SET fell_short = true WHERE player_id = $1 AND pay_in_id = $2';
  await tx.query(text, [playerId, payInId], 'bonuses-short');
}

/**
 * Players of a region whose birthday is one of these days and who have no bonus for it yet.
 * @param days as 100 × month + day
 */
export const listBirthdays = (
  db: Queryable,
  asked: {
    readonly region: string;
    readonly days: readonly number[];
    readonly programmeId: bigint;
    readonly reference: string;
    readonly after: bigint;
    readonly limit: number;
  },
): Promise<{ playerId: bigint }[]> =>
  db.query(
    `SELECT p.id AS "playerId" FROM player p WHERE p.birthday IS NOT NULL
  AND extract(month FROM p.birthday) * 100 + extract(day FROM p.birthday) = ANY ($2::numeric[]) AND p.region = $1 AND p.id > $5
  AND NOT EXISTS (SELECT FROM bonus b WHERE b.player_id = p.id AND b.programme_id = $3 AND b.reference = $4)
ORDER BY p.id LIMIT $6`,
    [asked.region, asked.days, asked.programmeId, asked.reference, asked.after, asked.limit],
    'bonuses-birthdays',
  );

/** The bonus that a promo code brings, if it brings one. */
export async function findBonusOfPromo(db: Queryable, code: string): Promise<string | undefined> {
  const text = 'SELECT bonus FROM promo_code WHERE code = $1 AND bonus IS NOT NULL';
  return (await db.query<{ bonus: string }>(text, [code], 'bonuses-of-promo'))[0]?.bonus;
}
