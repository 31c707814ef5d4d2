import { ACCOUNT_VARIABLES } from './account-variables.ts';
import type { Brand } from '@croupier/domain/site/brands';
import { databaseSettingsOf, type DatabaseConfig } from './database-config.ts';
import { ConfigError, readEnvironment, ROLES, type Environment } from './environment.ts';
import { filesOf, type FilesSettings } from './files/files-of.ts';
import type { ClosedCountries } from './http/closed-countries.ts';
import { readKeyRing, type KeyRing } from './key-ring.ts';
import { dkimOf, type DkimKey } from './mail-signature.ts';
import { smsGatewayOf, telegramOf, type SmsGateway, type TelegramBot } from './message-channels.ts';
import { networksOf, type Networks } from './networks.ts';
import { otherProvidersOf, type OtherProviders } from './payment-settings.ts';
import { siteSettingsOf, type SiteSettings } from './site-settings.ts';

export { ConfigError };

type Role = (typeof ROLES)[number];

export interface Config extends DatabaseConfig {
  readonly environment: 'development' | 'test' | 'production';
  /** Test data, clock offset, tapes, crash points. Never in production. */
  readonly seams: boolean;
  readonly crashAt: string | undefined;
  readonly port: number;
  readonly host: string;
  readonly metricsPort: number;
  /** Metrics tell about players' habits: only this machine hears them unless another address is named. */
  readonly metricsHost: string;
  readonly publicUrl: string;
  /** The office: where it listens, and how its people reach it. */
  readonly office: {
    readonly port: number;
    readonly host: string;
    readonly url: string;
    /** With whom people of the house may make their first step; the second is theirs all the same. */
    readonly singleSignOn: SingleSignOn | undefined;
  };
  /** Where letters are handed in; without a server they wait, to be read in the office of a house that is no real one. */
  readonly mail: {
    readonly url: string | undefined;
    readonly from: string;
    readonly dkim: DkimKey | undefined;
  };
  /** Where text messages are handed in, and how many a day; without a gateway a house that is no real one keeps them to be read. */
  readonly sms: { readonly gateway: SmsGateway | undefined; readonly dayMax: number };
  /** The bot that writes to players; none where this house has none. */
  readonly telegram: TelegramBot | undefined;
  /** With whose accounts players may sign in. */
  readonly networks: Networks;
  /** Where private files are kept, such as pages of documents. */
  readonly files: FilesSettings;
  /** Who looks for viruses in what people upload: a unix path or host:port of clamd; nobody where none is named. */
  readonly clamav: string | undefined;
  /** Who decides documents before a person does: nobody, or a program that is no real reviewer. */
  readonly documentReviewer: 'sandbox' | undefined;
  /** Who knows which passwords were breached, asked by the first five signs of their SHA-1; none: a list of our own alone. */
  readonly pwnedUrl: string | undefined;
  /** A folder with lists of sanctions and of exposed persons; none: nobody is looked up. */
  readonly watchLists: string | undefined;
  /** Served over https: cookies are Secure then. */
  readonly secure: boolean;
  /** Where installed apps are sent when this address is blocked. */
  readonly serviceDomain: string | undefined;
  /** Names of the payment providers that new deposits may go to; the others carry on what they have begun. */
  readonly paymentProviders: readonly string[];
  readonly sandboxProvider: { readonly url: string; readonly secret: string };
  readonly otherProviders: OtherProviders;
  /** Other studios: where their games are served from, and the keys that sign their requests. */
  readonly providers: readonly {
    readonly code: string;
    readonly origin: string;
    readonly secrets: readonly string[];
  }[];
  /** Servers of the public beacon that flights take their public seeds from; none where the house draws them. */
  readonly beaconServers: readonly string[];
  /** Notices to devices: the private key of VAPID in hex (none: nothing is sent), its contact, and the services sent to. */
  readonly push: {
    readonly key: string | undefined;
    readonly contact: string;
    readonly services: readonly string[];
  };
  readonly sessionKey: Buffer;
  readonly seedKey: KeyRing;
  /** What everybody asks for is answered from memory for so long at most. */
  readonly memoryMs: number;
  /** Statements that take longer are logged. */
  readonly slowQueryMs: number;
  /** Facts are kept so many days for who reads them again. */
  readonly factsKeptDays: number;
  /** A month leaves the hot tables of rounds and transfers when it has been over for so many days. */
  readonly archiveAfterDays: number;
  /** Letters to support that are dealt with are kept so many days from when they were written. */
  readonly supportKeptDays: number;
  readonly logLevel: string;
  readonly roles: ReadonlySet<Role>;
  /** Where pages find the API when this process does not serve it. */
  readonly apiUrl: string | undefined;
  readonly brand: Brand;
  readonly site: SiteSettings;
  /** How many proxies stand in front and name the client in X-Forwarded-For. */
  readonly trustProxy: number;
  /** From where nobody is let in. */
  readonly closedCountries: ClosedCountries;
  /** How many times wider the rate limits are than they should be; above 1 for tests. */
  readonly rateLimitFactor: number;
  /** How many processes like this one serve players: each lets its part of the rate limits through. */
  readonly nodes: number;
  /** How many keys a browser tries at most before a call that needs a proof of work; with test seams one. */
  readonly proofOfWorkTries: number;
  /** Answers that depend on whether an account exists are given so long after the call, or later. */
  readonly answerAfterMs: number;
  /** What hashing a password costs: as much as it should, or next to nothing, for tests. */
  readonly passwordWork: 'full' | 'least';
  /** Whose pages may write: the site itself and what ALLOWED_ORIGINS adds. */
  readonly allowedOrigins: readonly string[];
  /** Live messages go through PostgreSQL to every process; needed as soon as there is more than one. */
  readonly liveRelay: boolean;
}

