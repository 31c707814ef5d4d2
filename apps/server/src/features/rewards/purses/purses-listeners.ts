import { listener, type LivePublication, type StoredFact } from '../../../platform/outbox.ts';

export const pursesListeners = [
  listener({ name: 'purses-live', topics: ['bonus.ended'], live: (facts) => facts.map(ofBonus) }),
  listener({ name: 'gifts-live', topics: ['gift.ended'], live: (facts) => facts.map(ofGift) }),
];

const ofBonus = ({ playerId, requestId, payload }: StoredFact<'bonus.ended'>): LivePublication => ({
  playerId,
  requestId,
  message: { name: 'bonusEnded', data: payload },
});

const ofGift = ({ playerId, requestId, payload }: StoredFact<'gift.ended'>): LivePublication => ({
  playerId,
  requestId,
  message: { name: 'giftEnded', data: { id: payload.id, state: payload.state } },
});
