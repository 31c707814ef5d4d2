import { listener, type LivePublication, type StoredFact } from '../../../platform/outbox.ts';

export const paymentsListeners = [
  listener({ name: 'payments-live', topics: ['pay-in.changed'], live: (facts) => facts.map(publicationOf) }),
];

function publicationOf({ playerId, requestId, payload }: StoredFact<'pay-in.changed'>): LivePublication {
  const { id, state } = payload;
  return { playerId, requestId, message: { name: 'payIn', data: { id, state } } };
}
