import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database.ts';
import { registerApiDocs } from '../platform/http/api-docs.ts';
import type { AuthenticateOperator } from '../platform/http/http.ts';
import { createHttp } from '../platform/http/operations.ts';
import { createRateLimits } from '../platform/http/rate-limits.ts';
import { createFastify } from '../platform/http/server.ts';
import type { Log } from '../platform/log.ts';
import type { Module } from '../platform/module.ts';
import { registerHealth } from '../platform/observe/health.ts';
import { registerOfficePages } from './office-pages.ts';

export interface OfficeServer {
  fastify: FastifyInstance;
  /** @returns where, as a browser on this machine would write it */
  start(): Promise<string>;
  stop(): Promise<void>;
}

interface OfficeParts {
  config: Config;
  db: Database;
  log: Log;
  modules: readonly Module[];
  authenticate: AuthenticateOperator;
  /** API tests do without. */
  withPages: boolean;
}

/** The office's own port: the calls that features offer it and its pages. A player's session means nothing here. */
export async function createOfficeServer({
  config,
  db,
  log,
  modules,
  authenticate,
  withPages,
}: OfficeParts): Promise<OfficeServer> {
  const { office, trustProxy, rateLimitFactor } = config;
  const limits = createRateLimits({ factor: rateLimitFactor });
  const allowedOrigins = new Set(originsOf(config));
  const fastify = createFastify({
    log,
    publicUrl: office.url,
    trustProxy,
    guard: { rateLimits: limits, turned: () => {} },
  });
  const health = registerHealth(fastify, db);
  await registerApiDocs(fastify, {
    title: 'Croupier office',
    path: '/office/api/docs',
    cookie: 'croupier_office',
  });
  await fastify.register(async (scope) => {
    const http = createHttp(scope, {
      authenticate: async () => null,
      recall: () => null,
      authenticateOperator: authenticate,
      allowedOrigins,
      // People of the house are let in by their roles' addresses, wherever they are.
      closedCountries: { header: undefined, countries: new Set() },
      limits,
      secureCookies: office.url.startsWith('https:'),
      seams: config.seams,
    });
    for (const module of modules) module.office?.(http);
  });
  if (withPages) await registerOfficePages(fastify);
  return {
    fastify,
    start: async () => {
      await fastify.listen({ port: office.port, host: office.host });
      const url = `http://${office.host}:${(fastify.server.address() as AddressInfo).port}`;
      // Port 0 is chosen by the system, and only then known.
      if (office.port === 0) allowedOrigins.add(url);
      return url;
    },
    stop: async () => {
      health.leave();
      await fastify.close();
    },
  };
}

/** On a developer's machine `localhost` and `127.0.0.1` are one place under two names. */
function originsOf({ office, environment }: Config): string[] {
  const own = new URL(office.url);
  const alike = environment !== 'production' && own.hostname === 'localhost';
  return [own.origin, ...(alike ? [`${own.protocol}//127.0.0.1:${own.port}`] : [])];
}
