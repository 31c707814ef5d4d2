import { PAY_IN_ROUTES } from '@croupier/domain/money/payments';
import { createEachApart } from '../../../platform/each-apart.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Module } from '../../../platform/module.ts';
import type { Meters } from '../../../platform/observe/meters.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { Limits } from '../../people/limits/feature.ts';
import { counted, createTrafficCount } from './count-traffic.ts';
import {
  createProviders,
  providersOf,
  type PaymentProviders,
  type ProviderSettings,
} from './payment-providers.ts';
import { paymentsListeners } from './payments-listeners.ts';
import { paymentsReaders } from './payments-readers.ts';
import type { DepositBonuses, PaymentsParts } from './payments-parts.ts';
import { paymentsRoutes } from './payments-routes.ts';
import { payDebts } from './pay-debts.ts';
import { createProviderRests } from './provider-rests.ts';
import { returnLate } from './return-late.ts';
import { askAgain, sweepPayIns } from './sweep-pay-ins.ts';
import { forgetMessages, takeUpMessages } from './take-message.ts';
import { takePayInMessage } from './take-pay-in-message.ts';
import { deleteTrafficBefore } from './traffic-store.ts';
import { PAYMENTS_PERSONAL } from './personal-store.ts';

type PaymentsPlatform = Needs<
  'db' | 'clock' | 'meters' | 'warn' | 'error',
  'publicUrl' | keyof ProviderSettings
>;

interface Lower {
  readonly limits: Pick<Limits, 'refuseDeposit'>;
  /** They lie above, so they are there only once everything is. */
  readonly bonuses: () => DepositBonuses;
  /** Those of the settings, where left out. */
  readonly providers?: PaymentProviders;
}

const SWEEP_EVERY_MS = 30_000;
const RETURN_EVERY_MS = 2_000;
const PAY_DEBTS_EVERY_MS = 1_000;
const TAKE_UP_EVERY_MS = 5_000;
const ASK_AGAIN_EVERY_MS = 10 * 60_000;
const SWEEP_TIMEOUT_MS = 5 * 60_000;
const FORGET_EVERY_MS = 3_600_000;
const TRAFFIC_KEPT_MS = 30 * 24 * 3_600_000;

/** Money coming in through payment providers. */
export function createPayments(
  platform: PaymentsPlatform,
  { limits, bonuses, providers = createProviders(platform.config) }: Lower,
): { module: Module; found: PaymentsParts['found'] } {
  const { config, meters, error } = platform;
  const countTraffic = createTrafficCount(platform);
  const asked = [...providers.byName.values()].map((provider) => counted(provider, countTraffic));
  const parts: PaymentsParts = {
    ...platform,
    limits,
    get bonuses() {
      return bonuses();
    },
    publicUrl: config.publicUrl,
    countTraffic,
    providers: providersOf(asked, [...providers.on]),
    ...{ routes: PAY_IN_ROUTES, rests: createProviderRests(platform.clock) },
    found: createFound(meters, error),
  };
  return {
    found: parts.found,
    module: {
      name: 'payments',
      personal: PAYMENTS_PERSONAL,
      routes: (http) => paymentsRoutes(http, parts),
      listeners: paymentsListeners,
      readers: paymentsReaders,
      jobs: jobsOf(parts),
    },
  };
}

function jobsOf(parts: PaymentsParts): Job[] {
  const { clock, error } = parts;
  const apartOf = (what: string) =>
    createEachApart({ clock, failed: (about) => error(`${what} could not be looked after`, about) });
  const [payIns, messages, debtors] = [
    apartOf('a pay-in'),
    apartOf('a message of a provider'),
    apartOf('a player’s debt'),
  ];
  const job = (name: string, everyMs: number, run: Job['run']): Job => ({
    ...{ name, everyMs, timeoutMs: SWEEP_TIMEOUT_MS, run },
  });
  return [
    job('sweep-pay-ins', SWEEP_EVERY_MS, (signal) => sweepPayIns(parts, payIns, signal)),
    job('ask-again-about-pay-ins', ASK_AGAIN_EVERY_MS, (signal) => askAgain(parts, payIns, signal)),
    job('pay-debts', PAY_DEBTS_EVERY_MS, (signal) => payDebts(parts, debtors, signal)),
    job('return-late-pay-ins', RETURN_EVERY_MS, (signal) => returnLate(parts, payIns, signal)),
    job('take-up-pay-in-messages', TAKE_UP_EVERY_MS, (signal) =>
      takeUpMessages(parts, 'pay-in', {
        take: (tx, message) => takePayInMessage(tx, parts, message),
        apart: messages,
        signal,
      }),
    ),
    job('forget-provider-messages', FORGET_EVERY_MS, () => forgetMessages(parts)),
    job('forget-provider-traffic', FORGET_EVERY_MS, () =>
      deleteTrafficBefore(parts.db, new Date(clock.now().getTime() - TRAFFIC_KEPT_MS)),
    ),
  ];
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
