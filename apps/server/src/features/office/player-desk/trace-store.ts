import type { Tx } from '../../../platform/database.ts';

export interface Trace {
  readonly id: string;
  readonly playerId: bigint;
  readonly what: 'round' | 'request';
}

const INSERT = `INSERT INTO player_trace (id, player_id, what)
SELECT DISTINCT * FROM unnest($1::uuid[], $2::bigint[], $3::text[]) ON CONFLICT DO NOTHING`;

/** Each once; what is there stays. */
export async function insertTraces(tx: Tx, traces: readonly Trace[]): Promise<void> {
  if (traces.length === 0) return;
  const values = [
    traces.map(({ id }) => id),
    traces.map(({ playerId }) => playerId),
    traces.map(({ what }) => what),
  ];
  await tx.query(INSERT, values, 'player-trace');
}
