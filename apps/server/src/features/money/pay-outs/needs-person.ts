import type { Tx } from '../../../platform/database.ts';
import { movePayOut } from './move-pay-out.ts';
import type { PayOutsParts } from './pay-outs-parts.ts';
import { markContradicted, type PayOutRow } from './pay-outs-store.ts';

/**
 * What the provider says cannot be: no money moves, and a person is told of it, once a pay-out. One that is not sent yet is not sent
 * before somebody has looked: it may have been paid. The caller holds its lock.
 */
export async function needsPerson(
  tx: Tx,
  parts: Pick<PayOutsParts, 'clock' | 'counted' | 'error'>,
  payOut: PayOutRow,
  said: string,
): Promise<void> {
  const { id, state, reasons } = payOut;
  if (!(await markContradicted(tx, id))) return;
  if (state === 'PENDING' || state === 'APPROVED')
    await movePayOut(tx, parts, payOut, 'IN_REVIEW', { reasons: [...reasons, 'held_by_person'] });
  parts.counted('contradicted');
  parts.error('a pay-out needs a person', { payOut: id, state, said });
}
