import { listener, type LivePublication, type StoredFact } from '../../../platform/outbox.ts';

export const pursesListeners = [
  listener({ name: 'purses-live', topics: ['bonus.ended'], live: (facts) => facts.map(publicationOf) }),
];

function publicationOf(fact: StoredFact<'bonus.ended'>): LivePublication {
  return {
    playerId: fact.playerId,
    requestId: fact.requestId,
    message: { name: 'bonusEnded', data: fact.payload },
  };
}
