import type { SqlCheck } from '../../../platform/books-check.ts';

/** Checks openings and made sets against draws, parts and rewards. */
export const PROMOTION_BOOKS: readonly SqlCheck[] = [
  {
    name: 'box-openings',
    says: 'Every magic box that was opened was drawn once, and gave what its draw says, once; no reward of a promotion is without a box or a set.',
    sql: `SELECT p.player_id, o.id AS opening, r.id AS reward, o.drawn_place, d.drawn_place AS drawn, d.reward_id AS given
FROM box_opening o
FULL JOIN (SELECT * FROM reward g WHERE g.source = 'bonus-promotion'
  AND NOT EXISTS (SELECT FROM made_set m WHERE m.player_id = g.player_id AND m.id::text = g.reference)) AS r ON r.player_id = o.player_id AND r.reference = o.id::text
LEFT JOIN loot_draw d ON d.player_id = o.player_id AND d.seed_pair = o.seed_pair AND d.domain = 'loot-' || o.code AND d.nonce = o.nonce
CROSS JOIN LATERAL (SELECT coalesce(o.player_id, r.player_id) AS player_id) AS p
WHERE o.id IS NULL OR d.player_id IS NULL OR d.drawn_place <> o.drawn_place
  OR o.reward_id IS DISTINCT FROM r.id OR d.reward_id IS DISTINCT FROM r.id`,
  },
  {
    name: 'random-bonuses',
    says: 'Every random bonus that was opened was shown then, and a magic box at no moment of its own.',
    sql: `SELECT o.player_id, o.id AS opening, o.shown_at, o.opened_at FROM box_opening o
JOIN programme_version v ON v.programme_id = o.programme_id AND v.version = o.version
CROSS JOIN LATERAL (SELECT v.body->'terms' AS terms) AS t
WHERE (t.terms->>'as' = 'randomBonuses') IS DISTINCT FROM (o.shown_at IS NOT NULL)
  OR o.opened_at < o.shown_at OR o.opened_at > o.shown_at + ((t.terms->>'shownSeconds')::integer + 5) * interval '1 second'`,
  },
  {
    name: 'part-draws',
    says: 'Every part was drawn once, for a target that was reached, and is the one that its draw says.',
    sql: `SELECT p.player_id, p.goal_id AS goal, p.times, p.part, t.rows::jsonb->d.drawn_place->'reward'->>'code' AS drawn
FROM part_draw p
LEFT JOIN loot_draw d ON d.player_id = p.player_id AND d.seed_pair = p.seed_pair AND d.domain = 'loot-' || p.code AND d.nonce = p.nonce
LEFT JOIN loot_table t ON t.hash = d.table_hash
LEFT JOIN goal g ON g.player_id = p.player_id AND g.id = p.goal_id
WHERE p.times > g.times
  OR p.part IS NOT NULL AND (t.rows::jsonb->d.drawn_place->'reward'->>'code' IS DISTINCT FROM p.part
    OR (d.programme_id, d.version) IS DISTINCT FROM (p.programme_id, p.version))
UNION ALL
SELECT d.player_id, NULL, NULL, NULL, d.nonce::text FROM loot_draw d
JOIN programme_version v ON v.programme_id = d.programme_id AND v.version = d.version
WHERE v.body->'terms'->>'as' = 'manufacture' AND NOT EXISTS (
  SELECT FROM part_draw p WHERE p.player_id = d.player_id AND p.seed_pair = d.seed_pair AND p.nonce = d.nonce AND 'loot-' || p.code = d.domain)`,
  },
  {
    name: 'parts',
    says: 'Of each part a player has as many as were drawn, less those that went into what they made.',
    sql: `SELECT player_id, programme_id, part, sum(count) AS difference FROM (
  SELECT player_id, programme_id, part, have AS count FROM held_part
  UNION ALL SELECT player_id, programme_id, part, -1 FROM part_draw WHERE part IS NOT NULL
  UNION ALL SELECT m.player_id, m.programme_id, s.key, s.value::integer FROM made_set m CROSS JOIN LATERAL jsonb_each_text(m.spent) AS s) AS counted
GROUP BY player_id, programme_id, part HAVING sum(count) <> 0`,
  },
  {
    name: 'made-sets',
    says: 'Every set that was made spent what its recipe needs, and gave what it gives, once.',
    sql: `SELECT m.player_id, m.id AS set, m.recipe, m.spent, r.id AS reward
FROM made_set m
LEFT JOIN reward r ON r.player_id = m.player_id AND r.id = m.reward_id AND r.source = 'bonus-promotion' AND r.reference = m.id::text
LEFT JOIN programme_version v ON v.programme_id = m.programme_id AND v.version = m.version
LEFT JOIN LATERAL (SELECT e.value FROM jsonb_array_elements(v.body->'terms'->'recipes') AS e WHERE e.value->>'code' = m.recipe) AS recipe ON true
WHERE r.id IS NULL OR r.kind IS DISTINCT FROM recipe.value->'reward'->>'kind'
  OR m.spent IS DISTINCT FROM (SELECT jsonb_object_agg(n.value->>'part', n.value->'count') FROM jsonb_array_elements(recipe.value->'needs') AS n)`,
  },
];
