import { CURRENCIES, type BalanceKind, type Currency } from '../money/amounts/money.ts';

/** What a field of a fact may be, by a word; JSON on its way, so amounts are text and identities are, too. */
export interface FieldValues {
  readonly uuid: string;
  /** Minor units, zero or more, in digits. */
  readonly amount: string;
  /** A whole number from zero. */
  readonly count: number;
  readonly text: string;
  readonly 'text or null': string | null;
  /** `2026-03-28`. */
  readonly day: string;
  /** The code of a game or a studio. */
  readonly code: string;
  readonly currency: Currency;
  readonly kind: BalanceKind;
}

/** A kind of value, or the words that it may be. */
export type Field = keyof FieldValues | readonly string[];

const matches =
  (pattern: RegExp) =>
  (value: unknown): boolean =>
    typeof value === 'string' && pattern.test(value);

const KINDS: readonly unknown[] = ['real', 'bonus', 'play'] satisfies BalanceKind[];

const IS: Readonly<Record<keyof FieldValues, (value: unknown) => boolean>> = {
  uuid: matches(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  amount: matches(/^(0|[1-9][0-9]{0,18})$/),
  count: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
  text: (value) => typeof value === 'string',
  'text or null': (value) => value === null || typeof value === 'string',
  day: matches(/^\d{4}-\d{2}-\d{2}$/),
  code: matches(/^[a-z0-9][a-z0-9-]{0,39}$/),
  currency: (value) => typeof value === 'string' && Object.hasOwn(CURRENCIES, value),
  kind: (value) => KINDS.includes(value),
};

export const isOfField = (field: Field, value: unknown): boolean =>
  typeof field === 'string' ? IS[field](value) : (field as readonly unknown[]).includes(value);
