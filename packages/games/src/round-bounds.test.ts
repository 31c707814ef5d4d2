import { describe, expect, it } from 'vitest';
import type { CascadeDefinition, GameDefinition, LinesDefinition, WaysDefinition } from './definition.ts';
import { createFastRounds } from './cascade/fast-rounds.ts';
import { cascadeRulesOf } from './cascade/cascade-rules.ts';
import { decideRound } from './decide-round.ts';
import { GAMES } from './portfolio/index.ts';
import { spinStepsOf } from './round.ts';
import { MOST_DROPS, MOST_FREE_SPINS } from './round-bounds.ts';
import { createFastWays } from './ways/fast-ways.ts';

/** Every draw is 0, so that whatever the first stop brings comes for ever. */
const always = { below: () => 0 };

const lines: LinesDefinition = {
  id: 'endless-lines',
  mathVersion: 1,
  engine: 'lines',
  grid: { reels: 2, rows: 1 },
  symbols: [
    { id: 'S', role: 'scatter' },
    { id: 'A', role: 'regular' },
  ],
  reels: { base: [['S'], ['S']] },
  lines: [[0, 0]],
  pays: { A: [0, 0, 1] },
  freeSpins: { awards: [0, 0, 7], multiplier: 1 },
  maximumWinStakes: 10_000,
};
const { freeSpins: _, ...plain } = lines;
const book: GameDefinition = {
  ...lines,
  engine: 'book',
  symbols: [
    { id: 'S', role: 'book' },
    { id: 'A', role: 'regular' },
  ],
  scatterPays: [0],
  freeSpins: { awards: [0, 0, 7], multiplier: 1 },
};
const ways: WaysDefinition = {
  ...plain,
  engine: 'ways',
  symbols: [
    { id: 'S', role: 'scatter' },
    { id: 'A', role: 'regular' },
  ],
  stakeUnits: 1,
  freeSpins: [{ awards: [0, 0, 7], wildMultipliers: [{ value: 1, weight: 1 }] }],
};
const scatterStorm: CascadeDefinition = {
  id: 'endless-storm',
  mathVersion: 1,
  engine: 'cascade',
  grid: { reels: 2, rows: 1 },
  symbols: [
    { id: 'S', role: 'scatter' },
    { id: 'A', role: 'regular' },
  ],
  reads: 'anywhere',
  fill: { from: 'weights', base: { S: [1, 1] } },
  stakeUnits: 1,
  pays: { A: [0, 0, 1] },
  freeSpins: { awards: [0, 0, 7] },
  maximumWinStakes: 10_000,
};
const avalanche: CascadeDefinition = {
  ...scatterStorm,
  id: 'endless-avalanche',
  fill: { from: 'weights', base: { A: [1, 1] } },
};

describe('a round that chance would never end', () => {
  it.each([
    ['lines', lines, []],
    ['book', book, []],
    ['ways', ways, [[0]]],
    ['cascade', scatterStorm, []],
  ] as const)('brings at most 500 free spins: %s', (_name, definition, choices) => {
    const steps = spinStepsOf(decideRound(definition, always, { mode: 'main', choices }));
    expect(steps.filter(({ kind }) => kind === 'free')).toHaveLength(MOST_FREE_SPINS);
    expect(steps.reduce((sum, { freeSpinsAwarded }) => sum + freeSpinsAwarded, 0)).toBe(MOST_FREE_SPINS);
    expect(steps.at(-1)!.freeSpinsLeft).toBe(0);
  });

  it('wins with at most 100 drops of a spin', () => {
    const steps = spinStepsOf(decideRound(avalanche, always));
    expect(steps.filter(({ units }) => units > 0)).toHaveLength(MOST_DROPS);
    expect(steps).toHaveLength(MOST_DROPS + 1);
  });

  it('ends alike on the fast paths', () => {
    const storm = createFastRounds(cascadeRulesOf(scatterStorm), always.below);
    storm.play();
    expect(storm.freeSpins).toBe(MOST_FREE_SPINS);
    expect(createFastRounds(cascadeRulesOf(avalanche), always.below).play()).toBe(MOST_DROPS);
    const fastWays = createFastWays(ways, always.below);
    fastWays.play(0);
    expect(fastWays.freeSpins).toBe(MOST_FREE_SPINS);
  });
});

describe('the chance that a round of a game on strips meets the bound is below one in a thousand million', () => {
  const games = GAMES.flatMap(({ definition }) =>
    definition.engine === 'lines' || definition.engine === 'book' || definition.engine === 'ways'
      ? [definition].filter(({ freeSpins }) => freeSpins !== undefined)
      : [],
  );

  it.each(games.map((definition) => [definition.id, definition] as const))('%s', (id, definition) => {
    expect(chanceOfMore(definition, MOST_FREE_SPINS), id).toBeLessThan(1e-9);
  });

  it('and the reckoning would notice a game that comes near', () => {
    const often = { ...games[0]!, freeSpins: { awards: [0, 0, 25], multiplier: 1 } } as LinesDefinition;
    expect(chanceOfMore(often, MOST_FREE_SPINS)).toBeGreaterThan(1e-6);
  });
});

type StripGame = Extract<GameDefinition, { engine: 'lines' | 'book' | 'ways' }>;

/**
 * A bound on the chance that a round brings more than `most` free spins, by Markov's inequality for s^N: with f and b the
 * generating functions of what a free and a paid spin bring, a free spin and all that follow have E = s·f(E), and
 * P(N > most) is at most b(E) ÷ s^(most + 1). The best of some s is taken; 1 where even the mean is infinite.
 */
function chanceOfMore(definition: StripGame, most: number): number {
  const { base, free = base } = definition.reels;
  const paid = awardChances(definition, base);
  const next = awardChances(definition, free);
  const value = (chances: readonly number[], z: number): number =>
    chances.reduce((sum, chance, spins) => sum + chance * z ** spins, 0);
  let least = 1;
  for (let s = 1.001; s < 2; s *= 1.002) {
    let whole = s;
    for (let turn = 0; turn < 2_000 && whole < 1e6; turn += 1) whole = s * value(next, whole);
    if (!(Math.abs(s * value(next, whole) - whole) <= 1e-9)) break;
    least = Math.min(least, value(paid, whole) / s ** (most + 1));
  }
  return least;
}

/** The chance of each number of free spins by one spin on these strips; the most generous option where there is a choice. */
function awardChances(
  { symbols, grid, freeSpins = [] }: StripGame,
  strips: readonly (readonly string[])[],
): number[] {
  const scatter = symbols.find(({ role }) => role === 'scatter' || role === 'book')!.id;
  const tables = (Array.isArray(freeSpins) ? freeSpins : [freeSpins]).map(
    ({ awards }: { awards: readonly number[] }) => awards,
  );
  let byCount = [1];
  for (const strip of strips) {
    const shown = strip.map(
      (_, stop) =>
        Array.from({ length: grid.rows }, (__, row) => strip[(stop + row) % strip.length]).filter(
          (symbol) => symbol === scatter,
        ).length,
    );
    const next = Array<number>(byCount.length + Math.max(...shown)).fill(0);
    for (const [count, chance] of byCount.entries())
      for (const more of shown) next[count + more]! += chance / strip.length;
    byCount = next;
  }
  const bySpins = Array<number>(100).fill(0);
  for (const [count, chance] of byCount.entries())
    bySpins[Math.max(...tables.map((awards) => awards[Math.min(count, awards.length - 1)]!))]! += chance;
  return bySpins;
}
