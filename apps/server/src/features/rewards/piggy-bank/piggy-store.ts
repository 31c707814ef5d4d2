import type { Currency } from '@croupier/domain/money/amounts';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { isVersionWithdrawn } from '../programmes/feature.ts';

/** A piggy bank of a player's, and what its goal has counted. */
export interface PiggyRow {
  readonly playerId: bigint;
  /** Also that of its goal. */
  readonly id: string;
  readonly programmeId: bigint;
  readonly version: number;
  readonly code: string;
  readonly currency: Currency;
  readonly createdAt: Date;
  readonly stakedMinor: bigint;
  /** Set aside: what is inside cannot be told until a person has looked at its goal. */
  readonly isFaulty: boolean;
  /** The version that it was started under was withdrawn, whatever was published since. */
  readonly isWithdrawn: boolean;
  readonly brokenAt: Date | null;
  readonly amountMinor: bigint | null;
}

const PIGGY = `SELECT p.player_id AS "playerId", p.id, p.programme_id AS "programmeId", p.version, p.code, p.currency, p.created_at AS "createdAt",
  g.current AS "stakedMinor", g.state = 'faulty' AS "isFaulty", ${isVersionWithdrawn('p')} AS "isWithdrawn", p.broken_at AS "brokenAt", p.amount_minor AS "amountMinor"
FROM piggy_bank p JOIN goal g ON g.player_id = p.player_id AND g.id = p.id`;

/** Piggy banks of a player: the active one first, then those that were broken, the newest first. */
export const listPiggies = (db: Queryable, playerId: bigint, limit: number): Promise<PiggyRow[]> =>
  db.query<PiggyRow>(
    `${PIGGY} WHERE p.player_id = $1 ORDER BY p.broken_at DESC NULLS FIRST, p.id LIMIT $2`,
    [playerId, limit],
    'piggy-list',
  );

export async function findPiggy(
  db: Queryable,
  { playerId, id }: Pick<PiggyRow, 'playerId' | 'id'>,
): Promise<PiggyRow | undefined> {
  const text = `${PIGGY} WHERE p.player_id = $1 AND p.id = $2`;
  return (await db.query<PiggyRow>(text, [playerId, id], 'piggy-find'))[0];
}

/** A version of a programme of piggy banks. */
export type VersionName = Pick<PiggyRow, 'programmeId' | 'version'>;

/** The active ones whose goals still count, of these versions. */
export const listFilling = (
  db: Queryable,
  versions: readonly VersionName[],
  limit: number,
): Promise<Pick<PiggyRow, 'playerId' | 'id'>[]> =>
  db.query(
    `SELECT p.player_id AS "playerId", p.id FROM unnest($1::bigint[], $2::integer[]) AS o (programme_id, version)
JOIN piggy_bank p ON p.programme_id = o.programme_id AND p.version = o.version JOIN goal g ON g.player_id = p.player_id AND g.id = p.id
WHERE p.broken_at IS NULL AND g.state = 'open' ORDER BY p.player_id LIMIT $3`,
    [versions.map(({ programmeId }) => programmeId), versions.map(({ version }) => version), limit],
    'piggy-filling',
  );

/** Versions whose piggy banks fill no more: they were withdrawn, or of their programme nothing is on or to come. */
export const listOver = (db: Queryable, now: Date): Promise<VersionName[]> =>
  db.query<VersionName>(
    `SELECT v.programme_id AS "programmeId", v.version FROM programme p JOIN programme_version v ON v.programme_id = p.id
WHERE p.kind = 'piggy-bank' AND v.published_at IS NOT NULL AND (v.withdrawn_at IS NOT NULL OR NOT EXISTS (
  SELECT FROM programme_version n WHERE n.programme_id = p.id AND n.published_at IS NOT NULL AND n.withdrawn_at IS NULL
    AND (n.until_at IS NULL OR n.until_at > $1)))`,
    [now],
    'piggy-over',
  );

/** Keeps a new piggy bank. The goal of its id is held in the same transaction, before it. */
export async function insertPiggy(
  tx: Tx,
  {
    playerId,
    id,
    programmeId,
    version,
    code,
    currency,
    createdAt,
  }: Omit<PiggyRow, 'stakedMinor' | 'isFaulty' | 'isWithdrawn' | 'brokenAt' | 'amountMinor'>,
): Promise<void> {
  await tx.query(
    `INSERT INTO piggy_bank (player_id, id, programme_id, version, code, currency, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [playerId, id, programmeId, version, code, currency, createdAt],
    'piggy-insert',
  );
}

/** Says that it was broken, and what for. It is called under the player's lock, for one that is active. */
export async function setBroken(
  tx: Tx,
  { playerId, id }: Pick<PiggyRow, 'playerId' | 'id'>,
  { amountMinor, rewardId, now }: { amountMinor: bigint; rewardId: string; now: Date },
): Promise<void> {
  await tx.query(
    `UPDATE piggy_bank SET broken_at = $3, amount_minor = $4, reward_id = $5 WHERE player_id = $1 AND id = $2 AND broken_at IS NULL`,
    [playerId, id, now, amountMinor, rewardId],
    'piggy-broken',
  );
}
