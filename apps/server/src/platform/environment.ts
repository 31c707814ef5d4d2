import Type, { type Static, type TSchema } from 'typebox';
import Value from 'typebox/value';
import { CLOSABLE_PAGES, REGION_IDS } from '@croupier/domain/site/regions';
import { ACCOUNT_VARIABLES } from './account-variables.ts';
import { DATABASE_VARIABLES } from './database-variables.ts';
import { KEY_RING, KEY_RING_MEANS } from './key-ring.ts';
import { MAIL_VARIABLES } from './mail-variables.ts';
import { PAYMENT_VARIABLES } from './payment-variables.ts';
import { UPLOAD_VARIABLES } from './upload-variables.ts';

export const ROLES = ['web', 'api', 'live', 'worker', 'office'] as const;

const Port = Type.Refine(Type.String({ pattern: '^[0-9]{1,5}$' }), (text) => Number(text) <= 65_535);
const Key = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Origin = Type.String({ pattern: '^https?://[^/]+$' });
const Switch = Type.Enum(['0', '1']);
const Text = Type.String({ minLength: 1 });
const PAIR_OF_ORIGIN = '[a-z0-9][a-z0-9-]{0,39}=https?://[^/,=]+';
const PAIR_OF_SECRET = '[a-z0-9][a-z0-9-]{0,39}=[^,]{32,}';
const list = (one: string) => Type.String({ pattern: `^${one}(,${one})*$` });

interface Variable {
  is: TSchema;
  /** What it must be, for the one sentence that a wrong one is answered with. */
  means: string;
  otherwise?: string;
  optional?: true;
}

