import { randomBytes, randomUUID } from 'node:crypto';
import { createCatalog } from '../../apps/server/src/features/play/catalog/feature.ts';
import { createFairness } from '../../apps/server/src/features/play/fairness/feature.ts';
import { createLedger } from '../../apps/server/src/features/money/ledger/feature.ts';
import { createPurses } from '../../apps/server/src/features/rewards/purses/feature.ts';
import {
  createRounds,
  findRoundOfGrant,
  playRound,
  settlementOptions,
} from '../../apps/server/src/features/play/rounds/feature.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { APP_ROLE, createDatabase, type Database } from '../../apps/server/src/platform/database.ts';
import type { Listener } from '../../apps/server/src/platform/outbox.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { createMeters } from '../../apps/server/src/platform/observe/meters.ts';
import { notRefused } from '../../apps/server/src/platform/testing/not-refused.ts';
import { inHands } from '../in-hands.ts';
import { COUNT_OUTBOX, FILL_ACCOUNTS, SETTLE_ROUND, START_PLAYERS } from './house-store.ts';
import { drive, type Load } from './load.ts';
import { giveBonus, lapse, limitAll } from './other-seats.ts';
import { settleByCall } from './settle-by-call.ts';

const ACCOUNTS = 100_000;
/** Players who are playing: their seats are in the server's memory, as they are after a first round. */
export const PLAYING = 5_000;
type Ids = readonly [first: number, last: number];
const PLAIN: Ids = [1, PLAYING];
/** Under every limit there is. */
const RULED: Ids = [PLAYING + 1, 2 * PLAYING];
/** A little real money and an active bonus; above everybody who has much. */
const GIFTED: Ids = [ACCOUNTS + 1, ACCOUNTS + PLAYING];
const SEATED_AT_ONCE = 100;
/** So many seats so often: a hundredth of those who play in a second. */
const LAPSING = 5;
const LAPSE_EVERY_MS = 100;
const GAME = 'lantern-tide';
const STAKE_MINOR = 100n;

export interface House {
  /** The server's whole path of a round without HTTP: checks, draw, batch, statement, answer. */
  settle(clients: number, seconds: number): Promise<Load>;
  /** The same of players under every limit there is, their own and the house's: each first stake looks them up. */
  settleByRules(clients: number, seconds: number): Promise<Load>;
  /** The same, and all through it a hundredth of the seats a second lapses and is looked up anew; in play it is one in an hour. */
  settleLapsing(clients: number, seconds: number): Promise<Load>;
  /** The same with an active bonus on every seat. */
  settleWithBonus(clients: number, seconds: number): Promise<Load>;
  /** The same checks, draw and answer, each round settled by one call of a function in the database, a connection a client. */
  callFunction(clients: number, seconds: number): Promise<Load>;
  /** The worker's part: here the facts are thrown away between measurements, unread. */
  clearOutbox(): Promise<void>;
  /** Facts that nobody has taken yet. */
  countOutbox(): Promise<number>;
  /** What tells the news of rounds. */
  readonly listeners: readonly Listener[];
  close(): Promise<void>;
}

/**
 * A migrated database with players who have money, and the server's own features on it.
 * @param nextPlayerId where the ids of players begin who sign up: above those that only have accounts here
 * @param otherSeats whether there are players with rules and with a bonus, too
 */
