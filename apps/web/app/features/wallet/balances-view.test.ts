import { expect, test } from 'vitest';
import { balancesView } from './balances-view.ts';

const balance = (currency: 'UAH' | 'EUR', kind: 'real' | 'bonus' | 'play', amountMinor: string) => ({
  currency,
  kind,
  amountMinor,
  version: 1,
});

test('the money in play stands apart, missing accounts stand at zero, empty foreign ones are left out', () => {
  const view = balancesView({
    currency: 'UAH',
    gameMoney: 'real',
    balances: [
      balance('UAH', 'play', '5'),
      balance('UAH', 'real', '700'),
      balance('EUR', 'real', '0'),
      balance('EUR', 'play', '3'),
    ],
  });
  expect(view.inPlay.amountMinor).toBe('700');
  expect(view.others.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['bonus', '0'],
    ['play', '5'],
  ]);
  expect(view.elsewhere).toEqual([balance('EUR', 'play', '3')]);
});
