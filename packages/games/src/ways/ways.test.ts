import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tapeDraw } from '../fair/tape-draw.ts';
import { paperDragons } from '../portfolio/paper-dragons.ts';
import { EntryError, type Choice, type GridOutcome } from '../round.ts';
import { fastBelow } from '../simulator/fast-below.ts';
import { allStops } from '../testing/small-definitions.ts';
import { countSpins } from './count-spins.ts';
import type { WaysDefinition } from './definition.ts';
import { createFastWays } from './fast-ways.ts';
import { freeSpinsOffered } from './free-spins-offered.ts';
import { playWays } from './play-ways.ts';
import { wayRulesOf } from './way-rules.ts';
import { choiceLaws } from './ways-law.ts';
import { createWaysSimulator } from './ways-simulator.ts';

const SMALL: WaysDefinition = {
  id: 'small-ways',
  mathVersion: 1,
  engine: 'ways',
  grid: { reels: 4, rows: 2 },
  symbols: [
    { id: 'A', role: 'regular' },
    { id: 'B', role: 'regular' },
    { id: 'W', role: 'wild' },
    { id: 'S', role: 'scatter' },
  ],
  reels: {
    base: [
      ['A', 'B', 'S', 'B', 'A'],
      ['A', 'W', 'B', 'S'],
      ['B', 'W', 'W', 'A', 'S'],
      ['A', 'A', 'B', 'S'],
    ],
  },
  stakeUnits: 10,
  pays: { A: [0, 0, 0, 3, 8], B: [0, 0, 1, 5, 12] },
  scatterPays: [0, 0, 0, 4],
  freeSpins: [
    {
      awards: [0, 0, 0, 3, 4],
      wildMultipliers: [
        { value: 1, weight: 1 },
        { value: 2, weight: 2 },
      ],
    },
    { awards: [0, 0, 0, 1, 2], wildMultipliers: [{ value: 4, weight: 1 }] },
  ],
  maximumWinStakes: 50,
};

const play = (definition: WaysDefinition, draws: readonly number[], ...choices: Choice[]): GridOutcome =>
  playWays(definition, tapeDraw(draws), { mode: 'main', choices });

describe('a spin on ways', () => {
  it('pays a symbol once for every way, wilds standing in', () => {
    // A B | W B | W W | A A: A runs over all reels in 1×1×2×2 ways, B over three in 1×2×2.
    const outcome = play(SMALL, [0, 1, 1, 0]);
    expect(outcome.steps[0]!.grid).toEqual([
      ['A', 'B'],
      ['W', 'B'],
      ['W', 'W'],
      ['A', 'A'],
    ]);
    expect(outcome.steps[0]!.wins.map(({ symbol, count, units }) => [symbol, count, units])).toEqual([
      ['A', 4, 4 * 8],
      ['B', 3, 4 * 5],
    ]);
    expect(outcome).toMatchObject({ winUnits: 52, capped: false, open: null });
    expect(outcome.steps[0]!.wins[1]!.cells).toEqual([
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
    ]);
  });
});

