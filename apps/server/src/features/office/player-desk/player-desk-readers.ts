import { reader, type Reader } from '../../../platform/outbox.ts';
import { insertTraces, type Trace } from './trace-store.ts';

/** Nobody looks for a round within so short a time, and together they cost one statement. */
const EVERY_MS = 2_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Writes down whose a round is and in which request it was played, one row each, and whose a request that moved money otherwise: their
 * own tables lead with the player.
 */
export const playerTraces: Reader = reader({
  name: 'player-traces',
  topics: ['round.settled', 'pay-in.changed', 'balance.changed'],
  everyMs: EVERY_MS,
  handle: async (tx, facts) => {
    const traces = facts.flatMap(({ topic, payload, playerId, requestId }): Trace[] => {
      const roundId = topic === 'round.settled' ? payload.id : null;
      // Who calls may give a request an id of another form.
      const asked = requestId && UUID.test(requestId) ? requestId : null;
      return roundId || asked ? [{ playerId, roundId, requestId: asked }] : [];
    });
    await insertTraces(tx, traces);
  },
});
