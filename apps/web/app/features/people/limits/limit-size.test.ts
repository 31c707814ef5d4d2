import { expect, test } from 'vitest';
import { readSize } from './limit-size.ts';

const DAY = { rule: 'session_time', period: 'day' } as const;

test.each([
  ['90', '90'],
  [' 1440 ', '1440'],
  ['1441', undefined],
  ['0', undefined],
  ['1.5', undefined],
  ['-5', undefined],
  ['two', undefined],
  ['', undefined],
])('minutes of a day typed as %j are %j', (text, size) => {
  expect(readSize(DAY, text)).toBe(size);
});

test('a longer period has more of them, and money is typed as money', () => {
  expect(readSize({ ...DAY, period: 'week' }, '10080')).toBe('10080');
  expect(readSize({ rule: 'stake_maximum', period: 'round' }, '12,50')).toBe('1250');
});
