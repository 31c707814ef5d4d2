import type { Tx } from '../../../platform/database.ts';
import { factsWaitingFor } from '../../../platform/facts/waiting-facts-sql.ts';
import type { Witnessed } from '../../../platform/witness.ts';

/** Who keeps them, and has facts put aside. */
export const WITNESS_READER = 'books-witness';

const SAVE = `INSERT INTO books_witness (player_id, subject, value, seal)
SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::bytea[])
ON CONFLICT (player_id, subject) DO UPDATE SET value = excluded.value, seal = excluded.seal`;

/** Only its one reader runs this and what follows. @param kept each subject once */
export async function saveWitness(tx: Tx, kept: readonly (Witnessed & { seal: Buffer })[]): Promise<void> {
  const values = [...subjectsOf(kept), kept.map(({ value }) => value), kept.map(({ seal }) => seal)];
  await tx.query(SAVE, values, 'books-witness');
}

const DELETE = `DELETE FROM books_witness w USING unnest($1::bigint[], $2::text[]) AS o (player_id, subject)
WHERE w.player_id = o.player_id AND w.subject = o.subject`;

export async function deleteWitness(tx: Tx, over: readonly Omit<Witnessed, 'value'>[]): Promise<void> {
  await tx.query(DELETE, subjectsOf(over), 'books-witness-over');
}

const subjectsOf = (rows: readonly Omit<Witnessed, 'value'>[]): unknown[][] => [
  rows.map(({ playerId }) => playerId),
  rows.map(({ subject }) => subject),
];

/** What is said of a subject now, and what was kept of it; null where there is none. */
export interface SubjectRow extends Omit<Witnessed, 'value'> {
  readonly value: string | null;
  readonly kept: string | null;
  readonly seal: Buffer | null;
}

/** A subject of which a fact waits, or was put aside, is not kept as it is yet. */
export const SUBJECTS = `WITH waiting AS (
  SELECT player_id, coalesce(payload->>'subject', 'open-round ' || coalesce(payload->>'id', payload->>'key')) AS subject
  FROM ${factsWaitingFor(WITNESS_READER)} AS f
  WHERE topic IN ('books.witness', 'balance.changed', 'round.settled')
), subjects AS (
  SELECT id AS player_id, 'player' AS subject, concat_ws(' ', region, age_confirmed, residence) AS value FROM player
  UNION ALL SELECT player_id, 'client-seed ' || number, client_seed FROM seed_pair WHERE client_seed IS NOT NULL
  UNION ALL SELECT player_id, 'open-round ' || key, entry FROM open_round
)
SELECT player_id AS "playerId", subject, s.value, w.value AS kept, w.seal FROM subjects s FULL JOIN books_witness w USING (player_id, subject)
WHERE NOT EXISTS (SELECT FROM waiting f WHERE f.player_id = coalesce(s.player_id, w.player_id) AND f.subject = coalesce(s.subject, w.subject))`;
