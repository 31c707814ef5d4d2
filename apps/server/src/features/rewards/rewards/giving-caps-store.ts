import type { Currency } from '@croupier/domain/money/amounts';
import type { Period } from '@croupier/domain/rewards/programmes';
import type { Queryable, Tx } from '../../../platform/database.ts';

/** The most of something that a player is given in each period of their region's clocks. */
export interface GivingCap {
  readonly what: Currency | 'points';
  readonly period: Period;
  /** Points, or minor units. */
  readonly most: bigint;
  readonly changedBy: string;
  readonly changedAt: Date;
}
export type CapName = Pick<GivingCap, 'what' | 'period'>;

/** Points or minor units, of what a cap counts. */
export interface CappedAmount {
  readonly what: GivingCap['what'];
  readonly amount: bigint;
}

/** Everything that programmes gave counts, whatever mechanic it came by; what the house gave by hand or took back does not. */
const IS_OVER = `SELECT EXISTS (
  SELECT FROM giving_cap c JOIN unnest($3::text[], $4::bigint[]) AS wanted (what, amount) ON wanted.what = c.what
  WHERE wanted.amount + coalesce((
    SELECT sum(CASE WHEN r.kind = 'points' THEN (r.body->>'points')::bigint ELSE r.amount_minor END) FROM reward r
    WHERE r.player_id = $1 AND r.given_at >= date_trunc(c.period, $2::timestamptz, $5) AND r.taken_back_at IS NULL
      AND r.source <> 'operator' AND (r.kind = 'points' AND c.what = 'points' OR r.kind = 'money' AND r.currency = c.what)), 0) > c.most
) AS "isOver"`;

/** Whether any one of these amounts would be more than the player may still be given. */
export async function wouldPassCap(
  db: Queryable,
  of: { readonly playerId: bigint; readonly zone: string; readonly now: Date },
  amounts: readonly CappedAmount[],
): Promise<boolean> {
  const values = [
    ...[of.playerId, of.now, amounts.map(({ what }) => what), amounts.map(({ amount }) => amount)],
    of.zone,
  ];
  return (await db.query<{ isOver: boolean }>(IS_OVER, values, 'giving-caps-is-over'))[0]!.isOver;
}

export async function arePointsCapped(db: Queryable): Promise<boolean> {
  const text = `SELECT FROM giving_cap WHERE what = 'points' LIMIT 1`;
  return (await db.query(text, [], 'giving-caps-of-points')).length > 0;
}

const ROW = `what, period, most, changed_by AS "changedBy", changed_at AS "changedAt"`;

/** There are as many at most as there are currencies, points too, in three periods each. */
export const listGivingCaps = (db: Queryable): Promise<GivingCap[]> =>
  db.query<GivingCap>(
    `SELECT ${ROW} FROM giving_cap ORDER BY what, array_position(ARRAY['day', 'week', 'month'], period)`,
  );

/** Locks the place of a cap, also where there is none. @returns how much it is now */
export async function lockGivingCap(tx: Tx, { what, period }: CapName): Promise<bigint | undefined> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`giving cap ${what} ${period}`]);
  const text = 'SELECT most FROM giving_cap WHERE what = $1 AND period = $2';
  return (await tx.query<{ most: bigint }>(text, [what, period]))[0]?.most;
}

/** @param cap held by `lockGivingCap`; without `most` it is taken away */
export async function changeGivingCap(
  tx: Tx,
  { what, period, most, changedBy, changedAt }: Omit<GivingCap, 'most'> & { most: bigint | undefined },
): Promise<void> {
  await tx.query('DELETE FROM giving_cap WHERE what = $1 AND period = $2', [what, period]);
  if (most === undefined) return;
  const insert = `INSERT INTO giving_cap (what, period, most, changed_by, changed_at) VALUES ($1, $2, $3, $4, $5)`;
  await tx.query(insert, [what, period, most, changedBy, changedAt]);
}
