import { convertMinor } from '../../money/amounts/reference-rates.ts';
import type { HarmFacts, PlayedMinute } from './harm-facts.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** What is usual is taken of so many weeks. */
const USUAL_WEEKS = 4;

/** A deposit this soon after a loss goes after it. */
const AFTER_LOSS_MS = 30 * MINUTE_MS;
/** Rounds no further apart are of one session, as reality checks have it. */
const IDLE_MS = 15 * MINUTE_MS;
/** Before this hour it is night. */
const NIGHT_ENDS_HOUR = 5;
/** So much of a limit, in hundredths, is all of it: nobody pays the last coins. */
const REACHED_PERCENT = 95n;
/** Fewer stakes than this in the first or the last hour say nothing of how somebody stakes. */
const STAKES_LEAST = 10;

interface Marker {
  /** From this value on it is one. */
  readonly from: number;
  /** What a day with it adds to the score. */
  readonly points: number;
  readonly measure: (facts: HarmFacts) => number;
}

/**
 * What may tell that play harms somebody, a day at a time. The kinds are those that regulators name (UKGC, customer interaction under
 * LCCP 3.4.3: spend, patterns of spend, time, use of tools; MGA, Player Protection Directive: changing deposits, chasing of losses);
 * thresholds and points are the house's own and are changed here. They prove nothing: somebody looks, and closes no account by them.
 */
export const MARKERS = {
  /** Deposits within half an hour of having lost. */
  'deposits-after-losses': { from: 2, points: 3, measure: depositsAfterLosses },
  /** The last seven days beside a usual week of the four before, in hundredths of it. */
  'rising-deposits': { from: 200, points: 2, measure: risingDeposits },
  'failed-deposits': { from: 3, points: 2, measure: failedDeposits },
  /** Minutes of the longest session. */
  'long-sessions': { from: 180, points: 2, measure: longestMinutes },
  /** Minutes played between midnight and five, where the player lives. */
  nights: { from: 60, points: 2, measure: nightMinutes },
  /** Limits on deposits, losses, stakes and time that were used up. */
  'limits-reached': { from: 1, points: 1, measure: limitsReached },
  /** Limits that were used up when a weaker one was asked for. */
  'raises-after-reaching': { from: 1, points: 3, measure: raisesAfterReaching },
  /** Breaks begun in thirty days. */
  breaks: { from: 2, points: 1, measure: ({ breaksBegun }) => breaksBegun },
  /** Play within a day of the end of a break. */
  'back-after-break': { from: 1, points: 1, measure: backAfterBreak },
  /** Pay-outs that the player took back, to have the money in play again. */
  'pay-outs-taken-back': { from: 1, points: 2, measure: ({ payOutsTakenBack }) => payOutsTakenBack },
  /** On a day of losses, the mean stake of its last hour beside that of its first, in hundredths. */
  'stakes-chased': { from: 300, points: 3, measure: stakesChased },
} as const satisfies Record<string, Marker>;

export type MarkerName = keyof typeof MARKERS;
export const MARKER_NAMES = Object.keys(MARKERS) as MarkerName[];

/** A marker that a day has, by how much, and from where on it is one. */
export interface HarmReason {
  readonly marker: MarkerName;
  readonly value: number;
  readonly from: number;
}

/** What a day of a player says. */
export function judgeDay(facts: HarmFacts): { score: number; reasons: HarmReason[] } {
  const reasons = MARKER_NAMES.flatMap((marker): HarmReason[] => {
    const { from, measure } = MARKERS[marker];
    const value = measure(facts);
    return value >= from ? [{ marker, value, from }] : [];
  });
  return { score: reasons.reduce((sum, { marker }) => sum + MARKERS[marker].points, 0), reasons };
}

/** The queue adds up so many days. */
export const HARM_DAYS = 30;
/** What a day says is kept so long, for who looks back a year. */
export const HARM_KEPT_DAYS = 400;

/** How pressing a score of {@link HARM_DAYS} is: from these points on. */
export const HARM_LEVELS = { low: 1, middle: 6, high: 15 } as const;
export type HarmLevel = keyof typeof HARM_LEVELS;
export const HARM_LEVEL_NAMES = Object.keys(HARM_LEVELS) as HarmLevel[];

export const levelOf = (score: number): HarmLevel =>
  score >= HARM_LEVELS.high ? 'high' : score >= HARM_LEVELS.middle ? 'middle' : 'low';

