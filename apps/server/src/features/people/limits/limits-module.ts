import type { PlayerLimit } from '@croupier/contract/people/limits';
import type { Money } from '@croupier/domain/money/amounts';
import { limitReached, type HeldLimit, type LimitPeriod } from '@croupier/domain/people/limits';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { refuseByRule, type Refusal } from '../../../platform/refusal.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { setLimit, type WantedLimit } from './change-limit.ts';
import { depositsThatCount } from './counted-deposits.ts';
import { findDepositStop, listHouseLimits } from './house-limits-store.ts';
import type { LimitsParts } from './limits-parts.ts';
import { limitsRoutes } from './limits-routes.ts';
import { listLimits } from './limits-store.ts';
import { reachedView, stopView } from './limits-view.ts';
import { readLimits, type Limited } from './read-limits.ts';
import { refuseDepositByLevel } from './refuse-by-level.ts';
import { LIMITS_PERSONAL } from './personal-store.ts';

export interface Limits {
  module: Module;
  /**
   * Whether a deposit fits into the player's limits, those that the house set and what their level allows, and neither a break nor an
   * exclusion is on. The caller holds the lock of `lockPlayer` and writes the deposit in
   * the same transaction: of two deposits at once the second one counts the first.
   */
  refuseDeposit(
    tx: Tx,
    playerId: bigint,
    wanted: Money,
  ): Promise<Refusal<never, 'deposit_limit' | 'break' | 'exclusion' | 'verify_level'> | undefined>;
  /** What is offered to the player and what they have set, with what is used of it. */
  read(db: Queryable, player: Limited): Promise<PlayerLimit[]>;
  /** For accounts that are made with limits; as strict as when a player sets one. */
  setLimit(tx: Tx, wanted: WantedLimit): Promise<void>;
}

/** What players allow themselves, and what the house allows them. Stricter is at once, weaker has to wait and be wanted again. */
export function createLimits(platform: Needs<'db' | 'clock'>, lower: Pick<LimitsParts, 'deposits'>): Limits {
  const parts: LimitsParts = { ...platform, ...lower };
  return {
    module: { name: 'limits', personal: LIMITS_PERSONAL, routes: (http) => limitsRoutes(http, parts) },
    read: async (db, player) => (await readLimits(parts, db, player)).limits,
    setLimit: async (tx, wanted) => {
      await setLimit(tx, wanted, parts.clock.now());
    },
    refuseDeposit: async (tx, playerId, wanted) => {
      const now = parts.clock.now();
      const stop = await findDepositStop(tx, playerId, now);
      if (stop) return refuseByRule(stopView(stop, wanted.currency));
      const byLevel = await refuseDepositByLevel(parts, tx, playerId, wanted);
      if (byLevel) return byLevel;
      const limits = [...(await listOwn(tx, playerId)), ...(await listHouse(tx, playerId))];
      if (limits.length === 0) return undefined;
      const deposits = await depositsThatCount(parts, tx, playerId);
      const reached = limitReached(limits, deposits, wanted, now);
      return reached && refuseByRule(reachedView(reached, wanted.currency));
    },
  };
}

/** What the player lets themselves deposit. */
const listOwn = async (tx: Tx, playerId: bigint): Promise<HeldLimit[]> =>
  (await listLimits(tx, playerId)).flatMap(({ rule, period, amount }) =>
    rule === 'deposit_limit' && amount?.currency
      ? [{ period: period as LimitPeriod, amountMinor: amount.size, currency: amount.currency }]
      : [],
  );

const listHouse = async (tx: Tx, playerId: bigint): Promise<HeldLimit[]> =>
  (await listHouseLimits(tx, playerId)).flatMap(({ rule, period, size, currency }) =>
    rule === 'deposit_limit' && currency
      ? [{ period: period as LimitPeriod, amountMinor: size, currency, byHouse: true }]
      : [],
  );