export interface SingleSignOn {
  readonly issuer: string;
  readonly client: string;
  readonly secret: string;
  /** What people call it. */
  readonly name: string;
}

/** All journeys of a test come from one address, and faster than people click. */
const SEAMS_RATE_LIMIT_FACTOR = 20;

/** On average half of them: about a second of a phone that is six times slower than a desk computer. */
const PROOF_OF_WORK_TRIES = 400;

/** Reads the environment once. @throws ConfigError with one sentence that names the variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const checked = readEnvironment(env);
  refuseSeamsInProduction(checked);
  const seams = checked.CROUPIER_TEST_SEAMS === '1';
  const roles = new Set(checked.CROUPIER_ROLES.split(',') as Role[]);
  return {
    environment: checked.CROUPIER_ENV,
    seams,
    crashAt: seams ? checked.CRASH_AT : undefined,
    port: Number(checked.PORT),
    host: checked.HOST,
    metricsPort: Number(checked.METRICS_PORT),
    metricsHost: checked.METRICS_HOST,
    publicUrl: checked.PUBLIC_URL,
    office: {
      port: Number(checked.OFFICE_PORT),
      host: checked.OFFICE_HOST,
      url: checked.OFFICE_URL ?? `http://localhost:${checked.OFFICE_PORT}`,
      singleSignOn: singleSignOnOf(checked),
    },
    mail: { url: checked.MAIL_URL, from: checked.MAIL_FROM, dkim: dkimOf(checked) },
    sms: { gateway: smsGatewayOf(checked), dayMax: Number(checked.SMS_DAY_MAX) },
    telegram: telegramOf(checked),
    networks: networksOf(checked),
    files: filesOf(checked),
    clamav: checked.CLAMAV_SOCKET,
    documentReviewer: checked.DOCUMENT_REVIEWER,
    pwnedUrl: pwnedUrlOf(checked),
    watchLists: checked.WATCH_LISTS,
    secure: checked.PUBLIC_URL.startsWith('https:'),
    serviceDomain: serviceDomainOf(checked),
    ...databaseSettingsOf(checked),
    paymentProviders: checked.PAYMENT_PROVIDERS.split(','),
    sandboxProvider: { url: checked.SANDBOX_PSP_URL, secret: checked.SANDBOX_PSP_SECRET },
    otherProviders: otherProvidersOf(checked),
    providers: providersOf(checked),
    // A test waits for nobody outside.
    beaconServers: seams || checked.BEACON_SERVERS === 'none' ? [] : checked.BEACON_SERVERS.split(','),
    push: {
      key: checked.VAPID_KEY,
      contact: checked.PUSH_CONTACT,
      services: checked.PUSH_SERVICES.split(','),
    },
    sessionKey: Buffer.from(checked.SESSION_SECRET, 'hex'),
    seedKey: readKeyRing(checked.SEED_KEY),
    memoryMs: Number(checked.MEMORY_MS),
    slowQueryMs: Number(checked.SLOW_QUERY_MS),
    factsKeptDays: Number(checked.FACTS_KEPT_DAYS),
    archiveAfterDays: Number(checked.ARCHIVE_AFTER_DAYS),
    supportKeptDays: Number(checked.SUPPORT_KEPT_DAYS),
    logLevel: checked.LOG_LEVEL,
    roles,
    apiUrl: apiUrlOf(checked, roles),
    brand: checked.CROUPIER_BRAND,
    site: siteSettingsOf(checked),
    trustProxy: Number(checked.TRUST_PROXY),
    closedCountries: closedCountriesOf(checked),
    rateLimitFactor: Number(checked.RATE_LIMIT_FACTOR ?? (seams ? SEAMS_RATE_LIMIT_FACTOR : 1)),
    nodes: Number(checked.NODES),
    answerAfterMs: Number(checked.ANSWER_AFTER_MS),
    passwordWork: checked.PASSWORD_WORK,
    proofOfWorkTries: Number(checked.PROOF_OF_WORK_TRIES ?? (seams ? 1 : PROOF_OF_WORK_TRIES)),
    allowedOrigins: allowedOriginsOf(checked),
    liveRelay: checked.LIVE_RELAY === '1' || ROLES.some((role) => !roles.has(role)),
  };
}

/** An installation that takes money must not even be able to forge an outcome or a clock. */
function refuseSeamsInProduction(env: Environment): void {
  if (env.CROUPIER_ENV !== 'production') return;
  if (env.CROUPIER_TEST_SEAMS === '1')
    throw new ConfigError('CROUPIER_TEST_SEAMS must not be set in production.');
  if (Number(env.RATE_LIMIT_FACTOR ?? 1) > 1)
    throw new ConfigError('RATE_LIMIT_FACTOR must not be above 1 in production.');
  // Sooner than the work is done, the time of an answer would tell whether an account exists.
  if (Number(env.ANSWER_AFTER_MS) < Number(ACCOUNT_VARIABLES.ANSWER_AFTER_MS.otherwise))
    throw new ConfigError('ANSWER_AFTER_MS must not be below 200 in production.');
  if (env.PASSWORD_WORK !== 'full') throw new ConfigError('PASSWORD_WORK must be full in production.');
  // Anybody would be who they say they are.
  if (env.DOCUMENT_REVIEWER !== undefined)
    throw new ConfigError('DOCUMENT_REVIEWER must not be set in production.');
  if (env.CRASH_AT !== undefined) throw new ConfigError('CRASH_AT must not be set in production.');
}

