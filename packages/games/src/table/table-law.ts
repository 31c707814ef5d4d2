import { lawOfPays } from '../maths/law-of-pays.ts';
import type { RoundLaw } from '../maths/round-law.ts';
import { findMode } from '../modes.ts';
import type { TableDefinition } from './definition.ts';
import { DICE_FACES } from './play-table.ts';

/** The law of a table, by counting its weights. */
export function tableLaw(definition: TableDefinition, mode: string): RoundLaw {
  const rows = weightedPays(definition, mode);
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const pays = rows.map(({ units, weight }) => ({ units, probability: weight / total }));
  return lawOfPays(pays, total);
}

function weightedPays(
  definition: TableDefinition,
  modeId: string,
): readonly { readonly units: number; readonly weight: number }[] {
  if (definition.kind === 'wheel') return findMode(definition.modes, modeId).sectors;
  if (definition.kind === 'plinko') {
    const { rows, pays } = findMode(definition.modes, modeId);
    const weights = pathsToSlots(rows);
    return pays.map((units, slot) => ({ units, weight: weights[slot]! }));
  }
  const { below, units } = findMode(definition.modes, modeId);
  return [
    { units, weight: below },
    { units: 0, weight: DICE_FACES - below },
  ];
}

/** How many of the 2^rows paths end in each slot: a row of Pascal's triangle. */
function pathsToSlots(rows: number): number[] {
  let paths = [1];
  for (let row = 0; row < rows; row += 1) {
    paths = Array.from(
      { length: paths.length + 1 },
      (_, slot) => (paths[slot] ?? 0) + (paths[slot - 1] ?? 0),
    );
  }
  return paths;
}
