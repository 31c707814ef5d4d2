import type { Queryable } from '../database.ts';

export interface ParkedFact {
  readonly reader: string;
  readonly position: bigint;
  readonly playerId: bigint;
  readonly topic: string;
  readonly requestId: string | null;
  readonly parkedAt: Date;
  readonly error: string;
  readonly again: boolean;
}

export async function listParked(db: Queryable, limit: number): Promise<ParkedFact[]> {
  const text = `SELECT reader, position, player_id AS "playerId", topic, request_id AS "requestId", parked_at AS "parkedAt", error, again
FROM fact_parked ORDER BY parked_at, position LIMIT $1`;
  return db.query<ParkedFact>(text, [limit]);
}

export interface ReaderRow {
  readonly inOrder: boolean;
  readonly position: bigint;
}

export async function findReader(db: Queryable, name: string): Promise<ReaderRow | undefined> {
  const text = 'SELECT in_order AS "inOrder", position FROM fact_reader WHERE name = $1';
  return (await db.query<ReaderRow>(text, [name]))[0];
}

/** @returns the facts that will be tried again: this one, or all of the reader's when none is named */
export async function markAgain(db: Queryable, reader: string, position?: bigint): Promise<number> {
  const text = `UPDATE fact_parked SET again = true WHERE reader = $1 AND ($2::bigint IS NULL OR position = $2) RETURNING position`;
  return (await db.query(text, [reader, position ?? null])).length;
}

/** The first position that the journal still has; nothing when it is empty. */
export async function oldestPosition(db: Queryable): Promise<bigint | undefined> {
  const text = 'SELECT min(position) AS position FROM fact';
  return (await db.query<{ position: bigint | null }>(text))[0]?.position ?? undefined;
}

/** @returns whether it will: not while it still reads others again, nor beyond where it is itself */
export async function markReplay(
  db: Queryable,
  { reader, from, to }: { reader: string; from: bigint; to: bigint },
): Promise<boolean> {
  const text = `UPDATE fact_reader SET again_after = $2::bigint - 1, again_to = $3
WHERE name = $1 AND again_to IS NULL AND position >= $3 RETURNING name`;
  return (await db.query(text, [reader, from, to])).length > 0;
}

/** As the owner: no server forgets a reader. @returns whether there was one */
export async function forgetReader(db: Queryable, reader: string): Promise<boolean> {
  return (await db.query('DELETE FROM fact_reader WHERE name = $1 RETURNING name', [reader])).length > 0;
}
