import type { SqlCheck } from '../../../platform/books-check.ts';

/** Checks medals against their goals and rewards. */
export const ACHIEVEMENTS_BOOKS: readonly SqlCheck[] = [
  {
    name: 'achievement-rewards',
    says: 'Every medal that was rewarded has its one reward, and no reward of an achievement is without its medal.',
    sql: `SELECT coalesce(a.player_id, r.player_id) AS player_id, a.code, a.tier, a.reward_id AS kept, r.id AS reward
FROM (SELECT * FROM achievement_tier WHERE reward_id IS NOT NULL) AS a
FULL JOIN (SELECT * FROM reward WHERE source = 'achievement') AS r ON r.player_id = a.player_id AND r.code = a.code AND r.reference = a.tier
WHERE a.reward_id IS DISTINCT FROM r.id`,
  },
  {
    name: 'achievement-goals',
    says: 'Every medal is of a target that its player’s goal has reached.',
    sql: `SELECT a.player_id, a.code, a.tier, a.place, max(g.times) AS times FROM achievement_tier a
JOIN goal g ON g.player_id = a.player_id AND g.of = 'achievement' AND g.code = a.code AND g.programme_id = a.programme_id AND g.version = a.version
GROUP BY a.player_id, a.code, a.tier HAVING max(g.times) < a.place`,
  },
];
