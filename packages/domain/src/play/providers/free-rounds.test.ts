import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFreeBetOf, overAs, type FreeBet, type FreeRounds } from './free-rounds.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const ROUNDS: FreeRounds = {
  state: 'ACTIVATED',
  games: ['dice', 'toss'],
  currency: 'UAH',
  stakeMinor: 100n,
  granted: 3,
  used: 0,
  expiresAt: new Date(NOW.getTime() + 1),
  canceledAt: null,
  isGathering: true,
};
const BET: FreeBet = { game: 'toss', currency: 'UAH', kind: 'real', stakeMinor: 100n };

test('free rounds are played on each of their games, until the instant they expire', () => {
  expect(isFreeBetOf(ROUNDS, BET, NOW)).toBe(true);
  expect(isFreeBetOf(ROUNDS, { ...BET, game: 'dice' }, NOW)).toBe(true);
  expect(isFreeBetOf(ROUNDS, BET, ROUNDS.expiresAt)).toBe(false);
  expect(overAs(ROUNDS, ROUNDS.expiresAt)).toBe('EXPIRED');
});

test.each([
  ['another game', {}, { game: 'doors' }],
  ['another currency', {}, { currency: 'EUR' }],
  ['another stake', {}, { stakeMinor: 200n }],
  ['play money, where wins are gathered', {}, { kind: 'play' }],
  ['none left', { used: 3 }, {}],
  ['a cancellation', { canceledAt: NOW }, {}],
  ['an end', { state: 'EXPIRED' }, {}],
] as const)('no free round is taken with %s', (_, rounds, bet) => {
  expect(isFreeBetOf({ ...ROUNDS, ...rounds }, { ...BET, ...bet }, NOW)).toBe(false);
});

test('free rounds that pay at once are also played for play money', () => {
  expect(isFreeBetOf({ ...ROUNDS, isGathering: false }, { ...BET, kind: 'play' }, NOW)).toBe(true);
});

test('all played comes before a cancellation, and that before the time: each ends them one way', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (isPlayed, isCanceled, isLate) => {
      const rounds = { ...ROUNDS, used: isPlayed ? 3 : 1, canceledAt: isCanceled ? NOW : null };
      const end = overAs(rounds, isLate ? ROUNDS.expiresAt : NOW);
      expect(end).toBe(isPlayed ? 'FINISHED' : isCanceled ? 'CANCELED' : isLate ? 'EXPIRED' : undefined);
      expect(isFreeBetOf(rounds, BET, isLate ? ROUNDS.expiresAt : NOW)).toBe(end === undefined);
    }),
  );
});
