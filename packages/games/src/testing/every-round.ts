import type { Draw } from '../fair/draw.ts';

/** Plays every sequence of draws that a round can meet; for games small enough. Yields each result and its chance. */
export function* everyRound<Result>(
  play: (draw: Draw) => Result,
): Generator<{ result: Result; probability: number }> {
  const path: { value: number; n: number }[] = [];
  do {
    let position = 0;
    const result = play({
      below(n) {
        const place = (path[position] ??= { value: 0, n });
        position += 1;
        return place.value;
      },
    });
    yield { result, probability: path.reduce((product, { n }) => product / n, 1) };
    while (path.length > 0 && path.at(-1)!.value === path.at(-1)!.n - 1) path.pop();
    if (path.length > 0) path.at(-1)!.value += 1;
  } while (path.length > 0);
}

/** The distribution of a round's units by playing every sequence of draws. */
export function distributionByPlaying(play: (draw: Draw) => { readonly winUnits: number }): number[] {
  const distribution: number[] = [];
  for (const { result, probability } of everyRound(play))
    distribution[result.winUnits] = (distribution[result.winUnits] ?? 0) + probability;
  return Array.from(distribution, (probability) => probability ?? 0);
}
