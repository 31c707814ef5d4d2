import type { FastifyInstance } from 'fastify';
import { createFairness } from './features/fairness/index.ts';
import { createCatalog } from './features/catalog/index.ts';
import { createLedger } from './features/ledger/index.ts';
import { createPayments, createSandboxProvider, parseSecrets } from './features/payments/index.ts';
import { createPlayers, sessionCookieName, type Players } from './features/players/index.ts';
import { createMemoryTape, createRounds, settlementOptions } from './features/rounds/index.ts';
import { createSites } from './features/sites/index.ts';
import { createTestData } from './features/test-data/index.ts';
import { createOffsetClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { armCrashPoint, crashPoint } from './platform/crash-point.ts';
import { APP_ROLE, createDatabase, type Database } from './platform/database.ts';
import { registerApiDocs } from './platform/http/api-docs.ts';
import { createHttp } from './platform/http/operations.ts';
import { createRateLimits } from './platform/http/rate-limits.ts';
import { cspNonce } from './platform/http/security-headers.ts';
import { createFastify } from './platform/http/server.ts';
import { createJobRunner } from './platform/job-runner.ts';
import { createLiveHub } from './platform/live/hub.ts';
import { createDirectBus, createRelayBus } from './platform/live/live-relay.ts';
import { liveRoutes } from './platform/live/live-routes.ts';
import { createLiveSocket } from './platform/live/live-socket.ts';
import type { Log } from './platform/log.ts';
import type { Module } from './platform/module.ts';
import { registerHealth } from './platform/observe/health.ts';
import { createMetrics } from './platform/observe/metrics.ts';
import { createOutboxWorker } from './platform/outbox-worker.ts';
import { registerSite } from './site/index.ts';

export interface App {
  fastify: FastifyInstance;
  players: Players;
  /** Begins to listen and to work. */
  start(): Promise<void>;
  /** Stops taking requests, finishes those underway, closes sockets, lets the worker end its batch. */
  stop(): Promise<void>;
}

export interface AppParts {
  config: Config;
  db: Database;
  log: Log;
  /** Pages need the built site; API tests do without. */
  withSite: boolean;
}

/** The whole server, put together in the order of its levels: the table of contents. */
export async function createApp({ config, db, log, withSite }: AppParts): Promise<App> {
  armCrashPoint(config.crashAt);
  const clock = createOffsetClock();
  const fastify = createFastify({ log, publicUrl: config.publicUrl, trustProxy: config.trustProxy });
  const metrics = createMetrics(fastify, db);
  const health = registerHealth(fastify, db);
  const hub = createLiveHub();
  const alone = config.roles.has('live') && config.roles.has('worker') && config.roles.has('api');
  const bus = alone ? createDirectBus(hub) : createRelayBus({ db, url: config.databaseUrl, hub, log });
  const secureCookies = config.publicUrl.startsWith('https:');
  const allowedOrigins = new Set([config.publicUrl]);

  const sites = createSites();
  const ledger = createLedger();
  const players = createPlayers({
    db,
    clock,
    endSession: bus.endSession,
    secureCookies,
    deviceKey: config.sessionKey,
  });
  const payments = createPayments({
    db,
    clock,
    provider: createSandboxProvider({
      url: config.sandboxProvider.url,
      secret: parseSecrets(config.sandboxProvider.secret)[0]!,
    }),
    publicUrl: config.publicUrl,
    webhookSecrets: parseSecrets(config.sandboxProvider.secret),
    warn: (message, details) => log.warn(details, message),
  });
  const catalog = createCatalog({ db });
  const tapes = createMemoryTape();
  const fairness = createFairness({ db, clock, seedKey: config.seedKey });
  const settleDb = createDatabase({ url: config.databaseUrl, role: APP_ROLE, ...settlementOptions });
  const rounds = createRounds({
    db,
    settleDb,
    clock,
    catalog,
    fairness,
    crashPoint,
    ...(config.seams && { tape: tapes }),
  });
  const modules: Module[] = [sites, ledger, players, payments, catalog, fairness, rounds].map(
    ({ module }) => module,
  );
  if (config.seams) modules.push(createTestData({ players: players.parts, clock, tapes }).module);

  await registerApiDocs(fastify);
  await fastify.register(async (scope) => {
    const limits = createRateLimits({ seams: config.seams });
    const http = createHttp(scope, {
      authenticate: players.authenticate,
      allowedOrigins,
      limits,
      secureCookies,
      seams: config.seams,
    });
    if (config.roles.has('api')) for (const module of modules) module.routes?.(http);
    if (config.roles.has('live')) liveRoutes(http, { db, clock });
  });
  if (withSite && config.roles.has('web')) {
    const cookieName = sessionCookieName(secureCookies);
    await registerSite(fastify, {
      publicUrl: config.publicUrl,
      brand: config.brand,
      cspNonce,
      hasSession: (cookieHeader) => cookieHeader?.includes(`${cookieName}=`) ?? false,
    });
  }

  const worker = createOutboxWorker({
    db,
    listeners: modules.flatMap((module) => [...(module.listeners ?? [])]),
    publish: bus.publish,
    log,
    parked: () => metrics.factsParked.inc(),
  });
  const jobs = createJobRunner({ db, jobs: modules.flatMap((module) => [...(module.jobs ?? [])]), log });
  const socket = createLiveSocket({ db, clock, hub, allowedOrigins, log });
  metrics.liveConnections(hub.count);
  if (config.roles.has('live'))
    fastify.server.on('upgrade', (request, raw, head) => void socket.upgrade(request, raw, head));

  return {
    fastify,
    players,
    start: async () => {
      await bus.start();
      if (config.roles.has('worker')) [worker, jobs].forEach((part) => part.start());
      await fastify.listen({ port: config.port, host: config.host });
    },
    stop: async () => {
      health.leave();
      hub.closeAll();
      await fastify.close();
      await Promise.all([worker.stop(), jobs.stop(), bus.stop()]);
      await settleDb.close();
    },
  };
}
