import { ConfigError, type Environment } from './environment.ts';

export interface SmsGateway {
  readonly url: string;
  readonly key: string;
}

export interface TelegramBot {
  /** Without `@`. */
  readonly name: string;
  readonly token: string;
  /** What Telegram proves itself with when it calls. */
  readonly secret: string;
  readonly api: string;
}

/**
 * Looks once more at what invites a player and waits to be handed over. @param offer its kind of notice, and its address where that may
 * have changed since @returns when it may go; nothing where it may not any more
 */
export type MayGo = (offer: {
  readonly playerId: bigint;
  readonly kind: string;
  readonly to?: string;
}) => Promise<Date | undefined>;

/** Codes travel this way: nobody on it may read them. */
export function smsGatewayOf(env: Environment): SmsGateway | undefined {
  const { SMS_URL: url, SMS_KEY: key } = env;
  if (url === undefined) return undefined;
  if (key === undefined) throw new ConfigError('SMS_URL needs SMS_KEY.');
  if (env.CROUPIER_ENV === 'production' && !url.startsWith('https:'))
    throw new ConfigError('SMS_URL must be https in production.');
  return { url, key };
}

/** All of it or none: a bot that is named and cannot write would be a promise. */
export function telegramOf(env: Environment): TelegramBot | undefined {
  const { TELEGRAM_BOT: name, TELEGRAM_TOKEN: token, TELEGRAM_SECRET: secret, TELEGRAM_API: api } = env;
  if (name === undefined && token === undefined) return undefined;
  if (name === undefined || token === undefined || secret === undefined)
    throw new ConfigError('TELEGRAM_BOT needs TELEGRAM_TOKEN and TELEGRAM_SECRET.');
  if (env.CROUPIER_ENV === 'production' && !api.startsWith('https:'))
    throw new ConfigError('TELEGRAM_API must be https in production.');
  return { name, token, secret, api };
}
