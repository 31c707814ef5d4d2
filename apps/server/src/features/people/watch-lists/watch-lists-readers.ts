import { reader, type Reader } from '../../../platform/outbox.ts';
import { screenPlayer, type WatchParts } from './screen-player.ts';

/** Whoever says, or has shown, what they are called is looked up. Players in the order of their numbers, as two readers lock some of the same. */
export const watchListsReaders = (parts: WatchParts): Reader[] => [
  reader({
    name: 'watch-lists',
    topics: ['account.named', 'account.corrected', 'document.approved'],
    handle: async (tx, facts) => {
      const players = [...new Set(facts.map(({ playerId }) => playerId))].sort((a, b) => Number(a - b));
      for (const playerId of players) await screenPlayer(parts, tx, playerId);
    },
  }),
];
