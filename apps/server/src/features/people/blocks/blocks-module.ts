import type { Module } from '../../../platform/module.ts';
import { reader } from '../../../platform/outbox.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { RecordAct } from '../../office/audit/index.ts';
import { listSessionsOf } from './blocks-store.ts';
import { liftBlocks } from './lift-blocks.ts';

/** Accounts that an operator has blocked. Calls are refused where sessions are read; here their sockets are closed. */
export function createBlocks(
  platform: Needs<'db' | 'clock' | 'error' | 'endSession'>,
  below: { record: RecordAct },
): { module: Module } {
  return {
    module: {
      name: 'blocks',
      jobs: [liftBlocks(platform, below)],
      readers: [
        reader({
          name: 'blocked-sockets',
          topics: ['account.blocked'],
          handle: async (tx, facts) => {
            const sessions = await listSessionsOf(
              tx,
              facts.map(({ playerId }) => playerId),
            );
            for (const idHash of sessions) platform.endSession(idHash.toString('hex'));
          },
        }),
      ],
    },
  };
}
