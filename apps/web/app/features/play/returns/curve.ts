/** Size of the drawing, and the room that the labels of the axes take. */
export const CURVE = { width: 360, height: 240, left: 96, right: 14, top: 12, bottom: 26 } as const;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where everything of the picture stands. Both axes are logarithmic: wins and their odds span many powers of ten. */
export interface Curve {
  readonly points: readonly Place[];
  /** Wins in stakes along the bottom; 0 stands for any win. */
  readonly stakes: readonly { readonly stakes: number; readonly x: number }[];
  /** Probabilities, powers of ten, downwards. */
  readonly odds: readonly { readonly probability: number; readonly y: number }[];
}

/** "Any win" is drawn where this many stakes would be, left of the whole ones. */
const ANY_WIN_STAKES = 0.4;
const MOST_LINES = 6;

/** @param atLeast probabilities to win at least so many stakes, by rising stakes */
export function curveOf(atLeast: readonly { stakes: number; probability: number }[]): Curve {
  const known = atLeast.filter(({ probability }) => probability > 0);
  const most = Math.max(2, ...known.map(({ stakes }) => stakes));
  const least = Math.min(0.1, ...known.map(({ probability }) => probability));
  const decades = Math.ceil(-Math.log10(least) - 1e-9);
  const x = (stakes: number) =>
    place(share(stakes || ANY_WIN_STAKES, ANY_WIN_STAKES, most), CURVE.left, CURVE.width - CURVE.right);
  const y = (probability: number) =>
    place(-Math.log10(probability) / decades, CURVE.top, CURVE.height - CURVE.bottom);
  const step = Math.ceil(decades / MOST_LINES);
  return {
    points: known.map(({ stakes, probability }) => ({ x: x(stakes), y: y(probability) })),
    stakes: [0, 1, 10, 100, 1_000, 10_000]
      .filter((stakes) => stakes <= most)
      .map((stakes) => ({ stakes, x: x(stakes) })),
    odds: Array.from({ length: Math.floor(decades / step) + 1 }, (_, line) => 10 ** (-line * step)).map(
      (probability) => ({ probability, y: y(probability) }),
    ),
  };
}

const share = (value: number, from: number, to: number) => Math.log(value / from) / Math.log(to / from);

/** Tenths are finer than a screen's dots. */
const place = (of: number, from: number, to: number) => Math.round((from + of * (to - from)) * 10) / 10;
