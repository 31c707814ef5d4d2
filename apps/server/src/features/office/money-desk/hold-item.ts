import type { MoneyQueue } from '@croupier/contract/office/money-desk';
import type { Tx } from '../../../platform/database.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { actorOf } from '../audit/feature.ts';
import { holdItem, putBackItem, refuseForeign as refuseHeld } from '../claims/feature.ts';
import type { Call, MoneyDeskParts } from './money-desk-parts.ts';

/** What an item of each queue is called in the log. */
export const ITEM_KINDS = {
  'held-wins': 'held-win',
  'payment-findings': 'payment-finding',
  reconciliation: 'money-difference',
  'verify-findings': 'verify-finding',
} as const satisfies Record<MoneyQueue, string>;

interface Holding {
  readonly queue: MoneyQueue;
  readonly item: string;
}

interface Taking extends Holding {
  /** Why it is taken from somebody who has it in hand; without it that one keeps it. */
  readonly over: string | undefined;
  /** Asked once the item is held still. */
  stateOf(tx: Tx): Promise<'waiting' | 'done' | undefined>;
}

/** Takes an item of a queue in hand. @returns until when */
export async function take(
  { db, clock, record }: MoneyDeskParts,
  call: Call,
  { queue, item, over, stateOf }: Taking,
) {
  const taking = { ...holderOf({ clock }, call), over: over !== undefined };
  return db.transaction(async (tx) => {
    const held = await holdItem(tx, { queue, item }, taking, () => stateOf(tx));
    if (isRefusal(held)) return held;
    const { until, from } = held;
    const act = { act: `take.${ITEM_KINDS[queue]}`, subject: [ITEM_KINDS[queue], item] as const };
    await record(tx, actorOf(call), { ...act, before: from, after: { until }, reason: from && over });
    return { until };
  });
}

/** Puts an item back that one has in hand; what nobody has is back already. */
export async function putBack({ db, clock, record }: MoneyDeskParts, call: Call, { queue, item }: Holding) {
  return db.transaction(async (tx) => {
    const put = await putBackItem(tx, { queue, item }, holderOf({ clock }, call));
    if (isRefusal(put)) return put;
    if (put.hadIt)
      await record(tx, actorOf(call), {
        act: `give-back.${ITEM_KINDS[queue]}`,
        subject: [ITEM_KINDS[queue], item],
      });
    return { done: true } as const;
  });
}

/** Nothing, where the item is this operator's to decide about until the transaction ends. */
export const refuseForeign = (tx: Tx, { clock }: MoneyDeskParts, call: Call, item: Holding) =>
  refuseHeld(tx, item, holderOf({ clock }, call));

const holderOf = ({ clock }: Pick<MoneyDeskParts, 'clock'>, { operator: { operatorId } }: Call) => ({
  operatorId,
  now: clock.now(),
});
