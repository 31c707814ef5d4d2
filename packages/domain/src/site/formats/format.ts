import { CURRENCIES, type Currency } from '../../money/amounts/index.ts';
import { LANGUAGE_TAGS, type Language } from '../regions/index.ts';
import { formatDateKk } from './format-kk.ts';

const NARROW_SPACE = '\u00a0';
const GROUPING = { ua: NARROW_SPACE, ru: NARROW_SPACE, kk: NARROW_SPACE, en: ',' } as const satisfies Record<
  Language,
  string
>;
const DECIMAL = { ua: ',', ru: ',', kk: ',', en: '.' } as const satisfies Record<Language, string>;

export type DateStyle = 'date' | 'dateTime' | 'time' | 'month';

/** @param instant ISO 8601; shown in the time zone given, UTC when the viewer's is not known yet. */
export type DateFormat = (instant: string | Date, style?: DateStyle, timeZone?: string) => string;

/** Numbers and money as this language writes them; the same on the server and in every browser. */
export interface Format {
  /** `1 234,50 ₴`; whole amounts lose their zeros with `short`. */
  money(
    amountMinor: bigint | string,
    currency: Currency,
    options?: { short?: boolean; sign?: boolean; name?: 'symbol' | 'short' },
  ): string;
  /** @param digits after the point. */
  number(value: number | bigint, digits?: number): string;
  /** @param micro millionths: 958431 is 95,84 %. */
  percent(micro: number, digits?: number): string;
}

export function createFormat(language: Language): Format & { date: DateFormat } {
  const number = (value: number | bigint, digits = 0) =>
    decimal(language, typeof value === 'bigint' ? value.toString() : value.toFixed(digits));
  return {
    number,
    percent: (micro, digits = 2) =>
      `${number(micro / 10_000, digits)}${language === 'en' ? '' : NARROW_SPACE}%`,
    money: (amountMinor, currency, options = {}) =>
      formatMoney(language, BigInt(amountMinor), currency, options),
    date: (instant, style = 'dateTime', timeZone = 'UTC') =>
      formatDate(language, new Date(instant), style, timeZone),
  };
}

function formatMoney(
  language: Language,
  amountMinor: bigint,
  currency: Currency,
  options: { short?: boolean; sign?: boolean; name?: 'symbol' | 'short' },
): string {
  const { scale, symbol, shortName } = CURRENCIES[currency];
  const negative = amountMinor < 0n;
  const digits = (negative ? -amountMinor : amountMinor).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, -scale);
  const part = digits.slice(-scale);
  const short = options.short === true && /^0*$/.test(part);
  const figure = decimal(language, short ? whole : `${whole}.${part}`);
  const sign = negative ? '−' : options.sign && amountMinor > 0n ? '+' : '';
  const name = options.name === 'short' ? shortName : symbol;
  return language === 'en' && name.length === 1
    ? `${sign}${name}${figure}`
    : `${sign}${figure}${NARROW_SPACE}${name}`;
}

/** @param plain digits with an optional sign and point. */
function decimal(language: Language, plain: string): string {
  const [whole = '', part] = plain.replace('-', '').split('.');
  // Four digits stand together in Ukrainian, Russian and Kazakh prose, but columns of money read better grouped.
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, GROUPING[language]);
  return `${plain.startsWith('-') ? '−' : ''}${grouped}${part ? DECIMAL[language] + part : ''}`;
}

function formatDate(language: Language, instant: Date, style: DateStyle, timeZone: string): string {
  if (language === 'kk') return formatDateKk(instant, timeZone)[style];
  const month = style === 'month' && ({ month: 'long', year: 'numeric' } as const);
  const date = style !== 'time' && !month && ({ day: 'numeric', month: 'short', year: 'numeric' } as const);
  const time =
    style !== 'date' && !month && ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const);
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : LANGUAGE_TAGS[language], {
    ...month,
    ...date,
    ...time,
    timeZone,
  }).format(instant);
}
