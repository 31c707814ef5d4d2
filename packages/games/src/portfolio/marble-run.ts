import type { PlinkoDefinition } from '../table/definition.ts';

/**
 * A wooden marble run on a workshop bench: the marble tumbles over brass pins into the boxes below. Eight, twelve or
 * sixteen rows of pins, and three sets of boxes: low, middle and high risk.
 */
export const marbleRun: PlinkoDefinition = {
  id: 'marble-run',
  mathVersion: 1,
  engine: 'table',
  kind: 'plinko',
  stakeUnits: 10,
  modes: [
    mode('low-8', [5, 10, 10, 20, 50]),
    mode('middle-8', [4, 7, 12, 30, 120]),
    mode('high-8', [2, 3, 15, 40, 250]),
    mode('low-12', [4, 10, 11, 13, 16, 30, 100]),
    mode('middle-12', [3, 6, 10, 20, 40, 100, 350]),
    mode('high-12', [2, 2, 7, 20, 80, 200, 1600]),
    mode('low-16', [5, 10, 11, 11, 12, 14, 15, 70, 160]),
    mode('middle-16', [3, 5, 10, 13, 30, 50, 90, 450, 1000]),
    mode('high-16', [2, 2, 2, 20, 40, 80, 250, 1200, 10_000]),
  ],
};

/** A symmetric row of boxes from its right half, the middle box first. */
function mode(id: string, fromMiddle: readonly number[]) {
  const left = fromMiddle.slice(1).reverse();
  return { id, rows: left.length * 2, pays: [...left, ...fromMiddle] };
}
