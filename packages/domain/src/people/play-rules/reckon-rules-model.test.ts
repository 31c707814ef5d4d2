import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMIT_PERIOD_MS, LIMIT_PERIODS, type LimitPeriod } from '../limits/player-limit.ts';
import type { BalanceKind, Currency } from '../../money/amounts/money.ts';
import { convertMinor } from '../../money/amounts/reference-rates.ts';
import { partsWanted } from '../../rewards/purses/purse-parts.ts';
import { PURSE_ORDERS, type PurseOrder } from '../../rewards/purses/purse-terms.ts';
import type { PlayedHour, PlayRule } from './play-rules.ts';
import { reckonRules, ruleAgainst } from './reckon-rules.ts';
import { judgeStake, NO_SEAT_RULES, spendAllowance, type JudgedStake, type SeatRules } from './seat-rules.ts';

const HOUR_MS = 3_600_000;
/** The night the clocks go forward in Kyiv and most of Europe. */
const START = Date.parse('2026-03-29T00:20:00Z');
const hourOf = (atMs: number) => Math.floor(atMs / HOUR_MS) * HOUR_MS;

/** All that was ever played; a stake that is given back is taken off when that is. */
interface Moved {
  readonly atMs: number;
  readonly currency: Currency;
  readonly kind: 'real' | 'bonus';
  readonly stakedMinor: bigint;
  readonly wonMinor: bigint;
}

const windowOf = (period: LimitPeriod, atMs: number) => hourOf(atMs) - LIMIT_PERIOD_MS[period];

/** What a limit leaves, from all that was ever played. */
function truth(
  rule: Extract<PlayRule, { period: LimitPeriod }>,
  history: readonly Moved[],
  currency: Currency,
  atMs: number,
) {
  let room = convertMinor(rule.amountMinor, { from: rule.currency, to: currency, rounding: 'down' });
  for (const from of ['UAH', 'EUR', 'KZT', 'RON'] as const) {
    let used = 0n;
    for (const moved of history) {
      if (moved.currency !== from || hourOf(moved.atMs) < windowOf(rule.period, atMs)) continue;
      if (rule.rule === 'stake_limit') used += moved.stakedMinor;
      else if (moved.kind === 'real') used += moved.stakedMinor - moved.wonMinor;
    }
    room -=
      used > 0n
        ? convertMinor(used, { from, to: currency, rounding: 'up' })
        : -convertMinor(-used, { from, to: currency, rounding: 'down' });
  }
  return room;
}

/** Whether a rule is against a stake, by all that was ever played. */
const breaks = (rule: PlayRule, history: readonly Moved[], stake: JudgedStake, atMs: number): boolean => {
  if ('from' in rule) return rule.from.getTime() <= atMs && (!rule.until || atMs < rule.until.getTime());
  if (stake.kind === 'play') return false;
  if (rule.rule === 'limits_needed' || rule.rule === 'verify_level') return true;
  if (!('period' in rule))
    return (
      stake.stakeMinor >
      convertMinor(rule.amountMinor, { from: rule.currency, to: stake.currency, rounding: 'down' })
    );
  const wanted = rule.rule === 'stake_limit' ? stake.stakeMinor : stake.ownMinor;
  return wanted > 0n && wanted > truth(rule, history, stake.currency, atMs);
};

const byHour = (history: readonly Moved[]): PlayedHour[] =>
  [...Map.groupBy(history, ({ atMs, currency, kind }) => `${hourOf(atMs)} ${currency} ${kind}`).values()].map(
    (together) => ({
      currency: together[0]!.currency,
      kind: together[0]!.kind,
      hour: new Date(hourOf(together[0]!.atMs)),
      stakedMinor: together.reduce((sum, { stakedMinor }) => sum + stakedMinor, 0n),
      wonMinor: together.reduce((sum, { wonMinor }) => sum + wonMinor, 0n),
    }),
  );

