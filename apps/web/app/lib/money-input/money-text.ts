import type { Language } from '@croupier/domain/site/regions';

/**
 * How an amount is written in a field: specification, section 5, "Money input". Outside of the field an amount is a `bigint`
 * of minor units; what stands here only says how it is typed and shown.
 */
export interface MoneyFormat {
  /** Digits after the decimal mark; kept within 0 and 1000. */
  readonly precision: number;
  readonly decimal: string;
  /** Between groups of three digits; empty for none. */
  readonly thousands: string;
  readonly prefix: string;
  readonly suffix: string;
  /** With `false`, digits beyond the precision are cut off instead of rounded half away from zero. */
  readonly rounding: boolean;
  /** An amount below zero is no amount. */
  readonly noNegatives: boolean;
  /** The field may be left empty; else an empty one becomes the amount within the limits that is nearest to zero. */
  readonly blank: boolean;
  /** What is read is never below it or above the other. */
  readonly minMinor?: bigint | undefined;
  readonly maxMinor?: bigint | undefined;
}

const DEFAULTS: MoneyFormat = {
  precision: 2,
  decimal: '.',
  thousands: ',',
  prefix: '',
  suffix: '',
  rounding: true,
  noNegatives: false,
  blank: false,
};

/** The marks that an amount is written with in a language, as `format.money` writes it there. */
const MARKS: Readonly<Record<Language, Pick<MoneyFormat, 'decimal' | 'thousands'>>> = {
  en: { decimal: '.', thousands: ',' },
  ua: { decimal: ',', thousands: '\u00a0' },
  ru: { decimal: ',', thousands: '\u00a0' },
  kk: { decimal: ',', thousands: '\u00a0' },
};

/** How money is typed in a language, where the wishes say nothing else: not below zero, and the field may stay empty. */
export const moneyFormatIn = (language: Language, wishes: Partial<MoneyFormat> = {}): MoneyFormat =>
  moneyFormat({ noNegatives: true, blank: true, ...MARKS[language], ...wishes });

/** As programs write it, and as money is typed where no language is known. */
const MONEY_FORMAT = moneyFormatIn('en');

export type ReadMoney = { ok: true; minor: bigint } | { ok: false; reason: 'blank' | 'malformed' };

/**
 * Completes a format. @throws TypeError when a mark holds a digit or a sign, or the marks cannot be told apart, since texts could
 * then be read two ways; or when the limits leave no amount.
 */
export function moneyFormat(wishes: Partial<MoneyFormat> = {}): MoneyFormat {
  const format = { ...DEFAULTS, ...wishes };
  const { decimal, thousands, prefix, suffix, minMinor, maxMinor, noNegatives } = format;
  for (const mark of [decimal, thousands, prefix, suffix]) {
    if (/[\p{Nd}+\-−]/u.test(mark)) throw new TypeError(`A mark may not hold digits or signs: ${mark}`);
  }
  if (decimal === '' || thousands.includes(decimal) || (thousands !== '' && decimal.includes(thousands))) {
    throw new TypeError('The decimal mark must differ from the thousands mark');
  }
  const least = noNegatives && (minMinor ?? 0n) < 0n ? 0n : minMinor;
  if (maxMinor !== undefined && maxMinor < (least ?? (noNegatives ? 0n : maxMinor))) {
    throw new TypeError('The limits leave no amount');
  }
  if (Number.isNaN(format.precision)) throw new TypeError('The precision must be a number');
  return { ...format, minMinor: least, precision: Math.min(1000, Math.max(0, Math.trunc(format.precision))) };
}

/**
 * Reads what a person typed, within the limits. Thousands marks and spaces may stand anywhere before the decimal mark, a sign on
 * either side of the prefix.
 */
export function readMoney(text: string, format: MoneyFormat = MONEY_FORMAT): ReadMoney {
  const { negative, bare } = strip(text, format);
  if (bare === '' && !negative) return { ok: false, reason: 'blank' };
  if (negative && format.noNegatives) return { ok: false, reason: 'malformed' };
  const [whole = '', fraction = '', ...rest] = bare.split(format.decimal);
  const digits = (format.thousands === '' ? whole : whole.replaceAll(format.thousands, '')).replaceAll(
    /[\s\u00a0\u202f]/g,
    '',
  );
  const written = /^[0-9]*$/.test(digits) && /^[0-9]*$/.test(fraction) && digits + fraction !== '';
  if (rest.length > 0 || !written) return { ok: false, reason: 'malformed' };
  const minor = toMinor(digits, fraction, format);
  return { ok: true, minor: clampMinor(negative ? -minor : minor, format) };
}

/** Writes minor units: 123456n as `1,234.56`. */
export function writeMoney(minor: bigint, format: MoneyFormat = MONEY_FORMAT): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(format.precision + 1, '0');
  const split = digits.length - format.precision;
  const whole = digits.slice(0, split).replaceAll(/\B(?=(\d{3})+$)/g, () => format.thousands);
  const fraction = format.precision > 0 ? format.decimal + digits.slice(split) : '';
  return `${minor < 0n ? '-' : ''}${format.prefix}${whole}${fraction}${format.suffix}`;
}

/** What a field says once it is left: the amount that was read, as it is written. What cannot be read stays, to be mended. */
export function settleMoney(text: string, format: MoneyFormat = MONEY_FORMAT): string {
  const read = readMoney(text, format);
  if (read.ok) return writeMoney(read.minor, format);
  if (read.reason === 'malformed') return text;
  return format.blank ? '' : writeMoney(clampMinor(0n, format), format);
}

/** The nearest amount within the limits. Either limit may be missing. */
export function clampMinor(
  minor: bigint,
  { minMinor, maxMinor }: Pick<MoneyFormat, 'minMinor' | 'maxMinor'>,
): bigint {
  if (minMinor !== undefined && minor < minMinor) return minMinor;
  if (maxMinor !== undefined && minor > maxMinor) return maxMinor;
  return minor;
}

function strip(text: string, { prefix, suffix }: MoneyFormat): { negative: boolean; bare: string } {
  const before = withoutSign(text.trim());
  const start = prefix.trim();
  const end = suffix.trim();
  const tail = before.bare.startsWith(start) ? before.bare.slice(start.length) : before.bare;
  const body = tail.endsWith(end) ? tail.slice(0, tail.length - end.length) : tail;
  if (before.negative) return { negative: true, bare: body.trim() };
  return withoutSign(body.trim());
}

function withoutSign(text: string): { negative: boolean; bare: string } {
  const negative = /^[-−]/.test(text);
  return { negative, bare: negative ? text.slice(1).trimStart() : text };
}

function toMinor(digits: string, fraction: string, { precision, rounding }: MoneyFormat): bigint {
  const kept = fraction.slice(0, precision).padEnd(precision, '0');
  const minor = BigInt(`0${digits}${kept}`);
  return rounding && (fraction[precision] ?? '0') >= '5' ? minor + 1n : minor;
}
