import type { LiveMessage } from '@croupier/contract';
import type { Listener } from '../../platform/outbox.ts';

export const providersListeners: Listener[] = [
  {
    name: 'provider-wins-live',
    topics: ['provider-win.held'],
    live: (facts) =>
      facts.map(({ playerId, requestId, payload }) => ({
        playerId,
        requestId,
        message: { name: 'heldWin', data: payload } as LiveMessage,
      })),
  },
];
