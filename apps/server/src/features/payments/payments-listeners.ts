import type { LivePublication, Listener, StoredFact } from '../../platform/outbox.ts';
import type { PayInState } from './pay-in-state.ts';

export const paymentsListeners: Listener[] = [
  { name: 'payments-live', topics: ['pay-in.changed'], live: (facts) => facts.map(publicationOf) },
];

function publicationOf(fact: StoredFact): LivePublication {
  return {
    playerId: fact.playerId,
    requestId: fact.requestId,
    message: { name: 'payIn', data: fact.payload as { id: string; state: PayInState } },
  };
}
