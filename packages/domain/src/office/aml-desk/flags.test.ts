import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  FLAG_NAMES,
  judgeDay,
  levelOf,
  type AmlFacts,
  type AmlPayment,
  type SharedMark,
  type StakedHour,
} from './index.ts';

const DAY_MS = 86_400_000;
const DAY = new Date('2026-11-20T00:00:00Z');
const at = (time: string, day = '2026-11-20') => new Date(`${day}T${time}:00Z`);
const quiet: AmlFacts = {
  ...{ dayStart: DAY, openedAt: at('00:00', '2025-01-01'), payments: [], stakes: [], shared: [] },
};
const pay = (
  way: AmlPayment['way'],
  euros: number,
  time = '12:00',
  change: Partial<AmlPayment> & { day?: string } = {},
): AmlPayment => {
  const { day, ...rest } = change;
  return {
    ...{ id: `${way} ${euros} ${day ?? ''} ${time}`, way, at: at(time, day), currency: 'EUR', mark: null },
    ...{ isBack: false, amountMinor: BigInt(Math.round(euros * 100)), ...rest },
  };
};
const staked = (euros: number, time: string, day?: string): StakedHour => ({
  ...{ hour: at(time, day), currency: 'EUR', stakedMinor: BigInt(Math.round(euros * 100)) },
});
const flagsOf = (facts: Partial<AmlFacts>) =>
  judgeDay({ ...quiet, ...facts }).reasons.map(({ flag }) => flag);
const valueOf = (flag: string, facts: Partial<AmlFacts>) =>
  judgeDay({ ...quiet, ...facts }).reasons.find((reason) => reason.flag === flag)?.value;
/** Everything was staked that was deposited. */
const played = (payments: AmlPayment[]): Partial<AmlFacts> => ({
  payments,
  stakes: payments
    .filter(({ way }) => way === 'in')
    .map((each) => ({ hour: each.at, currency: each.currency, stakedMinor: each.amountMinor })),
});

test('says nothing of a day without payments, or with small ones', () => {
  expect(judgeDay(quiet)).toEqual({ score: 0, reasons: [] });
  expect(flagsOf(played([pay('in', 100), pay('out', 180, '20:00')]))).toEqual([]);
});

test('links the payments of a day from 2,000 euros on, each way by itself', () => {
  expect(flagsOf({ payments: [pay('in', 700), pay('in', 1_300, '13:00')] })).toEqual(['deposits-linked']);
  expect(flagsOf({ payments: [pay('in', 700), pay('in', 1_299.99, '13:00')] })).toEqual([]);
  expect(flagsOf({ payments: [pay('out', 2_000)] })).toEqual(['pay-outs-linked']);
  expect(flagsOf(played([pay('in', 1_200), pay('out', 1_200, '20:00')]))).toEqual([]);
  // The day before is not the day.
  expect(flagsOf({ payments: [pay('in', 1_000, '23:59', { day: '2026-11-19' }), pay('in', 1_000)] })).toEqual(
    [],
  );
});

test('links payments of several currencies by reference rates', () => {
  const hryvnias = pay('in', 50_000, '10:00', { currency: 'UAH' });
  expect(flagsOf({ payments: [hryvnias, pay('in', 1_000)] })).toEqual(['deposits-linked']);
  expect(flagsOf({ payments: [{ ...hryvnias, amountMinor: 4_999_950n }, pay('in', 1_000)] })).toEqual([]);
});

test('does not link pay-outs whose money the player has again', () => {
  const back = pay('out', 1_500, '10:00', { isBack: true });
  expect(flagsOf({ payments: [back, pay('out', 1_500)] })).toEqual([]);
});

const justBelow = (days: string[], euros = 1_900) =>
  days.map((day) => pay('in', euros, '12:00', { day: `2026-11-${day}` }));

