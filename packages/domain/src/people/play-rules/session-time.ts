import { LIMIT_PERIOD_MS, type LimitPeriod } from '../limits/player-limit.ts';
import type { ClosingRule } from './play-rules.ts';
import { countedFrom } from './reckon-rules.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Of one hour, the minutes in which a player staked something: whatever the money, and however often. */
export interface PlayedMinutes {
  /** Its beginning. */
  readonly hour: Date;
  readonly minutes: number;
  /** When the last of them began. */
  readonly last: Date;
}

/** How long a player lets themselves play in a period. */
export interface TimeLimit {
  readonly period: LimitPeriod;
  readonly minutes: number;
}

/** Minutes of the period in which something was staked. @param played every hour that the limit counts */
export const usedMinutes = (
  { period }: Pick<TimeLimit, 'period'>,
  played: readonly PlayedMinutes[],
  now: Date,
): number => countedIn(period, played, now).reduce((sum, { minutes }) => sum + minutes, 0);

/**
 * What a limit of time comes to: a rule that closes the seat when the allowance runs out, if something is staked in every minute
 * until then. At that instant it is reckoned again, by what was really played; so it is never later than the truth. One that has run
 * out is over when an hour that it counts leaves the period.
 * @param played every hour that the limit counts
 */
export function sessionRule(limit: TimeLimit, played: readonly PlayedMinutes[], now: Date): ClosingRule {
  const counted = countedIn(limit.period, played, now);
  const minuteMs = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  // A minute that is counted already may be played to its end.
  const underWay = counted.some(({ last }) => last.getTime() === minuteMs) ? 1 : 0;
  let over = usedMinutes(limit, played, now) - limit.minutes;
  const from = new Date(minuteMs + (underWay - over) * MINUTE_MS);
  // It closes nothing yet: the allowance is looked up then.
  if (from > now) return { rule: 'session_time', from, until: from };
  const leaving = counted.toSorted((a, b) => a.hour.getTime() - b.hour.getTime());
  const last = leaving.find(({ minutes }) => (over -= minutes) < 0);
  const until = last ? new Date(last.hour.getTime() + LIMIT_PERIOD_MS[limit.period] + HOUR_MS) : null;
  return { rule: 'session_time', from, until };
}

const countedIn = (period: LimitPeriod, played: readonly PlayedMinutes[], now: Date): PlayedMinutes[] =>
  played.filter(({ hour }) => hour >= countedFrom(period, now));
