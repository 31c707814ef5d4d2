import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quickDraw } from '../simulator/quick-draw.ts';
import { wageringByLaw } from './bonus-law.ts';
import type { BonusTerms, RoundWins } from './bonus-terms.ts';
import { simulateWagering } from './simulated-bonus.ts';

const TERMS: BonusTerms = {
  bonusMinor: 500n,
  ownMinor: 0n,
  wagerMinor: 1_000n,
  contributionPercent: 100,
  stakeMinor: 100n,
  order: 'REAL_FIRST',
  maximumConversionMinor: null,
};
const lawOf = (stakeUnits: number, ...distribution: number[]): RoundWins => ({
  stakeUnits,
  distribution: Float64Array.from(distribution),
});
/** Twice the stake or nothing. */
const COIN = lawOf(1, 0.5, 0, 0.5);

it('takes nothing on average from who tosses a fair coin', () => {
  // Ten rounds from five stakes: ruined before the tenth are those whose first passage to nothing is the 5th, 7th or 9th toss.
  const ruined = 1 / 2 ** 5 + 5 / 2 ** 7 + 20 / 2 ** 9;
  const { expectedCostMinor, chanceToFinishMicro, expectedLeftMinor, ...more } = wageringByLaw(TERMS, COIN);
  expect(expectedCostMinor).toBe(0n);
  expect(chanceToFinishMicro).toBe(Math.round((1 - ruined) * 1e6));
  expect(expectedLeftMinor).toBe(500n);
  expect(more).toMatchObject({ roundsNeeded: 10, method: 'exact', rounds: null, marginMicro: null });
});

it('does not call it finished when the last round leaves nothing', () => {
  // Five rounds from five stakes: only five losses in a row leave nothing.
  const { chanceToFinishMicro, expectedRounds } = wageringByLaw({ ...TERMS, wagerMinor: 500n }, COIN);
  expect(chanceToFinishMicro).toBe(Math.round((1 - 1 / 32) * 1e6));
  expect(expectedRounds).toBeCloseTo(5, 9);
});

it('takes the stakes one by one when nothing is ever won, and only its share when the money lasts', () => {
  const never = wageringByLaw(TERMS, lawOf(1, 1));
  expect(never).toMatchObject({ expectedCostMinor: 500n, chanceToFinishMicro: 0, expectedLeftMinor: 0n });
  const sure = wageringByLaw({ ...TERMS, bonusMinor: 2_000n }, lawOf(10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1));
  expect(sure).toMatchObject({
    expectedCostMinor: 100n,
    chanceToFinishMicro: 1_000_000,
    expectedLeftMinor: 1_900n,
  });
});

it('counts rounds as the purse does when a part of the stake counts', () => {
  const rounds = (contributionPercent: number, wagerMinor = 1_000n) =>
    wageringByLaw({ ...TERMS, contributionPercent, wagerMinor }, COIN).roundsNeeded;
  expect([rounds(100), rounds(50), rounds(33), rounds(10), rounds(100, 1_001n), rounds(100, 0n)]).toEqual([
    10, 20, 31, 100, 11, 0,
  ]);
  expect(() => rounds(0)).toThrow(RangeError);
});

it('leaves what there is when nothing is wagered, and nothing when there is less than a stake', () => {
  const free = { ...TERMS, wagerMinor: 0n, ownMinor: 70n, maximumConversionMinor: 200n };
  expect(wageringByLaw(free, COIN)).toMatchObject({
    chanceToFinishMicro: 1_000_000,
    expectedLeftMinor: 270n,
  });
  expect(wageringByLaw({ ...free, order: 'BONUS_FIRST' }, COIN).expectedLeftMinor).toBe(200n);
  const little = wageringByLaw({ ...TERMS, bonusMinor: 99n }, COIN);
  expect(little).toMatchObject({ expectedCostMinor: 0n, chanceToFinishMicro: 0, expectedLeftMinor: 0n });
});

