import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../platform/database.ts';
import type { PaymentKind } from './payment-history-store.ts';

interface Written {
  /** Payments of each kind. */
  readonly count: number;
  readonly kinds?: readonly PaymentKind[];
  /** Payments of a kind that are of one instant; the next ones are a minute older. */
  readonly toAMinute?: number;
  /** Time from now to the newest. */
  readonly laterMs?: number;
}

const STATES = {
  in: `(ARRAY['PAID', 'FAILED', 'EXPIRED'])[n % 3 + 1]`,
  out: `(ARRAY['PAID', 'REJECTED', 'CANCELED'])[n % 3 + 1]`,
};

/** Writes payments that are over, as if a player had made them. @returns their ids */
export async function writePayments(
  owner: Queryable,
  playerId: bigint,
  { count, kinds = ['in', 'out'], toAMinute = 1, laterMs = 0 }: Written,
): Promise<string[]> {
  const rows = `(SELECT n, date_trunc('second', now()) + $4 * interval '1 millisecond' - (n / $3::integer) * interval '1 minute' AS t
  FROM generate_series(1, $2::integer) n) AS made`;
  const values = [playerId, count, toAMinute, laterMs];
  const ids: string[] = [];
  const keep = (written: { id: string }[]) => ids.push(...written.map(({ id }) => id));
  if (kinds.includes('in'))
    keep(
      await owner.query(
        `INSERT INTO pay_in (id, player_id, input_hash, amount_minor, currency, kind, language, state, created_at, updated_at, asked_at)
SELECT gen_random_uuid(), $1, 'x', n * 100, 'UAH', 'real', 'ua', ${STATES.in}, t, t, t FROM ${rows} RETURNING id`,
        values,
      ),
    );
  if (kinds.includes('out')) {
    const methodId = randomUUID();
    await owner.query(
      `INSERT INTO pay_out_method (id, player_id, input_hash, kind, state, created_at) VALUES ($1, $2, 'x', 'card', 'DISABLED', now())`,
      [methodId, playerId],
    );
    keep(
      await owner.query(
        `INSERT INTO pay_out (id, player_id, input_hash, amount_minor, fee_minor, currency, method_id, method_kind, mark, mask, state, rejected,
  created_at, updated_at, asked_at)
SELECT gen_random_uuid(), $1, 'x', n * 100, 1, 'UAH', $5::uuid, 'card', 'm', '•••• 4242', s, CASE s WHEN 'REJECTED' THEN 'bank' END, t, t, t
FROM (SELECT n, t, ${STATES.out} AS s FROM ${rows}) AS of RETURNING id`,
        [...values, methodId],
      ),
    );
  }
  return ids;
}
