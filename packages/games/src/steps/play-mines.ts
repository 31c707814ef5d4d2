import { drawNumbers } from '../draw/draw-numbers.ts';
import type { Draw } from '../fair/draw.ts';
import { findMode } from '../modes.ts';
import type { BoardOutcome, Entry } from '../round.ts';
import { climb } from './climb.ts';
import type { MinesDefinition } from './definition.ts';

/**
 * Tiles are numbered from 0, row by row. The traps are drawn first, `below(tiles − i)` for the i-th.
 * @throws EntryError on a mode or a tile that is not allowed
 */
export function playMines(definition: MinesDefinition, draw: Draw, entry: Entry): BoardOutcome {
  const { traps: drawn } = findMode(definition.modes, entry.mode);
  const count = definition.columns * definition.rows;
  const traps = drawNumbers(draw, { first: 0, count, drawn, what: 'trap' });
  const tiles = Array.from({ length: count }, (_, tile) => tile);
  return climb(definition, entry, {
    asks: 'tile',
    allowedAfter: (chosen) =>
      tiles.filter((tile) => chosen.every(([turned]) => turned !== tile)).map((tile) => [tile]),
    isTrap: ([tile]) => traps.includes(tile!),
    traps: traps.toSorted((a, b) => a - b).map((tile) => [tile]),
  });
}
