import type { SqlCheck } from '../../../platform/books-check.ts';

/** Checks piggy banks against the goals that fill them and the rewards that they were broken for. */
export const PIGGY_BOOKS: readonly SqlCheck[] = [
  {
    name: 'piggy-banks',
    says: 'Every piggy bank that was broken paid once what its goal had filled it with, and fills no more; no reward of a piggy bank is without one.',
    sql: `SELECT q.player_id, p.id AS piggy_bank, r.id AS reward, p.amount_minor, r.amount_minor AS paid, g.state, g.current
FROM piggy_bank p
FULL JOIN (SELECT * FROM reward WHERE source = 'piggy-bank') AS r ON r.player_id = p.player_id AND r.reference = p.id::text
LEFT JOIN goal g ON g.player_id = p.player_id AND g.id = p.id
LEFT JOIN programme_version v ON v.programme_id = p.programme_id AND v.version = p.version
CROSS JOIN LATERAL (SELECT coalesce(p.player_id, r.player_id) AS player_id) AS q
WHERE p.id IS NULL OR g.of <> 'piggy-bank' OR p.reward_id IS DISTINCT FROM r.id
  OR (r.id IS NOT NULL AND ((r.amount_minor, r.currency) IS DISTINCT FROM (p.amount_minor, p.currency) OR g.state = 'open'
    OR p.amount_minor IS DISTINCT FROM least((v.body->'terms'->'maximum'->>p.currency)::bigint,
      div(g.current::numeric * (v.body->'terms'->>'shareMicro')::bigint, 1000000)::bigint)))`,
  },
];
