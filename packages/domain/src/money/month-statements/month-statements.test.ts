import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsOf, foldMonth, monthsOver, type MonthSum } from './index.ts';

test('twelve months are over, the last one an hour after its end', () => {
  expect(monthsOver(new Date('2026-11-01T00:59:59Z')).at(-1)).toBe('2026-09');
  const over = monthsOver(new Date('2026-11-01T01:00:00Z'));
  expect([over[0], over.at(-1), over.length]).toEqual(['2025-11', '2026-10', 12]);
  expect(boundsOf('2025-12')).toEqual({ from: new Date('2025-12-01'), to: new Date('2026-01-01') });
});

test('what is paid out is no deposit below zero, and a round that was taken back is taken off', () => {
  const sum = (
    house: MonthSum['house'],
    toPlayer: boolean,
    amountMinor: bigint,
    isPayOut = false,
  ): MonthSum => ({
    ...{ day: '2026-10-05', game: house === 'bets' || house === 'wins' ? 'slot' : null },
    ...{ house, toPlayer, amountMinor, isPayOut },
  });
  const { lines, days, games } = foldMonth([
    sum('payment-clearing', true, 500n),
    sum('payment-clearing', false, 200n),
    // It had not arrived, and was given back.
    sum('payment-clearing', true, 40n, true),
    sum('bets', false, 100n),
    sum('bets', true, 30n),
    sum('wins', true, 80n),
    sum('wins', false, 5n),
    sum('bonus-conversion', true, 7n),
  ]);
  expect(lines).toEqual({
    ...{ deposits: 500n, payOuts: -160n, staked: -70n, won: 75n, bonuses: 7n, corrections: 0n },
  });
  expect(days).toEqual([{ day: '2026-10-05', stakedMinor: 70n, wonMinor: 75n, otherMinor: 347n }]);
  expect(games).toEqual([{ game: 'slot', stakedMinor: 70n, wonMinor: 75n }]);
});

const sums = fc.array(
  fc.record({
    day: fc.constantFrom('2026-10-01', '2026-10-15', '2026-10-31'),
    game: fc.constantFrom('a', 'b', null),
    house: fc.constantFrom('payment-clearing', 'bets', 'wins', 'promotions', 'adjustments', 'jackpots'),
    toPlayer: fc.boolean(),
    isPayOut: fc.constant(false),
    amountMinor: fc.bigInt({ min: 1n, max: 10n ** 12n }),
  }),
) as fc.Arbitrary<MonthSum[]>;

test('lines, days and what stands beside games each come to what was moved', () => {
  const total = (amounts: readonly bigint[]) => amounts.reduce((a, b) => a + b, 0n);
  fc.assert(
    fc.property(sums, (all) => {
      const { lines, days, games } = foldMonth(all);
      const moved = total(all.map(({ toPlayer, amountMinor }) => (toPlayer ? amountMinor : -amountMinor)));
      expect(total(Object.values(lines))).toBe(moved);
      expect(total(days.map((day) => day.wonMinor - day.stakedMinor + day.otherMinor))).toBe(moved);
      expect(total(games.map((game) => game.wonMinor - game.stakedMinor))).toBe(lines.staked + lines.won);
    }),
  );
});
