import type { SqlCheck } from '../../../platform/books-check.ts';

/** Checks doors that were opened against draws, rewards and points. */
export const CALENDAR_BOOKS: readonly SqlCheck[] = [
  {
    name: 'calendar-doors',
    says: 'Every door that was opened gave one reward, what its draw says where it was drawn for; no reward of a calendar is without one.',
    sql: `SELECT p.player_id, c.code, c.day, r.id AS reward, c.reward_id AS kept, c.drawn_place, d.drawn_place AS drawn, d.reward_id AS given
FROM calendar_door c
FULL JOIN (SELECT * FROM reward WHERE source = 'calendar') AS r ON r.player_id = c.player_id AND r.code = c.code AND r.reference = c.day::text
LEFT JOIN loot_draw d ON d.player_id = c.player_id AND d.seed_pair = c.seed_pair AND d.domain = 'calendar-' || c.code AND d.nonce = c.nonce
CROSS JOIN LATERAL (SELECT coalesce(c.player_id, r.player_id) AS player_id) AS p
WHERE c.player_id IS NULL OR c.reward_id IS DISTINCT FROM r.id
  OR (c.seed_pair IS NOT NULL AND (d.drawn_place, d.reward_id) IS DISTINCT FROM (c.drawn_place, c.reward_id))`,
  },
  {
    name: 'calendar-prices',
    says: 'Every door that was opened for points took its price once, and points were spent in calendars for nothing else.',
    sql: `SELECT p.player_id, c.code, c.day, m.reference, c.price, m.points AS spent
FROM (SELECT * FROM calendar_door WHERE price IS NOT NULL) AS c
FULL JOIN (SELECT * FROM point_move WHERE way = 'spent' AND source = 'calendar') AS m
  ON m.player_id = c.player_id AND m.code = c.code AND m.reference = c.day::text
CROSS JOIN LATERAL (SELECT coalesce(c.player_id, m.player_id) AS player_id) AS p
WHERE m.points IS DISTINCT FROM c.price`,
  },
];
