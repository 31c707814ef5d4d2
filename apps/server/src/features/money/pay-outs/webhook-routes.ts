import { sandboxCardWebhook, sandboxPayOutWebhook } from '@croupier/contract/money/pay-outs';
import { systemClock } from '../../../platform/clock.ts';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readSigned, SANDBOX, takeMessage } from '../payments/feature.ts';
import type { PayOutsParts } from './pay-outs-parts.ts';
import { TAKE } from './take-pay-out-message.ts';

/** Whatever the provider has signed is kept before it is taken; nothing else is believed. */
export function webhookRoutes(http: Http, parts: PayOutsParts): void {
  for (const [about, webhook] of [
    ['pay-out', sandboxPayOutWebhook],
    ['card', sandboxCardWebhook],
  ] as const)
    http.handle(webhook, async ({ headers, rawBody }) => {
      const id = readSigned({ headers, rawBody }, parts.webhookSecrets, systemClock.now());
      if (id === undefined) return refuse('unauthorised');
      const message = { provider: SANDBOX, about, id, body: Buffer.from(rawBody ?? '') };
      await takeMessage(parts, message, (tx, kept) => TAKE[about](tx, parts, kept));
      // What was kept for a person is taken, too: sent again, it would say nothing new.
      return { done: true as const };
    });
}
