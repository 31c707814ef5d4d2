import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findGame, GAMES } from './portfolio/index.ts';
import { stakeFits, stakesFor, winMinorOf } from './stakes.ts';

const orchard = findGame('sunny-orchard')!.definition;
const tide = findGame('lantern-tide')!.definition;

it('offers the same ascending ladder in both games when the unit suits them', () => {
  expect(stakesFor(tide, 20n)).toEqual([20n, 40n, 60n, 100n, 200n, 300n, 500n, 1000n, 2000n, 5000n]);
  expect(stakesFor(orchard, 20n)).toEqual(stakesFor(tide, 20n));
});

it('offers only stakes that fit, ascending and each once, whatever the unit', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...GAMES),
      fc.bigInt({ min: 1n, max: 10_000n }),
      ({ definition }, unitMinor) => {
        const stakes = stakesFor(definition, unitMinor);
        expect(stakes.every((stake) => stakeFits(definition, stake))).toBe(true);
        expect(stakes.every((stake, i) => i === 0 || stake > stakes[i - 1]!)).toBe(true);
      },
    ),
  );
});

it('pays units exactly and refuses a stake that would need rounding', () => {
  expect(winMinorOf({ winUnits: 25 }, orchard, 20n)).toBe(100n);
  expect(winMinorOf({ winUnits: 40_000 }, tide, 5_000n)).toBe(10_000_000n);
  expect(winMinorOf({ winUnits: 0 }, tide, 20n)).toBe(0n);
  for (const bad of [0n, -20n, 30n, 1n]) {
    expect(stakeFits(tide, bad)).toBe(false);
    expect(() => winMinorOf({ winUnits: 1 }, tide, bad)).toThrow(RangeError);
  }
});
