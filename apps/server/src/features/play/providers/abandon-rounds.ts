import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { EachApart } from '../../../platform/each-apart.ts';
import type { EndBonus } from '../../rewards/purses/feature.ts';
import { endIfOver } from './end-free-rounds.ts';
import { closeUntouched, listUntouched } from './provider-rounds-store.ts';
import { tellEnded } from './tell-ended.ts';
import { lockNames } from './transactions-store.ts';

/** A round nobody touched for so long is given up as lost; its win is still paid should it come. */
const ABANDONED_AFTER_MS = 24 * 3_600_000;
const PORTION = 1_000;

/**
 * Gives up rounds of other studios that nobody ended. Each in a transaction of its own, under the name its studio's calls
 * hold, too: a bet that arrives meanwhile is before it or after it, and one that cannot be closed holds up no other.
 */
export async function abandonRounds(
  { db, clock, endBonus }: { db: Database; clock: Clock; endBonus: EndBonus },
  apart: EachApart,
  signal: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const untouchedSince = new Date(now.getTime() - ABANDONED_AFTER_MS);
  const untouched = await listUntouched(db, { untouchedSince, resting: apart.resting(), limit: PORTION });
  await apart.each(
    untouched,
    ({ provider, roundId }) => `${provider} ${roundId}`,
    async ({ provider, roundId }) => {
      const round = await db.transaction(async (tx) => {
        await lockNames(tx, [`round ${provider} ${roundId}`]);
        const closed = await closeUntouched(tx, { provider, roundId }, { untouchedSince, now });
        if (closed)
          await tellEnded(tx, { before: { ...closed, state: 'open' }, after: closed }, { provider, roundId });
        // Nothing is gathered for ever: a win that still comes is paid by itself.
        if (closed && closed.freeRoundsId !== null)
          await endIfOver(tx, { playerId: closed.playerId, id: closed.freeRoundsId, now });
        return closed;
      });
      // It may have been the last one that a bonus played down waited for.
      if (round?.bonus) await endBonus(round.playerId);
    },
    signal,
  );
}
