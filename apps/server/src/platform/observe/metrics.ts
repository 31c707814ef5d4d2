import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database.ts';
import { listReaderLags } from '../facts/readers-store.ts';
import { outboxLag } from '../facts/sequencer-store.ts';
import type { DatabaseState } from './database-state.ts';
import { createMeters, type Meters } from './meters.ts';
import { measureStandbys } from './standby-meters.ts';

export interface Metrics {
  /** For what features count. */
  meters: Meters;
  factsParked: Counter;
  /** What clients sent on the live socket, which takes nothing. */
  liveIgnored: Counter;
  /** Connections, requests and renderings turned away because there were too many, by the bound they met. */
  requestsTurned: Counter;
  /** Runs of jobs that failed, by the job's name. */
  jobFailures: Counter;
  liveConnections(count: () => number): void;
  /** @returns the address of the metrics. */
  listen(port: number, host: string): Promise<string>;
  close(): Promise<void>;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What Prometheus reads, on a port of its own: it never shares an address with players. */
export function createMetrics(
  fastify: FastifyInstance,
  { db, databaseState }: { db: Database; databaseState: () => Promise<DatabaseState> },
): Metrics {
  let server: Server | undefined;
  const registry = new Registry();
  const meters = createMeters(registry);
  collectDefaultMetrics({ register: registry });
  measureRequests(registry, fastify);
  watchDatabase(registry, db);
  measureStandbys(meters, databaseState);
  return {
    meters,
    ...createCounts(registry),
    liveConnections: (count) => watch(registry, 'croupier_live_connections', 'Open live sockets', count),
    listen: async (port, host) => {
      server = await listen(registry, port, host);
      return `http://${host}:${(server.address() as AddressInfo).port}/metrics`;
    },
    close: async () => {
      server?.closeAllConnections();
      await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
    },
  };
}

function measureRequests(registry: Registry, fastify: FastifyInstance): void {
  const duration = new Histogram({
    name: 'croupier_http_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  fastify.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    };
    duration.observe(labels, reply.elapsedTime / 1000);
  });
}

function watchDatabase(registry: Registry, db: Database): void {
  watch(registry, 'croupier_db_connections', 'Connections of the pool', () => db.pool.totalCount);
  watch(registry, 'croupier_db_waiting', 'Callers waiting for a connection', () => db.pool.waitingCount);
  const oldest = new Gauge({
    name: 'croupier_outbox_oldest_seconds',
    help: 'Age of the oldest fact that is not in the journal yet',
    registers: [registry],
  });
  watch(registry, 'croupier_outbox_facts', 'Facts that are not in the journal yet', async () => {
    const lag = await outboxLag(db);
    oldest.set(lag.oldestSeconds);
    return lag.count;
  });
  watchReaders(registry, db);
}

function watchReaders(registry: Registry, db: Database): void {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['reader'], registers: [registry] });
  const oldest = gauge('croupier_reader_oldest_seconds', 'Age of the oldest fact that a reader has not read');
  const parked = gauge('croupier_reader_parked', 'Facts that a reader put aside and that wait for a person');
  new Gauge({
    name: 'croupier_reader_behind_facts',
    help: 'Facts that a reader has not read',
    labelNames: ['reader'],
    registers: [registry],
    async collect() {
      for (const lag of await listReaderLags(db)) {
        const { name: reader } = lag;
        this.set({ reader }, Number(lag.behind));
        oldest.set({ reader }, lag.oldestSeconds);
        parked.set({ reader }, Number(lag.parked));
      }
    },
  });
}

type Counts = Pick<Metrics, 'factsParked' | 'liveIgnored' | 'requestsTurned' | 'jobFailures'>;

function createCounts(registry: Registry): Counts {
  const registers = [registry];
  return {
    factsParked: new Counter({
      name: 'croupier_facts_parked_total',
      help: 'Facts a reader could not take',
      labelNames: ['reader'],
      registers,
    }),
    liveIgnored: new Counter({
      name: 'croupier_live_ignored_total',
      help: 'Messages that clients sent and nobody takes',
      registers,
    }),
    requestsTurned: new Counter({
      name: 'croupier_requests_turned_total',
      help: 'What was turned away because there was too much of it',
      labelNames: ['why'],
      registers,
    }),
    jobFailures: new Counter({
      name: 'croupier_job_failures_total',
      help: 'Runs of jobs that failed',
      labelNames: ['job'],
      registers,
    }),
  };
}

/** A gauge that is looked up whenever it is read. */
function watch(registry: Registry, name: string, help: string, read: () => number | Promise<number>): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await read());
    },
  });
}

function listen(registry: Registry, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) =>
    server.once('error', reject).listen(port, host, () => resolve(server)),
  );
}
