import { expect, test } from 'vitest';
import { isSlow, nextAskMs, stateToAsk } from './pay-in-watch.ts';

test.each(['PAID', 'FAILED', 'EXPIRED', 'LATE', 'RETURNING', 'RETURNED'] as const)(
  'stops asking at %s',
  (state) => {
    expect(nextAskMs(state, 1, 0)).toBe(false);
  },
);

test('asks more and more rarely, never slower than every 15 seconds', () => {
  const waits = Array.from({ length: 20 }, (_, asked) => nextAskMs('PENDING', asked + 1, 0) as number);
  expect(waits[0]).toBe(1_000);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits.at(-1)).toBe(15_000);
});

test('gives up after half an hour and admits slowness after half a minute', () => {
  expect(nextAskMs('CREATED', 5, 31 * 60_000)).toBe(false);
  expect(isSlow(29_000)).toBe(false);
  expect(isSlow(31_000)).toBe(true);
});

test('asks on for a while where the money has come and its bonus has not', () => {
  const id = '3d0c3b0e-4a7e-4d3a-9a55-0c8f6c1f7a01';
  const waiting = { state: 'PAID', bonus: { id, state: 'WAITING' } } as const;
  expect(stateToAsk(waiting, 0)).toBe('PENDING');
  expect(stateToAsk(waiting, 60_000)).toBe('PAID');
  expect(stateToAsk({ ...waiting, bonus: { id, state: 'ACTIVATED' } }, 0)).toBe('PAID');
  expect(stateToAsk({ state: 'PAID', bonus: null }, 0)).toBe('PAID');
  expect(stateToAsk(undefined, 0)).toBeUndefined();
});
