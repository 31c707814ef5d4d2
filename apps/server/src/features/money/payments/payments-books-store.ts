import type { SqlCheck } from '../../../platform/books-check.ts';

/** Events of a story, by what they are counted as. */
const TYPES = Object.entries({
  pendings: `'pay-in.pending'`,
  paids: `'pay-in.paid'`,
  given_ups: `'pay-in.failed', 'pay-in.expired'`,
  backs: `'pay-in.refunded', 'pay-in.charged-back'`,
  givens: `'late.given'`,
  asked: `'late.returning'`,
  refused: `'late.refused'`,
});

const BACKS = `'pay-in.refunded', 'pay-in.charged-back'`;

/** What pay-ins, what the provider reported and what was credited hold against each other. */
export const PAYMENTS_BOOKS: readonly SqlCheck[] = [
  {
    name: 'pay-ins',
    says: 'Every paid pay-in was credited once to its player, as much as has come; nothing else was credited as one.',
    sql: `SELECT i.id, i.state, i.player_id, i.amount_minor, i.currency, i.kind, c.reference, c.player_id AS credited_player,
  c.amount_minor AS credited_minor, c.currency AS credited_currency, c.kind AS credited_kind, c.credits
FROM pay_in i FULL JOIN (
  SELECT p.reference, p.player_id, t.amount_minor, t.currency, t.kind, count(*) OVER (PARTITION BY p.reference) AS credits
  FROM ledger_post p JOIN every_transfer t USING (player_id, key) WHERE p.operation = 'pay-in') AS c ON c.reference = i.id::text
WHERE (i.state IN ('PAID', 'REFUNDED', 'CHARGED_BACK')) IS DISTINCT FROM (c.credits IS NOT NULL) OR c.credits > 1 OR c.player_id <> i.player_id
  OR c.amount_minor <> i.amount_minor OR c.currency <> i.currency OR c.kind::text <> i.kind`,
  },
  {
    name: 'payment-events',
    says: 'Every state of a pay-in is where its story has led: what the payment provider reported of it, and what was decided once it came late.',
    sql: `SELECT i.id, i.state, i.updated_at, i.back_minor, e.* FROM pay_in i LEFT JOIN (
  SELECT *, paids = 1 AND (given_ups = 0 OR (givens = 1 AND asked = refused)) AS credited FROM (
    SELECT pay_in_id, max(received_at) AS last_at, max(received_at) FILTER (WHERE type NOT IN (${BACKS})) AS last_before_back,
      ${TYPES.map(([name, types]) => `count(*) FILTER (WHERE type IN (${types})) AS ${name}`).join(', ')},
      max(type) FILTER (WHERE type IN ('pay-in.failed', 'pay-in.expired')) AS gave_up,
      (array_agg(type ORDER BY received_at DESC, id) FILTER (WHERE type IN (${BACKS})))[1] AS went_back
    FROM payment_event WHERE outcome = 'applied' GROUP BY pay_in_id) AS counted) AS e ON e.pay_in_id = i.id
WHERE i.updated_at <> coalesce(CASE i.state WHEN 'PAID' THEN e.last_before_back ELSE e.last_at END, i.created_at)
  OR greatest(pendings, paids, given_ups, givens, CASE WHEN credited THEN 0 ELSE backs END) > 1
  OR i.state <> CASE WHEN e.pay_in_id IS NULL THEN 'CREATED'
    WHEN credited AND (given_ups = 1 OR givens + asked + refused = 0) THEN CASE WHEN backs = 0 OR i.back_minor < i.amount_minor THEN 'PAID'
      WHEN went_back = 'pay-in.refunded' THEN 'REFUNDED' ELSE 'CHARGED_BACK' END
    WHEN backs = 1 THEN CASE givens WHEN 0 THEN 'RETURNED' ELSE '' END
    WHEN paids = 1 AND given_ups = 1 THEN CASE WHEN givens = 1 THEN '' WHEN asked = refused THEN 'LATE' WHEN asked = refused + 1 THEN 'RETURNING' ELSE '' END
    WHEN givens + asked + refused > 0 THEN '' WHEN paids = 1 THEN '' WHEN gave_up = 'pay-in.failed' THEN 'FAILED'
    WHEN gave_up = 'pay-in.expired' THEN 'EXPIRED' ELSE 'PENDING' END`,
  },
  {
    name: 'captured-amounts',
    says: 'Every pay-in that was paid is of as much as the payment provider has said came, and names what was asked for where that is another amount.',
    sql: `SELECT i.id, i.state, i.amount_minor, i.asked_minor, e.amount_minor AS came_minor FROM pay_in i
LEFT JOIN payment_event e ON e.pay_in_id = i.id AND e.type = 'pay-in.paid' AND e.outcome = 'applied'
WHERE e.amount_minor <> i.amount_minor OR (i.asked_minor IS NOT NULL AND e.amount_minor IS NULL) OR i.asked_minor = i.amount_minor`,
  },
  {
    name: 'taken-back',
    says: 'All that payers have taken back of credited deposits was taken from their players or is owed by them, and no more.',
    sql: `SELECT i.id, i.player_id, i.amount_minor, i.back_minor, e.said_minor, l.taken_minor, l.player_id AS taken_from, d.left_minor, d.currency
FROM pay_in i
LEFT JOIN (SELECT pay_in_id, sum(amount_minor) AS said_minor FROM payment_event
  WHERE outcome = 'applied' AND type IN (${BACKS}) GROUP BY pay_in_id) AS e ON e.pay_in_id = i.id AND i.state IN ('PAID', 'REFUNDED', 'CHARGED_BACK')
FULL JOIN (SELECT p.reference, p.player_id, t.kind, sum(t.amount_minor) AS taken_minor FROM ledger_post p JOIN every_transfer t USING (player_id, key)
  WHERE p.operation IN ('refund', 'chargeback') GROUP BY p.reference, p.player_id, t.kind) AS l ON l.reference = i.id::text
FULL JOIN (SELECT pay_in_id, player_id, currency, sum(owed_minor - paid_minor) AS left_minor FROM player_debt
  GROUP BY pay_in_id, player_id, currency) AS d ON d.pay_in_id = i.id
WHERE i.id IS NULL OR i.back_minor <> coalesce(e.said_minor, 0) OR l.player_id <> i.player_id OR l.kind::text <> i.kind
  OR d.player_id <> i.player_id OR d.currency <> i.currency
  OR CASE i.kind WHEN 'real' THEN coalesce(l.taken_minor, 0) + coalesce(d.left_minor, 0) <> i.back_minor
    ELSE coalesce(l.taken_minor, 0) > i.back_minor OR d.left_minor IS NOT NULL END`,
  },
  {
    name: 'late-payments',
    says: 'Every payment that came late waits for a person until it was given or sent back, and for nobody after that.',
    sql: `SELECT i.id, i.state, f.open, f.decided FROM pay_in i LEFT JOIN (
  SELECT pay_in_id, count(*) FILTER (WHERE settled_at IS NULL) AS open, bool_or(note IS NOT NULL) AS decided FROM payment_finding
  WHERE kind = 'late' GROUP BY pay_in_id) AS f ON f.pay_in_id = i.id
WHERE coalesce(f.open, 0) <> CASE WHEN i.state IN ('LATE', 'RETURNING') THEN 1 ELSE 0 END
  OR (i.state = 'RETURNING' AND f.decided IS NOT TRUE)
UNION ALL SELECT e.pay_in_id, e.type, NULL, NULL FROM payment_event e WHERE e.outcome = 'applied' AND e.type LIKE 'late.%'
  AND NOT EXISTS (SELECT FROM payment_finding f WHERE f.pay_in_id = e.pay_in_id AND f.kind = 'late')`,
  },
];
