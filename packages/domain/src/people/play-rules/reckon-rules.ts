import { LIMIT_PERIOD_MS } from '../limits/player-limit.ts';
import type { BalanceKind, Currency } from '../../money/amounts/money.ts';
import { convertMinor } from '../../money/amounts/reference-rates.ts';
import type {
  ClosingRule,
  LevelRule,
  NeedRule,
  PlayedHour,
  PlayRule,
  PlayRuleReached,
  StakeRule,
  SumRule,
} from './play-rules.ts';
import { isAbove, NO_SEAT_RULES, type JudgedStake, type SeatRules } from './seat-rules.ts';

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
  const maxima = money.flatMap((rule) => {
    if (isNeed(rule)) return [0n];
    return isOfRound(rule) ? [limitIn(rule, currency)] : [];
  });
  const lossAllowanceMinor = lowest(roomsOf('loss_limit'));
  const ends = rules.flatMap((rule) => ('from' in rule && !isOver(rule, now) ? [rule.from.getTime()] : []));
  const stakeAllowanceMinor = lowest(roomsOf('stake_limit'));
  // A win that leaves the period takes its room with it, so what may be lost holds until the next hour only; and so does
  // what may be staked, where stakes of other hours were given back.
  const hasLapse =
    lossAllowanceMinor !== null ||
    (stakeAllowanceMinor !== null && played.some(({ stakedMinor }) => stakedMinor < 0n));
  if (hasLapse) ends.push((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS);
  return {
    currency,
    kind,
    stakeAllowanceMinor,
    lossAllowanceMinor,
    stakeMaximumMinor: lowest(maxima),
    rulesUntil: ends.length > 0 ? new Date(Math.min(...ends)) : null,
  };
}

/**
 * The rule that a stake breaks, the one that leaves the least where there are several; undefined where it breaks none.
 * @param played every hour that any of the rules counts
 */
export function ruleAgainst(
  rules: readonly PlayRule[],
  played: readonly PlayedHour[],
  stake: JudgedStake,
  now: Date,
): PlayRuleReached | undefined {
  const reached = rules.flatMap((rule) => {
    const by = reachedBy(rule, played, stake, now);
    return by ? [{ ...by, ...(rule.byHouse && { byHouse: rule.byHouse }) }] : [];
  });
  const [tightest] = reached.sort(
    (a, b) => Number(a.leftMinor > b.leftMinor) - Number(a.leftMinor < b.leftMinor),
  );
  return tightest && { ...tightest, until: freeFrom(rules, played, stake, now) };
}

function reachedBy(
  rule: PlayRule,
  played: readonly PlayedHour[],
  stake: JudgedStake,
  now: Date,
): Omit<PlayRuleReached, 'until'> | undefined {
  if ('from' in rule) {
    if (rule.from > now || isOver(rule, now)) return undefined;
    return { rule: rule.rule, period: null, limitMinor: null, leftMinor: 0n };
  }
  if (stake.kind === 'play') return undefined;
  if (isNeed(rule)) return stake.stakeMinor > 0n ? reachedNeed(rule) : undefined;
  const limitMinor = limitIn(rule, stake.currency);
  if (isOfRound(rule)) {
    const roomMinor = limitMinor - (stake.earlierMinor ?? 0n);
    if (!isAbove(stake.stakeMinor, roomMinor)) return undefined;
    const leftMinor = roomMinor > 0n ? roomMinor : 0n;
    return { rule: rule.rule, period: null, limitMinor, leftMinor };
  }
  const roomMinor = roomIn(rule, played, { ...stake, now });
  if (!isAbove(wantedOf(rule, stake), roomMinor)) return undefined;
  const leftMinor = (roomMinor > 0n ? roomMinor : 0n) + bonusBefore(rule, stake);
  return { rule: rule.rule, period: rule.period, limitMinor, leftMinor };
}

/** What has to be done before any real money is staked. */
const isNeed = (rule: PlayRule): rule is NeedRule | LevelRule =>
  rule.rule === 'limits_needed' || rule.rule === 'verify_level';

const reachedNeed = (rule: NeedRule | LevelRule): Omit<PlayRuleReached, 'until'> => ({
  ...{ rule: rule.rule, period: null, limitMinor: null, leftMinor: 0n },
  ...(rule.rule === 'verify_level' && { verify: rule.verify }),
});

/** Whether a rule is about the stake of one round, however often one is played. */
const isOfRound = (rule: PlayRule): rule is StakeRule =>
  rule.rule === 'stake_maximum' || rule.rule === 'region_stake_maximum';

/** What of a stake a limit counts. */
const wantedOf = ({ rule }: SumRule, { stakeMinor, ownMinor }: JudgedStake): bigint =>
  rule === 'loss_limit' ? ownMinor : stakeMinor;

/** What a stake takes of bonus money before it takes of what can be lost. */
const bonusBefore = ({ rule }: SumRule, { order, stakeMinor, ownMinor }: JudgedStake): bigint =>
  rule === 'loss_limit' && order === 'BONUS_FIRST' ? stakeMinor - ownMinor : 0n;

/** A rule begins or ceases to be against a stake. */
interface Turn {
  readonly atMs: number;
  readonly rule: PlayRule;
  readonly isAgainst: boolean;
}

