import type { Draw } from '../fair/draw.ts';
import { gridOutcome } from '../grid-outcome.ts';
import type { GridOutcome, SpinStep } from '../round.ts';
import { cascadeRulesOf } from './cascade-rules.ts';
import type { CascadeDefinition } from './definition.ts';
import { noMultipliers } from './multipliers.ts';
import { playSpin } from './play-spin.ts';

/**
 * Plays a whole round: the paid spin with its cascades, then every free spin with its own, until none is left or the
 * win cap is reached at the end of a spin. `fillGrid` says in which order is drawn.
 */
export function playCascade(definition: CascadeDefinition, draw: Draw): GridOutcome {
  const rules = cascadeRulesOf(definition);
  const steps: SpinStep[] = [];
  let wonUnits = 0;
  let spinsLeft = 0;
  let awarded = 0;
  let kept = noMultipliers(rules);
  do {
    const kind = steps.length === 0 ? 'base' : 'free';
    if (kind === 'free') spinsLeft -= 1;
    const spin = playSpin({ definition, rules, kind, draw, kept, spinsLeft, awarded });
    steps.push(...spin);
    wonUnits += spin.reduce((sum, step) => sum + step.units, 0);
    spinsLeft = spin.at(-1)!.freeSpinsLeft;
    awarded += spin.at(-1)!.freeSpinsAwarded;
    // What the paid spin has grown ends with it; the free spins then keep their own.
    if (kind === 'base' && spinsLeft > 0) kept = noMultipliers(rules);
  } while (spinsLeft > 0 && wonUnits < rules.maximumWinUnits);
  return gridOutcome(definition, steps, {
    wonUnits,
    maximumWinUnits: rules.maximumWinUnits,
    isCutShort: spinsLeft > 0,
  });
}
