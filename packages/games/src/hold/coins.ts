import type { Cell, CellValue, Win } from '../round.ts';
import type { HoldDefinition } from './definition.ts';

/** A coin in its cell, with what it is worth in units. */
export interface Coin extends CellValue {
  readonly kind: 'coin' | 'jackpot';
}

/** Cells without a coin, reel by reel, top row first. */
export function emptyCells({ grid }: HoldDefinition, coins: readonly Coin[]): Cell[] {
  const taken = new Set(coins.map(({ cell: [reel, row] }) => reel * grid.rows + row));
  return Array.from({ length: grid.reels * grid.rows }, (_, place): Cell => [
    Math.floor(place / grid.rows),
    place % grid.rows,
  ]).filter(([reel, row]) => !taken.has(reel * grid.rows + row));
}

/** The grid of the feature: coins and blanks. */
export function coinGrid(definition: HoldDefinition, coins: readonly Coin[]): string[][] {
  const blank = symbolOf(definition, 'blank');
  const grid = Array.from({ length: definition.grid.reels }, () =>
    Array.from({ length: definition.grid.rows }, () => blank),
  );
  for (const { cell } of coins) grid[cell[0]]![cell[1]] = symbolOf(definition, 'coin');
  return grid;
}

/** What the coins pay at the end: the plain ones together, each jackpot by itself, the grand one for a full screen. */
export function coinWins(definition: HoldDefinition, coins: readonly Coin[]): Win[] {
  const symbol = symbolOf(definition, 'coin');
  const plain = coins.filter(({ kind }) => kind === 'coin');
  const wins: Win[] = [];
  if (plain.length > 0) {
    wins.push({
      kind: 'coin',
      symbol,
      count: plain.length,
      units: plain.reduce((sum, { value }) => sum + value, 0),
      cells: plain.map(({ cell }) => cell),
    });
  }
  for (const { kind, cell, value } of coins)
    if (kind === 'jackpot') wins.push({ kind: 'jackpot', symbol, count: 1, units: value, cells: [cell] });
  if (emptyCells(definition, coins).length === 0) {
    const cells = coins.map(({ cell }) => cell);
    wins.push({ kind: 'jackpot', symbol, count: coins.length, units: definition.hold.grandUnits, cells });
  }
  return wins;
}

function symbolOf({ symbols }: HoldDefinition, role: 'coin' | 'blank'): string {
  return symbols.find((symbol) => symbol.role === role)!.id;
}
