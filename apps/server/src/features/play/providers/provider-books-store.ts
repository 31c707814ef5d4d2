import type { SqlCheck } from '../../../platform/books-check.ts';

/** The transfers of a provider's transactions: in each account one. */
const TRANSFER = `
SELECT player_id, key, operation, currency, kind, amount_minor, count(*) OVER (PARTITION BY player_id, key, kind) AS transfers,
  CASE WHEN debit = 'player' THEN 'to ' || credit ELSE 'from ' || debit END AS house
FROM every_transfer WHERE operation LIKE 'provider-%'`;

/** What of a transaction went through each account; what was forfeited went through the bonus account, too. */
const PARTS = `
SELECT p.provider, p.transaction_id, p.operation, p.player_id, p.currency, p.ledger_key, m.*,
  CASE WHEN p.operation = 'win' AND p.free_rounds_id IS NOT NULL THEN 'provider-free-win' ELSE 'provider-' || p.operation END AS posted
FROM provider_transaction p CROSS JOIN LATERAL (
  SELECT p.kind, p.amount_minor - coalesce(p.bonus_minor + p.forfeited_minor, 0) AS amount_minor
  UNION ALL SELECT 'bonus', p.bonus_minor + p.forfeited_minor WHERE p.grant_id IS NOT NULL) AS m
WHERE p.ledger_key IS NOT NULL AND p.state NOT IN ('held', 'refused') AND NOT p.gathered AND m.amount_minor > 0`;

