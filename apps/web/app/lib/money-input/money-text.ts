/** How an amount is written in a field: spec section 5, "Money input". */
export interface MoneyFormat {
  /** Digits after the decimal mark; kept within 0 and 1000. */
  readonly precision: number;
  readonly decimal: string;
  readonly thousands: string;
  readonly prefix: string;
  readonly suffix: string;
  /** With `false`, digits beyond the precision are cut off instead of rounded half away from zero. */
  readonly rounding: boolean;
  readonly allowNegative: boolean;
}

export const MONEY_FORMAT: MoneyFormat = {
  precision: 2,
  decimal: '.',
  thousands: ',',
  prefix: '',
  suffix: '',
  rounding: true,
  allowNegative: false,
};

export type ReadMoney = { ok: true; minor: bigint } | { ok: false; reason: 'blank' | 'malformed' };

/** Completes a format. Throws when a mark holds a digit or a sign, since texts could then be read two ways. */
export function moneyFormat(wishes: Partial<MoneyFormat> = {}): MoneyFormat {
  const format = { ...MONEY_FORMAT, ...wishes };
  for (const mark of [format.decimal, format.thousands, format.prefix, format.suffix]) {
    if (/[0-9+-]/.test(mark)) throw new TypeError(`A mark may not hold digits or signs: ${mark}`);
  }
  if (format.decimal === '' || format.decimal === format.thousands) {
    throw new TypeError('The decimal mark must differ from the thousands mark');
  }
  return { ...format, precision: Math.min(1000, Math.max(0, Math.trunc(format.precision))) };
}

/** Reads what a person typed. Thousands marks and spaces may stand anywhere before the decimal mark. */
export function readMoney(text: string, format: MoneyFormat = MONEY_FORMAT): ReadMoney {
  const bare = strip(text.trim(), format);
  if (bare === '') return { ok: false, reason: 'blank' };
  const negative = bare.startsWith('-');
  if (negative && !format.allowNegative) return { ok: false, reason: 'malformed' };
  const [whole = '', fraction = '', ...rest] = (negative ? bare.slice(1) : bare).split(format.decimal);
  const digits = whole.replaceAll(format.thousands, '').replaceAll(/[\s\u00a0\u202f]/g, '');
  const written = /^[0-9]*$/.test(digits) && /^[0-9]*$/.test(fraction) && digits + fraction !== '';
  if (rest.length > 0 || !written) return { ok: false, reason: 'malformed' };
  const minor = toMinor(digits, fraction, format);
  return { ok: true, minor: negative ? -minor : minor };
}

/** Writes minor units: 123456n as `1,234.56`. */
export function writeMoney(minor: bigint, format: MoneyFormat = MONEY_FORMAT): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(format.precision + 1, '0');
  const split = digits.length - format.precision;
  const whole = digits.slice(0, split).replaceAll(/\B(?=(\d{3})+$)/g, format.thousands);
  const fraction = format.precision > 0 ? format.decimal + digits.slice(split) : '';
  return `${format.prefix}${minor < 0n ? '-' : ''}${whole}${fraction}${format.suffix}`;
}

/** The nearest amount within the limits. Either limit may be missing. */
export function clampMinor(minor: bigint, limits: { minMinor?: bigint; maxMinor?: bigint }): bigint {
  if (limits.minMinor !== undefined && minor < limits.minMinor) return limits.minMinor;
  if (limits.maxMinor !== undefined && minor > limits.maxMinor) return limits.maxMinor;
  return minor;
}

function strip(text: string, { prefix, suffix }: MoneyFormat): string {
  const start = prefix !== '' && text.startsWith(prefix) ? prefix.length : 0;
  const end = suffix !== '' && text.endsWith(suffix) ? text.length - suffix.length : text.length;
  return text.slice(start, Math.max(start, end)).trim();
}

function toMinor(digits: string, fraction: string, { precision, rounding }: MoneyFormat): bigint {
  const kept = fraction.slice(0, precision).padEnd(precision, '0');
  const minor = BigInt(`0${digits}${kept}`);
  return rounding && (fraction[precision] ?? '0') >= '5' ? minor + 1n : minor;
}
