import { reader, type Reader } from '../../../platform/outbox.ts';
import { insertTraces, type Trace } from './trace-store.ts';

/** Nobody looks for a round within so short a time, and together they cost one statement. */
const EVERY_MS = 2_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Writes down whose a round is, one row each, and whose a request that moved money otherwise: their own tables lead with the player. A
 * round's request is left out: it would be a second row for every round, and its player names the round.
 */
export const playerTraces: Reader = reader({
  name: 'player-traces',
  topics: ['round.settled', 'pay-in.changed', 'balance.changed'],
  everyMs: EVERY_MS,
  handle: async (tx, facts) => {
    const traces = facts.flatMap(({ topic, payload, playerId, requestId }): Trace[] => {
      if (topic === 'round.settled') return [{ id: payload.id, playerId, what: 'round' }];
      // Who calls may give a request an id of another form.
      return requestId && UUID.test(requestId) ? [{ id: requestId, playerId, what: 'request' }] : [];
    });
    await insertTraces(tx, traces);
  },
});
