import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_AMOUNT_MINOR } from '../../money/amounts/money.ts';
import { convertBonus, countedStake, partsWanted, progressOf, splitStake, splitWin } from './purse-parts.ts';
import { PURSE_ORDERS } from './purse-terms.ts';

const amount = fc.oneof(fc.bigInt({ min: 0n, max: 20n }), fc.bigInt({ min: 0n, max: MAX_AMOUNT_MINOR }));
const parts = fc.record({ realMinor: amount, bonusMinor: amount });
const order = fc.constantFrom(...PURSE_ORDERS);

test('a stake takes the first account until it is empty, then the other', () => {
  const held = { realMinor: 300n, bonusMinor: 500n };
  expect(splitStake(400n, held, 'REAL_FIRST')).toEqual({ realMinor: 300n, bonusMinor: 100n });
  expect(splitStake(400n, held, 'BONUS_FIRST')).toEqual({ realMinor: 0n, bonusMinor: 400n });
  expect(splitStake(800n, held, 'BONUS_FIRST')).toEqual({ realMinor: 300n, bonusMinor: 500n });
  expect(splitStake(801n, held, 'REAL_FIRST')).toBeUndefined();
});

test('the parts of a stake are its whole, and no account gives what it does not hold', () => {
  fc.assert(
    fc.property(amount, parts, order, (stake, held, first) => {
      const split = splitStake(stake, held, first);
      expect(split === undefined).toBe(stake > held.realMinor + held.bonusMinor);
      if (!split) return;
      expect(split.realMinor + split.bonusMinor).toBe(stake);
      expect(split).toEqual(partsWanted(stake, held, first));
      for (const each of ['realMinor', 'bonusMinor'] as const) {
        expect(split[each]).toBeGreaterThanOrEqual(0n);
        expect(split[each]).toBeLessThanOrEqual(held[each]);
      }
      const [before, after] =
        first === 'REAL_FIRST'
          ? (['realMinor', 'bonusMinor'] as const)
          : (['bonusMinor', 'realMinor'] as const);
      if (split[after] > 0n) expect(split[before]).toBe(held[before]);
    }),
  );
});

test('a win goes back the way its stake came, and what does not divide is the player’s own', () => {
  expect(splitWin(10n, { realMinor: 2n, bonusMinor: 1n })).toEqual({ realMinor: 7n, bonusMinor: 3n });
  expect(splitWin(10n, { realMinor: 0n, bonusMinor: 0n })).toEqual({ realMinor: 10n, bonusMinor: 0n });
  fc.assert(
    fc.property(amount, parts, (win, stake) => {
      const { realMinor, bonusMinor } = splitWin(win, stake);
      const whole = stake.realMinor + stake.bonusMinor;
      expect(realMinor + bonusMinor).toBe(win);
      expect(realMinor).toBeGreaterThanOrEqual(0n);
      // The greatest whole number that is not above its share: a minor unit more would be.
      expect(bonusMinor * whole).toBeLessThanOrEqual(win * stake.bonusMinor);
      if (whole > 0n) expect((bonusMinor + 1n) * whole).toBeGreaterThan(win * stake.bonusMinor);
    }),
  );
});

test('counts of a stake the money that the bonus is wagered with', () => {
  const stake = { realMinor: 200n, bonusMinor: 300n };
  expect(countedStake(stake)).toBe(500n);
  expect(countedStake(stake, 'REAL')).toBe(200n);
  expect(countedStake(stake, 'BONUS')).toBe(300n);
});

test('a stake takes the wagering on by its share, rounded down, and never beyond the end', () => {
  expect(progressOf(199n, 50, 1_000n)).toBe(99n);
  expect(progressOf(200n, 50, 60n)).toBe(60n);
  expect(progressOf(200n, 0, 60n)).toBe(0n);
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 100 }), amount, (stake, contribution, left) => {
      const progress = progressOf(stake, contribution, left);
      expect(progress).toBeGreaterThanOrEqual(0n);
      expect(progress <= left && progress * 100n <= stake * BigInt(contribution)).toBe(true);
      expect(progress === left || (progress + 1n) * 100n > stake * BigInt(contribution)).toBe(true);
    }),
  );
});

test('what is converted and what is forfeited are all there was, and no more than the cap becomes real', () => {
  expect(convertBonus(900n, null)).toEqual({ convertedMinor: 900n, forfeitedMinor: 0n });
  expect(convertBonus(900n, 0n)).toEqual({ convertedMinor: 0n, forfeitedMinor: 900n });
  fc.assert(
    fc.property(amount, fc.option(amount), (bonus, maximum) => {
      const { convertedMinor, forfeitedMinor } = convertBonus(bonus, maximum);
      expect(convertedMinor + forfeitedMinor).toBe(bonus);
      expect(forfeitedMinor).toBeGreaterThanOrEqual(0n);
      expect(maximum === null || convertedMinor <= maximum).toBe(true);
      expect(forfeitedMinor === 0n || convertedMinor === maximum).toBe(true);
    }),
  );
});
