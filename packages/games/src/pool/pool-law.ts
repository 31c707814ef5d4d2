import { lawOfPays } from '../maths/law-of-pays.ts';
import type { RoundLaw } from '../maths/round-law.ts';
import type { PoolDefinition } from './definition.ts';

/** The law of one ticket of a full pool: counted. Tickets of one pool are not independent; the pool returns this exactly. */
export function poolLaw({ tickets, prizes }: PoolDefinition): RoundLaw {
  return lawOfPays(
    prizes.map(({ units, count }) => ({ units, probability: count / tickets })),
    tickets,
  );
}