/** Every variable the server reads. One without `otherwise` must be set, unless it is optional. */
export const VARIABLES = {
  CROUPIER_ENV: {
    is: Type.Enum(['development', 'test', 'production']),
    means: 'development, test or production',
    // What is forgotten is as strict as can be.
    otherwise: 'production',
  },
  CROUPIER_TEST_SEAMS: { is: Switch, means: '0 or 1', otherwise: '0' },
  CRASH_AT: {
    is: Type.String({ pattern: '^[a-z][a-z.-]{0,60}$' }),
    means: 'the name of a crash point',
    optional: true,
  },
  PORT: { is: Port, means: 'a port from 0 to 65535', otherwise: '3000' },
  HOST: { is: Text, means: 'an address to listen on', otherwise: '127.0.0.1' },
  METRICS_PORT: { is: Port, means: 'a port from 0 to 65535', otherwise: '9464' },
  METRICS_HOST: { is: Text, means: 'an address to listen on', otherwise: '127.0.0.1' },
  OFFICE_PORT: { is: Port, means: 'a port from 0 to 65535', otherwise: '3100' },
  OFFICE_HOST: { is: Text, means: 'an address to listen on', otherwise: '127.0.0.1' },
  OFFICE_URL: { is: Origin, means: 'an http(s) address without a path', optional: true },
  SSO_ISSUER: {
    is: Type.String({ pattern: '^https?://[^\\s?#]+$' }),
    means: 'the address of an OpenID Connect provider',
    optional: true,
  },
  SSO_CLIENT: { is: Text, means: 'the name of this office at the provider', optional: true },
  SSO_SECRET: { is: Text, means: 'the secret of this office at the provider', optional: true },
  SSO_NAME: {
    is: Type.String({ minLength: 1, maxLength: 40 }),
    means: 'what people call the provider, 1 to 40 characters',
    otherwise: 'single sign-on',
  },
  ...ACCOUNT_VARIABLES,
  ...MAIL_VARIABLES,
  SMS_URL: {
    is: Type.String({ pattern: '^https?://[^\\s?#]+$' }),
    means: 'the http(s) address of an SMS gateway',
    optional: true,
  },
  SMS_KEY: { is: Type.String({ pattern: '^[!-~]{8,}$' }), means: 'at least 8 characters', optional: true },
  SMS_DAY_MAX: {
    is: Type.String({ pattern: '^[1-9][0-9]{0,6}$' }),
    means: 'a whole number from 1 to 9999999',
    otherwise: '5000',
  },
  PWNED_URL: {
    is: Type.String({ pattern: '^https?://[^\\s?#]*[^\\s?#/]$' }),
    means:
      'the http(s) address of a service that tells breached passwords by the first five signs of their SHA-1',
    optional: true,
  },
  PUBLIC_URL: { is: Origin, means: 'an http(s) address without a path' },
  SERVICE_DOMAIN: { is: Origin, means: 'an http(s) address without a path', optional: true },
  ALLOWED_ORIGINS: {
    is: list('https?://[^/,]+'),
    means: 'a comma-separated list of http(s) origins',
    optional: true,
  },
  TRUST_PROXY: {
    is: Type.String({ pattern: '^[0-9]$' }),
    means: 'the number of proxies in front of the server, 0 to 9',
    otherwise: '0',
  },
  COUNTRY_HEADER: {
    is: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9-]{1,60}$' }),
    means: 'the name of a header in which a proxy says the country of a request',
    optional: true,
  },
  WATCH_LISTS: { is: Text, means: 'a folder with lists of sanctions and of exposed persons', optional: true },
  CLOSED_COUNTRIES: {
    is: list('[A-Z]{2}'),
    means: 'a comma-separated list of countries, two capital letters each',
    optional: true,
  },
  RATE_LIMIT_FACTOR: {
    is: Type.String({ pattern: '^[1-9][0-9]{0,3}$' }),
    means: 'a whole number from 1 to 9999',
    optional: true,
  },
  NODES: {
    is: Type.String({ pattern: '^[1-9][0-9]?$' }),
    means: 'how many processes like this one serve players, 1 to 99',
    otherwise: '1',
  },
  PROOF_OF_WORK_TRIES: {
    is: Type.String({ pattern: '^[1-9][0-9]{0,5}$' }),
    means: 'a whole number from 1 to 999999',
    optional: true,
  },
  ...DATABASE_VARIABLES,
  FACTS_KEPT_DAYS: {
    is: Type.String({ pattern: '^[1-9][0-9]{0,2}$' }),
    means: 'a number of days from 1 to 999',
    otherwise: '14',
  },
  ARCHIVE_AFTER_DAYS: {
    is: Type.String({ pattern: '^([4-9][0-9]|[1-9][0-9]{2,3})$' }),
    means: 'a number of days from 40 to 9999, more than any limit counts for who looks a week back',
    otherwise: '62',
  },
  SUPPORT_KEPT_DAYS: {
    is: Type.String({ pattern: '^[1-9][0-9]{0,3}$' }),
    means: 'a number of days from 1 to 9999',
    otherwise: '365',
  },
  MEMORY_MS: {
    is: Type.String({ pattern: '^(0|[1-9][0-9]{0,3})$' }),
    means: 'a number of milliseconds from 0 to 9999',
    otherwise: '2000',
  },
  SLOW_QUERY_MS: {
    is: Type.String({ pattern: '^[1-9][0-9]{0,5}$' }),
    means: 'a number of milliseconds',
    otherwise: '1000',
  },
  ...PAYMENT_VARIABLES,
  PROVIDER_ORIGINS: {
    is: list(PAIR_OF_ORIGIN),
    means: 'a comma-separated list of provider=http(s) origin',
    optional: true,
  },
  PROVIDER_SECRETS: {
    is: list(PAIR_OF_SECRET),
    means: 'a comma-separated list of provider=key, each key of 32 characters or more',
    optional: true,
  },
  BEACON_SERVERS: {
    is: Type.String({ pattern: '^(none|https?://[^/,]+(,https?://[^/,]+)*)$' }),
    means: 'a comma-separated list of http(s) addresses of drand servers, or none',
    otherwise: 'https://api.drand.sh,https://api2.drand.sh,https://drand.cloudflare.com',
  },
  // Without it this house sends no notices to devices.
  VAPID_KEY: { is: Key, means: '64 hexadecimal digits', optional: true },
  PUSH_CONTACT: {
    is: Type.String({ pattern: '^(mailto:[^@]+@[^@]+|https://.+)$' }),
    means: 'a mailto: or https: address that push services may write to',
    otherwise: 'mailto:push@croupier.example',
  },
  PUSH_SERVICES: {
    is: list('https?://(\\*\\.)?[^/,*]+'),
    means: 'a comma-separated list of http(s) origins, `*.` for all hosts below one',
    otherwise:
      'https://fcm.googleapis.com,https://updates.push.services.mozilla.com,https://web.push.apple.com,https://*.notify.windows.com',
  },
  SESSION_SECRET: { is: Key, means: '64 hexadecimal digits' },
  SEED_KEY: { is: Type.String({ pattern: KEY_RING }), means: KEY_RING_MEANS },
  LOG_LEVEL: {
    is: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    means: 'a log level',
    otherwise: 'info',
  },
  CROUPIER_ROLES: {
    is: list(`(${ROLES.join('|')})`),
    means: `a comma-separated choice of ${ROLES.join(', ')}`,
    otherwise: ROLES.join(','),
  },
  API_URL: { is: Origin, means: 'an http(s) address without a path', optional: true },
  CROUPIER_BRAND: { is: Type.Enum(['rino', 'toro']), means: 'rino or toro', otherwise: 'rino' },
  CLOSED_PAGES: {
    is: list(`((${REGION_IDS.join('|')}):)?(${CLOSABLE_PAGES.join('|')})`),
    means: `a comma-separated list of page or region:page, of ${CLOSABLE_PAGES.join(', ')}`,
    optional: true,
  },
  GOOGLE_CLIENT: { is: Text, means: 'the name of this house at Google', optional: true },
  GOOGLE_SECRET: { is: Text, means: 'the secret of this house at Google', optional: true },
  GOOGLE_ISSUER: {
    is: Type.String({ pattern: '^https?://[^\\s?#]+$' }),
    means: 'the address of an OpenID Connect provider',
    otherwise: 'https://accounts.google.com',
  },
  FACEBOOK_CLIENT: { is: Text, means: 'the name of this house at Facebook', optional: true },
  FACEBOOK_SECRET: { is: Text, means: 'the secret of this house at Facebook', optional: true },
  FACEBOOK_SITE: {
    is: Origin,
    means: 'an http(s) address without a path',
    otherwise: 'https://www.facebook.com',
  },
  FACEBOOK_GRAPH: {
    is: Origin,
    means: 'an http(s) address without a path',
    otherwise: 'https://graph.facebook.com',
  },
  TELEGRAM_BOT: {
    is: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{4,31}$' }),
    means: 'the name of a Telegram bot without @',
    optional: true,
  },
  TELEGRAM_TOKEN: {
    is: Type.String({ pattern: '^[0-9]{1,16}:[A-Za-z0-9_-]{20,80}$' }),
    means: 'the token of a Telegram bot, as BotFather gives it',
    optional: true,
  },
  TELEGRAM_SECRET: {
    is: Type.String({ pattern: '^[A-Za-z0-9_-]{32,256}$' }),
    means: '32 to 256 characters of A-Z, a-z, 0-9, _ and -',
    optional: true,
  },
  TELEGRAM_API: {
    is: Origin,
    means: 'an http(s) address without a path',
    otherwise: 'https://api.telegram.org',
  },
  USER_COM: {
    is: Type.String({ pattern: '^[a-z0-9-]{1,40}/[A-Za-z0-9]{6,64}$' }),
    means: 'the name of a user.com application and its key, as name/key',
    optional: true,
  },
  TAWK_TO: {
    is: Type.String({ pattern: '^[a-z0-9]{1,40}/[a-z0-9]{1,40}$' }),
    means: 'a tawk.to property and its widget, as property/widget',
    optional: true,
  },
  GTM_ID: {
    is: Type.String({ pattern: '^GTM-[A-Z0-9]{4,12}$' }),
    means: 'an id like GTM-ABC123',
    optional: true,
  },
  GA4_ID: {
    is: Type.String({ pattern: '^G-[A-Z0-9]{4,14}$' }),
    means: 'an id like G-ABC123',
    optional: true,
  },
  ...UPLOAD_VARIABLES,
  MEDIA_DOMAIN: { is: Origin, means: 'an http(s) address without a path', optional: true },
  RESIZE_IMAGES: { is: Switch, means: '0 or 1', otherwise: '1' },
  LET_IT_SNOW: { is: Switch, means: '0 or 1', otherwise: '0' },
  PWA_LINK: {
    is: Type.String({ pattern: '^(/[a-z0-9/-]*|https://[^\\s]+)$' }),
    means: 'a path of the site or an https address',
    otherwise: '/pwa',
  },
  LIVE_RELAY: { is: Switch, means: '0 or 1', otherwise: '0' },
} as const satisfies Record<string, Variable>;

