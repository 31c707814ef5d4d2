import { isHeld, type PayOutRejectReason } from '@croupier/domain/money/pay-outs';
import type { Tx } from '../../../platform/database.ts';
import { reasonsAgainst } from './judge-pending.ts';
import { lockWithPlayer } from './lock-with-player.ts';
import { movePayOut } from './move-pay-out.ts';
import type { PayOutsParts } from './pay-outs-parts.ts';
import { findPayOut, lockPayOut, type PayOutRow } from './pay-outs-store.ts';

export type Decision =
  | { readonly to: 'APPROVED' }
  | { readonly to: 'REJECTED'; readonly told: PayOutRejectReason };

type Parts = Pick<PayOutsParts, 'clock' | 'counted'>;

/** One that waits for a person, locked; a word where there is none. @param decision what would be decided */
export async function lockInReview(
  parts: Parts,
  tx: Tx,
  id: string,
  decision: Decision,
): Promise<PayOutRow | 'not_found' | 'conflict'> {
  const found = await findPayOut(tx, id);
  if (!found) return 'not_found';
  const payOut = (await lockWithPlayer(tx, found))!;
  if (payOut.state !== 'IN_REVIEW') return 'conflict';
  // A closed account, or an open question about its player, holds the money: it does not go out meanwhile.
  return isHeld(await reasonsAgainst(parts, tx, payOut)) && decision.to === 'APPROVED' ? 'conflict' : payOut;
}

/** What a person decides. The caller has locked it. */
export async function decideInReview(
  parts: Parts,
  tx: Tx,
  id: string,
  decision: Decision,
): Promise<'not_found' | 'conflict' | undefined> {
  const payOut = await lockInReview(parts, tx, id, decision);
  if (typeof payOut === 'string') return payOut;
  const rejected = decision.to === 'REJECTED' ? decision.told : undefined;
  await movePayOut(tx, parts, payOut, decision.to, { rejected });
  return undefined;
}

/** Has somebody look at one that would have been sent. */
export async function holdForPerson(
  parts: Parts,
  tx: Tx,
  id: string,
): Promise<'not_found' | 'conflict' | undefined> {
  const payOut = await lockPayOut(tx, id);
  if (!payOut) return 'not_found';
  if (payOut.state !== 'PENDING' && payOut.state !== 'APPROVED') return 'conflict';
  await movePayOut(tx, parts, payOut, 'IN_REVIEW', { reasons: [...payOut.reasons, 'held_by_person'] });
  return undefined;
}
