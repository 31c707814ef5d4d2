import type { Queryable, Tx } from '../../../platform/database.ts';
import type { OwedTable } from '../../rewards/rewards/feature.ts';
import { isStopped, mayBePlaced } from '../../rewards/standing/feature.ts';
import type { PlacedRow } from './order-store.ts';

/** A season whose places stand. */
export interface FrozenRow {
  readonly programmeId: bigint;
  readonly version: number;
}

/** Begins to freeze a season, once. @returns false where it is frozen, or another process has begun */
export async function insertSeason(
  tx: Tx,
  { programmeId, version, now }: FrozenRow & { now: Date },
): Promise<boolean> {
  const text = `INSERT INTO nomination_season (programme_id, version, frozen_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING version`;
  return (await tx.query(text, [programmeId, version, now], 'nominations-season')).length === 1;
}

/** Finds those of these seasons whose places stand. */
export const listFrozen = (db: Queryable, programmes: readonly bigint[]): Promise<FrozenRow[]> =>
  db.query<FrozenRow>(
    `SELECT programme_id AS "programmeId", version FROM nomination_season WHERE programme_id = ANY ($1::bigint[])`,
    [programmes],
    'nominations-frozen',
  );

const PLACE = `n.code, n.number, n.player_id AS "playerId", e.shown_as AS "shownAs", p.nickname, n.result`;
/** Whoever has been blocked or excluded since, or is on a break, keeps their place and is not shown. */
const KEPT = `FROM nomination_place n JOIN nomination_entry e USING (player_id, programme_id, code) JOIN player p ON p.id = n.player_id
WHERE ${mayBePlaced('p', '$1')} AND NOT ${isStopped('n.player_id', '$1')}`;

export type KeptRow = PlacedRow & { readonly code: string };

/** The first places of seasons that are over. */
export const listWinners = (
  db: Queryable,
  { now, programmes, count }: { now: Date; programmes: readonly bigint[]; count: number },
): Promise<(KeptRow & { programmeId: bigint })[]> =>
  db.query(
    `SELECT n.programme_id AS "programmeId", ${PLACE} ${KEPT} AND n.programme_id = ANY ($2::bigint[]) AND n.number <= $3
ORDER BY n.programme_id, n.code, n.number`,
    [now, programmes, count],
    'nominations-winners',
  );

/** The place of a player in one that is over, and those around it. */
export const listKeptAround = (
  db: Queryable,
  of: { now: Date; programmeId: bigint; code: string; playerId: bigint; neighbours: number },
): Promise<KeptRow[]> =>
  db.query<KeptRow>(
    `SELECT ${PLACE} ${KEPT} AND n.programme_id = $2 AND n.code = $3 AND n.number BETWEEN
  (SELECT number - $5 FROM nomination_place WHERE player_id = $4 AND programme_id = $2 AND code = $3)
  AND (SELECT number + $5 FROM nomination_place WHERE player_id = $4 AND programme_id = $2 AND code = $3) ORDER BY n.number`,
    [of.now, of.programmeId, of.code, of.playerId, of.neighbours],
    'nominations-kept-around',
  );

/** A place whose reward is not given yet. */
export interface OwedRow {
  readonly programmeId: bigint;
  readonly version: number;
  readonly code: string;
  readonly number: number;
  readonly playerId: bigint;
}

type PlaceKey = Pick<OwedRow, 'programmeId' | 'code' | 'number'>;

export const keyOf = ({ programmeId, code, number }: PlaceKey): string => `${programmeId} ${code} ${number}`;

/** Places whose reward may be given by now, those that have waited longest first. @param resting keys of those that are left alone */
export const listOwed = (
  db: Queryable,
  { now, resting, limit }: { now: Date; resting: readonly string[]; limit: number },
): Promise<OwedRow[]> =>
  db.query<OwedRow>(
    `SELECT n.programme_id AS "programmeId", s.version, n.code, n.number, n.player_id AS "playerId"
FROM nomination_place n JOIN nomination_season s USING (programme_id)
WHERE n.owed_from <= $1 AND n.programme_id || ' ' || n.code || ' ' || n.number <> ALL ($2::text[]) ORDER BY n.owed_from LIMIT $3`,
    [now, resting, limit],
    'nominations-owed',
  );

/** Places as `rewards` reads whether one is owed something. */
export const OWED_PLACES: OwedTable = {
  ...{ name: 'nomination_place', key: ['programme_id', 'code', 'number'], isOwed: 'owed_from IS NOT NULL' },
  ...{ from: 'owed_from', given: 'owed_from = NULL', reward: 'reward_id' },
};
