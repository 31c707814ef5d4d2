import type { SqlCheck } from '../../../platform/books-check.ts';

/** Checks purchases against points and rewards. */
export const STORE_BOOKS: readonly SqlCheck[] = [
  {
    name: 'purchases',
    says: 'Every purchase took its price in points once and gave one reward, and points were spent in the store for nothing else.',
    sql: `SELECT p.player_id, b.id AS purchase, m.reference, b.points, m.points AS spent, r.id AS reward
FROM purchase b
FULL JOIN (SELECT * FROM point_move WHERE way = 'spent' AND source = 'store') AS m ON m.player_id = b.player_id AND m.reference = b.id::text
LEFT JOIN reward r ON r.player_id = b.player_id AND r.id = b.reward_id AND r.source = 'store' AND r.code = b.code
CROSS JOIN LATERAL (SELECT coalesce(b.player_id, m.player_id) AS player_id) AS p
WHERE b.id IS NULL OR (m.points, m.code) IS DISTINCT FROM (b.points, b.code) OR r.id IS NULL`,
  },
  {
    name: 'returned-purchases',
    says: 'What was bought and taken back had its price given back once, and the store gave back points for nothing else.',
    sql: `SELECT p.player_id, b.id AS purchase, m.reference, b.points, m.points AS returned
FROM (SELECT b.player_id, b.id, b.code, b.points FROM purchase b JOIN reward r ON r.player_id = b.player_id AND r.id = b.reward_id
  WHERE r.taken_back_at IS NOT NULL) AS b
FULL JOIN (SELECT * FROM point_move WHERE way = 'returned' AND source = 'store') AS m ON m.player_id = b.player_id AND m.reference = b.id::text
CROSS JOIN LATERAL (SELECT coalesce(b.player_id, m.player_id) AS player_id) AS p
WHERE b.id IS NULL OR (m.points, m.code) IS DISTINCT FROM (b.points, b.code)`,
  },
];
