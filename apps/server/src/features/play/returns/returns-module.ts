import { createEachApart } from '../../../platform/each-apart.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { returnsReaders } from './returns-readers.ts';
import { returnsRoutes } from './returns-routes.ts';
import { listLastingAlarms } from './returns-store.ts';
import { watchReturns } from './watch-returns.ts';

/** What games return, declared and so far; and the alarm when the two part. */
export function createReturns(platform: Needs<'db' | 'clock' | 'meters' | 'error'>): { module: Module } {
  const { db, clock, meters, error } = platform;
  const apart = createEachApart({
    clock,
    failed: (about) => error('what a game returns could not be judged', about),
  });
  // Read from the table, so that every process says the same, whichever of them ran the job.
  meters.gauge(
    'croupier_returns_alarm_z',
    'Standard errors between what a game returns and what it declares, where they are too many',
    ['game', 'mode', 'money'],
    async () => (await listLastingAlarms(db)).map(({ z, ...alarm }) => ({ of: alarm, value: z })),
  );
  return {
    module: {
      name: 'returns',
      routes: (http) => returnsRoutes(http, db),
      readers: returnsReaders(),
      jobs: [
        {
          name: 'returns-watch',
          everyMs: 60_000,
          timeoutMs: 20_000,
          run: (signal) => watchReturns(platform, apart, signal),
        },
      ],
    },
  };
}
