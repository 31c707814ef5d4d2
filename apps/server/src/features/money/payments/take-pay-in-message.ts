import type { Tx } from '../../../platform/database.ts';
import { providerNamed } from './payment-providers.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { findPayIn } from './payments-store.ts';
import type { ProviderMessage } from './provider-messages-store.ts';
import { keepFinding, takeReport, type ReportOutcome } from './take-provider-report.ts';

/**
 * Takes a message about a pay-in, as its provider reads it. One that says something we cannot read is kept for a person, beside the payment
 * that it names.
 */
export async function takePayInMessage(
  tx: Tx,
  parts: PaymentsParts,
  { number: message, provider: name, id: eventId, body }: ProviderMessage,
): Promise<ReportOutcome> {
  const provider = providerNamed(parts.providers, name);
  const report = provider.read(body);
  if (report === 'nothing') return 'ignored';
  if (report) return takeReport(tx, parts, { provider: name, eventId, report, message });
  const said = provider.namesIn?.(body);
  const reference = wordOf(said?.reference);
  const payIn = reference?.match(UUID) ? await findPayIn(tx, reference) : undefined;
  return keepFinding(tx, parts, {
    kind: 'mismatch',
    payInId: payIn?.id ?? null,
    type: wordOf(said?.type),
    providerPaymentId: wordOf(said?.paymentId),
    ...{ eventId, message, now: parts.clock.now() },
  });
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Of what nobody has promised a form only what is printed in one short word is kept. */
export const wordOf = (value: unknown): string | null =>
  typeof value === 'string' && /^[\x21-\x7e]{1,64}$/.test(value) ? value : null;
