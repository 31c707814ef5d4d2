import type { Queryable, Tx } from '../../../platform/database.ts';

/** A part for one time that a target was reached. */
export interface PartDraw {
  readonly playerId: bigint;
  readonly goalId: string;
  readonly times: number;
  readonly code: string;
  readonly programmeId: bigint;
  readonly version: number;
  /** Null until it is drawn. */
  readonly part: string | null;
  readonly seedPair: number | null;
  readonly nonce: number | null;
}
export type PartKey = Pick<PartDraw, 'playerId' | 'goalId' | 'times'>;

const COLUMNS = `player_id AS "playerId", goal_id AS "goalId", times, code, programme_id AS "programmeId", version, part, seed_pair AS "seedPair", nonce`;

interface Reached {
  readonly playerId: bigint;
  readonly goalId: string;
  readonly code: string;
  readonly programmeId: bigint;
  readonly version: number;
  /** How often the target was reached by now. */
  readonly times: number;
  readonly reachedAt: Date;
}

/** Keeps a draw to be made for each time that has none yet. */
export async function insertReached(tx: Tx, reached: Reached): Promise<void> {
  const { playerId, goalId, times, code, programmeId, version, reachedAt } = reached;
  const text = `INSERT INTO part_draw (player_id, goal_id, times, code, programme_id, version, reached_at)
SELECT $1, $2, each, $4, $5, $6, $7 FROM generate_series(1, $3::integer) AS each ON CONFLICT DO NOTHING`;
  await tx.query(text, [playerId, goalId, times, code, programmeId, version, reachedAt], 'parts-reached');
}

/** Draws that are still to be made. */
export async function listDue(
  db: Queryable,
  { resting, limit }: { resting: readonly string[]; limit: number },
): Promise<PartKey[]> {
  const text = `SELECT player_id AS "playerId", goal_id AS "goalId", times FROM part_draw
WHERE part IS NULL AND goal_id || ' ' || times <> ALL ($1::text[])
ORDER BY reached_at, player_id, goal_id, times LIMIT $2`;
  return db.query<PartKey>(text, [resting, limit], 'parts-due');
}

/** Those of one player and promotion. */
export async function listDueOf(db: Queryable, playerId: bigint, code: string): Promise<PartKey[]> {
  const text = `SELECT player_id AS "playerId", goal_id AS "goalId", times FROM part_draw
WHERE player_id = $1 AND code = $2 AND part IS NULL ORDER BY reached_at, goal_id, times`;
  return db.query<PartKey>(text, [playerId, code], 'parts-due-of');
}

/** A draw that is still to be made; undefined where it was made, or is none any more. */
export async function findDue(tx: Tx, { playerId, goalId, times }: PartKey): Promise<PartDraw | undefined> {
  const text = `SELECT ${COLUMNS} FROM part_draw WHERE player_id = $1 AND goal_id = $2 AND times = $3 AND part IS NULL`;
  return (await tx.query<PartDraw>(text, [playerId, goalId, times], 'parts-find-due'))[0];
}

export async function dropDue(tx: Tx, { playerId, goalId, times }: PartKey): Promise<void> {
  const text = 'DELETE FROM part_draw WHERE player_id = $1 AND goal_id = $2 AND times = $3 AND part IS NULL';
  await tx.query(text, [playerId, goalId, times], 'parts-drop-due');
}

/** Says what was drawn, and adds it to what the player has. */
export async function setDrawn(
  tx: Tx,
  { playerId, goalId, times, programmeId }: PartKey & Pick<PartDraw, 'programmeId'>,
  drawn: { part: string; seedPair: number; nonce: number; now: Date },
): Promise<void> {
  const { part, seedPair, nonce, now } = drawn;
  const text = `UPDATE part_draw SET part = $4, seed_pair = $5, nonce = $6, drawn_at = $7
WHERE player_id = $1 AND goal_id = $2 AND times = $3 AND part IS NULL`;
  await tx.query(text, [playerId, goalId, times, part, seedPair, nonce, now], 'parts-drawn');
  const add = `INSERT INTO held_part (player_id, programme_id, part, have) VALUES ($1, $2, $3, 1)
ON CONFLICT (player_id, programme_id, part) DO UPDATE SET have = held_part.have + 1`;
  await tx.query(add, [playerId, programmeId, part], 'parts-add');
}

/** The newest part of a player in a promotion. */
export async function findLastPart(
  db: Queryable,
  playerId: bigint,
  programmeId: bigint,
): Promise<PartDraw | undefined> {
  const text = `SELECT ${COLUMNS} FROM part_draw WHERE player_id = $1 AND programme_id = $2 AND part IS NOT NULL
ORDER BY drawn_at DESC, times DESC LIMIT 1`;
  return (await db.query<PartDraw>(text, [playerId, programmeId], 'parts-last'))[0];
}

/** How many of each part a player has. */
export async function readParts(
  db: Queryable,
  playerId: bigint,
  programmeId: bigint,
): Promise<Map<string, number>> {
  const text = 'SELECT part, have FROM held_part WHERE player_id = $1 AND programme_id = $2 AND have > 0';
  const rows = await db.query<{ part: string; have: number }>(text, [playerId, programmeId], 'parts-held');
  return new Map(rows.map(({ part, have }) => [part, have]));
}

export type Needs = readonly { readonly part: string; readonly count: number }[];

/** Takes parts, all of them or none. @returns whether they were there */
export async function spendParts(
  tx: Tx,
  { playerId, programmeId, needs }: { playerId: bigint; programmeId: bigint; needs: Needs },
): Promise<boolean> {
  const text = `WITH need AS (SELECT * FROM unnest($3::text[], $4::integer[]) AS n (part, count)),
  there AS (SELECT h.part, n.count FROM need n JOIN held_part h ON h.player_id = $1 AND h.programme_id = $2 AND h.part = n.part AND h.have >= n.count)
UPDATE held_part h SET have = h.have - t.count FROM there t
WHERE h.player_id = $1 AND h.programme_id = $2 AND h.part = t.part AND h.have >= t.count
  AND (SELECT count(*) FROM there) = (SELECT count(*) FROM need) RETURNING h.part`;
  const values = [playerId, programmeId, needs.map(({ part }) => part), needs.map(({ count }) => count)];
  return (await tx.query(text, values, 'parts-spend')).length === needs.length;
}
