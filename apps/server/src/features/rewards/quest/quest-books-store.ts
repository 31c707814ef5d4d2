import type { SqlCheck } from '../../../platform/books-check.ts';

/** Checks quests against the goals of their steps and what they gave. */
export const QUEST_BOOKS: readonly SqlCheck[] = [
  {
    name: 'quest-rewards',
    says: 'Every reward that a quest counts as given was given, each once under its version, and no reward of a quest is without one.',
    sql: `SELECT coalesce(e.player_id, r.player_id) AS player_id, coalesce(e.code, r.code) AS code, e.reference AS counted, r.id AS reward
FROM (SELECT e.player_id, e.code, e.programme_id, e.version, e.run || CASE WHEN e.turn = 0 THEN '' ELSE '.' || e.turn END || ' ' || n AS reference
  FROM quest_entry e CROSS JOIN LATERAL generate_series(1, e.given) AS n) AS e
FULL JOIN (SELECT * FROM reward WHERE source = 'quest' AND programme_id IS NOT NULL) AS r
  ON r.player_id = e.player_id AND r.code = e.code AND r.reference = e.reference
WHERE e.player_id IS NULL OR r.id IS NULL OR (r.programme_id, r.version) IS DISTINCT FROM (e.programme_id, e.version)`,
  },
  {
    name: 'quest-steps',
    says: 'Every step that is done had its goal reached, in a quest that runs the next one has a goal that is counted, and one is done with its last step.',
    sql: `SELECT e.player_id, e.id AS quest, e.state, e.done, s.reached, s.next, v.steps
FROM quest_entry e
CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE g.step <= e.done AND g.times > 0) AS reached,
  max(g.state) FILTER (WHERE g.step = e.done + 1) AS next
  FROM goal g WHERE g.player_id = e.player_id AND g.of = 'quest' AND g.programme_id = e.programme_id
    AND g.version = e.version AND g.run_id = e.run) AS s
LEFT JOIN LATERAL (SELECT jsonb_array_length(p.body->'terms'->'steps') AS steps, p.body->'terms' ? 'final' AS has_final
  FROM programme_version p WHERE p.programme_id = e.programme_id AND p.version = e.version) AS v ON true
WHERE s.reached <> e.done OR (e.state = 'RUNNING' AND coalesce(s.next, 'over') = 'over')
  OR (e.state = 'DONE') <> (e.done = v.steps) OR e.owed <> e.done + CASE WHEN e.state = 'DONE' AND v.has_final THEN 1 ELSE 0 END`,
  },
];
