import { expect, test } from 'vitest';
import { isHeld, mayAnswer, mayTake, SUPPORT_HOLD_MS, type HeldLetter } from './hold.ts';
import { SUPPORT_STATES } from './support-request.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const letter = (change: Partial<HeldLetter> = {}): HeldLetter => ({
  state: 'OPEN',
  takenBy: 1n,
  takenUntil: later(SUPPORT_HOLD_MS),
  ...change,
});

test('a letter in hand is nobody else’s, until the very end of its time', () => {
  expect(mayTake(letter(), 2n, NOW)).toBe(false);
  expect(mayTake(letter(), 1n, NOW)).toBe(true);
  expect(mayTake(letter(), 2n, later(SUPPORT_HOLD_MS - 1))).toBe(false);
  expect(mayTake(letter(), 2n, later(SUPPORT_HOLD_MS))).toBe(true);
  expect(isHeld(letter(), later(SUPPORT_HOLD_MS))).toBe(false);
});

test('only who took it answers, late as well, and never who did not', () => {
  expect(mayAnswer(letter({ takenUntil: later(-1) }), 1n)).toBe(true);
  expect(mayAnswer(letter(), 2n)).toBe(false);
  expect(mayAnswer(letter({ takenBy: null, takenUntil: null }), 2n)).toBe(false);
});

test.each(SUPPORT_STATES)('what is %s is taken and answered only while it waits', (state) => {
  const waits = state === 'NEW' || state === 'OPEN';
  expect(mayTake(letter({ state, takenBy: null, takenUntil: null }), 1n, NOW)).toBe(waits);
  expect(mayAnswer(letter({ state }), 1n)).toBe(waits);
  expect(isHeld(letter({ state }), NOW)).toBe(waits);
});
