import type { Tx } from '../../../platform/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findOperatorName, type QueueItem } from './claims-store.ts';
import { CLAIM_MS, findForeignClaim, giveBack, takeItem, type Claim } from './take-item.ts';

interface Holder {
  readonly operatorId: bigint;
  readonly now: Date;
}

/**
 * Takes an item in hand for somebody, or says what is against it.
 * @param stateOf asked once the item is held still: whether it waits; undefined where there is none
 * @returns until when, and from whom it was taken, as the log has that
 */
export async function holdItem(
  tx: Tx,
  item: QueueItem,
  { operatorId, now, over }: Holder & { readonly over: boolean },
  stateOf: () => Promise<'waiting' | 'done' | undefined>,
) {
  const taken = await takeItem(tx, item, { operatorId, now, over });
  if (taken.status === 'held') return refuse('item_taken', await detailsOf(tx, taken.by));
  const state = await stateOf();
  if (state !== 'waiting') {
    await giveBack(tx, item);
    return refuse(state === undefined ? 'not_found' : 'conflict');
  }
  const from = taken.from && { takenBy: await findOperatorName(tx, taken.from.operatorId) };
  return { until: taken.until.toISOString(), from };
}

/** Puts an item back that somebody has in hand, unless somebody else has it. @returns whether anybody had it */
export async function putBackItem(tx: Tx, item: QueueItem, holder: Holder) {
  return (await refuseForeign(tx, item, holder)) ?? { hadIt: await giveBack(tx, item) };
}

/** Nothing, where nobody else has the item in hand until the transaction ends. */
export async function refuseForeign(tx: Tx, item: QueueItem, holder: Holder) {
  const by = await findForeignClaim(tx, item, holder);
  return by && refuse('item_taken', await detailsOf(tx, by));
}

const detailsOf = async (tx: Tx, { operatorId, takenAt }: Claim) => ({
  operator: await findOperatorName(tx, operatorId),
  until: new Date(takenAt.getTime() + CLAIM_MS).toISOString(),
});
