import { fault, PLAYER, REAL, type PlantedFault } from './planted-faults.fixture.ts';

/** A deposit of 777.00 that never was, right in the account, in its transfer and in its post. */
const INVENTED = [
  `INSERT INTO ledger_post (player_id, key, currency, operation, input_hash)
SELECT {player}, '77700000-0000-4000-8000-000000000000', 'UAH', 'adjustment', sha256('')`,
  `INSERT INTO ledger_transfer (player_id, currency, kind, key, operation, created_at, version, debit, credit, amount_minor,
  balance_before_minor, balance_after_minor)
SELECT player_id, currency, kind, '77700000-0000-4000-8000-000000000000', 'adjustment', now(), version + 1, 'adjustments', 'player', 77700,
  amount_minor, amount_minor + 77700 FROM ledger_account WHERE ${REAL}`,
  `UPDATE ledger_account SET amount_minor = amount_minor + 77700, version = version + 1 WHERE ${REAL}`,
];

const CHAIN = [
  fault(
    'a transfer’s time',
    'transfer-chain',
    `UPDATE ledger_transfer SET created_at = created_at + interval '1 microsecond' WHERE ${REAL} AND version = 2`,
  ),
  fault(
    'another house side that the operation allows',
    'transfer-chain',
    `UPDATE ledger_transfer SET debit = 'play-issue' WHERE ${PLAYER} AND operation = 'adjustment'`,
  ),
  fault('a deposit invented in account, transfer and post', 'transfer-chain', ...INVENTED),
  fault(
    'a deposit invented and taken into the chain, by who has no key',
    'transfer-chain',
    ...INVENTED,
    `UPDATE transfer_chain c SET version = t.version, hash = sha256(c.hash || convert_to(concat_ws(E'\\n', t.player_id, t.currency,
  t.kind, t.version, t.key, t.operation, t.debit, t.credit, t.amount_minor, t.balance_before_minor, t.balance_after_minor,
  (extract(epoch FROM t.created_at) * 1000000)::bigint), 'UTF8'))
FROM ledger_transfer t WHERE t.key = '77700000-0000-4000-8000-000000000000' AND c.player_id = t.player_id AND c.currency = t.currency AND c.kind = t.kind`,
  ),
  fault(
    'an account’s last transfer taken back everywhere',
    'chain-ends',
    `DELETE FROM ledger_post WHERE ${PLAYER} AND operation = 'opening-grant'`,
    `DELETE FROM ledger_transfer WHERE ${PLAYER} AND operation = 'opening-grant'`,
    `UPDATE ledger_account SET amount_minor = 0, version = 0 WHERE ${PLAYER} AND kind = 'play'`,
  ),
  fault('a published head', 'heads', `UPDATE books_head SET hash = repeat('ab', 32)`),
  fault(
    'what a head was made of',
    'heads',
    `UPDATE books_head_account SET hash = sha256('other') WHERE ${REAL}`,
  ),
];

const PAYMENTS = [
  fault(
    'a pay-in’s paid amount',
    'pay-ins',
    `UPDATE pay_in SET amount_minor = amount_minor * 10 WHERE id = '{paid}'`,
  ),
  fault(
    'a pay-in paid without a credit',
    'pay-ins',
    `UPDATE pay_in SET state = 'PAID' WHERE ${PLAYER} AND state = 'FAILED'`,
  ),
  fault('a pay-in’s player', 'pay-ins', `UPDATE pay_in SET player_id = {other} WHERE id = '{paid}'`),
  fault(
    'a pay-in removed',
    'pay-ins',
    `DELETE FROM payment_event WHERE pay_in_id = '{paid}'`,
    `DELETE FROM pay_in WHERE id = '{paid}'`,
  ),
  fault(
    'another amount than the provider said came',
    'captured-amounts',
    `UPDATE payment_event SET amount_minor = amount_minor + 1 WHERE pay_in_id = '{paid}' AND type = 'pay-in.paid'`,
  ),
  fault(
    'an amount that was asked for where nothing came',
    'captured-amounts',
    `UPDATE pay_in SET asked_minor = amount_minor + 1 WHERE ${PLAYER} AND state = 'FAILED'`,
  ),
  fault(
    'money taken back of which the provider has said nothing',
    'taken-back',
    `UPDATE pay_in SET back_minor = 1 WHERE id = '{paid}'`,
  ),
  fault('a debt removed', 'taken-back', `DELETE FROM player_debt`),
  fault('a debt that was paid with nothing', 'taken-back', `UPDATE player_debt SET paid_minor = 1`),
  fault('a debt of somebody else', 'taken-back', `UPDATE player_debt SET player_id = {other}`),
  fault(
    'a payment that was taken back in another way',
    'payment-events',
    `UPDATE pay_in SET state = 'CHARGED_BACK' WHERE state = 'REFUNDED'`,
  ),
  fault(
    'a payment event removed',
    'payment-events',
    `DELETE FROM payment_event WHERE pay_in_id = '{paid}' AND type = 'pay-in.paid'`,
  ),
  fault(
    'a pay-in that failed another time',
    'payment-events',
    `UPDATE pay_in SET updated_at = updated_at - interval '1 day' WHERE ${PLAYER} AND state = 'FAILED'`,
  ),
];

