import { contradicts, payOutStateAfter } from '@croupier/domain/money/pay-outs';
import type { Tx } from '../../../platform/database.ts';
import { movePayOut } from './move-pay-out.ts';
import { needsPerson } from './needs-person.ts';
import type { PayOutAnswer } from './pay-out-provider.ts';
import type { PayOutsParts } from './pay-outs-parts.ts';
import { lockPayOut, setProviderId, type PayOutRow } from './pay-outs-store.ts';
import { findEvent, insertEvent, type EventOutcome } from './story-store.ts';

/**
 * Takes what the provider says of a pay-out, once per event: the id, the state and what the ledger books commit together. What does not
 * match what was sent leaves nothing behind; what contradicts what it said before moves no money and waits for a person.
 */
export async function takePayOutReport(
  tx: Tx,
  parts: PayOutsParts,
  { eventId, report }: { readonly eventId: string; readonly report: PayOutAnswer },
): Promise<EventOutcome | 'unknown' | 'mismatch'> {
  const payOut = await lockPayOut(tx, report.merchantReference);
  if (!payOut) return 'unknown';
  if (!matches(parts, payOut, report)) return 'mismatch';
  const { id, state } = payOut;
  const to = payOutStateAfter(state, report.type);
  const isContradiction = contradicts(state, report.type);
  const outcome = to ? 'applied' : isContradiction ? 'contradicts' : 'ignored';
  const event = { id: eventId, payOutId: id, type: report.type, outcome, now: parts.clock.now() } as const;
  if (!(await insertEvent(tx, event))) {
    const first = await findEvent(tx, eventId);
    return first?.payOutId === id && first.type === report.type ? 'ignored' : 'mismatch';
  }
  if (isContradiction) await needsPerson(tx, parts, payOut, report.type);
  if (to) {
    await setProviderId(tx, id, report.payOutId);
    await movePayOut(tx, parts, payOut, to);
  }
  return outcome;
}

const matches = ({ provider }: PayOutsParts, payOut: PayOutRow, report: PayOutAnswer): boolean =>
  report.merchant === provider.merchant &&
  report.currency === payOut.currency &&
  report.amountMinor === String(payOut.amountMinor - payOut.feeMinor) &&
  (payOut.providerPayOutId === null || payOut.providerPayOutId === report.payOutId);
