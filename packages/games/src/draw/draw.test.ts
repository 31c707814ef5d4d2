import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tapeDraw } from '../fair/tape-draw.ts';
import { decideRound } from '../decide-round.ts';
import { parSheetOf } from '../maths/par-sheet.ts';
import { definitionByHash } from '../portfolio/definition-by-hash.ts';
import { nightKeno } from '../portfolio/night-keno.ts';
import { sixOf45 } from '../portfolio/six-of-45.ts';
import { EntryError, type BoardOutcome } from '../round.ts';
import { distributionByPlaying } from '../testing/every-round.ts';
import { expectDistribution } from '../testing/expect-distribution.ts';
import { quickDraw } from '../simulator/quick-draw.ts';
import type { DrawDefinition } from './definition.ts';
import { drawLaw } from './draw-law.ts';

const small: DrawDefinition = {
  id: 'small',
  mathVersion: 1,
  engine: 'draw',
  stakeUnits: 1,
  numbers: 7,
  drawn: 3,
  modes: [{ id: 'pick-2', picks: 2, pays: [0, 1, 4] }],
};

describe('a ticket', () => {
  it('is worked by hand: what is drawn swaps places with the front', () => {
    // 1 2 3 4 5 6 7 → place 3 first: 4; then 2 3 1 5 6 7 → place 2: 1; then 3 2 5 6 7 → place 0: 3.
    expect(decideRound(small, tapeDraw([3, 2, 0]), { mode: 'pick-2', choices: [[4, 1]] })).toEqual({
      game: 'small',
      mathVersion: 1,
      mode: 'pick-2',
      family: 'board',
      steps: [{ kind: 'draw', picks: [1, 4], drawn: [4, 1, 3], hits: [1, 4], units: 4 }],
      winUnits: 4,
      capped: false,
      open: null,
    });
  });

  it('has the law that playing every draw gives, whatever the picks', () => {
    for (const picks of [
      [1, 2],
      [7, 3],
    ]) {
      const played = distributionByPlaying((draw) =>
        decideRound(small, draw, { mode: 'pick-2', choices: [picks] }),
      );
      expectDistribution(drawLaw(small, 'pick-2').distribution, played);
    }
  });

  it('draws different numbers within bounds, and hits are what is in both', () => {
    const picked = fc.uniqueArray(fc.integer({ min: 1, max: 80 }), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(fc.integer(), picked, (seed, picks) => {
        const outcome = decideRound(nightKeno, quickDraw(seed), { mode: 'pick-10', choices: [picks] });
        const [step] = (outcome as BoardOutcome).steps;
        if (step?.kind !== 'draw') throw new Error('Not a draw');
        expect(new Set(step.drawn).size).toBe(20);
        expect(step.drawn.every((number) => number >= 1 && number <= 80)).toBe(true);
        expect(step.hits).toEqual(picks.filter((pick) => step.drawn.includes(pick)).sort((a, b) => a - b));
      }),
    );
  });

  it.each([
    ['no picks', []],
    ['too few', [[1, 2, 3, 4, 5]]],
    ['too many', [[1, 2, 3, 4, 5, 6, 7]]],
    ['one twice', [[1, 2, 3, 4, 5, 5]]],
    ['0', [[0, 2, 3, 4, 5, 6]]],
    ['46', [[1, 2, 3, 4, 5, 46]]],
    ['a half', [[1.5, 2, 3, 4, 5, 6]]],
    ['not a number', [[Number.NaN, 2, 3, 4, 5, 6]]],
    ['the empty choice', [[]]],
    ['a second choice', [[1, 2, 3, 4, 5, 6], []]],
  ])('is refused with %s', (_, choices) => {
    expect(() => decideRound(sixOf45, quickDraw(1), { mode: 'main', choices })).toThrow(EntryError);
  });

  it('is refused in an unknown mode', () => {
    expect(() => decideRound(nightKeno, quickDraw(1), { mode: 'pick-11', choices: [[1]] })).toThrow(
      EntryError,
    );
  });
});

describe('the law', () => {
  it('knows the chances of a lottery: one in 8,145,060', () => {
    const { combinations, details } = drawLaw(sixOf45, 'main');
    expect(combinations).toBe(8_145_060);
    expect(1 / details.hits6Probability!).toBeCloseTo(8_145_060, 4);
    expect(Object.values(details).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 14);
  });

  it('returns what a casino may offer in every mode, and pays more for more hits', () => {
    for (const definition of [nightKeno, sixOf45]) {
      for (const { id, picks, pays } of definition.modes) {
        const rtp = drawLaw(definition, id).meanUncappedUnits / definition.stakeUnits;
        expect(rtp).toBeGreaterThan(0.95);
        expect(rtp).toBeLessThan(0.965);
        expect(pays).toHaveLength(picks + 1);
        expect(pays.toSorted((a, b) => a - b)).toEqual(pays);
      }
    }
  });

  it('pays the longer odds of ten picks more than those of nine, and swings further', () => {
    const [nine, ten] = ['pick-9', 'pick-10'].map((mode) => parSheetOf(nightKeno, mode));
    expect(ten!.maximumWinStakes).toBeGreaterThan(2 * nine!.maximumWinStakes);
    expect(ten!.sigmaStakes).toBeGreaterThan(nine!.sigmaStakes);
    // Rounds of the version before are still known by its hash.
    const before = definitionByHash('30063c64c4c24c71217469954b6f3fd73e46055565b643d68bea2b0bcb48cda4');
    expect(before).toMatchObject({ id: 'night-keno', mathVersion: 1 });
  });
});
