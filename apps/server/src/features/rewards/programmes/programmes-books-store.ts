import type { SqlCheck } from '../../../platform/books-check.ts';

/** Checks how much of programmes is used against the claims on them. */
export const PROGRAMMES_BOOKS: readonly SqlCheck[] = [
  {
    name: 'programme-claims',
    says: 'Of everything scarce of a programme as much is used as is claimed, given or still open.',
    sql: `SELECT u.programme_id, u.what, u.used, coalesce(c.claimed, 0) AS claimed
FROM programme_use u LEFT JOIN (
  SELECT programme_id, what, sum(amount) AS claimed FROM programme_claim GROUP BY programme_id, what) AS c
  ON c.programme_id = u.programme_id AND c.what = u.what
WHERE u.used <> coalesce(c.claimed, 0)`,
  },
];
