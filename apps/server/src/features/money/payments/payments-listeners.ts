import { listener, type LivePublication, type StoredFact } from '../../../platform/outbox.ts';

export const paymentsListeners = [
  listener({ name: 'payments-live', topics: ['pay-in.changed'], live: (facts) => facts.map(publicationOf) }),
];

function publicationOf(fact: StoredFact<'pay-in.changed'>): LivePublication {
  return {
    playerId: fact.playerId,
    requestId: fact.requestId,
    message: { name: 'payIn', data: fact.payload },
  };
}
