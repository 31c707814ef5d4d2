import { expect, test } from 'vitest';
import { pushRetryMs } from './push-rules.ts';

test('tries come further apart, and not before the service wants them', () => {
  expect([1, 2, 3].map((tries) => pushRetryMs(tries))).toEqual([30_000, 60_000, 120_000]);
  expect(pushRetryMs(1, 90_000)).toBe(90_000);
  expect(pushRetryMs(20)).toBe(7_200_000);
  expect(pushRetryMs(1, 1e12)).toBe(7_200_000);
});
