import type { Currency } from '@croupier/domain/money/amounts';
import type { Queryable, Tx } from '../../../platform/database.ts';

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
  readonly brokenAt: Date | null;
  readonly amountMinor: bigint | null;
}

const PIGGY = `SELECT p.player_id AS "playerId", p.id, p.programme_id AS "programmeId", p.version, p.code, p.currency, p.created_at AS "createdAt",
  g.current AS "stakedMinor", g.state = 'faulty' AS "isFaulty", p.broken_at AS "brokenAt", p.amount_minor AS "amountMinor"
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

/** The active ones whose goals still count, of these programmes. */
export const listFilling = (
  db: Queryable,
  programmeIds: readonly bigint[],
  limit: number,
): Promise<Pick<PiggyRow, 'playerId' | 'id'>[]> =>
  db.query(
    `SELECT p.player_id AS "playerId", p.id FROM piggy_bank p JOIN goal g ON g.player_id = p.player_id AND g.id = p.id
WHERE p.broken_at IS NULL AND p.programme_id = ANY ($1::bigint[]) AND g.state = 'open' ORDER BY p.player_id LIMIT $2`,
    [programmeIds, limit],
    'piggy-filling',
  );

/** Programmes whose piggy banks fill no more: they were ended or withdrawn. */
export async function listOver(db: Queryable): Promise<bigint[]> {
  const text = `SELECT id FROM programme WHERE kind = 'piggy-bank' AND state IN ('ENDED', 'WITHDRAWN')`;
  return (await db.query<{ id: bigint }>(text, [], 'piggy-over')).map(({ id }) => id);
}

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
  }: Omit<PiggyRow, 'stakedMinor' | 'isFaulty' | 'brokenAt' | 'amountMinor'>,
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
