import { MONEY_OF } from '@croupier/domain/money/pay-outs';
import type { Tx } from '../../../platform/database.ts';
import { movePayOut } from './move-pay-out.ts';
import type { PayOutsParts } from './pay-outs-parts.ts';
import { lockPayOut, type PayOutRow } from './pay-outs-store.ts';

/** What people have found out became of one. */
export type Became = 'PAID' | 'FAILED';

/** One that was sent and of which the provider says nothing, or what cannot be; locked. A word where there is none. */
export async function lockUnclear(tx: Tx, id: string): Promise<PayOutRow | 'not_found' | 'conflict'> {
  const payOut = await lockPayOut(tx, id);
  if (!payOut) return 'not_found';
  const isUnclear = payOut.state === 'UNKNOWN' || payOut.isContradicted;
  return isUnclear && MONEY_OF[payOut.state] === 'pay-out-transit' ? payOut : 'conflict';
}

/** Ends it as people say. What the provider says of it afterwards moves nothing, and is told where it says otherwise. */
export async function settleUnclear(
  parts: Pick<PayOutsParts, 'clock' | 'counted'>,
  tx: Tx,
  id: string,
  became: Became,
): Promise<'not_found' | 'conflict' | undefined> {
  const payOut = await lockUnclear(tx, id);
  if (typeof payOut === 'string') return payOut;
  await movePayOut(tx, parts, payOut, became);
  return undefined;
}
