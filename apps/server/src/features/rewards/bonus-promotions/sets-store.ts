import type { Queryable, Tx } from '../../../platform/database.ts';
import type { Needs } from './parts-store.ts';

/** Something that was made of parts. */
export interface MadeSet {
  readonly playerId: bigint;
  /** The key of the player's client. */
  readonly id: string;
  readonly code: string;
  readonly recipe: string;
  readonly programmeId: bigint;
  readonly version: number;
  readonly rewardId: string;
  readonly madeAt: Date;
}

const COLUMNS = `player_id AS "playerId", id, code, recipe, programme_id AS "programmeId", version, reward_id AS "rewardId", made_at AS "madeAt"`;

export async function findSet(db: Queryable, playerId: bigint, id: string): Promise<MadeSet | undefined> {
  const text = `SELECT ${COLUMNS} FROM made_set WHERE player_id = $1 AND id = $2`;
  return (await db.query<MadeSet>(text, [playerId, id], 'sets-find'))[0];
}

/** The newest of a player in a promotion. */
export async function findLastSet(
  db: Queryable,
  playerId: bigint,
  code: string,
): Promise<MadeSet | undefined> {
  const text = `SELECT ${COLUMNS} FROM made_set WHERE player_id = $1 AND code = $2 ORDER BY made_at DESC LIMIT 1`;
  return (await db.query<MadeSet>(text, [playerId, code], 'sets-last'))[0];
}

export async function insertSet(tx: Tx, set: MadeSet, spent: Needs): Promise<void> {
  const { playerId, id, code, recipe, programmeId, version, rewardId, madeAt } = set;
  const byPart = JSON.stringify(Object.fromEntries(spent.map(({ part, count }) => [part, count])));
  await tx.query(
    `INSERT INTO made_set (player_id, id, code, recipe, programme_id, version, spent, reward_id, made_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [playerId, id, code, recipe, programmeId, version, byPart, rewardId, madeAt],
    'sets-insert',
  );
}
