import { listener, type LivePublication, type StoredFact } from '../../../platform/outbox.ts';

export const playersListeners = [
  listener({
    name: 'sessions-live',
    topics: ['account.sessions-changed'],
    live: (facts) => facts.map(ofSessions),
  }),
  listener({
    name: 'region-moved-live',
    topics: ['account.region-moved'],
    live: (facts) => facts.map(ofMove),
  }),
];

const ofSessions = ({ playerId, requestId }: StoredFact<'account.sessions-changed'>): LivePublication => ({
  playerId,
  requestId,
  message: { name: 'sessions', data: {} },
});

/** A page that is open shows money and rules of the region before. */
const ofMove = ({
  playerId,
  requestId,
  payload: { region },
}: StoredFact<'account.region-moved'>): LivePublication => ({
  playerId,
  requestId,
  message: { name: 'regionMoved', data: { region } },
});
