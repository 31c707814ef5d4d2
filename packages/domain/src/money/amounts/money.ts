/**
 * Money is an integer of minor units with a currency that knows its scale. Never a float.
 * On the wire it is a string of decimal digits, so that no JSON reader can round it.
 */
export const CURRENCIES = {
  UAH: { scale: 2, symbol: '₴', shortName: 'грн' },
  EUR: { scale: 2, symbol: '€', shortName: '€' },
  KZT: { scale: 2, symbol: '₸', shortName: 'тг' },
  RON: { scale: 2, symbol: 'lei', shortName: 'lei' },
} as const satisfies Record<string, { scale: number; symbol: string; shortName: string }>;

export type Currency = keyof typeof CURRENCIES;

/** What a balance is made of: withdrawable money, bonus money, or play money. */
export type BalanceKind = 'real' | 'bonus' | 'play';

export interface Money {
  readonly amountMinor: bigint;
  readonly currency: Currency;
}

/** The largest amount a single request may name: 10 000 000 000.00. Keeps every sum far inside int8. */
export const MAX_AMOUNT_MINOR = 1_000_000_000_000n;

const AMOUNT = /^[1-9][0-9]{0,12}$/;

/**
 * Reads a positive amount of minor units from its wire form.
 * @returns the amount, or undefined when the text is not of the grammar or above the maximum.
 */
export function parseAmountMinor(text: string): bigint | undefined {
  if (!AMOUNT.test(text)) return undefined;
  const amountMinor = BigInt(text);
  return amountMinor <= MAX_AMOUNT_MINOR ? amountMinor : undefined;
}

/** An amount in units of its currency with all its decimals, for files that programs read: `-10.05`. */
export function decimalOf(amountMinor: bigint, currency: Currency): string {
  const { scale } = CURRENCIES[currency];
  const digits = String(amountMinor < 0n ? -amountMinor : amountMinor).padStart(scale + 1, '0');
  return `${amountMinor < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/**
 * Reads an amount that is told in units of its currency, exactly: `10.05`, `10.5`, `10`.
 * @returns minor units, or undefined when the text is no plain decimal number or has more decimals than the currency
 */
export function parseDecimal(text: string, currency: Currency): bigint | undefined {
  const [, units, decimals = ''] = DECIMAL.exec(text) ?? [];
  const { scale } = CURRENCIES[currency];
  // Zeros behind say nothing; a digit there would be lost.
  if (units === undefined || /[1-9]/.test(decimals.slice(scale))) return undefined;
  return BigInt(units + decimals.slice(0, scale).padEnd(scale, '0'));
}

const DECIMAL = /^(0|[1-9][0-9]{0,12})(?:\.([0-9]{1,12}))?$/;
