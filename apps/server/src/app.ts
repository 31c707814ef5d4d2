import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { createCatalog } from './features/catalog/index.ts';
import { createFairness, createSeedVault } from './features/fairness/index.ts';
import { createLedger } from './features/ledger/index.ts';
import { createLobby } from './features/lobby/index.ts';
import { createLimits } from './features/limits/index.ts';
import {
  createPayments,
  createSandboxProvider,
  listCountedDeposits,
  parseSecrets,
} from './features/payments/index.ts';
import { createPlayers, sessionCookieName, type Players } from './features/players/index.ts';
import { createProviders, listProviderGames } from './features/providers/index.ts';
import { createFlights } from './features/flights/index.ts';
import { createPools } from './features/pools/index.ts';
import { createMemoryTape, createRounds, settlementOptions } from './features/rounds/index.ts';
import { createSites } from './features/sites/index.ts';
import { createTestData } from './features/test-data/index.ts';
import { createOffsetClock, type OffsetClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { armCrashPoint, crashPoint } from './platform/crash-point.ts';
import { createDatabase, type Database } from './platform/database.ts';
import { registerApiDocs } from './platform/http/api-docs.ts';
import { createHttp } from './platform/http/operations.ts';
import { createRateLimits } from './platform/http/rate-limits.ts';
import { cspNonce } from './platform/http/security-headers.ts';
import { createFastify } from './platform/http/server.ts';
import { createJobRunner } from './platform/job-runner.ts';
import { createLive, type Live } from './platform/live/live.ts';
import { liveRoutes } from './platform/live/live-routes.ts';
import type { Log } from './platform/log.ts';
import type { Module } from './platform/module.ts';
import { registerHealth } from './platform/observe/health.ts';
import { createMetrics, type Metrics } from './platform/observe/metrics.ts';
import { createOutboxWorker } from './platform/outbox-worker.ts';
import { registerSite } from './site/index.ts';

export interface App {
  fastify: FastifyInstance;
  players: Players;
  /** Begins to listen and to work. @returns where, as a browser on this machine would write it. */
  start(): Promise<{ url: string; metricsUrl: string }>;
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

/** The whole server: the features, hung into the platform as far as this process's roles go. */
export async function createApp({ config, db, log, withSite }: AppParts): Promise<App> {
  armCrashPoint(config.crashAt);
  const { roles } = config;
  const clock = createOffsetClock();
  const { publicUrl, trustProxy, providers } = config;
  const frameOrigins = providers.map(({ origin }) => origin);
  const fastify = createFastify({ log, publicUrl, trustProxy, frameOrigins });
  const metrics = createMetrics(fastify, db);
  const health = registerHealth(fastify, db);
  const allowedOrigins = new Set(config.allowedOrigins);
  const live = createLive({ config, db, clock, log, allowedOrigins, metrics });
  const settleDb = createDatabase({
    url: config.databaseUrl,
    ...roleOf(db),
    ...settlementOptions,
    slowQueryMs: config.slowQueryMs,
    // One statement settles rounds of many requests; each of their rows names its own.
    onSlowQuery: (query) => log.warn({ ...query, requestId: undefined }, 'slow query'),
  });
  const { players, catalog, modules } = createFeatures({ config, db, settleDb, clock, live, log, metrics });

  await registerApiDocs(fastify);
  await fastify.register(async (scope) => {
    const http = createHttp(scope, {
      authenticate: players.authenticate,
      allowedOrigins,
      limits: createRateLimits({ seams: config.seams }),
      secureCookies: secure(config),
      seams: config.seams,
    });
    if (roles.has('api')) for (const module of modules) module.routes?.(http);
    if (roles.has('live')) liveRoutes(http, { db, clock });
  });
  if (roles.has('live')) fastify.server.on('upgrade', live.upgrade);
  if (withSite && roles.has('web')) await registerPages(fastify, config);

  const listeners = modules.flatMap((module) => module.listeners ?? []);
  const parked = () => metrics.factsParked.inc();
  const worker = createOutboxWorker({ db, listeners, publish: live.publish, log, parked });
  const jobs = createJobRunner({ db, jobs: modules.flatMap((module) => module.jobs ?? []), log });

  return {
    fastify,
    players,
    start: async () => {
      if (withSite) catalog.warm();
      await live.start();
      if (roles.has('worker')) [worker, jobs].forEach((part) => part.start());
      const metricsUrl = await metrics.listen(config.metricsPort, config.metricsHost);
      await fastify.listen({ port: config.port, host: config.host });
      const url = `http://${config.host}:${(fastify.server.address() as AddressInfo).port}`;
      // Port 0 is chosen by the system, and only then known.
      if (config.port === 0) allowedOrigins.add(url);
      return { url, metricsUrl };
    },
    stop: async () => {
      health.leave();
      live.closeSockets();
      await Promise.all([fastify.close(), live.drainSockets()]);
      await Promise.all([worker.stop(), jobs.stop(), live.stop(), metrics.close()]);
      await settleDb.close();
    },
  };
}

interface FeatureParts {
  config: Config;
  db: Database;
  settleDb: Database;
  clock: OffsetClock;
  live: Live;
  log: Log;
  metrics: Metrics;
}

/** The features in the order of their levels: the table of contents. */
function createFeatures({ config, db, settleDb, clock, live, log, metrics }: FeatureParts) {
  const webhookSecrets = parseSecrets(config.sandboxProvider.secret);
  const tapes = createMemoryTape();

  const ledger = createLedger();
  const sites = createSites(config);
  const players = createPlayers({
    db,
    clock,
    endSession: live.endSession,
    secureCookies: secure(config),
    deviceKey: config.sessionKey,
  });
  const limits = createLimits({ db, clock, deposits: listCountedDeposits });
  const payments = createPayments({
    db,
    clock,
    limits,
    provider: createSandboxProvider({ url: config.sandboxProvider.url, secret: webhookSecrets[0]! }),
    publicUrl: config.publicUrl,
    webhookSecrets,
    warn: (message, details) => log.warn(details, message),
  });
  const catalog = createCatalog({ db });
  const fairness = createFairness({ db, clock, seedKey: config.seedKey });
  const tape = config.seams && { tape: tapes };
  const onBatch = (rounds: number) => metrics.settlementBatch.observe(rounds);
  const rounds = createRounds({ db, settleDb, clock, catalog, fairness, crashPoint, onBatch, ...tape });
  const vault = createSeedVault(config.seedKey);
  const pools = createPools({ db, clock, catalog, vault, rounds });
  const flights = createFlights({ db, clock, vault, rounds, publish: live.publish });
  const providers = createProviders({
    db,
    clock,
    providers: config.providers,
    publicUrl: config.publicUrl,
    warn: (message, details) => log.warn(details, message),
  });
  const examples = config.environment !== 'production';
  const studioGames = () => listProviderGames({ db, providers: config.providers });
  const lobby = createLobby({ db, clock, catalog, studioGames, examples });
  const features = [
    ledger,
    sites,
    players,
    limits,
    payments,
    catalog,
    fairness,
    rounds,
    pools,
    flights,
    providers,
    lobby,
  ];
  if (config.seams) features.push(createTestData({ players: players.parts, limits, clock, tapes }));
  return { players, catalog, modules: features.map(({ module }): Module => module) };
}

async function registerPages(fastify: FastifyInstance, config: Config): Promise<void> {
  const cookieName = sessionCookieName(secure(config));
  await registerSite(fastify, {
    publicUrl: config.publicUrl,
    brand: config.brand,
    cspNonce,
    hasSession: (cookieHeader) => cookieHeader?.includes(`${cookieName}=`) ?? false,
  });
}

const secure = (config: Config): boolean => config.publicUrl.startsWith('https:');
const roleOf = (db: Database): { role?: string } => (db.role === undefined ? {} : { role: db.role });
