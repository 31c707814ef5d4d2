import { lawOfPays } from '../maths/law-of-pays.ts';
import type { RoundLaw } from '../maths/round-law.ts';
import type { PoolDefinition } from './definition.ts';

/** The law of one ticket: counted. Each ticket has it, whatever is known of all before. */
export function poolLaw({ tickets, prizes }: PoolDefinition): RoundLaw {
  return lawOfPays(
    prizes.map(({ units, count }) => ({ units, probability: count / tickets })),
    tickets,
  );
}
