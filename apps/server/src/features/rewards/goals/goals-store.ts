import type { Currency } from '@croupier/domain/money/amounts';
import {
  ENDED_WITH_VERSION,
  STOPPED_BY_WITHDRAWAL,
  type GoalDefinition,
  type GoalUse,
} from '@croupier/domain/rewards/goals';
import type { Queryable, Tx } from '../../../platform/database.ts';

/** `over`: ended by its mechanic before it was reached. `faulty`: it cannot be counted, and a person has to look. */
export type GoalState = 'open' | 'reached' | 'over' | 'faulty';

/** A place among the rounds of a player: their seed pairs are numbered, the rounds of each counted. */
export interface RoundPlace {
  readonly pair: number;
  readonly nonce: number;
}

/** Names the owner of a goal: the programme that it came with, and the part of it. */
export interface GoalSource {
  readonly of: GoalUse;
  readonly code: string;
  readonly programmeId: bigint | null;
  readonly version: number | null;
  readonly runId: bigint | null;
  readonly step: number | null;
}

export interface GoalRow extends GoalSource {
  readonly playerId: bigint;
  readonly id: string;
  readonly definition: GoalDefinition;
  readonly headStart: bigint;
  readonly countsFrom: Date;
  /** Of a mechanic whose goals end with their version, that end where it is sooner. */
  readonly untilAt: Date | null;
  readonly stoppedAt: Date | null;
  readonly pauses: Date[] | null;
  readonly fromPair: number;
  readonly fromNonce: number;
  readonly state: GoalState;
  readonly counted: boolean;
  readonly current: bigint;
  readonly target: bigint;
  readonly seen: string[];
  readonly times: number;
  readonly reachedAt: Date | null;
}

const isOneOf = (uses: readonly GoalUse[]): string => `g.of IN (${uses.map((use) => `'${use}'`).join()})`;

/** Goals with the versions that end their counting: a join reads each version once, and goals are read each second. */
export const GOALS_OF = `goal g LEFT JOIN programme_version v ON v.programme_id = g.programme_id AND v.version = g.version AND ${isOneOf(STOPPED_BY_WITHDRAWAL)}`;

const ENDS = `CASE WHEN ${isOneOf(ENDED_WITH_VERSION)} THEN least(g.until_at, v.until_at) ELSE g.until_at END AS "untilAt", v.withdrawn_at AS "stoppedAt"`;

export const GOAL = `g.player_id AS "playerId", g.id, g.of, g.code, g.programme_id AS "programmeId", g.version, g.run_id AS "runId", g.step,
  g.definition, g.head_start AS "headStart", g.counts_from AS "countsFrom", ${ENDS}, g.pauses, g.from_pair AS "fromPair",
  g.from_nonce AS "fromNonce", g.state, g.counted, g.current, g.target, g.seen, g.times, g.reached_at AS "reachedAt"`;

const INSERT = `INSERT INTO goal (player_id, id, of, code, programme_id, version, run_id, step, definition, head_start, counts_from, until_at,
  from_pair, from_nonce, current, target, created_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $10, $15, $16) ON CONFLICT (player_id, id) DO NOTHING RETURNING id`;

export type NewGoal = Omit<
  GoalRow,
  'state' | 'counted' | 'current' | 'seen' | 'times' | 'reachedAt' | 'stoppedAt' | 'pauses'
> & { readonly now: Date };

/** @returns false where the player holds it already */
export async function insertGoal(tx: Tx, goal: NewGoal): Promise<boolean> {
  const values = [
    ...[goal.playerId, goal.id, goal.of, goal.code, goal.programmeId, goal.version, goal.runId, goal.step],
    ...[JSON.stringify(goal.definition), goal.headStart, goal.countsFrom, goal.untilAt],
    ...[goal.fromPair, goal.fromNonce, goal.target, goal.now],
  ];
  return (await tx.query(INSERT, values, 'goals-insert')).length === 1;
}

const PLACE_NOW = `SELECT seed_pair AS pair, next_nonce AS nonce FROM player_seat WHERE player_id = $1`;
const PLACE_THEN = `SELECT max(number) AS pair, 0 AS nonce FROM seed_pair
WHERE player_id = $1 AND activated_at < $2::timestamptz - interval '1 minute' HAVING count(*) > 0`;

/** The place that every round which begins from now on has, or the one after it. */
export async function findPlaceNow(db: Queryable, playerId: bigint): Promise<RoundPlace | undefined> {
  return (await db.query<RoundPlace>(PLACE_NOW, [playerId], 'goals-place-now'))[0];
}

/** A place before that of every round which began since an instant; clocks of processes differ by less than a minute. */
export async function findPlaceThen(
  db: Queryable,
  playerId: bigint,
  since: Date,
): Promise<RoundPlace | undefined> {
  return (await db.query<RoundPlace>(PLACE_THEN, [playerId, since], 'goals-place-then'))[0];
}

const OPEN = `SELECT ${GOAL} FROM unnest($1::bigint[]) AS p (id) JOIN (${GOALS_OF}) ON g.player_id = p.id WHERE g.state = 'open'`;

/** The goals of these players that are still counted. */
export async function listOpenGoals(db: Queryable, players: readonly bigint[]): Promise<GoalRow[]> {
  return db.query<GoalRow>(OPEN, [players], 'goals-open');
}

/** Of a player, those that were asked for or all; also what is over. */
export async function readGoals(
  db: Queryable,
  playerId: bigint,
  wanted: { ids?: readonly string[]; of?: GoalUse } = {},
): Promise<GoalRow[]> {
  const text = `SELECT ${GOAL} FROM ${GOALS_OF} WHERE g.player_id = $1 AND ($2::uuid[] IS NULL OR g.id = ANY ($2))
  AND ($3::text IS NULL OR g.of = $3) ORDER BY g.created_at, g.step, g.id`;
  return db.query<GoalRow>(text, [playerId, wanted.ids ?? null, wanted.of ?? null], 'goals-read');
}