const LIMITS = [
  fault(
    'a limit ×100',
    'limits',
    `UPDATE player_limit SET size = size * 100 WHERE ${PLAYER} AND period = 'day'`,
  ),
  fault(
    'a wish for a weaker limit, older than it is',
    'limits',
    `UPDATE player_limit SET asked_at = asked_at - interval '1 day' WHERE ${PLAYER} AND period = 'day'`,
  ),
  fault(
    'a change of a limit removed',
    'limit-changes',
    `DELETE FROM player_limit_change WHERE ${PLAYER} AND size = 400000`,
  ),
  fault(
    'every change of a limit removed',
    'limit-changes',
    `DELETE FROM player_limit_change WHERE ${PLAYER} AND period = 'week'`,
  ),
  fault('a limit removed', 'limit-changes', `DELETE FROM player_limit WHERE ${PLAYER} AND period = 'week'`),
];

const WITNESS = [
  fault(
    'a player’s age',
    'witness',
    'UPDATE player SET age_confirmed = age_confirmed + 1 WHERE id = {player}',
  ),
  fault('a player’s region', 'witness', `UPDATE player SET region = 'SL' WHERE id = {player}`),
  fault('where a player lives', 'witness', `UPDATE player SET residence = 'SL' WHERE id = {player}`),
  fault(
    'a client seed that nothing was drawn from yet',
    'witness',
    `UPDATE seed_pair SET client_seed = 'theirs' WHERE player_id = {fresh}`,
  ),
  fault(
    'an open round’s choices',
    'witness',
    `UPDATE open_round SET entry = regexp_replace(entry, ',\\[[0-9]+\\]\\]', ']') WHERE ${PLAYER}`,
  ),
  fault(
    'a player’s region and what was kept of it',
    'witness',
    `UPDATE player SET region = 'SL' WHERE id = {player}`,
    `UPDATE books_witness SET value = replace(value, 'UA', 'SL') WHERE ${PLAYER} AND subject = 'player'`,
  ),
];

const HOUSE_DAYS = [
  fault(
    'a day of the house’s accounts',
    'house-days',
    `UPDATE house_day SET in_minor = in_minor + 1 WHERE account = 'bets'`,
  ),
  fault('what a day turned over', 'figures', 'UPDATE figure_day SET turnover_minor = turnover_minor + 1'),
  fault('a day of figures removed', 'figures', 'DELETE FROM figure_day'),
  fault(
    'a day of the house’s accounts removed',
    'house-days',
    `DELETE FROM house_day WHERE account = 'wins'`,
  ),
  fault(
    'a move that is listed twice',
    'house-moves',
    `INSERT INTO house_move (at, player_id, currency, kind, version, operation, account, key)
SELECT at, player_id, currency, kind, version, operation, account, key FROM house_move WHERE ${PLAYER} LIMIT 1`,
  ),
  fault('a move that is not listed', 'house-moves', `DELETE FROM house_move WHERE ${PLAYER}`),
];

const AUDIT = [
  fault(
    'an act in the office that nobody did',
    'audit-log',
    `INSERT INTO audit_entry (position, at, operator, act, subject_kind, subject_id, hash)
SELECT position + 1, now(), 'nobody', 'never.done', 'thing', '1', sha256('') FROM audit_head`,
  ),
  fault('the end of the log of acts', 'audit-log', 'UPDATE audit_head SET position = position + 1'),
];

/** What hurts what is recorded beside balances and rounds: chain and heads, payments, limits, the witness. */
export const RECORD_FAULTS: readonly PlantedFault[] = [
  ...CHAIN,
  ...PAYMENTS,
  ...LIMITS,
  ...WITNESS,
  ...HOUSE_DAYS,
  ...AUDIT,
];
