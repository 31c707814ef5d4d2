import type { Draw } from '../fair/draw.ts';

/**
 * Different numbers from `first` to `first + count − 1`, in the order drawn, each selection equally likely: the
 * beginning of a Fisher–Yates shuffle. The i-th draw is `below(count − i)` and swaps what stands at place i with
 * what stands that much further.
 */
export function drawNumbers(
  draw: Draw,
  { first, count, drawn, what }: { first: number; count: number; drawn: number; what: string },
): number[] {
  const numbers = Array.from({ length: count }, (_, index) => first + index);
  for (let place = 0; place < drawn; place += 1) {
    const from = place + draw.below(count - place, what);
    const number = numbers[from]!;
    numbers[from] = numbers[place]!;
    numbers[place] = number;
  }
  return numbers.slice(0, drawn);
}
