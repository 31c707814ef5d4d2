import { createHash, randomInt, randomUUID } from 'node:crypto';
import { createArchiver } from '../../apps/server/src/features/money/books/archive-months.ts';
import { booksReaders } from '../../apps/server/src/features/money/books/books-readers.ts';
import { verifyBooks } from '../../apps/server/src/features/money/books/feature.ts';
import { createCatalog } from '../../apps/server/src/features/play/catalog/feature.ts';
import { createFairness } from '../../apps/server/src/features/play/fairness/feature.ts';
import { returnsReaders } from '../../apps/server/src/features/play/returns/returns-readers.ts';
import { createPurses } from '../../apps/server/src/features/rewards/purses/feature.ts';
import {
  createRounds,
  findRoundOfGrant,
  settlementOptions,
} from '../../apps/server/src/features/play/rounds/feature.ts';
import { listHistory } from '../../apps/server/src/features/play/rounds/list-history.ts';
import { findStoredRound } from '../../apps/server/src/features/play/rounds/recall-round.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { APP_ROLE, createDatabase } from '../../apps/server/src/platform/database.ts';
import { createEachApart } from '../../apps/server/src/platform/each-apart.ts';
import { createFacts } from '../../apps/server/src/platform/facts/facts.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { createMeters } from '../../apps/server/src/platform/observe/meters.ts';
import { factsAreRead } from '../../apps/server/src/platform/testing/facts-read.ts';
import { notRefused } from '../../apps/server/src/platform/testing/not-refused.ts';
import { drive, type Load } from '../settle/load.ts';
import { COUNT_ROWS } from './history-store.ts';
import { GAME, loadHistory, type HouseSize } from './load-history.ts';
import type { KeyRing } from '../../apps/server/src/platform/key-ring.ts';

const KEPT_DAYS = 62;
const HEAD = 1;

/** How long a verification took, and each of its checks, in seconds. */
export interface Verified {
  readonly seconds: number;
  readonly took: ReadonlyMap<string, number>;
  readonly slowest: readonly (readonly [string, number])[];
}

/** The server's own features on a database with a past. */
export interface AgedHouse {
  /** Rounds of those who play now, as `settle` of the settlement's bench plays them. */
  settle(clients: number, seconds: number): Promise<Load>;
  settleOne(): Promise<void>;
  /** A round of somebody who plays now, of any age, found by its key; and a page of the history, from any place on. */
  recall(): Promise<void>;
  history(): Promise<void>;
  /** Links what was played, and verifies from the head on that was published when it opened. */
  verifyFromHead(): Promise<Verified>;
  /** Moves the closed month by the job. @returns rows moved and how long it took */
  archive(): Promise<{ rows: number; seconds: number }>;
  count(): Promise<{ hot: number; archived: number; bytes: number }>;
  close(): Promise<void>;
}

export async function openAgedHouse(
  url: string,
  seedKey: KeyRing,
  size: HouseSize,
  log: (line: string) => void,
): Promise<AgedHouse> {
  const owner = createDatabase({ url, maxConnections: 4, sessionSettings: { statement_timeout: '0' } });
  await migrate(owner);
  await loadHistory(owner, seedKey, size, log);
  const db = createDatabase({ url, role: APP_ROLE });
  const settleDb = createDatabase({ ...settlementOptions, url, role: APP_ROLE });
  const catalog = createCatalog({ db });
  const fairness = createFairness({ db, clock: systemClock, config: { seedKey } });
  const platform = { db, settleDb, clock: systemClock, meters: createMeters(), error: console.error };
  const purses = createPurses(platform, { openRounds: [findRoundOfGrant] });
  const rounds = createRounds(platform, { catalog, fairness, purses });

  let turn = 0;
  /** Those who play in an order that looks like chance and comes round only after everyone had a turn. */
  const nextPlayer = (): bigint => BigInt(((turn++ * 1_237) % size.playing) + 1);
  const someRound = (): number => randomInt(size.many);

  const settleOne = async (): Promise<void> => {
    const bet = {
      playerId: nextPlayer(),
      region: 'UA',
      key: randomUUID(),
      game: GAME,
      stakeMinor: '100',
    } as const;
    notRefused(await rounds.play({ ...bet, kind: 'real', requestId: bet.key }));
  };

  return {
    settleOne,
    settle: (clients, seconds) => drive(clients, seconds, settleOne),
    recall: async () => {
      const player = nextPlayer();
      if (!(await findStoredRound(db, player, keyOf(player, someRound())))) throw new Error('not found');
    },
    history: async () => {
      const before = { seedPair: 1, nonce: randomInt(31, size.many + 1) };
      const page = await listHistory(db, { playerId: nextPlayer(), before, filter: {} });
      if (page.rounds.length !== 30) throw new Error(`a page has ${page.rounds.length} rounds`);
    },
    verifyFromHead: async () => {
      await readFacts(owner, seedKey);
      await owner.query('ANALYZE');
      const start = performance.now();
      const { ok, checks } = await verifyBooks(owner, { seedKey, sinceHead: HEAD });
      if (!ok) throw new Error(JSON.stringify(checks.find(({ difference }) => difference)));
      const seconds = (performance.now() - start) / 1_000;
      const took = checks.map(({ name, tookMs }) => [name, tookMs / 1_000] as const);
      return { seconds, took: new Map(took), slowest: took.sort((a, b) => b[1] - a[1]).slice(0, 6) };
    },
    archive: async () => {
      let moved = 0;
      const apart = createEachApart({ clock: systemClock, failed: console.error });
      const start = performance.now();
      await createArchiver({ db, apart, keptDays: KEPT_DAYS, moved: (rows) => (moved = rows) })();
      const seconds = (performance.now() - start) / 1_000;
      // As autovacuum would by itself, some time later.
      await owner.query('VACUUM ANALYZE');
      await owner.query('CHECKPOINT');
      return { rows: moved, seconds };
    },
    count: async () => (await owner.query<{ hot: number; archived: number; bytes: number }>(COUNT_ROWS))[0]!,
    close: async () => void (await Promise.all([owner, db, settleDb].map((each) => each.close()))),
  };
}

const keyOf = (player: bigint, round: number): string =>
  createHash('md5')
    .update(`${player}:${round}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** Has the readers of a worker take all facts there are. */
async function readFacts(db: ReturnType<typeof createDatabase>, seedKey: KeyRing): Promise<void> {
  const readers = [
    ...returnsReaders(),
    ...booksReaders({ clock: systemClock, seedKey, error: console.error }),
  ];
  const facts = createFacts({ db, readers, publish: () => {}, log: createLog('error') });
  facts.start();
  while (!(await factsAreRead(db))) await new Promise((resolve) => setTimeout(resolve, 50));
  await facts.stop();
}
