import type { Advanced, QuestState } from '@croupier/domain/rewards/quest';
import type { Queryable, Tx } from '../../../platform/database.ts';
import type { GoalRow } from '../goals/feature.ts';
import type { OwedTable } from '../rewards/feature.ts';
import { isVersionWithdrawn } from '../programmes/feature.ts';

/** A quest that a player takes part in, as its row keeps it. */
export interface EntryRow {
  readonly playerId: bigint;
  readonly id: string;
  readonly code: string;
  /** The version that they take part under. */
  readonly programmeId: bigint;
  readonly version: number;
  /** Number of the repetition, from 0. */
  readonly run: number;
  /** Times that they took part in that repetition before: withdrawals cut it short. */
  readonly turn: number;
  /** Whether the version has been withdrawn since. */
  readonly isWithdrawn: boolean;
  readonly state: QuestState;
  readonly joinedAt: Date;
  /** Until when rounds count that begin; null: without an end. */
  readonly untilAt: Date | null;
  /** Number of steps that are done. */
  readonly done: number;
  /** Number of rewards that are owed by that, and of those that were given. */
  readonly owed: number;
  readonly given: number;
  readonly endedAt: Date | null;
}

export type EntryKey = Pick<EntryRow, 'playerId' | 'id'>;
export type NewEntry = Omit<EntryRow, 'isWithdrawn' | 'state' | 'done' | 'owed' | 'given' | 'endedAt'>;

const COLUMNS = `player_id AS "playerId", id, code, programme_id AS "programmeId", version, run, turn, ${isVersionWithdrawn('quest_entry')} AS "isWithdrawn",
  state, joined_at AS "joinedAt", until_at AS "untilAt", done, owed, given, ended_at AS "endedAt"`;

const list = (db: Queryable, where: string, values: readonly unknown[], name: string): Promise<EntryRow[]> =>
  db.query<EntryRow>(`SELECT ${COLUMNS} FROM quest_entry WHERE ${where}`, [...values], name);

/** The quests of a player that run, those whose time goes on after an instant, and those that ended since; the newest first. */
export const listEntries = (db: Queryable, playerId: bigint, since: Date): Promise<EntryRow[]> =>
  list(
    db,
    `player_id = $1 AND (ended_at IS NULL OR ended_at > $2 OR until_at IS NULL OR until_at > $2) ORDER BY joined_at DESC, id DESC`,
    [playerId, since],
    'quest-list',
  );

export const listRunning = (db: Queryable, playerId: bigint): Promise<EntryRow[]> =>
  list(db, `player_id = $1 AND state = 'RUNNING' ORDER BY id`, [playerId], 'quest-running');

/** The last time that a player took part in a repetition. */
export async function findLastEntry(
  db: Queryable,
  { playerId, programmeId, run }: Pick<EntryRow, 'playerId' | 'programmeId' | 'run'>,
): Promise<EntryRow | undefined> {
  const where = 'player_id = $1 AND programme_id = $2 AND run = $3 ORDER BY turn DESC LIMIT 1';
  return (await list(db, where, [playerId, programmeId, run], 'quest-find-last'))[0];
}

/** The entry of a goal: of several of a repetition each has a version of its own. */
export async function findEntryOf(
  db: Queryable,
  { playerId, programmeId, version, runId }: Pick<GoalRow, 'playerId' | 'programmeId' | 'version' | 'runId'>,
): Promise<EntryRow | undefined> {
  const where = 'player_id = $1 AND programme_id = $2 AND version = $3 AND run = $4';
  return (await list(db, where, [playerId, programmeId, version, runId], 'quest-find'))[0];
}

/** Those whose next reward is due. */
export const listOwed = (
  db: Queryable,
  now: Date,
  { resting, limit }: { resting: readonly string[]; limit: number },
): Promise<EntryRow[]> =>
  list(
    db,
    `given < owed AND give_at <= $1 AND id <> ALL ($2::uuid[]) ORDER BY give_at LIMIT $3`,
    [now, resting, limit],
    'quest-owed',
  );

/** Those whose time was over before an instant. One whose step was reached goes on first. */
export const listLate = (db: Queryable, before: Date, limit: number): Promise<EntryRow[]> =>
  list(
    db,
    `state = 'RUNNING' AND until_at <= $1 AND NOT EXISTS (${REACHED}) ORDER BY until_at, id LIMIT $2`,
    [before, limit],
    'quest-late',
  );

const REACHED = `SELECT FROM goal g WHERE g.player_id = quest_entry.player_id AND g.of = 'quest' AND g.programme_id = quest_entry.programme_id
  AND g.version = quest_entry.version AND g.run_id = quest_entry.run AND g.step = quest_entry.done + 1 AND g.times > 0`;

/** Those that run under versions that have been withdrawn. */
export const listWithdrawn = (db: Queryable, limit: number): Promise<EntryRow[]> =>
  list(
    db,
    `state = 'RUNNING' AND ${isVersionWithdrawn('quest_entry')} AND NOT EXISTS (${REACHED}) ORDER BY player_id, id LIMIT $1`,
    [limit],
    'quest-withdrawn',
  );

/** Has a player take part. @returns false where they do or did, by a call at once */
export async function insertEntry(tx: Tx, entry: NewEntry): Promise<boolean> {
  const { playerId, id, code, programmeId, version, run, turn, joinedAt, untilAt } = entry;
  const rows = await tx.query(
    `INSERT INTO quest_entry (player_id, id, code, programme_id, version, run, turn, joined_at, until_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id`,
    [playerId, id, code, programmeId, version, run, turn, joinedAt, untilAt],
    'quest-insert',
  );
  return rows.length === 1;
}

/** Says that the step after those that were done is done, once. @returns false where it was said before, or the quest is over */
export async function setStepDone(
  tx: Tx,
  { playerId, id, done }: EntryRow,
  next: Advanced,
  now: Date,
): Promise<boolean> {
  const text = `UPDATE quest_entry SET state = $4, done = $5, owed = $6, give_at = CASE WHEN given < owed THEN give_at ELSE $7 END,
  ended_at = CASE WHEN $4 = 'RUNNING' THEN NULL ELSE $7::timestamptz END
WHERE player_id = $1 AND id = $2 AND state = 'RUNNING' AND done = $3 RETURNING id`;
  const values = [playerId, id, done, next.state, next.done, next.owed, now];
  return (await tx.query(text, values, 'quest-step')).length === 1;
}

/** Ends a quest before its last step. @returns false where it was over */
export async function setOver(tx: Tx, { playerId, id }: EntryKey, now: Date): Promise<boolean> {
  const text = `UPDATE quest_entry SET state = 'OVER', ended_at = $3 WHERE player_id = $1 AND id = $2 AND state = 'RUNNING' RETURNING id`;
  return (await tx.query(text, [playerId, id, now], 'quest-over')).length === 1;
}

/** Entries as `rewards` reads whether the reward after so many is owed. */
export const OWED_REWARDS: OwedTable = {
  ...{ name: 'quest_entry', key: ['player_id', 'id', 'given'], isOwed: 'given < owed' },
  ...{ from: 'give_at', given: 'given = given + 1' },
};
