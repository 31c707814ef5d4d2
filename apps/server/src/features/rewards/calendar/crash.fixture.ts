import { systemClock } from '../../../platform/clock.ts';
import { armCrashPoint } from '../../../platform/crash-point.ts';
import { APP_ROLE, createDatabase } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { createFairness } from '../../play/fairness/feature.ts';
import { createReadProgrammes } from '../programmes/read-programmes.ts';
import { openDoor } from './open-door.ts';

/** A process of its own that opens a door so often at once, and dies at the named point: url, seed key, point, player, code, day, times. */
const [url, seedKey, point, playerId, code, day, times] = process.argv.slice(2) as [
  ...[string, string, string],
  ...[string, string, string, string],
];
armCrashPoint(point);
const db = createDatabase({ url, role: APP_ROLE, maxConnections: 10 });
const clock = systemClock;
const parts = {
  ...{ db, clock, brand: 'rino' as const, offerOf: async () => undefined },
  programmes: createReadProgrammes({ db, clock, memoryMs: 0 }),
  fairness: createFairness({ db, clock, config: { seedKey: [Buffer.from(seedKey, 'hex')] } }),
};
const player = { playerId: BigInt(playerId), region: 'UA' } as unknown as SignedIn;
const all = await Promise.all(
  Array.from({ length: Number(times) }, () => openDoor(parts, player, { code, day })),
);
await db.close();
if (all.some((one) => isRefusal(one))) throw new Error(JSON.stringify(all[0]));
