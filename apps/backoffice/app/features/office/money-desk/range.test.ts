import { expect, test } from 'vitest';
import { daysBefore, presetOf, rangeOf } from './range.ts';

const NOW = '2026-03-02';

test('no days, or what is none, is the last week', () => {
  const week = { from: '2026-02-24', to: NOW };
  expect(rangeOf({}, NOW)).toEqual(week);
  expect(rangeOf({ from: 'yesterday', to: '2026' }, NOW)).toEqual(week);
  expect(presetOf(week, NOW)).toBe(7);
});

test('a range of its own is none of the presets, and a day is counted over the end of a month', () => {
  expect(rangeOf({ from: '2026-01-01', to: '2026-01-31' }, NOW)).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
  });
  expect(presetOf({ from: '2026-01-01', to: '2026-01-31' }, NOW)).toBeUndefined();
  expect(daysBefore('2024-03-01', 1)).toBe('2024-02-29');
});
