import { listener } from '../../../platform/outbox.ts';

/** Every screen of the player hears of it at once: a game that is open there takes no stake any more. */
export const exclusionsListeners = [
  listener({
    name: 'stops-live',
    topics: ['break.begun', 'exclusion.begun', 'exclusion.over', 'house-break.set'],
    live: (facts) =>
      facts.map(({ playerId, requestId }) => ({
        playerId,
        requestId,
        message: { name: 'stopped', data: {} },
      })),
  }),
];
