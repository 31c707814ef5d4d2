import { listener, type LivePublication, type StoredFact } from '../../../platform/outbox.ts';

export const giftsListeners = [
  listener({ name: 'gifts-live', topics: ['gift.ended'], live: (facts) => facts.map(ofGift) }),
];

const ofGift = ({ playerId, requestId, payload }: StoredFact<'gift.ended'>): LivePublication => ({
  playerId,
  requestId,
  message: { name: 'giftEnded', data: { id: payload.id, state: payload.state } },
});
