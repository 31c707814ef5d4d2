import { BRAND_IDENTITIES, editionOf } from '@croupier/domain/site/brands';
import { PLACEHOLDER, type PlaceholderName } from '@croupier/contract/site/content/kinds';
import { CURRENCIES, type Currency } from '@croupier/domain/money/amounts';
import type { Language } from '@croupier/domain/site/regions';
import type { Edition } from './read-content.ts';

/** What a text may name in braces; its value depends on the edition, and that of an amount on the language too. */
const PLACEHOLDERS = {
  brand: ({ house }) => house.name,
  legalName: ({ edition }) => edition.legalName,
  licenceNumber: ({ edition }) => edition.licenceNumber,
  supportEmail: ({ edition }) => edition.supportEmail,
  siteHost: ({ house }) => house.host,
  currency: ({ edition }) => edition.pack.currency,
  currencySymbol: ({ edition }) => CURRENCIES[edition.pack.currency].symbol,
  minimumAge: ({ edition }) => String(edition.pack.minimumAge),
  payInMinimum: ({ edition: { pack }, language }) =>
    amountText(pack.payInMinimumMinor, pack.currency, language),
  payInMaximum: ({ edition: { pack }, language }) =>
    amountText(pack.payInMaximumMinor, pack.currency, language),
  openingPlay: ({ edition: { pack }, language }) =>
    amountText(pack.openingPlayMinor, pack.currency, language),
} satisfies Record<PlaceholderName, (from: Source) => string>;

interface Source {
  readonly house: (typeof BRAND_IDENTITIES)[Edition['brand']];
  readonly edition: ReturnType<typeof editionOf>;
  readonly language: Language;
}

/** Fills texts for one edition in one language; a name that is not known stays as it is written. */
export type Fill = (text: string) => string;

export function createFill({ brand, region }: Edition, language: Language): Fill {
  const source = { house: BRAND_IDENTITIES[brand], edition: editionOf(region, brand), language };
  const values = new Map(Object.entries(PLACEHOLDERS).map(([name, of]) => [name, of(source)]));
  return (text) => text.replace(PLACEHOLDER, (written, name: string) => values.get(name) ?? written);
}

/** The same value with the placeholders of all its texts filled. */
export function filled<T>(value: T, fill: Fill): T {
  if (typeof value === 'string') return fill(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => filled(item, fill)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, fill)])) as T;
}

const SPACE = '\u00a0';

/** A whole amount as the site writes money: `100 ₴`, `€5`. */
function amountText(amountMinor: bigint, currency: Currency, language: Language): string {
  const { scale, symbol } = CURRENCIES[currency];
  const whole = String(amountMinor / 10n ** BigInt(scale));
  const figure = whole.replace(/\B(?=(\d{3})+$)/g, language === 'en' ? ',' : SPACE);
  return language === 'en' && symbol.length === 1 ? `${symbol}${figure}` : `${figure}${SPACE}${symbol}`;
}
