import { expect, test } from 'vitest';
import {
  checkAfterChoice,
  isCheckDue,
  isSessionOver,
  netOf,
  nextCheck,
  type CheckedSession,
} from './index.ts';

const minute = (n: number): Date => new Date(Date.UTC(2026, 10, 24, 12, n));
const session = (change: Partial<CheckedSession> = {}): CheckedSession => ({
  beganAt: minute(0),
  idleAt: minute(75),
  checkAt: minute(60),
  answeredAt: null,
  ...change,
});

test('a check is due while somebody plays, and stays due until it is answered', () => {
  expect(isCheckDue(session(), minute(59))).toBe(false);
  expect(isCheckDue(session(), minute(60))).toBe(true);
  expect(isCheckDue(session(), minute(600))).toBe(true);
  expect(isSessionOver(session(), minute(600))).toBe(false);
});

test('who has left before it was due is asked nothing when they come back', () => {
  const left = session({ idleAt: minute(45) });
  expect(isCheckDue(left, minute(200))).toBe(false);
  expect(isSessionOver(left, minute(44))).toBe(false);
  expect(isSessionOver(left, minute(45))).toBe(true);
});

test('the next check counts from the answer, and there is none for who has left', () => {
  expect(nextCheck(session(), 30, minute(62))).toEqual(minute(92));
  expect(nextCheck(session(), 30, minute(75))).toBeNull();
});

test('a shorter interval holds at once, a longer one after the next check', () => {
  expect(checkAfterChoice(session(), 15, minute(10))).toEqual(minute(15));
  expect(checkAfterChoice(session({ checkAt: minute(15) }), 60, minute(10))).toEqual(minute(15));
  const answered = session({ checkAt: minute(120), answeredAt: minute(60) });
  expect(checkAfterChoice(answered, 30, minute(70))).toEqual(minute(90));
  expect(checkAfterChoice(session({ checkAt: null }), 15, minute(10))).toBeNull();
});

test('a choice brings no check back to who has left', () => {
  const left = session({ idleAt: minute(25) });
  expect(checkAfterChoice(left, 15, minute(24))).toEqual(minute(15));
  expect(checkAfterChoice(left, 15, minute(25))).toEqual(minute(60));
});

test('net is what was won less what was staked', () => {
  expect(netOf({ stakedMinor: 500n, wonMinor: 200n })).toBe(-300n);
});
