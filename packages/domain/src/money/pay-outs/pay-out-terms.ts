import type { Currency } from '../amounts/money.ts';
import { convertMinor } from '../amounts/reference-rates.ts';
import { REGIONS, type RegionId } from '../../site/regions/regions.ts';
import { placesOf, type RulePlaces } from '../../site/regions/rules-in-force.ts';
import { PAY_OUT_KINDS, type PayOutKind } from './pay-out-methods.ts';

/** What a region says of pay-outs; amounts in minor units of the currency asked in. */
export interface PayOutTerms {
  readonly minimumMinor: bigint;
  readonly maximumMinor: bigint;
  /** In 24 hours, all of them together. */
  readonly dayMaximumMinor: bigint;
  /** Up to so much at once and in 24 hours nobody has to look, where nothing else is against it. */
  readonly automaticUpToMinor: bigint;
  /** How many times what was deposited has to have been staked before it is paid out. */
  readonly turnoverTimes: number;
  /** Whether the house reports to the tax office, and so needs the player's number. */
  readonly taxNumber: boolean;
  /** Of each pay-out beyond the free ones of thirty days, in hundredths of a per cent. */
  readonly feeBasisPoints: number;
  readonly freePerMonth: number;
  readonly kinds: readonly PayOutKind[];
}

const euro = {
  minimumMinor: 10_00n,
  maximumMinor: 5_000_00n,
  dayMaximumMinor: 10_000_00n,
  automaticUpToMinor: 500_00n,
  turnoverTimes: 1,
  taxNumber: false,
  feeBasisPoints: 0,
  freePerMonth: 0,
  kinds: PAY_OUT_KINDS,
} as const;

export const PAY_OUT_TERMS: Readonly<Record<RegionId, PayOutTerms>> = {
  UA: {
    ...euro,
    minimumMinor: 200_00n,
    maximumMinor: 200_000_00n,
    dayMaximumMinor: 400_000_00n,
    automaticUpToMinor: 20_000_00n,
    // The house withholds tax of winnings there, and names the person by their number.
    taxNumber: true,
    feeBasisPoints: 100,
    freePerMonth: 3,
  },
  EU: euro,
  KZ: {
    ...euro,
    minimumMinor: 2_000_00n,
    maximumMinor: 2_000_000_00n,
    dayMaximumMinor: 4_000_000_00n,
    automaticUpToMinor: 200_000_00n,
  },
  SL: euro,
  RC: {
    ...euro,
    minimumMinor: 50_00n,
    maximumMinor: 25_000_00n,
    dayMaximumMinor: 50_000_00n,
    automaticUpToMinor: 2_500_00n,
  },
};

/**
 * The terms of a player in a currency, term by term the strictest of their places. What bounds the house's own work, not the player, is
 * that of the place they chose: the least amount and the fee.
 */
export function payOutTermsOf(places: RulePlaces, currency: Currency): PayOutTerms {
  const [home, ...others] = placesOf(places).map((place) => termsIn(currency, place));
  return others.reduce(
    (one, other) => ({
      ...one,
      maximumMinor: lower(one.maximumMinor, other.maximumMinor),
      dayMaximumMinor: lower(one.dayMaximumMinor, other.dayMaximumMinor),
      automaticUpToMinor: lower(one.automaticUpToMinor, other.automaticUpToMinor),
      turnoverTimes: Math.max(one.turnoverTimes, other.turnoverTimes),
      taxNumber: one.taxNumber || other.taxNumber,
      kinds: one.kinds.filter((kind) => other.kinds.includes(kind)),
    }),
    home!,
  );
}

function termsIn(currency: Currency, place: RegionId): PayOutTerms {
  const terms = PAY_OUT_TERMS[place];
  const from = REGIONS[place].currency;
  if (from === currency) return terms;
  const inCurrency = (amountMinor: bigint): bigint =>
    convertMinor(amountMinor, { from, to: currency, rounding: 'down' });
  return {
    ...terms,
    minimumMinor: inCurrency(terms.minimumMinor),
    maximumMinor: inCurrency(terms.maximumMinor),
    dayMaximumMinor: inCurrency(terms.dayMaximumMinor),
    automaticUpToMinor: inCurrency(terms.automaticUpToMinor),
  };
}

const lower = (one: bigint, other: bigint): bigint => (one < other ? one : other);
