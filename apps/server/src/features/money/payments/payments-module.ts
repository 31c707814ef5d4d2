import { createEachApart } from '../../../platform/each-apart.ts';
import type { Module } from '../../../platform/module.ts';
import type { Meters } from '../../../platform/observe/meters.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { Limits } from '../../people/limits/feature.ts';
import { counted, createTrafficCount } from './count-traffic.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { paymentsListeners } from './payments-listeners.ts';
import { paymentsReaders } from './payments-readers.ts';
import type { DepositBonuses, PaymentsParts } from './payments-parts.ts';
import { paymentsRoutes } from './payments-routes.ts';
import { createSandboxProvider } from './sandbox-provider.ts';
import { returnLate } from './return-late.ts';
import { sweepPayIns } from './sweep-pay-ins.ts';
import { deleteTrafficBefore } from './traffic-store.ts';
import { parseSecrets } from './webhook-signature.ts';
import { PAYMENTS_PERSONAL } from './personal-store.ts';

type PaymentsPlatform = Needs<'db' | 'clock' | 'meters' | 'warn' | 'error', 'publicUrl' | 'sandboxProvider'>;

interface Lower {
  readonly limits: Pick<Limits, 'refuseDeposit'>;
  /** They lie above, so they are there only once everything is. */
  readonly bonuses: () => DepositBonuses;
  /** The sandbox that the settings name, where left out. */
  readonly provider?: PaymentProvider;
}

/** As the house's health names it. */
const PROVIDER = 'sandbox';
const SWEEP_EVERY_MS = 30_000;
const RETURN_EVERY_MS = 2_000;
const SWEEP_TIMEOUT_MS = 5 * 60_000;
const FORGET_EVERY_MS = 3_600_000;
const TRAFFIC_KEPT_MS = 30 * 24 * 3_600_000;

/** Money coming in through a payment provider. */
export function createPayments(
  platform: PaymentsPlatform,
  { limits, bonuses, provider }: Lower,
): { module: Module } {
  const { config, meters, clock, error } = platform;
  const { publicUrl, sandboxProvider } = config;
  const webhookSecrets = parseSecrets(sandboxProvider.secret);
  const countTraffic = createTrafficCount(platform, PROVIDER);
  const asked = provider ?? createSandboxProvider({ url: sandboxProvider.url, secret: webhookSecrets[0]! });
  const parts: PaymentsParts = {
    ...platform,
    limits,
    get bonuses() {
      return bonuses();
    },
    publicUrl,
    webhookSecrets,
    countTraffic,
    provider: counted(asked, countTraffic),
    found: createFound(meters, error),
  };
  const apart = createEachApart({
    clock,
    failed: (about) => error('a pay-in could not be looked after', about),
  });
  return {
    module: {
      name: 'payments',
      personal: PAYMENTS_PERSONAL,
      routes: (http) => paymentsRoutes(http, parts),
      listeners: paymentsListeners,
      readers: paymentsReaders,
      jobs: [
        {
          name: 'sweep-pay-ins',
          everyMs: SWEEP_EVERY_MS,
          timeoutMs: SWEEP_TIMEOUT_MS,
          run: (signal) => sweepPayIns(parts, apart, signal),
        },
        {
          name: 'return-late-pay-ins',
          everyMs: RETURN_EVERY_MS,
          timeoutMs: SWEEP_TIMEOUT_MS,
          run: (signal) => returnLate(parts, apart, signal),
        },
        {
          name: 'forget-provider-traffic',
          everyMs: FORGET_EVERY_MS,
          timeoutMs: SWEEP_TIMEOUT_MS,
          run: () => deleteTrafficBefore(parts.db, new Date(clock.now().getTime() - TRAFFIC_KEPT_MS)),
        },
      ],
    },
  };
}

function createFound(meters: Meters, error: PaymentsParts['error']): PaymentsParts['found'] {
  const count = meters.counter(
    'croupier_payment_findings_total',
    'News of payments that nothing was done about and that need a person',
    ['kind'],
  );
  return (found) => {
    count({ kind: found.kind });
    error('a payment needs a person', found);
  };
}
