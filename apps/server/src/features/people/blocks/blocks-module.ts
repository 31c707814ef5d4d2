import type { Module } from '../../../platform/module.ts';
import { reader } from '../../../platform/outbox.ts';
import type { Needs } from '../../../platform/platform.ts';
import { listSessionsOf } from './blocks-store.ts';

/** Accounts that an operator has blocked. Calls are refused where sessions are read; here their sockets are closed. */
export function createBlocks({ endSession }: Needs<'endSession'>): { module: Module } {
  return {
    module: {
      name: 'blocks',
      readers: [
        reader({
          name: 'blocked-sockets',
          topics: ['account.blocked'],
          handle: async (tx, facts) => {
            const sessions = await listSessionsOf(
              tx,
              facts.map(({ playerId }) => playerId),
            );
            for (const idHash of sessions) endSession(idHash.toString('hex'));
          },
        }),
      ],
    },
  };
}
