import type { SqlCheck } from '../../../platform/books-check.ts';
import { HOUSE_DAYS_AGAIN, HOUSE_MOVES_AGAIN } from './house-days-store.ts';

/** What is kept of the house's accounts is held against the transfers that are linked; both move in one transaction. */
export const HOUSE_DAYS_BOOKS: readonly SqlCheck[] = [
  {
    name: 'house-days',
    says: 'What moved on each day into and out of each account of the house is what its transfers come to.',
    sql: `SELECT day::text, account, currency, kind, operation, k.in_minor, k.out_minor, k.transfers,
  t.in_minor AS moved_in_minor, t.out_minor AS moved_out_minor, t.transfers AS moved
FROM house_day k FULL JOIN (${HOUSE_DAYS_AGAIN}) AS t USING (day, account, currency, kind, operation)
WHERE (k.in_minor, k.out_minor, k.transfers) IS DISTINCT FROM (t.in_minor, t.out_minor, t.transfers)`,
  },
  {
    name: 'house-moves',
    says: 'Every transfer that is no stake and no win is listed once, at its time, and nothing else is.',
    sql: `SELECT player_id, currency, kind, version, k.operation, t.operation AS moved_operation, k.places
FROM (SELECT player_id, currency, kind, version, min(operation) AS operation, min(account) AS account, min(at) AS at,
    min(key::text) AS key, count(*) AS places FROM house_move GROUP BY player_id, currency, kind, version) AS k
FULL JOIN (${HOUSE_MOVES_AGAIN}) AS t USING (player_id, currency, kind, version)
WHERE (k.operation, k.account, k.at, k.key, k.places) IS DISTINCT FROM (t.operation, t.account, t.at, t.key::text, 1::bigint)`,
  },
];
