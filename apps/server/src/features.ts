import { createAudit } from './features/office/audit/feature.ts';
import { createGameDesk } from './features/office/game-desk/feature.ts';
import { createHealthDesk } from './features/office/health-desk/feature.ts';
import { createLetters } from './features/office/letters/feature.ts';
import { createOperators } from './features/office/operators/feature.ts';
import { createViews } from './features/office/views/feature.ts';
import { createFigures } from './features/office/figures/feature.ts';
import { createAnalytics } from './features/site/analytics/feature.ts';
import { createBooks } from './features/money/books/feature.ts';
import { createCatalog } from './features/play/catalog/feature.ts';
import { createContent } from './features/site/content/feature.ts';
import { createDeletion } from './features/people/deletion/feature.ts';
import { createFairness, createMemoryTape } from './features/play/fairness/feature.ts';
import { createFlights } from './features/play/flights/feature.ts';
import { createLabels } from './features/site/labels/feature.ts';
import { createLedger } from './features/money/ledger/feature.ts';
import { createRealityChecks } from './features/people/reality-checks/feature.ts';
import { createLimits } from './features/people/limits/feature.ts';
import { mayInvite } from './features/people/notices/feature.ts';
import { createLobby } from './features/site/lobby/feature.ts';
import { createPaymentHistory } from './features/money/payment-history/feature.ts';
import { createPayOuts } from './features/money/pay-outs/feature.ts';
import {
  createPayments,
  listCountedDeposits,
  type DepositBonuses,
} from './features/money/payments/feature.ts';
import { createPools } from './features/play/pools/feature.ts';
import { createGifts } from './features/rewards/gifts/feature.ts';
import { createPromoCodes } from './features/rewards/promo-codes/feature.ts';
import { createPurses } from './features/rewards/purses/feature.ts';
import { createPwa } from './features/site/pwa/feature.ts';
import { createProviders, findStudioRoundOfGrant } from './features/play/providers/feature.ts';
import { createReturns } from './features/play/returns/feature.ts';
import { createRounds, findRoundOfGrant } from './features/play/rounds/feature.ts';
import { createClosedPages } from './features/site/page-switches/feature.ts';
import { createSites } from './features/site/sites/feature.ts';
import { createSupport } from './features/site/support/feature.ts';
import { createMonthStatements } from './features/money/month-statements/feature.ts';
import { createReconciliation } from './features/money/reconciliation/feature.ts';
import { createStatement } from './features/money/statement/feature.ts';
import { createTallies } from './features/play/tallies/feature.ts';
import { createTestData } from './features/site/test-data/feature.ts';
import { createMechanics } from './mechanics-features.ts';
import { createOfficeRooms } from './office-features.ts';
import { createPeople } from './people-features.ts';
import type { OffsetClock } from './platform/clock.ts';
import type { Module } from './platform/module.ts';
import type { Platform } from './platform/platform.ts';