/** What transactions, rounds and free rounds of other studios hold against each other and the ledger. */
export const PROVIDER_BOOKS: readonly SqlCheck[] = [
  {
    name: 'provider-money',
    says: 'Every transaction of a provider that moved money has its one transfer in each account it moved, and every such transfer its transaction.',
    sql: `SELECT provider, transaction_id, t.player_id, p.operation, t.operation AS transfer, t.kind, p.amount_minor, t.amount_minor AS moved_minor
FROM (${PARTS}) AS p
FULL JOIN (${TRANSFER}) AS t ON t.player_id = p.player_id AND t.key = p.ledger_key AND t.kind = p.kind
WHERE p.provider IS NULL OR t.key IS NULL OR t.transfers <> 1 OR t.operation <> p.posted OR t.amount_minor <> p.amount_minor
  OR t.currency <> p.currency
  OR t.house <> CASE p.posted WHEN 'provider-bet' THEN 'to bets' WHEN 'provider-win' THEN 'from wins'
    WHEN 'provider-free-win' THEN 'from promotions' ELSE 'from bets' END`,
  },
  {
    name: 'provider-held-wins',
    says: 'Every win that was held is as it was decided: paid, refused or still waiting; and none is held or refused without a record.',
    sql: `SELECT h.provider, h.transaction_id, t.state, h.decision FROM provider_held_win h
LEFT JOIN provider_transaction t USING (provider, transaction_id)
WHERE t.state IS DISTINCT FROM CASE h.decision WHEN 'released' THEN 'accepted' WHEN 'refused' THEN 'refused' ELSE 'held' END
UNION ALL SELECT t.provider, t.transaction_id, t.state, NULL FROM provider_transaction t
LEFT JOIN provider_held_win h USING (provider, transaction_id)
WHERE t.operation = 'win' AND t.state IN ('held', 'refused') AND h.provider IS NULL`,
  },
  {
    name: 'provider-rollbacks',
    says: 'A bet that was rolled back was given back once and whole; one that stands was not; a tombstone moved nothing.',
    sql: `SELECT b.provider, b.transaction_id, b.state, b.amount_minor, r.returned_minor, r.returns
FROM provider_transaction b LEFT JOIN (
  SELECT provider, bet_transaction_id, sum(amount_minor) AS returned_minor, count(*) FILTER (WHERE amount_minor > 0) AS returns
  FROM provider_transaction WHERE operation = 'rollback' GROUP BY provider, bet_transaction_id) AS r
  ON r.provider = b.provider AND r.bet_transaction_id = b.transaction_id
WHERE b.operation = 'bet' AND (
  coalesce(r.returned_minor, 0) <> CASE WHEN b.state = 'rolled-back' THEN b.amount_minor ELSE 0 END
  OR coalesce(r.returns, 0) > 1 OR (b.state IN ('refused', 'tombstone') AND b.amount_minor <> 0))`,
  },
  {
    name: 'provider-bonus-rollbacks',
    says: 'A bet that took bonus money was given back by its parts: to its bonus whole, or after it whole to where that went; and took as much of the wagering back, or none.',
    sql: `SELECT b.provider, b.transaction_id, b.bonus_minor, b.progress_minor, r.bonus_minor AS returned_minor, r.forfeited_minor,
  r.progress_minor AS taken_back_minor
FROM provider_transaction b JOIN provider_transaction r ON r.provider = b.provider AND r.bet_transaction_id = b.transaction_id
  AND r.operation = 'rollback' AND r.amount_minor > 0
WHERE b.grant_id IS DISTINCT FROM r.grant_id OR r.bonus_minor + r.forfeited_minor NOT IN (0, b.bonus_minor)
  OR r.progress_minor NOT IN (0, b.progress_minor)`,
  },
  {
    name: 'provider-rounds',
    says: 'Every round of a provider has the stakes, wins and standing bets of its transactions, their bonus parts and progress, of one player and one bonus.',
    sql: `SELECT provider, round_id, r.player_id, r.stake_minor, r.win_minor, r.bets, t.stake_minor AS staked_minor, t.win_minor AS won_minor,
  t.bets AS standing, r.bonus_stake_minor, t.bonus_stake_minor AS bonus_staked_minor, r.bonus_win_minor, t.bonus_win_minor AS bonus_won_minor
FROM provider_round r FULL JOIN (
  SELECT provider, round_id, min(player_id) AS player_id, count(DISTINCT player_id) AS players,
    coalesce(sum(amount_minor) FILTER (WHERE operation = 'bet' AND state = 'accepted'), 0) AS stake_minor,
    coalesce(sum(amount_minor) FILTER (WHERE operation = 'win'), 0) AS win_minor,
    count(*) FILTER (WHERE operation = 'bet' AND state = 'accepted') AS bets,
    min(grant_id::text) AS grant_id, count(DISTINCT grant_id) AS grants,
    coalesce(sum(bonus_minor) FILTER (WHERE operation = 'bet' AND state = 'accepted'), 0) AS bonus_stake_minor,
    coalesce(sum(bonus_minor) FILTER (WHERE operation = 'win'), 0) AS bonus_win_minor,
    coalesce(sum(forfeited_minor) FILTER (WHERE operation = 'win'), 0) AS forfeited_minor,
    coalesce(sum(progress_minor) FILTER (WHERE operation = 'bet' AND state = 'accepted'), 0) AS progress_minor
  FROM provider_transaction WHERE state IN ('accepted', 'rolled-back') AND (operation <> 'rollback' OR amount_minor > 0)
  GROUP BY provider, round_id
  HAVING bool_or(operation = 'bet')) AS t USING (provider, round_id)
WHERE r.player_id IS NULL OR t.player_id IS NULL OR t.players <> 1 OR r.player_id <> t.player_id
  OR r.stake_minor <> t.stake_minor OR r.win_minor <> t.win_minor OR r.bets <> t.bets
  OR (r.state = 'void') <> (r.bets = 0) OR t.grants > 1 OR t.grant_id IS DISTINCT FROM r.grant_id::text
  OR coalesce(r.bonus_stake_minor, 0) <> t.bonus_stake_minor OR coalesce(r.bonus_win_minor, 0) <> t.bonus_win_minor
  OR coalesce(r.bonus_forfeited_minor, 0) <> t.forfeited_minor OR coalesce(r.progress_minor, 0) <> t.progress_minor`,
  },
  {
    name: 'provider-free-rounds',
    says: 'Of free rounds as many are used as free bets stand, and their rounds have won what they say.',
    sql: `SELECT f.id, f.granted, f.used, coalesce(t.bets, 0) AS bets, f.win_minor, coalesce(t.won_minor, 0) AS won_minor
FROM provider_free_rounds f LEFT JOIN (
  SELECT free_rounds_id, provider, count(*) FILTER (WHERE operation = 'bet' AND state = 'accepted') AS bets,
    sum(amount_minor) FILTER (WHERE operation = 'win' AND state = 'accepted') AS won_minor
  FROM provider_transaction WHERE free_rounds_id IS NOT NULL GROUP BY free_rounds_id, provider) AS t
  ON t.free_rounds_id = f.id AND t.provider = f.provider
WHERE f.used <> coalesce(t.bets, 0) OR f.used > f.granted OR f.win_minor <> coalesce(t.won_minor, 0)`,
  },
  {
    name: 'free-rounds-gathered',
    says: 'Wins of free rounds are gathered where all of them are, and nowhere else.',
    sql: `SELECT t.provider, t.transaction_id, t.free_rounds_id, t.gathered FROM provider_transaction t
LEFT JOIN provider_free_rounds f ON f.id = t.free_rounds_id
WHERE t.operation = 'win' AND t.amount_minor > 0 AND t.gathered <> (f.terms IS NOT NULL)`,
  },
  {
    name: 'free-rounds-ends',
    says: 'What free rounds have gathered became money once, by their terms: posts of real money, or bonuses of that amount; and before the end nothing.',
    sql: `SELECT k.id, f.state, f.win_minor, p.won_minor, p.converted_minor, t.posted_minor, p.bonus_minor
FROM (SELECT id FROM provider_free_rounds WHERE terms IS NOT NULL UNION SELECT free_rounds_id FROM provider_free_rounds_payment
  UNION SELECT reference FROM ledger_post WHERE operation = 'free-rounds-win') AS k
LEFT JOIN provider_free_rounds f ON f.id = k.id
LEFT JOIN (
  SELECT p.player_id, p.free_rounds_id, sum(p.won_minor) AS won_minor, sum(p.converted_minor) AS converted_minor,
    count(*) FILTER (WHERE p.converted_minor > 0) AS conversions, count(p.bonus_id) AS bonuses, sum(b.amount_minor) AS bonus_minor,
    bool_and(p.bonus_id IS NULL OR (b.amount_minor, b.currency) IS NOT DISTINCT FROM (p.converted_minor, f.currency)) AS as_paid
  FROM provider_free_rounds_payment p JOIN provider_free_rounds f ON f.id = p.free_rounds_id
  LEFT JOIN bonus_grant b ON b.player_id = p.player_id AND b.id = p.bonus_id GROUP BY p.player_id, p.free_rounds_id) AS p
  ON p.free_rounds_id = f.id AND p.player_id = f.player_id
LEFT JOIN (
  SELECT t.player_id, p.reference, count(*) AS posts, sum(t.amount_minor) AS posted_minor, min(t.currency) AS currency
  FROM every_transfer t JOIN ledger_post p ON p.player_id = t.player_id AND p.key = t.key
  WHERE t.operation = 'free-rounds-win' AND t.kind = 'real' AND t.debit = 'promotions' AND t.credit = 'player'
  GROUP BY t.player_id, p.reference) AS t ON t.reference = k.id
CROSS JOIN LATERAL (SELECT coalesce(f.terms->>'endsAs' = 'real', false) AS real) AS e
WHERE f.terms IS NULL
  OR coalesce(p.won_minor, 0) <> CASE WHEN f.state = 'ACTIVATED' THEN 0 ELSE f.win_minor END
  OR coalesce(p.converted_minor, 0) <> CASE WHEN f.state = 'ACTIVATED' THEN 0
    ELSE least((f.terms->>'maximumWinMinor')::bigint, f.win_minor) END
  OR coalesce(t.posted_minor, 0) <> CASE WHEN e.real THEN coalesce(p.converted_minor, 0) ELSE 0 END
  OR coalesce(t.posts, 0) <> CASE WHEN e.real THEN coalesce(p.conversions, 0) ELSE 0 END
  OR (t.player_id, t.currency) IS DISTINCT FROM (CASE WHEN t.reference IS NULL THEN NULL ELSE f.player_id END,
    CASE WHEN t.reference IS NULL THEN NULL ELSE f.currency END)
  OR coalesce(p.bonuses, 0) <> CASE WHEN e.real THEN 0 ELSE coalesce(p.conversions, 0) END OR NOT coalesce(p.as_paid, true)`,
  },
];
