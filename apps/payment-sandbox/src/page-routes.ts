import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createDecide } from './decisions.ts';
import { isDecision } from './outcomes.ts';
import { isMethod } from './methods.ts';
import type { Parts } from './parts.ts';
import { payFormRoutes } from './pay-form-routes.ts';
import type { FormState } from './pay-forms.ts';
import { bodyOf, languageOf, paymentOf, sendPage } from './pay-request.ts';
import type { PageLanguage } from './page-texts.ts';
import { isPaymentCard, PAYMENT_CARDS } from './test-cards.ts';

const STYLE = ['page.css', 'forms.css']
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
  .join('\n');

/** The player's side: the hosted page, its style and the outcomes for trying out. */
export function pageRoutes(app: FastifyInstance, parts: Parts): void {
  const decide = createDecide(app, parts);
  app.get('/page.css', async (_request, reply) =>
    reply
      .type('text/css')
      .header('cache-control', 'public, max-age=3600')
      .header('x-content-type-options', 'nosniff')
      .send(STYLE),
  );
  app.get('/pay/:id', async (request, reply) => {
    const payment = paymentOf(request, parts);
    return sendPage(reply, payment, askedFor(request, languageOf(request, payment)));
  });
  app.post('/pay/:id', async (request, reply) => {
    const payment = paymentOf(request, parts);
    if (!payment) return sendPage(reply, payment, { language: 'en', method: 'card' });
    const { decision } = bodyOf(request);
    if (!isDecision(decision)) return reply.code(400).send({ error: 'invalid_request' });
    decide(payment, { decision });
    return reply.redirect(payment.returnUrl, 303);
  });
  payFormRoutes(app, parts, decide);
}

/** The method and the test card that an address names. */
function askedFor(request: FastifyRequest, language: PageLanguage): FormState {
  const { method, card } = request.query as { method?: unknown; card?: unknown };
  return {
    ...{ language, method: isMethod(method) ? method : 'card' },
    ...(isPaymentCard(card) && { values: { number: PAYMENT_CARDS[card].number, expiry: '12/34' } }),
  };
}
