import type { GridOutcome } from '../round.ts';
import type { WaysDefinition } from './definition.ts';
import { wayRulesOf } from './way-rules.ts';

/** How many free spins each choice would give, in the order of the choices, as the paid spin stands. */
export function freeSpinsOffered(
  definition: WaysDefinition,
  { steps }: Pick<GridOutcome, 'steps'>,
): readonly number[] {
  const { scatter, options } = wayRulesOf(definition);
  const shown = steps[0]!.grid.flat().filter((symbol) => symbol === definition.symbols[scatter]?.id).length;
  return options.map(({ awards }) => awards[shown]!);
}
