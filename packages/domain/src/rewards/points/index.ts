/** How reward points move: into the book by the first two ways, out of it by the others. */
export const POINT_WAYS = ['earned', 'returned', 'spent', 'expired', 'taken-back'] as const;
export type PointWay = (typeof POINT_WAYS)[number];

/** 1 where a way adds points, -1 where it takes them. */
export const POINT_SIGN = {
  earned: 1,
  returned: 1,
  spent: -1,
  expired: -1,
  'taken-back': -1,
} as const satisfies Record<PointWay, 1 | -1>;

/** The most points of one move. */
export const POINTS_MAX = 1_000_000_000;

/**
 * What a player is shown, and may spend. The book itself can fall below zero, when points are taken back that were spent
 * already: what is earned next pays for that first.
 */
export const spendablePoints = (left: number): number => Math.max(0, left);

interface ExpiryFacts {
  /** All points whose time is over, spent or not. */
  readonly overdue: number;
  /** All points that ever left the book, by any way. */
  readonly out: number;
  /** Points left in the book now. */
  readonly left: number;
}

/**
 * Points that expire now. What was spent counts against what expires first, so a player never loses points by the order in
 * which they spent them; and a debt is never made larger.
 */
export const expiringPoints = ({ overdue, out, left }: ExpiryFacts): number =>
  Math.min(Math.max(0, overdue - out), spendablePoints(left));
