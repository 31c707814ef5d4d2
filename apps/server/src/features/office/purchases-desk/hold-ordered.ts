import type {
  giveBackOrdered as givesBack,
  takeOrdered as takes,
} from '@croupier/contract/office/purchases-desk';
import { isRefusal, type Refused } from '../../../platform/refusal.ts';
import { actorOf } from '../audit/feature.ts';
import { holdItem, putBackItem } from '../claims/feature.ts';
import { thingItem, type Call, type PurchasesDeskParts, type Thing } from './purchases-desk-parts.ts';
import { findOrdered } from './purchases-desk-store.ts';

/** Takes a thing in hand that has not come back. @param over why it is taken from somebody who has it */
export const takeOrdered = (
  { db, clock, record }: PurchasesDeskParts,
  call: Call,
  { over, ...thing }: Thing & { over: string | undefined },
): Promise<{ until: string } | Refused<typeof takes>> =>
  db.transaction(async (tx) => {
    const { operatorId } = call.operator;
    const taking = { operatorId, now: clock.now(), over: over !== undefined };
    const held = await holdItem(tx, thingItem(thing), taking, async () => {
      const state = (await findOrdered(tx, thing))?.state;
      return state && (state === 'RETURNED' ? 'done' : 'waiting');
    });
    if (isRefusal(held)) return held;
    const { until, from } = held;
    await record(tx, actorOf(call), {
      ...{ act: 'take.purchase', subject: ['player', String(thing.playerId)], reason: from && over },
      before: from,
      after: { thing: thing.rewardId, until },
    });
    return { until };
  });

/** Puts a thing back that one has in hand; what nobody has is back already. */
export const giveBackOrdered = (
  { db, clock, record }: PurchasesDeskParts,
  call: Call,
  thing: Thing,
): Promise<{ done: true } | Refused<typeof givesBack>> =>
  db.transaction(async (tx) => {
    const holder = { operatorId: call.operator.operatorId, now: clock.now() };
    const put = await putBackItem(tx, thingItem(thing), holder);
    if (isRefusal(put)) return put;
    if (put.hadIt) {
      const act = { act: 'give-back.purchase', subject: ['player', String(thing.playerId)] as const };
      await record(tx, actorOf(call), { ...act, after: { thing: thing.rewardId } });
    }
    return { done: true };
  });
