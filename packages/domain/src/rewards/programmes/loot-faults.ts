import { programmeFault, type ProgrammeFault } from './programme-fault.ts';

/** A row of a table that is drawn from: its chance is its weight of all weights. */
export interface LootRowIn {
  readonly weight: number;
  readonly reward: object;
  /** How often there is one; left out: always. */
  readonly stock?: number;
  /** The row in its place, from 0, once its stock is gone. */
  readonly fallback?: number;
}

/** Tables that are drawn from are known by their rows: each has a weight and a reward. */
export const isLootTable = (value: object): value is readonly LootRowIn[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (row: unknown) => typeof row === 'object' && row !== null && 'weight' in row && 'reward' in row,
  );

/** Finds faults of a table: nothing can be drawn from it, or a row whose stock is gone has nothing in its place. */
export function lootFaultsOf(at: string, rows: readonly LootRowIn[]): ProgrammeFault[] {
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  return [
    ...(total > 0 ? [] : [programmeFault(at, 'weights')]),
    ...rows.flatMap((row, place) =>
      isSafe(rows, row, place) ? [] : [programmeFault(`${at}/${place}/fallback`, 'fallback')],
    ),
  ];
}

function isSafe(rows: readonly LootRowIn[], { stock, fallback }: LootRowIn, place: number): boolean {
  if (stock === undefined) return fallback === undefined;
  const instead = fallback === undefined || fallback === place ? undefined : rows[fallback];
  return instead !== undefined && instead.stock === undefined;
}
