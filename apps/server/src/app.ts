import { sourcesOf } from '@croupier/domain/site/consent';
import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { createFeatures } from './features.ts';
import { sessionCookieName, type Players } from './features/people/players/feature.ts';
import { findBody, listUploaded } from './features/site/pictures/feature.ts';
import { settlementOptions } from './features/play/rounds/feature.ts';
import { createOffsetClock, type Clock } from './platform/clock.ts';
import { ConfigError, type Config } from './platform/config.ts';
import { armCrashPoint } from './platform/crash-point.ts';
import { createDatabase, type Database } from './platform/database.ts';
import { registerApiDocs } from './platform/http/api-docs.ts';
import type { Turned } from './platform/http/connection-guard.ts';
import { openFiles } from './platform/files/open-files.ts';
import { createHttp } from './platform/http/operations.ts';
import { createRateLimits } from './platform/http/rate-limits.ts';
import { cspNonce } from './platform/http/security-headers.ts';
import { createFastify } from './platform/http/server.ts';
import { createFacts } from './platform/facts/facts.ts';
import { journalJob } from './platform/facts/keep-journal.ts';
import { createJobLeases } from './platform/job-leases.ts';
import { createJobRunner } from './platform/job-runner.ts';
import { createKeptRuns } from './platform/keep-job-runs.ts';
import { createLive } from './platform/live/live.ts';
import { liveRoutes } from './platform/live/live-routes.ts';
import type { Log } from './platform/log.ts';
import { createCommitsWarning } from './platform/observe/commits-warning.ts';
import { createDatabaseState } from './platform/observe/database-state.ts';
import { registerHealth } from './platform/observe/health.ts';
import { createMetrics } from './platform/observe/metrics.ts';
import type { Module } from './platform/module.ts';
import type { Platform } from './platform/platform.ts';
import { createScanUpload } from './platform/scan-upload.ts';
import { createOfficeServer, type OfficeServer } from './office/index.ts';
import { registerSite, type SiteOptions } from './site/index.ts';

export interface App {
  fastify: FastifyInstance;
  /** Undefined where this process serves none. */
  office: OfficeServer | undefined;
  players: Players;
  /** Begins to listen and to work. @returns where, as a browser on this machine would write it. */
  start(): Promise<{ url: string; metricsUrl: string; officeUrl: string | undefined }>;
  /** Has a job done now that this process does at its pace. */
  runJob(name: string): Promise<void>;
  /** Stops taking requests, finishes those underway, closes sockets, lets the readers end their batches. */
  stop(): Promise<void>;
}

export interface AppParts {
  config: Config;
  db: Database;
  log: Log;
  /** Pages need the built site; API tests do without. */
  withSite: boolean;
  /** See `FactsDeps`. */
  haste?: number;
}

/** The whole server: the features, hung into the platform as far as this process's roles go. */
export async function createApp({ config, db, log, withSite, haste = 1 }: AppParts): Promise<App> {
  armCrashPoint(config.crashAt);
  const { roles, publicUrl, trustProxy, closedCountries } = config;
  const clock = createOffsetClock();
  const elsewhere = elsewhereOf(config);
  const rateLimits = createRateLimits({ factor: config.rateLimitFactor, nodes: config.nodes });
  const turned = (why: Turned | 'pages' | 'renderings') => metrics.requestsTurned.inc({ why });
  const fastify = createFastify({ log, publicUrl, trustProxy, ...elsewhere, guard: { rateLimits, turned } });
  const databaseState = createDatabaseState(db);
  const metrics = createMetrics(fastify, { db, databaseState });
  const health = registerHealth(fastify, db);
  const allowedOrigins = new Set(config.allowedOrigins);
  const live = createLive({ config, db, clock, log, allowedOrigins, metrics, rateLimits });
  const settleDb = openSettleDb({ config, db, log });
  const own = { config, db, settleDb, databaseState, clock, ...uploadsOf(config, log) };
  const platform = { ...own, meters: metrics.meters, publish: live.publish, endSession: live.endSession };
  const { players, operators, proofOfWork, catalog, content, sites, modules } = createFeatures(platform);
  const officeParts = { config, db, log, modules, ...operators, withPages: withSite };
  const office = roles.has('office') ? await createOfficeServer(officeParts) : undefined;

  if (roles.has('api')) await registerApiDocs(fastify, OF_PLAYERS);
  await fastify.register(async (scope) => {
    const http = createHttp(scope, {
      ...{ authenticate: players.authenticate, recall: players.recall, readPreview: content.previews.read },
      ...{ spendProof: proofOfWork.spend, isProvenLately: players.isProvenLately },
      ...{ isPageClosed: sites.isPageClosed, allowedOrigins, closedCountries, limits: rateLimits },
      ...{ secureCookies: config.secure, seams: config.seams },
    });
    if (roles.has('api')) for (const module of modules) module.routes?.(http);
    if (roles.has('live')) liveRoutes(http, { db, clock });
  });
  if (roles.has('live')) fastify.server.on('upgrade', live.upgrade);
  if (withSite && roles.has('web'))
    await registerPages(fastify, { config, db, previews: content.previews, rateLimits, turned });

  const parked = (reader: string) => metrics.factsParked.inc({ reader });
  const facts = createFacts({ db, ...whoHears(modules), publish: live.publish, log, parked, haste });
  const failed = (about: { job: string }) => metrics.jobFailures.inc(about);
  const jobs = openJobs({ config, db, clock, log, modules, failed });
  const warning = createCommitsWarning({ config, log, databaseState });

  return {
    fastify,
    office,
    players,
    start: async () => {
      await refuseOddSessions([db, settleDb]);
      db.settings.watch?.start();
      void warning.start();
      if (withSite) catalog.warm();
      await live.start();
      if (roles.has('worker')) [facts, jobs].forEach((part) => part.start());
      const metricsUrl = await metrics.listen(config.metricsPort, config.metricsHost);
      await fastify.listen({ port: config.port, host: config.host });
      const url = `http://${config.host}:${(fastify.server.address() as AddressInfo).port}`;
      // Port 0 is chosen by the system, and only then known.
      if (config.port === 0) allowedOrigins.add(url);
      return { url, metricsUrl, officeUrl: await office?.start() };
    },
    runJob: jobs.runNow,
    stop: async () => {
      health.leave();
      warning.stop();
      live.closeSockets();
      await Promise.all([fastify.close(), office?.stop(), live.drainSockets()]);
      await Promise.all([facts.stop(), jobs.stop(), live.stop(), metrics.close()]);
      await Promise.all([settleDb.close(), db.settings.watch?.stop()]);
    },
  };
}

