import { listener, type Listener } from '../../../platform/outbox.ts';

/** Told to whoever has the profile open: the link is made in another program. */
export const telegramListeners: Listener[] = [
  listener({
    name: 'telegram-live',
    topics: ['telegram.linked', 'telegram.unlinked'],
    live: (facts) =>
      facts.map(({ playerId, topic }) => ({
        playerId,
        message: { name: 'telegram' as const, data: { linked: topic === 'telegram.linked' } },
      })),
  }),
];
