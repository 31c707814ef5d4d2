import { listener } from '../../../platform/outbox.ts';

/** Tells the player's other windows that a round was settled; the balance itself the ledger tells. */
export const roundsListeners = [
  listener({
    name: 'rounds-live',
    topics: ['round.settled'],
    live: (facts) =>
      facts.map(({ playerId, payload, requestId }) => {
        const { id, game } = payload;
        return { playerId, requestId, message: { name: 'round', data: { id, game } } };
      }),
  }),
];
