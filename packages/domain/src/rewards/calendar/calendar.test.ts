import { expect, test } from 'vitest';
import { doorState, priceOf, type MissedDoors } from './index.ts';

const state = (day: string, missed: MissedDoors = 'lost', isOpened = false) =>
  doorState({ day, today: '2026-12-24', missed, isOpened });

test('is locked before its day, open on it and missed after it', () => {
  expect(['2026-12-25', '2026-12-24', '2026-12-23'].map((day) => state(day))).toEqual([
    ...['LOCKED', 'OPEN', 'MISSED'],
  ]);
});

test('stays open after its day when missed doors do, and never opens before it', () => {
  expect(state('2026-12-01', 'open')).toBe('OPEN');
  expect(state('2027-01-01', 'open')).toBe('LOCKED');
});

test('is missed with a price when missed doors open for points', () => {
  const missed = { price: 40 };
  expect([state('2026-12-01', missed), priceOf(missed), priceOf('lost'), priceOf('open')]).toEqual([
    ...['MISSED', 40, undefined, undefined],
  ]);
});

test('stays opened whatever the day is', () => {
  for (const day of ['2026-12-23', '2026-12-25']) expect(state(day, 'lost', true)).toBe('OPENED');
});
