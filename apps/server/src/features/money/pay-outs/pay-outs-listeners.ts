import { listener, type LivePublication, type StoredFact } from '../../../platform/outbox.ts';

export const payOutsListeners = [
  listener({ name: 'pay-outs-live', topics: ['pay-out.changed'], live: (facts) => facts.map(publicationOf) }),
  listener({
    name: 'pay-out-methods-live',
    topics: ['method.added', 'method.proven', 'method.closed'],
    live: (facts) =>
      facts.map(({ playerId, requestId, payload: { id } }) => ({
        ...{ playerId, requestId, message: { name: 'method', data: { id } } },
      })),
  }),
];

function publicationOf({ playerId, requestId, payload }: StoredFact<'pay-out.changed'>): LivePublication {
  const { id, state } = payload;
  return { playerId, requestId, message: { name: 'payOut', data: { id, state } } };
}
