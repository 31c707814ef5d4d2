import { ConfigError, type Environment } from './environment.ts';

/** Payment providers beside the sandbox; undefined where this house has no keys of one. */
export interface OtherProviders {
  readonly liqPay: LiqPaySettings | undefined;
  readonly hyperswitch: HyperswitchSettings | undefined;
}

interface LiqPaySettings {
  readonly url: string;
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whether payments of its test mode count: never where money is real. */
  readonly isTest: boolean;
}

interface HyperswitchSettings {
  readonly url: string;
  readonly merchant: string;
  readonly profile: string | undefined;
  readonly apiKey: string;
  /** As the setting lists them. */
  readonly webhookKeys: string;
}

export const otherProvidersOf = (env: Environment): OtherProviders => ({
  liqPay: liqPayOf(env),
  hyperswitch: hyperswitchOf(env),
});

/** All of it or none; over a plain connection anybody on the way could say what was paid. */
function liqPayOf(env: Environment): LiqPaySettings | undefined {
  const { LIQPAY_URL: url, LIQPAY_PUBLIC_KEY: publicKey, LIQPAY_PRIVATE_KEY: privateKey } = env;
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (publicKey === undefined || privateKey === undefined)
    throw new ConfigError('LIQPAY_PUBLIC_KEY and LIQPAY_PRIVATE_KEY need each other.');
  const isTest = env.LIQPAY_TEST === '1';
  if (env.CROUPIER_ENV === 'production') {
    if (!url.startsWith('https:')) throw new ConfigError('LIQPAY_URL must be https in production.');
    if (isTest) throw new ConfigError('LIQPAY_TEST must not be set in production.');
  }
  return { url, publicKey, privateKey, isTest };
}

/** API keys of Hyperswitch's sandbox, where no money moves, begin so. */
const SANDBOX_KEY = 'snd_';

/** All of it or none. */
function hyperswitchOf(env: Environment): HyperswitchSettings | undefined {
  const { HYPERSWITCH_URL: url, HYPERSWITCH_MERCHANT: merchant, HYPERSWITCH_PROFILE: profile } = env;
  const { HYPERSWITCH_API_KEY: apiKey, HYPERSWITCH_WEBHOOK_KEYS: webhookKeys } = env;
  if (merchant === undefined && apiKey === undefined && webhookKeys === undefined) return undefined;
  if (merchant === undefined || apiKey === undefined || webhookKeys === undefined)
    throw new ConfigError(
      'HYPERSWITCH_MERCHANT, HYPERSWITCH_API_KEY and HYPERSWITCH_WEBHOOK_KEYS need each other.',
    );
  if (env.CROUPIER_ENV === 'production') {
    if (!url.startsWith('https:')) throw new ConfigError('HYPERSWITCH_URL must be https in production.');
    if (apiKey.startsWith(SANDBOX_KEY))
      throw new ConfigError('HYPERSWITCH_API_KEY must not be one of the sandbox in production.');
  }
  return { url, merchant, profile, apiKey, webhookKeys };
}
