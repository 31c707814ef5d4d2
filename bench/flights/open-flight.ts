import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { endMsOf, findGame, flightMsOf, type CrashDefinition } from '@croupier/games';
import { createCatalog } from '../../apps/server/src/features/play/catalog/index.ts';
import { createFairness } from '../../apps/server/src/features/play/fairness/index.ts';
import { createFlights, createFlightSeeds } from '../../apps/server/src/features/play/flights/index.ts';
import { createPurses } from '../../apps/server/src/features/rewards/purses/index.ts';
import {
  createRounds,
  findRoundOfGrant,
  settlementOptions,
} from '../../apps/server/src/features/play/rounds/index.ts';
import { createOffsetClock, type OffsetClock } from '../../apps/server/src/platform/clock.ts';
import { APP_ROLE, createDatabase } from '../../apps/server/src/platform/database.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { createMeters } from '../../apps/server/src/platform/observe/meters.ts';
import { notRefused } from '../../apps/server/src/platform/testing/not-refused.ts';
import { FILL_ACCOUNTS } from '../settle/house-store.ts';
import { NEWEST, UNPAID, WON, type Newest } from './flight-store.ts';

const GAME = 'high-kite';
const BETS_AT_ONCE = 16;
const CHAIN_LENGTH = 10_000;
const LOOK_MS = 10;

export interface Flown {
  /** From the flight's end until it is known that the last balance was committed. */
  readonly payoutSeconds: number;
  /** Leaves that were read before the end and whose rounds won nothing. */
  readonly lostInTime: number;
  readonly leftInTime: number;
  /** From the flight's end until the last player was answered. */
  readonly answeredSeconds: number;
}

/** The server's own features on a database, with players who have money and seats. */
export async function openHouse(url: string, players: readonly bigint[]) {
  const owner = createDatabase({ url, maxConnections: 2 });
  await migrate(owner);
  await owner.query(FILL_ACCOUNTS, [players.length]);
  const db = createDatabase({ url, role: APP_ROLE });
  const settleDb = createDatabase({ ...settlementOptions, url, role: APP_ROLE });
  const clock = createOffsetClock();
  const catalog = createCatalog({ db });
  const fairness = createFairness({ db, clock, config: { seedKey: randomBytes(32) } });
  const meters = createMeters();
  const platform = { db, settleDb, clock, meters, publish: () => {}, error: console.error };
  const purses = createPurses(platform, { openRounds: [findRoundOfGrant] });
  const rounds = createRounds(platform, { catalog, fairness, purses });
  const flights = createFlights(
    { ...platform, config: { beaconServers: [] } },
    { catalog, fairness, rounds, chainLength: CHAIN_LENGTH },
  );
  await inHands(players, (player) => fairness.seats.of(player));
  await owner.query('ANALYZE');
  const stopping = new AbortController();
  const { desk, module } = flights;
  const watching = setInterval(() => desk.watched(), 1_000);
  desk.watched();
  await desk.beat();
  const driving = Promise.all(module.jobs!.map((job) => job.run(stopping.signal)));
  return {
    owner,
    clock,
    rounds,
    flights,
    seeds: createFlightSeeds({ db, clock, vault: fairness.vault, chainLength: CHAIN_LENGTH }),
    close: async () => {
      clearInterval(watching);
      stopping.abort();
      await driving;
      await desk.stop();
      await Promise.all([db.close(), settleDb.close(), owner.close()]);
    },
  };
}

type House = Awaited<ReturnType<typeof openHouse>>;

/** Has everybody bet on the next flight that ends neither too soon nor too late, and leave it within its last moments. */
export async function flyTogether(
  house: House,
  players: readonly bigint[],
  leavingMs: number,
): Promise<Flown> {
  const { owner, clock, rounds } = house;
  const definition = findGame(GAME)!.definition as CrashDefinition;
  const flight = await nextFlight(house, definition);
  const goOn = standStill(clock);
  await inHands(players, async (playerId) => {
    const bet = { playerId, game: GAME, region: 'UA', kind: 'real', stakeMinor: '100', choice: [] } as const;
    notRefused(await rounds.play({ ...bet, key: randomUUID(), requestId: 'bench' }));
  });
  await owner.query('DELETE FROM outbox');
  goOn();
  const endsMs = flight.takesOffAt.getTime() + endMsOf(definition, flight.crashCenti);
  const first = flight.takesOffAt.getTime() + flightMsOf(definition, 101);
  const paying = paidAt(house, flight.number);
  const leftInTime = await leaveEvenly(house, players, {
    fromMs: Math.max(first, endsMs - leavingMs),
    toMs: endsMs,
  });
  const answeredSeconds = (clock.now().getTime() - endsMs) / 1_000;
  const payoutSeconds = ((await paying) - endsMs) / 1_000;
  const [paid] = await owner.query<{ won: number }>(WON);
  return { payoutSeconds, answeredSeconds, lostInTime: leftInTime - paid!.won, leftInTime };
}

/** A flight that has just opened and will end between 1.2 and 2. */
async function nextFlight({ owner, seeds }: House, definition: CrashDefinition) {
  for (;;) {
    const [flight] = await owner.query<Newest>(NEWEST, [GAME]);
    if (flight?.state === 'boarding') {
      const { crashCenti } = await seeds.endOf(definition, { ...flight, game: GAME });
      if (crashCenti >= 120 && crashCenti <= 200) return { ...flight, crashCenti };
    }
    await sleep(LOOK_MS);
  }
}

/** The house's clock stands still until the answer is called: betting stays open for as long as it takes. */
function standStill(clock: OffsetClock): () => void {
  const at = clock.now().getTime();
  const hold = () => clock.setOffset(at - Date.now());
  const holding = setInterval(hold, 1);
  return () => {
    clearInterval(holding);
    hold();
  };
}

/**
 * Everybody leaves at a moment of their own, from `fromMs` to `toMs` of the house's clock.
 * @returns when all are answered: how many were read before `toMs`
 */
async function leaveEvenly(
  { clock, flights }: House,
  players: readonly bigint[],
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Promise<number> {
  const leaving: Promise<unknown>[] = [];
  let inTime = 0;
  while (leaving.length < players.length) {
    const part = (clock.now().getTime() - fromMs) / (toMs - fromMs);
    const due = Math.min(players.length, Math.floor(players.length * part));
    while (leaving.length < due) {
      const readAt = clock.now();
      if (readAt.getTime() < toMs) inTime += 1;
      leaving.push(flights.leave(GAME, { playerId: players[leaving.length]!, readAt, requestId: 'bench' }));
    }
    await sleep(1);
  }
  await Promise.all(leaving);
  return inTime;
}

async function paidAt({ owner, clock }: House, number: number): Promise<number> {
  while ((await owner.query(UNPAID, [GAME, number])).length > 0) await sleep(LOOK_MS);
  return clock.now().getTime();
}

async function inHands<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = items.values();
  const hand = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: BETS_AT_ONCE }, hand));
}
