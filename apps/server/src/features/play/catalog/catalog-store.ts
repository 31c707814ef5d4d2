import type { Queryable } from '../../../platform/database.ts';

interface MathsRow {
  readonly game: string;
  readonly mathVersion: number;
  readonly mathHash: string;
}

/** The small number that rounds store for a version of a game's maths; given once, kept for ever. */
export async function mathsIdOf(db: Queryable, maths: MathsRow): Promise<number> {
  const find = 'SELECT id FROM game_maths WHERE math_hash = $1';
  // Looked for first: an insert that meets a conflict would use up a number of the identity at each start.
  const [known] = await db.query<{ id: number }>(find, [maths.mathHash]);
  if (known) return known.id;
  const insert =
    'INSERT INTO game_maths (game, math_version, math_hash) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';
  await db.query(insert, [maths.game, maths.mathVersion, maths.mathHash]);
  const [row] = await db.query<{ id: number }>(find, [maths.mathHash]);
  return row!.id;
}

/** Every version that was ever given a number. */
export async function listMaths(db: Queryable): Promise<(MathsRow & { id: number })[]> {
  const text = 'SELECT id, game, math_version AS "mathVersion", math_hash AS "mathHash" FROM game_maths';
  return db.query(text);
}
