import { createHash } from 'node:crypto';
import type { PayIn } from '@croupier/contract';
import { parseAmountMinor, REGIONS, type Language } from '@croupier/domain';
import type { SignedIn } from '../../platform/http/http.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { isOver } from './pay-in-state.ts';
import { payInView } from './pay-in-view.ts';
import type { PaymentsParts } from './payments-module.ts';
import { countOpen, findPayIn, insertPayIn, setProviderPage, type PayInRow } from './payments-store.ts';

/** Open at a time; a player has one or two, a script would have thousands. */
const OPEN_MAX = 20;

export interface PayInInput {
  key: string;
  amountMinor: string;
  language: Language;
}

/**
 * Starts a deposit: writes down what we intend, then asks the provider for its page. The key is the pay-in's id and
 * the provider's reference, so whatever is repeated after whatever failure finds the same payment. No money moves here.
 */
export async function createPayIn(
  parts: PaymentsParts,
  player: SignedIn,
  input: PayInInput,
): Promise<PayIn | Refusal> {
  const pack = REGIONS[player.region];
  const amountMinor = parseAmountMinor(input.amountMinor);
  if (
    amountMinor === undefined ||
    amountMinor < pack.payInMinimumMinor ||
    amountMinor > pack.payInMaximumMinor
  ) {
    return refuse('amount_out_of_range', {
      minimumMinor: String(pack.payInMinimumMinor),
      maximumMinor: String(pack.payInMaximumMinor),
    });
  }
  const inputHash = createHash('sha256').update(`${amountMinor} ${pack.currency} ${input.language}`).digest();
  const existing = await findPayIn(parts.db, input.key);
  if (!existing) {
    if ((await countOpen(parts.db, player.playerId)) >= OPEN_MAX) return refuse('too_many_requests');
    await insertPayIn(parts.db, {
      id: input.key,
      playerId: player.playerId,
      inputHash,
      amountMinor,
      currency: pack.currency,
      // Where games take play money a deposit buys play money: real money would lie there with nothing to stake it on.
      kind: pack.gameMoney === 'play' ? 'play' : 'real',
      language: input.language,
      createdAt: parts.clock.now(),
    });
  }
  const payIn = existing ?? (await findPayIn(parts.db, input.key));
  if (!payIn) throw new Error('a pay-in vanished');
  if (payIn.playerId !== player.playerId || !payIn.inputHash.equals(inputHash)) return refuse('key_reused');
  return payIn.redirectUrl !== null || isOver(payIn.state) ? payInView(payIn) : askForPage(parts, payIn);
}

async function askForPage(parts: PaymentsParts, payIn: PayInRow): Promise<PayIn | Refusal> {
  const page = await parts.provider.createPayment({
    reference: payIn.id,
    amountMinor: payIn.amountMinor,
    currency: payIn.currency,
    language: payIn.language,
    returnUrl: `${parts.publicUrl}/${payIn.language}/payment-verification?id=${payIn.id}`,
    webhookUrl: `${parts.publicUrl}/api/payments/webhooks/sandbox`,
  });
  if (page === 'unavailable') return refuse('payment_provider_unavailable');
  return payInView(await setProviderPage(parts.db, payIn.id, page));
}