const small = fc.bigInt({ min: 0n, max: 300n });
const currency = fc.constantFrom<Currency>('UAH', 'UAH', 'UAH', 'EUR', 'KZT');
const aRule: fc.Arbitrary<(atMs: number) => PlayRule> = fc.oneof(
  fc
    .record({
      rule: fc.constantFrom('stake_limit' as const, 'loss_limit' as const),
      period: fc.constantFrom(...LIMIT_PERIODS),
      amountMinor: fc.bigInt({ min: 0n, max: 900n }),
      currency,
    })
    .map((rule) => () => rule),
  fc
    .record({ rule: fc.constant('stake_maximum' as const), amountMinor: small, currency })
    .map((rule) => () => rule),
  fc.constant(() => ({ rule: 'verify_level' as const, verify: { level: 0, needed: 1 } })),
  fc
    .tuple(
      fc.constantFrom('break' as const, 'exclusion' as const),
      fc.integer({ min: -5, max: 40 }),
      fc.option(fc.integer({ min: 1, max: 50 })),
    )
    .map(([rule, from, until]) => (atMs: number) => ({
      rule,
      from: new Date(atMs + from * HOUR_MS),
      until: until === null ? null : new Date(atMs + (from + until) * HOUR_MS),
    })),
);

const bet = fc.record({
  does: fc.constant('bet' as const),
  kind: fc.constantFrom<BalanceKind>('real', 'real', 'real', 'real', 'play'),
  currency,
  stakeMinor: fc.bigInt({ min: 1n, max: 300n }),
  held: fc.record({ realMinor: small, bonusMinor: fc.oneof(fc.constant(0n), small) }),
  order: fc.constantFrom(...PURSE_ORDERS),
  winPercent: fc.constantFrom(0n, 0n, 0n, 50n, 130n, 400n),
});
type BetOf = typeof bet extends fc.Arbitrary<infer T> ? T : never;
const doings = fc.array(
  fc.oneof(
    { arbitrary: bet, weight: 8 },
    {
      arbitrary: fc.record({
        does: fc.constant('wait' as const),
        minutes: fc.constantFrom(1, 20, 60, 600, 1_441, 3_000, 12_000),
      }),
      weight: 4,
    },
    { arbitrary: fc.record({ does: fc.constant('rule' as const), rule: aRule }), weight: 2 },
    { arbitrary: fc.record({ does: fc.constant('drop' as const), nth: fc.nat(5) }), weight: 1 },
    { arbitrary: fc.record({ does: fc.constant('giveBack' as const), nth: fc.nat(20) }), weight: 1 },
  ),
  { minLength: 5, maxLength: 45 },
);

const nameOf = (rule: PlayRule) => `${rule.rule} ${'period' in rule ? rule.period : ''}`;

/** A player whose stakes are judged as the settling statements judge them. */
function createPlayer() {
  let nowMs = START;
  let seat: SeatRules = NO_SEAT_RULES;
  let rules: PlayRule[] = [];
  const history: Moved[] = [];
  const givenBack = new Set<Moved>();
  const forget = () => (seat = { ...seat, rulesUntil: new Date(0) });

  function play(wanted: BetOf): void {
    const stake = stakeOf(wanted, wanted.stakeMinor);
    const now = new Date(nowMs);
    if (judgeStake(seat, stake, now) !== 'allowed') {
      seat = reckonRules(rules, byHour(history), { ...stake, now });
      const against = ruleAgainst(rules, byHour(history), stake, now);
      expect(against !== undefined).toBe(rules.some((rule) => breaks(rule, history, stake, nowMs)));
      if (against) return holdRefusal({ rules, history, nowMs }, wanted, against);
      // What no rule is against is let through at the second look: else it would be looked up for ever.
      expect(judgeStake(seat, stake, now)).toBe('allowed');
    }
    expect(rules.filter((rule) => breaks(rule, history, stake, nowMs))).toEqual([]);
    const wonMinor = (wanted.stakeMinor * wanted.winPercent) / 100n;
    const bonusWon = (wonMinor * (stake.stakeMinor - stake.ownMinor)) / stake.stakeMinor;
    seat = spendAllowance(seat, stake, wonMinor - bonusWon);
    if (wanted.kind === 'play') return;
    const at = { atMs: nowMs, currency: wanted.currency };
    history.push({ ...at, kind: 'real', stakedMinor: stake.ownMinor, wonMinor: wonMinor - bonusWon });
    history.push({
      ...at,
      kind: 'bonus',
      stakedMinor: stake.stakeMinor - stake.ownMinor,
      wonMinor: bonusWon,
    });
  }

  return {
    play,
    wait: (minutes: number) => (nowMs += minutes * 60_000),
    set: (make: (atMs: number) => PlayRule) => {
      const rule = make(nowMs);
      rules = [...rules.filter((each) => nameOf(each) !== nameOf(rule)), rule];
      forget();
    },
    drop: (nth: number) => {
      rules = rules.filter((_, n) => n !== nth);
      forget();
    },
    giveBack: (nth: number) => {
      const moved = history[nth];
      if (!moved || moved.stakedMinor <= 0n || moved.wonMinor > 0n || givenBack.has(moved)) return;
      givenBack.add(moved);
      history.push({ ...moved, atMs: nowMs, stakedMinor: -moved.stakedMinor });
    },
    holdSeat: () => {
      if (seat.currency === null || (seat.rulesUntil && nowMs >= seat.rulesUntil.getTime())) return;
      for (const rule of seat.kind === 'play' ? [] : rules) {
        if (!('period' in rule)) continue;
        const allowance = rule.rule === 'stake_limit' ? seat.stakeAllowanceMinor : seat.lossAllowanceMinor;
        expect(allowance).not.toBeNull();
        expect(allowance!).toBeLessThanOrEqual(truth(rule, history, seat.currency, nowMs));
      }
    },
  };
}

