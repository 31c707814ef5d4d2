import type { HouseLimitName } from '@croupier/domain/people/house-rules';
import type { LimitKey, LimitSize } from '@croupier/domain/people/limits';
import type { Queryable } from '../../../platform/database.ts';

export interface HouseLimit extends LimitKey, LimitSize {
  readonly rule: HouseLimitName;
}

/** What the house lets the player deposit, stake and lose, and how long to play. */
export const listHouseLimits = (db: Queryable, playerId: bigint): Promise<HouseLimit[]> =>
  db.query<HouseLimit>(
    `SELECT rule, period, amount_minor AS size, currency FROM house_rule
WHERE player_id = $1 AND rule <> 'break'`,
    [playerId],
    'limits-of-house',
  );

/** What keeps a player from depositing anything: a break or an exclusion of their own, or a break that the house set. */
export interface DepositStop {
  readonly rule: 'break' | 'exclusion';
  /** Null: until its player asks, or for ever. */
  readonly until: Date | null;
  readonly byHouse: boolean;
}

/** The one that lasts longest of those that are on; undefined where none is. */
export async function findDepositStop(
  db: Queryable,
  playerId: bigint,
  now: Date,
): Promise<DepositStop | undefined> {
  const text = `SELECT rule, until_at AS "until", false AS "byHouse" FROM stop_rule
WHERE player_id = $1 AND (until_at IS NULL OR until_at > $2)
UNION ALL SELECT rule, until_at, true FROM house_rule WHERE player_id = $1 AND rule = 'break' AND until_at > $2
ORDER BY until DESC NULLS FIRST LIMIT 1`;
  return (await db.query<DepositStop>(text, [playerId, now], 'limits-stop'))[0];
}
