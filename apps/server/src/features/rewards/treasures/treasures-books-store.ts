import type { SqlCheck } from '../../../platform/books-check.ts';

/** Checks boxes against their goals, draws and rewards. */
export const TREASURES_BOOKS: readonly SqlCheck[] = [
  {
    name: 'treasure-boxes',
    says: 'Every box that was opened gave one reward, what its draw says where it was drawn for; no reward of a box is without one.',
    sql: `SELECT p.player_id, b.id AS box, b.state, r.id AS reward, b.reward_id AS kept, b.drawn_place, d.drawn_place AS drawn, d.reward_id AS given
FROM (SELECT * FROM treasure_box WHERE drawn_place IS NOT NULL) AS b
FULL JOIN (SELECT * FROM reward WHERE source = 'box') AS r ON r.player_id = b.player_id AND r.reference = b.id::text AND r.code = b.code
LEFT JOIN loot_draw d ON d.player_id = b.player_id AND d.seed_pair = b.seed_pair AND d.domain = 'chest-' || b.code AND d.nonce = b.nonce
CROSS JOIN LATERAL (SELECT coalesce(b.player_id, r.player_id) AS player_id) AS p
WHERE b.id IS NULL OR b.reward_id IS DISTINCT FROM r.id
  OR (b.seed_pair IS NOT NULL AND (d.drawn_place, d.reward_id) IS DISTINCT FROM (b.drawn_place, b.reward_id))`,
  },
  {
    name: 'treasure-goals',
    says: 'Every box that is or was full had its goal reached, and one that fills has a goal that is counted.',
    sql: `SELECT b.player_id, b.id AS box, b.state, g.state AS goal, g.times
FROM treasure_box b JOIN goal g ON g.player_id = b.player_id AND g.id = b.id
WHERE g.of <> 'box' OR (b.filled_at IS NOT NULL AND g.times = 0) OR (b.state = 'PROCESSING' AND g.state = 'over')`,
  },
];