/** @throws ConfigError where what stands between has dropped a setting, the server's narrow role above all. */
async function refuseOddSessions(databases: readonly Database[]): Promise<void> {
  const odd = (await Promise.all(databases.map((each) => each.findOddSettings()))).flat();
  if (odd.length > 0)
    throw new ConfigError(
      `The sessions of the database are not as the server needs them, so it does not serve: ${[...new Set(odd)].join('; ')}.`,
    );
}

const whoHears = (modules: readonly Module[]) => ({
  listeners: modules.flatMap((module) => module.listeners ?? []),
  readers: modules.flatMap((module) => module.readers ?? []),
});

function openJobs({
  config,
  modules,
  failed,
  ...platform
}: Pick<AppParts, 'config' | 'db' | 'log'> & {
  clock: Clock;
  modules: readonly Module[];
  failed(about: { job: string }): void;
}) {
  const { db, log } = platform;
  const ofFeatures = modules.flatMap((module) => module.jobs ?? []);
  return createJobRunner({
    leases: createJobLeases({ url: config.sessionDatabaseUrl, log }),
    jobs: [...ofFeatures, journalJob({ db, log, keptDays: config.factsKeptDays })],
    log,
    failed,
    ended: createKeptRuns(platform),
  });
}

const OF_PLAYERS = { title: 'Croupier', path: '/api/docs', cookie: 'croupier_session' };

/** What pages may show of other places. */
const elsewhereOf = ({ providers, site }: Config) => ({
  frameOrigins: providers.map(({ origin }) => origin),
  outside: sourcesOf(site),
  mediaDomain: site.mediaDomain,
});

function tellersOf(log: Log): Pick<Platform, 'error' | 'warn' | 'info'> {
  return {
    error: (message, details) => log.error(details, message),
    warn: (message, details) => log.warn(details, message),
    info: (message, details) => log.info(details, message),
  };
}

/** What stands between the house and what people bring. */
function uploadsOf(
  { files, clamav }: Config,
  log: Log,
): Pick<Platform, 'files' | 'scan' | 'error' | 'warn' | 'info'> {
  const tellers = tellersOf(log);
  return { files: openFiles(files), scan: createScanUpload({ address: clamav, ...tellers }), ...tellers };
}

function openSettleDb({ config, db, log }: Pick<AppParts, 'config' | 'db' | 'log'>): Database {
  return createDatabase({
    url: config.settleDatabaseUrl,
    ...db.settings,
    ...settlementOptions,
    slowQueryMs: config.slowQueryMs,
    // One statement settles rounds of many requests; each of their rows names its own.
    onSlowQuery: (query) => log.warn({ ...query, requestId: undefined }, 'slow query'),
  });
}

async function registerPages(
  fastify: FastifyInstance,
  {
    config,
    db,
    ...shared
  }: { config: Config; db: Database } & Pick<SiteOptions, 'previews' | 'rateLimits' | 'turned'>,
): Promise<void> {
  const cookieName = sessionCookieName(config.secure);
  await registerSite(fastify, {
    publicUrl: config.publicUrl,
    brand: config.brand,
    apiUrl: config.apiUrl,
    closedCountries: config.closedCountries,
    pictures: {
      uploaded: { list: () => listUploaded(db), body: (picture) => findBody(db, picture) },
      ...config.site,
    },
    cspNonce,
    ...shared,
    hasSession: (cookieHeader) => cookieHeader?.includes(`${cookieName}=`) ?? false,
  });
}