export type CountedGoal = Pick<
  GoalRow,
  'playerId' | 'id' | 'current' | 'target' | 'seen' | 'times' | 'state' | 'reachedAt'
>;

const SAVE = `UPDATE goal g SET current = u.current, target = u.target, seen = u.seen::text[], times = u.times, state = u.state,
  reached_at = u.reached_at, counted = u.state <> 'faulty'
FROM unnest($1::bigint[], $2::uuid[], $3::bigint[], $4::bigint[], $5::text[], $6::integer[], $7::text[], $8::timestamptz[])
  AS u (player_id, id, current, target, seen, times, state, reached_at)
WHERE g.player_id = u.player_id AND g.id = u.id AND g.state = 'open' RETURNING g.player_id AS "playerId", g.id`;

/**
 * Writes what was counted, where the goal is still open.
 * @param goals in the order of players, and of ids of each
 * @returns the keys of those that were written
 */
export async function saveCounted(tx: Tx, goals: readonly CountedGoal[]): Promise<Set<string>> {
  if (goals.length === 0) return new Set();
  const column = <Name extends keyof CountedGoal>(name: Name) => goals.map((goal) => goal[name]);
  const values = [
    ...[column('playerId'), column('id'), column('current'), column('target')],
    // Days and codes of games: nothing in them means anything in the text of an array.
    ...[goals.map(({ seen }) => `{${seen.join()}}`), column('times'), column('state'), column('reachedAt')],
  ];
  const rows = await tx.query<Pick<GoalRow, 'playerId' | 'id'>>(SAVE, values, 'goals-save');
  return new Set(rows.map(keyOf));
}

export const keyOf = ({ playerId, id }: Pick<GoalRow, 'playerId' | 'id'>): string => `${playerId} ${id}`;

/** Ends goals of a player that are not reached: nothing counts for them any more. */
export async function endGoals(tx: Tx, playerId: bigint, ids: readonly string[]): Promise<void> {
  const text = `UPDATE goal SET state = 'over' WHERE player_id = $1 AND id = ANY ($2::uuid[]) AND state IN ('open', 'faulty')`;
  await tx.query(text, [playerId, ids], 'goals-end');
}

/** Puts a goal aside, or takes it up again; to be counted anew. @returns false where it stands so already, or is over */
export async function turnGoal(
  tx: Tx,
  { playerId, id, isOn, now }: Pick<GoalRow, 'playerId' | 'id'> & { isOn: boolean; now: Date },
): Promise<boolean> {
  const text = `UPDATE goal SET pauses = array_append(coalesce(pauses, '{}'), $4::timestamptz), counted = false
WHERE player_id = $1 AND id = $2 AND state IN ('open', 'faulty') AND coalesce(cardinality(pauses), 0) % 2 = $3 RETURNING id`;
  return (await tx.query(text, [playerId, id, isOn ? 1 : 0, now], 'goals-turn')).length === 1;
}

/** Ends goals of a player that count another money than this one. */
export async function endGoalsInOther(
  tx: Tx,
  { playerId, of, currency }: Pick<GoalRow, 'playerId' | 'of'> & { readonly currency: Currency },
): Promise<void> {
  const text = `UPDATE goal SET state = 'over' WHERE player_id = $1 AND of = $2 AND state = 'open' AND definition->>'currency' <> $3`;
  await tx.query(text, [playerId, of, currency], 'goals-end-other-money');
}

/** Gives a goal another end; to be counted anew. @returns false where it is over, or would end before it begins */
export async function setEnd(
  tx: Tx,
  { playerId, id, untilAt }: Pick<GoalRow, 'playerId' | 'id'> & { untilAt: Date },
): Promise<boolean> {
  const text = `UPDATE goal SET until_at = $3, counted = false
WHERE player_id = $1 AND id = $2 AND state IN ('open', 'faulty') AND counts_from < $3 RETURNING id`;
  return (await tx.query(text, [playerId, id, untilAt], 'goals-set-end')).length === 1;
}

/** Has goals that are open or were set aside counted again from the rounds. */
export async function markUncounted(tx: Tx, playerId: bigint, ids?: readonly string[]): Promise<void> {
  const text = `UPDATE goal SET state = 'open', counted = false
WHERE player_id = $1 AND ($2::uuid[] IS NULL OR id = ANY ($2)) AND state IN ('open', 'faulty')`;
  await tx.query(text, [playerId, ids ?? null], 'goals-uncount');
}

export async function setHeadStart(
  tx: Tx,
  { playerId, id, headStart }: Pick<GoalRow, 'playerId' | 'id' | 'headStart'>,
): Promise<void> {
  const text = 'UPDATE goal SET head_start = $3 WHERE player_id = $1 AND id = $2';
  await tx.query(text, [playerId, id, headStart], 'goals-head-start');
}

/** Names a goal that a player holds or held. */
export type HeldName = Pick<
  GoalRow,
  'playerId' | 'code' | 'version' | 'runId' | 'state' | 'untilAt' | 'stoppedAt'
>;

/** Lists the goals of a mechanic that these players hold or held. */
export async function listHeldNames(
  db: Queryable,
  players: readonly bigint[],
  of: GoalUse,
): Promise<HeldName[]> {
  return db.query<HeldName>(
    `SELECT g.player_id AS "playerId", g.code, g.version, g.run_id AS "runId", g.state, ${ENDS} FROM ${GOALS_OF}
WHERE g.player_id = ANY ($1::bigint[]) AND g.of = $2`,
    [players, of],
    'goals-held',
  );
}
