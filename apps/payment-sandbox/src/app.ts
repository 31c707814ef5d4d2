import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { apiRoutes } from './api-routes.ts';
import type { SandboxConfig } from './config.ts';
import { keep, loadKept } from './file-store.ts';
import { pageRoutes } from './page-routes.ts';
import { createPayments, type Payments } from './payments.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';

/** The sandbox payment provider: an API for merchants, hosted pages for players, signed webhooks. No money is real here. */
export async function createSandbox(
  config: SandboxConfig,
  log: (line: string) => void,
): Promise<FastifyInstance> {
  const kept = loadKept(config.storeFile);
  const save = (): void => keep(config.storeFile, { payments: payments.all(), deliveries: webhooks.open() });
  const payments: Payments = createPayments(kept.payments, save);
  const webhooks: Webhooks = createWebhooks(config, kept.deliveries, { onChange: save, log });

  const app = fastify({ bodyLimit: 16_384, forceCloseConnections: true });
  await app.register(formbody);
  app.addHook('onClose', async () => webhooks.stop());
  app.get('/health', async () => ({ ok: true }));
  apiRoutes(app, { config, payments, webhooks });
  pageRoutes(app, { config, payments, webhooks });
  return app;
}
