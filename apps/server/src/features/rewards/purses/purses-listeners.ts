import { listener, type LivePublication, type StoredFact } from '../../../platform/outbox.ts';

export const pursesListeners = [
  listener({ name: 'purses-live', topics: ['bonus.ended'], live: (facts) => facts.map(ofBonus) }),
];

const ofBonus = ({ playerId, requestId, payload }: StoredFact<'bonus.ended'>): LivePublication => ({
  playerId,
  requestId,
  message: { name: 'bonusEnded', data: payload },
});
