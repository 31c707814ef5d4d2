import { MAP } from '@croupier/domain/rewards/wheel';

/** Where a place of the map lies, from 0. */
export const spotOf = (field: number): { column: number; row: number } => ({
  column: field % MAP.columns,
  row: Math.floor(field / MAP.columns),
});

/** Steps from a place of the map to another: along rows and columns, never aslant. */
export function stepsTo(from: number, to: number): number {
  const [a, b] = [spotOf(from), spotOf(to)];
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row);
}
