import type { SqlCheck } from '../../../platform/books-check.ts';

/** Checks attempts that were used against draws and rewards, and those that were bought against the book of points. */
export const WHEEL_BOOKS: readonly SqlCheck[] = [
  {
    name: 'attempts',
    says: 'Every attempt that was used was drawn for once and gave one reward, what its draw says; no reward of a wheel or a mini-game is without one.',
    sql: `SELECT p.player_id, a.id AS attempt, r.id AS reward, a.state, a.drawn_place, d.drawn_place AS drawn, d.reward_id AS given
FROM (SELECT * FROM attempt WHERE drawn_place IS NOT NULL) AS a
FULL JOIN (SELECT * FROM reward WHERE source IN ('wheel', 'mini-game')) AS r ON r.player_id = a.player_id AND r.reference = a.id::text
  AND r.source = a.kind AND r.code = a.code
LEFT JOIN loot_draw d ON d.player_id = a.player_id AND d.seed_pair = a.seed_pair AND d.domain = 'loot-' || a.code AND d.nonce = a.nonce
CROSS JOIN LATERAL (SELECT coalesce(a.player_id, r.player_id) AS player_id) AS p
WHERE a.id IS NULL OR d.player_id IS NULL OR d.drawn_place <> a.drawn_place
  OR (a.reward_id, a.reward_id, a.given_place) IS DISTINCT FROM (r.id, d.reward_id, d.given_place)`,
  },
  {
    name: 'attempts-bought',
    says: 'Every attempt that was bought cost its price once, and what was never used gave it back once.',
    sql: `SELECT p.player_id, a.id AS attempt, a.points, a.state, m.paid, m.returned
FROM (SELECT * FROM attempt WHERE points IS NOT NULL) AS a
FULL JOIN (
  SELECT player_id, reference, sum(points) FILTER (WHERE way = 'spent') AS paid, sum(points) FILTER (WHERE way = 'returned') AS returned
  FROM point_move WHERE source IN ('wheel', 'mini-game') AND way IN ('spent', 'returned') GROUP BY player_id, reference) AS m
  ON m.player_id = a.player_id AND m.reference = a.id::text
CROSS JOIN LATERAL (SELECT coalesce(a.player_id, m.player_id) AS player_id) AS p
WHERE (a.points, CASE WHEN a.state = 'EXPIRED' THEN a.points END) IS DISTINCT FROM (m.paid, m.returned)`,
  },
];
