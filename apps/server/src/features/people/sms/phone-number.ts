import { EDITIONS } from '@croupier/domain/site/regions';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A number of a mobile telephone. */
export interface PhoneNumber {
  /** E.164. */
  readonly number: string;
  /** ISO 3166. */
  readonly country: string;
}

/** Where accounts are opened from in any region, and so where texts go. */
const COUNTRIES: ReadonlySet<string> = new Set(
  Object.values(EDITIONS).flatMap(({ countries }) => countries.map(({ code }) => code)),
);
/** What can be a mobile telephone: the others cannot read, or cost more than a text. */
const TYPES: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);
/** Longer than any number however it is written; a parser is not made to read letters. */
const WRITTEN_MAX = 40;

/**
 * A number as somebody writes it, with its country's calling code: `+380 67 123-45-67`.
 * @returns undefined for what is no mobile number of a country that this house has accounts from
 */
export function readPhoneNumber(written: string): PhoneNumber | undefined {
  if (written.length > WRITTEN_MAX) return undefined;
  const parsed = parsePhoneNumberFromString(written, { extract: false });
  if (!parsed?.isValid() || parsed.ext || !TYPES.has(parsed.getType())) return undefined;
  const { number, country } = parsed;
  return country && COUNTRIES.has(country) ? { number, country } : undefined;
}
