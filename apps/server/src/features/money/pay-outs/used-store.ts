import type { Currency } from '@croupier/domain/money/amounts';
import type { Queryable } from '../../../platform/database.ts';

/** Of a player's pay-outs in a currency, without one of them: what was given back counts nowhere. */
export interface UsedQuery {
  readonly playerId: bigint;
  readonly currency: Currency;
  readonly but: string | null;
}

export interface Used {
  /** Of the time in which some are free. */
  readonly count: number;
  /** Of the last one before which everything had been staked. */
  readonly lastAt: Date | null;
  /** What somebody let go since although it had not been staked. */
  readonly unstakedMinor: bigint;
}

const KEPT = `state NOT IN ('REJECTED', 'CANCELED', 'FAILED')`;
const OF = `player_id = $1 AND currency = $2 AND id IS DISTINCT FROM $3::uuid AND ${KEPT}`;

/** What nobody has judged yet says nothing of what was staked before it: who asks for two at once has staked no more by that. */
const STAKED = `state <> 'PENDING' AND NOT reasons && '{turnover_open,held_by_person}'`;

/** @param month since when some are free */
export async function findUsed(
  db: Queryable,
  { playerId, currency, but }: UsedQuery,
  month: Date,
): Promise<Used> {
  const text = `WITH mine AS (SELECT created_at, amount_minor, state, reasons FROM pay_out WHERE ${OF}),
  last AS (SELECT max(created_at) AS at FROM mine WHERE ${STAKED})
SELECT count(*) FILTER (WHERE created_at > $4)::integer AS count, (SELECT at FROM last) AS "lastAt",
  coalesce(sum(amount_minor) FILTER (WHERE state NOT IN ('PENDING', 'IN_REVIEW') AND 'turnover_open' = ANY (reasons)
    AND created_at > coalesce((SELECT at FROM last), '-infinity')), 0)::bigint AS "unstakedMinor" FROM mine`;
  return (await db.query<Used>(text, [playerId, currency, but, month], 'pay-outs-used'))[0]!;
}

/** What was asked for since an instant, of each currency: a bound of a day is one, whatever it is asked for in. */
export const listAskedSince = (
  db: Queryable,
  { playerId, but }: Omit<UsedQuery, 'currency'>,
  since: Date,
): Promise<{ currency: Currency; amountMinor: bigint }[]> =>
  db.query(
    `SELECT currency, sum(amount_minor)::bigint AS "amountMinor" FROM pay_out WHERE player_id = $1 AND id IS DISTINCT FROM $2::uuid
  AND ${KEPT} AND created_at > $3 GROUP BY currency`,
    [playerId, but, since],
    'pay-outs-asked-since',
  );

/** What went to each card or account, or waits to. */
export const listPaidOut = (
  db: Queryable,
  { playerId, currency, but }: UsedQuery,
): Promise<{ mark: string; paidOutMinor: bigint }[]> =>
  db.query(
    `SELECT mark, sum(amount_minor)::bigint AS "paidOutMinor" FROM pay_out WHERE ${OF} GROUP BY mark`,
    [playerId, currency, but],
    'pay-outs-by-mark',
  );
