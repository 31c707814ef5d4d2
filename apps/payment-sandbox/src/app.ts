import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { apiRoutes } from './api-routes.ts';
import { cardRoutes } from './card-page.ts';
import { createCards } from './cards.ts';
import type { SandboxConfig } from './config.ts';
import { keep, loadKept } from './file-store.ts';
import { pageRoutes } from './page-routes.ts';
import { createPayOuts, type PayOuts } from './pay-outs.ts';
import { amountOf, createPayments, type Payments } from './payments.ts';
import { createSettlements } from './settlements.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';

/** The sandbox payment provider: an API for merchants, hosted pages for players, signed webhooks. No money is real here. */
export async function createSandbox(
  config: SandboxConfig,
  log: (line: string) => void,
): Promise<FastifyInstance> {
  const kept = loadKept(config.storeFile);
  const save = (): void =>
    keep(config.storeFile, {
      payments: payments.all(),
      payOuts: payOuts.all(),
      settlements: settlements.all(),
      deliveries: webhooks.open(),
    });
  const settlements = createSettlements(kept.settlements ?? []);
  const payments: Payments = createPayments(kept.payments, save, (flow, payment) =>
    settlements.add(flow, { ...payment, amountMinor: amountOf(payment) }),
  );
  const payOuts: PayOuts = createPayOuts(kept.payOuts ?? [], save, (payOut) =>
    settlements.add('pay-out', payOut),
  );
  const cards = createCards();
  const webhooks: Webhooks = createWebhooks(config, kept.deliveries, { onChange: save, log });

  const app = fastify({ bodyLimit: 16_384, forceCloseConnections: true });
  await app.register(formbody);
  app.addHook('onClose', async () => webhooks.stop());
  app.get('/health', async () => ({ ok: true }));
  const parts = { config, payments, payOuts, settlements, cards, webhooks };
  apiRoutes(app, parts);
  pageRoutes(app, parts);
  cardRoutes(app, parts);
  return app;
}
