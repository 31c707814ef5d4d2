import type { Queryable, Tx } from '../../../platform/database.ts';

/** By what a person is known: a document that they have shown, which one account has, or a tax number that they gave, which none has alone. */
export type MarkKind = 'document' | 'tax';

export interface MarkHash {
  readonly kind: MarkKind;
  readonly hash: Buffer;
}

/** Whoever shows the same, one after the other, until the transaction is over. */
export async function lockMark(tx: Tx, { kind, hash }: MarkHash): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 84))', [
    `${kind} ${hash.toString('hex')}`,
  ]);
}

/** Whether another account has it, and whether any other has ever shown it. */
export async function findOthers(
  db: Queryable,
  playerId: bigint,
  { kind, hash }: MarkHash,
): Promise<{ hold: boolean; met: boolean }> {
  const text = `SELECT coalesce(bool_or(holds), false) AS hold, count(*) > 0 AS met FROM person_mark
WHERE kind = $2 AND hash = $3 AND player_id <> $1`;
  return (await db.query<{ hold: boolean; met: boolean }>(text, [playerId, kind, hash]))[0]!;
}

/** Notes that an account has shown it. What it had it keeps; one that it was only seen with may become its own. */
export async function saveMark(
  tx: Tx,
  playerId: bigint,
  { kind, hash, holds, now }: MarkHash & { holds: boolean; now: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO person_mark AS m (player_id, kind, hash, holds, first_at) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (player_id, kind, hash) DO UPDATE SET holds = m.holds OR excluded.holds`,
    [playerId, kind, hash, holds, now],
  );
}

/** Of a kind that a player says one of at a time: takes away what it said before. */
export async function deleteOtherMarks(
  tx: Tx,
  playerId: bigint,
  { kind, hash }: { kind: MarkKind; hash: Buffer | null },
): Promise<void> {
  const text = 'DELETE FROM person_mark WHERE player_id = $1 AND kind = $2 AND hash IS DISTINCT FROM $3';
  await tx.query(text, [playerId, kind, hash]);
}

/** By which documents an account was seen: those that it has, and those that another has. */
export const listDocumentHashes = (
  db: Queryable,
  playerId: bigint,
): Promise<{ hash: Buffer; holds: boolean }[]> =>
  db.query<{ hash: Buffer; holds: boolean }>(
    `SELECT hash, holds FROM person_mark WHERE player_id = $1 AND kind = 'document' ORDER BY hash`,
    [playerId],
    'person-marks',
  );

/** The documents that these have, in the order in which they are locked. */
export const listHeldDocuments = async (db: Queryable, playerIds: readonly bigint[]): Promise<Buffer[]> =>
  (
    await db.query<{ hash: Buffer }>(
      `SELECT hash FROM person_mark WHERE player_id = ANY ($1) AND kind = 'document' AND holds ORDER BY hash`,
      [playerIds],
    )
  ).map(({ hash }) => hash);

/** Who was seen with a document and does not have it. */
export const listMetWith = async (db: Queryable, hashes: readonly Buffer[]): Promise<bigint[]> =>
  (
    await db.query<{ playerId: bigint }>(
      `SELECT DISTINCT player_id AS "playerId" FROM person_mark
WHERE kind = 'document' AND hash = ANY ($1) AND NOT holds ORDER BY player_id`,
      [hashes],
    )
  ).map(({ playerId }) => playerId);

/** Whether another account has given the tax number of this one: a person has one, and one account. */
export async function sharesTaxNumber(db: Queryable, playerId: bigint): Promise<boolean> {
  const text = `SELECT FROM person_mark m JOIN person_mark o ON o.kind = m.kind AND o.hash = m.hash AND o.player_id <> m.player_id
WHERE m.player_id = $1 AND m.kind = 'tax' LIMIT 1`;
  return (await db.query(text, [playerId])).length > 0;
}
