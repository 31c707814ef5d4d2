import { systemClock } from '../../../platform/clock.ts';
import { armCrashPoint } from '../../../platform/crash-point.ts';
import { APP_ROLE, createDatabase } from '../../../platform/database.ts';
import { createReadProgrammes } from '../programmes/read-programmes.ts';
import { listOwed } from './entries-store.ts';
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
// Also what the job of the house is to try later.
const inADay = new Date(clock.now().getTime() + 86_400_000);
const all = await listOwed(db, inADay, { resting: [], limit: 1_000 });
const mine = all.filter((entry) => String(entry.playerId) === playerId);
await Promise.all(
  Array.from({ length: Number(times) }, () => mine.map((entry) => giveOwed(parts, entry))).flat(),
);
await db.close();