it('walks own money alone where it alone counts, and adds the bonus to what is left', () => {
  const terms = { ...TERMS, ownMinor: 500n, bonusMinor: 300n, source: 'REAL' } as const;
  // Five losses in a row take all own money, with the fifth round: the wagering is done, and the bonus stays.
  const five = { ...terms, wagerMinor: 500n };
  expect(wageringByLaw(five, COIN)).toMatchObject({
    chanceToFinishMicro: 1_000_000,
    expectedLeftMinor: 800n,
  });
  const ruined = 1 / 2 ** 5 + 5 / 2 ** 7 + 20 / 2 ** 9;
  const ten = wageringByLaw({ ...terms, maximumConversionMinor: 200n }, COIN);
  expect(ten.chanceToFinishMicro).toBe(Math.round((1 - ruined) * 1e6));
  expect(ten.expectedLeftMinor).toBe(BigInt(Math.round(500 + (1 - ruined) * 200)));
  expect(wageringByLaw({ ...terms, ownMinor: 99n }, COIN)).toMatchObject({
    chanceToFinishMicro: 0,
    expectedLeftMinor: 0n,
  });
  expect(wageringByLaw({ ...terms, wagerMinor: 0n }, COIN).expectedLeftMinor).toBe(800n);
});

it('agrees with players who are followed where own money alone counts', () => {
  const terms = { ...TERMS, ownMinor: 1_000n, bonusMinor: 700n, wagerMinor: 3_000n, source: 'REAL' } as const;
  const draw = quickDraw(5);
  const game = { stakeUnits: 1, rtp: 1, winUnits: () => (draw.below(2) ? 2 : 0) };
  const [exact, played] = [wageringByLaw(terms, COIN), simulateWagering(terms, game, 4_000)];
  const margin = 1.5 * played.marginMicro!;
  expect(Math.abs(played.chanceToFinishMicro - exact.chanceToFinishMicro)).toBeLessThan(margin);
  expect(Math.abs(Number(played.expectedLeftMinor) / Number(exact.expectedLeftMinor) - 1)).toBeLessThan(0.08);
});

const weights = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 12 });
const someLaw = fc
  .record({ stakeUnits: fc.integer({ min: 1, max: 4 }), lost: fc.integer({ min: 1, max: 30 }), weights })
  .map(({ stakeUnits, lost, weights: won }) => {
    const total = won.reduce((sum, weight) => sum + weight, lost);
    return lawOf(stakeUnits, ...[lost, ...won].map((weight) => weight / total));
  });
const someTerms = fc.record({
  bonusMinor: fc.bigInt({ min: 0n, max: 600n }),
  ownMinor: fc.bigInt({ min: 0n, max: 600n }),
  wagerMinor: fc.bigInt({ min: 0n, max: 4_800n }),
  contributionPercent: fc.constantFrom(50, 100),
  stakeMinor: fc.constant(60n),
  order: fc.constantFrom('REAL_FIRST', 'BONUS_FIRST'),
  maximumConversionMinor: fc.option(fc.bigInt({ min: 0n, max: 1_500n })),
}) satisfies fc.Arbitrary<BonusTerms>;

it('agrees with a walk that is followed round by round', () => {
  fc.assert(
    fc.property(someTerms, someLaw, (terms, law) => {
      const exact = wageringByLaw(terms, law);
      const followed = follow(terms, law, exact.roundsNeeded);
      expect(Math.abs(exact.chanceToFinishMicro - followed.chance * 1e6)).toBeLessThan(1);
      expect(Math.abs(Number(exact.expectedLeftMinor) - followed.left)).toBeLessThan(0.6);
      expect(exact.expectedRounds).toBeCloseTo(followed.rounds, 6);
      // All probabilities of the walk add up to one.
      expect(followed.total).toBeCloseTo(1, 9);
    }),
    { numRuns: 15 },
  );
});

