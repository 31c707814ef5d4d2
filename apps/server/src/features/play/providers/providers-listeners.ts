import { listener, type LivePublication, type StoredFact } from '../../../platform/outbox.ts';
import { refusalOf } from './tell-refused.ts';

export const providersListeners = [
  listener({
    name: 'free-rounds-live',
    topics: ['free-rounds.given', 'free-rounds.ended'],
    live: (facts) => facts.map(newsOfFreeRounds),
  }),
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

function newsOfFreeRounds(fact: StoredFact<'free-rounds.given' | 'free-rounds.ended'>): LivePublication {
  const { playerId, requestId, payload } = fact;
  const { id } = payload;
  const message =
    'state' in payload
      ? ({ name: 'freeRoundsEnded', data: { id, state: payload.state } } as const)
      : ({ name: 'freeRoundsGiven', data: { id } } as const);
  return { playerId, requestId, message };
}