/** What a refusal says is true: so much could be staked now and no more, and all of it from then on, not sooner. */
function holdRefusal(
  { rules, history, nowMs }: { rules: PlayRule[]; history: Moved[]; nowMs: number },
  wanted: BetOf,
  { leftMinor, until }: NonNullable<ReturnType<typeof ruleAgainst>>,
): void {
  const isRefused = (stake: JudgedStake, atMs: number) =>
    rules.some((rule) => breaks(rule, history, stake, atMs));
  expect(leftMinor).toBeGreaterThanOrEqual(0n);
  expect(leftMinor).toBeLessThan(wanted.stakeMinor);
  if (leftMinor > 0n) expect(isRefused(stakeOf(wanted, leftMinor), nowMs)).toBe(false);
  expect(isRefused(stakeOf(wanted, leftMinor + 1n), nowMs)).toBe(true);
  const stake = stakeOf(wanted, wanted.stakeMinor);
  const leaves = history.flatMap(({ atMs }) =>
    Object.values(LIMIT_PERIOD_MS).map((ms) => hourOf(atMs) + ms + HOUR_MS),
  );
  const ends = rules.flatMap((rule) => ('from' in rule && rule.until ? [rule.until.getTime()] : []));
  const free = [...leaves, ...ends]
    .filter((atMs) => atMs > nowMs)
    .sort((a, b) => a - b)
    .find((atMs) => !isRefused(stake, atMs));
  expect(until?.getTime()).toBe(free);
}

function stakeOf(
  {
    currency,
    kind,
    held,
    order,
  }: {
    currency: Currency;
    kind: BalanceKind;
    held: { realMinor: bigint; bonusMinor: bigint };
    order: PurseOrder;
  },
  stakeMinor: bigint,
): JudgedStake {
  if (kind === 'play' || held.bonusMinor === 0n) return { currency, kind, stakeMinor, ownMinor: stakeMinor };
  const { realMinor, bonusMinor } = partsWanted(stakeMinor, held, order);
  // What is not covered would be real money too.
  return {
    currency,
    kind,
    stakeMinor,
    ownMinor: order === 'REAL_FIRST' ? realMinor : stakeMinor - bonusMinor,
    order,
  };
}

test('whatever is played, won, given back and changed: an allowance is never above the truth, and a refusal is exact', () => {
  fc.assert(
    fc.property(doings, (all) => {
      const player = createPlayer();
      for (const doing of all) {
        if (doing.does === 'bet') player.play(doing);
        else if (doing.does === 'wait') player.wait(doing.minutes);
        else if (doing.does === 'rule') player.set(doing.rule);
        else if (doing.does === 'drop') player.drop(doing.nth);
        else player.giveBack(doing.nth);
        player.holdSeat();
      }
    }),
    { numRuns: 400 },
  );
});
