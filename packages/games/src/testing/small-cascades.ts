import fc from 'fast-check';
import type { CascadeDefinition, CascadeFill, CascadeMultiplier } from '../cascade/definition.ts';

/** Random games with cascades: every way to read wins, with every way to fill cells and to multiply. */
export function smallCascades(): fc.Arbitrary<CascadeDefinition> {
  return fc
    .record({
      reads: fc.constantFrom('ways', 'lines', 'cluster', 'anywhere'),
      reels: fc.integer({ min: 3, max: 5 }),
      rows: fc.integer({ min: 2, max: 4 }),
      fromStrips: fc.boolean(),
      rowsDiffer: fc.boolean(),
    })
    .chain((shape) => multipliers(shape.reads).map((multiplier) => ({ ...shape, multiplier })))
    .chain(({ reads, reels, rows, multiplier, fromStrips, rowsDiffer }) =>
      fc
        .record({
          fill:
            fromStrips && multiplier?.kind !== 'orbs'
              ? strips(reels, reads)
              : weights(reels, rows, reads, multiplier?.kind === 'orbs', rowsDiffer && reads === 'ways'),
          lines: fc.array(
            fc.array(fc.integer({ min: 0, max: rows - 1 }), { minLength: reels, maxLength: reels }),
            { minLength: 1, maxLength: 4 },
          ),
          pays: fc.record({ A: payRow(reads), B: payRow(reads), C: payRow(reads) }),
          again: fc.constantFrom([0], [0, 0, 0, 0, 0, 1]),
          maximumWinStakes: fc.integer({ min: 5, max: 400 }),
        })
        .map(({ fill, lines, pays, again, maximumWinStakes }): CascadeDefinition => ({
          id: 'small',
          mathVersion: 1,
          engine: 'cascade',
          grid: { reels, rows },
          symbols: [
            { id: 'A', role: 'regular' },
            { id: 'B', role: 'regular' },
            { id: 'C', role: 'regular' },
            { id: 'S', role: 'scatter' },
            ...(hasWild(reads) ? [{ id: 'W', role: 'wild' } as const] : []),
            ...(multiplier?.kind === 'orbs' ? [{ id: 'O', role: 'orb' } as const] : []),
          ],
          reads,
          ...(reads === 'lines' ? { lines } : {}),
          fill,
          stakeUnits: 10,
          pays,
          ...(multiplier === undefined ? {} : { multiplier }),
          scatterPays: [0, 0, 3, 7],
          freeSpins: { awards: [0, 0, 0, 2, 3], again },
          maximumWinStakes,
        })),
    );
}

type Reads = CascadeDefinition['reads'];

const hasWild = (reads: Reads): boolean => reads === 'ways' || reads === 'lines';

/** Three or more of a kind pay, so that most spins cascade and yet all end. */
function payRow(reads: Reads): fc.Arbitrary<number[]> {
  const least = hasWild(reads) ? 3 : 4;
  return fc
    .array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 3 })
    .map((pays) => [...Array<number>(least).fill(0), ...pays]);
}

function multipliers(reads: Reads): fc.Arbitrary<CascadeMultiplier | undefined> {
  return fc.constantFrom(
    undefined,
    { kind: 'ladder', base: [1, 2, 3, 5], free: [3, 6] },
    { kind: 'ladder', base: [1, 2] },
    { kind: 'growing', base: 0, free: 1 },
    { kind: 'growing', base: 2, free: 1 },
    { kind: 'growing', base: 1, free: 2 },
    ...(reads === 'cluster' ? [{ kind: 'cells' as const, ladder: [0, 0, 2, 4] }] : []),
    {
      kind: 'orbs',
      values: [
        { value: 2, weight: 2 },
        { value: 5, weight: 1 },
      ],
    },
  );
}

function strips(reels: number, reads: Reads): fc.Arbitrary<CascadeFill> {
  const strip = (reel: number): fc.Arbitrary<string[]> =>
    fc
      .array(fc.constantFrom('A', 'B', 'C', 'C', ...(hasWild(reads) && reel > 0 ? ['W'] : [])), {
        minLength: 9,
        maxLength: 14,
      })
      // A scatter stays when all around it bursts, so with one on each strip no spin can win for ever.
      .map((symbols) => ['S', 'A', 'B', ...symbols]);
  const set = fc.tuple(...Array.from({ length: reels }, (_, reel) => strip(reel)));
  return fc.record({ from: fc.constant('strips' as const), base: set, free: set });
}

function weights(
  reels: number,
  rows: number,
  reads: Reads,
  orbs: boolean,
  rowsDiffer: boolean,
): fc.Arbitrary<CascadeFill> {
  const perReel = fc.array(fc.integer({ min: 3, max: 6 }), { minLength: reels, maxLength: reels });
  const rare = Array<number>(reels).fill(1);
  const fixed = {
    S: rare,
    ...(hasWild(reads) ? { W: rare.map((weight, reel) => (reel === 0 ? 0 : weight)) } : {}),
    ...(orbs ? { O: rare } : {}),
  };
  const set = fc.record({ A: perReel, B: perReel, C: perReel }).map((drawn) => ({ ...drawn, ...fixed }));
  const rowWeights = Array.from({ length: reels }, () =>
    Array.from({ length: rows + 1 }, (_, count) => (count < 2 ? 0 : 1)),
  );
  return fc
    .record({ base: set, free: set })
    .map((sets) => ({ from: 'weights', ...sets, ...(rowsDiffer ? { rowWeights } : {}) }));
}
