import type { Engine } from '../engine.ts';
import { assertMainMode, assertNoChoices } from '../modes.ts';
import type { PoolDefinition } from './definition.ts';
import { drawTicket, playTicket } from './play-ticket.ts';

/**
 * Scratch tickets, drawn by the player's own stream. Tickets were once sold from pools (`pool.ts`): then the ticket is
 * given with the entry, so that such a round is shown and checked as it was.
 */
export const poolEngine: Engine<PoolDefinition> = {
  play(definition, draw, entry) {
    assertMainMode(entry);
    assertNoChoices(entry.choices);
    const ticket = entry.given?.ticket;
    return ticket ? playTicket(definition, ticket) : drawTicket(definition, draw);
  },
};
