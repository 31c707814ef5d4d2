import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Parts } from './parts.ts';
import { pageOf, sendHtml } from './page.ts';
import { isLanguage, type PageLanguage } from './page-texts.ts';
import type { Payment, PaymentState } from './payments.ts';

const STYLE = readFileSync(new URL('./page.css', import.meta.url), 'utf8');

const DECISIONS = {
  approve: 'paid',
  'approve-half': 'paid',
  'approve-slowly': 'pending',
  decline: 'failed',
  'fail-first': 'failed',
  close: 'expired',
} as const satisfies Record<string, PaymentState>;

type Decision = keyof typeof DECISIONS;

/** The player's side: one page with buttons instead of a card form, for nothing is paid here. */
export function pageRoutes(app: FastifyInstance, { config, payments, webhooks }: Parts): void {
  app.get('/page.css', async (_request, reply) =>
    reply
      .type('text/css')
      .header('cache-control', 'public, max-age=3600')
      .header('x-content-type-options', 'nosniff')
      .send(STYLE),
  );
  app.get('/pay/:id', async (request, reply) => {
    const payment = payments.findById((request.params as { id: string }).id);
    const asked = (request.query as { lang?: unknown }).lang;
    return sendPage(reply, payment, isLanguage(asked) ? asked : (payment?.language ?? 'en'));
  });
  app.post('/pay/:id', async (request, reply) => {
    const payment = payments.findById((request.params as { id: string }).id);
    if (!payment) return sendPage(reply, undefined, 'en');
    const { decision } = (request.body ?? {}) as { decision?: unknown };
    if (typeof decision !== 'string' || !Object.hasOwn(DECISIONS, decision))
      return reply.code(400).send({ error: 'invalid_request' });
    // A second press, or a press in another tab: what was decided first stands.
    const isFirst = payment.state === 'open';
    if (isFirst && decide(payment, decision as Decision)) {
      webhooks.report(payment);
      if (isUnderWay(payment)) payLater(payment);
    }
    return reply.redirect(payment.returnUrl, 303);
  });

  const decide = (payment: Payment, decision: Decision): boolean => {
    if (decision === 'fail-first') return payments.failFirst(payment);
    if (decision === 'approve-half') return payments.payHalf(payment);
    return payments.move(payment, DECISIONS[decision]);
  };
  const waiting = new Set<NodeJS.Timeout>();
  const payLater = (payment: Payment): void => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      if (payments.move(payment, 'paid')) webhooks.report(payment);
    }, config.pendingMs);
    waiting.add(timer);
  };
  app.addHook('onClose', async () => waiting.forEach(clearTimeout));
  // Under way when the process ended: goes on where it was.
  payments.all().filter(isUnderWay).forEach(payLater);
}

/** Whether its money still comes. */
const isUnderWay = ({ state, comesLate }: Payment): boolean =>
  state === 'pending' || (state === 'failed' && comesLate === true);

function sendPage(reply: FastifyReply, payment: Payment | undefined, language: PageLanguage): FastifyReply {
  return sendHtml(reply, pageOf(payment, language), payment?.returnUrl);
}
