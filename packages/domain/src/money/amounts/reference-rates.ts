import type { Currency, Money } from './money.ts';

/**
 * What a euro is taken for, in each currency, when a limit set in one currency is held against deposits in another. Not
 * a rate of exchange: no money is changed by it. It keeps a limit the player's, whatever region they move to.
 */
const PER_EURO = { EUR: 1n, UAH: 50n, KZT: 600n, RON: 5n } as const satisfies Record<Currency, bigint>;

/** Minor units of one currency in another; every currency here has the same scale. Rounding is the caller's to name. */
export function convertMinor(
  amountMinor: bigint,
  { from, to, rounding }: { from: Currency; to: Currency; rounding: 'up' | 'down' },
): bigint {
  if (from === to) return amountMinor;
  const scaled = amountMinor * PER_EURO[to];
  const whole = scaled / PER_EURO[from];
  return rounding === 'up' && scaled % PER_EURO[from] !== 0n ? whole + 1n : whole;
}

/** Amounts of any currencies in one. Each is rounded against the player: many small ones of another never come to less than they are. */
export const sumIn = (to: Currency, amounts: readonly Money[]): bigint =>
  amounts.reduce(
    (sum, { amountMinor, currency: from }) => sum + convertMinor(amountMinor, { from, to, rounding: 'up' }),
    0n,
  );
