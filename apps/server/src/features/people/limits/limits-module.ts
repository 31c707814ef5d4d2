import type { DepositLimit } from '@croupier/contract/people/limits';
import type { Currency, Money } from '@croupier/domain/money/amounts';
import { limitReached } from '@croupier/domain/people/limits';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { refuseByRule, type Refusal } from '../../../platform/refusal.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { setLimit, type WantedLimit } from './change-limit.ts';
import { depositsThatCount } from './counted-deposits.ts';
import { houseBreakEnd, listHouseLimits } from './house-limits-store.ts';
import type { LimitsParts } from './limits-parts.ts';
import { limitsRoutes } from './limits-routes.ts';
import { listLimits } from './limits-store.ts';
import { breakView, limitsView, reachedView } from './limits-view.ts';

export interface Limits {
  module: Module;
  /**
   * Whether a deposit fits into the player's limits and those that the house set, and no break of the house is on. The caller holds the lock of `lockPlayer` and writes the deposit in
   * the same transaction: of two deposits at once the second one counts the first.
   */
  refuseDeposit(
    tx: Tx,
    playerId: bigint,
    wanted: Money,
  ): Promise<Refusal<never, 'deposit_limit' | 'break'> | undefined>;
  /** Every period, with what is used of it; amounts in the limit's currency, or in this one where there is none. */
  read(db: Queryable, playerId: bigint, currency: Currency): Promise<DepositLimit[]>;
  /** For accounts that are made with limits; as strict as when a player sets one. */
  setLimit(tx: Tx, wanted: WantedLimit): Promise<void>;
}

/** What players allow themselves, and what the house allows them. Stricter is at once, weaker has to wait and be wanted again. */
export function createLimits(platform: Needs<'db' | 'clock'>, lower: Pick<LimitsParts, 'deposits'>): Limits {
  const parts: LimitsParts = { ...platform, ...lower };
  return {
    module: { name: 'limits', routes: (http) => limitsRoutes(http, parts) },
    read: async (db, playerId, currency) => {
      const [limits, deposits] = [
        await listLimits(db, playerId),
        await depositsThatCount(parts, db, playerId),
      ];
      return limitsView(limits, deposits, { currency, now: parts.clock.now() });
    },
    setLimit: (tx, wanted) => setLimit(tx, wanted, parts.clock.now()),
    refuseDeposit: async (tx, playerId, wanted) => {
      const now = parts.clock.now();
      const until = await houseBreakEnd(tx, playerId, now);
      if (until) return refuseByRule(breakView(until, wanted.currency));
      const limits = [...(await listLimits(tx, playerId)), ...(await listHouseLimits(tx, playerId))];
      if (!limits.some((limit) => limit.amountMinor !== null)) return undefined;
      const deposits = await depositsThatCount(parts, tx, playerId);
      const reached = limitReached(limits, deposits, wanted, now);
      return reached && refuseByRule(reachedView(reached, wanted.currency));
    },
  };
}
