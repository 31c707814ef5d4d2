import type { SqlCheck } from '../../../platform/books-check.ts';

/** Checks the book of points against its moves. */
export const POINTS_BOOKS: readonly SqlCheck[] = [
  {
    name: 'points',
    says: 'Every book of points stands where its moves leave it, none of them missing and each following on the one before.',
    sql: `SELECT p.player_id, m.number, m.left_after, m.left_due, m.tier_after, m.tier_due, b.number AS newest, b.reward_points, b.out_points, m.out_due
FROM (
  SELECT player_id, number, left_after, tier_after, moves, out_due,
    sum(points * sign) OVER walk AS left_due, sum(points) FILTER (WHERE way = 'earned') OVER walk AS tier_due,
    row_number() OVER walk AS place
  FROM (SELECT *, CASE WHEN way IN ('earned', 'returned') THEN 1 ELSE -1 END AS sign,
      count(*) OVER whole AS moves, coalesce(sum(points) FILTER (WHERE way NOT IN ('earned', 'returned')) OVER whole, 0) AS out_due
    FROM point_move WINDOW whole AS (PARTITION BY player_id)) AS signed
  WINDOW walk AS (PARTITION BY player_id ORDER BY number)) AS m
FULL JOIN point_balance b ON b.player_id = m.player_id
CROSS JOIN LATERAL (SELECT coalesce(m.player_id, b.player_id) AS player_id) AS p
WHERE CASE WHEN b.player_id IS NULL THEN true
  WHEN m.player_id IS NULL THEN (b.number, b.reward_points, b.tier_points, b.out_points) <> (0, 0, 0, 0)
  ELSE m.number <> m.place OR m.left_after <> m.left_due OR m.tier_after <> coalesce(m.tier_due, 0) OR b.number <> m.moves
    OR b.out_points <> m.out_due
    OR (m.number = m.moves AND (b.reward_points, b.tier_points) <> (m.left_after, m.tier_after)) END`,
  },
];
