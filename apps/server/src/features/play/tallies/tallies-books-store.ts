import type { SqlCheck } from '../../../platform/books-check.ts';
import { factsWaitingFor } from '../../../platform/facts/waiting-facts-sql.ts';
import { TALLY_READER } from './tallies-store.ts';

/**
 * Added up over the days: a fact's day may be the one after its round's. Only of the house's games, as rounds of
 * other studios were not counted before there was a journal.
 */
export const TALLIES_BOOKS: SqlCheck = {
  name: 'round-tally',
  says: 'What each player staked and won in each of the house’s games is what the rounds come to, but for those whose facts still wait.',
  sql: `WITH waiting AS MATERIALIZED (
  SELECT player_id, (payload->>'id')::uuid AS key FROM ${factsWaitingFor(TALLY_READER)} AS f WHERE topic = 'round.settled'
), played AS (
  SELECT r.player_id, m.game, r.currency, p.kind, sum(p.rounds) AS rounds, sum(p.stake_minor) AS stake_minor, sum(p.win_minor) AS win_minor
  FROM every_round r JOIN game_maths m ON m.id = r.maths_id LEFT JOIN waiting w ON w.player_id = r.player_id AND w.key = r.key
  CROSS JOIN LATERAL (SELECT r.stake_minor - coalesce(r.bonus_stake_minor, 0) AS stake_minor,
    coalesce(r.bonus_win_minor, 0) + coalesce(r.bonus_forfeited_minor, 0) AS bonus_win_minor) AS own
  CROSS JOIN LATERAL (
    SELECT r.kind, CASE WHEN own.stake_minor > 0 THEN 1 ELSE 0 END AS rounds, own.stake_minor, r.win_minor - own.bonus_win_minor AS win_minor
      WHERE r.gift_id IS NULL
    UNION ALL SELECT 'bonus', CASE WHEN own.stake_minor > 0 THEN 0 ELSE 1 END, r.bonus_stake_minor, own.bonus_win_minor
      WHERE r.grant_id IS NOT NULL
    UNION ALL SELECT 'bonus', 1, 0, 0 WHERE r.gift_id IS NOT NULL) AS p
  WHERE w.key IS NULL AND (p.rounds > 0 OR p.stake_minor > 0 OR p.win_minor > 0)
  GROUP BY r.player_id, m.game, r.currency, p.kind
), told AS (
  SELECT player_id, game, currency, kind, sum(rounds) AS rounds, sum(stake_minor) AS stake_minor, sum(win_minor) AS win_minor
  FROM round_tally WHERE game IN (SELECT game FROM game_maths) GROUP BY player_id, game, currency, kind
)
SELECT player_id, game, currency, kind, t.rounds, p.rounds AS played, t.stake_minor, p.stake_minor AS staked_minor,
  t.win_minor, p.win_minor AS won_minor
FROM told t FULL JOIN played p USING (player_id, game, currency, kind)
WHERE t.rounds IS DISTINCT FROM p.rounds OR t.stake_minor <> p.stake_minor OR t.win_minor <> p.win_minor`,
};
