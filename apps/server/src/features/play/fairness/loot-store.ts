import type { Queryable, Tx } from '../../../platform/database.ts';

/** Names one draw from a table. */
export interface LootKey {
  readonly playerId: bigint;
  readonly seedPair: number;
  readonly domain: string;
  readonly nonce: number;
}

export interface LootRow extends LootKey {
  readonly tableHash: string;
  readonly programmeId: bigint;
  readonly version: number;
  readonly drawnPlace: number;
  /** Null until the stock was looked at. */
  readonly givenPlace: number | null;
  readonly rewardId: string | null;
  readonly at: Date;
}

const ROW = `player_id AS "playerId", seed_pair AS "seedPair", domain, nonce, table_hash AS "tableHash",
  programme_id AS "programmeId", version, drawn_place AS "drawnPlace", given_place AS "givenPlace", reward_id AS "rewardId", at`;

const keysOf = ({ playerId, seedPair, domain, nonce }: LootKey) => [playerId, seedPair, domain, nonce];

/** Keeps the table of a draw, once: nobody waits for who keeps it at the same moment unless neither had it. */
export async function keepTable(tx: Tx, hash: string, rows: string): Promise<void> {
  const text = `INSERT INTO loot_table (hash, rows) SELECT $1, $2 WHERE NOT EXISTS (SELECT FROM loot_table WHERE hash = $1)
ON CONFLICT DO NOTHING`;
  await tx.query(text, [hash, rows], 'loot-keep-table');
}

export async function findTable(db: Queryable, hash: string): Promise<string | undefined> {
  const text = 'SELECT rows FROM loot_table WHERE hash = $1';
  return (await db.query<{ rows: string }>(text, [hash], 'loot-find-table'))[0]?.rows;
}

/** The nonce of the player's next draw in the domain; it is theirs while their seat is locked. */
export async function nextNonce(tx: Tx, of: Omit<LootKey, 'nonce'>): Promise<number> {
  const text = `SELECT coalesce(max(nonce) + 1, 0) AS nonce FROM loot_draw
WHERE player_id = $1 AND seed_pair = $2 AND domain = $3`;
  const [row] = await tx.query<{ nonce: number }>(text, [of.playerId, of.seedPair, of.domain], 'loot-next-nonce'); // prettier-ignore
  return row!.nonce;
}

export async function insertDraw(
  tx: Tx,
  draw: Omit<LootRow, 'givenPlace' | 'rewardId'> & { readonly draws: readonly number[] | null },
): Promise<void> {
  const text = `INSERT INTO loot_draw
  (player_id, seed_pair, domain, nonce, table_hash, programme_id, version, drawn_place, at, draws)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;
  const { tableHash, programmeId, version, drawnPlace, at, draws } = draw;
  const values = [...keysOf(draw), tableHash, programmeId, version, drawnPlace, at, draws];
  await tx.query(text, values, 'loot-insert-draw');
}

/** Says what is given for a draw, once. @returns false when it was said before */
export async function setGiven(
  tx: Tx,
  key: LootKey,
  { givenPlace, rewardId }: { givenPlace: number; rewardId: string | null },
): Promise<boolean> {
  const text = `UPDATE loot_draw SET given_place = $5, reward_id = $6
WHERE player_id = $1 AND seed_pair = $2 AND domain = $3 AND nonce = $4 AND given_place IS NULL RETURNING nonce`;
  const set = await tx.query(text, [...keysOf(key), givenPlace, rewardId], 'loot-set-given');
  return set.length === 1;
}

export async function findDraw(db: Queryable, key: LootKey): Promise<LootRow | undefined> {
  const text = `SELECT ${ROW} FROM loot_draw WHERE player_id = $1 AND seed_pair = $2 AND domain = $3 AND nonce = $4`;
  return (await db.query<LootRow>(text, keysOf(key), 'loot-find-draw'))[0];
}
