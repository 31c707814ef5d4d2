import { listener } from '../../../platform/outbox.ts';

/** Tells the player's windows that a round was settled, or taken back; the balance itself the ledger tells. */
export const roundsListeners = [
  listener({
    name: 'rounds-live',
    topics: ['round.settled', 'round.voided'],
    live: (facts) =>
      facts.map(({ playerId, payload, requestId }) => {
        const { id, game } = payload;
        return { playerId, requestId, message: { name: 'round', data: { id, game } } };
      }),
  }),
];
