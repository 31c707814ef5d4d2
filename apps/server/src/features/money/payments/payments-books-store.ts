import type { SqlCheck } from '../../../platform/books-check.ts';

/** What pay-ins, what the provider reported and what was credited hold against each other. */
export const PAYMENTS_BOOKS: readonly SqlCheck[] = [
  {
    name: 'pay-ins',
    says: 'Every paid pay-in was credited once to its player, as much as was asked for; nothing else was credited as one.',
    sql: `SELECT i.id, i.state, i.player_id, i.amount_minor, i.currency, i.kind, c.reference, c.player_id AS credited_player,
  c.amount_minor AS credited_minor, c.currency AS credited_currency, c.kind AS credited_kind, c.credits
FROM pay_in i FULL JOIN (
  SELECT p.reference, p.player_id, t.amount_minor, t.currency, t.kind, count(*) OVER (PARTITION BY p.reference) AS credits
  FROM ledger_post p JOIN every_transfer t USING (player_id, key) WHERE p.operation = 'pay-in') AS c ON c.reference = i.id::text
WHERE (i.state = 'PAID') IS DISTINCT FROM (c.credits IS NOT NULL) OR c.credits > 1 OR c.player_id <> i.player_id
  OR c.amount_minor <> i.amount_minor OR c.currency <> i.currency OR c.kind::text <> i.kind`,
  },
  {
    name: 'payment-events',
    says: 'Every state of a pay-in is what the payment provider last reported, when it did.',
    sql: `SELECT i.id, i.state, i.updated_at, e.ends, e.ended, e.pendings, e.last_at
FROM pay_in i LEFT JOIN (
  SELECT pay_in_id, max(received_at) AS last_at, count(*) FILTER (WHERE type = 'pay-in.pending') AS pendings,
    count(*) FILTER (WHERE type <> 'pay-in.pending') AS ends, max(type) FILTER (WHERE type <> 'pay-in.pending') AS ended
  FROM payment_event WHERE outcome = 'applied' GROUP BY pay_in_id) AS e ON e.pay_in_id = i.id
WHERE coalesce(e.ended, '') <> CASE i.state WHEN 'PAID' THEN 'pay-in.paid' WHEN 'FAILED' THEN 'pay-in.failed'
    WHEN 'EXPIRED' THEN 'pay-in.expired' ELSE '' END
  OR e.ends > 1 OR e.pendings > 1 OR (i.state = 'PENDING') > (coalesce(e.pendings, 0) = 1)
  OR (i.state = 'CREATED' AND e.pendings > 0) OR i.updated_at <> coalesce(e.last_at, i.created_at)`,
  },
];
