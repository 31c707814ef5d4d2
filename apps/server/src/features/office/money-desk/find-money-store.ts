import type { Currency } from '@croupier/domain/money/amounts';
import type { Queryable } from '../../../platform/database.ts';

export interface FoundRow {
  readonly what: 'payment' | 'key' | 'studio-transaction';
  readonly id: string;
  readonly playerId: bigint;
  readonly about: string;
  readonly amountMinor: bigint;
  readonly currency: Currency;
  readonly at: Date;
}

const FOUND_MAX = 8;

/** A payment by our id, and what moved under a key that is no round's: those are found by their player. */
const BY_UUID = `SELECT 'payment' AS what, id, player_id AS "playerId", state AS about, amount_minor AS "amountMinor", currency, created_at AS at
FROM pay_in WHERE id = $1
UNION ALL SELECT * FROM (SELECT DISTINCT ON (m.player_id) 'key', m.key, m.player_id, m.operation, t.amount_minor, m.currency, m.at
  FROM house_move m JOIN every_transfer t ON t.player_id = m.player_id AND t.currency = m.currency AND t.kind = m.kind AND t.version = m.version
  WHERE m.key = $1 ORDER BY m.player_id, m.id) AS moved LIMIT $2`;

/** What the payment provider or a studio calls it. Studios are few, and each of their keys begins with the studio. */
const BY_NAME = `SELECT 'payment' AS what, id, player_id AS "playerId", state AS about, amount_minor AS "amountMinor", currency, created_at AS at
FROM pay_in WHERE provider_payment_id = $1
UNION ALL SELECT 'studio-transaction', t.ledger_key, t.player_id, t.operation, t.amount_minor, t.currency, t.created_at
  FROM (SELECT DISTINCT provider FROM provider_game) AS g
  CROSS JOIN LATERAL (SELECT * FROM provider_transaction o WHERE o.provider = g.provider AND o.transaction_id = $1
    UNION SELECT * FROM provider_transaction o WHERE o.provider = g.provider AND o.round_id = $1) AS t
  WHERE t.ledger_key IS NOT NULL AND t.currency IS NOT NULL LIMIT $2`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What an id names, the most telling first. */
export async function findByText(db: Queryable, text: string): Promise<FoundRow[]> {
  const named = await db.query<FoundRow>(BY_NAME, [text, FOUND_MAX], 'money-find-name');
  const lower = text.toLowerCase();
  const own = UUID.test(lower)
    ? await db.query<FoundRow>(BY_UUID, [lower, FOUND_MAX], 'money-find-uuid')
    : [];
  return [...own, ...named].slice(0, FOUND_MAX);
}
