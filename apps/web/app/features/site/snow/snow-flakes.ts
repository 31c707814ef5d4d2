/** Where a flake is at a moment: in parts of the window, 0 to 1, a little outside where it comes and goes. */
export interface Flake {
  readonly x: number;
  readonly y: number;
  /** In CSS pixels. */
  readonly radius: number;
  readonly alpha: number;
}

const PIXELS_A_FLAKE = 15_000;
const MOST_FLAKES = 90;
/** Steps of these fill a range evenly and never repeat, each its own (Roberts' sequence of three), so that no chance is needed. */
const ACROSS = 0.8191725;
const DEPTH = 0.6710436;
const DOWN = 0.5497005;

/** How many flakes a window of this many CSS pixels has. */
export const flakesFor = (width: number, height: number): number =>
  Math.min(Math.round((width * height) / PIXELS_A_FLAKE), MOST_FLAKES);

/** The flake of this number after so many seconds. Near ones are larger, faster and plainer. */
export function flakeAt(n: number, seconds: number): Flake {
  const depth = (n * DEPTH) % 1;
  const fall = (n * DOWN + seconds * (0.025 + 0.045 * depth)) % 1;
  const sway = Math.sin(seconds * (0.3 + depth) + n * 2.4) * 0.018;
  return {
    x: (((n * ACROSS) % 1) + sway + 1) % 1,
    y: fall * 1.06 - 0.03,
    radius: 1 + 2.2 * depth,
    alpha: 0.25 + 0.45 * depth,
  };
}
