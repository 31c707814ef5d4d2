import { systemClock } from '../../../platform/clock.ts';
import { armCrashPoint } from '../../../platform/crash-point.ts';
import { APP_ROLE, createDatabase } from '../../../platform/database.ts';
import { createEachApart } from '../../../platform/each-apart.ts';
import type { ProviderAnswer } from './payment-provider.ts';
import { NO_BONUSES } from './no-bonuses.fixture.ts';
import { returnLate } from './return-late.ts';
import { takeProviderReport } from './take-provider-report.ts';

/**
 * A process of its own that takes one report, or without one has late payments sent back, and dies at the named point: url, point,
 * event id, report as JSON.
 */
const [url, point, eventId, report] = process.argv.slice(2) as [string, string, string?, string?];
armCrashPoint(point);
const unused = (): never => {
  throw new Error('not used here');
};
const parts = {
  db: createDatabase({ url, role: APP_ROLE, maxConnections: 1 }),
  clock: systemClock,
  publicUrl: '',
  webhookSecrets: [],
  warn: unused,
  error: unused,
  found: () => undefined,
  countTraffic: () => undefined,
  limits: { refuseDeposit: unused },
  bonuses: NO_BONUSES,
  provider: {
    merchant: 'croupier',
    webhookPath: '/' as const,
    createPayment: unused,
    reportOn: unused,
    close: unused,
    refund: async () => 'refunded' as const,
  },
};
if (report) await takeProviderReport(parts, eventId!, JSON.parse(report) as ProviderAnswer);
else await returnLate(parts, createEachApart({ clock: systemClock, failed: unused }));
await parts.db.close();
