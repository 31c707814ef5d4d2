import { sandboxWebhook } from '@croupier/contract/money/payments';
import { systemClock } from '../../../platform/clock.ts';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { SANDBOX } from './sandbox-provider.ts';
import { takeMessage } from './take-message.ts';
import { takePayInMessage } from './take-pay-in-message.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { verifyMessage } from './webhook-signature.ts';

/** The provider tells us what became of a payment. Nothing else ever credits a deposit, the return address least of all. */
export function webhookRoute(http: Http, parts: PaymentsParts): void {
  http.handle(sandboxWebhook, async ({ headers, rawBody }) => {
    const startedAt = performance.now();
    const told = (outcome: string) =>
      parts.countTraffic({ kind: 'webhook', outcome, tookMs: performance.now() - startedAt });
    const { id, ...signed } = messageOf({ headers, rawBody });
    // The age of a message is a matter between two machines' real clocks, not of a clock that a test has moved.
    const verdict = verifyMessage({ id, ...signed }, parts.webhookSecrets, systemClock.now());
    if (verdict !== 'valid' || id === undefined) {
      told(verdict === 'valid' ? 'incomplete' : verdict);
      parts.warn('webhook refused', { verdict });
      return refuse('unauthorised');
    }
    const message = { provider: SANDBOX, about: 'pay-in', id, body: Buffer.from(signed.body) } as const;
    // What was kept for a person is taken too: sent again, it would say nothing new.
    told(await takeMessage(parts, message, (tx, kept) => takePayInMessage(tx, parts, kept)));
    return { done: true as const };
  });
}

const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? undefined : header;

const messageOf = ({ headers, rawBody }: Message) => ({
  id: single(headers['webhook-id']),
  timestamp: single(headers['webhook-timestamp']),
  signature: single(headers['webhook-signature']),
  body: rawBody ?? '',
});

/** The id of a message that the provider has signed; nothing for any other. */
export function readSigned(message: Message, secrets: readonly string[], now: Date): string | undefined {
  const signed = messageOf(message);
  return verifyMessage(signed, secrets, now) === 'valid' ? signed.id : undefined;
}

interface Message {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly rawBody: string | Buffer | undefined;
}
