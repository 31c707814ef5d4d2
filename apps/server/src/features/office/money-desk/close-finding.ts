import type { closePaymentFinding as operation } from '@croupier/contract/office/money-desk';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { closeFinding } from '../../money/payments/feature.ts';
import { actorOf } from '../audit/feature.ts';
import { giveBack } from '../claims/feature.ts';
import { findPaymentFinding } from './findings-store.ts';
import { refuseForeign } from './hold-item.ts';
import type { Call, MoneyDeskParts } from './money-desk-parts.ts';

/** Notes what was done about news of a payment. It moves no money, and so closes none that is to be given or sent back. */
export async function closePaymentFinding(
  parts: MoneyDeskParts,
  call: Call,
  { id, reason }: { id: bigint; reason: string },
): Promise<{ done: true } | Refused<typeof operation>> {
  const { db, clock, record } = parts;
  const item = { queue: 'payment-findings', item: String(id) } as const;
  return db.transaction(async (tx) => {
    const foreign = await refuseForeign(tx, parts, call, item);
    if (foreign) return foreign;
    const finding = await findPaymentFinding(tx, id);
    if (!finding) return refuse('not_found');
    const note = reason.trim();
    if (!(await closeFinding(tx, { id, note, now: clock.now() }))) return refuse('conflict');
    await giveBack(tx, item);
    await record(tx, actorOf(call), {
      act: 'close.payment-finding',
      subject: ['payment-finding', String(id)],
      before: { state: 'open', kind: finding.kind, payment: finding.paymentId },
      after: { state: 'closed' },
      reason,
    });
    return { done: true } as const;
  });
}
