import type { Module } from '../../../platform/module.ts';
import { reader } from '../../../platform/outbox.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { RecordAct } from '../../office/audit/feature.ts';
import { listSessionsOf } from './blocks-store.ts';
import { blockAccount } from './block-account.ts';
import { liftBlocks } from './lift-blocks.ts';

/** Stands with the block, for who looks at it in the office. */
const UNDER_AGE = 'The player gave a birth date below the least age where they are.';

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
        reader({
          name: 'blocked-under-age',
          topics: ['account.under-age'],
          handle: async (tx, facts) => {
            const since = platform.clock.now();
            // In order: another one blocks some of the same.
            const players = [...new Set(facts.map(({ playerId }) => playerId))].sort((a, b) =>
              a < b ? -1 : 1,
            );
            for (const playerId of players)
              await blockAccount(tx, { playerId, reason: UNDER_AGE, since, until: null });
          },
        }),
      ],
    },
  };
}