/** The same walk, each bankroll by itself: own money while it holds a stake, then all as bonus. */
function follow(terms: BonusTerms, { distribution, stakeUnits }: RoundWins, rounds: number) {
  const stake = Number(terms.stakeMinor);
  const cap = Number(terms.maximumConversionMinor ?? 10n ** 9n);
  let now = new Map([[`${terms.order === 'REAL_FIRST' ? terms.ownMinor : 0n} ${terms.bonusMinor}`, 1]]);
  let [played, ended] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const next = new Map<string, number>();
    for (const [state, chance] of now) {
      const [own, bonus] = state.split(' ').map(Number) as [number, number];
      if (own + bonus < stake) {
        ended += chance;
        continue;
      }
      played += chance;
      for (const [units, probability] of distribution.entries()) {
        if (probability === 0) continue;
        const change = (units * stake) / stakeUnits - stake;
        const then = own >= stake ? `${own + change} ${bonus}` : `0 ${own + bonus + change}`;
        next.set(then, (next.get(then) ?? 0) + chance * probability);
      }
    }
    now = next;
  }
  const end = { chance: 0, left: 0, rounds: played, total: ended };
  for (const [state, chance] of now) {
    const [own, bonus] = state.split(' ').map(Number) as [number, number];
    end.total += chance;
    end.left += chance * (own + Math.min(bonus, cap));
    if (own + bonus > 0) end.chance += chance;
  }
  return end;
}

it('is never likelier to finish when there is more to wager, nor leaves more under a lower cap', () => {
  fc.assert(
    fc.property(someTerms, someLaw, (terms, law) => {
      const one = wageringByLaw(terms, law);
      const more = wageringByLaw({ ...terms, wagerMinor: terms.wagerMinor + 600n }, law);
      // The first rounds that are asked for may come with less than a stake, and what needs none is finished.
      expect(more.chanceToFinishMicro).toBeLessThanOrEqual(one.chanceToFinishMicro + 1);
      const capped = wageringByLaw({ ...terms, maximumConversionMinor: 100n }, law);
      const open = wageringByLaw({ ...terms, maximumConversionMinor: null }, law);
      expect(capped.expectedLeftMinor <= open.expectedLeftMinor + 1n).toBe(true);
    }),
    { numRuns: 40 },
  );
});

it('agrees with players who are followed, within the margin of their number', () => {
  // In hundredths: wins by fifths of a stake.
  const rows = { 0: 49, 2: 10, 3: 6, 5: 14, 7: 6, 10: 8, 15: 4, 40: 2, 100: 1 };
  const law = lawOf(5, ...new Array<number>(101).fill(0));
  for (const [units, weight] of Object.entries(rows)) law.distribution[Number(units)] = weight / 100;
  const wins = Object.entries(rows).flatMap(([units, weight]) =>
    new Array<number>(weight).fill(Number(units)),
  );
  const draw = quickDraw(11);
  const game = { stakeUnits: 5, rtp: 0.94, winUnits: () => wins[draw.below(100)]! };
  const terms = {
    ...{ ...TERMS, ownMinor: 1_000n, bonusMinor: 1_000n, wagerMinor: 15_000n },
    maximumConversionMinor: 1_200n,
  };
  const exact = wageringByLaw(terms, law);
  const played = simulateWagering(terms, game, 4_000);
  expect(Math.abs(played.chanceToFinishMicro - exact.chanceToFinishMicro)).toBeLessThan(
    1.5 * played.marginMicro!,
  );
  expect(played.marginMicro).toBeLessThan(16_000);
  expect(Math.abs(played.expectedRounds / exact.expectedRounds - 1)).toBeLessThan(0.04);
  expect(Math.abs(Number(played.expectedLeftMinor) / Number(exact.expectedLeftMinor) - 1)).toBeLessThan(0.08);
  expect(played).toMatchObject({ method: 'simulated', rounds: Math.round(played.expectedRounds * 4_000) });
});
