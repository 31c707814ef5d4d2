import type { RecordedLimitChange, StoredLimit } from '@croupier/domain/people/limits';
import type { SqlCheck } from '../../../platform/books-check.ts';
import { limitOf, sizeOf, type Row } from './limits-store.ts';

export const CHANGES_BOOKS: readonly SqlCheck[] = [
  {
    name: 'limit-changes',
    says: 'The changes of a player’s limits are numbered without a gap, and every limit has some.',
    sql: `SELECT player_id, rule, period, l.size, c.changes, c.places, c.last
FROM player_limit l FULL JOIN (
  SELECT player_id, rule, period, changes, places, last FROM (SELECT DISTINCT player_id, rule, period FROM player_limit_change) AS p
  JOIN (SELECT player_id, count(*) AS changes, count(DISTINCT place) AS places, max(place) AS last
    FROM player_limit_change GROUP BY player_id) AS n USING (player_id)) AS c USING (player_id, rule, period)
WHERE l.player_id IS NULL OR c.player_id IS NULL OR c.changes <> c.places OR c.changes <> c.last`,
  },
];

/** A change, with the limit as it is kept now. */
export interface ChangeRow extends Row, Pick<RecordedLimitChange, 'change' | 'at'> {
  readonly playerId: bigint;
  readonly place: number;
  readonly changeSize: Row['size'];
  readonly changeCurrency: Row['currency'];
}

export const CHANGES_WITH_LIMITS = `SELECT c.player_id AS "playerId", c.rule, c.period, c.place, c.change, c.size AS "changeSize",
  c.currency AS "changeCurrency", c.changed_at AS at, l.size, l.currency, l.asked_at AS "askedAt", l.asked_size AS "askedSize",
  l.asked_currency AS "askedCurrency", l.loosened_at AS "loosenedAt"
FROM player_limit_change c JOIN player_limit l USING (player_id, rule, period)
ORDER BY c.player_id, c.rule, c.period, c.place`;

/** The limit as it is kept, and what is on record. */
export const partsOf = (row: ChangeRow): { kept: StoredLimit; change: RecordedLimitChange } => {
  const { rule, period, change, at, changeSize, changeCurrency } = row;
  const amount = sizeOf(changeSize, changeCurrency);
  return { kept: limitOf(row), change: { rule, period, change, at, amount } };
};