/** The features in the order of their levels: the table of contents. Each stands on the platform and on lower ones. */
export function createFeatures(platform: Platform & { readonly clock: OffsetClock }) {
  const { seams } = platform.config;
  const tapes = createMemoryTape();

  const ledger = createLedger();
  const closedPages = createClosedPages(platform);
  const content = createContent(platform, { closedPages, offerOf: () => mechanics.offerOf });
  const audit = createAudit(platform);
  const letters = createLetters(platform, {
    mayGo: (offer) => mayInvite(platform.db, { ...offer, channel: 'email' }, platform.clock.now()),
  });
  const personal = () => features.flatMap(({ module }) => module.personal ?? []);
  const sites = createSites(platform, { content: content.reader, closedPages });
  const people = createPeople(platform, {
    ...{ reader: content.reader, letter: letters.write, record: audit.record },
    ...{ regionOf: sites.regionOf, personal },
    mechanics: (db, player) => mechanics.profileOf(db, player),
  });
  const { players, proofOfWork, noticeTexts, deciding } = people;
  const operators = createOperators(platform, { record: audit.record, write: letters.write });
  const { limits, payments, payOuts } = createMoney(platform, people, () => mechanics.bonuses);
  const { catalog, fairness, purses, rounds, pools, flights, providers } = createPlay(platform, tapes);
  const mechanics = createMechanics(platform, { fairness, purses });
  const lobby = createLobby(platform, { catalog, content, studioGames: providers.games });

  const features: { module: Module }[] = [
    ledger,
    content,
    audit,
    letters,
    sites,
    createAnalytics(platform),
    createPwa(platform),
    createPromoCodes(platform),
    ...people.features,
    operators,
    createViews(platform),
    createSupport(platform),
    limits,
    createLabels(platform),
    payments,
    catalog,
    fairness,
    purses,
    createGifts(platform),
    payOuts,
    rounds,
    pools,
    flights,
    providers,
    createTallies(),
    ...mechanics.features,
    lobby,
    ...createLookingBack(platform, () => mechanics.bonuses),
    createDeletion(platform, {
      ...{ record: audit.record, sessions: players.parts.sessions, seats: fairness.seats, purses },
      personal,
    }),
    createGameDesk(platform, { record: audit.record, keys: providers.keys }),
    createHealthDesk(platform, { record: audit.record, jobs: () => jobsOf(features) }),
    ...createOfficeRooms(platform, {
      ...{ record: audit.record, write: letters.write, operators: operators.parts, lobby },
      ...{ players, limits, rounds, content, payOuts, noticeTexts, deciding, seats: fairness.seats },
      ...mechanics.office,
    }),
  ];
  if (seams)
    features.push(createTestData(platform, { players, limits, fairness, purses, tapes, ...mechanics }));
  return { players, operators, proofOfWork, catalog, content, sites, modules: modulesOf(features) };
}

/** Money in and out, and how much of it players let in. */
function createMoney(
  platform: Platform,
  { codes }: Pick<ReturnType<typeof createPeople>, 'codes'>,
  bonuses: () => DepositBonuses,
) {
  const limits = createLimits(platform, { deposits: listCountedDeposits });
  const payments = createPayments(platform, { limits, bonuses });
  return { limits, payments, payOuts: createPayOuts(platform, { codes, found: payments.found }) };
}

/** What games are played with, from the catalogue to other studios. */
function createPlay(platform: Platform, tape: ReturnType<typeof createMemoryTape>) {
  const { seams } = platform.config;
  const chains = seams ? { chainLength: 10_000, highestCenti: 150 } : {};
  const catalog = createCatalog(platform);
  const fairness = createFairness(platform, { ...(seams && { tape }) });
  const openRounds = [findRoundOfGrant, findStudioRoundOfGrant];
  const purses = createPurses(platform, { openRounds });
  const rounds = createRounds(platform, { catalog, fairness, purses, ...(seams && { tape }) });
  const pools = createPools(platform, { catalog, fairness });
  const flights = createFlights(platform, { catalog, fairness, rounds, ...chains });
  const providers = createProviders(platform, { fairness, purses, openness: catalog.openness });
  return { catalog, fairness, purses, rounds, pools, flights, providers };
}

/** Features that tell and count what happened. */
const createLookingBack = (platform: Platform, bonuses: () => DepositBonuses): { module: Module }[] => [
  createPaymentHistory(platform, { bonuses }),
  createStatement(platform),
  createMonthStatements(platform),
  createReconciliation(platform),
  createReturns(platform),
  createRealityChecks(platform),
  createFigures(),
  createBooks(platform),
];

const modulesOf = (features: readonly { module: Module }[]) => features.map(({ module }) => module);

/** All jobs that features bring, whichever process runs them. */
const jobsOf = (features: readonly { module: Module }[]) =>
  features.flatMap(({ module }) => module.jobs ?? []);
