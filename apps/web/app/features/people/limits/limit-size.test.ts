import { LANGUAGES } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { moneyFormatIn } from '../../../lib/money-input/money-text.ts';
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
  expect(readSize(DAY, text, moneyFormatIn('en'))).toBe(size);
});

test.each(LANGUAGES)('a longer period has more of them, and money is typed as money in %s', (language) => {
  const format = moneyFormatIn(language);
  expect(readSize({ ...DAY, period: 'week' }, '10080', format)).toBe('10080');
  for (const typed of ['12,50', '12.5'])
    expect(readSize({ rule: 'stake_maximum', period: 'round' }, typed, format)).toBe('1250');
});
