import { createEachApart } from '../../../platform/each-apart.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { RecordAct } from '../../office/audit/feature.ts';
import { unblockAccount } from './block-account.ts';
import { stateOf } from './block-accounts.ts';
import { listDue } from './blocks-store.ts';

/** A block ends at most this much later than it was said to; until then it holds, whoever's clock says what. */
const EVERY_MS = 10_000;
const TIMEOUT_MS = 30_000;
const LIFTED_MAX = 500;

/** Who lifts a block that was for a time: nobody. */
const BY_ITS_TERM = { operatorId: null, name: 'term', requestId: null, address: null };

/** Opens the accounts whose block was for a time that is over. One that fails is left for later and stops nobody. */
export function liftBlocks(
  { db, clock, error }: Needs<'db' | 'clock' | 'error'>,
  { record }: { record: RecordAct },
): Job {
  const apart = createEachApart({
    clock,
    failed: (about) => error('a block that is over was not lifted', about),
  });
  const lift = async (playerId: bigint) =>
    db.transaction(async (tx) => {
      const block = await unblockAccount(tx, playerId, clock.now());
      // Somebody lifted it, or set another one, meanwhile.
      if (!block || block === 'held') return;
      const subject = ['player', String(playerId)] as const;
      await record(tx, BY_ITS_TERM, { act: 'unblock.player', subject, before: stateOf(block) });
    });
  return {
    name: 'lift-blocks',
    everyMs: EVERY_MS,
    timeoutMs: TIMEOUT_MS,
    run: async (signal) => {
      const page = { now: clock.now(), resting: apart.resting(), limit: LIFTED_MAX };
      await apart.each(await listDue(db, page), String, lift, signal);
    },
  };
}