/** All of it or none; over a plain connection anybody on the way could sign in as anybody. */
function singleSignOnOf(env: Environment): SingleSignOn | undefined {
  const { SSO_ISSUER: issuer, SSO_CLIENT: client, SSO_SECRET: secret, SSO_NAME: name } = env;
  if (issuer === undefined) return undefined;
  if (client === undefined || secret === undefined)
    throw new ConfigError('SSO_ISSUER needs SSO_CLIENT and SSO_SECRET.');
  if (env.CROUPIER_ENV === 'production' && !issuer.startsWith('https:'))
    throw new ConfigError('SSO_ISSUER must be https in production.');
  return { issuer, client, secret, name };
}

/** Over a plain connection anybody on the way would learn what passwords here begin with. */
function pwnedUrlOf({ PWNED_URL: url, CROUPIER_ENV: environment }: Environment): string | undefined {
  if (environment === 'production' && url?.startsWith('http:'))
    throw new ConfigError('PWNED_URL must be https in production.');
  return url;
}

/** Installed apps are sent there with their players: only where this house is at home, and nobody listens in. */
function serviceDomainOf(env: Environment): string | undefined {
  const address = env.SERVICE_DOMAIN;
  if (address === undefined) return undefined;
  if (!address.startsWith('https:')) throw new ConfigError('SERVICE_DOMAIN must be https.');
  if (!allowedOriginsOf(env).includes(new URL(address).origin))
    throw new ConfigError('SERVICE_DOMAIN must be among ALLOWED_ORIGINS.');
  return address;
}

