import fc from 'fast-check';
import type { LinesDefinition } from '../definition.ts';

/** Random small games for property tests: few enough combinations that all of them can be played. */
export function smallDefinitions(): fc.Arbitrary<LinesDefinition> {
  return fc
    .record({
      reels: fc.integer({ min: 2, max: 4 }),
      rows: fc.integer({ min: 1, max: 3 }),
      fullScreenMultiplier: fc.integer({ min: 1, max: 3 }),
      freeMultiplier: fc.integer({ min: 1, max: 3 }),
      bothWays: fc.boolean(),
    })
    .chain(({ reels, rows, fullScreenMultiplier, freeMultiplier, bothWays }) => {
      const strips = fc.array(stripOf(rows), { minLength: reels, maxLength: reels });
      const payRow = fc.array(fc.integer({ min: 0, max: 20 }), {
        minLength: reels + 1,
        maxLength: reels + 1,
      });
      return fc
        .record({
          base: strips,
          free: strips,
          lines: fc.array(
            fc.array(fc.integer({ min: 0, max: rows - 1 }), { minLength: reels, maxLength: reels }),
            { minLength: 1, maxLength: 4 },
          ),
          pays: fc.record({ W: payRow, A: payRow, B: payRow }),
          scatterPays: payRow,
          awards: fc.constantFrom([0, 0, 1], [0, 0, 0, 2], [0, 0, 0, 1, 3]),
          maximumWinStakes: fc.integer({ min: 5, max: 60 }),
        })
        .map(({ base, free, lines, pays, scatterPays, awards, maximumWinStakes }) => ({
          id: 'small',
          mathVersion: 1,
          engine: 'lines' as const,
          grid: { reels, rows },
          symbols: [
            { id: 'W', role: 'wild' as const },
            { id: 'S', role: 'scatter' as const },
            { id: 'A', role: 'regular' as const },
            { id: 'B', role: 'regular' as const },
          ],
          reels: { base, free },
          lines,
          bothWays,
          pays: withoutZeroRuns(pays),
          scatterPays: [0, ...scatterPays.slice(1)],
          freeSpins: { awards, multiplier: freeMultiplier },
          fullScreenMultiplier,
          maximumWinStakes,
        }));
    });
}

/** A strip with exactly one scatter, so that free spins come but always end. */
function stripOf(rows: number): fc.Arbitrary<string[]> {
  return fc
    .array(fc.constantFrom('W', 'A', 'A', 'B', 'B'), { minLength: rows + 2, maxLength: 6 })
    .map((symbols) => ['S', ...symbols]);
}

/** Pays for a count of none would pay every line. */
function withoutZeroRuns(pays: Record<string, number[]>): Record<string, number[]> {
  return Object.fromEntries(Object.entries(pays).map(([symbol, row]) => [symbol, [0, ...row.slice(1)]]));
}

/** Every combination of stops of strips of these lengths, leftmost reel leading. */
export function* allStops(lengths: readonly number[]): Generator<number[]> {
  const [first, ...rest] = lengths;
  if (first === undefined) return yield [];
  for (let stop = 0; stop < first; stop += 1) for (const others of allStops(rest)) yield [stop, ...others];
}