/**
 * When time alone will have made room for a stake that is refused now: no rule is against it then, also none that begins
 * meanwhile, nor one of losses from whose period a win has gone. A reality check begins only if play goes on, so one to come
 * is none of them. Null where that never is.
 */
function freeFrom(
  rules: readonly PlayRule[],
  played: readonly PlayedHour[],
  stake: JudgedStake,
  now: Date,
): Date | null {
  const against = new Set(rules.filter((rule) => reachedBy(rule, played, stake, now)));
  const turns = rules.flatMap((rule) => turnsOf(rule, played, stake, now)).sort((a, b) => a.atMs - b.atMs);
  for (const [atMs, together] of Map.groupBy(turns, (turn) => turn.atMs)) {
    for (const { rule, isAgainst } of together) against[isAgainst ? 'add' : 'delete'](rule);
    if (against.size === 0) return new Date(atMs);
  }
  return null;
}

function turnsOf(rule: PlayRule, played: readonly PlayedHour[], stake: JudgedStake, now: Date): Turn[] {
  if ('from' in rule) {
    if (rule.rule === 'reality_check' && rule.from > now) return [];
    const turns = rule.until ? [{ atMs: rule.until.getTime(), rule, isAgainst: false }] : [];
    return [{ atMs: rule.from.getTime(), rule, isAgainst: true }, ...turns].filter(
      ({ atMs }) => atMs > now.getTime(),
    );
  }
  if (stake.kind === 'play' || isOfRound(rule) || isNeed(rule)) return [];
  const limitMinor = limitIn(rule, stake.currency);
  const wantedMinor = wantedOf(rule, stake);
  const counted = hoursFrom(played, countedFrom(rule.period, now));
  const sums = sumsOf(rule, counted);
  return counted
    .sort((a, b) => a.hour.getTime() - b.hour.getTime())
    .map((hour) => {
      sums.set(hour.currency, sums.get(hour.currency)! - usedIn(rule, hour));
      const isAgainst = isAbove(wantedMinor, limitMinor - totalIn(stake.currency, sums));
      return { atMs: hour.hour.getTime() + LIMIT_PERIOD_MS[rule.period] + HOUR_MS, rule, isAgainst };
    });
}

const isOver = (rule: ClosingRule, now: Date): boolean => rule.until !== null && rule.until <= now;

/** When the first of what a period counts has left it; undefined where it counts nothing. */
export function firstHourLeavesAt(
  hours: readonly { readonly hour: Date }[],
  period: SumRule['period'],
  now: Date,
): Date | undefined {
  const counted = hours
    .filter(({ hour }) => hour >= countedFrom(period, now))
    .map(({ hour }) => hour.getTime());
  return counted.length > 0 ? new Date(Math.min(...counted) + LIMIT_PERIOD_MS[period] + HOUR_MS) : undefined;
}

/** What a limit has counted of the player's play, in its own currency; below zero where more was won than lost. */
export const usedUnder = (rule: SumRule, played: readonly PlayedHour[], now: Date): bigint =>
  totalIn(rule.currency, sumsOf(rule, hoursFrom(played, countedFrom(rule.period, now))));

/** What a limit leaves, below zero where more was used. */
const roomIn = (
  rule: SumRule,
  played: readonly PlayedHour[],
  { currency, now }: Omit<Reckoning, 'kind'>,
): bigint =>
  limitIn(rule, currency) - totalIn(currency, sumsOf(rule, hoursFrom(played, countedFrom(rule.period, now))));

const limitIn = (rule: { amountMinor: bigint; currency: Currency }, currency: Currency): bigint =>
  convertMinor(rule.amountMinor, { from: rule.currency, to: currency, rounding: 'down' });

const hoursFrom = (played: readonly PlayedHour[], from: Date): PlayedHour[] =>
  played.filter(({ hour }) => hour >= from);

function sumsOf(rule: SumRule, hours: readonly PlayedHour[]): Map<Currency, bigint> {
  const sums = new Map<Currency, bigint>();
  for (const hour of hours) sums.set(hour.currency, (sums.get(hour.currency) ?? 0n) + usedIn(rule, hour));
  return sums;
}

function usedIn({ rule }: SumRule, { kind, stakedMinor, wonMinor }: PlayedHour): bigint {
  if (rule === 'stake_limit') return stakedMinor;
  return kind === 'real' ? stakedMinor - wonMinor : 0n;
}

/**
 * In the currency of the stake, which counts exactly; other currencies are summed first and then rounded against the player,
 * so that a stake takes of the room what it is, and never a fraction less.
 */
function totalIn(currency: Currency, sums: ReadonlyMap<Currency, bigint>): bigint {
  let total = 0n;
  for (const [from, sum] of sums) {
    const rounding = sum > 0n ? 'up' : 'down';
    const size = convertMinor(sum > 0n ? sum : -sum, { from, to: currency, rounding });
    total += sum > 0n ? size : -size;
  }
  return total;
}

const lowest = (amounts: readonly bigint[]): bigint | null =>
  amounts.length === 0 ? null : amounts.reduce((a, b) => (a < b ? a : b));
