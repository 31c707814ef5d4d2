import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { getFlights } from '../../packages/contract/src/play/flights/index.ts';
import { testClock, testToken } from '../../packages/contract/src/site/test-data/index.ts';
import { setLimit } from '../../apps/server/src/features/people/limits/feature.ts';
import { giveLevel } from '../../apps/server/src/features/people/documents/feature.ts';
import { openAccount } from '../../apps/server/src/features/people/players/feature.ts';
import { createFairness } from '../../apps/server/src/features/play/fairness/feature.ts';
import { createFlightSeeds } from '../../apps/server/src/features/play/flights/feature.ts';
import { generousLimits, give } from '../../apps/server/src/features/site/test-data/make-player.ts';
import { createOffsetClock } from '../../apps/server/src/platform/clock.ts';
import { createDatabase, type Database } from '../../apps/server/src/platform/database.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { startServer } from '../http/server-process.ts';
import { GAME, type FlyingHouse } from './fly-together.ts';
import { inHands } from '../in-hands.ts';
import type { Order, Told } from './travellers-main.ts';

const SEATED_AT_ONCE = 16;

/** A server as a process of its own, and travellers in another one: each with a session, on a connection of its own. */
export async function openServedHouse(url: string, travellers: number): Promise<FlyingHouse> {
  const owner = createDatabase({ url, maxConnections: SEATED_AT_ONCE });
  await migrate(owner);
  const server = await startServer(url, { TRUST_PROXY: '1' });
  const generator = fork(join(import.meta.dirname, 'travellers-main.ts'));
  let cpuSeconds = 0;
  const order = async (order: Order): Promise<Told> => {
    generator.send(order);
    const [told] = (await Promise.race([once(generator, 'message'), once(generator, 'exit')])) as [Told];
    if (typeof told !== 'object') throw new Error('The travellers are gone');
    ({ cpuSeconds } = told);
    return told;
  };
  const close = async (): Promise<void> => {
    if (generator.connected) generator.disconnect();
    await server.stop();
    await owner.close();
  };

  const local = createOffsetClock();
  let offsetMs = 0;
  const clock = {
    now: local.now,
    setOffset: async (ms: number): Promise<void> => {
      await server.call(testClock, { body: { offsetMs: Math.round(ms) } });
      local.setOffset((offsetMs = ms));
    },
  };
  try {
    const fairness = createFairness({ db: owner, clock: local, config: { seedKey: server.seedKey } });
    const cookies: string[] = [];
    await inHands(SEATED_AT_ONCE, Array(travellers).keys(), async (n) => {
      const player = await openTraveller(owner, n);
      await fairness.seats.of(player);
      cookies.push((await server.call(testToken, { body: { id: String(player) } })).cookie);
    });
    await owner.query('ANALYZE');
    return {
      owner,
      clock,
      close,
      seeds: createFlightSeeds({ db: owner, clock: local, vault: fairness.vault }),
      watch: () => server.call(getFlights, { params: { game: GAME } }),
      bet: async () => (await order({ kind: 'bet', port: server.port, cookies })).betsPerSecond!,
      leave: async ({ fromMs, toMs }) =>
        (await order({ kind: 'leave', fromMs: fromMs - offsetMs, toMs: toMs - offsetMs })).left!,
      generatorCpuSeconds: () => cpuSeconds,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Real money is staked by who has these. */
const LIMITS = generousLimits({ region: 'UA', wishedRegion: null, residence: null });

/** A player with money, whose password nobody knows. */
function openTraveller(db: Database, n: number): Promise<bigint> {
  return db.transaction(async (tx) => {
    const account = { email: `traveller-${n}@players.example`, passwordHash: '$argon2id$', region: 'UA', language: 'ua' } as const; // prettier-ignore
    const playerId = (await openAccount(tx, { ...account, now: new Date() }))!;
    await giveLevel(tx, playerId, 1, { by: 'bench', at: new Date() });
    for (const limit of LIMITS) await setLimit(tx, { playerId, ...limit }, new Date());
    await give(tx, { playerId, region: 'UA', kind: 'real', amountMinor: 1_000_000n });
    return playerId;
  });
}
