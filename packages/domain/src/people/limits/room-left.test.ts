import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMIT_PERIOD_MS, type LimitPeriod } from './player-limit.ts';
import { limitReached, usedMinor, type CountedDeposit, type HeldLimit } from './room-left.ts';

/** The night the clocks go forward in Kyiv and most of Europe. */
const NOW = new Date('2026-03-29T01:30:00Z');
const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
const paid = (amountMinor: bigint, hours: number): CountedDeposit => ({
  amountMinor,
  currency: 'UAH',
  paidAt: ago(hours),
});
const limit = (period: LimitPeriod, amountMinor: bigint): HeldLimit => ({
  period,
  amountMinor,
  currency: 'UAH',
});
const wanted = (amountMinor: bigint) => ({ amountMinor, currency: 'UAH' }) as const;

test('a deposit counts for exactly 24 hours, whatever the clocks on the walls do', () => {
  const limits = [limit('day', 100n)];
  expect(limitReached(limits, [paid(60n, 23.999)], wanted(41n), NOW)).toMatchObject({ leftMinor: 40n });
  expect(limitReached(limits, [paid(60n, 23.999)], wanted(40n), NOW)).toBeUndefined();
  expect(limitReached(limits, [paid(60n, 24)], wanted(100n), NOW)).toBeUndefined();
});

test('no calendar month holds more than a month’s limit, not even the longest', () => {
  const first = new Date('2026-01-01T00:00:00Z');
  const last = new Date('2026-01-31T23:59:59Z');
  const deposits: CountedDeposit[] = [{ amountMinor: 100n, currency: 'UAH', paidAt: first }];
  expect(limitReached([limit('month', 100n)], deposits, wanted(1n), last)).toBeDefined();
});

test('the limit with the least room is the one that is told, with the time when all have room', () => {
  const limits = [limit('day', 100n), limit('week', 150n)];
  const deposits = [paid(50n, 30), paid(95n, 10)];
  expect(limitReached(limits, deposits, wanted(20n), NOW)).toEqual({
    period: 'day',
    limitMinor: 100n,
    leftMinor: 5n,
    until: new Date(ago(30).getTime() + LIMIT_PERIOD_MS.week),
  });
});

test('time makes no room for more than the limit itself, nor for what is still open', () => {
  const limits = [limit('day', 100n)];
  expect(limitReached(limits, [], wanted(101n), NOW)).toMatchObject({ leftMinor: 100n, until: undefined });
  const open: CountedDeposit = { amountMinor: 90n, currency: 'UAH', paidAt: null };
  expect(limitReached(limits, [open], wanted(20n), NOW)).toMatchObject({ leftMinor: 10n, until: undefined });
});

test('a limit in one currency counts deposits in another', () => {
  const inEuro = { ...limit('week', 100_00n), currency: 'EUR' } as const;
  const deposits: CountedDeposit[] = [{ amountMinor: 40_00n, currency: 'EUR', paidAt: ago(1) }];
  expect(limitReached([inEuro], deposits, wanted(3_000_00n), NOW)).toBeUndefined();
  expect(limitReached([inEuro], deposits, wanted(3_000_01n), NOW)).toMatchObject({
    limitMinor: 5_000_00n,
    leftMinor: 3_000_00n,
  });
});

test('whatever is let through keeps every 24 hours within the limit', () => {
  const attempts = fc.array(
    fc.record({
      afterMinutes: fc.integer({ min: 0, max: 600 }),
      amountMinor: fc.bigInt({ min: 1n, max: 80n }),
    }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(attempts, (list) => {
      const taken: CountedDeposit[] = [];
      let now = NOW;
      for (const { afterMinutes, amountMinor } of list) {
        now = new Date(now.getTime() + afterMinutes * 60_000);
        const reached = limitReached([limit('day', 100n)], taken, wanted(amountMinor), now);
        if (!reached) taken.push({ amountMinor, currency: 'UAH', paidAt: now });
        else if (reached.until)
          expect(
            limitReached([limit('day', 100n)], taken, wanted(amountMinor), reached.until),
          ).toBeUndefined();
        expect(usedMinor(taken, { period: 'day', currency: 'UAH', now }) <= 100n).toBe(true);
      }
    }),
  );
});
