import { MONEY_OF } from '@croupier/domain/money/pay-outs';
import type { SqlCheck } from '../../../platform/books-check.ts';

/** Where the money of each state is, as rows of SQL. */
const PLACES = Object.entries(MONEY_OF).map(([state, place]) => `('${state}', '${place}')`);

/** The states of those whose money is with their player again. */
const BACK = Object.entries(MONEY_OF)
  .flatMap(([state, place]) => (place === 'player' ? [`'${state}'`] : []))
  .join(', ');

/** What pay-outs, their stories and what the ledger holds for them have to do with each other. */
export const PAY_OUTS_BOOKS: readonly SqlCheck[] = [
  {
    name: 'pay-outs',
    says: 'Of every pay-out the money is where its state says: put aside, on its way, paid with its fee but for what is owed, or back; and nowhere else.',
    sql: `SELECT id, state, amount_minor, fee_minor, owed_minor, reserve_minor, transit_minor, paid_minor, fees_minor, players
FROM (SELECT o.*, l.place FROM pay_out o JOIN (VALUES ${PLACES.join(', ')}) AS l (state, place) USING (state)) AS o
FULL JOIN (
  SELECT p.reference, count(DISTINCT p.player_id) AS players, min(p.player_id) AS booked_player, min(t.currency) AS booked_currency,
    count(*) FILTER (WHERE t.kind <> 'real') AS others,
    coalesce(sum(CASE 'pay-out-reserve' WHEN t.credit::text THEN t.amount_minor WHEN t.debit::text THEN -t.amount_minor END), 0) AS reserve_minor,
    coalesce(sum(CASE 'pay-out-transit' WHEN t.credit::text THEN t.amount_minor WHEN t.debit::text THEN -t.amount_minor END), 0) AS transit_minor,
    coalesce(sum(CASE 'payment-clearing' WHEN t.credit::text THEN t.amount_minor WHEN t.debit::text THEN -t.amount_minor END), 0) AS paid_minor,
    coalesce(sum(CASE 'pay-out-fees' WHEN t.credit::text THEN t.amount_minor WHEN t.debit::text THEN -t.amount_minor END), 0) AS fees_minor
  FROM ledger_post p JOIN every_transfer t USING (player_id, key) WHERE p.operation LIKE 'pay-out-%' GROUP BY p.reference) AS b
  ON b.reference = o.id::text
WHERE o.id IS NULL OR b.reference IS NULL OR b.players <> 1 OR b.booked_player <> o.player_id OR b.booked_currency <> o.currency OR b.others > 0
  OR b.reserve_minor <> CASE WHEN o.place = 'pay-out-reserve' THEN o.amount_minor ELSE 0 END
  OR b.transit_minor <> CASE WHEN o.place = 'pay-out-transit' THEN o.amount_minor ELSE 0 END
  OR b.paid_minor <> CASE WHEN o.place = 'paid' THEN o.amount_minor - o.fee_minor - greatest(o.owed_minor - o.fee_minor, 0) ELSE 0 END
  OR b.fees_minor <> CASE WHEN o.place = 'paid' THEN greatest(o.fee_minor - o.owed_minor, 0) ELSE 0 END`,
  },
  {
    name: 'pay-out-story',
    says: 'Every pay-out is in the state that its story last came to, move by move without a gap, and each entry of the ledger is one of its moves.',
    sql: `SELECT o.id, o.state, m.number, m.from_state, m.to_state, m.ledger_key FROM pay_out o LEFT JOIN (
  SELECT *, lag(to_state) OVER w AS before, row_number() OVER w AS place, lead(number) OVER w IS NULL AS is_last
  FROM pay_out_move WINDOW w AS (PARTITION BY pay_out_id ORDER BY number)) AS m ON m.pay_out_id = o.id
LEFT JOIN ledger_post p ON p.player_id = o.player_id AND p.key = m.ledger_key
WHERE m.number IS NULL OR m.number <> m.place OR m.from_state IS DISTINCT FROM m.before OR (m.is_last AND m.to_state <> o.state)
  OR (m.ledger_key IS NOT NULL AND p.reference IS DISTINCT FROM o.id::text)
UNION ALL SELECT NULL, p.operation, NULL, NULL, NULL, p.key FROM ledger_post p
WHERE p.operation LIKE 'pay-out-%' AND NOT EXISTS (SELECT FROM pay_out_move m WHERE m.ledger_key = p.key)`,
  },
  {
    name: 'pay-outs-put-right',
    says: 'Money is taken back only of a pay-out that was with its player and arrived, given back only of one that was paid and failed, and nothing is owed of any other.',
    sql: `SELECT o.id, o.state, o.owed_minor, m.number, m.from_state, m.to_state, p.operation FROM pay_out o
JOIN pay_out_move m ON m.pay_out_id = o.id LEFT JOIN ledger_post p ON p.player_id = o.player_id AND p.key = m.ledger_key
WHERE (m.ledger_key IS NOT NULL AND (m.from_state IN (${BACK}, 'PAID') AND m.to_state = 'PAID') <> (p.operation = 'pay-out-reclaim'))
  OR (m.ledger_key IS NOT NULL AND (m.from_state = 'PAID' AND m.to_state = 'FAILED') <> (p.operation = 'pay-out-revert'))
UNION ALL SELECT o.id, o.state, o.owed_minor, NULL, NULL, NULL, NULL FROM pay_out o WHERE o.owed_minor > 0
  AND NOT EXISTS (SELECT FROM pay_out_move m WHERE m.pay_out_id = o.id AND m.from_state IN (${BACK}) AND m.to_state = 'PAID')`,
  },
];
