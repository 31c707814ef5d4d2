import { canonicalJson } from '../canonical-json.ts';
import { drawWeighted } from '../table/draw-weighted.ts';
import { hexOfBytes } from './bytes.ts';
import type { Draw } from './draw.ts';
import { sha256 } from './sha256.ts';

/** A row of a table that is drawn from; its place is its index, from 0. */
export interface LootTableRow {
  /** A whole number from 1 to 1,000,000: the chance of the row is its weight ÷ the sum of all weights. */
  readonly weight: number;
  /** The prize: any value that has a canonical JSON. It takes no part in the draw. */
  readonly reward: unknown;
  /** How often it can be given; without one, always. It takes no part in the draw. */
  readonly stock?: number;
  /** The place that is given instead once the stock is gone: a row without a stock. */
  readonly fallback?: number;
}

export interface LootOdds {
  readonly totalWeight: number;
  /** The chance of each place, from 0 to 1. */
  readonly chances: readonly number[];
}

export const MOST_LOOT_ROWS = 40;
export const MOST_LOOT_WEIGHT = 1_000_000;

/** Domains of draws from tables begin with one of these; no game's id does. */
export const LOOT_DOMAIN_PREFIXES = ['loot-', 'calendar-', 'chest-'] as const;

/**
 * The place that is drawn, by one draw: `weighted(rows)` of docs/fairness.md. Stocks take no part in it.
 * Throws on rows outside their bounds.
 */
export function drawLoot(stream: Draw, rows: readonly LootTableRow[]): number {
  assertLootTable(rows);
  return drawWeighted(rows, stream, 'loot');
}

/** The canonical JSON of a table's rows: weight, reward and, where they are there, stock and fallback. */
export function tableText(rows: readonly LootTableRow[]): string {
  assertLootTable(rows);
  return canonicalJson(
    rows.map(({ weight, reward, stock, fallback }) => ({ weight, reward, stock, fallback })),
  );
}

/** SHA-256 of `tableText`, as 64 hexadecimal digits: it names the table that a draw was made from. */
export function tableHash(rows: readonly LootTableRow[]): string {
  return hexOfBytes(sha256(tableText(rows)));
}

export function oddsOf(rows: readonly LootTableRow[]): LootOdds {
  assertLootTable(rows);
  const totalWeight = rows.reduce((sum, { weight }) => sum + weight, 0);
  return { totalWeight, chances: rows.map(({ weight }) => weight / totalWeight) };
}

/** Whether a place may be given for a drawn one: itself, or its fallback. */
export function mayGive(rows: readonly LootTableRow[], drawnPlace: number, givenPlace: number): boolean {
  const drawn = rows[drawnPlace];
  return drawn !== undefined && (givenPlace === drawnPlace || givenPlace === drawn.fallback);
}

/** Throws on what no draw is made from. */
export function assertLootTable(rows: readonly LootTableRow[]): void {
  if (rows.length < 1 || rows.length > MOST_LOOT_ROWS)
    throw new RangeError(`A table has 1 to ${MOST_LOOT_ROWS} rows, not ${rows.length}`);
  for (const [place, { weight, stock, fallback }] of rows.entries()) {
    if (!isWhole(weight, 1, MOST_LOOT_WEIGHT)) throw new RangeError(`Row ${place} weighs ${weight}`);
    if (stock !== undefined && !isWhole(stock, 0, Number.MAX_SAFE_INTEGER))
      throw new RangeError(`Row ${place} has a stock of ${stock}`);
    if (stock !== undefined && fallback === undefined)
      throw new RangeError(`Row ${place} has a stock and no fallback`);
    if (fallback !== undefined && !isFallback(rows, place, fallback))
      throw new RangeError(`Row ${place} falls back to ${fallback}`);
  }
}

/** The row that stands in for another is there and never runs out. */
const isFallback = (rows: readonly LootTableRow[], place: number, fallback: number): boolean =>
  isWhole(fallback, 0, rows.length - 1) && fallback !== place && rows[fallback]!.stock === undefined;

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= most;
