import type { Profile } from '@croupier/contract/people/players';
import type { Round } from '@croupier/contract/play/rounds';
import { expect, test } from 'vitest';
import { balanceOnStage } from './balance-on-stage.ts';

/** Moved from Ukraine to the EU, with a round still open at home. */
const MOVED = {
  currency: 'EUR',
  gameMoney: 'real',
  balances: [
    { currency: 'EUR', kind: 'real', amountMinor: '50', version: 1 },
    { currency: 'UAH', kind: 'real', amountMinor: '950', version: 7 },
  ],
} as Profile;
const OPEN = {
  state: 'open',
  currency: 'UAH',
  kind: 'real',
  winMinor: '0',
  balanceAfterMinor: '900',
  giftId: null,
  stakeMinor: '100',
  parts: null,
} as Round;
const WON = { ...OPEN, state: 'settled', winMinor: '250', balanceAfterMinor: '1200' } as Round;

test('a round that is shown holds its own account before its win', () => {
  const held = { currency: 'UAH', kind: 'real', amountMinor: 950n, bonusMinor: 0n };
  expect(balanceOnStage(MOVED, { shown: WON, open: null })).toEqual(held);
  expect(balanceOnStage(null, { shown: WON, open: null })).toEqual(held);
});

test('an open round from before a change of region tells the account it plays with', () => {
  const told = balanceOnStage(MOVED, { shown: null, open: OPEN });
  expect(told).toEqual({ currency: 'UAH', kind: 'real', amountMinor: 950n, bonusMinor: 0n });
  const unknown = { ...MOVED, balances: [] };
  expect(balanceOnStage(unknown, { shown: null, open: OPEN })?.amountMinor).toBe(900n);
});

test('play money and real money of one currency are two accounts', () => {
  const played = { ...MOVED, currency: 'UAH', gameMoney: 'play' } as Profile;
  expect(balanceOnStage(played, { shown: null, open: OPEN })?.kind).toBe('real');
});

test('an open round of the balance in sight leaves it live', () => {
  const athome = { ...MOVED, currency: 'UAH' } as Profile;
  expect(balanceOnStage(athome, { shown: null, open: OPEN })).toBeNull();
  expect(balanceOnStage(MOVED, { shown: null, open: null })).toBeNull();
});

test('a round that was given leaves the balance as it is while it is shown: its win gathers elsewhere', () => {
  const given = { ...WON, giftId: 'gift', balanceBeforeMinor: '1200' } as Round;
  expect(balanceOnStage(MOVED, { shown: given, open: null })?.amountMinor).toBe(1_200n);
});

test('of a round with a bonus neither part of the win is told before it was shown', () => {
  const parts = {
    ...{
      grantId: 'g',
      bonusStakeMinor: '60',
      bonusWinMinor: '150',
      forfeitedMinor: '0',
      progressMinor: '100',
    },
    balance: { amountMinor: '5000', version: 4 },
  };
  expect(balanceOnStage(MOVED, { shown: { ...WON, parts }, open: null })).toEqual({
    ...{ currency: 'UAH', kind: 'real' },
    ...{ amountMinor: 1_200n - 100n + 5_000n - 150n, bonusMinor: 4_850n },
  });
});
