import type { Currency } from '../../money/amounts/money.ts';
import { convertMinor } from '../../money/amounts/reference-rates.ts';

/** What a player may limit for themselves: what goes in, what is lost and staked, what one round stakes, and how long they play. */
export const LIMIT_RULES = [
  'deposit_limit',
  'loss_limit',
  'stake_limit',
  'stake_maximum',
  'session_time',
] as const;
export type LimitRule = (typeof LIMIT_RULES)[number];

export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** What a limit is about: the most for one round, or all of a period. */
export const LIMIT_SPANS = ['round', ...LIMIT_PERIODS] as const;
export type LimitSpan = (typeof LIMIT_SPANS)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
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

/** Minor units of a currency; minutes, where there is none. Above zero. */
export interface LimitSize {
  readonly size: bigint;
  readonly currency: Currency | null;
}

/** Which of a player's limits: one of a rule and what it is about. */
export interface LimitKey {
  readonly rule: LimitRule;
  readonly period: LimitSpan;
}

/** Whether there can be such a limit: of what, about what, and how much. No more minutes than the period has. */
export function isLimitSound({ rule, period }: LimitKey, { size, currency }: LimitSize): boolean {
  if ((period === 'round') !== (rule === 'stake_maximum') || size <= 0n) return false;
  if (rule !== 'session_time' || period === 'round') return currency !== null;
  return currency === null && size <= BigInt(LIMIT_PERIOD_MS[period] / MINUTE_MS);
}

/** A limit as it is kept; there is none where a player never set one. */
export interface StoredLimit extends LimitKey {
  /** Null: none now. */
  readonly amount: LimitSize | null;
  readonly askedAt: Date | null;
  /** Null with `askedAt` set: asked to remove it. */
  readonly asked: LimitSize | null;
  readonly loosenedAt: Date | null;
}

export type LimitChange = 'unchanged' | 'set' | 'lowered' | 'asked';

/** What a wish comes to: stricter is at once, weaker has to wait. Null wishes for no limit. */
export function judgeLimitChange(
  current: Pick<StoredLimit, 'amount'> | undefined,
  wanted: LimitSize | null,
): LimitChange {
  if (!current?.amount) return wanted ? 'set' : 'unchanged';
  if (!wanted) return 'asked';
  const { size, currency: from } = current.amount;
  const { currency: to } = wanted;
  // Rounded down: what is taken for lower is not above the limit by a fraction.
  const inWanted = from && to ? convertMinor(size, { from, to, rounding: 'down' }) : size;
  if (wanted.size < inWanted) return 'lowered';
  return wanted.size === inWanted ? 'unchanged' : 'asked';
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
