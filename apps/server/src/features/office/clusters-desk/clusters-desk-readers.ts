import { createHmac } from 'node:crypto';
import type { Needs } from '../../../platform/platform.ts';
import { reader, type Reader } from '../../../platform/outbox.ts';
import { listContacts, markContact, markPersons, markSessions } from './marks-store.ts';

/**
 * Notes what may be shared, as it comes: a session is gone half an hour after its player is. All of it is hashes under a key that the
 * database does not have.
 */
export const clusterMarks = ({ clock, config }: Needs<'clock', 'sessionKey'>): Reader =>
  reader({
    name: 'cluster-marks',
    topics: [
      'account.sessions-changed',
      'account.email-verified',
      'account.phone-verified',
      'account.contact-changed',
      // Who was here before there were marks is known by them when they are gone.
      'account.deletion-asked',
      'person.met',
    ],
    handle: async (tx, facts) => {
      const playerIds = [...new Set(facts.map(({ playerId }) => playerId))];
      await markSessions(tx, playerIds);
      if (facts.some(({ topic }) => topic === 'person.met')) await markPersons(tx, playerIds, clock.now());
      for (const { playerId, ...contacts } of await listContacts(tx, playerIds))
        for (const kind of ['email', 'phone'] as const) {
          const contact = contacts[kind];
          if (contact === null) continue;
          const hash = contactHash(kind, contact, config.sessionKey);
          await markContact(tx, { playerId, kind, hash, now: clock.now() });
        }
    },
  });

const contactHash = (kind: 'email' | 'phone', contact: string, key: Buffer): Buffer =>
  createHmac('sha256', key).update(`${kind}\n${contact}`).digest();
