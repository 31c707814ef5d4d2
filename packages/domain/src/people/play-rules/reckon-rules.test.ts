import { expect, test } from 'vitest';
import { convertMinor } from '../../money/amounts/reference-rates.ts';
import type { PlayedHour, PlayRule } from './play-rules.ts';
import { reckonRules, ruleAgainst } from './reckon-rules.ts';
import { judgeStake, type JudgedStake } from './seat-rules.ts';

const HOUR_MS = 3_600_000;
/** The night the clocks go forward in Kyiv and most of Europe. */
const START = Date.parse('2026-03-29T00:20:00Z');
const hourOf = (atMs: number) => Math.floor(atMs / HOUR_MS) * HOUR_MS;

const uah = (amountMinor: bigint) => ({ amountMinor, currency: 'UAH' }) as const;
const played = (hours: number, stakedMinor: bigint, wonMinor = 0n): PlayedHour => ({
  currency: 'UAH',
  kind: 'real',
  hour: new Date(hourOf(START) - hours * HOUR_MS),
  stakedMinor,
  wonMinor,
});
const stake = (stakeMinor: bigint, change: Partial<JudgedStake> = {}): JudgedStake => ({
  currency: 'UAH',
  kind: 'real',
  stakeMinor,
  ownMinor: stakeMinor,
  ...change,
});
const now = new Date(START);

test('a stake of bonus money alone is no loss, also when the limit of losses is overdrawn', () => {
  const rule = { rule: 'loss_limit', period: 'day', ...uah(100n) } as const;
  const hours = [played(1, 250n)];
  const ofBonus = stake(50n, { ownMinor: 0n, order: 'BONUS_FIRST' });
  expect(ruleAgainst([rule], hours, ofBonus, now)).toBeUndefined();
  expect(judgeStake(reckonRules([rule], hours, { ...ofBonus, now }), ofBonus, now)).toBe('allowed');
  expect(ruleAgainst([rule], hours, stake(50n), now)).toMatchObject({ leftMinor: 0n });
});

test('where bonus money goes first, it may be staked beside what may still be lost', () => {
  const rule = { rule: 'loss_limit', period: 'day', ...uah(100n) } as const;
  const wanted = stake(500n, { ownMinor: 200n, order: 'BONUS_FIRST' });
  expect(ruleAgainst([rule], [], wanted, now)).toMatchObject({ leftMinor: 400n });
});

test('there is room only when no rule is against the stake, also none that begins meanwhile', () => {
  const limit = { rule: 'stake_limit', period: 'day', ...uah(100n) } as const;
  const full = new Date(hourOf(START) + 23 * HOUR_MS);
  const meanwhile = {
    rule: 'break',
    from: new Date(full.getTime() - 1),
    until: new Date(full.getTime() + 90_000),
  } as const;
  const hours = [played(2, 100n)];
  expect(ruleAgainst([limit], hours, stake(10n), now)?.until).toEqual(full);
  expect(ruleAgainst([limit, meanwhile], hours, stake(10n), now)?.until).toEqual(meanwhile.until);
});

test('a check of play that is still to come leaves the end of a refusal as it is', () => {
  const limit = { rule: 'stake_limit', period: 'day', ...uah(100n) } as const;
  const full = new Date(hourOf(START) + 23 * HOUR_MS);
  const check = { rule: 'reality_check', from: new Date(now.getTime() + 600_000), until: null } as const;
  expect(ruleAgainst([limit, check], [played(2, 100n)], stake(10n), now)?.until).toEqual(full);
  expect(ruleAgainst([limit, { ...check, from: now }], [played(2, 100n)], stake(10n), now)?.until).toBeNull();
});

test('a win that leaves the period takes its room with it, whatever else makes room then', () => {
  const loss = { rule: 'loss_limit', period: 'day', ...uah(100n) } as const;
  const stakes = { rule: 'stake_limit', period: 'day', ...uah(165n) } as const;
  // The loss of hour 10 leaves first and makes room, the win of hour 9 takes it again, the loss of hour 8 leaves last.
  const hours = [played(10, 250n), played(9, 10n, 110n), played(8, 150n)];
  const until = (...rules: PlayRule[]) => ruleAgainst(rules, hours, stake(10n), now)?.until;
  const after = (hoursLater: number) => new Date(hourOf(START) + hoursLater * HOUR_MS);
  expect([until(loss), until(stakes), until(loss, stakes)]).toEqual([after(15), after(16), after(17)]);
});

test('what was given back takes its room with it when it leaves the period', () => {
  const rule = { rule: 'stake_limit', period: 'day', ...uah(100n) } as const;
  const { rulesUntil, stakeAllowanceMinor } = reckonRules([rule], [played(3, -50n)], {
    currency: 'UAH',
    kind: 'real',
    now,
  });
  expect(stakeAllowanceMinor).toBe(150n);
  expect(rulesUntil).toEqual(new Date(hourOf(START) + HOUR_MS));
});

test.each([
  [{ rule: 'limits_needed' }, {}],
  [{ rule: 'verify_level', verify: { level: 0, needed: 1 } }, { verify: { level: 0, needed: 1 } }],
] as const)('before what $rule asks for, no real or bonus money is staked; play money is', (rule, told) => {
  const judge = (wanted: JudgedStake) => judgeStake(reckonRules([rule], [], { ...wanted, now }), wanted, now);
  for (const wanted of [stake(10n), stake(10n, { ownMinor: 0n })]) {
    expect(judge(wanted)).toBe('stake_too_high');
    expect(ruleAgainst([rule], [], wanted, now)).toEqual({
      ...{ rule: rule.rule, period: null, limitMinor: null, leftMinor: 0n, until: null },
      ...told,
    });
  }
  const forFun = stake(10n, { kind: 'play' });
  expect([judge(forFun), ruleAgainst([rule], [], forFun, now)]).toEqual(['allowed', undefined]);
});

test('the cap of a place holds real and bonus money of a whole round, in whatever currency, and no play money', () => {
  const rule = { rule: 'region_stake_maximum', amountMinor: 5_00n, currency: 'EUR' } as const;
  const judge = (wanted: JudgedStake) => judgeStake(reckonRules([rule], [], { ...wanted, now }), wanted, now);
  const most = convertMinor(5_00n, { from: 'EUR', to: 'UAH', rounding: 'down' });
  expect(judge(stake(most))).toBe('allowed');
  for (const wanted of [
    stake(most + 1n),
    stake(1n, { earlierMinor: most }),
    stake(most + 1n, { ownMinor: 0n }),
  ])
    expect(judge(wanted)).toBe('stake_too_high');
  expect(ruleAgainst([rule], [], stake(most + 1n), now)).toEqual({
    ...{ rule: 'region_stake_maximum', period: null, limitMinor: most, leftMinor: most, until: null },
  });
  expect(judge(stake(most + 1n, { kind: 'play' }))).toBe('allowed');
});
