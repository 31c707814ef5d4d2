import type { SqlCheck } from '../../../platform/books-check.ts';

/** What rounds with a bonus, settled, open or another studio's, did to it; a rollback or a void takes back, while there is something to take from. */
const OF_ROUNDS = `SELECT player_id, grant_id AS id, sum(progress_minor) AS progress_minor, sum(forfeited_minor) AS forfeited_minor FROM (
    SELECT player_id, grant_id, progress_minor, bonus_forfeited_minor AS forfeited_minor FROM every_round
    UNION ALL SELECT player_id, grant_id, progress_minor, 0 FROM open_round
    UNION ALL SELECT player_id, grant_id, CASE WHEN operation = 'bet' THEN progress_minor ELSE -progress_minor END, forfeited_minor
      FROM provider_transaction
    UNION ALL SELECT player_id, grant_id, -progress_minor, forfeited_minor FROM voided_round) AS r
  WHERE grant_id IS NOT NULL GROUP BY player_id, grant_id`;

/** What bonuses hold against transfers, rounds, seats and accounts. */
export const PURSES_BOOKS: readonly SqlCheck[] = [
  {
    name: 'bonus-money',
    says: 'Every bonus gave its money once, when it was activated; what it converted and forfeited at its end, and what late rounds forfeited, was moved; and no bonus money moved otherwise.',
    sql: `SELECT player_id, id, g.state, g.amount_minor, t.granted_minor, g.converted_minor, t.converted_minor AS moved_minor,
  g.forfeited_minor, t.forfeited_minor AS taken_minor, r.forfeited_minor AS late_minor
FROM (SELECT *, CASE WHEN activated_at IS NULL THEN 0 ELSE amount_minor END AS given_minor FROM bonus_grant) AS g
FULL JOIN (
  SELECT player_id, p.reference::uuid AS id, min(t.currency) AS currency, max(t.currency) AS last_currency,
    coalesce(sum(t.amount_minor) FILTER (WHERE t.kind = 'bonus' AND t.operation = 'bonus-grant'), 0) AS granted_minor,
    coalesce(sum(t.amount_minor) FILTER (WHERE t.kind = 'bonus' AND t.operation = 'bonus-conversion'), 0) AS converted_minor,
    coalesce(sum(t.amount_minor) FILTER (WHERE t.kind = 'real' AND t.operation = 'bonus-conversion'), 0) AS paid_minor,
    coalesce(sum(t.amount_minor) FILTER (WHERE t.kind = 'bonus' AND t.operation = 'bonus-forfeit'), 0) AS forfeited_minor
  FROM ledger_post p JOIN every_transfer t USING (player_id, key)
  WHERE p.operation IN ('bonus-grant', 'bonus-conversion', 'bonus-forfeit') GROUP BY player_id, p.reference::uuid) AS t USING (player_id, id)
LEFT JOIN (${OF_ROUNDS}) AS r USING (player_id, id)
WHERE g.state IS NULL OR g.given_minor <> coalesce(t.granted_minor, 0) OR g.currency <> t.currency OR g.currency <> t.last_currency
  OR g.converted_minor <> coalesce(t.converted_minor, 0) OR g.converted_minor <> coalesce(t.paid_minor, 0)
  OR g.forfeited_minor + coalesce(r.forfeited_minor, 0) <> coalesce(t.forfeited_minor, 0)
  OR (g.converted_minor > 0 AND g.state <> 'FINISHED') OR (g.ended_at IS NULL AND g.forfeited_minor > 0)`,
  },
  {
    name: 'bonus-wagering',
    says: 'A seat has the one bonus of its player that is active, and of every bonus there is left to wager what its rounds have not.',
    sql: `SELECT player_id, id, g.state, g.wager_minor, r.progress_minor, g.wager_left_minor, s.wager_left_minor AS seat_left_minor
FROM bonus_grant g
FULL JOIN (SELECT player_id, active_grant AS id, wager_left_minor FROM player_seat WHERE active_grant IS NOT NULL) AS s USING (player_id, id)
LEFT JOIN (${OF_ROUNDS}) AS r USING (player_id, id)
WHERE g.state IS NULL OR (g.state = 'ACTIVATED') <> (s.wager_left_minor IS NOT NULL)
  OR g.wager_minor - coalesce(r.progress_minor, 0) <> coalesce(s.wager_left_minor, g.wager_left_minor)
  OR (g.state = 'FINISHED' AND g.wager_left_minor > 0)
UNION ALL SELECT r.player_id, r.id, NULL, NULL, r.progress_minor, NULL, NULL FROM (${OF_ROUNDS}) AS r
WHERE NOT EXISTS (SELECT FROM bonus_grant g WHERE g.player_id = r.player_id AND g.id = r.id AND g.activated_at IS NOT NULL)`,
  },
  {
    name: 'bonus-accounts',
    says: 'Who has no active bonus in a currency has no bonus money in it.',
    sql: `SELECT a.player_id, a.currency, a.amount_minor FROM ledger_account a
WHERE a.kind = 'bonus' AND a.amount_minor <> 0 AND NOT EXISTS (SELECT FROM bonus_grant g
  WHERE g.player_id = a.player_id AND g.state = 'ACTIVATED' AND g.currency = a.currency)`,
  },
];