/** What says the country must be written by a proxy of ours: from a browser it would be anybody's word. */
function closedCountriesOf(env: Environment): ClosedCountries {
  const { COUNTRY_HEADER, CLOSED_COUNTRIES } = env;
  if (CLOSED_COUNTRIES !== undefined && COUNTRY_HEADER === undefined)
    throw new ConfigError('CLOSED_COUNTRIES needs COUNTRY_HEADER.');
  if (COUNTRY_HEADER !== undefined && env.TRUST_PROXY === '0')
    throw new ConfigError(
      'COUNTRY_HEADER needs a proxy in front that writes it: TRUST_PROXY must be 1 or more.',
    );
  return { header: COUNTRY_HEADER?.toLowerCase(), countries: new Set(CLOSED_COUNTRIES?.split(',')) };
}

/** A process that serves the API has no use for another one's address. */
function apiUrlOf(env: Environment, roles: ReadonlySet<Role>): string | undefined {
  if (roles.has('api')) return undefined;
  if (roles.has('web') && env.API_URL === undefined)
    throw new ConfigError('API_URL must name the API where CROUPIER_ROLES has web without api.');
  return env.API_URL;
}

/** On a developer's machine `localhost` and `127.0.0.1` are one site under two names. */
function allowedOriginsOf(env: Environment): string[] {
  const origins = [env.PUBLIC_URL, ...(env.ALLOWED_ORIGINS?.split(',') ?? [])];
  const own = new URL(env.PUBLIC_URL);
  if (env.CROUPIER_ENV !== 'production' && own.hostname === 'localhost') {
    origins.push(`${own.protocol}//127.0.0.1:${own.port}`, `${own.protocol}//[::1]:${own.port}`);
  }
  return origins.map((origin) => new URL(origin).origin);
}

/** Each provider with an origin and at least one key; two keys while one is being changed for the other. */
function providersOf(env: Environment): Config['providers'] {
  const secrets = pairsOf(env.PROVIDER_SECRETS);
  return pairsOf(env.PROVIDER_ORIGINS).map(([code, address]) => {
    const { origin } = new URL(address);
    // A frame keeps its origin: one of ours would let the game read the whole site.
    if (allowedOriginsOf(env).includes(origin))
      throw new ConfigError(`PROVIDER_ORIGINS must not give ${code} an origin of the site itself.`);
    // Browsers refuse such a frame without a word to the player.
    if (env.PUBLIC_URL.startsWith('https:') && !origin.startsWith('https:'))
      throw new ConfigError(`PROVIDER_ORIGINS must be https for ${code}, as the site is.`);
    const own = secrets.filter(([of]) => of === code).map(([, secret]) => secret);
    if (own.length === 0) throw new ConfigError(`PROVIDER_SECRETS must have a key of ${code}.`);
    return { code, origin, secrets: own };
  });
}

function pairsOf(setting: string | undefined): [code: string, value: string][] {
  return (setting?.split(',') ?? []).map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
}
