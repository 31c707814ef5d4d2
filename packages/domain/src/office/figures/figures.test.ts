import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ggrOf, ngrOf } from './figures.ts';
import { dayAfter, daysOf, stepOf, stepsOf, stretchBefore } from './stretches.ts';

test('gross is stakes less wins, net is that less what was given', () => {
  const sums = { turnoverMinor: 100n, winMinor: 130n, bonusCostMinor: 20n, adjustmentMinor: -5n };
  expect(ggrOf(sums)).toBe(-30n);
  expect(ngrOf(sums)).toBe(-45n);
});

test('a stretch is compared with as many days right before it', () => {
  expect(stretchBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
    from: '2026-01-29',
    to: '2026-02-28',
  });
  expect(stretchBefore({ from: '2026-03-28', to: '2026-03-28' })).toEqual({
    from: '2026-03-27',
    to: '2026-03-27',
  });
});

test('weeks begin on Mondays, months on the first, across years', () => {
  expect(stepOf('2026-11-23', 'week')).toBe('2026-11-23');
  expect(stepOf('2026-11-22', 'week')).toBe('2026-11-16');
  expect(stepOf('2027-01-01', 'week')).toBe('2026-12-28');
  expect(stepOf('2026-11-23', 'month')).toBe('2026-11-01');
  expect(stepsOf({ from: '2026-12-30', to: '2027-02-01' }, 'month')).toEqual([
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
  ]);
});

test('every day of a stretch is in exactly one of its steps', () => {
  const days = fc.integer({ min: 11_000, max: 45_000 }).map((number) => dayAfter('1970-01-01', number));
  fc.assert(
    fc.property(days, fc.nat(400), fc.constantFrom('day', 'week', 'month'), (from, more, step) => {
      const stretch = { from, to: dayAfter(from, more) };
      const steps = stepsOf(stretch, step);
      expect(daysOf(stretch)).toBe(more + 1);
      expect(new Set(steps).size).toBe(steps.length);
      for (let day = from; day <= stretch.to; day = dayAfter(day, 1))
        expect(steps).toContain(stepOf(day, step));
    }),
  );
});
