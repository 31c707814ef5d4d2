import type { RegionId } from '../../site/regions/regions.ts';
import type { PayInMethod } from './pay-in-methods.ts';

/** For each method of a region the providers that take it, with their weights: a pay-in goes first to one of them by chance, as weighted. */
export type PayInRoutes = Readonly<
  Record<RegionId, Readonly<Partial<Record<PayInMethod, Readonly<Record<string, number>>>>>>
>;

const EVERY_METHOD = {
  card: { liqpay: 3, hyperswitch: 3, sandbox: 1 },
  bank: { hyperswitch: 1, sandbox: 1 },
  wallet: { liqpay: 3, hyperswitch: 3, sandbox: 1 },
} as const;

/** Routes of each region; the first method is the one that is chosen to begin with. Which of the providers are on is of the settings. */
export const PAY_IN_ROUTES: PayInRoutes = {
  UA: EVERY_METHOD,
  EU: EVERY_METHOD,
  KZ: EVERY_METHOD,
  SL: EVERY_METHOD,
  RC: EVERY_METHOD,
};
