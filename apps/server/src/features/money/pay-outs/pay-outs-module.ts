import { hkdfSync } from 'node:crypto';
import { createEachApart } from '../../../platform/each-apart.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { parseSecrets, takeUpMessages } from '../payments/feature.ts';
import { carryPayOuts, reconcilePayOuts } from './carry-pay-outs.ts';
import type { PayOutProvider } from './pay-out-provider.ts';
import { payOutsListeners } from './pay-outs-listeners.ts';
import type { PayOutsParts } from './pay-outs-parts.ts';
import { payOutsRoutes } from './pay-outs-routes.ts';
import { PAY_OUTS_PERSONAL } from './personal-store.ts';
import { createSandboxPayOuts } from './sandbox-pay-outs.ts';
import { TAKE } from './take-pay-out-message.ts';

type PayOutsPlatform = Needs<
  'db' | 'clock' | 'meters' | 'warn' | 'error',
  'publicUrl' | 'sandboxProvider' | 'sessionKey'
>;

interface Lower {
  readonly codes: PayOutsParts['codes'];
  readonly found: PayOutsParts['found'];
  /** The sandbox that the settings name, where left out. */
  readonly provider?: PayOutProvider;
}

export interface PayOuts {
  readonly module: Module;
  readonly parts: PayOutsParts;
}

const KEY_BYTES = 32;
const CARRY_EVERY_MS = 2_000;
const RECONCILE_EVERY_MS = 15_000;
const TAKE_UP_EVERY_MS = 5_000;
const TIMEOUT_MS = 5 * 60_000;

/** Money going out to the player it belongs to. */
export function createPayOuts(platform: PayOutsPlatform, { codes, found, provider }: Lower): PayOuts {
  const { config, meters, clock, error } = platform;
  const { publicUrl, sandboxProvider, sessionKey } = config;
  const webhookSecrets = parseSecrets(sandboxProvider.secret);
  const count = meters.counter(
    'croupier_pay_outs_total',
    'Pay-outs that came into a state, and news of them that contradict what was said before',
    ['state'],
  );
  const parts: PayOutsParts = {
    ...platform,
    ...{ codes, found, publicUrl, webhookSecrets },
    linkKey: Buffer.from(hkdfSync('sha256', sessionKey, '', 'croupier card links', KEY_BYTES)),
    provider: provider ?? createSandboxPayOuts({ url: sandboxProvider.url, secret: webhookSecrets[0]! }),
    counted: (state) => count({ state }),
  };
  const apartOf = (what: string) =>
    createEachApart({ clock, failed: (about) => error(`${what} could not be looked after`, about) });
  const [apart, messages] = [apartOf('a pay-out'), apartOf('a message of a provider')];
  return {
    parts,
    module: {
      name: 'pay-outs',
      personal: PAY_OUTS_PERSONAL,
      routes: (http) => payOutsRoutes(http, parts),
      listeners: payOutsListeners,
      jobs: [
        {
          name: 'carry-pay-outs',
          everyMs: CARRY_EVERY_MS,
          timeoutMs: TIMEOUT_MS,
          run: (signal) => carryPayOuts(parts, apart, signal),
        },
        ...(['pay-out', 'card'] as const).map((about) => ({
          name: `take-up-${about}-messages`,
          everyMs: TAKE_UP_EVERY_MS,
          timeoutMs: TIMEOUT_MS,
          run: (signal: AbortSignal) =>
            takeUpMessages(parts, about, {
              take: (tx, message) => TAKE[about](tx, parts, message),
              ...{ apart: messages, signal },
            }),
        })),
        {
          name: 'reconcile-pay-outs',
          everyMs: RECONCILE_EVERY_MS,
          timeoutMs: TIMEOUT_MS,
          run: (signal) => reconcilePayOuts(parts, apart, signal),
        },
      ],
    },
  };
}
