import { lawOfPays } from '../maths/law-of-pays.ts';
import type { RoundLaw } from '../maths/round-law.ts';
import { findMode } from '../modes.ts';
import type { DrawDefinition } from './definition.ts';

/** The law of a ticket: hits are hypergeometric. `combinations` counts the selections that can be drawn. */
export function drawLaw({ modes, numbers, drawn }: DrawDefinition, modeId: string): RoundLaw {
  const { picks, pays } = findMode(modes, modeId);
  const selections = choose(numbers, drawn);
  const chanceOf = (hits: number): number =>
    ratio(choose(picks, hits) * choose(numbers - picks, drawn - hits), selections);
  return lawOfPays(
    pays.map((units, hits) => ({ units, probability: chanceOf(hits) })),
    selections <= Number.MAX_SAFE_INTEGER ? Number(selections) : null,
    Object.fromEntries(pays.map((_, hits) => [`hits${hits}Probability`, chanceOf(hits)])),
  );
}

/** Ways to choose `taken` of `count`, whole. */
function choose(count: number, taken: number): bigint {
  if (taken < 0 || taken > count) return 0n;
  let ways = 1n;
  for (let i = 1; i <= taken; i += 1) ways = (ways * BigInt(count - taken + i)) / BigInt(i);
  return ways;
}

/** part ÷ whole to within 2⁻⁵³ of its value: both are shifted so that the quotient has more digits than a double. */
function ratio(part: bigint, whole: bigint): number {
  return Number((part << SHIFT) / whole) / 2 ** Number(SHIFT);
}

const SHIFT = 120n;
