import type { Currency, Money } from '../../money/amounts/money.ts';
import { convertMinor } from '../../money/amounts/reference-rates.ts';

export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Rolling and in hours, so that neither midnight, nor a time zone, nor the end of a month lets a limit be used twice.
 * The month is the longest one: no calendar month holds more than its limit.
 */
export const LIMIT_PERIOD_MS = {
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 31 * DAY_MS,
} as const satisfies Record<LimitPeriod, number>;

/** Between asking for a weaker limit and putting it into force (GLI-19 A.3.7; RTS 12). */
export const LIMIT_WAIT_MS = DAY_MS;
/** A limit is weakened at most once in this time (Ukraine, CMU 566). It holds everywhere, so that no move of region helps. */
export const LIMIT_LOOSEN_EVERY_MS = LIMIT_PERIOD_MS.month;
/** What was asked for lapses when it is not confirmed within this time. */
export const LIMIT_CONFIRM_WITHIN_MS = 7 * DAY_MS;

/** One period's limit as it is kept; `undefined` where a player never set one. */
export interface StoredLimit {
  readonly period: LimitPeriod;
  /** Null: none now. */
  readonly amountMinor: bigint | null;
  readonly currency: Currency;
  readonly askedAt: Date | null;
  /** Null with `askedAt` set: asked to remove it. */
  readonly asked: Money | null;
  readonly loosenedAt: Date | null;
}

export type LimitChange = 'unchanged' | 'set' | 'lowered' | 'asked';

/** What a wish comes to: stricter is at once, weaker has to wait. Null wishes for no limit. */
export function judgeLimitChange(
  current: Pick<StoredLimit, 'amountMinor' | 'currency'> | undefined,
  wanted: Money | null,
): LimitChange {
  if (!current || current.amountMinor === null) return wanted ? 'set' : 'unchanged';
  if (!wanted) return 'asked';
  const { amountMinor, currency } = current;
  // Rounded down: what is taken for lower is not above the limit by a fraction.
  const inWanted = convertMinor(amountMinor, { from: currency, to: wanted.currency, rounding: 'down' });
  if (wanted.amountMinor < inWanted) return 'lowered';
  return wanted.amountMinor === inWanted ? 'unchanged' : 'asked';
}

/** When what was asked for may be confirmed; undefined when nothing waits, or when it has lapsed. */
export function limitConfirmWindow(limit: StoredLimit, now: Date): { from: Date; until: Date } | undefined {
  if (!limit.askedAt) return undefined;
  const waited = limit.askedAt.getTime() + LIMIT_WAIT_MS;
  const distance = limit.loosenedAt ? limit.loosenedAt.getTime() + LIMIT_LOOSEN_EVERY_MS : -Infinity;
  const from = Math.max(waited, distance);
  const until = from + LIMIT_CONFIRM_WITHIN_MS;
  return now.getTime() < until ? { from: new Date(from), until: new Date(until) } : undefined;
}
