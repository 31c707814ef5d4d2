import type { AchievementTier } from '@croupier/domain/rewards/achievements';
import type { Queryable, Tx } from '../../../platform/database.ts';
import type { OwedTable } from '../rewards/feature.ts';

/** A medal that a player has reached. */
export interface TierRow {
  readonly playerId: bigint;
  readonly code: string;
  readonly tier: AchievementTier;
  /** Number of the target, from 1. */
  readonly place: number;
  readonly programmeId: bigint;
  readonly version: number;
  readonly reachedAt: Date;
  readonly seen: boolean;
}

export type TierKey = Pick<TierRow, 'playerId' | 'code' | 'tier'>;

const COLUMNS = `player_id AS "playerId", code, tier, place, programme_id AS "programmeId", version, reached_at AS "reachedAt", seen`;

/** The medals of a player, the oldest first. */
export const listTiers = (db: Queryable, playerId: bigint): Promise<TierRow[]> =>
  db.query<TierRow>(
    `SELECT ${COLUMNS} FROM achievement_tier WHERE player_id = $1 ORDER BY reached_at, code, place`,
    [playerId],
    'achievements-tiers',
  );

/** Keeps a medal, once. @returns false where its player has it */
export async function insertTier(
  tx: Tx,
  { playerId, code, tier, place, programmeId, version, reachedAt }: Omit<TierRow, 'seen'>,
  owedFrom: Date | null,
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO achievement_tier (player_id, code, tier, place, programme_id, version, reached_at, owed_from)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING code`,
    [playerId, code, tier, place, programmeId, version, reachedAt, owedFrom],
    'achievements-insert',
  );
  return rows.length === 1;
}

/** Says that a player has seen the medals that they reached until an instant. */
export async function setSeen(db: Queryable, playerId: bigint, until: Date): Promise<void> {
  const text = `UPDATE achievement_tier SET seen = true WHERE player_id = $1 AND reached_at <= $2 AND NOT seen`;
  await db.query(text, [playerId, until], 'achievements-seen');
}

export const keyOf = ({ playerId, code, tier }: TierKey): string => `${playerId} ${code} ${tier}`;

/** Medals whose reward may be given by now, those that have waited longest first. @param resting keys of those that are left alone */
export const listOwed = (
  db: Queryable,
  { now, resting, limit }: { now: Date; resting: readonly string[]; limit: number },
): Promise<TierRow[]> =>
  db.query<TierRow>(
    `SELECT ${COLUMNS} FROM achievement_tier WHERE owed_from <= $1 AND player_id || ' ' || code || ' ' || tier <> ALL ($2::text[])
ORDER BY owed_from LIMIT $3`,
    [now, resting, limit],
    'achievements-owed',
  );

/** Medals as `rewards` reads whether one is owed something. */
export const OWED_MEDALS: OwedTable = {
  ...{ name: 'achievement_tier', key: ['player_id', 'code', 'tier'], isOwed: 'owed_from IS NOT NULL' },
  ...{ from: 'owed_from', given: 'owed_from = NULL', reward: 'reward_id' },
};
