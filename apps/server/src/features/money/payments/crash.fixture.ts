import { PAY_IN_ROUTES } from '@croupier/domain/money/payments';
import { systemClock } from '../../../platform/clock.ts';
import { armCrashPoint } from '../../../platform/crash-point.ts';
import { APP_ROLE, createDatabase } from '../../../platform/database.ts';
import { createEachApart } from '../../../platform/each-apart.ts';
import { NO_BONUSES } from './no-bonuses.fixture.ts';
import { providersOf } from './payment-providers.ts';
import { createProviderRests } from './provider-rests.ts';
import { returnLate } from './return-late.ts';
import { takeUpMessages, type TakeMessage } from './take-message.ts';
import { takePayInMessage } from './take-pay-in-message.ts';
import { createTakeTogether } from './take-together.ts';
import { willingProvider } from './willing-provider.fixture.ts';

/**
 * A process of its own that takes one report, takes up what such a one has left, or has late payments sent back, and dies at the named
 * point: url, point, then event id and report as JSON, or `take-up`, or nothing.
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
  warn: unused,
  error: unused,
  found: () => undefined,
  countTraffic: () => undefined,
  limits: { refuseDeposit: unused },
  bonuses: NO_BONUSES,
  providers: providersOf([willingProvider()]),
  ...{ routes: PAY_IN_ROUTES, rests: createProviderRests(systemClock) },
};
const take: TakeMessage<string> = (tx, message) => takePayInMessage(tx, parts, message);
const apart = createEachApart({ clock: systemClock, failed: unused });
const about = 'pay-in';
if (report)
  await createTakeTogether(parts)({ provider: 'sandbox', about, id: eventId!, body: Buffer.from(report) });
else if (eventId === 'take-up') await takeUpMessages(parts, about, { take, apart });
else await returnLate(parts, apart);
await parts.db.close();
