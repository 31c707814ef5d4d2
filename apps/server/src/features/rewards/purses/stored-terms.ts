import type { Currency } from '@croupier/domain/money/amounts';
import type { PurseTerms } from '@croupier/domain/rewards/purses';

/** Terms as JSON: amounts are text, as everywhere. */
export type StoredTerms = Omit<PurseTerms, 'currency' | 'maximumStakeMinor' | 'maximumConversionMinor'> & {
  readonly maximumStakeMinor: string | null;
  readonly maximumConversionMinor: string | null;
};

export const writeTerms = ({ currency: _, ...terms }: PurseTerms): StoredTerms => ({
  ...terms,
  maximumStakeMinor: textOf(terms.maximumStakeMinor),
  maximumConversionMinor: textOf(terms.maximumConversionMinor),
});

export const readTerms = (currency: Currency, terms: StoredTerms): PurseTerms => ({
  ...terms,
  currency,
  maximumStakeMinor: amountOf(terms.maximumStakeMinor),
  maximumConversionMinor: amountOf(terms.maximumConversionMinor),
});

/** An amount as text, none as none. */
export const textOf = (amount: bigint | null): string | null => (amount === null ? null : String(amount));
/** The amount of a text. */
export const amountOf = (text: string | null): bigint | null => (text === null ? null : BigInt(text));
