import { EDITIONS, type RegionId } from '@croupier/domain/site/regions';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';

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
 * @param country where who writes it is, if the code may be left out: `067 123 45 67`
 * @returns undefined for what is no mobile number of a country that this house has accounts from
 */
export function readPhoneNumber(written: string, country?: string): PhoneNumber | undefined {
  if (written.length > WRITTEN_MAX) return undefined;
  const parsed = parsePhoneNumberFromString(written.trim(), {
    extract: false,
    ...(country && { defaultCountry: country as CountryCode }),
  });
  if (!parsed?.isValid() || parsed.ext || !TYPES.has(parsed.getType())) return undefined;
  const { number, country: of } = parsed;
  return of && COUNTRIES.has(of) ? { number, country: of } : undefined;
}

/** Every number (E.164) that something written in a region can be: with its country, or as it is written in one of the region's. */
export function readPhoneNumbers(written: string, region: RegionId): string[] {
  const numbers = EDITIONS[region].countries.flatMap(
    ({ code }) => readPhoneNumber(written, code)?.number ?? [],
  );
  return [...new Set(numbers)];
}
