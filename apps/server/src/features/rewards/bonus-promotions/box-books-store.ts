import type { SqlCheck } from '../../../platform/books-check.ts';

/** Checks openings of boxes against draws and rewards. */
export const BOX_BOOKS: readonly SqlCheck[] = [
  {
    name: 'box-openings',
    says: 'Every magic box that was opened was drawn once, and gave what its draw says, once; no reward of a box is without one.',
    sql: `SELECT p.player_id, o.id AS opening, r.id AS reward, o.drawn_place, d.drawn_place AS drawn, d.reward_id AS given
FROM box_opening o
FULL JOIN (SELECT * FROM reward WHERE source = 'bonus-promotion') AS r ON r.player_id = o.player_id AND r.reference = o.id::text
LEFT JOIN loot_draw d ON d.player_id = o.player_id AND d.seed_pair = o.seed_pair AND d.domain = 'loot-' || o.code AND d.nonce = o.nonce
CROSS JOIN LATERAL (SELECT coalesce(o.player_id, r.player_id) AS player_id) AS p
WHERE o.id IS NULL OR d.player_id IS NULL OR d.drawn_place <> o.drawn_place
  OR o.reward_id IS DISTINCT FROM r.id OR d.reward_id IS DISTINCT FROM r.id`,
  },
];
