import { createEachApart } from '../../../platform/each-apart.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { PlayersParts } from '../players/index.ts';
import type { ContactsParts } from './contacts-parts.ts';
import { contactsReaders } from './contacts-readers.ts';
import { contactsRoutes } from './contacts-routes.ts';
import { lapseAccounts } from './lapse-accounts.ts';
import { deleteLinksBefore } from './links-store.ts';

const LAPSE_EVERY_MS = 10 * 60_000;
const CLEAN_EVERY_MS = 10 * 60_000;
const TIMEOUT_MS = 60_000;

/** Whose an address is: of who answers its letter, or its code. */
export function createContacts(
  { db, clock, error }: Needs<'db' | 'clock' | 'error'>,
  {
    players,
    codes,
    writeLetter,
  }: Pick<ContactsParts, 'codes' | 'writeLetter'> & {
    readonly players: { readonly parts: Pick<PlayersParts, 'passwords' | 'budget' | 'sessions'> };
  },
): { module: Module; parts: ContactsParts } {
  const { passwords, budget, sessions } = players.parts;
  const parts: ContactsParts = { db, clock, passwords, budget, sessions, codes, writeLetter };
  const apart = createEachApart({
    clock,
    failed: (about) => error('an account that nobody answered for did not lapse', about),
  });
  return {
    parts,
    module: {
      name: 'contacts',
      routes: (http) => contactsRoutes(http, parts),
      readers: contactsReaders(parts),
      jobs: [
        {
          name: 'lapse-accounts',
          everyMs: LAPSE_EVERY_MS,
          timeoutMs: TIMEOUT_MS,
          run: (signal) => lapseAccounts(parts, apart, signal),
        },
        {
          name: 'remove-old-links',
          everyMs: CLEAN_EVERY_MS,
          timeoutMs: TIMEOUT_MS,
          run: () => deleteLinksBefore(db, clock.now()),
        },
      ],
    },
  };
}
