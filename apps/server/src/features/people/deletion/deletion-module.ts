import { createEachApart } from '../../../platform/each-apart.ts';
import type { Module } from '../../../platform/module.ts';
import { reader } from '../../../platform/outbox.ts';
import type { Needs } from '../../../platform/platform.ts';
import { lockClosed } from '../blocks/feature.ts';
import { sessionCookieName } from '../players/feature.ts';
import { deletionRoutes } from './deletion-routes.ts';
import type { DeletionBelow, DeletionParts } from './deletion-parts.ts';
import { deleteWaiting } from './deletion-store.ts';
import { eraseDue } from './erase-account.ts';

/** An account is erased at most this much later than it was said to be. */
const ERASE_EVERY_MS = 10_000;
const TIMEOUT_MS = 60_000;

/** How an account ends at its player's wish: closed at once, taken back for some days, then erased. */
export function createDeletion(
  platform: Needs<'db' | 'clock' | 'error', 'sessionKey' | 'secure'>,
  below: DeletionBelow,
): { module: Module; parts: DeletionParts } {
  const parts: DeletionParts = { ...platform, ...below };
  const { clock, error, config } = platform;
  const apart = createEachApart({ clock, failed: (about) => error('an account was not erased', about) });
  return {
    parts,
    module: {
      name: 'deletion',
      routes: (http) => deletionRoutes(http, parts, sessionCookieName(config.secure)),
      readers: [
        reader({
          name: 'deletion-reopened',
          topics: ['account.opened-again', 'account.blocked'],
          // The house has opened it, or has taken it over: who wants it gone says so again. Closed by them anew, it waits for that.
          handle: async (tx, facts) => {
            for (const { playerId } of facts)
              if (!(await lockClosed(tx, playerId))?.own) await deleteWaiting(tx, playerId);
          },
        }),
      ],
      jobs: [
        {
          name: 'erase-accounts',
          everyMs: ERASE_EVERY_MS,
          timeoutMs: TIMEOUT_MS,
          run: (signal) => eraseDue(parts, apart, signal),
        },
      ],
    },
  };
}
