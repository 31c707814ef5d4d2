/** Weights in a row, of which the sum before each place, and the place under a sum, are found in log₂ n steps. */
export interface WeightTree {
  /** Sum of the weights that are left. */
  total(): number;
  /** The place that `at` falls on when the weights are counted along the row; `at` is from 0 to below the total. */
  placeOf(at: number): number;
  /** Takes the weight at a place out of the row. */
  remove(place: number): void;
}

/**
 * Makes the tree in one pass over the weights, whole numbers whose sum is below 2⁵³.
 * @see P. Fenwick, "A New Data Structure for Cumulative Frequency Tables", Software: Practice and Experience 24(3), 1994
 */
export function createWeightTree(weights: ArrayLike<number>): WeightTree {
  const size = weights.length;
  const left = Float64Array.from(weights);
  // The node at i, counted from 1, has the sum of the (i & −i) weights that end there.
  const sums = new Float64Array(size + 1);
  let total = 0;
  for (let i = 1; i <= size; i += 1) {
    total += left[i - 1]!;
    sums[i]! += left[i - 1]!;
    const parent = i + (i & -i);
    if (parent <= size) sums[parent]! += sums[i]!;
  }
  const highest = size === 0 ? 0 : 2 ** Math.floor(Math.log2(size));

  return {
    total: () => total,
    placeOf(at) {
      let [place, rest] = [0, at];
      for (let step = highest; step >= 1; step /= 2)
        if (place + step <= size && sums[place + step]! <= rest) rest -= sums[(place += step)]!;
      return place;
    },
    remove(place) {
      const weight = left[place]!;
      for (let i = place + 1; i <= size; i += i & -i) sums[i]! -= weight;
      left[place] = 0;
      total -= weight;
    },
  };
}
