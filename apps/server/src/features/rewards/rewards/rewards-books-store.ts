import type { SqlCheck } from '../../../platform/books-check.ts';

/** Checks rewards against the money, the points and the things that they gave. */
export const REWARDS_BOOKS: readonly SqlCheck[] = [
  {
    name: 'reward-money',
    says: 'Every reward of money was posted once, with its amount, to its player, and no reward was posted that is not one.',
    sql: `SELECT p.player_id, r.id AS reward, t.reference, r.currency, r.amount_minor, t.currency AS posted_in, t.posted_minor
FROM (SELECT player_id, id, currency, amount_minor FROM reward WHERE kind = 'money') AS r
FULL JOIN (
  SELECT t.player_id, o.reference, count(*) AS posts, sum(t.amount_minor) AS posted_minor, min(t.currency) AS currency, bool_and(t.kind = 'real') AS is_real
  FROM every_transfer t JOIN ledger_post o ON o.player_id = t.player_id AND o.key = t.key
  WHERE t.operation = 'reward' GROUP BY t.player_id, o.reference) AS t ON t.player_id = r.player_id AND t.reference = r.id::text
CROSS JOIN LATERAL (SELECT coalesce(r.player_id, t.player_id) AS player_id) AS p
WHERE r.id IS NULL OR t.posts IS DISTINCT FROM 1 OR NOT t.is_real OR (t.currency, t.posted_minor) IS DISTINCT FROM (r.currency, r.amount_minor)`,
  },
  {
    name: 'reward-points',
    says: 'Every reward of points is in the book of points once, with as many.',
    sql: `SELECT r.player_id, r.id AS reward, r.body->>'points' AS points, m.points AS moved
FROM reward r LEFT JOIN point_move m ON m.player_id = r.player_id AND m.way = 'earned' AND m.source = r.source AND m.code = r.code AND m.reference = r.id::text
WHERE r.kind = 'points' AND m.points IS DISTINCT FROM (r.body->>'points')::bigint`,
  },
  {
    name: 'reward-things',
    says: 'Every thing that was given is in the queue of things once, and the queue has nothing else.',
    sql: `SELECT p.player_id, p.id AS reward, r.kind, t.state
FROM (SELECT * FROM reward WHERE kind = 'thing') AS r FULL JOIN reward_thing t ON t.player_id = r.player_id AND t.reward_id = r.id
CROSS JOIN LATERAL (SELECT coalesce(r.player_id, t.player_id) AS player_id, coalesce(r.id, t.reward_id) AS id) AS p
WHERE r.id IS NULL OR t.reward_id IS NULL OR (t.state = 'RETURNED') <> (r.taken_back_at IS NOT NULL)`,
  },
];
