import type {
  giveBackDocument as givesBack,
  takeDocument as takes,
} from '@croupier/contract/office/documents-desk';
import { isRefusal, type Refused } from '../../../platform/refusal.ts';
import { actorOf } from '../audit/feature.ts';
import { holdItem, putBackItem } from '../claims/feature.ts';
import { documentItem } from './document-item.ts';
import type { Call, DocumentsDeskParts } from './documents-desk-parts.ts';
import { findSent } from './documents-list-store.ts';

type Parts = Pick<DocumentsDeskParts, 'db' | 'clock' | 'record'>;

/** Takes a document that waits in hand. @param over why it is taken from somebody who has it; without it that one keeps it */
export const takeDocument = (
  { db, clock, record }: Parts,
  call: Call,
  { id, over }: { id: string; over: string | undefined },
): Promise<{ until: string } | Refused<typeof takes>> =>
  db.transaction(async (tx) => {
    const { operatorId } = call.operator;
    const taking = { operatorId, now: clock.now(), over: over !== undefined };
    const held = await holdItem(tx, documentItem(id), taking, async () => {
      const state = (await findSent(tx, id))?.state;
      return state && (state === 'pending' ? 'waiting' : 'done');
    });
    if (isRefusal(held)) return held;
    const { until, from } = held;
    await record(tx, actorOf(call), {
      ...{
        act: 'take.document',
        subject: ['player', (await findSent(tx, id))!.player],
        reason: from && over,
      },
      before: from,
      after: { document: id, until },
    });
    return { until };
  });

/** Puts a document back that one has in hand; what nobody has is back already. */
export const giveBackDocument = (
  { db, clock, record }: Parts,
  call: Call,
  id: string,
): Promise<{ done: true } | Refused<typeof givesBack>> =>
  db.transaction(async (tx) => {
    const { operatorId } = call.operator;
    const put = await putBackItem(tx, documentItem(id), { operatorId, now: clock.now() });
    if (isRefusal(put)) return put;
    const found = await findSent(tx, id);
    if (put.hadIt && found) {
      const act = { act: 'give-back.document', subject: ['player', found.player] as const };
      await record(tx, actorOf(call), { ...act, after: { document: id } });
    }
    return { done: true };
  });
