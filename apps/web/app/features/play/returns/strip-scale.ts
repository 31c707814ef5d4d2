/** Size of a strip: an axis of returns with a band, a mark and a line on it. */
export const STRIP = { width: 360, height: 56, side: 22, axis: 36 } as const;

export interface StripScale {
  x(share: number): number;
  /** Round shares along the axis. */
  readonly ticks: readonly number[];
}

const STEPS = [
  0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100,
];
const MOST_TICKS = 5;

/** An axis that has all these shares on it, from a round number to a round number. */
export function stripScale(shares: readonly number[]): StripScale {
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  const step = STEPS.find((each) => (most - least) / each <= MOST_TICKS - 2) ?? most - least;
  const from = Math.floor(least / step + 1e-9);
  const to = Math.max(from + 1, Math.ceil(most / step - 1e-9));
  return {
    x: (share) => {
      const of = (share / step - from) / (to - from);
      return Math.round((STRIP.side + of * (STRIP.width - 2 * STRIP.side)) * 10) / 10;
    },
    ticks: Array.from({ length: to - from + 1 }, (_, tick) => Number(((from + tick) * step).toFixed(4))),
  };
}
