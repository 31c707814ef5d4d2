import { systemClock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import { createHyperswitchProvider } from './hyperswitch/hyperswitch-provider.ts';
import { createLiqPayProvider } from './liqpay/liqpay-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createSandboxProvider } from './sandbox-provider.ts';
import { parseSecrets } from './webhook-signature.ts';

/** Payment providers by name. Those that are not on begin nothing, and carry on what they have begun: they are asked, and heard. */
export interface PaymentProviders {
  readonly byName: ReadonlyMap<string, PaymentProvider>;
  /** Names of those that new pay-ins may go to. */
  readonly on: ReadonlySet<string>;
}

export type ProviderSettings = Pick<Config, 'paymentProviders' | 'sandboxProvider' | 'otherProviders'>;

/** What makes a provider of the settings; nothing where they have no secrets of it. */
const CREATORS: readonly ((settings: ProviderSettings) => PaymentProvider | undefined)[] = [
  ({ sandboxProvider: { url, secret } }) => createSandboxProvider({ url, secrets: parseSecrets(secret) }),
  // Its pages end by two machines' real clocks, not by one that a test has moved.
  ({ otherProviders: { liqPay } }) => liqPay && createLiqPayProvider({ ...liqPay, now: systemClock.now }),
  ({ otherProviders: { hyperswitch } }) =>
    hyperswitch &&
    createHyperswitchProvider({ ...hyperswitch, webhookKeys: parseSecrets(hyperswitch.webhookKeys) }),
];

/** Providers of the settings. @throws where one is on that has no secrets */
export function createProviders(settings: ProviderSettings): PaymentProviders {
  const made = CREATORS.map((create) => create(settings)).filter((provider) => provider !== undefined);
  const { paymentProviders: on } = settings;
  const missing = on.find((name) => made.every((provider) => provider.name !== name));
  if (missing !== undefined)
    throw new Error(`PAYMENT_PROVIDERS has ${missing} on, and the settings have no secrets of it.`);
  return providersOf(made, on);
}

export const providersOf = (
  providers: readonly PaymentProvider[],
  on: readonly string[] = providers.map(({ name }) => name),
): PaymentProviders => ({
  byName: new Map(providers.map((provider) => [provider.name, provider])),
  on: new Set(on),
});

/** The provider that has a pay-in. @throws where its settings are gone: it can be neither asked nor believed */
export function providerNamed({ byName }: PaymentProviders, name: string): PaymentProvider {
  const provider = byName.get(name);
  if (!provider) throw new Error(`there are no settings of the payment provider ${name}`);
  return provider;
}
