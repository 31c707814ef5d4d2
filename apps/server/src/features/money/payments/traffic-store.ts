import type { Queryable } from '../../../platform/database.ts';

/** What a payment provider sent or answered, once. */
export interface Told {
  readonly provider: string;
  /** `webhook`, or what it was asked. */
  readonly kind: string;
  readonly outcome: string;
  /** A counter for each bound of what calls take (`TOOK_BOUNDS_MS`). */
  readonly took: readonly bigint[];
  readonly at: Date;
}

const ADD = `INSERT INTO provider_traffic AS t (hour, provider, kind, outcome, count, took, last_at)
SELECT date_trunc('hour', $1::timestamptz), $2, $3, $4, $5, $6::bigint[], $1
ON CONFLICT (hour, provider, kind, outcome) DO UPDATE SET count = t.count + excluded.count,
  took = (SELECT array_agg(coalesce(had, 0) + coalesce(more, 0) ORDER BY place) FROM unnest(t.took, excluded.took) WITH ORDINALITY AS u (had, more, place)),
  last_at = greatest(t.last_at, excluded.last_at)`;

/** Adds to the counters of its hour. */
export async function addTraffic(db: Queryable, told: Told, count: bigint): Promise<void> {
  await db.query(ADD, [told.at, told.provider, told.kind, told.outcome, count, told.took.map(String)]);
}

export async function deleteTrafficBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('DELETE FROM provider_traffic WHERE hour < $1', [before]);
}
