import type { Tx } from '../../../platform/database.ts';

export interface SegmentRow {
  readonly code: string;
  readonly filter: object | null;
  readonly madeAt: Date;
  readonly madeBy: string;
}

/** Makes a segment anew, of these players: it is a set as it was at a moment. */
export async function replaceSegment(
  tx: Tx,
  { code, filter, madeAt, madeBy }: SegmentRow,
  playerIds: readonly bigint[],
): Promise<void> {
  await tx.query(
    `INSERT INTO segment (code, filter, made_at, made_by) VALUES ($1, $2, $3, $4)
ON CONFLICT (code) DO UPDATE SET filter = $2, made_at = $3, made_by = $4`,
    [code, filter && JSON.stringify(filter), madeAt, madeBy],
  );
  await tx.query('DELETE FROM segment_player WHERE segment = $1', [code]);
  await tx.query(
    `INSERT INTO segment_player (player_id, segment) SELECT DISTINCT id, $2 FROM unnest($1::bigint[]) AS n (id) ORDER BY id`,
    [playerIds, code],
  );
}