test('sees structuring in three payments just below the threshold within seven days', () => {
  expect(flagsOf({ payments: justBelow(['14', '17', '20']) })).toEqual(['structuring']);
  expect(valueOf('structuring', { payments: justBelow(['14', '17', '20']) })).toBe(3);
  expect(flagsOf({ payments: justBelow(['13', '17', '20']) })).toEqual([]);
  expect(flagsOf({ payments: justBelow(['17', '20']) })).toEqual([]);
  expect(flagsOf({ payments: justBelow(['14', '17', '20'], 1_500) })).toEqual(['structuring']);
  expect(flagsOf({ payments: justBelow(['14', '17', '20'], 1_499.99) })).toEqual([]);
  expect(flagsOf({ payments: justBelow(['14', '17', '20'], 2_000) })).toEqual(['deposits-linked']);
});

test('sees structuring where small payments of a day come to just below the threshold', () => {
  const small = ['14', '17', '20'].flatMap((day) =>
    ['10:00', '11:00', '12:00', '13:00'].map((time) => pay('in', 480, time, { day: `2026-11-${day}` })),
  );
  expect(flagsOf({ payments: small })).toEqual(['structuring']);
});

test('flags structuring on the days that add to it, and no day after', () => {
  expect(flagsOf({ payments: justBelow(['14', '17', '19']) })).toEqual([]);
  const both = [...justBelow(['18', '19']), pay('out', 1_900)];
  expect(flagsOf({ payments: both })).not.toContain('structuring');
});

test('flags pay-outs of deposits that were not staked, from fifty euros on', () => {
  const through = [pay('in', 500, '10:00'), pay('out', 450, '15:00')];
  expect(valueOf('out-without-play', { payments: through })).toBe(45_000);
  expect(valueOf('out-without-play', { payments: through, stakes: [staked(450, '11:00')] })).toBe(5_000);
  expect(flagsOf({ payments: through, stakes: [staked(450.01, '11:00')] })).toEqual([]);
  // Only what was staked after the deposit, and before the pay-out.
  expect(flagsOf({ payments: through, stakes: [staked(500, '09:00')] })).toEqual(['out-without-play']);
  expect(flagsOf({ payments: through, stakes: [staked(500, '16:00')] })).toEqual(['out-without-play']);
  // In doubt it was in between.
  const inAnHour = [pay('in', 500, '10:05'), pay('out', 450, '10:50')];
  expect(flagsOf({ payments: inAnHour, stakes: [staked(500, '10:00')] })).toEqual([]);
});

test('flags no pay-out of what was won before the deposit, or of a deposit eight days ago', () => {
  expect(flagsOf({ payments: [pay('out', 450, '10:05'), pay('in', 500, '10:40')] })).toEqual([]);
  const old = pay('in', 500, '23:59', { day: '2026-11-13' });
  expect(flagsOf({ payments: [old, pay('out', 450)] })).toEqual([]);
  const linked = pay('in', 500, '00:00', { day: '2026-11-14' });
  expect(flagsOf({ payments: [linked, pay('out', 450)] })).toEqual(['out-without-play']);
});

test('counts a deposit that has gone through once, and one that was turned down as much as one that went', () => {
  const deposit = pay('in', 500, '10:00', { day: '2026-11-19' });
  const gone = pay('out', 500, '12:00', { day: '2026-11-19' });
  expect(flagsOf({ payments: [deposit, gone, pay('out', 400)] })).toEqual([]);
  const back = { ...pay('out', 500, '10:00'), isBack: true };
  expect(valueOf('out-without-play', { payments: [deposit, back] })).toBe(50_000);
  expect(valueOf('out-without-play', { payments: [deposit, back, pay('out', 300)] })).toBe(50_000);
});

test('flags a quick pay-out of an account of three days after a deposit', () => {
  const openedAt = at('12:00', '2026-11-17');
  const facts = played([pay('in', 100, '10:00', { day: '2026-11-18' }), pay('out', 200)]);
  expect(flagsOf({ ...facts, openedAt })).toEqual(['quick-out']);
  expect(flagsOf({ ...facts, openedAt: new Date(openedAt.getTime() - 1) })).toEqual([]);
  const less = played([pay('in', 100, '10:00', { day: '2026-11-18' }), pay('out', 199.99)]);
  expect(flagsOf({ ...less, openedAt })).toEqual([]);
  expect(flagsOf({ payments: [pay('out', 500)], openedAt })).toEqual([]);
});

