import { CURRENCIES, type Currency, type Language } from '@croupier/domain';

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';

/**
 * An amount as people of the language write it: `€1,234.50`, `1 234,50 ₴`. Written by our own rules, since
 * browsers have no data for Kazakh and the server's page must equal the browser's to the letter.
 * @param sign `always` puts a plus before a gain
 */
export function formatMoney(amountMinor: bigint | string, currency: Currency, language: Language, sign: 'auto' | 'always' = 'auto'): string {
  const minor = BigInt(amountMinor);
  const mark = minor < 0n ? MINUS : sign === 'always' && minor > 0n ? '+' : '';
  const number = formatUnits(minor < 0n ? -minor : minor, CURRENCIES[currency].scale, language);
  const { symbol } = CURRENCIES[currency];
  const wordLike = symbol.length > 1;
  if (language === 'en' && !wordLike) return `${mark}${symbol}${number}`;
  return `${mark}${number}${NO_BREAK_SPACE}${symbol}`;
}

/** Minor units as a decimal number with the language's marks, without a currency. */
export function formatUnits(minor: bigint, scale: number, language: Language): string {
  const digits = minor.toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, language === 'en' ? ',' : NO_BREAK_SPACE);
  return scale === 0 ? grouped : `${grouped}${language === 'en' ? '.' : ','}${digits.slice(-scale)}`;
}
