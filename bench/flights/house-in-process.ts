import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCatalog } from '../../apps/server/src/features/play/catalog/feature.ts';
import { createFairness } from '../../apps/server/src/features/play/fairness/feature.ts';
import { createFlights, createFlightSeeds } from '../../apps/server/src/features/play/flights/feature.ts';
import { createPurses } from '../../apps/server/src/features/rewards/purses/feature.ts';
import {
  createRounds,
  findRoundOfGrant,
  settlementOptions,
} from '../../apps/server/src/features/play/rounds/feature.ts';
import { createOffsetClock } from '../../apps/server/src/platform/clock.ts';
import { APP_ROLE, createDatabase } from '../../apps/server/src/platform/database.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { createMeters } from '../../apps/server/src/platform/observe/meters.ts';
import { notRefused } from '../../apps/server/src/platform/testing/not-refused.ts';
import { FILL_ACCOUNTS } from '../settle/house-store.ts';
import { BETS_AT_ONCE, GAME, type FlyingHouse } from './fly-together.ts';
import { inHands } from '../in-hands.ts';
import { leaveEvenly } from './leave-evenly.ts';

const CHAIN_LENGTH = 10_000;
const DRIVE_AGAIN_MS = 100;
/** As with a server that has test seams: nobody waits for a long flight. */
const HIGHEST_CENTI = 150;

/** The server's own features on a database, with players who have money and seats, asked through their use cases. */
export async function openHouse(url: string, travellers: number): Promise<FlyingHouse> {
  const owner = createDatabase({ url, maxConnections: 2 });
  await migrate(owner);
  await owner.query(FILL_ACCOUNTS, [travellers]);
  const db = createDatabase({ url, role: APP_ROLE });
  const settleDb = createDatabase({ ...settlementOptions, url, role: APP_ROLE });
  const clock = createOffsetClock();
  const catalog = createCatalog({ db });
  const fairness = createFairness({ db, clock, config: { seedKey: [randomBytes(32)] } });
  const meters = createMeters();
  const platform = { db, settleDb, clock, meters, publish: () => {}, error: console.error };
  const purses = createPurses(platform, { openRounds: [findRoundOfGrant] });
  const rounds = createRounds(platform, { catalog, fairness, purses });
  const { desk, leave, module } = createFlights(
    { ...platform, config: { beaconServers: [] } },
    { catalog, fairness, rounds, chainLength: CHAIN_LENGTH, highestCenti: HIGHEST_CENTI },
  );
  const players = Array.from({ length: travellers }, (_, n) => BigInt(n + 1));
  await inHands(BETS_AT_ONCE, players, (player) => fairness.seats.of(player));
  await owner.query('ANALYZE');
  const stopping = new AbortController();
  const drive = async (job: NonNullable<typeof module.jobs>[number]): Promise<void> => {
    for (; !stopping.signal.aborted; await sleep(DRIVE_AGAIN_MS)) await job.run(stopping.signal);
  };
  const driving = Promise.all(module.jobs!.map(drive));

  const betOne = async (playerId: bigint): Promise<void> => {
    const bet = { playerId, game: GAME, region: 'UA', kind: 'real', stakeMinor: '100', choice: [] } as const;
    notRefused(await rounds.play({ ...bet, key: randomUUID(), requestId: 'bench' }));
  };
  return {
    owner,
    clock,
    seeds: createFlightSeeds({ db, clock, vault: fairness.vault, chainLength: CHAIN_LENGTH }),
    watch: async () => {
      desk.watched();
      await desk.beat();
    },
    bet: async () => {
      const startedAt = performance.now();
      await inHands(BETS_AT_ONCE, players, betOne);
      const seconds = (performance.now() - startedAt) / 1_000;
      // There is no worker who would take them.
      await owner.query('DELETE FROM outbox');
      return travellers / seconds;
    },
    leave: (window) =>
      leaveEvenly(travellers, { ...window, now: () => clock.now().getTime() }, (n) =>
        leave(GAME, { playerId: players[n]!, readAt: clock.now(), requestId: 'bench' }),
      ),
    close: async () => {
      stopping.abort();
      await driving;
      await desk.stop();
      await Promise.all([db.close(), settleDb.close(), owner.close()]);
    },
  };
}