describe('free spins of the player’s choice', () => {
  // B S | W B | A S | B S: three scatters pay 4, and B pays a pair twice, its way of three breaking on the third reel.
  const OPENING = [1, 1, 3, 2];

  it('are asked for, with nothing told of what is not decided', () => {
    const outcome = play(SMALL, OPENING);
    expect(outcome).toMatchObject({
      winUnits: 0,
      capped: false,
      open: { asks: 'free-spins', allowed: [[0], [1]], cashOutUnits: null },
    });
    expect(outcome.steps).toHaveLength(1);
    expect(outcome.steps[0]).toMatchObject({ kind: 'base', units: 6, freeSpinsAwarded: 0 });
  });

  it('are as many as the choice says', () => {
    const outcome = play(SMALL, [...OPENING, 0, 1, 1, 0, 0, 0, 0], [1]);
    expect(outcome.open).toBeNull();
    expect(outcome.steps[0]).toMatchObject({ freeSpinsAwarded: 1, freeSpinsLeft: 1 });
    expect(outcome.steps[1]).toMatchObject({ kind: 'free', freeSpinsLeft: 0 });
  });

  it('multiply a way by each of its wilds', () => {
    // As in the first spin above, the wilds drawn ×2, ×1 and ×2: A has 1×2×3×2 ways, B 1×3×3.
    const draws = [...OPENING, 0, 1, 1, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    const outcome = play(SMALL, [...draws, ...Array<number>(12).fill(0)], [0]);
    expect(outcome.steps[1]!.cellValues?.map(({ value }) => value)).toEqual([2, 1, 2]);
    expect(outcome.steps[1]!.wins.map(({ units }) => units)).toEqual([12 * 8, 9 * 5]);
  });

  it('refuse a choice that is not offered, one too many, and one that was not asked for', () => {
    expect(() => play(SMALL, OPENING, [2])).toThrow(EntryError);
    expect(() => play(SMALL, OPENING, [])).toThrow(EntryError);
    expect(() => play(SMALL, OPENING, [0, 1])).toThrow(EntryError);
    expect(() => play(SMALL, OPENING, [0], [0])).toThrow(EntryError);
    expect(() => play(SMALL, [0, 1, 1, 0], [0])).toThrow(EntryError);
    expect(() => playWays(SMALL, tapeDraw(OPENING), { mode: 'other', choices: [] })).toThrow(EntryError);
  });

  it('draw the paid spin alike whatever is chosen after it, and give as many free spins as were offered', () => {
    for (const choice of [0, 1, 2]) {
      fc.assert(
        fc.property(fc.integer({ min: 0 }), (seed) => {
          const open = playWays(paperDragons, { below: fastBelow(seed) }, { mode: 'main', choices: [] });
          if (open.open === null) return;
          const entry = { mode: 'main', choices: [[choice]] };
          const chosen = playWays(paperDragons, { below: fastBelow(seed) }, entry);
          expect(chosen.steps[0]!.grid).toEqual(open.steps[0]!.grid);
          expect(freeSpinsOffered(paperDragons, open)[choice]).toBe(chosen.steps[0]!.freeSpinsAwarded);
        }),
        { numRuns: 300 },
      );
    }
  });
});

describe('the counts of ways', () => {
  it.each([undefined, 0, 1])('are those of every combination played, free spins: %s', (choice) => {
    const rules = wayRulesOf(SMALL);
    const option = choice === undefined ? undefined : rules.options[choice]!;
    const counted = countSpins(SMALL, option);
    const played = new Map<string, number>();
    let combinations = 0;
    for (const stops of allStops([5, 4, 5, 4])) {
      for (const multipliers of allStops(Array<number>(3).fill(option?.multiplierOf.length ?? 1))) {
        const draws = option === undefined ? stops : [...OPEN, ...stops, ...multipliers, ...REST];
        const { steps } = play(UNCAPPED, draws, ...(option ? [[choice!]] : []));
        const step = steps[option ? 1 : 0];
        const scatters = step!.grid.flat().filter((symbol) => symbol === 'S').length;
        const key = `${step!.units} ${scatters}`;
        played.set(key, (played.get(key) ?? 0) + 1);
        combinations += 1;
      }
    }
    expect(combinations).toBe(counted.combinations);
    expect(new Map(counted.results.map((r) => [`${r.units} ${r.scatters}`, r.weight]))).toEqual(played);
  });
});

const UNCAPPED: WaysDefinition = { ...SMALL, maximumWinStakes: 1e6 };
/** Three scatters, so that free spins are played; and draws enough for those after the one looked at. */
const OPEN = [1, 1, 3, 2];
const REST = Array<number>(200).fill(0);

describe('the fast path of ways', () => {
  it.each([SMALL, paperDragons])('wins what the rule of $id wins, whatever is chosen', (definition) => {
    const { maximumWinUnits } = wayRulesOf(definition);
    let below = fastBelow(0);
    const rounds = createFastWays(definition, (n) => below(n));
    const choices = fc.integer({ min: 0, max: definition.freeSpins!.length - 1 });
    fc.assert(
      fc.property(fc.integer({ min: 0 }), choices, (seed, choice) => {
        let draw = fastBelow(seed);
        const open = playWays(definition, { below: draw }, { mode: 'main', choices: [] });
        draw = open.open === null ? draw : fastBelow(seed);
        const entry = { mode: 'main', choices: [[choice]] };
        const outcome = open.open === null ? open : playWays(definition, { below: draw }, entry);
        below = fastBelow(seed);
        expect(Math.min(rounds.play(choice, maximumWinUnits), maximumWinUnits)).toBe(outcome.winUnits);
        expect(below(1000)).toBe(draw(1000));
      }),
      { numRuns: 500 },
    );
  });
});

describe('the law of ways', () => {
  const laws = choiceLaws(paperDragons);
  const stakes = (units: number): number => units / paperDragons.stakeUnits;

  it('returns as much whatever is chosen, within a tenth of a percent, and more at once for fewer spins', () => {
    const returns = laws.map(({ meanUnits }) => stakes(meanUnits));
    expect(Math.min(...returns)).toBeGreaterThan(0.95);
    expect(Math.max(...returns)).toBeLessThan(0.965);
    expect(Math.max(...returns) - Math.min(...returns)).toBeLessThan(0.001);
    const sigmas = laws.map(({ sigmaUnits }) => stakes(sigmaUnits));
    expect([...sigmas].sort((a, b) => a - b)).toEqual(sigmas);
    expect(sigmas.every((sigma) => sigma >= 5 && sigma < 8)).toBe(true);
  });

  it.each([0, 1, 2])('is what simulated rounds come to: choice %s', (choice) => {
    const { meanUnits, sigmaUnits, distribution } = laws[choice]!;
    const simulator = createWaysSimulator(paperDragons, 11, choice);
    const rounds = 300_000;
    simulator.run(rounds);
    const { rtp, hitFrequency } = simulator.result();
    expect(Math.abs(rtp - stakes(meanUnits)) / (stakes(sigmaUnits) / Math.sqrt(rounds))).toBeLessThan(4);
    expect(Math.abs(hitFrequency - (1 - distribution[0]!))).toBeLessThan(0.004);
  });
});
