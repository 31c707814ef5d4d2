import type { Currency } from '@croupier/domain/money/amounts';
import type { Queryable } from '../../../platform/database.ts';

const ALARMS_SHOWN = 50;
const HISTORY_SHOWN = 100;

export interface AlarmRow {
  readonly mode: string;
  readonly money: 'real' | 'play';
  readonly raisedAt: Date;
  readonly endedAt: Date | null;
  readonly rounds: bigint;
  readonly actual: number;
  readonly z: number;
}

export async function listAlarms(db: Queryable, game: string): Promise<AlarmRow[]> {
  const text = `SELECT a.mode, a.money, a.raised_at AS "raisedAt", a.ended_at AS "endedAt", a.rounds, a.actual, a.z
FROM returns_alarm a JOIN game_maths m ON m.id = a.maths_id WHERE m.game = $1 ORDER BY a.raised_at DESC LIMIT ${ALARMS_SHOWN}`;
  return db.query<AlarmRow>(text, [game]);
}

export interface VersionRow {
  readonly mathVersion: number;
  readonly mathHash: string;
  readonly firstSeenAt: Date;
}

export async function listVersions(db: Queryable, game: string): Promise<VersionRow[]> {
  const text = `SELECT math_version AS "mathVersion", math_hash AS "mathHash", first_seen_at AS "firstSeenAt"
FROM game_maths WHERE game = $1 ORDER BY first_seen_at DESC, id DESC`;
  return db.query<VersionRow>(text, [game]);
}

export interface HistoryRow {
  readonly position: bigint;
  readonly at: Date;
  readonly operator: string;
  readonly act: string;
  /** JSON. */
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string | null;
  readonly requestId: string | null;
}

/** What was done about a game in the office, newest first. */
export async function listHistory(db: Queryable, game: string): Promise<HistoryRow[]> {
  const text = `SELECT position, at, operator, act, before, after, reason, request_id AS "requestId" FROM audit_entry
WHERE subject_kind = 'game' AND subject_id = $1 ORDER BY position DESC LIMIT ${HISTORY_SHOWN}`;
  return db.query<HistoryRow>(text, [game]);
}

export interface StudioGameRow {
  readonly provider: string;
  readonly launchPath: string;
  readonly maximumWinStakes: number | null;
  readonly changedAt: Date;
}

export async function findStudioGameRow(db: Queryable, game: string): Promise<StudioGameRow | undefined> {
  const text = `SELECT provider, launch_path AS "launchPath", maximum_win_stakes AS "maximumWinStakes", changed_at AS "changedAt"
FROM provider_game WHERE game = $1`;
  return (await db.query<StudioGameRow>(text, [game]))[0];
}

export interface LatelyRow {
  readonly currency: Currency;
  readonly rounds: bigint;
  readonly turnoverMinor: bigint;
  readonly winMinor: bigint;
}

/** What the house's figures have of a game from a day on, by currency. */
export async function sumLately(db: Queryable, game: string, from: string): Promise<LatelyRow[]> {
  const text = `SELECT currency, sum(rounds)::bigint AS rounds, sum(turnover_minor)::bigint AS "turnoverMinor",
  sum(win_minor)::bigint AS "winMinor"
FROM figure_day WHERE day >= $2::date AND game = $1 AND NOT test GROUP BY currency HAVING sum(rounds) > 0 ORDER BY currency`;
  return db.query<LatelyRow>(text, [game, from]);
}