test('flags a fourth way of paying on the day it comes, and on no day after', () => {
  const days = ['10', '12', '14', '20'];
  const four = days.map((day, n) => pay('in', 20, '10:00', { day: `2026-11-${day}`, mark: `card_${n}` }));
  expect(flagsOf({ payments: four })).toEqual(['many-methods']);
  expect(flagsOf({ payments: four.slice(1) })).toEqual([]);
  expect(flagsOf({ payments: [...four.slice(0, 3), pay('in', 20, '10:00', { mark: 'card_0' })] })).toEqual(
    [],
  );
  // Of those that nobody has told nothing is known.
  expect(flagsOf({ payments: [...four.slice(0, 3), pay('in', 20)] })).toEqual([]);
});

test('flags a card that others use, on a day when it is used', () => {
  const shared: SharedMark[] = [{ mark: 'card_a', accounts: 2 }];
  expect(valueOf('shared-methods', { shared, payments: [pay('in', 20, '10:00', { mark: 'card_a' })] })).toBe(
    2,
  );
  expect(flagsOf({ shared, payments: [pay('in', 20, '10:00', { mark: 'card_b' })] })).toEqual([]);
  const before = pay('in', 20, '10:00', { mark: 'card_a', day: '2026-11-19' });
  expect(flagsOf({ shared, payments: [before] })).toEqual([]);
});

test('flags a pay-out that goes elsewhere while money is to go back to where it came from', () => {
  const card = { mark: 'card_a' };
  const deposit = pay('in', 300, '10:00', card);
  const elsewhere = pay('out', 150, '20:00', { mark: 'iban_b' });
  const facts = played([deposit, elsewhere]);
  expect(valueOf('other-method', facts)).toBe(15_000);
  // Once the deposit has gone back, what was won may go elsewhere.
  const back = pay('out', 300, '19:00', card);
  expect(flagsOf({ ...facts, payments: [deposit, back, elsewhere] })).toEqual([]);
  const nearly = { ...back, amountMinor: 20_001n };
  expect(flagsOf({ ...facts, payments: [deposit, nearly, elsewhere] })).toEqual([]);
  expect(flagsOf({ ...facts, payments: [deposit, { ...back, amountMinor: 20_000n }, elsewhere] })).toEqual([
    'other-method',
  ]);
  expect(flagsOf({ ...facts, payments: [{ ...deposit, mark: null }, elsewhere] })).toEqual([]);
});

test('names the payments behind a flag', () => {
  const [first, second] = [pay('in', 700), pay('in', 1_300, '13:00')];
  expect(judgeDay({ ...quiet, payments: [first, second] }).reasons).toEqual([
    { flag: 'deposits-linked', value: 200_000, from: 200_000, payments: [first.id, second.id] },
  ]);
});

test('raises the level with the points, and has none where nothing is left to decide', () => {
  expect([0, 1, 3, 4, 7, 8].map(levelOf)).toEqual([null, 'low', 'low', 'middle', 'middle', 'high']);
});

/** A player who deposits a little, plays it, and now and then wins and pays out to the same card. */
const ordinary = fc.record({
  number: fc.nat({ max: 1_000_000 }),
  openedDaysAgo: fc.integer({ min: 0, max: 900 }),
  usesTwoCards: fc.nat({ max: 9 }).map((n) => n === 0),
  currency: fc.constantFrom('EUR', 'UAH', 'KZT', 'RON' as const),
  visits: fc.array(
    fc.record({
      daysAgo: fc.integer({ min: 0, max: 29 }),
      euros: fc.integer({ min: 5, max: 150 }),
      /** Hundredths of the deposit: some leave before all of it is staked. */
      stakedPercent: fc.integer({ min: 80, max: 900 }),
      /** Hundredths of the deposit that are paid out; mostly nothing is left. */
      outPercent: fc.oneof(
        { weight: 4, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.integer({ min: 40, max: 400 }) },
      ),
    }),
    { maxLength: 12 },
  ),
});
const PER_EURO = { EUR: 1n, UAH: 50n, KZT: 600n, RON: 5n } as const;

