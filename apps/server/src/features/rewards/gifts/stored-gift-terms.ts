import type { Currency } from '@croupier/domain/money/amounts';
import type { GiftTerms } from '@croupier/domain/rewards/gifts';
import { amountOf, readTerms, textOf, writeTerms, type StoredTerms } from '../purses/feature.ts';

/** Terms of a gift as JSON: amounts are text, as everywhere. */
export type StoredGiftTerms = { readonly maximumWinMinor: string | null } & (
  | { readonly endsAs: 'real' }
  | {
      readonly endsAs: 'bonus';
      readonly wagerTimes: number;
      readonly validDays: number | null;
      readonly purse: StoredTerms;
    }
);

export function writeGiftTerms(currency: Currency, terms: GiftTerms): StoredGiftTerms {
  const maximumWinMinor = textOf(terms.maximumWinMinor);
  if (terms.endsAs === 'real') return { endsAs: 'real', maximumWinMinor };
  return { ...terms, maximumWinMinor, purse: writeTerms({ ...terms.purse, currency }) };
}

export function readGiftTerms(currency: Currency, stored: StoredGiftTerms): GiftTerms {
  const maximumWinMinor = amountOf(stored.maximumWinMinor);
  if (stored.endsAs === 'real') return { endsAs: 'real', maximumWinMinor };
  return { ...stored, maximumWinMinor, purse: readTerms(currency, stored.purse) };
}
