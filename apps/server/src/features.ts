import { createBooks } from './features/books/index.ts';
import { createCatalog } from './features/catalog/index.ts';
import { createFairness, createSeedVault } from './features/fairness/index.ts';
import { createDrandBeacon, createFlights } from './features/flights/index.ts';
import { createLedger } from './features/ledger/index.ts';
import { createLimits } from './features/limits/index.ts';
import { createLobby } from './features/lobby/index.ts';
import {
  createPayments,
  createSandboxProvider,
  listCountedDeposits,
  parseSecrets,
} from './features/payments/index.ts';
import { createPlayers } from './features/players/index.ts';
import { createPools } from './features/pools/index.ts';
import { createPurses } from './features/purses/index.ts';
import { createProviders, listProviderGames } from './features/providers/index.ts';
import { createReturns } from './features/returns/index.ts';
import { createMemoryTape, createRounds, findRoundOfGrant } from './features/rounds/index.ts';
import { createSites } from './features/sites/index.ts';
import { createStatement } from './features/statement/index.ts';
import { createTestData } from './features/test-data/index.ts';
import type { OffsetClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { crashPoint } from './platform/crash-point.ts';
import type { Database } from './platform/database.ts';
import type { Live } from './platform/live/live.ts';
import type { Log } from './platform/log.ts';
import type { Module } from './platform/module.ts';
import type { Metrics } from './platform/observe/metrics.ts';

export interface FeatureParts {
  config: Config;
  db: Database;
  settleDb: Database;
  clock: OffsetClock;
  live: Live;
  log: Log;
  metrics: Metrics;
}

/** The features in the order of their levels: the table of contents. */
export function createFeatures({ config, db, settleDb, clock, live, log, metrics }: FeatureParts) {
  const webhookSecrets = parseSecrets(config.sandboxProvider.secret);
  const tapes = createMemoryTape();

  const error = (message: string, details: object): void => log.error(details, message);

  const ledger = createLedger();
  const sites = createSites(config);
  const players = createPlayers({
    db,
    clock,
    endSession: live.endSession,
    secureCookies: config.secure,
    error,
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
    error,
    found: (found) => {
      metrics.paymentFindings.inc({ kind: found.kind });
      log.error(found, 'a payment needs a person');
    },
  });
  const catalog = createCatalog({ db });
  const fairness = createFairness({ db, clock, seedKey: config.seedKey });
  const purses = createPurses({ db, clock, openRounds: [findRoundOfGrant], error });
  const tape = config.seams && { tape: tapes };
  const onBatch = (rounds: number) => metrics.settlementBatch.observe(rounds);
  const rounds = createRounds({
    db,
    settleDb,
    clock,
    catalog,
    fairness,
    purses,
    crashPoint,
    error,
    onBatch,
    ...tape,
  });
  const vault = createSeedVault(config.seedKey);
  const pools = createPools({ db, catalog, vault });
  const flights = createFlights({
    db,
    settleDb,
    clock,
    catalog,
    vault,
    rounds,
    publish: live.publish,
    crashPoint,
    alarm: {
      unheard: (flight) => {
        metrics.flightsUnheard.inc({ game: flight.game });
        log.error(flight, 'players could not be heard in a flight');
      },
      failed: (error, doing) => {
        metrics.flightFailures.inc();
        log.error({ err: error, doing }, 'flights failed');
      },
    },
    ...(config.beaconServers.length > 0 && { beacon: createDrandBeacon(config.beaconServers) }),
    ...(config.seams && { chainLength: 10_000, highestCenti: 150 }),
  });
  const providers = createProviders({
    db,
    clock,
    providers: config.providers,
    publicUrl: config.publicUrl,
    stakeRules: [],
    onAnswer: (answer) => metrics.walletAnswers.inc(answer),
    onHeld: (about) => metrics.winsHeld.inc(about),
    error,
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
    purses,
    rounds,
    pools,
    flights,
    providers,
    lobby,
    createStatement({ db }),
    createReturns({ db, clock, metrics, error }),
    createBooks({ db, clock, ...config, info: (message, details) => log.info(details, message), error }),
  ];
  if (config.seams)
    features.push(createTestData({ players: players.parts, limits, fairness, purses, clock, tapes }));
  return { players, catalog, modules: features.map(({ module }): Module => module) };
}
