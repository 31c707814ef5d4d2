import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GRANT_STATES } from './grant-state.ts';
import { splitWin } from './purse-parts.ts';
import { grantOfStake, partsByFate } from './round-purse.ts';

const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });

test('whatever became of the bonus, nothing of a win is lost or made on its way', () => {
  const stakes = fc.record({ realMinor: amount, bonusMinor: amount });
  fc.assert(
    fc.property(amount, stakes, fc.constantFrom(...GRANT_STATES), (winMinor, stake, state) => {
      const paid = partsByFate(splitWin(winMinor, stake), state);
      expect(paid.realMinor + paid.bonusMinor + paid.forfeitedMinor).toBe(winMinor);
    }),
  );
});

test('the bonus part follows the bonus', () => {
  const parts = { realMinor: 30n, bonusMinor: 70n };
  expect(partsByFate(parts, 'ACTIVATED')).toEqual({ ...parts, forfeitedMinor: 0n });
  expect(partsByFate(parts, 'FINISHED')).toEqual({ realMinor: 100n, bonusMinor: 0n, forfeitedMinor: 0n });
  for (const state of ['CANCELED', 'EXPIRED', 'LOST'] as const)
    expect(partsByFate(parts, state)).toEqual({ realMinor: 30n, bonusMinor: 0n, forfeitedMinor: 70n });
});

test('a round belongs to the bonus of its first stake', () => {
  expect(grantOfStake(undefined, 'a')).toBe('a');
  expect(grantOfStake(undefined, null)).toBeNull();
  expect(grantOfStake({ grantId: 'a' }, 'a')).toBe('a');
  for (const [grantId, active] of [
    ['a', 'b'],
    ['a', null],
    [null, 'b'],
  ] as const)
    expect(grantOfStake({ grantId }, active)).toBeNull();
});
