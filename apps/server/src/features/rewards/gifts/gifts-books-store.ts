import type { SqlCheck } from '../../../platform/books-check.ts';

/** What gifts of rounds hold against the rounds they gave, and their ends against the money they became. */
export const GIFTS_BOOKS: readonly SqlCheck[] = [
  {
    name: 'gift-rounds',
    says: 'Every gift has given as many rounds as it counts, each at its stake on one of its games, and has gathered what they won.',
    sql: `SELECT p.player_id, g.id AS gift, r.gift_id, g.rounds - g.rounds_left AS given, r.rounds, g.win_minor, r.win_minor AS won_minor
FROM gift_grant g FULL JOIN (
  SELECT e.player_id, e.gift_id, count(*) AS rounds, sum(e.win_minor) AS win_minor,
    bool_and(e.stake_minor = o.stake_minor AND e.currency = o.currency AND e.kind = 'real' AND m.game = ANY (o.games)) AS as_given
  FROM every_round e JOIN game_maths m ON m.id = e.maths_id
  LEFT JOIN gift_grant o ON o.player_id = e.player_id AND o.id = e.gift_id
  WHERE e.gift_id IS NOT NULL GROUP BY e.player_id, e.gift_id) AS r ON r.player_id = g.player_id AND r.gift_id = g.id
CROSS JOIN LATERAL (SELECT coalesce(g.player_id, r.player_id) AS player_id) AS p
WHERE g.id IS NULL OR coalesce(r.rounds, 0) <> g.rounds - g.rounds_left OR coalesce(r.win_minor, 0) <> g.win_minor OR NOT r.as_given`,
  },
  {
    name: 'gift-ends',
    says: 'What every gift has won became money once, by its terms: one post of real money, or one bonus of that amount, and before the end nothing.',
    sql: `SELECT p.player_id, g.id AS gift, t.reference, g.state, g.converted_minor, t.posted_minor, b.amount_minor AS bonus_minor
FROM gift_grant g
LEFT JOIN bonus_grant b ON b.player_id = g.player_id AND b.id = g.bonus_id
FULL JOIN (
  SELECT t.player_id, p.reference, count(*) AS posts, sum(t.amount_minor) AS posted_minor, min(t.currency) AS currency
  FROM every_transfer t JOIN ledger_post p ON p.player_id = t.player_id AND p.key = t.key
  WHERE t.operation = 'gift-win' AND t.kind = 'real' GROUP BY t.player_id, p.reference) AS t
  ON t.player_id = g.player_id AND t.reference = g.id::text
CROSS JOIN LATERAL (SELECT coalesce(g.player_id, t.player_id) AS player_id,
  coalesce(least((g.terms->>'maximumWinMinor')::bigint, g.win_minor), 0) AS due_minor) AS p
WHERE g.id IS NULL
  OR g.converted_minor <> CASE WHEN g.state = 'ACTIVATED' THEN 0 ELSE p.due_minor END
  OR coalesce(t.posts, 0) > 1 OR t.currency <> g.currency
  OR coalesce(t.posted_minor, 0) <> CASE WHEN g.terms->>'endsAs' = 'real' THEN g.converted_minor ELSE 0 END
  OR (g.bonus_id IS NOT NULL) <> (g.terms->>'endsAs' = 'bonus' AND g.converted_minor > 0)
  OR (g.bonus_id IS NOT NULL AND (b.amount_minor, b.currency) IS DISTINCT FROM (g.converted_minor, g.currency))`,
  },
];
