import { createOffsetClock } from '../../../platform/clock.ts';
import { armCrashPoint } from '../../../platform/crash-point.ts';
import { APP_ROLE, createDatabase } from '../../../platform/database.ts';
import { createReadProgrammes } from '../../rewards/programmes/read-programmes.ts';
import { freezeSeasons } from './freeze-seasons.ts';
import { giveOwed } from './give-owed.ts';
import { listOwed } from './places-store.ts';

/**
 * A process of its own, so many days ahead, that keeps the places of seasons that are over and gives what they bring, so often at once, and
 * dies at the named point: url, point, days, times.
 */
const [url, point, days, times] = process.argv.slice(2) as [string, string, string, string];
armCrashPoint(point);
const db = createDatabase({ url, role: APP_ROLE, maxConnections: 10 });
const clock = createOffsetClock(Number(days) * 86_400_000);
const parts = {
  ...{ db, clock, brand: 'rino' as const, offerOf: async () => undefined },
  programmes: createReadProgrammes({ db, clock, memoryMs: 0 }),
};
const atOnce = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: Number(times) }, work));
await atOnce(() => freezeSeasons(parts));
for (const place of await listOwed(db, { now: clock.now(), resting: [], limit: 1_000 }))
  await atOnce(() => giveOwed(parts, place));
await db.close();
