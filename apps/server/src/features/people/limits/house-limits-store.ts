import type { HeldLimit } from '@croupier/domain/people/limits';
import type { Queryable } from '../../../platform/database.ts';

/** What the house lets the player deposit. */
export const listHouseLimits = (db: Queryable, playerId: bigint): Promise<HeldLimit[]> =>
  db.query<HeldLimit>(
    `SELECT period, amount_minor AS "amountMinor", currency, true AS "byHouse" FROM house_rule
WHERE player_id = $1 AND rule = 'deposit_limit'`,
    [playerId],
    'limits-of-house',
  );

/** When the break ends that the house has set and that is on; undefined where none is. */
export async function houseBreakEnd(db: Queryable, playerId: bigint, now: Date): Promise<Date | undefined> {
  const text = `SELECT until_at AS "until" FROM house_rule WHERE player_id = $1 AND rule = 'break' AND until_at > $2`;
  return (await db.query<{ until: Date }>(text, [playerId, now], 'limits-break'))[0]?.until;
}
