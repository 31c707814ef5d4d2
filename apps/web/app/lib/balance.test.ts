import { expect, test } from 'vitest';
import { somePlayer } from '../testing/some-player.ts';
import { playable, withBalance } from './balance.ts';

const profile = somePlayer({
  mainBalance: '500',
  virtualBalance: '9',
  balanceVersion: 4,
  balances: [
    { currency: 'UAH', kind: 'real', amountMinor: '500', version: 4 },
    { currency: 'UAH', kind: 'play', amountMinor: '9', version: 7 },
  ],
});

test('a newer balance replaces the old one, everywhere it is told', () => {
  const after = withBalance(profile, { currency: 'UAH', kind: 'real', amountMinor: '700', version: 5 });
  expect([after.mainBalance, after.balanceVersion, playable(after).amountMinor]).toEqual(['700', 5, 700n]);
  expect(after.virtualBalance).toBe('9');
});

test('old and repeated news change nothing', () => {
  for (const version of [1, 4])
    expect(withBalance(profile, { currency: 'UAH', kind: 'real', amountMinor: '1', version })).toBe(profile);
});

test('each account counts its own versions', () => {
  const after = withBalance(profile, { currency: 'UAH', kind: 'play', amountMinor: '8', version: 8 });
  expect([after.virtualBalance, after.balanceVersion]).toEqual(['8', 4]);
  const other = withBalance(profile, { currency: 'EUR', kind: 'real', amountMinor: '3', version: 1 });
  expect([other.mainBalance, other.balances.length]).toEqual(['500', 3]);
});

test('bonus money goes with real money of its currency, and with nothing else', () => {
  const bonus = { currency: 'UAH', kind: 'bonus', amountMinor: '700', version: 1 } as const;
  const given = withBalance(profile, bonus);
  expect(given.bonusBalance).toBe('700');
  expect(playable(given)).toEqual({ currency: 'UAH', kind: 'real', amountMinor: 1_200n, bonusMinor: 700n });
  expect(playable({ ...given, currency: 'EUR' })).toMatchObject({ amountMinor: 0n, bonusMinor: 0n });
  expect(playable({ ...given, gameMoney: 'play' })).toMatchObject({ amountMinor: 9n, bonusMinor: 0n });
});
