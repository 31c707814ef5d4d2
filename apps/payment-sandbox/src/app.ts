import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { SandboxConfig } from './config.ts';
import { registerMerchantApi } from './merchant-api.ts';
import { PAGE_CSS } from './page-style.ts';
import { finishedPage, missingPage, paymentPage } from './page.ts';
import { createPayments, type Payments, type PaymentState } from './payments.ts';
import { textsOf } from './texts.ts';
import { createWebhooks } from './webhooks.ts';

const EXPIRY_EVERY_MS = 30_000;
const DECISIONS: readonly PaymentState[] = ['paid', 'failed', 'pending'];

/** The whole provider as an app that has not begun to listen. */
export async function createSandbox(
  config: SandboxConfig,
  nowMs = () => Date.now(),
): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: 16_384 });
  const payments = createPayments(nowMs);
  const webhooks = createWebhooks(config, (line) => console.error(line));
  await app.register(formbody);
  registerMerchantApi(app, { config, payments, nowMs });
  registerPages(app, { config, payments, announce: webhooks.announce });
  app.get('/health', async () => ({ ok: true }));
  const expiry = setInterval(() => payments.expire().forEach(webhooks.announce), EXPIRY_EVERY_MS);
  app.addHook('onClose', async () => {
    clearInterval(expiry);
    await webhooks.stop();
  });
  return app;
}

interface PageDeps {
  config: SandboxConfig;
  payments: Payments;
  announce: ReturnType<typeof createWebhooks>['announce'];
}

function registerPages(app: FastifyInstance, { config, payments, announce }: PageDeps): void {
  app.get('/page.css', (_request, reply) =>
    reply.type('text/css').header('cache-control', 'max-age=300').send(PAGE_CSS),
  );

  app.get<{ Params: { id: string } }>('/pay/:id', (request, reply) => {
    const payment = payments.find(request.params.id);
    if (!payment) return html(reply.code(404), config, missingPage(textsOf('en')));
    const texts = textsOf(payment.language);
    const open = payment.state === 'created' || payment.state === 'pending';
    return html(reply, config, open ? paymentPage(payment, texts) : finishedPage(payment, texts));
  });

  app.post<{ Params: { id: string }; Body: { decision?: string } | undefined }>(
    '/pay/:id',
    (request, reply) => {
      const payment = payments.find(request.params.id);
      if (!payment) return html(reply.code(404), config, missingPage(textsOf('en')));
      const decision = DECISIONS.find((state) => state === request.body?.decision);
      if (!decision) return reply.code(400).send({ error: { key: 'invalid_request' } });
      if (payments.move(payment, decision)) announce(payment);
      return reply.redirect(payment.returnUrl, 303);
    },
  );
}

function html(reply: FastifyReply, config: SandboxConfig, body: string) {
  const csp = `default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${config.merchantOrigins.join(' ')}`;
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': csp,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    .send(body);
}
