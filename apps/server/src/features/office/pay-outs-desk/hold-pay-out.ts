import { caseOf } from '@croupier/domain/money/pay-outs';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { holdForPerson } from '../../money/pay-outs/feature.ts';
import { actorOf } from '../audit/feature.ts';
import { holdItem, putBackItem } from '../claims/feature.ts';
import type { Call, PayOutsDeskParts } from './pay-outs-desk-parts.ts';
import { findDeskPayOut, QUEUE } from './pay-outs-store.ts';

/** Takes one in hand that waits for a person. @param over why it is taken from somebody who has it */
export async function takePayOut(
  { db, clock, record }: PayOutsDeskParts,
  call: Call,
  { id, over }: { readonly id: string; readonly over: string | undefined },
) {
  const { operatorId } = call.operator;
  return db.transaction(async (tx) => {
    const taking = { operatorId, now: clock.now(), over: over !== undefined };
    const held = await holdItem(tx, { queue: QUEUE, item: id }, taking, async () => {
      const payOut = await findDeskPayOut(tx, id);
      return payOut && (payOut.state === 'IN_REVIEW' || caseOf(payOut) ? 'waiting' : 'done');
    });
    if (isRefusal(held)) return held;
    const { until, from: before } = held;
    const act = { act: 'take.pay-out', subject: ['pay-out', id] as const };
    await record(tx, actorOf(call), { ...act, before, after: { until }, reason: before && over });
    return { until };
  });
}

/** Puts one back that one has in hand; what nobody has is back already. */
export async function giveBackPayOut({ db, clock, record }: PayOutsDeskParts, call: Call, id: string) {
  const { operatorId } = call.operator;
  return db.transaction(async (tx) => {
    const put = await putBackItem(tx, { queue: QUEUE, item: id }, { operatorId, now: clock.now() });
    if (isRefusal(put)) return put;
    if (put.hadIt) await record(tx, actorOf(call), { act: 'give-back.pay-out', subject: ['pay-out', id] });
    return { done: true } as const;
  });
}

/** Has somebody look at one before it is sent. */
export async function holdPayOut(
  { db, record, payOuts }: PayOutsDeskParts,
  call: Call,
  { id, reason }: { readonly id: string; readonly reason: string },
) {
  return db.transaction(async (tx) => {
    const against = await holdForPerson(payOuts.parts, tx, id);
    if (against) return refuse(against);
    await record(tx, actorOf(call), { act: 'hold.pay-out', subject: ['pay-out', id], reason });
    return { done: true } as const;
  });
}
