import { sandboxWebhook } from '@croupier/contract/money/payments';
import { systemClock } from '../../../platform/clock.ts';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { takeProviderReport } from './take-provider-report.ts';
import { verifyMessage } from './webhook-signature.ts';

/** The provider tells us what became of a payment. Nothing else ever credits a deposit, the return address least of all. */
export function webhookRoute(http: Http, parts: PaymentsParts): void {
  http.handle(sandboxWebhook, async ({ input, headers, rawBody }) => {
    const startedAt = performance.now();
    const told = (outcome: string) =>
      parts.countTraffic({ kind: 'webhook', outcome, tookMs: performance.now() - startedAt });
    const id = single(headers['webhook-id']);
    const message = {
      id,
      timestamp: single(headers['webhook-timestamp']),
      signature: single(headers['webhook-signature']),
      body: rawBody ?? '',
    };
    // The age of a message is a matter between two machines' real clocks, not of a clock that a test has moved.
    const verdict = verifyMessage(message, parts.webhookSecrets, systemClock.now());
    if (verdict !== 'valid' || id === undefined) {
      told(verdict === 'valid' ? 'incomplete' : verdict);
      parts.warn('webhook refused', { verdict });
      return refuse('unauthorised');
    }
    const outcome = await takeProviderReport(parts, id, input.body);
    told(outcome);
    // What was kept for a person is taken too: sent again, it would say nothing new.
    if (outcome !== 'unknown' && outcome !== 'mismatch') return { done: true as const };
    parts.warn('webhook needs a look', {
      outcome,
      event: id,
      payIn: input.body.merchantReference,
    });
    return refuse(outcome === 'unknown' ? 'not_found' : 'conflict');
  });
}

const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? undefined : header;

/** The id of a message that the provider has signed; nothing for any other. */
export function readSigned(
  { headers, rawBody }: Message,
  secrets: readonly string[],
  now: Date,
): string | undefined {
  const message = {
    id: single(headers['webhook-id']),
    timestamp: single(headers['webhook-timestamp']),
    signature: single(headers['webhook-signature']),
    body: rawBody ?? '',
  };
  return verifyMessage(message, secrets, now) === 'valid' ? message.id : undefined;
}

interface Message {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly rawBody: string | Buffer | undefined;
}
