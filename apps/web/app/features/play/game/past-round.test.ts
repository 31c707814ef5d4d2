import { expect, test } from 'vitest';
import { createFormat } from '@croupier/domain/site/formats';
import { PAST_ROUNDS, pastRounds, timesText, toneOf, type PastRound } from './past-round.ts';

const round = (winMinor: string, id = winMinor): PastRound => ({
  ...{ id, winMinor, stakeMinor: '200', currency: 'UAH', settledAt: '2026-01-01T10:00:00.000Z' },
});

test('a result is told in stakes, with no more digits than it has', () => {
  const told = (win: string) => timesText(round(win), createFormat('en'));
  expect(['0', '100', '200', '246', '1999', '20000', '24690'].map(told)).toEqual([
    ...['0×', '0.5×', '1×', '1.23×', '9.99×', '100×', '123×'],
  ]);
});

test('what paid less than was staked is no win', () => {
  const tones = ['0', '199', '200', '1999', '2000'].map((win) => toneOf(round(win)));
  expect(tones).toEqual(['lost', 'less', 'won', 'won', 'great']);
});

test('a round of this visit that the history has as well is told once', () => {
  const before = Array.from({ length: 30 }, (_, n) => round('0', `old-${n}`));
  const told = pastRounds([round('4', 'b'), round('2', 'a')], [round('2', 'a'), ...before]);
  expect(told.slice(0, 3).map(({ id }) => id)).toEqual(['b', 'a', 'old-0']);
  expect(told).toHaveLength(PAST_ROUNDS);
});
