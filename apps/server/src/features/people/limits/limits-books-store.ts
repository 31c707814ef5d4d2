import type { RecordedLimitChange, StoredLimit } from '@croupier/domain/people/limits';
import type { SqlCheck } from '../../../platform/books-check.ts';
import type { Row } from './limits-store.ts';

export const CHANGES_BOOKS: readonly SqlCheck[] = [
  {
    name: 'limit-changes',
    says: 'The changes of a player’s limits are numbered without a gap, and every limit has some.',
    sql: `SELECT player_id, period, l.amount_minor, c.changes, c.places, c.last
FROM deposit_limit l FULL JOIN (
  SELECT player_id, period, changes, places, last FROM (SELECT DISTINCT player_id, period FROM deposit_limit_change) AS p
  JOIN (SELECT player_id, count(*) AS changes, count(DISTINCT place) AS places, max(place) AS last
    FROM deposit_limit_change GROUP BY player_id) AS n USING (player_id)) AS c USING (player_id, period)
WHERE l.player_id IS NULL OR c.player_id IS NULL OR c.changes <> c.places OR c.changes <> c.last`,
  },
];

/** A change, with the limit as it is kept now. */
export interface ChangeRow extends Row, Pick<RecordedLimitChange, 'change' | 'at'> {
  readonly playerId: bigint;
  readonly place: number;
  readonly limitMinor: bigint | null;
  readonly limitCurrency: Row['currency'];
}

export const CHANGES_WITH_LIMITS = `SELECT c.player_id AS "playerId", c.period, c.place, c.change, c.amount_minor AS "amountMinor", c.currency,
  c.changed_at AS at, l.amount_minor AS "limitMinor", l.currency AS "limitCurrency", l.asked_at AS "askedAt",
  l.asked_minor AS "askedMinor", l.asked_currency AS "askedCurrency", l.loosened_at AS "loosenedAt"
FROM deposit_limit_change c JOIN deposit_limit l ON l.player_id = c.player_id AND l.period = c.period
ORDER BY c.player_id, c.period, c.place`;

export function limitOf(row: ChangeRow): StoredLimit {
  const { period, limitMinor, limitCurrency, askedAt, askedMinor, askedCurrency, loosenedAt } = row;
  const asked =
    askedMinor === null || askedCurrency === null
      ? null
      : { amountMinor: askedMinor, currency: askedCurrency };
  return { period, amountMinor: limitMinor, currency: limitCurrency, askedAt, asked, loosenedAt };
}
