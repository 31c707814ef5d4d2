import { isHeld } from '@croupier/domain/money/pay-outs';
import { sandboxPayOutWebhook } from '@croupier/contract/money/pay-outs';
import { crashPoint } from '../../../platform/crash-point.ts';
import { reasonsAgainst } from './judge-pending.ts';
import { lockWithPlayer } from './lock-with-player.ts';
import { findMethod } from './methods-store.ts';
import { movePayOut } from './move-pay-out.ts';
import { needsPerson } from './needs-person.ts';
import type { PayOutsParts } from './pay-outs-parts.ts';
import { lockPayOut, setProviderId, type PayOutRow } from './pay-outs-store.ts';

/**
 * Sends one that was let go. It is `SENT` before the provider hears of it: whoever dies in between leaves one to ask about, and never one
 * that is sent twice or given back though it has left. An account that was closed, or that somebody is asked about, holds it until then.
 */
export async function sendApproved(
  parts: PayOutsParts,
  approved: Pick<PayOutRow, 'id' | 'playerId'>,
): Promise<void> {
  const sent = await parts.db.transaction(async (tx) => {
    const payOut = await lockWithPlayer(tx, approved);
    if (payOut?.state !== 'APPROVED') return undefined;
    const reasons = await reasonsAgainst(parts, tx, payOut);
    if (!isHeld(reasons)) return movePayOut(tx, parts, payOut, 'SENT');
    await movePayOut(tx, parts, payOut, 'IN_REVIEW', { reasons });
    return undefined;
  });
  if (!sent) return;
  crashPoint('pay-out.before-send');
  await askToPay(parts, sent);
}

/**
 * Sends what never came to the provider once more, under the same reference, which it takes once; what is held is not sent meanwhile. What
 * the provider took and knows nothing of any more may have been paid: a person looks, and nobody sends it twice.
 */
export async function sendAgain(
  parts: PayOutsParts,
  silent: Pick<PayOutRow, 'id' | 'playerId'>,
): Promise<void> {
  const lost = await parts.db.transaction(async (tx) => {
    const payOut = await lockWithPlayer(tx, silent);
    if (payOut?.state !== 'SENT' && payOut?.state !== 'UNKNOWN') return undefined;
    if (payOut.providerPayOutId === null)
      return isHeld(await reasonsAgainst(parts, tx, payOut)) ? undefined : payOut;
    await needsPerson(tx, parts, payOut, 'never');
    return undefined;
  });
  if (lost) await askToPay(parts, lost);
}

/** Asks the provider to pay, once for the reference however often. What it does not answer is held. */
async function askToPay(parts: PayOutsParts, payOut: PayOutRow): Promise<void> {
  const { id, amountMinor, feeMinor, currency, methodId } = payOut;
  const token = (await findMethod(parts.db, methodId))?.providerToken;
  if (!token) throw new Error(`pay-out ${id} has nowhere to go`);
  const answer = await parts.provider.send({
    ...{ reference: id, amountMinor: amountMinor - feeMinor, currency, token },
    webhookUrl: `${parts.publicUrl}${sandboxPayOutWebhook.path}`,
  });
  await parts.db.transaction(async (tx) => {
    const now = await lockPayOut(tx, id);
    // The provider's own report may have been quicker than its answer.
    if (now?.state !== 'SENT' && now?.state !== 'UNKNOWN') return;
    // It said that it took it, and then that it does not: it may be paid.
    if (answer === 'refused' && now.providerPayOutId !== null) await needsPerson(tx, parts, now, answer);
    else if (answer === 'refused') await movePayOut(tx, parts, now, 'FAILED');
    else if (answer === 'unknown') {
      if (now.state === 'SENT') await movePayOut(tx, parts, now, 'UNKNOWN');
    } else await setProviderId(tx, id, answer.payOutId);
  });
}
