import { reader, type Reader } from '../../../platform/outbox.ts';
import { askAnswer } from './ask-answer.ts';
import type { ContactsParts } from './contacts-parts.ts';

/**
 * Writes the letter of a new account. Not in the sign-up itself: what is written, and to whom, depends on whether the address has an
 * owner, and a sign-up takes the same work for every address.
 */
export const contactsReaders = (parts: ContactsParts): Reader[] => [
  reader({
    name: 'contacts-letters',
    topics: ['account.opened'],
    handle: async (tx, facts) => {
      for (const { playerId } of facts) await askAnswer(parts, tx, playerId);
    },
  }),
];
