import type { Draw } from '../fair/draw.ts';

/** One index of a table, each as likely as its weight. Takes one draw, `below(sum of the weights)`. */
export function drawWeighted(rows: readonly { readonly weight: number }[], draw: Draw, what: string): number {
  let left = draw.below(
    rows.reduce((sum, { weight }) => sum + weight, 0),
    what,
  );
  return rows.findIndex(({ weight }) => (left -= weight) < 0);
}
