import type { InputOf } from '@croupier/contract/kit';
import type { changeOrdered as changes } from '@croupier/contract/office/purchases-desk';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { changeThing } from '../../rewards/rewards/feature.ts';
import { returnPurchase } from '../../rewards/store/feature.ts';
import { actorOf } from '../audit/feature.ts';
import { giveBack, refuseForeign } from '../claims/feature.ts';
import { thingItem, type Call, type PurchasesDeskParts, type Thing } from './purchases-desk-parts.ts';
import { findOrdered } from './purchases-desk-store.ts';

const ACTS = { SENT: 'send.purchase', RETURNED: 'return.purchase' } as const;

/** Says that a thing was sent, or came back: then its player has what they paid again, in the same transaction. */
export const changeOrdered = (
  { db, clock, record }: PurchasesDeskParts,
  call: Call,
  { reason, ...said }: Thing & InputOf<typeof changes>['body'],
): Promise<{ done: true } | Refused<typeof changes>> =>
  db.transaction(async (tx): Promise<{ done: true } | Refused<typeof changes>> => {
    const { playerId, rewardId, state } = said;
    const now = clock.now();
    const item = thingItem(said);
    const foreign = await refuseForeign(tx, item, { operatorId: call.operator.operatorId, now });
    if (foreign) return foreign;
    // Before the thing, as whoever buys one: the player, what is theirs, their points.
    await lockPlayer(tx, playerId);
    const before = await findOrdered(tx, said);
    if (!before) return refuse('not_found');
    const tracking = said.state === 'SENT' ? said.tracking.trim() : null;
    if (!(await changeThing(tx, { playerId, rewardId, to: state, tracking, now }))) return refuse('conflict');
    const points = state === 'RETURNED' ? await returnPurchase(tx, { playerId, rewardId, now }) : undefined;
    await giveBack(tx, item);
    await record(tx, actorOf(call), {
      ...{ act: ACTS[state], subject: ['player', String(playerId)], reason },
      before: { state: before.state },
      after: { thing: rewardId, state, ...(tracking !== null && { tracking }), ...(points && { points }) },
    });
    return { done: true };
  });
