import type { ReturnDay } from '@croupier/contract/office/game-desk';

export const CHART_WIDTH = 720;
export const CHART_HEIGHT = 144;
const MARGIN = 6;
/** A day of a few rounds may return anything: of a hundred figures so many stand beyond an edge, and are drawn at it. */
const BEYOND_EDGE = 0.05;
/** The drawing reaches so far from what is declared at least, as a share of it. */
const REACH = 0.1;

export interface Chart {
  /** Paths in the drawing's own units. */
  readonly band: string;
  readonly line: string;
  readonly declaredY: number;
  readonly points: readonly { readonly x: number; readonly y: number; readonly isOutside: boolean }[];
  /** The shares at the edges. */
  readonly lowest: number;
  readonly highest: number;
}

/** Where returns stand in a drawing: days from left to right, higher shares higher up. */
export function chartOf(days: readonly ReturnDay[], declared: number): Chart {
  const figures = days
    .flatMap(({ actual, expectedFrom, expectedTo }) => [actual, expectedFrom, expectedTo])
    .sort((one, other) => one - other);
  const at = (share: number) => figures[Math.round(share * (figures.length - 1))] ?? declared;
  const lowest = Math.min(at(BEYOND_EDGE), declared * (1 - REACH));
  const highest = Math.max(at(1 - BEYOND_EDGE), declared * (1 + REACH));
  const xOf = (place: number) =>
    days.length === 1 ? CHART_WIDTH / 2 : MARGIN + (place / (days.length - 1)) * (CHART_WIDTH - 2 * MARGIN);
  const yOf = (share: number) => {
    const part = Math.min(1, Math.max(0, (share - lowest) / (highest - lowest)));
    return round(CHART_HEIGHT - MARGIN - part * (CHART_HEIGHT - 2 * MARGIN));
  };
  const points = days.map(({ actual, expectedFrom, expectedTo }, place) => ({
    x: round(xOf(place)),
    y: yOf(actual),
    isOutside: actual < expectedFrom || actual > expectedTo,
  }));
  const upper = days.map(({ expectedTo }, place) => `${points[place]!.x} ${yOf(expectedTo)}`);
  const lower = days.map(({ expectedFrom }, place) => `${points[place]!.x} ${yOf(expectedFrom)}`).reverse();
  return {
    band: days.length === 0 ? '' : `M${[...upper, ...lower].join('L')}Z`,
    line: points.length === 0 ? '' : `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`,
    declaredY: yOf(declared),
    points,
    lowest,
    highest,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
