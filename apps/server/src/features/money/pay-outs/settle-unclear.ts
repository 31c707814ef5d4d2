import { caseOf, type PayOutCase } from '@croupier/domain/money/pay-outs';
import type { Tx } from '../../../platform/database.ts';
import { giveBackPaid, takeBackPayOut } from './correct-pay-out.ts';
import { lockWithPlayer } from './lock-with-player.ts';
import { movePayOut } from './move-pay-out.ts';
import type { PayOutsParts } from './pay-outs-parts.ts';
import { findPayOut, settleContradicted, type PayOutRow } from './pay-outs-store.ts';

/** What people have found out became of one. */
export type Became = 'PAID' | 'FAILED';

/** One of which the provider says nothing, or what cannot be, or that is owed for; locked. A word where there is none. */
export async function lockUnclear(
  tx: Tx,
  id: string,
): Promise<{ payOut: PayOutRow; what: PayOutCase } | 'not_found' | 'conflict'> {
  const found = await findPayOut(tx, id);
  if (!found) return 'not_found';
  const payOut = (await lockWithPlayer(tx, found))!;
  const what = caseOf(payOut);
  return what ? { payOut, what } : 'conflict';
}

/** Ends it as people say. What the provider says of it afterwards moves nothing, and is told where it says otherwise. */
export async function settleUnclear(
  parts: Pick<PayOutsParts, 'clock' | 'counted'>,
  tx: Tx,
  id: string,
  became: Became,
): Promise<'not_found' | 'conflict' | 'insufficient_funds' | undefined> {
  const found = await lockUnclear(tx, id);
  if (typeof found === 'string') return found;
  const { payOut, what } = found;
  await settleContradicted(tx, id);
  switch (what) {
    case 'silent':
    case 'on-its-way':
      await movePayOut(tx, parts, payOut, became);
      return undefined;
    case 'came-back':
      // Where the provider was wrong the second time, everything stays where it is.
      return became === 'PAID' ? takeBackPayOut(tx, parts, payOut) : undefined;
    case 'arrived':
    case 'owed':
      if (became === 'FAILED') await giveBackPaid(tx, parts, payOut);
      else if (payOut.owedMinor > 0n) return takeBackPayOut(tx, parts, payOut);
      return undefined;
  }
}
