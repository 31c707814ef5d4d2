import { createEachApart } from '../../../platform/each-apart.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { PlayersParts } from '../players/feature.ts';
import type { ContactsParts } from './contacts-parts.ts';
import { contactsReaders } from './contacts-readers.ts';
import { contactsRoutes } from './contacts-routes.ts';
import { emailChangeRoutes } from './email-change-routes.ts';
import { deleteUndosBefore } from './email-undo-store.ts';
import { createLapser } from './lapse-accounts.ts';
import { deleteLinksBefore } from './links-store.ts';
import { CONTACTS_PERSONAL } from './personal-store.ts';

const LAPSE_EVERY_MS = 10 * 60_000;
const CLEAN_EVERY_MS = 10 * 60_000;
const TIMEOUT_MS = 60_000;
/** As long as letters are kept: where one may have gone is known until it is gone. */
const OLD_ADDRESSES_KEPT_MS = 30 * 86_400_000;

/** Whose an address is: of who answers its letter, or its code. */
export function createContacts(
  { db, clock, error }: Needs<'db' | 'clock' | 'error'>,
  {
    players,
    codes,
    writeLetter,
    carryStops,
    personal,
  }: Pick<ContactsParts, 'codes' | 'writeLetter' | 'carryStops' | 'personal'> & {
    readonly players: {
      readonly parts: Pick<
        PlayersParts,
        'answerAfterMs' | 'passwords' | 'isBreached' | 'budget' | 'sessions'
      >;
    };
  },
): { module: Module; parts: ContactsParts } {
  const { answerAfterMs, passwords, isBreached, budget, sessions } = players.parts;
  const parts: ContactsParts = {
    ...{ db, clock, answerAfterMs, passwords, isBreached, budget, sessions },
    ...{ codes, writeLetter, carryStops, personal },
  };
  const apart = createEachApart({
    clock,
    failed: (about) => error('an account that nobody answered for did not lapse', about),
  });
  return {
    parts,
    module: {
      name: 'contacts',
      personal: CONTACTS_PERSONAL,
      routes: (http) => {
        contactsRoutes(http, parts);
        emailChangeRoutes(http, parts);
      },
      readers: contactsReaders(parts),
      jobs: [
        {
          name: 'lapse-accounts',
          everyMs: LAPSE_EVERY_MS,
          timeoutMs: TIMEOUT_MS,
          run: createLapser(parts, apart),
        },
        {
          name: 'remove-old-links',
          everyMs: CLEAN_EVERY_MS,
          timeoutMs: TIMEOUT_MS,
          run: async () => {
            const before = new Date(clock.now().getTime() - OLD_ADDRESSES_KEPT_MS);
            await deleteLinksBefore(db, before);
            await deleteUndosBefore(db, before);
          },
        },
      ],
    },
  };
}