const netOf = (minutes: readonly PlayedMinute[]): bigint =>
  minutes.reduce((sum, { stakedMinor, wonMinor }) => sum + wonMinor - stakedMinor, 0n);

function depositsAfterLosses({ dayStart, deposits, minutes }: HarmFacts): number {
  const paid = deposits.filter(({ isPaid, at }) => isPaid && at >= dayStart);
  return paid.filter(({ at, currency }) => {
    const age = (minute: PlayedMinute) => at.getTime() - minute.at.getTime();
    const before = minutes.filter(
      (minute) => minute.currency === currency && age(minute) >= 0 && age(minute) <= AFTER_LOSS_MS,
    );
    return netOf(before) < 0n;
  }).length;
}

function risingDeposits({ dayStart, deposits }: HarmFacts): number {
  const paid = deposits.filter(({ isPaid }) => isPaid);
  const last = paid.at(-1);
  if (!last || last.at < dayStart) return 0;
  const weekStart = dayStart.getTime() - 6 * DAY_MS;
  const usualStart = weekStart - USUAL_WEEKS * WEEK_MS;
  // By their worth: whoever has moved to another currency deposits no more and no less by that.
  const sumFrom = (from: number, to: number): bigint =>
    paid
      .filter(({ at }) => at.getTime() >= from && at.getTime() < to)
      .reduce(
        (sum, each) =>
          sum + convertMinor(each.amountMinor, { from: each.currency, to: last.currency, rounding: 'down' }),
        0n,
      );
  const before = sumFrom(usualStart, weekStart);
  return before === 0n ? 0 : Number((sumFrom(weekStart, Infinity) * 100n * BigInt(USUAL_WEEKS)) / before);
}

function failedDeposits({ dayStart, deposits }: HarmFacts): number {
  return deposits.filter(({ isPaid, at }) => !isPaid && at >= dayStart).length;
}

function longestMinutes({ minutes }: HarmFacts): number {
  let [longest, beganAt, lastAt] = [0, -Infinity, -Infinity];
  for (const at of minutes.map((minute) => minute.at.getTime())) {
    if (at - lastAt > IDLE_MS) beganAt = at;
    lastAt = at;
    longest = Math.max(longest, (at - beganAt) / MINUTE_MS + 1);
  }
  return longest;
}

function nightMinutes({ minutes }: HarmFacts): number {
  const night = minutes.filter(({ hour }) => hour < NIGHT_ENDS_HOUR);
  return new Set(night.map(({ at }) => at.getTime())).size;
}

const isReached = (size: bigint, used: bigint): boolean => used * 100n >= size * REACHED_PERCENT;

function limitsReached({ limits }: HarmFacts): number {
  return limits.filter(({ size, used }) => isReached(size, used)).length;
}

function raisesAfterReaching({ limits }: HarmFacts): number {
  return limits.filter(({ size, usedWhenAsked }) => usedWhenAsked !== null && isReached(size, usedWhenAsked))
    .length;
}

function backAfterBreak({ breakEndedAt, minutes }: HarmFacts): number {
  const first = minutes[0];
  return first && breakEndedAt && first.at.getTime() - breakEndedAt.getTime() <= DAY_MS ? 1 : 0;
}

function stakesChased({ minutes }: HarmFacts): number {
  const last = minutes.at(-1);
  const own = minutes.filter(({ currency }) => currency === last?.currency);
  const first = own[0];
  if (!last || !first || netOf(own) >= 0n) return 0;
  const hourOf = (from: number, to: number) => {
    const inIt = own.filter(({ at }) => at.getTime() >= from && at.getTime() < to);
    const stakes = inIt.reduce((sum, minute) => sum + minute.stakes, 0);
    return { stakes, staked: inIt.reduce((sum, { stakedMinor }) => sum + stakedMinor, 0n) };
  };
  const hour = 60 * MINUTE_MS;
  const [began, ended] = [first.at.getTime(), last.at.getTime()];
  // The two hours must not be one.
  if (ended - began < 2 * hour) return 0;
  const [early, late] = [hourOf(began, began + hour), hourOf(ended - hour + MINUTE_MS, ended + MINUTE_MS)];
  if (early.stakes < STAKES_LEAST || late.stakes < STAKES_LEAST || early.staked === 0n) return 0;
  return Number((late.staked * BigInt(early.stakes) * 100n) / (early.staked * BigInt(late.stakes)));
}
