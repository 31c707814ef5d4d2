import type { Tx } from '../../../platform/database.ts';
import { deleteClaim, lockClaim, lockItem, saveClaim, type Claim, type QueueItem } from './claims-store.ts';

export type { Claim } from './claims-store.ts';

/** So long an item is one person's; who needs longer takes it again. */
export const CLAIM_MS = 15 * 60_000;

interface Taking {
  readonly operatorId: bigint;
  readonly now: Date;
  /** Also from somebody who has it in hand. */
  readonly over: boolean;
}

/** `from`: whose it was until now. */
export type Taken =
  | { readonly status: 'taken'; readonly until: Date; readonly from: Claim | undefined }
  | { readonly status: 'held'; readonly by: Claim };

export const isClaimLive = ({ takenAt }: Pick<Claim, 'takenAt'>, now: Date): boolean =>
  now.getTime() - takenAt.getTime() < CLAIM_MS;

/** Takes an item of a queue in hand. Of two who try at once the second one finds it taken. */
export async function takeItem(tx: Tx, item: QueueItem, { operatorId, now, over }: Taking): Promise<Taken> {
  const by = await findForeignClaim(tx, item, { operatorId, now });
  if (by && !over) return { status: 'held', by };
  await saveClaim(tx, item, { operatorId, now });
  return { status: 'taken', until: new Date(now.getTime() + CLAIM_MS), from: by };
}

/**
 * Who else has the item in hand. It stays as it is until the transaction ends: whoever decides about an item asks this first, so
 * that nobody takes it meanwhile.
 */
export async function findForeignClaim(
  tx: Tx,
  item: QueueItem,
  { operatorId, now }: Pick<Taking, 'operatorId' | 'now'>,
): Promise<Claim | undefined> {
  // Before any other lock: two who come at once to an item that nobody has would both find no row to wait for.
  await lockItem(tx, item);
  const claim = await lockClaim(tx, item);
  return claim && claim.operatorId !== operatorId && isClaimLive(claim, now) ? claim : undefined;
}

/** Puts an item back, or away once it is done. @returns whether anybody had it */
export const giveBack = (tx: Tx, item: QueueItem): Promise<boolean> => deleteClaim(tx, item);
