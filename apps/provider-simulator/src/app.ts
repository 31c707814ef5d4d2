import fastify, { type FastifyInstance } from 'fastify';
import { apiRoutes } from './api-routes.ts';
import type { SimulatorConfig } from './config.ts';
import { createDraws } from './draws.ts';
import { createErrands } from './errands.ts';
import { pageRoutes } from './page-routes.ts';
import { testRoutes } from './test-routes.ts';

/** Another studio: its games, their pages for the house's frame, and its side of the wallet. */
export function createSimulator(config: SimulatorConfig, log: (line: string) => void): FastifyInstance {
  const errands = createErrands(config, log);
  const draws = createDraws();
  const app = fastify({ bodyLimit: 8_192, forceCloseConnections: true });
  app.addHook('onClose', async () => errands.stop());
  app.get('/health', async () => ({ ok: true, errands: errands.count() }));
  pageRoutes(app, config);
  apiRoutes(app, { config, errands, draws });
  if (config.hasTestSeams) testRoutes(app, draws);
  return app;
}