export async function openHouse(
  url: string,
  { nextPlayerId, otherSeats = false }: { nextPlayerId?: number; otherSeats?: boolean } = {},
): Promise<House> {
  const owner = createDatabase({ url, maxConnections: 2 });
  await migrate(owner);
  await owner.query(FILL_ACCOUNTS, [ACCOUNTS]);
  if (nextPlayerId !== undefined) await owner.query(START_PLAYERS, [nextPlayerId]);
  await owner.query(SETTLE_ROUND);
  const db = createDatabase({ url, role: APP_ROLE });
  const settleDb = createDatabase({ ...settlementOptions, url, role: APP_ROLE });
  const direct = createDatabase({
    url,
    role: APP_ROLE,
    maxConnections: 64,
    sessionSettings: { plan_cache_mode: 'force_generic_plan' },
  });
  const catalog = createCatalog({ db });
  const fairness = createFairness({ db, clock: systemClock, config: { seedKey: [randomBytes(32)] } });
  const platform = { db, settleDb, clock: systemClock, meters: createMeters(), error: console.error };
  const purses = createPurses(platform, { openRounds: [findRoundOfGrant] });
  const rounds = createRounds(platform, { catalog, fairness, purses });
  await inHands(SEATED_AT_ONCE, idsOf(PLAIN), (player) => fairness.seats.of(player));
  if (otherSeats) await fillOtherSeats(owner, { db, fairness, purses });
  await owner.query('ANALYZE');

  let turn = 0;
  /** Players in an order that looks like chance and comes round only after everyone had a turn. */
  const nextPlayer = ([first]: Ids): bigint => BigInt(((turn++ * 1_237) % PLAYING) + first);

  const betOf = (playerId: bigint) =>
    ({
      playerId,
      region: 'UA',
      key: randomUUID(),
      game: GAME,
      stakeMinor: String(STAKE_MINOR),
      kind: 'real',
      requestId: randomUUID(),
    }) as const;
  const settleOneOf = (ids: Ids) => async (): Promise<void> => {
    notRefused(await rounds.play(betOf(nextPlayer(ids))));
  };
  // A seat's first stake looks up what is against it, which one call of a function does not.
  if (otherSeats)
    await inHands(SEATED_AT_ONCE, idsOf(PLAIN), async (player) =>
      notRefused(await rounds.play(betOf(player))),
    );

  const settle = settleByCall(direct, fairness.seats);
  const callOne = async (): Promise<void> => {
    const parts = { db, clock: systemClock, catalog, fairness, settle, endBonus: async () => {} };
    notRefused(await playRound(parts, betOf(nextPlayer(PLAIN))));
  };

  return {
    settle: (clients, seconds) => drive(clients, seconds, settleOneOf(PLAIN)),
    settleByRules: (clients, seconds) => drive(clients, seconds, settleOneOf(RULED)),
    settleLapsing: (clients, seconds) =>
      whileLapsing(owner, () => drive(clients, seconds, settleOneOf(RULED))),
    settleWithBonus: (clients, seconds) => drive(clients, seconds, settleOneOf(GIFTED)),
    callFunction: (clients, seconds) => drive(clients, seconds, callOne),
    clearOutbox: async () => void (await owner.query('TRUNCATE outbox')),
    countOutbox: async () => (await owner.query<{ count: number }>(COUNT_OUTBOX))[0]!.count,
    listeners: [...(createLedger().module.listeners ?? []), ...(rounds.module.listeners ?? [])],
    close: async () => void (await Promise.all([owner, db, settleDb, direct].map((each) => each.close()))),
  };
}

/** Players with rules, and players with a bonus, in their seats. */
async function fillOtherSeats(owner: Database, parts: Parameters<typeof giveBonus>[0]): Promise<void> {
  const { seats } = parts.fairness;
  await inHands(SEATED_AT_ONCE, idsOf(RULED), (player) => seats.of(player));
  await limitAll(owner, [...idsOf(RULED)]);
  await inHands(SEATED_AT_ONCE, idsOf(GIFTED), (player) => giveBonus(parts, player));
  await inHands(SEATED_AT_ONCE, idsOf(GIFTED), (player) => seats.of(player));
}

async function whileLapsing<T>(owner: Database, work: () => Promise<T>): Promise<T> {
  const lapsing = lapseInTurn(owner);
  try {
    return await work();
  } finally {
    await lapsing.stop();
  }
}

/** A portion of the seats after the other, one at a time: none waits for the one before to be written. */
function lapseInTurn(owner: Database): { stop(): Promise<void> } {
  let at = 0;
  let written: Promise<void> = Promise.resolve();
  const players = [...idsOf(RULED)];
  const timer = setInterval(() => {
    const portion = players.slice(at, at + LAPSING);
    at = (at + LAPSING) % players.length;
    written = written.then(() => lapse(owner, portion));
  }, LAPSE_EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return written;
    },
  };
}

function* idsOf([first, last]: Ids): Generator<bigint> {
  for (let id = first; id <= last; id += 1) yield BigInt(id);
}
