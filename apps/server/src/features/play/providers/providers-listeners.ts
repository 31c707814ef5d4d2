import { listener } from '../../../platform/outbox.ts';

export const providersListeners = [
  listener({
    name: 'provider-wins-live',
    topics: ['provider-win.held'],
    live: (facts) =>
      facts.map(({ playerId, requestId, payload }) => ({
        playerId,
        requestId,
        message: { name: 'heldWin', data: payload },
      })),
  }),
];
