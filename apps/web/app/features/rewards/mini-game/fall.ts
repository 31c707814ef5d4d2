/** Rows of pins: an even number, so that a ball that is let go over a pocket's middle comes down in one. */
export const ROWS = 12;
/** Places across are half as wide as pockets, from the middle of the first pocket to that of the last. */
export const WIDEST = 8;
const HALF = 40;
const ROW = 24;
const FIRST_ROW = 84;
export const PIN = 5;
export const BALL = 12;
/** Where a ball waits, and where it comes to rest, as its middle. */
const TOP = 28;
const FLOOR = 384;

const FIRST_MS = 260;
const HOP_MS = 210;
/** How high it springs off a pin, as a share of a row. */
const SPRING = 0.7;
/** On the floor of a pocket, each lower and shorter than the one before. */
const BOUNCES = [
  { ms: 230, high: 16 },
  { ms: 140, high: 5 },
] as const;
export const FALL_MS = FIRST_MS + ROWS * HOP_MS + BOUNCES.reduce((sum, { ms }) => sum + ms, 0);
/** How flat it is as it strikes, and for how much of a hop. */
const FLAT = 0.22;
const FLAT_FOR = 0.2;

export const acrossAt = (at: number): number => HALF * (at + 1);
export const pinAt = (row: number): number => FIRST_ROW + ROW * row;

/** The pocket of a prize that is nearest to where a ball is let go. */
export const nearestPocket = (board: readonly number[], place: number, slot: number): number =>
  board.reduce(
    (best, row, pocket) =>
      row === place && (best < 0 || Math.abs(pocket - slot) < Math.abs(best - slot)) ? pocket : best,
    -1,
  );

/**
 * The places across of a ball that falls from a slot into a pocket, row by row: at each pin one to the left or to the right, never
 * out of the board, and there in the end.
 * @param lot any hexadecimal digits, one a row: which of the ways there are
 */
export function pathOf(slot: number, pocket: number, lot: string): number[] {
  const path = [2 * slot];
  for (let left = ROWS; left > 0; left -= 1) {
    const now = path.at(-1)!;
    const share = Number.parseInt(lot.at(-left) ?? '0', 16) / 16;
    // As often to the right as there are ways on from there.
    const isRight = now === 0 || (now !== WIDEST && share < (left + 2 * pocket - now) / (2 * left));
    path.push(now + (isRight ? 1 : -1));
  }
  return path;
}

/** A ball so many milliseconds on its way: its middle, how flat it is, and the row of the pin that it struck last, from 0. */
export function ballAt(path: readonly number[], ms: number) {
  const touch = (row: number) => (row < ROWS ? pinAt(row) - PIN - BALL : FLOOR);
  const hops = (ms - FIRST_MS) / HOP_MS;
  if (hops < 0)
    return { x: acrossAt(path[0]!), y: TOP + (touch(0) - TOP) * (ms / FIRST_MS) ** 2, flat: 0, struck: -1 };
  const row = Math.min(Math.floor(hops), ROWS - 1);
  const share = hops - row;
  if (share > 1)
    return {
      x: acrossAt(path[ROWS]!),
      y: FLOOR - bounceAt(ms - FIRST_MS - ROWS * HOP_MS),
      flat: 0,
      struck: row,
    };
  const [from, to] = [touch(row), touch(row + 1)];
  return {
    x: acrossAt(path[row]!) + HALF * (path[row + 1]! - path[row]!) * share,
    // Up a little, then ever faster down; at the end of the hop it is there.
    y: from - SPRING * ROW * share + (to - from + SPRING * ROW) * share ** 2,
    flat: FLAT * Math.max(0, 1 - share / FLAT_FOR),
    struck: row,
  };
}

function bounceAt(ms: number): number {
  let since = ms;
  for (const bounce of BOUNCES) {
    const share = since / bounce.ms;
    if (share < 1) return 4 * bounce.high * share * (1 - share);
    since -= bounce.ms;
  }
  return 0;
}

/** The same as it is drawn. */
export function ballTransform(path: readonly number[], ms: number): string {
  const { x, y, flat } = ballAt(path, ms);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(1 + flat / 2).toFixed(3)} ${(1 - flat).toFixed(3)})`;
}
