import { assertRange, type Draw } from './draw.ts';

/**
 * A draw that plays back the given results, for tests and forced outcomes.
 * Throws when a value is not below the `n` asked for, or when the tape has run out.
 */
export function tapeDraw(results: readonly number[]): Draw {
  let position = 0;
  return {
    below(n) {
      assertRange(n);
      const result = results[position];
      if (result === undefined) throw new RangeError(`The tape of ${results.length} results has run out`);
      if (!Number.isSafeInteger(result) || result < 0 || result >= n) {
        throw new RangeError(`The tape holds ${result} at ${position}, which is not below ${n}`);
      }
      position += 1;
      return result;
    },
  };
}