type Variables = typeof VARIABLES;
/** The variables as checked texts; an optional one that is not set is undefined. */
export type Environment = {
  readonly [N in keyof Variables]:
    | Static<Variables[N]['is']>
    | (Variables[N] extends { optional: true } ? undefined : never);
};

export class ConfigError extends Error {}

/**
 * Checks what the environment sets and fills in the rest; an empty text counts as not set.
 * @throws ConfigError with one sentence that names the variable
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const port = env['PORT'] || VARIABLES.PORT.otherwise;
  const names = Object.keys(VARIABLES) as (keyof Variables)[];
  return readVariables({ ...env, PUBLIC_URL: env['PUBLIC_URL'] || `http://localhost:${port}` }, names);
}

/** The same of a few variables, for a command that needs no more. */
export function readVariables<N extends keyof Variables>(
  env: Readonly<Record<string, string | undefined>>,
  names: readonly N[],
): Pick<Environment, N> {
  const checked = names.map((name) => {
    const { is, means, otherwise, optional }: Variable = VARIABLES[name];
    const value = env[name] || otherwise;
    if (value === undefined && optional) return [name, undefined];
    if (!Value.Check(is, value)) throw new ConfigError(`${name} must be ${means}.`);
    return [name, value];
  });
  return Object.fromEntries(checked) as Pick<Environment, N>;
}
