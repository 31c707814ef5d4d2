import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  endOfGrant,
  fateOfBonusWin,
  GRANT_STATES,
  GRANT_TRANSITIONS,
  grantStatesBefore,
  isGrantOver,
} from './grant-state.ts';

const NOW = new Date('2026-03-29T01:30:00Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);

test('nothing follows the end, and everything else comes to one', () => {
  for (const state of GRANT_STATES) {
    expect(isGrantOver(state)).toBe(!['NOT_ACTIVATED', 'ACTIVATED'].includes(state));
    const ends = (from: typeof state): boolean => isGrantOver(from) || GRANT_TRANSITIONS[from].some(ends);
    expect(ends(state)).toBe(true);
    for (const from of grantStatesBefore(state)) expect(GRANT_TRANSITIONS[from]).toContain(state);
  }
  expect(grantStatesBefore('ACTIVATED')).toEqual(['NOT_ACTIVATED']);
  expect(grantStatesBefore('CANCELED')).toEqual(['NOT_ACTIVATED', 'ACTIVATED']);
});

test('the bonus part of a late win becomes real money only where the bonus was wagered', () => {
  expect(Object.fromEntries(GRANT_STATES.map((state) => [state, fateOfBonusWin(state)]))).toEqual({
    NOT_ACTIVATED: 'forfeited',
    ACTIVATED: 'bonus',
    FINISHED: 'real',
    CANCELED: 'forfeited',
    EXPIRED: 'forfeited',
    LOST: 'forfeited',
  });
});

test('how an active bonus has ended by now', () => {
  const grant = { wagerLeftMinor: 10n, bonusMinor: 100n, expiresAt: at(1), hasOpenRound: false };
  const end = (change: Partial<typeof grant>) =>
    endOfGrant({ ...grant, ...change }, { now: NOW, smallestStakeMinor: 100n });
  expect(end({})).toBeUndefined();
  expect(end({ wagerLeftMinor: 0n, expiresAt: NOW, bonusMinor: 0n })).toBe('FINISHED');
  expect(end({ expiresAt: NOW, bonusMinor: 0n })).toBe('EXPIRED');
  expect(end({ bonusMinor: 99n })).toBe('LOST');
  expect(end({ bonusMinor: 99n, hasOpenRound: true })).toBeUndefined();
});

test('an end is one that an active bonus may come to, and it goes on only while it can be played', () => {
  fc.assert(
    fc.property(
      fc.record({
        wagerLeftMinor: fc.bigInt({ min: 0n, max: 3n }),
        bonusMinor: fc.bigInt({ min: 0n, max: 3n }),
        expiresAt: fc.option(fc.integer({ min: -2, max: 2 }).map(at)),
        hasOpenRound: fc.boolean(),
      }),
      (grant) => {
        const end = endOfGrant(grant, { now: NOW, smallestStakeMinor: 2n });
        if (end) expect(GRANT_TRANSITIONS.ACTIVATED).toContain(end);
        const isPlayable = grant.bonusMinor >= 2n || grant.hasOpenRound;
        const isInTime = !grant.expiresAt || grant.expiresAt > NOW;
        expect(end === undefined).toBe(grant.wagerLeftMinor > 0n && isInTime && isPlayable);
      },
    ),
  );
});
