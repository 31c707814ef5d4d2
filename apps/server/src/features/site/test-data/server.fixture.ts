import type { FastifyInstance } from 'fastify';
import { createOffsetClock } from '../../../platform/clock.ts';
import { readConfig } from '../../../platform/config.ts';
import { createHttp } from '../../../platform/http/operations.ts';
import { createRateLimits } from '../../../platform/http/rate-limits.ts';
import { createFastify } from '../../../platform/http/server.ts';
import { createLog } from '../../../platform/log.ts';
import { createMeters } from '../../../platform/observe/meters.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { createFairness, createMemoryTape } from '../../play/fairness/feature.ts';
import { createLimits } from '../../people/limits/feature.ts';
import { createPaymentHistory } from '../../money/payment-history/feature.ts';
import { createPayments, listCountedDeposits } from '../../money/payments/feature.ts';
import { NO_BONUSES } from '../../money/payments/no-bonuses.fixture.ts';
import { providersOf } from '../../money/payments/payment-providers.ts';
import { willingProvider, WILLING_SECRETS } from '../../money/payments/willing-provider.fixture.ts';
import { forgetSeatRules } from '../../people/play-rules/feature.ts';
import { createPersonMarks } from '../../people/person-marks/feature.ts';
import { createPlayers } from '../../people/players/feature.ts';
import { createProofOfWork } from '../../people/proof-of-work/feature.ts';
import { createGoals } from '../../rewards/goals/feature.ts';
import { createProgrammes } from '../../rewards/programmes/feature.ts';
import { createPurses, findActiveBonus } from '../../rewards/purses/feature.ts';
import { createContent } from '../content/feature.ts';
import { createClosedPages } from '../page-switches/feature.ts';
import { createSites } from '../sites/feature.ts';
import { createTestData } from './test-data-module.ts';

const KEY = 'ab'.repeat(32);
const REQUIRED = { DATABASE_URL: 'none', SESSION_SECRET: KEY, SEED_KEY: KEY, SANDBOX_PSP_SECRET: KEY };

export interface TestingServer {
  fastify: FastifyInstance;
  database: TestDatabase;
  tapes: ReturnType<typeof createMemoryTape>;
  /** Ids of sessions whose sockets were closed. */
  ended: string[];
  close(): Promise<void>;
}

/** The features of players and payments behind their real HTTP edge, with a provider that always has a page. */
export async function startTestingServer(options: {
  publicUrl: string;
  seams: boolean;
}): Promise<TestingServer> {
  const database = await createTestDatabase();
  const ended: string[] = [];
  const tapes = createMemoryTape();
  const platform = testingPlatform(database, ended, options.publicUrl);
  const proofOfWork = createProofOfWork(platform);
  const players = createPlayers(platform, {
    ...{ hasSms: true, regionOf: () => 'UA', holdsNames: async () => false },
    marks: createPersonMarks(platform).marks,
    mechanics: async () => ({
      bonusPromotions: { magicBox: null, manufacture: null, randomBonuses: null },
      alerts: { bonuses: 0, treasures: 0 },
      loyaltyState: null,
      nominations: { active: null },
      piggyBalance: '0',
    }),
    activeBonus: findActiveBonus,
    takeBack: async () => undefined,
    pushIds: async () => [],
    subscribedToBot: async () => false,
    regionChanged: forgetSeatRules,
    endResetLinks: async () => undefined,
    favouriteGames: async () => [],
  });
  const limits = createLimits(platform, { deposits: listCountedDeposits });
  const payments = createPayments(platform, {
    ...{ limits, bonuses: () => NO_BONUSES, providers: providersOf([willingProvider()]) },
  });
  const closedPages = createClosedPages(platform);
  const modules = [
    createSites(platform, { content: createContent(platform, { closedPages }).reader, closedPages }).module,
    proofOfWork.module,
    players.module,
    limits.module,
    payments.module,
    createPaymentHistory(platform, { bonuses: () => NO_BONUSES }).module,
  ];
  const fairness = createFairness(platform);
  const purses = createPurses(platform, { openRounds: [] });
  const programmes = createProgrammes(platform, { kinds: [], isGiven: async () => false });
  const [goals, none] = [createGoals(platform), async () => undefined];
  const below = { players, limits, fairness, purses, goals, programmes, tapes };
  if (options.seams)
    modules.push(createTestData(platform, { ...below, giveBonus: none, offerOf: none }).module);
  const fastify = createFastify({
    log: createLog('silent'),
    publicUrl: options.publicUrl,
    trustProxy: false,
  });
  await fastify.register(async (scope) => {
    const http = createHttp(scope, {
      ...{ authenticate: players.authenticate, recall: players.recall },
      ...{ spendProof: proofOfWork.spend, isProvenLately: players.isProvenLately },
      allowedOrigins: new Set([options.publicUrl]),
      closedCountries: platform.config.closedCountries,
      limits: createRateLimits({ factor: 20 }),
      secureCookies: platform.config.secure,
      seams: options.seams,
    });
    for (const module of modules) module.routes?.(http);
  });
  const close = async (): Promise<void> => {
    await fastify.close();
    await database.drop();
  };
  return { fastify, database, tapes, ended, close };
}

const testingPlatform = ({ db }: TestDatabase, ended: string[], publicUrl: string) => ({
  db,
  clock: createOffsetClock(),
  meters: createMeters(),
  endSession: (id: string) => ended.push(id),
  warn: () => undefined,
  error: () => undefined,
  config: {
    serviceDomain: undefined,
    brand: 'rino' as const,
    site: readConfig(REQUIRED).site,
    secure: publicUrl.startsWith('https:'),
    closedCountries: { header: undefined, countries: new Set<string>() },
    pwnedUrl: undefined,
    memoryMs: 50,
    ...{ answerAfterMs: 0, passwordWork: 'least' as const },
    ...{ environment: 'test' as const, sms: { gateway: undefined, dayMax: 1_000 } },
    ...{ sessionKey: Buffer.alloc(32, 1), seedKey: [Buffer.alloc(32, 2)] as const, proofOfWorkTries: 1 },
    publicUrl,
    ...{ paymentProviders: ['sandbox'], sandboxProvider: { url: '', secret: WILLING_SECRETS.join(' ') } },
    otherProviders: { liqPay: undefined, hyperswitch: undefined },
  },
});
