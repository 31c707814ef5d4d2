import { systemClock } from '../../../platform/clock.ts';
import { armCrashPoint } from '../../../platform/crash-point.ts';
import { APP_ROLE, createDatabase } from '../../../platform/database.ts';
import { createFairness } from '../../play/fairness/feature.ts';
import { createReadProgrammes } from '../programmes/read-programmes.ts';
import { createPurses } from '../purses/feature.ts';
import { activateBonus } from './activate-bonus.ts';

/** A process of its own that activates a bonus so often at once, and dies at the named point: url, seed key, point, player, bonus, times. */
const [url, seedKey, point, playerId, id, times] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
armCrashPoint(point);
const db = createDatabase({ url, role: APP_ROLE, maxConnections: 10 });
const clock = systemClock;
const error = () => undefined;
const parts = {
  ...{ db, clock, brand: 'rino' as const },
  programmes: createReadProgrammes({ db, clock, memoryMs: 0 }),
  fairness: createFairness({ db, clock, config: { seedKey: [Buffer.from(seedKey, 'hex')] } }),
  purses: createPurses({ db, clock, error }, { openRounds: [] }),
};
const asked = { playerId: BigInt(playerId), region: 'UA', id } as const;
const all = await Promise.all(Array.from({ length: Number(times) }, () => activateBonus(parts, asked)));
await db.close();
const refused = all.find((one) => one !== undefined);
if (refused) throw new Error(JSON.stringify(refused));
