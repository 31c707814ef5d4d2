import { MONEY_OF, PAY_OUT_STATES } from '@croupier/domain/money/pay-outs';
import type { AmlPayment, SharedMark } from '@croupier/domain/office/aml-desk';
import type { Queryable } from '../../../platform/database.ts';

/** Players of whom a deposit was paid on a day, or who asked for a pay-out on it. */
export const DAY_PLAYERS = `SELECT DISTINCT d.player_id AS id FROM (
  SELECT player_id FROM pay_in WHERE state = 'PAID' AND kind = 'real' AND updated_at >= $1::date AND updated_at < $1::date + 1
  UNION ALL SELECT player_id FROM pay_out WHERE created_at >= $1::date AND created_at < $1::date + 1) d
WHERE d.player_id > $2 ORDER BY 1 LIMIT $3`;

export const listDayPlayers = async (
  db: Queryable,
  day: string,
  after: bigint,
  limit: number,
): Promise<bigint[]> =>
  (await db.query<{ id: bigint }>(DAY_PLAYERS, [day, after, limit], 'aml-players')).map(({ id }) => id);

const BACK_STATES = PAY_OUT_STATES.filter((state) => MONEY_OF[state] === 'player');

export const PAYMENTS = `SELECT id::text, 'in' AS way, updated_at AS at, currency, amount_minor AS "amountMinor", source_mark AS mark, false AS "isBack"
FROM pay_in WHERE player_id = $1 AND kind = 'real' AND state = 'PAID' AND updated_at >= $2 AND updated_at < $3
UNION ALL SELECT id::text, 'out', created_at, currency, amount_minor, mark, state = ANY ($4)
FROM pay_out WHERE player_id = $1 AND created_at >= $2 AND created_at < $3 ORDER BY at, id`;

/** In their order. */
export const listPayments = (
  db: Queryable,
  { playerId, from, to }: { playerId: bigint; from: Date; to: Date },
): Promise<AmlPayment[]> => db.query<AmlPayment>(PAYMENTS, [playerId, from, to, BACK_STATES], 'aml-payments');

export const SHARED = `SELECT m.mark, count(DISTINCT o.player_id)::integer AS accounts FROM unnest($2::text[]) AS m (mark)
CROSS JOIN LATERAL (SELECT i.player_id FROM pay_in i WHERE i.source_mark = m.mark AND i.player_id <> $1
  UNION SELECT w.player_id FROM pay_out_method w WHERE w.mark = m.mark AND w.player_id <> $1) o GROUP BY m.mark ORDER BY 1`;

/** Of these cards and accounts those that other players use, too. */
export const listShared = (
  db: Queryable,
  playerId: bigint,
  marks: readonly string[],
): Promise<SharedMark[]> => db.query<SharedMark>(SHARED, [playerId, marks], 'aml-shared');

/** Undefined where nobody has the number, or their account is gone. */
export const findOpenedAt = async (db: Queryable, playerId: bigint): Promise<Date | undefined> =>
  (
    await db.query<{ at: Date }>('SELECT created_at AS at FROM player WHERE id = $1 AND lapsed_at IS NULL', [
      playerId,
    ])
  )[0]?.at;
