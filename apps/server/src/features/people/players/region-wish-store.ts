import type { RegionId } from '@croupier/domain/site/regions';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { currentRequestId } from '../../../platform/request-context.ts';

/** The move that a player asked for and that waits; one a player. */
export interface RegionWish {
  readonly region: RegionId;
  readonly askedAt: Date;
  readonly takesEffectAt: Date;
}

export async function findWish(db: Queryable, playerId: bigint): Promise<RegionWish | undefined> {
  const text = `SELECT region, asked_at AS "askedAt", takes_effect_at AS "takesEffectAt" FROM region_wish WHERE player_id = $1`;
  return (await db.query<RegionWish>(text, [playerId], 'region-wish'))[0];
}

/** In place of an earlier one. The caller holds the player's lock. */
export async function saveWish(tx: Tx, playerId: bigint, wish: RegionWish): Promise<void> {
  await tx.query(
    `INSERT INTO region_wish (player_id, region, asked_at, takes_effect_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (player_id) DO UPDATE SET region = $2, asked_at = $3, takes_effect_at = $4`,
    [playerId, wish.region, wish.askedAt, wish.takesEffectAt],
  );
}

export async function deleteWish(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query('DELETE FROM region_wish WHERE player_id = $1', [playerId]);
}

/** Players whose move is due, longest due first, without those that rest. */
export async function listDue(
  db: Queryable,
  page: { now: Date; resting: readonly string[]; limit: number },
): Promise<bigint[]> {
  const rows = await db.query<{ playerId: bigint }>(
    `SELECT player_id AS "playerId" FROM region_wish WHERE takes_effect_at <= $1 AND player_id::text <> ALL ($2::text[])
     ORDER BY takes_effect_at LIMIT $3`,
    [page.now, page.resting, page.limit],
  );
  return rows.map(({ playerId }) => playerId);
}

export interface RegionChange {
  readonly playerId: bigint;
  readonly change: 'asked' | 'cancelled' | 'moved';
  readonly from: RegionId;
  readonly to: RegionId;
  /** When what waits or waited was asked for; null for a move that did not have to wait. */
  readonly askedAt: Date | null;
  readonly now: Date;
}

/** What a player did about the region stays on record. */
export async function recordChange(tx: Tx, change: RegionChange): Promise<void> {
  const { playerId, from, to, askedAt, now } = change;
  await tx.query(
    `INSERT INTO region_change (player_id, change, from_region, to_region, asked_at, changed_at, request_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [playerId, change.change, from, to, askedAt, now, currentRequestId() ?? null],
  );
}
