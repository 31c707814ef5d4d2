import { expect, test } from 'vitest';
import { telegramRetryMs } from './telegram-rules.ts';

test('tries come further apart, and not before Telegram wants them', () => {
  expect([1, 2, 3].map((tries) => telegramRetryMs(tries))).toEqual([5_000, 10_000, 20_000]);
  expect(telegramRetryMs(1, 37_000)).toBe(37_000);
  expect(telegramRetryMs(40)).toBe(3_600_000);
});
