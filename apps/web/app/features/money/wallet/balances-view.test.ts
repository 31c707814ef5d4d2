import type { ActiveBonus } from '@croupier/contract/people/players';
import { expect, test } from 'vitest';
import { balancesView } from './balances-view.ts';

const balance = (currency: 'UAH' | 'EUR', kind: 'real' | 'bonus' | 'play', amountMinor: string) => ({
  currency,
  kind,
  amountMinor,
  version: 1,
});
const OWN = {
  currency: 'UAH',
  gameMoney: 'real',
  activeBonus: null,
  balances: [
    balance('UAH', 'play', '5'),
    balance('UAH', 'real', '700'),
    balance('EUR', 'real', '0'),
    balance('EUR', 'play', '3'),
  ],
} as const;
const told = (shown: readonly { kind: string; amountMinor: string }[]) =>
  shown.map(({ kind, amountMinor }) => [kind, amountMinor]);

test('the money in play stands apart, empty foreign accounts are left out, and of a bonus there is no word', () => {
  const view = balancesView({ ...OWN, balances: [...OWN.balances] });
  expect(view.inPlay).toMatchObject({ amountMinor: 700n, bonusMinor: 0n });
  expect(view.parts).toEqual([]);
  expect(told(view.others)).toEqual([['play', '5']]);
  expect(view.elsewhere).toEqual([balance('EUR', 'play', '3')]);
});

test('with a bonus the money in play is told by its parts', () => {
  const view = balancesView({ ...OWN, balances: [...OWN.balances, balance('UAH', 'bonus', '200')] });
  expect(view.inPlay).toMatchObject({ amountMinor: 900n, bonusMinor: 200n });
  expect(told(view.parts)).toEqual([
    ['real', '700'],
    ['bonus', '200'],
  ]);
  expect(told(view.others)).toEqual([['play', '5']]);
});

test('where play money is played, a bonus is one of the others', () => {
  const activeBonus = { currency: 'UAH' } as ActiveBonus;
  const view = balancesView({ ...OWN, gameMoney: 'play', activeBonus, balances: [...OWN.balances] });
  expect(view.inPlay).toMatchObject({ amountMinor: 5n, bonusMinor: 0n });
  expect(view.parts).toEqual([]);
  expect(told(view.others)).toEqual([
    ['real', '700'],
    ['bonus', '0'],
  ]);
});
