import type { Queryable, Tx } from '../../../platform/database.ts';

export interface PurchaseRow {
  readonly playerId: bigint;
  /** The key of the player's client. */
  readonly id: string;
  /** Hash of the request. */
  readonly inputHash: Buffer;
  readonly programmeId: bigint;
  readonly version: number;
  readonly code: string;
  readonly points: number;
  readonly rewardId: string;
  readonly boughtAt: Date;
}

const COLUMNS = `player_id AS "playerId", id, input_hash AS "inputHash", programme_id AS "programmeId", version, code,
  points::float8 AS points, reward_id AS "rewardId", bought_at AS "boughtAt"`;

export async function findPurchase(
  db: Queryable,
  playerId: bigint,
  id: string,
): Promise<PurchaseRow | undefined> {
  const text = `SELECT ${COLUMNS} FROM purchase WHERE player_id = $1 AND id = $2`;
  return (await db.query<PurchaseRow>(text, [playerId, id], 'store-find'))[0];
}

/** Finds the purchase of a reward, if it was bought. */
export async function findPurchaseOfReward(
  db: Queryable,
  playerId: bigint,
  rewardId: string,
): Promise<PurchaseRow | undefined> {
  const text = `SELECT ${COLUMNS} FROM purchase WHERE player_id = $1 AND reward_id = $2`;
  return (await db.query<PurchaseRow>(text, [playerId, rewardId], 'store-of-reward'))[0];
}

export async function insertPurchase(tx: Tx, row: PurchaseRow): Promise<void> {
  const { playerId, id, inputHash, programmeId, version, code, points, rewardId, boughtAt } = row;
  await tx.query(
    `INSERT INTO purchase (player_id, id, input_hash, programme_id, version, code, points, reward_id, bought_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [playerId, id, inputHash, programmeId, version, code, points, rewardId, boughtAt],
    'store-insert',
  );
}

/** The newest ones first, those after one of the list. */
export async function listPurchases(
  db: Queryable,
  playerId: bigint,
  { after, limit }: { after: string | null; limit: number },
): Promise<PurchaseRow[]> {
  return db.query<PurchaseRow>(
    `SELECT ${COLUMNS} FROM purchase p WHERE player_id = $1 AND ($2::uuid IS NULL OR (bought_at, id) <
  (SELECT a.bought_at, a.id FROM purchase a WHERE a.player_id = $1 AND a.id = $2)) ORDER BY bought_at DESC, id DESC LIMIT $3`,
    [playerId, after, limit],
    'store-list',
  );
}
