import { spanOf } from '@croupier/domain/rewards/programmes';
import type { Queryable } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import type { Version } from './read-programmes.ts';

/** A repetition as it is kept. */
export interface RunRow {
  readonly id: string;
  readonly number: number;
  /** The one it began under. */
  readonly version: number;
  readonly state: 'OPEN' | 'CLOSED' | 'CANCELED';
  readonly from: Date;
  readonly until: Date | null;
  readonly closedAt: Date | null;
  readonly resultHash: string | null;
}

const COLUMNS = `id, number, version, state, from_at AS "from", until_at AS until, closed_at AS "closedAt", result_hash AS "resultHash"`;

/** The run of a number: made by whoever asks first, the same for all. @param number from 0 */
export async function findRun(
  db: Queryable,
  { id, version, programme }: Version,
  number: number,
): Promise<RunRow> {
  const { from, until } = spanOf(programme.schedule, programme.audience.regions, number);
  const values = [derivedUuid(`programme-run ${id} ${number}`), id, number, version, from, until];
  const find = `SELECT ${COLUMNS} FROM programme_run WHERE programme_id = $1 AND number = $2`;
  const [known] = await db.query<RunRow>(find, [id, number], 'programmes-run');
  if (known) return known;
  const text = `INSERT INTO programme_run (id, programme_id, number, version, from_at, until_at) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (programme_id, number) DO NOTHING`;
  await db.query(text, values, 'programmes-run-insert');
  return (await db.query<RunRow>(find, [id, number], 'programmes-run'))[0]!;
}
