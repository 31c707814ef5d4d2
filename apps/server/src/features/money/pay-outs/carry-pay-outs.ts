import { randomUUID } from 'node:crypto';
import type { EachApart } from '../../../platform/each-apart.ts';
import { judgePending } from './judge-pending.ts';
import type { PayOutsParts } from './pay-outs-parts.ts';
import { listDue, noteAsked, type PayOutRow } from './pay-outs-store.ts';
import { sendAgain, sendApproved } from './send-approved.ts';
import { takePayOutReport } from './take-pay-out-report.ts';

const BATCH_MAX = 50;
/** After this long without news the provider is asked: its webhook may have been lost. */
export const ASK_AFTER_MS = 60_000;

/** Takes pay-outs on: judges those that were asked for, and sends those that were let go. Each apart, so that one holds up no other. */
export async function carryPayOuts(
  parts: PayOutsParts,
  apart: EachApart,
  signal?: AbortSignal,
): Promise<void> {
  const due = (state: PayOutRow['state']) =>
    listDue(parts.db, {
      states: [state],
      ...{ askedBefore: parts.clock.now(), resting: apart.resting(), limit: BATCH_MAX },
    });
  await apart.each(
    await due('PENDING'),
    ({ id }) => id,
    (row) => judgePending(parts, row),
    signal,
  );
  await apart.each(
    await due('APPROVED'),
    ({ id }) => id,
    (row) => sendApproved(parts, row),
    signal,
  );
}

/** Asks what has become of those that were sent and of which nobody has said anything. */
export async function reconcilePayOuts(
  parts: PayOutsParts,
  apart: EachApart,
  signal?: AbortSignal,
): Promise<void> {
  const now = parts.clock.now();
  const rows = await listDue(parts.db, {
    states: ['SENT', 'UNKNOWN'],
    askedBefore: new Date(now.getTime() - ASK_AFTER_MS),
    ...{ resting: apart.resting(), limit: BATCH_MAX },
  });
  const ask = async (payOut: PayOutRow): Promise<void> => {
    // Before the question, so that one that is never answered does not stand first again.
    await noteAsked(parts.db, payOut.id, now);
    const status = await parts.provider.reportOn(payOut.id);
    // Of another one than was asked about: no word of this one.
    if (typeof status === 'object' && status.merchantReference !== payOut.id)
      parts.warn('the provider answered about another pay-out', { payOut: payOut.id });
    else if (typeof status === 'object') {
      const outcome = await parts.db.transaction((tx) =>
        takePayOutReport(tx, parts, { eventId: `asked-${randomUUID()}`, report: status }),
      );
      if (outcome === 'mismatch')
        parts.warn('the provider’s status does not match our pay-out', { payOut: payOut.id });
    } else if (status === 'never') await sendAgain(parts, payOut);
  };
  await apart.each(rows, ({ id }) => id, ask, signal);
}
