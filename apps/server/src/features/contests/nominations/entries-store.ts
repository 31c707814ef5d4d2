import type { NominationMeasure } from '@croupier/domain/contests/nominations';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { isVersionWithdrawn } from '../../rewards/programmes/feature.ts';

/** A nomination that a player stands in, or stood in and may take up again. */
export interface EntryRow {
  readonly playerId: bigint;
  readonly programmeId: bigint;
  readonly code: string;
  readonly version: number;
  readonly measure: NominationMeasure;
  readonly goalId: string;
  readonly active: boolean;
  readonly activeSince: Date;
  readonly changedAt: Date | null;
  readonly seen: boolean;
  /** Whether nothing counts for it any more: its goal is over, or its version was withdrawn. */
  readonly isOver: boolean;
}

type EntryKey = Pick<EntryRow, 'playerId' | 'programmeId' | 'code'>;

const ENTRY = `player_id AS "playerId", programme_id AS "programmeId", code, version, measure, goal_id AS "goalId", active,
  active_since AS "activeSince", changed_at AS "changedAt", seen, EXISTS (SELECT FROM goal g WHERE g.player_id = nomination_entry.player_id
    AND g.id = goal_id AND (g.state = 'over' OR ${isVersionWithdrawn('g')})) AS "isOver"`;

/** Lists the nominations that a player stands or stood in, of the seasons that are asked for. */
export async function listEntries(
  db: Queryable,
  playerId: bigint,
  programmes: readonly bigint[],
): Promise<EntryRow[]> {
  const text = `SELECT ${ENTRY} FROM nomination_entry WHERE player_id = $1 AND programme_id = ANY ($2::bigint[])`;
  return db.query<EntryRow>(text, [playerId, programmes], 'nominations-entries');
}

/** Has a player stand in a nomination of a season. Nobody stands in two: the one before is left first. */
export async function saveEntry(
  tx: Tx,
  entry: Omit<EntryRow, 'active' | 'seen' | 'isOver'>,
  shownAs: string,
): Promise<void> {
  const { playerId, programmeId, code, version, measure, goalId, activeSince, changedAt } = entry;
  await tx.query(
    `INSERT INTO nomination_entry (player_id, programme_id, code, version, measure, goal_id, active_since, changed_at, shown_as, active)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, true) ON CONFLICT (player_id, programme_id, code) DO UPDATE
SET version = excluded.version, measure = excluded.measure, goal_id = excluded.goal_id, active_since = excluded.active_since,
  changed_at = excluded.changed_at, active = true`,
    [playerId, programmeId, code, version, measure, goalId, activeSince, changedAt, shownAs],
    'nominations-choose',
  );
}

/** Has a player stand in it no more. */
export async function leaveEntry(tx: Tx, { playerId, programmeId, code }: EntryKey): Promise<void> {
  const text = `UPDATE nomination_entry SET active = false WHERE player_id = $1 AND programme_id = $2 AND code = $3`;
  await tx.query(text, [playerId, programmeId, code], 'nominations-leave');
}

/** Says that a player has seen how it ended. @returns false where they never stood in it */
export async function setSeen(db: Queryable, { playerId, programmeId, code }: EntryKey): Promise<boolean> {
  const text = `UPDATE nomination_entry SET seen = true WHERE player_id = $1 AND programme_id = $2 AND code = $3 RETURNING code`;
  return (await db.query(text, [playerId, programmeId, code], 'nominations-seen')).length === 1;
}

/** The nomination that a player stands in now; of several seasons that of the one they began with first. */
export async function findActive(db: Queryable, playerId: bigint, now: Date): Promise<string | null> {
  const text = `SELECT e.code FROM nomination_entry e JOIN goal g ON g.player_id = e.player_id AND g.id = e.goal_id
WHERE e.player_id = $1 AND e.active AND g.state <> 'over' AND g.until_at > $2 ORDER BY g.created_at, e.code LIMIT 1`;
  const [row] = await db.query<{ code: string }>(text, [playerId, now], 'nominations-active');
  return row?.code ?? null;
}

/** A goal whose season ends at another instant where its player lives. */
export interface OtherEnd {
  readonly playerId: bigint;
  readonly id: string;
  readonly code: string;
  readonly untilAt: Date;
}

/** Goals of a season that were held until another end than the one of their player’s region. @param ends by region */
export const listOtherEnds = (
  db: Queryable,
  { programmeId, ends, limit }: { programmeId: bigint; ends: ReadonlyMap<string, Date>; limit: number },
): Promise<OtherEnd[]> =>
  db.query<OtherEnd>(
    `SELECT g.player_id AS "playerId", g.id, g.code, u.until_at AS "untilAt" FROM nomination_entry e
JOIN goal g ON g.player_id = e.player_id AND g.id = e.goal_id JOIN player p ON p.id = e.player_id
JOIN unnest($2::text[], $3::timestamptz[]) AS u (region, until_at) ON u.region = p.region
WHERE e.programme_id = $1 AND g.state = 'open' AND g.until_at <> u.until_at AND g.counts_from < u.until_at ORDER BY g.player_id, g.id LIMIT $4`,
    [programmeId, [...ends.keys()], [...ends.values()], limit],
    'nominations-other-ends',
  );

/** Whether goals of a season wait to be counted anew. Who has come to nothing need not be waited for. */
export async function isCounting(db: Queryable, programmeId: bigint): Promise<boolean> {
  const text = `SELECT FROM nomination_entry e JOIN goal g ON g.player_id = e.player_id AND g.id = e.goal_id
WHERE e.programme_id = $1 AND g.state = 'open' AND NOT g.counted AND g.current > 0 LIMIT 1`;
  return (await db.query(text, [programmeId], 'nominations-counting')).length === 1;
}

/** Goals that are still counted, of seasons that are over and of versions that were withdrawn. */
export const listLeftGoals = (
  db: Queryable,
  programmes: readonly bigint[],
  limit: number,
): Promise<{ playerId: bigint; id: string }[]> =>
  db.query(
    `SELECT g.player_id AS "playerId", g.id FROM nomination_entry e JOIN goal g ON g.player_id = e.player_id AND g.id = e.goal_id
WHERE (e.programme_id = ANY ($1::bigint[]) OR ${isVersionWithdrawn('g')}) AND g.state IN ('open', 'faulty') ORDER BY g.player_id, g.id LIMIT $2`,
    [programmes, limit],
    'nominations-left',
  );
