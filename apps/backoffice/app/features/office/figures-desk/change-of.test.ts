import { expect, test } from 'vitest';
import { changeOf, shareOf } from './change-of.ts';

test.each([
  ['150', '100', 0.5],
  ['50', '100', -0.5],
  ['50', '-100', 1.5],
  ['-300', '-100', -2],
  ['100', '0', undefined],
  ['90071992547409930', '90071992547409910', 0],
])('%s after %s is a change of %s', (now, before, change) => expect(changeOf(now, before)).toBe(change));

test('a share of nothing is none', () => {
  expect(shareOf('95', '100')).toBe(0.95);
  expect(shareOf('1', '0')).toBeUndefined();
});
