import { listener } from '../../../platform/outbox.ts';
import { refusalOf } from './tell-refused.ts';

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
  listener({
    name: 'provider-bets-live',
    topics: ['provider-bet.refused'],
    live: (facts) =>
      facts.map(({ playerId, requestId, payload }) => ({
        playerId,
        requestId,
        message: { name: 'betRefused', data: { game: payload.game, refusal: refusalOf(payload) } },
      })),
  }),
];
