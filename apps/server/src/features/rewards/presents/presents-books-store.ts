import type { SqlCheck } from '../../../platform/books-check.ts';

/** Checks presents that were opened against draws and rewards. */
export const PRESENTS_BOOKS: readonly SqlCheck[] = [
  {
    name: 'presents',
    says: 'Every present that was opened gave one reward, what its draw says where it was drawn for; no reward of a present is without one.',
    sql: `SELECT p.player_id, g.id AS present, r.id AS reward, g.state, g.drawn_place, d.drawn_place AS drawn, d.reward_id AS given
FROM (SELECT * FROM present WHERE drawn_place IS NOT NULL) AS g
FULL JOIN (SELECT * FROM reward WHERE source = 'present') AS r ON r.player_id = g.player_id AND r.reference = g.id::text
LEFT JOIN reward h ON h.player_id = g.player_id AND h.id = g.reward_id
LEFT JOIN loot_draw d ON d.player_id = g.player_id AND d.seed_pair = g.seed_pair AND d.domain = 'loot-' || g.code AND d.nonce = g.nonce
CROSS JOIN LATERAL (SELECT coalesce(g.player_id, r.player_id) AS player_id) AS p
WHERE g.id IS NULL OR (g.state = 'OPENED') <> (h.id IS NOT NULL)
  OR (h.id IS NOT NULL AND (h.reference, h.source, h.code) IS DISTINCT FROM (g.id::text, CASE WHEN g.programme_id IS NULL THEN 'operator' ELSE 'present' END, g.code))
  OR (r.id IS NOT NULL AND r.id IS DISTINCT FROM g.reward_id)
  OR (g.seed_pair IS NOT NULL AND (d.drawn_place, d.reward_id) IS DISTINCT FROM (g.drawn_place, g.reward_id))`,
  },
];
