import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWeightTree } from './weight-tree.ts';

const rows = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 70 });

test('finds the same place as a walk along the row, whatever was removed before', () => {
  fc.assert(
    fc.property(
      rows,
      fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
      (weights, chances) => {
        // prettier-ignore
        const tree = createWeightTree(weights);
        const left = [...weights];
        for (;;) {
          const total = left.reduce((sum, weight) => sum + weight, 0);
          expect(tree.total()).toBe(total);
          if (total === 0) break;
          const at = Math.floor(chances.next().value! * total);
          const place = placeByWalking(left, at);
          expect(tree.placeOf(at)).toBe(place);
          tree.remove(place);
          left[place] = 0;
        }
      },
    ),
  );
});

test('gives each place as many sums as it weighs', () => {
  const weights = [3, 1, 4, 1, 5];
  const tree = createWeightTree(weights);
  const places = Array.from({ length: 14 }, (_, at) => tree.placeOf(at));
  expect(places).toEqual([0, 0, 0, 1, 2, 2, 2, 2, 3, 4, 4, 4, 4, 4]);
});

test('weighs nothing when it has no rows', () => {
  expect(createWeightTree([]).total()).toBe(0);
});

function placeByWalking(weights: readonly number[], at: number): number {
  let rest = at;
  return weights.findIndex((weight) => (rest -= weight) < 0);
}
