import { providerWebhook } from '@croupier/contract/money/payments';
import { systemClock } from '../../../platform/clock.ts';
import type { Http } from '../../../platform/http/http.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { createTakeTogether } from './take-together.ts';

/** A provider tells us what became of a payment. Nothing else ever credits a deposit, the return address least of all. */
export function webhookRoute(http: Http, parts: PaymentsParts): void {
  const take = createTakeTogether(parts);
  http.handle(providerWebhook, async ({ input, headers, rawBody = Buffer.alloc(0) }) => {
    const startedAt = performance.now();
    const provider = parts.providers.byName.get(input.params.provider);
    // A name that is nobody's is no secret, and tells nothing more than a signature that is wrong.
    if (!provider) return refuse('unauthorised');
    const { name } = provider;
    const told = (outcome: string) =>
      parts.countTraffic({
        ...{ provider: name, kind: 'webhook', outcome },
        tookMs: performance.now() - startedAt,
      });
    // The age of a message is a matter between two machines' real clocks, not of a clock that a test has moved.
    const verdict = provider.verify({ headers, rawBody }, systemClock.now());
    if (typeof verdict === 'string') {
      told(verdict);
      parts.warn('webhook refused', { provider: name, verdict });
      return refuse('unauthorised');
    }
    const message = { provider: name, about: 'pay-in', id: verdict.id, body: rawBody } as const;
    const taken = await take(message);
    if (isRefusal(taken)) return taken;
    told(taken);
    // What was kept for a person is taken too: sent again, it would say nothing new.
    return { done: true as const };
  });
}
