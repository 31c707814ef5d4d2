import type { Queryable, Tx } from '../../../platform/database.ts';

interface Share {
  readonly playerId: bigint;
  readonly programmeId: bigint;
}

const COUNT = `INSERT INTO programme_taken AS t (player_id, programme_id, period, times)
SELECT $1, $2, w.period, 1 FROM unnest($3::text[], $4::integer[]) AS w (period, cap) WHERE w.cap > 0 ORDER BY w.period
ON CONFLICT (player_id, programme_id, period) DO UPDATE SET times = t.times + 1
WHERE t.times < (SELECT w.cap FROM unnest($3::text[], $4::integer[]) AS w (period, cap) WHERE w.period = t.period)
RETURNING period`;

/** One more in each period that has room. @returns those */
export async function countTaken(
  tx: Tx,
  { playerId, programmeId, periods }: Share & { periods: readonly { period: string; cap: number }[] },
): Promise<string[]> {
  const values = [playerId, programmeId, periods.map(({ period }) => period), periods.map(({ cap }) => cap)];
  const rows = await tx.query<{ period: string }>(COUNT, values, 'programmes-take');
  return rows.map(({ period }) => period);
}

const LESSEN = `UPDATE programme_taken SET times = times - 1
WHERE player_id = $1 AND programme_id = $2 AND period = ANY ($3::text[]) AND times > 0`;

export async function lessenTaken(
  tx: Tx,
  { playerId, programmeId, periods }: Share & { periods: readonly string[] },
): Promise<void> {
  if (periods.length > 0) await tx.query(LESSEN, [playerId, programmeId, periods], 'programmes-take-back');
}

export async function listTaken(
  db: Queryable,
  { playerId, programmeId }: Share,
): Promise<ReadonlyMap<string, number>> {
  const text = 'SELECT period, times FROM programme_taken WHERE player_id = $1 AND programme_id = $2';
  const rows = await db.query<{ period: string; times: number }>(
    text,
    [playerId, programmeId],
    'programmes-taken',
  );
  return new Map(rows.map(({ period, times }) => [period, times]));
}
