import type { MoneyQueue } from '@croupier/contract/office/money-desk';
import type { Tx } from '../../../platform/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf } from '../audit/index.ts';
import { CLAIM_MS, findForeignClaim, giveBack, takeItem, type Claim } from '../claims/index.ts';
import type { Call, MoneyDeskParts } from './money-desk-parts.ts';
import { findOperatorName } from './queues-store.ts';

/** What an item of each queue is called in the log. */
export const ITEM_KINDS = {
  'held-wins': 'held-win',
  'payment-findings': 'payment-finding',
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
  const now = clock.now();
  const { operatorId } = call.operator;
  return db.transaction(async (tx) => {
    const taken = await takeItem(tx, { queue, item }, { operatorId, now, over: over !== undefined });
    if (taken.status === 'held') return refuse('item_taken', await detailsOf(tx, taken.by));
    const state = await stateOf(tx);
    if (state !== 'waiting') {
      await giveBack(tx, { queue, item });
      return refuse(state === undefined ? 'not_found' : 'conflict');
    }
    const until = taken.until.toISOString();
    const before = taken.from && { takenBy: await findOperatorName(tx, taken.from.operatorId) };
    const act = { act: `take.${ITEM_KINDS[queue]}`, subject: [ITEM_KINDS[queue], item] as const };
    await record(tx, actorOf(call), { ...act, before, after: { until }, reason: taken.from && over });
    return { until };
  });
}

/** Puts an item back that one has in hand; what nobody has is back already. */
export async function putBack({ db, clock, record }: MoneyDeskParts, call: Call, { queue, item }: Holding) {
  const { operatorId } = call.operator;
  return db.transaction(async (tx) => {
    const by = await findForeignClaim(tx, { queue, item }, { operatorId, now: clock.now() });
    if (by) return refuse('item_taken', await detailsOf(tx, by));
    if (await giveBack(tx, { queue, item }))
      await record(tx, actorOf(call), {
        act: `give-back.${ITEM_KINDS[queue]}`,
        subject: [ITEM_KINDS[queue], item],
      });
    return { done: true } as const;
  });
}

/** Nothing, where the item is this operator's to decide about until the transaction ends. */
export async function refuseForeign(tx: Tx, { clock }: MoneyDeskParts, call: Call, item: Holding) {
  const { operatorId } = call.operator;
  const by = await findForeignClaim(tx, item, { operatorId, now: clock.now() });
  return by && refuse('item_taken', await detailsOf(tx, by));
}

const detailsOf = async (tx: Tx, { operatorId, takenAt }: Claim) => ({
  operator: await findOperatorName(tx, operatorId),
  until: new Date(takenAt.getTime() + CLAIM_MS).toISOString(),
});
