import { randomBytes, randomUUID } from 'node:crypto';
import { createCatalog } from '../../apps/server/src/features/catalog/index.ts';
import { createFairness } from '../../apps/server/src/features/fairness/index.ts';
import {
  createRounds,
  drawBet,
  playRound,
  settlementOptions,
  type Bet,
  type Settlement,
} from '../../apps/server/src/features/rounds/index.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { APP_ROLE, createDatabase } from '../../apps/server/src/platform/database.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { FILL_ACCOUNTS, SETTLE_ROUND } from './house-store.ts';
import { drive, type Load } from './load.ts';

const ACCOUNTS = 100_000;
/** Players who are playing: their seats are in the server's memory, as they are after a first round. */
const PLAYING = 5_000;
const GAME = 'lantern-tide';
const STAKE_MINOR = 100n;

export interface House {
  /** The server's whole path of a round without HTTP: checks, draw, batch, statement, answer. */
  settle(clients: number, seconds: number): Promise<Load>;
  /** The same checks, draw and answer, each round settled by one call of a function in the database, a connection a client. */
  callFunction(clients: number, seconds: number): Promise<Load>;
  /** The worker's part: here the facts are thrown away between measurements, unread. */
  clearOutbox(): Promise<void>;
  close(): Promise<void>;
}

/** A migrated database with players who have money, and the server's own features on it. */
export async function openHouse(url: string): Promise<House> {
  const owner = createDatabase({ url, maxConnections: 2 });
  await migrate(owner);
  await owner.query(FILL_ACCOUNTS, [ACCOUNTS]);
  await owner.query(SETTLE_ROUND);
  const db = createDatabase({ url, role: APP_ROLE });
  const settleDb = createDatabase({ ...settlementOptions, url, role: APP_ROLE });
  const direct = createDatabase({
    url,
    role: APP_ROLE,
    maxConnections: 64,
    options: '-c plan_cache_mode=force_generic_plan',
  });
  const catalog = createCatalog({ db });
  const fairness = createFairness({ db, clock: systemClock, seedKey: randomBytes(32) });
  const rounds = createRounds({ db, settleDb, clock: systemClock, catalog, fairness });
  await inHands(PLAYING, (player) => fairness.seats.of(player));
  await owner.query('ANALYZE');

  let turn = 0;
  /** Players in an order that looks like chance and comes round only after everyone had a turn. */
  const nextPlayer = (): bigint => BigInt(((turn++ * 1_237) % PLAYING) + 1);

  const betOfNext = () =>
    ({
      playerId: nextPlayer(),
      region: 'UA',
      key: randomUUID(),
      game: GAME,
      stakeMinor: String(STAKE_MINOR),
      kind: 'real',
      requestId: randomUUID(),
    }) as const;
  const settleOne = async (): Promise<void> => {
    const result = await rounds.play(betOfNext());
    if (!result.ok) throw new Error(result.reason);
  };

  /** The other design in the place of the batcher: everything around it is the server's own. */
  const settleByCall = async (bet: Bet): Promise<Settlement> => {
    const seat = await fairness.seats.of(bet.playerId);
    const drawn = drawBet(bet, seat);
    const { nonce } = drawn.round;
    seat.nextNonce += 1;
    const settledAt = systemClock.now();
    const values = [
      bet.playerId,
      bet.key,
      bet.game.mathsId,
      bet.game.code,
      bet.currency,
      bet.kind,
      bet.stakeMinor,
      drawn.drawn.winMinor,
      seat.pair,
      nonce,
      bet.startedAt.toISOString(),
      bet.minimumCycleMs,
      bet.requestId,
    ];
    const [row] = await direct.query<{ status: string; before: bigint; version: bigint }>(
      CALL,
      values,
      'bench-call',
    );
    if (row?.status !== 'settled') throw new Error(`The function answered ${row?.status}`);
    const { playerId } = bet;
    const settled = {
      playerId,
      status: 'settled',
      seatPair: seat.pair,
      nextNonce: nonce,
      amountMinor: row.before,
      version: row.version,
    } as const;
    return { status: 'settled', drawn: drawn.drawn, round: drawn.round, seat, row: settled, settledAt };
  };
  const callOne = async (): Promise<void> => {
    const parts = { db, clock: systemClock, catalog, fairness, settle: settleByCall };
    const result = await playRound(parts, betOfNext());
    if (!result.ok) throw new Error(result.reason);
  };

  return {
    settle: (clients, seconds) => drive(clients, seconds, settleOne),
    callFunction: (clients, seconds) => drive(clients, seconds, callOne),
    clearOutbox: async () => void (await owner.query('TRUNCATE outbox')),
    close: async () => void (await Promise.all([owner, db, settleDb, direct].map((each) => each.close()))),
  };
}

const CALL = `SELECT status, before_minor AS before, before_version AS version
FROM bench_settle_round($1, $2, $3::smallint, $4, $5, $6::balance_kind, $7, $8, $9, $10, $11, $12, $13)`;

/** Calls for players 1 to `last`, some at a time. */
async function inHands(last: number, work: (player: bigint) => Promise<unknown>): Promise<void> {
  for (let first = 1; first <= last; first += 100) {
    await Promise.all(
      Array.from({ length: Math.min(100, last - first + 1) }, (_, n) => work(BigInt(first + n))),
    );
  }
}
