import { expect, test } from 'vitest';
import { CHALLENGE_KEPT_MS, isOurChallenge, newChallenge, type ChallengeFor } from './challenges.ts';

const KEY = Buffer.alloc(32, 3);
const NOON = Date.parse('2026-11-24T12:00:00Z');
const at = (ms: number) => new Date(NOON + ms);
const adding: ChallengeFor = { purpose: 'add', sessionId: 'aa' };
const made = (about = adding): string => Buffer.from(newChallenge(KEY, about, at(0))).toString('base64url');

test('a challenge is good for five minutes, and not before it was made', () => {
  const challenge = made();
  expect(isOurChallenge(KEY, adding, challenge, at(0))).toBe(true);
  expect(isOurChallenge(KEY, adding, challenge, at(CHALLENGE_KEPT_MS - 1))).toBe(true);
  expect(isOurChallenge(KEY, adding, challenge, at(CHALLENGE_KEPT_MS))).toBe(false);
  expect(isOurChallenge(KEY, adding, challenge, at(-1))).toBe(false);
});

test('it is for one purpose, in one session, of one house', () => {
  const challenge = made();
  for (const other of [
    { purpose: 'step-up', sessionId: 'aa' },
    { purpose: 'add', sessionId: 'ab' },
    { purpose: 'add', sessionId: null },
    { purpose: 'sign-in', sessionId: null },
  ] as const)
    expect(isOurChallenge(KEY, other, challenge, at(0))).toBe(false);
  expect(isOurChallenge(Buffer.alloc(32, 4), adding, challenge, at(0))).toBe(false);
});

test('no two are the same, and none is changed', () => {
  expect(made()).not.toBe(made());
  const bytes = Buffer.from(made(), 'base64url');
  for (const [place] of bytes.entries()) {
    const changed = Buffer.from(bytes);
    changed[place]! ^= 1;
    expect(isOurChallenge(KEY, adding, changed.toString('base64url'), at(0))).toBe(false);
  }
  // Read as base64url these are the same bytes.
  const same = made();
  for (const none of ['', 'AAAA', `${made()}AA`, `${same}\0`, `${same}=`, ` ${same}`])
    expect(isOurChallenge(KEY, adding, none, at(0))).toBe(false);
});
