import { randomUUID } from 'node:crypto';
import { PAY_IN_ROUTES } from '@croupier/domain/money/payments';
import { isRefusal } from '../../../platform/refusal.ts';
import { createOffsetClock } from '../../../platform/clock.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { createLimits } from '../../people/limits/feature.ts';
import { listCountedDeposits } from '../payments/feature.ts';
import { NO_BONUSES } from '../payments/no-bonuses.fixture.ts';
import { createProviderRests } from '../payments/provider-rests.ts';
import { createPayIn } from '../payments/create-pay-in.ts';
import { providersOf } from '../payments/payment-providers.ts';
import type { PaymentsParts } from '../payments/payments-parts.ts';
import { mustPost } from '../ledger/feature.ts';
import { takeProviderReport } from '../payments/take-provider-report.ts';
import { willingProvider } from '../payments/willing-provider.fixture.ts';
import { type ProviderHouse } from '../../play/providers/providers.fixture.ts';

/**
 * @param amountMinor what comes; 100.00 is asked for
 * @param spentMinor what of it is gone once it has come
 * @returns the pay-in's id
 */
export async function payIn(
  { db }: Pick<ProviderHouse, 'db'>,
  { id: playerId }: Pick<TestPlayer, 'id'>,
  reports: readonly (
    | 'pay-in.pending'
    | 'pay-in.paid'
    | 'pay-in.failed'
    | 'pay-in.refunded'
    | 'pay-in.charged-back'
  )[],
  amountMinor = '10000',
  spentMinor = 0n,
): Promise<string> {
  const key = randomUUID();
  const clock = createOffsetClock();
  const paymentId = `pay_${key}`;
  const provider = willingProvider({
    createPayment: async () => ({ paymentId, redirectUrl: 'http://psp.example/' }),
  });
  const limits = createLimits({ db, clock }, { deposits: listCountedDeposits });
  const none = () => undefined;
  const rest = {
    publicUrl: 'http://localhost:1',
    warn: none,
    error: none,
    found: none,
    countTraffic: none,
    bonuses: NO_BONUSES,
    ...{ routes: PAY_IN_ROUTES, rests: createProviderRests(clock) },
  };
  const parts: PaymentsParts = { db, clock, limits, providers: providersOf([provider]), ...rest };
  const signedIn = {
    playerId,
    sessionId: 'none',
    region: 'UA',
    wishedRegion: null,
    residence: null,
    language: 'en',
    blocked: false,
  } as const;
  const begun = await createPayIn(parts, signedIn, { key, amountMinor: '10000', language: 'en' });
  if (isRefusal(begun)) throw new Error(begun.refused);
  const { id } = begun;
  const report = { paymentId, merchantReference: id, merchant: 'croupier', amountMinor } as const;
  for (const type of reports) {
    await takeProviderReport(parts, {
      ...{ provider: provider.name, eventId: `${type} ${id}` },
      report: { ...report, type, currency: 'UAH' },
    });
    if (type === 'pay-in.paid' && spentMinor > 0n)
      await db.transaction((tx) =>
        mustPost(tx, {
          ...{ playerId, currency: 'UAH', key: randomUUID(), operation: 'adjustment' },
          transfers: [
            {
              from: { owner: 'player', kind: 'real' },
              to: { owner: 'house', name: 'adjustments' },
              amountMinor: spentMinor,
            },
          ],
        }),
      );
  }
  return id;
}
