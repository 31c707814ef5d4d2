import type { RegionId } from '@croupier/domain/site/regions';
import type { Tx } from '../../../platform/database.ts';

export interface SegmentRow {
  readonly code: string;
  readonly filter: object | null;
  readonly madeAt: Date;
  readonly madeBy: string;
}

/** Makes a segment anew, of these players: it is a set as it was at a moment. @returns how many of them there are */
export async function replaceSegment(
  tx: Tx,
  segment: SegmentRow,
  playerIds: readonly bigint[],
): Promise<number> {
  await beginAnew(tx, segment);
  const rows = await tx.query(
    `INSERT INTO segment_player (player_id, segment) SELECT p.id, $2 FROM player p WHERE p.id = ANY ($1::bigint[]) AND p.lapsed_at IS NULL
ORDER BY p.id RETURNING player_id`,
    [playerIds, segment.code],
  );
  return rows.length;
}

/** Filter of a segment: a player is in it where all of it holds. */
export interface SegmentFilter {
  readonly regions?: readonly RegionId[];
  readonly brands?: readonly string[];
  readonly verified?: number;
  readonly registered?: { readonly afterDays?: number; readonly beforeDays?: number };
  readonly deposits?: { readonly least?: number; readonly most?: number };
}

/** The days and deposits are counted as for an audience (`findStanding`); what is left out holds for everybody. */
const BY_FILTER = `WITH taken AS (
  INSERT INTO segment_player (player_id, segment)
  SELECT p.id, $1 FROM player p
  WHERE p.lapsed_at IS NULL AND ($3::text[] IS NULL OR p.region = ANY ($3)) AND ($4::text[] IS NULL OR p.brand = ANY ($4))
    AND p.verify_level >= $5 AND p.created_at <= $2::timestamptz - make_interval(days => $6)
    AND ($7::integer IS NULL OR p.created_at > $2::timestamptz - make_interval(days => $7))
    AND ($8::integer IS NULL AND $9::integer IS NULL OR
      (SELECT count(*) FROM pay_in i WHERE i.player_id = p.id AND i.state = 'PAID' AND i.kind = 'real')
        BETWEEN coalesce($8, 0) AND coalesce($9, 2147483647))
  ORDER BY p.id RETURNING player_id)
SELECT count(*)::integer AS players FROM taken`;

/** The same of all players whom a filter takes in. */
export async function replaceSegmentBy(
  tx: Tx,
  segment: SegmentRow,
  { regions, brands, verified = 0, registered = {}, deposits = {} }: SegmentFilter,
): Promise<number> {
  await beginAnew(tx, segment);
  const values = [
    ...[segment.code, segment.madeAt, regions ?? null, brands ?? null, verified],
    ...[
      registered.afterDays ?? 0,
      registered.beforeDays ?? null,
      deposits.least ?? null,
      deposits.most ?? null,
    ],
  ];
  return (await tx.query<{ players: number }>(BY_FILTER, values))[0]!.players;
}

/** The row is locked first: of two who make it at once the second makes it last. */
async function beginAnew(tx: Tx, { code, filter, madeAt, madeBy }: SegmentRow): Promise<void> {
  await tx.query(
    `INSERT INTO segment (code, filter, made_at, made_by) VALUES ($1, $2, $3, $4)
ON CONFLICT (code) DO UPDATE SET filter = $2, made_at = $3, made_by = $4`,
    [code, filter && JSON.stringify(filter), madeAt, madeBy],
  );
  await tx.query('DELETE FROM segment_player WHERE segment = $1', [code]);
}
