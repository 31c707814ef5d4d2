import type { SqlCheck } from '../../../platform/books-check.ts';

/** Checks points that were earned against the goals that they were earned by. */
export const EARNING_BOOKS: readonly SqlCheck[] = [
  {
    name: 'earning',
    says: 'Points of a goal were given for a target of it that was reached, and as many as its version says; nobody earns by two goals at once.',
    sql: `SELECT g.player_id, g.id AS goal, r.id AS reward, r.reference, r.body->>'points' AS points
FROM goal g
JOIN reward r ON r.player_id = g.player_id AND r.source = 'goal' AND split_part(r.reference, ' ', 1) = g.id::text
LEFT JOIN programme_version v ON v.programme_id = g.programme_id AND v.version = g.version
WHERE g.of = 'earning' AND (r.kind <> 'points' OR r.programme_id IS DISTINCT FROM g.programme_id OR r.version IS DISTINCT FROM g.version
  OR (r.body->'points') IS DISTINCT FROM (v.body->'terms'->'points') OR split_part(r.reference, ' ', 2)::integer NOT BETWEEN 1 AND g.times)
UNION ALL
SELECT player_id, NULL, NULL, NULL, NULL FROM goal WHERE of = 'earning' AND state = 'open' GROUP BY player_id HAVING count(*) > 1`,
  },
];
