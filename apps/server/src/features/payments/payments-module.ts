import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { createEachApart } from '../../platform/each-apart.ts';
import type { Module } from '../../platform/module.ts';
import type { Limits } from '../limits/index.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { paymentsListeners } from './payments-listeners.ts';
import { paymentsRoutes } from './payments-routes.ts';
import { sweepPayIns } from './sweep-pay-ins.ts';
import type { Found } from './take-provider-report.ts';

export interface PaymentsDeps {
  db: Database;
  clock: Clock;
  provider: PaymentProvider;
  limits: Pick<Limits, 'refuseDeposit'>;
  /** Where players and the provider find us, without a slash at the end. */
  publicUrl: string;
  /** The provider's webhook secrets that are live, see `parseSecrets`. */
  webhookSecrets: readonly string[];
  /** Something a person should look at. */
  warn(message: string, details: object): void;
  error(message: string, details: object): void;
  /** A payment needs a person: told once, when its finding is kept. */
  found(found: Found): void;
}

export type PaymentsParts = PaymentsDeps;

const SWEEP_EVERY_MS = 30_000;
const SWEEP_TIMEOUT_MS = 5 * 60_000;

/** Money coming in through a payment provider. */
export function createPayments(parts: PaymentsDeps): { module: Module } {
  const apart = createEachApart({
    clock: parts.clock,
    failed: (about) => parts.error('a pay-in could not be looked after', about),
  });
  return {
    module: {
      name: 'payments',
      routes: (http) => paymentsRoutes(http, parts),
      listeners: paymentsListeners,
      jobs: [
        {
          name: 'sweep-pay-ins',
          everyMs: SWEEP_EVERY_MS,
          timeoutMs: SWEEP_TIMEOUT_MS,
          run: (signal) => sweepPayIns(parts, apart, signal),
        },
      ],
    },
  };
}
