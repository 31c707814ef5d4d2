import type { SqlCheck } from '../../../platform/books-check.ts';

/** Checks places against their order, goals and rewards. */
export const NOMINATIONS_BOOKS: readonly SqlCheck[] = [
  {
    name: 'nomination-rewards',
    says: 'Every place that was rewarded has its one reward, and no reward of a nomination is without its place.',
    sql: `SELECT coalesce(n.player_id, r.player_id) AS player_id, n.code, n.number, n.reward_id AS kept, r.id AS reward
FROM (SELECT n.*, p.code AS season FROM nomination_place n JOIN programme p ON p.id = n.programme_id WHERE reward_id IS NOT NULL) AS n
FULL JOIN (SELECT * FROM reward WHERE source = 'nomination') AS r
  ON r.player_id = n.player_id AND r.code = n.code AND r.reference = n.season || ' ' || n.number
WHERE n.reward_id IS DISTINCT FROM r.id`,
  },
  {
    name: 'nomination-order',
    says: 'The places of a nomination are numbered without a gap, by the result, who came to it first, and the player.',
    sql: `SELECT programme_id, code, number, place FROM (
  SELECT programme_id, code, number, row_number() OVER (PARTITION BY programme_id, code ORDER BY result DESC, reached_at, player_id) AS place
  FROM nomination_place) AS ordered
WHERE number <> place`,
  },
  {
    name: 'nomination-goals',
    says: 'Whoever stands in a nomination has its goal counted, and what they left is put aside.',
    sql: `SELECT e.player_id, e.programme_id, e.code, e.active FROM nomination_entry e
JOIN goal g ON g.player_id = e.player_id AND g.id = e.goal_id
WHERE g.state = 'open' AND (coalesce(cardinality(g.pauses), 0) % 2 = 0) <> e.active`,
  },
];
