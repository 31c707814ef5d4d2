import { sumIn, type Currency, type Money } from '../../money/amounts/index.ts';
import type { LootRowIn } from './loot-faults.ts';
import type { Amounts, Cost, Programme } from './programme.ts';

/**
 * What one reward costs the house where it is money; all else costs by its own definition.
 * @param reward as an operator defines it
 */
export function costOfReward(reward: object): Cost {
  const { kind, amount } = reward as { readonly kind?: unknown; readonly amount?: Amounts };
  if (kind !== 'money' || amount === undefined) return {};
  return Object.fromEntries(
    Object.entries(amount).map(([currency, minor]) => {
      return [currency, { expectedMinor: BigInt(minor), worstMinor: BigInt(minor) }];
    }),
  );
}

/** Computes the cost of one draw from a table: on average, rounded up, and at worst. */
export function costOfLoot(rows: readonly LootRowIn[]): Cost {
  const costs = rows.map(({ weight, reward }) => ({ weight: BigInt(weight), cost: costOfReward(reward) }));
  const total = costs.reduce((sum, { weight }) => sum + weight, 0n);
  const currencies = [...new Set(costs.flatMap(({ cost }) => Object.keys(cost) as Currency[]))];
  return Object.fromEntries(
    currencies.map((currency) => {
      const each = costs.map(({ weight, cost }) => ({ weight, ...(cost[currency] ?? FREE) }));
      const sum = each.reduce((all, { weight, expectedMinor }) => all + weight * expectedMinor, 0n);
      const worstMinor = each.reduce((most, one) => (one.worstMinor > most ? one.worstMinor : most), 0n);
      // Up: what is set aside is never less than what it comes to.
      return [currency, { expectedMinor: total === 0n ? 0n : (sum + total - 1n) / total, worstMinor }];
    }),
  );
}

const FREE = { expectedMinor: 0n, worstMinor: 0n };

/** The same so many times. */
export const timesCost = (cost: Cost, times: number): Cost =>
  Object.fromEntries(
    Object.entries(cost).map(([currency, { expectedMinor, worstMinor }]) => {
      const count = BigInt(times);
      return [currency, { expectedMinor: expectedMinor * count, worstMinor: worstMinor * count }];
    }),
  );

/** The cost of one of several that its player chooses: in each currency that of the dearest. */
export const highestCost = (costs: readonly Cost[]): Cost =>
  foldCosts(costs, (one, other) => (one > other ? one : other));

/** The cost of all of several. */
export const sumOfCosts = (costs: readonly Cost[]): Cost => foldCosts(costs, (one, other) => one + other);

const foldCosts = (costs: readonly Cost[], join: (one: bigint, other: bigint) => bigint): Cost =>
  Object.fromEntries(
    [...new Set(costs.flatMap((cost) => Object.keys(cost) as Currency[]))].map((currency) => {
      const all = costs.map((cost) => cost[currency] ?? FREE);
      const joined = (one: 'expectedMinor' | 'worstMinor') =>
        all.reduce((sum, { [one]: minor }) => join(sum, minor), 0n);
      return [currency, { expectedMinor: joined('expectedMinor'), worstMinor: joined('worstMinor') }];
    }),
  );

/**
 * How much a programme may cost the house in all, in euros, for the limit of who publishes alone: its budget, or the worst case of all who may
 * receive it. One without a bound is as large as its worst case for one player: its kind has to be watched by its figures.
 */
export function sizeOf({ caps }: Pick<Programme, 'caps'>, cost: Cost): Money {
  const worst = timesCost(cost, caps.receivers ?? 1);
  const amounts: Money[] = caps.budget
    ? moneyOf(caps.budget)
    : Object.entries(worst).map(([currency, { worstMinor }]) => {
        return { amountMinor: worstMinor, currency: currency as Currency };
      });
  return { amountMinor: sumIn('EUR', amounts), currency: 'EUR' };
}

/** Each amount with its currency. */
export const moneyOf = (amounts: Amounts): Money[] =>
  Object.entries(amounts).map(([currency, minor]) => {
    return { amountMinor: BigInt(minor), currency: currency as Currency };
  });
