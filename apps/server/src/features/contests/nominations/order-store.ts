import type { NominationMeasure } from '@croupier/domain/contests/nominations';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { isStopped, mayBePlaced } from '../../rewards/standing/feature.ts';

/** A place of a player in a nomination that is on. */
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

/**
 * Everybody who has come to something in a nomination, in their order: by their result, who came to it first, and their number. A blocked or
 * excluded player has no place, and the others move up; one on a break keeps theirs, and is not shown.
 */
const RANKED = `WITH stood AS (
  SELECT e.player_id, e.shown_as, p.nickname, g.current AS result, coalesce(g.reached_at, g.counts_from) AS reached_at
  FROM nomination_entry e JOIN goal g ON g.player_id = e.player_id AND g.id = e.goal_id JOIN player p ON p.id = e.player_id
  WHERE e.programme_id = $1 AND e.code = $2 AND e.measure = $3 AND g.current > 0 AND g.state = 'open' AND ${mayBePlaced('p', '$4')}
), ranked AS (
  SELECT *, row_number() OVER (ORDER BY result DESC, reached_at, player_id)::integer AS number FROM stood
)`;
const SHOWN = `r.number, r.player_id AS "playerId", r.shown_as AS "shownAs", r.nickname, r.result`;

const FIRST = `${RANKED} SELECT ${SHOWN} FROM ranked r WHERE r.number <= $5 AND NOT ${isStopped('r.player_id', '$4')} ORDER BY r.number`;

/** The first places, but for those of players on a break. */
export const listFirst = (db: Queryable, of: Ordered, count: number): Promise<PlacedRow[]> =>
  db.query<PlacedRow>(FIRST, [...valuesOf(of), count], 'nominations-first');

const AROUND = `${RANKED} SELECT ${SHOWN} FROM ranked r JOIN ranked mine ON mine.player_id = $5
WHERE r.number BETWEEN mine.number - $6 AND mine.number + $6 AND NOT ${isStopped('r.player_id', '$4')} ORDER BY r.number`;

/** The place of a player and those around it; of one on a break not their own. */
export const listAround = (
  db: Queryable,
  of: Ordered,
  { playerId, neighbours }: { playerId: bigint; neighbours: number },
): Promise<PlacedRow[]> =>
  db.query<PlacedRow>(AROUND, [...valuesOf(of), playerId, neighbours], 'nominations-around');

const FREEZE = `${RANKED} INSERT INTO nomination_place (programme_id, code, number, player_id, result, reached_at, owed_from)
SELECT $1, $2, number, player_id, result, reached_at, CASE WHEN number <= $5 THEN $4::timestamptz END FROM ranked`;

/** Keeps the order as it is, for good. @param rewarded how many of its places have a reward */
export async function keepOrder(tx: Tx, of: Ordered, rewarded: number): Promise<void> {
  await tx.query(FREEZE, [...valuesOf(of), rewarded], 'nominations-freeze');
}

const valuesOf = ({ programmeId, code, measure, now }: Ordered) => [programmeId, code, measure, now];
