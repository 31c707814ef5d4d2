import { LIMIT_PERIOD_MS } from '../limits/deposit-limit.ts';
import type { BalanceKind, Currency } from '../money/money.ts';
import { convertMinor } from '../money/reference-rates.ts';
import type { ClosingRule, PlayedHour, PlayRule, PlayRuleReached, SumRule } from './play-rules.ts';
import { NO_SEAT_RULES, type JudgedStake, type SeatRules } from './seat-rules.ts';

const HOUR_MS = 3_600_000;

/** The money that stakes are of, and the instant. */
interface Reckoning {
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly now: Date;
}

/** From where a period counts: in whole hours, so that it is never shorter than the period, and changes once an hour. */
export const countedFrom = (period: SumRule['period'], now: Date): Date =>
  new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS - LIMIT_PERIOD_MS[period]);

/**
 * What a player's rules come to on their seat. Limits of sums and of stakes hold real and bonus money together, a loss is
 * of real money only, and none of them is about play money; a closing rule holds for all.
 * @param played every hour that any of the rules counts
 */
export function reckonRules(
  rules: readonly PlayRule[],
  played: readonly PlayedHour[],
  at: Reckoning,
): SeatRules {
  if (rules.length === 0) return NO_SEAT_RULES;
  const { currency, kind, now } = at;
  const money = kind === 'play' ? [] : rules;
  const roomsOf = (name: SumRule['rule']) =>
    money.flatMap((rule) => (rule.rule === name ? [roomIn(rule, played, at)] : []));
  const maxima = money.flatMap((rule) => (rule.rule === 'stake_maximum' ? [limitIn(rule, currency)] : []));
  const lossAllowanceMinor = lowest(roomsOf('loss_limit'));
  const ends = rules.flatMap((rule) => ('from' in rule && !isOver(rule, now) ? [rule.from.getTime()] : []));
  // A win that leaves the period takes its room with it, so what may be lost holds until the next hour only.
  if (lossAllowanceMinor !== null) ends.push((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS);
  return {
    currency,
    kind,
    stakeAllowanceMinor: lowest(roomsOf('stake_limit')),
    lossAllowanceMinor,
    stakeMaximumMinor: lowest(maxima),
    playUntil: ends.length > 0 ? new Date(Math.min(...ends)) : null,
  };
}

/** The rule that a stake breaks, the one that leaves the least where there are several; undefined where it breaks none. */
export function ruleAgainst(
  rules: readonly PlayRule[],
  played: readonly PlayedHour[],
  stake: JudgedStake,
  now: Date,
): PlayRuleReached | undefined {
  const reached = rules.flatMap((rule) => reachedBy(rule, played, stake, now) ?? []);
  const [tightest] = reached.sort(
    (a, b) => Number(a.leftMinor > b.leftMinor) - Number(a.leftMinor < b.leftMinor),
  );
  const untils = reached.map(({ until }) => until);
  const until = untils.includes(null) ? null : new Date(Math.max(...untils.map((at) => at!.getTime())));
  return tightest && { ...tightest, until };
}

function reachedBy(
  rule: PlayRule,
  played: readonly PlayedHour[],
  stake: JudgedStake,
  now: Date,
): PlayRuleReached | undefined {
  if ('from' in rule) {
    if (rule.from > now || isOver(rule, now)) return undefined;
    return { rule: rule.rule, period: null, limitMinor: null, leftMinor: 0n, until: rule.until };
  }
  if (stake.kind === 'play') return undefined;
  const limitMinor = limitIn(rule, stake.currency);
  if (rule.rule === 'stake_maximum') {
    if (stake.stakeMinor <= limitMinor) return undefined;
    return { rule: rule.rule, period: null, limitMinor, leftMinor: limitMinor, until: null };
  }
  const wantedMinor = rule.rule === 'loss_limit' ? stake.ownMinor : stake.stakeMinor;
  const roomMinor = roomIn(rule, played, { ...stake, now });
  if (wantedMinor <= roomMinor) return undefined;
  return {
    rule: rule.rule,
    period: rule.period,
    limitMinor,
    leftMinor: roomMinor > 0n ? roomMinor : 0n,
    until: roomFrom(rule, played, { currency: stake.currency, wantedMinor, now }),
  };
}

const isOver = (rule: ClosingRule, now: Date): boolean => rule.until !== null && rule.until <= now;

/** What a limit leaves, below zero where more was used. */
const roomIn = (
  rule: SumRule,
  played: readonly PlayedHour[],
  { currency, now }: Omit<Reckoning, 'kind'>,
): bigint =>
  limitIn(rule, currency) - usedBy(rule, hoursFrom(played, countedFrom(rule.period, now)), currency);

const limitIn = (rule: { amountMinor: bigint; currency: Currency }, currency: Currency): bigint =>
  convertMinor(rule.amountMinor, { from: rule.currency, to: currency, rounding: 'down' });

const hoursFrom = (played: readonly PlayedHour[], from: Date): PlayedHour[] =>
  played.filter(({ hour }) => hour >= from);

/**
 * In the currency of the stake, which counts exactly; other currencies are summed first and then rounded against the player,
 * so that a stake takes of the room what it is, and never a fraction less.
 */
function usedBy(rule: SumRule, hours: readonly PlayedHour[], currency: Currency): bigint {
  const sums = new Map<Currency, bigint>();
  for (const hour of hours) {
    const usedMinor =
      rule.rule === 'stake_limit'
        ? hour.stakedMinor
        : hour.kind === 'real'
          ? hour.stakedMinor - hour.wonMinor
          : 0n;
    sums.set(hour.currency, (sums.get(hour.currency) ?? 0n) + usedMinor);
  }
  let used = 0n;
  for (const [from, sum] of sums) {
    const rounding = sum > 0n ? 'up' : 'down';
    const size = convertMinor(sum > 0n ? sum : -sum, { from, to: currency, rounding });
    used += sum > 0n ? size : -size;
  }
  return used;
}

/** The first full hour at which enough has left the period; null where that never is. */
function roomFrom(
  rule: SumRule,
  played: readonly PlayedHour[],
  { currency, wantedMinor, now }: { currency: Currency; wantedMinor: bigint; now: Date },
): Date | null {
  const limitMinor = limitIn(rule, currency);
  const counted = hoursFrom(played, countedFrom(rule.period, now));
  const leaves = [...new Set(counted.map(({ hour }) => hour.getTime()))].sort((a, b) => a - b);
  for (const hourMs of leaves) {
    const left = hoursFrom(counted, new Date(hourMs + 1));
    if (usedBy(rule, left, currency) + wantedMinor <= limitMinor)
      return new Date(hourMs + LIMIT_PERIOD_MS[rule.period] + HOUR_MS);
  }
  return null;
}

const lowest = (amounts: readonly bigint[]): bigint | null =>
  amounts.length === 0 ? null : amounts.reduce((a, b) => (a < b ? a : b));
