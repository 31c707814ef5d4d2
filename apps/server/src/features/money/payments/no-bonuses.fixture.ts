import type { DepositBonuses } from './payments-parts.ts';

/** A cash box without bonuses. */
export const NO_BONUSES: DepositBonuses = {
  listFor: async () => [],
  choose: async () => undefined,
  endOf: async () => undefined,
  ofPayIns: async () => new Map(),
};
