import type { Queryable } from '../../../platform/database.ts';

export interface CallCount {
  readonly provider: string;
  readonly hour: Date;
  readonly status: string;
  readonly withinMs: number;
  readonly calls: number;
  readonly lastAt: Date;
}

/** In the order of the key: processes that add at the same time never wait for each other in a circle. */
const ADD = `INSERT INTO provider_call_hour (provider, hour, status, within_ms, calls, last_at)
SELECT * FROM unnest($1::text[], $2::timestamptz[], $3::text[], $4::integer[], $5::bigint[], $6::timestamptz[])
  AS c (provider, hour, status, within_ms, calls, last_at) ORDER BY provider COLLATE "C", hour, status, within_ms
ON CONFLICT (provider, hour, status, within_ms) DO UPDATE SET calls = provider_call_hour.calls + excluded.calls,
  last_at = greatest(provider_call_hour.last_at, excluded.last_at)`;

export async function addCalls(db: Queryable, counts: readonly CallCount[]): Promise<void> {
  if (counts.length === 0) return;
  const column = <K extends keyof CallCount>(name: K) => counts.map((count) => count[name]);
  const values = [
    ...[column('provider'), column('hour'), column('status'), column('withinMs')],
    ...[column('calls'), column('lastAt')],
  ];
  await db.query(ADD, values, 'provider-calls-add');
}

export async function deleteCallHours(db: Queryable, before: Date): Promise<void> {
  await db.query('DELETE FROM provider_call_hour WHERE hour < $1', [before]);
}