function isFlagged({
  number,
  openedDaysAgo,
  usesTwoCards,
  currency,
  visits,
}: typeof ordinary extends fc.Arbitrary<infer T> ? T : never): boolean {
  const dayOf = (daysAgo: number) => DAY.getTime() - daysAgo * DAY_MS;
  const came = visits.filter(({ daysAgo }) => daysAgo <= openedDaysAgo).sort((a, b) => b.daysAgo - a.daysAgo);
  const amount = (euros: number, percent: number) =>
    (BigInt(euros) * 100n * PER_EURO[currency as 'EUR'] * BigInt(percent)) / 100n;
  const payments = came.flatMap(({ daysAgo, euros, outPercent }, n): AmlPayment[] => {
    const mark = `card_${number}_${usesTwoCards && n % 2 === 1 ? 2 : 1}`;
    const whole = { currency: currency as 'EUR', mark, isBack: false };
    const deposit = { id: `in ${n}`, way: 'in', at: new Date(dayOf(daysAgo) + 18 * 3_600_000) } as const;
    const out = { id: `out ${n}`, way: 'out', at: new Date(dayOf(daysAgo) + 22 * 3_600_000) } as const;
    return [
      { ...whole, ...deposit, amountMinor: amount(euros, 100) },
      ...(outPercent > 0 ? [{ ...whole, ...out, amountMinor: amount(euros, outPercent) }] : []),
    ];
  });
  const stakes = came.map(({ daysAgo, euros, stakedPercent }) => ({
    ...{ hour: new Date(dayOf(daysAgo) + 19 * 3_600_000), currency: currency as 'EUR' },
    stakedMinor: amount(euros, stakedPercent),
  }));
  return Array.from({ length: 30 }, (_, daysAgo) => new Date(dayOf(daysAgo))).some(
    (dayStart) =>
      judgeDay({
        ...{ dayStart, openedAt: new Date(dayOf(openedDaysAgo)), shared: [] },
        payments: payments.filter((each) => each.at.getTime() < dayStart.getTime() + DAY_MS),
        stakes: stakes.filter((each) => each.hour.getTime() < dayStart.getTime() + DAY_MS),
      }).score > 0,
  );
}

test('flags at most two in a hundred ordinary players in a month', () => {
  const crowd = fc.noBias(fc.array(ordinary, { minLength: 500, maxLength: 500, size: 'max' }));
  fc.assert(
    fc.property(crowd, (players) => {
      expect(players.filter(isFlagged).length).toBeLessThanOrEqual(10);
    }),
    { numRuns: 2, seed: 34, endOnFailure: true },
  );
});

test('adds up the points of its reasons, each named once and from its threshold on', () => {
  const payment = fc.record({
    ...{ id: fc.uuid(), way: fc.constantFrom('in', 'out' as const), isBack: fc.constant(false) },
    at: fc.integer({ min: -29 * 24, max: 23 }).map((hour) => new Date(DAY.getTime() + hour * 3_600_000)),
    currency: fc.constantFrom('EUR', 'UAH' as const),
    amountMinor: fc.bigInt({ min: 1n, max: 500_000n }),
    mark: fc.constantFrom(null, 'card_a', 'card_b', 'card_c', 'card_d'),
  });
  fc.assert(
    fc.property(fc.array(payment), (payments) => {
      const ordered = [...payments].sort((a, b) => a.at.getTime() - b.at.getTime()) as AmlPayment[];
      const { score, reasons } = judgeDay({ ...quiet, payments: ordered });
      expect(new Set(reasons.map(({ flag }) => flag)).size).toBe(reasons.length);
      expect(score > 0).toBe(reasons.length > 0);
      for (const { flag, value, from, payments: behind } of reasons) {
        expect(FLAG_NAMES).toContain(flag);
        expect(value).toBeGreaterThanOrEqual(from);
        expect(behind.length).toBeGreaterThan(0);
      }
    }),
  );
});
