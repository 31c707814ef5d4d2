import { createEachApart } from '../../platform/each-apart.ts';
import type { Module } from '../../platform/module.ts';
import type { Metrics } from '../../platform/observe/metrics.ts';
import { returnsReaders } from './returns-readers.ts';
import { returnsRoutes } from './returns-routes.ts';
import { listLastingAlarms } from './returns-store.ts';
import { watchReturns, type WatchDeps } from './watch-returns.ts';

export interface ReturnsDeps extends WatchDeps {
  readonly metrics: Pick<Metrics, 'returnsAlarms'>;
}

/** What games return, declared and so far; and the alarm when the two part. */
export function createReturns({ metrics, ...deps }: ReturnsDeps): { module: Module } {
  const apart = createEachApart({
    clock: deps.clock,
    failed: (about) => deps.error('what a game returns could not be judged', about),
  });
  // Read from the table, so that every process says the same, whichever of them ran the job.
  metrics.returnsAlarms(() => listLastingAlarms(deps.db));
  return {
    module: {
      name: 'returns',
      routes: (http) => returnsRoutes(http, deps.db),
      readers: returnsReaders(),
      jobs: [
        {
          name: 'returns-watch',
          everyMs: 60_000,
          timeoutMs: 20_000,
          run: (signal) => watchReturns(deps, apart, signal),
        },
      ],
    },
  };
}
