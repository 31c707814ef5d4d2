import type { Clock } from '../../../platform/clock.ts';
import { releaseAccount } from '../../people/blocks/feature.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { lockHit, takeBackHit } from '../../people/watch-lists/feature.ts';
import type { FourEyesAct } from '../approvals/feature.ts';
import { subjectOf } from './judge-hit.ts';
import { findHit } from './watch-list-store.ts';

/** The hit that is taken back, and who asks for it. */
export interface TakenBackHit {
  readonly id: string;
  readonly by: string;
}

/**
 * Says of who was taken for somebody on a list that it is somebody else, and opens the account unless another hit, or a person, keeps it
 * closed. It has no size: whatever the role, two people do it. Who is not of this room is shown neither player nor list.
 */
export const takeBackHitAct = (clock: Clock): FourEyesAct<TakenBackHit, 'not_found' | 'conflict'> => ({
  name: 'release.watch-hits',
  permission: 'judge.watch-hits',
  subject: ({ id }) => subjectOf(id),
  show: async (tx, { id }) => {
    const found = await findHit(tx, id);
    if (!found) return 'not_found';
    // As whoever judges does: the player first, then what was asked.
    await lockPlayer(tx, BigInt(found.player));
    await lockHit(tx, id);
    const hit = await findHit(tx, id);
    if (hit?.state !== 'hit') return 'conflict';
    return { hit: id, by: hit.by, at: hit.at!.toISOString() };
  },
  carryOut: async (tx, { id, by }) => {
    const { playerId } = (await lockHit(tx, id))!;
    if (!(await takeBackHit(tx, { id, playerId }, { by, at: clock.now() })))
      await releaseAccount(tx, playerId);
    return undefined;
  },
});
