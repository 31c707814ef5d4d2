import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedChain } from '../fair/seed-chain.ts';
import { commitmentOf } from '../fair/fair-stream.ts';
import { tapeDraw } from '../fair/tape-draw.ts';
import { decideRound } from '../decide-round.ts';
import { highKite } from '../portfolio/high-kite.ts';
import { EntryError } from '../round.ts';
import { quickDraw } from '../simulator/quick-draw.ts';
import { verifyRound } from '../verify-round.ts';
import { crashLaw } from './crash-law.ts';
import { chanceToReach, crashPointOf, maximumCentiOf, sharedCrashPoint } from './crash-point.ts';
import { endMsOf, flightMsOf, multiplierAt } from './multiplier-at.ts';
import { flightOutcome } from './play-flight.ts';

const HALF = 2 ** 26;
const pointAt = (place: bigint) =>
  crashPointOf(highKite, tapeDraw([Number(place / BigInt(HALF)), Number(place % BigInt(HALF))]));
const cashOuts = fc.integer({ min: 101, max: maximumCentiOf(highKite) });

describe('where a flight ends', () => {
  it('is at or above m for exactly the first ⌊96 · 2⁵² ÷ m⌋ of the 2⁵² numbers', () => {
    fc.assert(
      fc.property(cashOuts, (centi) => {
        const reaching = (96n * 2n ** 52n) / BigInt(centi);
        expect(pointAt(reaching - 1n)).toBeGreaterThanOrEqual(centi);
        expect(pointAt(reaching)).toBeLessThan(centi);
        expect((chanceToReach(highKite, centi) * centi) / 100).toBeCloseTo(0.96, 10);
      }),
    );
  });

  it('is at once for the last number and the maximum for the first', () => {
    expect(pointAt(0n)).toBe(500_000);
    expect(pointAt(2n ** 52n - 1n)).toBe(100);
  });

  it('comes as often above a few marks as it should', () => {
    const draw = quickDraw(11);
    const points = Array.from({ length: 40_000 }, () => crashPointOf(highKite, draw));
    for (const centi of [101, 150, 200, 1000, 5000]) {
      const p = chanceToReach(highKite, centi);
      const reached = points.filter((point) => point >= centi).length;
      expect(Math.abs(reached - 40_000 * p) / Math.sqrt(40_000 * p * (1 - p))).toBeLessThan(4);
    }
  });
});

describe('what a flight pays', () => {
  it.each([
    ['left before the end', 250, 200, 200],
    ['left at the very end', 250, 250, 250],
    ['left too late', 250, 251, 0],
    ['never left', 250, null, 0],
    ['broken at once', 100, 101, 0],
    ['taken out at the top', 500_000, null, 500_000],
  ])('%s', (_, crashCenti, cashOutCenti, units) => {
    expect(flightOutcome(highKite, crashCenti, cashOutCenti).winUnits).toBe(units);
  });

  it('refuses to leave anywhere but on the grid', () => {
    for (const choices of [[[100]], [[500_001]], [[1.5]], [[Number.NaN]], [[]], [[200, 300]], [[200], [300]]])
      expect(() => decideRound(highKite, quickDraw(1), { mode: 'main', choices })).toThrow(EntryError);
    expect(() => decideRound(highKite, quickDraw(1), { mode: 'fast', choices: [[200]] })).toThrow(EntryError);
  });

  it('has a law that sums to one and returns 96 % wherever one leaves', () => {
    const { distribution, details, meanUncappedUnits } = crashLaw(highKite);
    expect(distribution.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 12);
    expect(distribution).toHaveLength(500_001);
    expect(meanUncappedUnits / 100).toBeCloseTo(0.96, 10);
    for (const rtp of Object.values(details)) expect(rtp).toBeCloseTo(0.96, 10);
  });
});

describe('the climb', () => {
  it('starts at 1, never falls, ends at the maximum and doubles in under twelve seconds', () => {
    expect(multiplierAt(highKite, 0)).toBe(100);
    expect(multiplierAt(highKite, -5)).toBe(100);
    expect(multiplierAt(highKite, 1e9)).toBe(500_000);
    expect(flightMsOf(highKite, 200)).toBe(11_600);
    fc.assert(
      fc.property(fc.nat(200_000), fc.nat(1000), (ms, more) => {
        expect(multiplierAt(highKite, ms + more)).toBeGreaterThanOrEqual(multiplierAt(highKite, ms));
      }),
    );
  });

  it('tells when a multiplier is reached: there, and not a millisecond earlier', () => {
    fc.assert(
      fc.property(cashOuts, (centi) => {
        const ms = flightMsOf(highKite, centi);
        expect(multiplierAt(highKite, ms)).toBeGreaterThanOrEqual(centi);
        expect(multiplierAt(highKite, ms - 1)).toBeLessThan(centi);
      }),
    );
  });
});

describe('leaving by hand', () => {
  it('pays at each multiplier the climb shows in the very flights in which leaving by itself there does', () => {
    for (let ms = 0; multiplierAt(highKite, ms) < maximumCentiOf(highKite); ms += highKite.growth.tickMs) {
      const left = multiplierAt(highKite, ms);
      for (const crashCenti of [left - 1, left, left + 1]) {
        const isInTime = ms < endMsOf(highKite, crashCenti);
        expect(isInTime).toBe(left <= crashCenti);
        if (left > 100) expect(flightOutcome(highKite, crashCenti, left).winUnits).toBe(isInTime ? left : 0);
      }
    }
  });

  it('is never possible where the multiplier shown would be above the end', () => {
    fc.assert(
      fc.property(cashOuts, (crashCenti) => {
        const endMs = endMsOf(highKite, crashCenti);
        expect(multiplierAt(highKite, endMs - 1)).toBeLessThanOrEqual(crashCenti);
        if (crashCenti < maximumCentiOf(highKite))
          expect(multiplierAt(highKite, endMs)).toBeGreaterThan(crashCenti);
      }),
    );
    expect(endMsOf(highKite, maximumCentiOf(highKite))).toBe(flightMsOf(highKite, maximumCentiOf(highKite)));
  });
});

it('a shared flight is checked with the verifier of rounds, flight by flight along the chain', () => {
  const seeds = seedChain('5a'.repeat(32), 5);
  for (const [flight, serverSeed] of seeds.entries()) {
    const crashCenti = sharedCrashPoint(highKite, { serverSeed, publicSeed: 'dune-3', flight });
    const commitment = flight === 0 ? commitmentOf(serverSeed) : seeds[flight - 1]!;
    const { outcome, commitmentMatches } = verifyRound({
      definition: highKite,
      serverSeed,
      commitment,
      clientSeed: 'dune-3',
      nonce: flight,
      entry: { mode: 'main', choices: [[150]] },
    });
    expect(commitmentMatches).toBe(true);
    expect(outcome).toEqual(flightOutcome(highKite, crashCenti, 150));
  }
});
