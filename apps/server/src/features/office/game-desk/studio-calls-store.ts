import type { Queryable } from '../../../platform/database.ts';

export interface CallHourRow {
  readonly provider: string;
  readonly hour: Date;
  readonly status: string;
  readonly withinMs: number;
  readonly calls: bigint;
  readonly lastAt: Date;
}

export async function listCallHours(db: Queryable, since: Date): Promise<CallHourRow[]> {
  const text = `SELECT provider, hour, status, within_ms AS "withinMs", calls, last_at AS "lastAt" FROM provider_call_hour WHERE hour >= $1`;
  return db.query<CallHourRow>(text, [since]);
}

export interface AlarmRuleRow {
  readonly provider: string;
  readonly errorPercent: number;
  readonly callsLeast: number;
}

export const listAlarmRules = (db: Queryable): Promise<AlarmRuleRow[]> =>
  db.query<AlarmRuleRow>(
    'SELECT provider, error_percent AS "errorPercent", calls_least AS "callsLeast" FROM provider_alarm_rule',
  );

/** Names of the operators that made or ended a key. */
export async function namesOfOperators(db: Queryable): Promise<ReadonlyMap<bigint, string>> {
  const text = `SELECT id, name FROM operator WHERE id IN (SELECT created_by FROM provider_key UNION SELECT retired_by FROM provider_key)`;
  const rows = await db.query<{ id: bigint; name: string }>(text);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
