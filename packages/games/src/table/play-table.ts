import { boardOutcome } from '../board-outcome.ts';
import type { Draw } from '../fair/draw.ts';
import { findMode } from '../modes.ts';
import type { BoardOutcome, BoardStep } from '../round.ts';
import type { DiceDefinition, PlinkoDefinition, TableDefinition, WheelDefinition } from './definition.ts';
import { drawWeighted } from './draw-weighted.ts';

/** Plays a round of one look-up. @throws EntryError on an unknown mode */
export function playTable(definition: TableDefinition, draw: Draw, mode: string): BoardOutcome {
  return boardOutcome(definition, mode, [stepOf(definition, draw, mode)]);
}

function stepOf(definition: TableDefinition, draw: Draw, mode: string): BoardStep {
  if (definition.kind === 'wheel') return spinWheel(findMode(definition.modes, mode), draw);
  if (definition.kind === 'plinko') return dropBall(findMode(definition.modes, mode), draw);
  return rollDice(findMode(definition.modes, mode), draw);
}

/** One draw for the sector. */
function spinWheel({ sectors }: WheelDefinition['modes'][number], draw: Draw): BoardStep {
  const sector = drawWeighted(sectors, draw, 'sector');
  return { kind: 'wheel', sector, units: sectors[sector]!.units };
}

/** One draw of two per row, top row first. */
function dropBall({ rows, pays }: PlinkoDefinition['modes'][number], draw: Draw): BoardStep {
  const path = Array.from({ length: rows }, () => draw.below(2, 'turn'));
  const slot = path.reduce((sum, turn) => sum + turn, 0);
  return { kind: 'plinko', path, slot, units: pays[slot]! };
}

/** One draw of ten thousand. */
function rollDice({ below, units }: DiceDefinition['modes'][number], draw: Draw): BoardStep {
  const roll = draw.below(DICE_FACES, 'roll');
  return { kind: 'dice', roll, below, units: roll < below ? units : 0 };
}

export const DICE_FACES = 10_000;
