import { setTimeout as sleep } from 'node:timers/promises';
import { keepAsking, type Probes } from './probes.ts';

/** So long it is gone each time, and so long everything must be answered before it counts as back. */
export const AWAY_MS = 3_000;
const CALM_MS = 2_000;
const GIVE_UP_MS = 60_000;

/** What one absence of the database did to those who ask. */
export type Absence = Awaited<ReturnType<typeof absence>>;

/** Seconds since the database was started: until that is known to answer, and until each probe is answered for good. */
export async function absence(probes: Probes, database: { kill(): void; start(): Promise<void> }) {
  const { fared, stop } = keepAsking(probes);
  const all = Object.values(fared);
  const isBack = () => all.every(({ backAt = Infinity }) => performance.now() - backAt > CALM_MS);
  const times = { startedAt: NaN, upAt: NaN };
  try {
    await sleep(CALM_MS);
    database.kill();
    await sleep(AWAY_MS);
    times.startedAt = performance.now();
    await database.start();
    times.upAt = performance.now();
    while (!isBack()) {
      if (performance.now() - times.upAt > GIVE_UP_MS) throw new Error('The server does not come back');
      await sleep(100);
    }
  } finally {
    await stop();
  }
  const { startedAt, upAt } = times;
  if (!all.every(({ missed }) => missed))
    throw new Error('Somebody was answered while the database was gone');
  const backSeconds = Object.entries(fared).map(
    ([name, { backAt }]) => [name, (backAt! - startedAt) / 1_000] as const,
  );
  return {
    databaseSeconds: (upAt - startedAt) / 1_000,
    backSeconds: new Map(backSeconds),
    longestRefusalMs: Math.max(...all.map(({ longestRefusalMs }) => longestRefusalMs)),
  };
}
