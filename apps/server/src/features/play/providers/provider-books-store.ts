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
WHERE p.ledger_key IS NOT NULL AND p.state NOT IN ('held', 'refused') AND m.amount_minor > 0`;

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
    says: 'Of free rounds as many are used as free bets stand.',
    sql: `SELECT f.id, f.granted, f.used, count(t.transaction_id) AS bets FROM provider_free_rounds f
LEFT JOIN provider_transaction t ON t.free_rounds_id = f.id AND t.provider = f.provider AND t.operation = 'bet' AND t.state = 'accepted'
GROUP BY f.id, f.granted, f.used HAVING f.used <> count(t.transaction_id) OR f.used > f.granted`,
  },
];
