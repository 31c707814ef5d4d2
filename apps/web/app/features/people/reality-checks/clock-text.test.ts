import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

test.each([
  [-5, '0:00:00'],
  [999, '0:00:00'],
  [59_999, '0:00:59'],
  [3_600_000, '1:00:00'],
  [45_296_000, '12:34:56'],
])('%s ms is %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});
