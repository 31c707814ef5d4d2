import { listener, type LivePublication, type StoredFact } from '../../../platform/outbox.ts';

export const playersListeners = [
  listener({
    name: 'sessions-live',
    topics: ['account.sessions-changed'],
    live: (facts) => facts.map(ofSessions),
  }),
];

const ofSessions = ({ playerId, requestId }: StoredFact<'account.sessions-changed'>): LivePublication => ({
  playerId,
  requestId,
  message: { name: 'sessions', data: {} },
});
