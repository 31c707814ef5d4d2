import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../observe/metrics.ts';
import { checkMessage } from './check-message.ts';
import { createLiveHub } from './hub.ts';
import { createDirectBus, createRelayBus, type LiveBus } from './live-relay.ts';
import { createLiveSocket } from './live-socket.ts';

/** The live half of the server: who is connected here, and how messages get here. */
export interface Live extends LiveBus {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  closeSockets(): void;
  /** Resolves when the last socket is gone, at the latest after a second. */
  drainSockets(): Promise<void>;
}

export function createLive(options: {
  config: Config;
  db: Database;
  clock: Clock;
  log: Log;
  allowedOrigins: ReadonlySet<string>;
  metrics: Metrics;
  rateLimits: RateLimits;
}): Live {
  const { config, db, clock, log, allowedOrigins, metrics, rateLimits } = options;
  const { trustProxy: proxies, closedCountries } = config;
  const hub = createLiveHub(config.environment === 'production' ? undefined : checkMessage);
  const bus = config.liveRelay
    ? createRelayBus({ db, url: config.sessionDatabaseUrl, hub, log })
    : createDirectBus(hub);
  const ignored = () => metrics.liveIgnored.inc();
  const bounds = { allowedOrigins, rateLimits, proxies, closedCountries };
  const socket = createLiveSocket({ db, clock, hub, log, ignored, ...bounds });
  metrics.liveConnections(hub.count);
  return {
    ...bus,
    // What all processes hear is read by those that have somebody to tell it to.
    start: config.roles.has('live') ? bus.start : async () => {},
    upgrade: socket.upgrade,
    closeSockets: hub.closeAll,
    drainSockets: socket.drain,
  };
}
