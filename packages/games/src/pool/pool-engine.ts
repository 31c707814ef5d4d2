import type { Engine } from '../engine.ts';
import { assertMainMode, assertNoChoices } from '../modes.ts';
import type { PoolDefinition } from './definition.ts';
import { playSpecimen } from './play-ticket.ts';

/**
 * Scratch tickets. `play` is the draw with replacement that stands for a full pool: for play money and for maths. A
 * ticket that is sold comes from a pool (`pool.ts`) and its round from `playTicket`.
 */
export const poolEngine: Engine<PoolDefinition> = {
  family: 'board',
  play(definition, draw, entry) {
    assertMainMode(entry);
    assertNoChoices(entry.choices);
    return playSpecimen(definition, draw);
  },
  stakeUnits: (definition) => definition.stakeUnits,
  modes: () => ['main'],
};
