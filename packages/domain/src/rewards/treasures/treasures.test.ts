import { expect, test } from 'vitest';
import { BOX_STATES, BOX_TRANSITIONS, endOf, isTooLate, type BoxState } from './index.ts';

const expiresAt = new Date('2026-12-10T00:00:00Z');
const box = (state: BoxState, drawnPlace: number | null = null) => ({ state, expiresAt, drawnPlace });

test('is to be filled by its end, and waits thirty days longer when it is full', () => {
  expect(endOf(box('PROCESSING'))).toEqual(expiresAt);
  expect(endOf(box('AVAILABLE'))).toEqual(new Date('2027-01-09T00:00:00Z'));
  expect(BOX_STATES.slice(2).map((state) => endOf(box(state)))).toEqual([null, null, null]);
  expect(endOf({ state: 'AVAILABLE', expiresAt: null })).toBeNull();
});

test('is too late at its very end, and never while it is being opened or without an end', () => {
  const end = new Date('2027-01-09T00:00:00Z');
  const before = new Date(end.getTime() - 1);
  expect([isTooLate(box('AVAILABLE'), before), isTooLate(box('AVAILABLE'), end)]).toEqual([false, true]);
  expect(isTooLate(box('AVAILABLE', 0), end)).toBe(false);
  expect(isTooLate({ ...box('AVAILABLE'), expiresAt: null }, end)).toBe(false);
  expect(isTooLate(box('PROCESSING'), end)).toBe(false);
});

test('leads from every state but the last to its end, and nowhere back', () => {
  const order = (state: BoxState) => BOX_STATES.indexOf(state);
  for (const [from, to] of Object.entries(BOX_TRANSITIONS))
    for (const state of to) expect(order(state)).toBeGreaterThan(order(from as BoxState));
  expect(BOX_TRANSITIONS.FINISHED).toEqual([]);
});
