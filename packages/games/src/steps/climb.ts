import { boardOutcome } from '../board-outcome.ts';
import { EntryError, type BoardOutcome, type BoardStep, type Choice, type Entry } from '../round.ts';
import type { MinesDefinition, TowersDefinition } from './definition.ts';
import { stepLevels } from './step-levels.ts';

/** A board drawn beforehand, as far as mines and towers differ. */
export interface Board {
  readonly asks: 'tile' | 'door';
  /** What may be chosen after these safe choices. */
  allowedAfter(chosen: readonly Choice[]): readonly Choice[];
  /** Whether this choice, made after `level` safe ones, meets a trap. */
  isTrap(choice: Choice, level: number): boolean;
  readonly traps: readonly (readonly number[])[];
}

/**
 * Plays the choices on a board: each turns a tile or opens a door, the empty one takes the money. The round is over
 * at a trap, when the money is taken, or at the last level; then, not before, the traps are shown.
 * @throws EntryError on a choice that is not allowed where it is made
 */
export function climb(
  definition: MinesDefinition | TowersDefinition,
  entry: Entry,
  board: Board,
): BoardOutcome {
  const levels = stepLevels(definition, entry.mode);
  const steps: BoardStep[] = [];
  const chosen: Choice[] = [];
  let units = 0;
  let over = false;
  for (const choice of entry.choices) {
    if (over) throw new EntryError('The round is over');
    if (choice.length === 0) {
      if (chosen.length === 0) throw new EntryError('There is nothing to take yet');
      over = true;
      steps.push({ kind: 'taken', units });
      continue;
    }
    const at = board.allowedAfter(chosen).find((allowed) => isSame(allowed, choice));
    if (at === undefined) throw new EntryError(`The ${board.asks} cannot be chosen`);
    const safe = !board.isTrap(at, chosen.length);
    chosen.push(at);
    units = safe ? levels[chosen.length - 1]!.units : 0;
    steps.push({ kind: 'pick', at, safe, units });
    over = !safe || chosen.length === levels.length;
    if (safe && over) steps.push({ kind: 'taken', units });
  }
  if (over)
    return boardOutcome(definition, entry.mode, [...steps, { kind: 'reveal', traps: board.traps, units }]);
  return boardOutcome(definition, entry.mode, steps, {
    asks: board.asks,
    allowed: board.allowedAfter(chosen),
    cashOutUnits: chosen.length === 0 ? null : units,
  });
}

function isSame(a: Choice, b: Choice): boolean {
  return a.length === b.length && a.every((number, index) => number === b[index]);
}
