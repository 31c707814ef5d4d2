import type { Database } from '../../../platform/database.ts';
import { systemClock } from '../../../platform/clock.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { parseSecrets } from '../payments/feature.ts';
import type { ReconciliationParts } from './reconciliation-parts.ts';
import { runDay, type DayRun } from './run-day.ts';
import { runDueDays } from './run-due-days.ts';
import { createSandboxSettlements } from './sandbox-settlements.ts';

type ReconciliationPlatform = Needs<'db' | 'clock' | 'meters' | 'warn' | 'error', 'sandboxProvider'>;

const EVERY_MS = 15 * 60_000;
const TIMEOUT_MS = 10 * 60_000;

/** Every day of money, held against what its provider says of it. */
export function createReconciliation(platform: ReconciliationPlatform): { module: Module } {
  const { meters, config } = platform;
  const count = meters.counter(
    'croupier_reconciliation_differences_total',
    'Differences between the ledger, settlement files and the API of a provider, as runs find them',
    ['what'],
  );
  const provider = settlementsOf(config.sandboxProvider);
  const parts: ReconciliationParts = { ...platform, provider, counted: (what) => count({ what }) };
  return {
    module: {
      name: 'reconciliation',
      jobs: [
        {
          ...{ name: 'reconcile-settlements', everyMs: EVERY_MS, timeoutMs: TIMEOUT_MS },
          run: (signal) => runDueDays(parts, signal),
        },
      ],
    },
  };
}

const settlementsOf = ({ url, secret }: { url: string; secret: string }) =>
  createSandboxSettlements({ url, secret: parseSecrets(secret)[0]! });

/** The same for an operator's command: a day at a time, whenever they like. */
export const openReconciliation = (
  db: Database,
  sandbox: { readonly url: string; readonly secret: string },
): { run(day: string): Promise<DayRun | 'unavailable'> } => ({
  run: (day) =>
    runDay(
      {
        ...{ db, clock: systemClock, provider: settlementsOf(sandbox) },
        ...{ warn: () => undefined, error: () => undefined, counted: () => undefined },
      },
      day,
    ),
});
