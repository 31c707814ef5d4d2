import type { Engine } from '../engine.ts';
import { assertMainMode, assertNoChoices } from '../modes.ts';
import type { PoolDefinition } from './definition.ts';
import { playSpecimen, playTicket } from './play-ticket.ts';

/**
 * Scratch tickets. A ticket that is sold comes from a pool (`pool.ts`) and is given with the entry; without one, `play`
 * is the draw with replacement that stands for a full pool: for play money and for maths.
 */
export const poolEngine: Engine<PoolDefinition> = {
  family: 'board',
  play(definition, draw, entry) {
    assertMainMode(entry);
    assertNoChoices(entry.choices);
    const ticket = entry.given?.ticket;
    return ticket ? playTicket(definition, ticket) : playSpecimen(definition, draw);
  },
  isShared: true,
  stakeUnits: (definition) => definition.stakeUnits,
  modes: () => ['main'],
};
