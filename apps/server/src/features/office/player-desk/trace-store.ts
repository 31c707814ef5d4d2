import type { Queryable, Tx } from '../../../platform/database.ts';

/** What leads to a player: a round, with the request that it was played in, or a request that did something else. */
export interface Trace {
  readonly playerId: bigint;
  readonly roundId: string | null;
  readonly requestId: string | null;
}

const INSERT = `INSERT INTO player_trace (month, player_id, round_id, request_id)
SELECT DISTINCT date_trunc('month', now() AT TIME ZONE 'UTC')::date, t.player_id, t.round_id, t.request_id
FROM unnest($1::bigint[], $2::uuid[], $3::uuid[]) AS t (player_id, round_id, request_id)`;

/** There is no key: what is told of twice may be there twice, and is found once. */
export async function insertTraces(tx: Tx, traces: readonly Trace[]): Promise<void> {
  if (traces.length === 0) return;
  const values = [
    traces.map(({ playerId }) => playerId),
    traces.map(({ roundId }) => roundId),
    traces.map(({ requestId }) => requestId),
  ];
  await tx.query(INSERT, values, 'player-trace');
}

export async function makeTraceMonths(db: Queryable, ahead: number): Promise<void> {
  await db.query('SELECT make_trace_months($1)', [ahead]);
}

export async function dropTraceMonths(db: Queryable, kept: number): Promise<void> {
  await db.query('SELECT drop_trace_months($1)', [kept]);
}
