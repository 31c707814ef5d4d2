import { drawNumbers } from '../draw/draw-numbers.ts';
import type { Draw } from '../fair/draw.ts';
import { findMode } from '../modes.ts';
import type { BoardOutcome, Entry } from '../round.ts';
import { climb } from './climb.ts';
import type { TowersDefinition } from './definition.ts';

/**
 * Floors and doors are numbered from 0; a choice is a door of the floor that has been reached, a trap is shown as
 * [floor, door]. The traps of every floor are drawn first, the lowest floor leading.
 * @throws EntryError on a mode or a door that is not allowed
 */
export function playTowers(definition: TowersDefinition, draw: Draw, entry: Entry): BoardOutcome {
  const { doors, safe } = findMode(definition.modes, entry.mode);
  const floors = Array.from({ length: definition.floors }, () =>
    drawNumbers(draw, { first: 0, count: doors, drawn: doors - safe, what: 'trap' }).toSorted(
      (a, b) => a - b,
    ),
  );
  const choices = Array.from({ length: doors }, (_, door) => [door]);
  return climb(definition, entry, {
    asks: 'door',
    allowedAfter: () => choices,
    isTrap: ([door], floor) => floors[floor]!.includes(door!),
    traps: floors.flatMap((traps, floor) => traps.map((door) => [floor, door])),
  });
}
