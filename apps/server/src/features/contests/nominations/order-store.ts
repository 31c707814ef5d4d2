import type { NominationMeasure } from '@croupier/domain/contests/nominations';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { isStopped, mayBePlaced } from '../../rewards/standing/feature.ts';

/** A player who has come to something in a nomination that is on. */
export interface StoodRow {
  readonly playerId: bigint;
  readonly result: bigint;
  /** The instant at which they came to it: of two with the same result one was first. */
  readonly reachedAt: Date;
}

/** A place of a player, as it is shown. */
export interface PlacedRow {
  readonly number: number;
  readonly playerId: bigint;
  readonly shownAs: string;
  readonly nickname: string;
  readonly result: bigint;
}

/** A nomination and the instant by which breaks and exclusions are judged. */
export interface Ordered {
  readonly programmeId: bigint;
  readonly code: string;
  readonly measure: NominationMeasure;
  readonly now: Date;
}

/** Everybody who has come to something in a nomination. A blocked or excluded player has no place; one on a break keeps theirs. */
const STOOD = `SELECT e.player_id, g.current AS result, coalesce(g.reached_at, g.counts_from) AS reached_at
  FROM nomination_entry e JOIN goal g ON g.player_id = e.player_id AND g.id = e.goal_id JOIN player p ON p.id = e.player_id
  WHERE e.programme_id = $1 AND e.code = $2 AND e.measure = $3 AND g.current > 0 AND g.state = 'open' AND ${mayBePlaced('p', '$4')}`;
/** The order of places: by the result, who came to it first, and the number of the account. */
const IN_ORDER = 'result DESC, reached_at, player_id';
const ROW = `player_id AS "playerId", result, reached_at AS "reachedAt"`;

/** The whole order of a nomination. It is as long as there are players in it: `keptOrder` asks for it. */
export const listOrder = (db: Queryable, of: Ordered): Promise<StoodRow[]> =>
  db.query<StoodRow>(
    `SELECT ${ROW} FROM (${STOOD}) AS stood ORDER BY ${IN_ORDER}`,
    valuesOf(of),
    'nominations-order',
  );

/** The row of one player in it; undefined where they have no place. */
export async function findStood(db: Queryable, of: Ordered, playerId: bigint): Promise<StoodRow | undefined> {
  const text = `SELECT ${ROW} FROM (${STOOD} AND e.player_id = $5) AS stood`;
  return (await db.query<StoodRow>(text, [...valuesOf(of), playerId], 'nominations-stood'))[0];
}

/** Whether the place of one is before that of another: the same order as that of the statements. */
export function isBefore(one: StoodRow, other: StoodRow): boolean {
  if (one.result !== other.result) return one.result > other.result;
  const later = one.reachedAt.getTime() - other.reachedAt.getTime();
  return later === 0 ? one.playerId < other.playerId : later < 0;
}

/** Those of some players who may be shown: nobody on a break, nor who was blocked or excluded since. */
export const listShown = (
  db: Queryable,
  { programmeId, code, now }: Ordered,
  players: readonly bigint[],
): Promise<Pick<PlacedRow, 'playerId' | 'shownAs' | 'nickname'>[]> =>
  db.query(
    `SELECT e.player_id AS "playerId", e.shown_as AS "shownAs", p.nickname FROM nomination_entry e JOIN player p ON p.id = e.player_id
WHERE e.programme_id = $1 AND e.code = $2 AND e.player_id = ANY ($3::bigint[])
  AND ${mayBePlaced('p', '$4')} AND NOT ${isStopped('e.player_id', '$4')}`,
    [programmeId, code, players, now],
    'nominations-shown',
  );

const FREEZE = `WITH ranked AS (SELECT *, row_number() OVER (ORDER BY ${IN_ORDER})::integer AS number FROM (${STOOD}) AS stood)
INSERT INTO nomination_place (programme_id, code, number, player_id, result, reached_at, owed_from)
SELECT $1, $2, number, player_id, result, reached_at, CASE WHEN number <= $5 THEN $4::timestamptz END FROM ranked`;

/** Keeps the order as it is, for good. @param rewarded how many of its places have a reward */
export async function keepOrder(tx: Tx, of: Ordered, rewarded: number): Promise<void> {
  await tx.query(FREEZE, [...valuesOf(of), rewarded], 'nominations-freeze');
}

const valuesOf = ({ programmeId, code, measure, now }: Ordered) => [programmeId, code, measure, now];
