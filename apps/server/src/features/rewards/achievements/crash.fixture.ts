import { DAY_MS } from '@croupier/domain/rewards/programmes';
import { systemClock } from '../../../platform/clock.ts';
import { armCrashPoint } from '../../../platform/crash-point.ts';
import { APP_ROLE, createDatabase } from '../../../platform/database.ts';
import { createReadProgrammes } from '../programmes/read-programmes.ts';
import { listOwed } from './achievements-store.ts';
import { giveOwed } from './give-owed.ts';

/** A process of its own that gives what a player is owed so often at once, and dies at the named point: url, point, player, times. */
const [url, point, playerId, times] = process.argv.slice(2) as [string, string, string, string];
armCrashPoint(point);
const db = createDatabase({ url, role: APP_ROLE, maxConnections: 10 });
const clock = systemClock;
const parts = {
  ...{ db, clock, brand: 'rino' as const, offerOf: async () => undefined },
  programmes: createReadProgrammes({ db, clock, memoryMs: 0 }),
};
// They were put off: no job gives them meanwhile.
const tomorrow = new Date(clock.now().getTime() + DAY_MS);
const owed = await listOwed(db, { now: tomorrow, resting: [], limit: 1_000 });
const medals = owed.filter((medal) => medal.playerId === BigInt(playerId));
await Promise.all(
  Array.from({ length: Number(times) }, async () => {
    for (const medal of medals) await giveOwed(parts, medal);
  }),
);
await db.close();
