import type { ThingState } from '@croupier/domain/rewards/rewards';
import type { Queryable, Tx } from '../../../platform/database.ts';

/** An address, sealed by the server's key. */
export type SealedAddress = Buffer;

export interface ThingRow {
  readonly state: ThingState;
  readonly tracking: string | null;
  readonly address: SealedAddress | null;
}

export async function orderThing(
  tx: Tx,
  {
    playerId,
    rewardId,
    address,
    now,
  }: {
    playerId: bigint;
    rewardId: string;
    address: SealedAddress | null;
    now: Date;
  },
): Promise<void> {
  await tx.query(
    `INSERT INTO reward_thing (player_id, reward_id, state, address, ordered_at, changed_at) VALUES ($1, $2, 'ORDERED', $3, $4, $4)`,
    [playerId, rewardId, address, now],
    'things-order',
  );
}

/** States of a player's things, by the id of the reward. */
export async function listThings(
  db: Queryable,
  playerId: bigint,
  rewardIds: readonly string[],
): Promise<ReadonlyMap<string, ThingRow>> {
  const rows = await db.query<ThingRow & { id: string }>(
    `SELECT reward_id AS id, state, tracking, address FROM reward_thing WHERE player_id = $1 AND reward_id = ANY ($2::uuid[])`,
    [playerId, rewardIds],
    'things-list',
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Addresses that are still kept of a player's things, the oldest thing first. */
export async function listAddresses(
  db: Queryable,
  playerId: bigint,
): Promise<{ rewardId: string; address: SealedAddress }[]> {
  return db.query<{ rewardId: string; address: SealedAddress }>(
    `SELECT reward_id AS "rewardId", address FROM reward_thing
WHERE player_id = $1 AND address IS NOT NULL ORDER BY ordered_at, reward_id`,
    [playerId],
    'things-addresses',
  );
}

/** Moves a thing on from one of the states before, in one statement. @returns false where it is in none of them */
export async function moveThing(
  tx: Tx,
  {
    playerId,
    rewardId,
    from,
    to,
    tracking,
    now,
  }: {
    playerId: bigint;
    rewardId: string;
    from: readonly ThingState[];
    to: ThingState;
    tracking: string | null;
    now: Date;
  },
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE reward_thing SET state = $3, tracking = coalesce($4, tracking), changed_at = $5,
  address = CASE WHEN $3 = 'RETURNED' THEN NULL ELSE address END
WHERE player_id = $1 AND reward_id = $2 AND state = ANY ($6::text[]) RETURNING reward_id`,
    [playerId, rewardId, to, tracking, now, from],
    'things-move',
  );
  return rows.length === 1;
}

/** Deletes addresses of things that were sent before, the oldest first. @returns how many */
export async function forgetAddresses(db: Queryable, sentBefore: Date, limit: number): Promise<number> {
  const rows = await db.query(
    `UPDATE reward_thing SET address = NULL WHERE (player_id, reward_id) IN (
  SELECT player_id, reward_id FROM reward_thing WHERE state = 'SENT' AND address IS NOT NULL AND changed_at < $1
  ORDER BY changed_at LIMIT $2) RETURNING 1 AS one`,
    [sentBefore, limit],
    'things-forget-addresses',
  );
  return rows.length;
}
