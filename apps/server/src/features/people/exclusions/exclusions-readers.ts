import { appendFacts, reader, type Reader } from '../../../platform/outbox.ts';
import { metWith } from '../person-marks/feature.ts';
import { carryStops } from './carry-stops.ts';
import type { ExclusionsParts } from './exclusions-parts.ts';

/**
 * A net under whatever proves an address or shows a document: each carries exclusions with its own commit, and what one should leave out
 * is carried here. So is an exclusion that begins after another account has shown its player's document: that account is told to be met
 * anew, and carried to in another turn, as here marks are locked and there players.
 * Players in the order of their numbers, as settlements lock seats.
 */
export const exclusionsReaders = (parts: ExclusionsParts): Reader[] => [
  reader({
    name: 'stops-of-people',
    topics: ['account.email-verified', 'account.phone-verified', 'account.contact-changed', 'person.met'],
    handle: async (tx, facts) => {
      const players = [...new Set(facts.map(({ playerId }) => playerId))].sort((a, b) => Number(a - b));
      for (const playerId of players) await carryStops(parts, tx, playerId);
    },
  }),
  reader({
    name: 'stops-of-met',
    topics: ['exclusion.begun'],
    handle: async (tx, facts) => {
      const others = await metWith(tx, [...new Set(facts.map(({ playerId }) => playerId))]);
      await appendFacts(
        tx,
        others.map((playerId) => ({ playerId, topic: 'person.met', payload: {} })),
      );
    },
  }),
];
