import { expect, test } from 'vitest';
import { advanced, isTimeOver, stepStateOf } from './index.ts';

test('one step is current at a time, and none once the quest is over', () => {
  const states = (state: 'RUNNING' | 'DONE' | 'OVER', done: number) =>
    [1, 2, 3].map((number) => stepStateOf({ state, done }, number));
  expect(states('RUNNING', 0)).toEqual(['CURRENT', 'LOCKED', 'LOCKED']);
  expect(states('RUNNING', 1)).toEqual(['DONE', 'CURRENT', 'LOCKED']);
  expect(states('OVER', 1)).toEqual(['DONE', 'LOCKED', 'LOCKED']);
  expect(states('DONE', 3)).toEqual(['DONE', 'DONE', 'DONE']);
});

test('owes a reward for each step, and the final one with the last', () => {
  expect(advanced(0, { steps: 2, hasFinal: true })).toEqual({ state: 'RUNNING', done: 1, owed: 1 });
  expect(advanced(1, { steps: 2, hasFinal: true })).toEqual({ state: 'DONE', done: 2, owed: 3 });
  expect(advanced(1, { steps: 2, hasFinal: false })).toEqual({ state: 'DONE', done: 2, owed: 2 });
});

test('is over at its last moment, and never by time once it is done or without an end', () => {
  const untilAt = new Date('2026-12-01T22:00:00Z');
  const at = (state: 'RUNNING' | 'DONE', until: Date | null, now: number) =>
    isTimeOver({ state, untilAt: until }, new Date(now));
  expect(at('RUNNING', untilAt, untilAt.getTime() - 1)).toBe(false);
  expect(at('RUNNING', untilAt, untilAt.getTime())).toBe(true);
  expect(at('DONE', untilAt, untilAt.getTime())).toBe(false);
  expect(at('RUNNING', null, untilAt.getTime())).toBe(false);
});
