import type { SqlCheck } from '../../platform/books-check.ts';

/** The transfer a provider's transaction must have, by what it was. */
const TRANSFER = `
SELECT player_id, key, operation, currency, kind, amount_minor, count(*) OVER (PARTITION BY player_id, key) AS transfers,
  CASE WHEN debit = 'player' THEN 'to ' || credit ELSE 'from ' || debit END AS house
FROM every_transfer WHERE operation LIKE 'provider-%'`;

/** What transactions, rounds and free rounds of other studios hold against each other and the ledger. */
export const PROVIDER_BOOKS: readonly SqlCheck[] = [
  {
    name: 'provider-money',
    says: 'Every transaction of a provider that moved money has its one transfer, and every such transfer its transaction.',
    sql: `SELECT provider, transaction_id, t.player_id, p.operation, t.operation AS transfer, p.amount_minor, t.amount_minor AS moved_minor
FROM (SELECT *, CASE WHEN operation = 'win' AND free_rounds_id IS NOT NULL THEN 'provider-free-win' ELSE 'provider-' || operation END AS posted
  FROM provider_transaction WHERE ledger_key IS NOT NULL AND state NOT IN ('held', 'refused')) AS p
FULL JOIN (${TRANSFER}) AS t ON t.player_id = p.player_id AND t.key = p.ledger_key
WHERE p.provider IS NULL OR t.key IS NULL OR t.transfers <> 1 OR t.operation <> p.posted OR t.amount_minor <> p.amount_minor
  OR t.currency <> p.currency OR t.kind <> p.kind
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
    name: 'provider-rounds',
    says: 'Every round of a provider has the stakes, wins and standing bets of its transactions, of one player.',
    sql: `SELECT provider, round_id, r.player_id, r.stake_minor, r.win_minor, r.bets, t.stake_minor AS staked_minor, t.win_minor AS won_minor, t.bets AS standing
FROM provider_round r FULL JOIN (
  SELECT provider, round_id, min(player_id) AS player_id, count(DISTINCT player_id) AS players,
    coalesce(sum(amount_minor) FILTER (WHERE operation = 'bet' AND state = 'accepted'), 0) AS stake_minor,
    coalesce(sum(amount_minor) FILTER (WHERE operation = 'win'), 0) AS win_minor,
    count(*) FILTER (WHERE operation = 'bet' AND state = 'accepted') AS bets
  FROM provider_transaction WHERE state IN ('accepted', 'rolled-back') AND (operation <> 'rollback' OR amount_minor > 0)
  GROUP BY provider, round_id
  HAVING bool_or(operation = 'bet')) AS t USING (provider, round_id)
WHERE r.player_id IS NULL OR t.player_id IS NULL OR t.players <> 1 OR r.player_id <> t.player_id
  OR r.stake_minor <> t.stake_minor OR r.win_minor <> t.win_minor OR r.bets <> t.bets
  OR (r.state = 'void') <> (r.bets = 0)`,
  },
  {
    name: 'provider-free-rounds',
    says: 'Of free rounds as many are used as free bets stand.',
    sql: `SELECT f.id, f.granted, f.used, count(t.transaction_id) AS bets FROM provider_free_rounds f
LEFT JOIN provider_transaction t ON t.free_rounds_id = f.id AND t.provider = f.provider AND t.operation = 'bet' AND t.state = 'accepted'
GROUP BY f.id, f.granted, f.used HAVING f.used <> count(t.transaction_id) OR f.used > f.granted`,
  },
];
