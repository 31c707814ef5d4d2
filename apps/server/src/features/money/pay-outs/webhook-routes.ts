import { sandboxCardWebhook, sandboxPayOutWebhook } from '@croupier/contract/money/pay-outs';
import { systemClock } from '../../../platform/clock.ts';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readSigned } from '../payments/feature.ts';
import type { PayOutsParts } from './pay-outs-parts.ts';
import { takeCardReport } from './take-card-report.ts';
import { takePayOutReport } from './take-pay-out-report.ts';

/** What the provider tells us; nothing of it is believed without its signature. */
export function webhookRoutes(http: Http, parts: PayOutsParts): void {
  http.handle(sandboxPayOutWebhook, async ({ input, headers, rawBody }) => {
    const id = readSigned({ headers, rawBody }, parts.webhookSecrets, systemClock.now());
    if (id === undefined) return refuse('unauthorised');
    const outcome = await takePayOutReport(parts, id, input.body);
    if (outcome !== 'unknown' && outcome !== 'mismatch') return { done: true as const };
    parts.warn('webhook needs a look', { outcome, event: id, payOut: input.body.merchantReference });
    return refuse(outcome === 'unknown' ? 'not_found' : 'conflict');
  });
  http.handle(sandboxCardWebhook, async ({ input, headers, rawBody }) => {
    const id = readSigned({ headers, rawBody }, parts.webhookSecrets, systemClock.now());
    if (id === undefined) return refuse('unauthorised');
    const outcome = await takeCardReport(parts, input.body);
    if (outcome === 'taken') return { done: true as const };
    return refuse(outcome === 'unknown' ? 'not_found' : 'conflict');
  });
}
