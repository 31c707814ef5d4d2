import { lawOfPays, type Pay } from '../maths/law-of-pays.ts';
import type { RoundLaw } from '../maths/round-law.ts';
import { bestChanceOf } from './best-climb.ts';
import type { MinesDefinition, StepsDefinition, TowersDefinition } from './definition.ts';
import { hiLoLaw } from './hi-lo-law.ts';
import { stepLevels } from './step-levels.ts';

/**
 * The law of a game of steps depends on where one stops. The sheet shows a player who tosses a coin after each safe step
 * whether to go on; `details` has what every single level returns.
 */
export function stepsLaw(definition: StepsDefinition, mode: string): RoundLaw {
  if (definition.kind !== 'hi-lo') return boardLaw(definition, mode);
  const law = hiLoLaw(definition);
  return { ...law, bestMaximumProbability: bestChanceOf(definition, law.distribution.length - 1) };
}

function boardLaw(definition: MinesDefinition | TowersDefinition, mode: string): RoundLaw {
  const levels = stepLevels(definition, mode);
  const pays: Pay[] = [];
  const details: Record<string, number> = {};
  let coming = 1;
  for (const [index, { units, probability }] of levels.entries()) {
    const stopping = index === levels.length - 1 ? coming : coming / 2;
    coming -= stopping;
    pays.push({ units, probability: stopping * probability });
    details[`rtpAfter${index + 1}`] = (probability * units) / definition.stakeUnits;
  }
  return { ...lawOfPays(pays, null, details), bestMaximumProbability: levels.at(-1)!.probability };
}
