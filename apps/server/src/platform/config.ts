import Type, { type Static } from 'typebox';
import Value from 'typebox/value';

export const ROLES = ['web', 'api', 'live', 'worker'] as const;
export type Role = (typeof ROLES)[number];

const Port = Type.Refine(Type.String({ pattern: '^[0-9]{1,5}$' }), (text) => Number(text) <= 65_535);
const Key = Type.String({ pattern: '^[0-9a-f]{64}$' });

const PAIR_OF_ORIGIN = '[a-z0-9][a-z0-9-]{0,39}=https?://[^/,=]+';
const PAIR_OF_SECRET = '[a-z0-9][a-z0-9-]{0,39}=[^,]{32,}';

const Environment = Type.Object({
  CROUPIER_ENV: Type.Enum(['development', 'test', 'production']),
  CROUPIER_TEST_SEAMS: Type.Enum(['0', '1']),
  CRASH_AT: Type.Optional(Type.String({ pattern: '^[a-z][a-z.-]{0,60}$' })),
  PORT: Port,
  HOST: Type.String({ minLength: 1 }),
  METRICS_PORT: Port,
  METRICS_HOST: Type.String({ minLength: 1 }),
  PUBLIC_URL: Type.String({ pattern: '^https?://[^/]+$' }),
  DATABASE_URL: Type.String({ minLength: 1 }),
  SANDBOX_PSP_URL: Type.String({ pattern: '^https?://[^/]+$' }),
  SANDBOX_PSP_SECRET: Type.String({ minLength: 16 }),
  PROVIDER_ORIGINS: Type.Optional(Type.String({ pattern: `^${PAIR_OF_ORIGIN}(,${PAIR_OF_ORIGIN})*$` })),
  PROVIDER_SECRETS: Type.Optional(Type.String({ pattern: `^${PAIR_OF_SECRET}(,${PAIR_OF_SECRET})*$` })),
  SESSION_SECRET: Key,
  SEED_KEY: Key,
  SLOW_QUERY_MS: Type.String({ pattern: '^[1-9][0-9]{0,5}$' }),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  CROUPIER_ROLES: Type.String({ pattern: '^(web|api|live|worker)(,(web|api|live|worker))*$' }),
  CROUPIER_BRAND: Type.Enum(['rino', 'toro']),
  TRUST_PROXY: Type.String({ pattern: '^[0-9]$' }),
  SERVICE_DOMAIN: Type.Optional(Type.String({ pattern: '^https?://[^/]+$' })),
  ALLOWED_ORIGINS: Type.Optional(Type.String({ pattern: '^https?://[^/,]+(,https?://[^/,]+)*$' })),
  LIVE_RELAY: Type.Enum(['0', '1']),
});

const DEFAULTS = {
  CROUPIER_ENV: 'development',
  CROUPIER_TEST_SEAMS: '0',
  PORT: '3000',
  HOST: '127.0.0.1',
  METRICS_PORT: '9464',
  METRICS_HOST: '127.0.0.1',
  SANDBOX_PSP_URL: 'http://localhost:3001',
  SLOW_QUERY_MS: '1000',
  LOG_LEVEL: 'info',
  CROUPIER_ROLES: ROLES.join(','),
  CROUPIER_BRAND: 'rino',
  TRUST_PROXY: '0',
  LIVE_RELAY: '0',
};

/** What each variable must be, for the one sentence that a wrong one is answered with. */
const MEANING: Readonly<Record<keyof Static<typeof Environment>, string>> = {
  CROUPIER_ENV: 'development, test or production',
  CROUPIER_TEST_SEAMS: '0 or 1',
  CRASH_AT: 'the name of a crash point',
  PORT: 'a port from 0 to 65535',
  HOST: 'an address to listen on',
  METRICS_PORT: 'a port from 0 to 65535',
  METRICS_HOST: 'an address to listen on',
  PUBLIC_URL: 'an http(s) address without a path',
  DATABASE_URL: 'the address of a PostgreSQL database',
  SANDBOX_PSP_URL: 'an http(s) address without a path',
  SANDBOX_PSP_SECRET: 'at least 16 characters',
  PROVIDER_ORIGINS: 'a comma-separated list of provider=http(s) origin',
  PROVIDER_SECRETS: 'a comma-separated list of provider=key, each key of 32 characters or more',
  SESSION_SECRET: '64 hexadecimal digits',
  SEED_KEY: '64 hexadecimal digits',
  SLOW_QUERY_MS: 'a number of milliseconds',
  LOG_LEVEL: 'a log level',
  CROUPIER_ROLES: `a comma-separated choice of ${ROLES.join(', ')}`,
  CROUPIER_BRAND: 'rino or toro',
  TRUST_PROXY: 'the number of proxies in front of the server, 0 to 9',
  SERVICE_DOMAIN: 'an http(s) address without a path',
  ALLOWED_ORIGINS: 'a comma-separated list of http(s) origins',
  LIVE_RELAY: '0 or 1',
};

const OPTIONAL: ReadonlySet<string> = new Set([
  'SERVICE_DOMAIN',
  'CRASH_AT',
  'ALLOWED_ORIGINS',
  'PROVIDER_ORIGINS',
  'PROVIDER_SECRETS',
]);

export interface Config {
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
  /** Where installed apps are sent when this address is blocked. */
  readonly serviceDomain: string | undefined;
  readonly databaseUrl: string;
  readonly sandboxProvider: { readonly url: string; readonly secret: string };
  /** Other studios: where their games are served from, and the keys that sign their requests. */
  readonly providers: readonly {
    readonly code: string;
    readonly origin: string;
    readonly secrets: readonly string[];
  }[];
  readonly sessionKey: Buffer;
  readonly seedKey: Buffer;
  /** Statements that take longer are logged. */
  readonly slowQueryMs: number;
  readonly logLevel: string;
  readonly roles: ReadonlySet<Role>;
  readonly brand: 'rino' | 'toro';
  /** How many proxies stand in front and name the client in X-Forwarded-For. */
  readonly trustProxy: number;
  /** Whose pages may write: the site itself and what ALLOWED_ORIGINS adds. */
  readonly allowedOrigins: readonly string[];
  /** Live messages go through PostgreSQL to every process; needed as soon as there is more than one. */
  readonly liveRelay: boolean;
}

/** Reads the environment once. @throws ConfigError with one sentence that names the variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const port = env['PORT'] || DEFAULTS.PORT;
  const given = { ...DEFAULTS, PUBLIC_URL: `http://localhost:${port}`, ...pickSet(env) };
  for (const [name, schema] of Object.entries(Environment.properties)) {
    const value = (given as Record<string, string | undefined>)[name];
    if (value === undefined && OPTIONAL.has(name)) continue;
    if (!Value.Check(schema, value))
      throw new ConfigError(`${name} must be ${MEANING[name as keyof typeof MEANING]}.`);
  }
  const checked = given as Static<typeof Environment>;
  refuseSeamsInProduction(checked);
  const seams = checked.CROUPIER_TEST_SEAMS === '1';
  return {
    environment: checked.CROUPIER_ENV as Config['environment'],
    seams,
    crashAt: seams ? checked.CRASH_AT : undefined,
    port: Number(checked.PORT),
    host: checked.HOST,
    metricsPort: Number(checked.METRICS_PORT),
    metricsHost: checked.METRICS_HOST,
    publicUrl: checked.PUBLIC_URL,
    serviceDomain: checked.SERVICE_DOMAIN,
    databaseUrl: checked.DATABASE_URL,
    sandboxProvider: { url: checked.SANDBOX_PSP_URL, secret: checked.SANDBOX_PSP_SECRET },
    providers: providersOf(checked),
    sessionKey: Buffer.from(checked.SESSION_SECRET, 'hex'),
    seedKey: Buffer.from(checked.SEED_KEY, 'hex'),
    slowQueryMs: Number(checked.SLOW_QUERY_MS),
    logLevel: checked.LOG_LEVEL,
    roles: new Set(checked.CROUPIER_ROLES.split(',') as Role[]),
    brand: checked.CROUPIER_BRAND as Config['brand'],
    trustProxy: Number(checked.TRUST_PROXY),
    allowedOrigins: allowedOriginsOf(checked),
    liveRelay: checked.LIVE_RELAY === '1' || ROLES.some((role) => !checked.CROUPIER_ROLES.includes(role)),
  };
}

export class ConfigError extends Error {}

/** An installation that takes money must not even be able to forge an outcome or a clock. */
function refuseSeamsInProduction(env: Static<typeof Environment>): void {
  if (env.CROUPIER_ENV !== 'production') return;
  if (env.CROUPIER_TEST_SEAMS === '1')
    throw new ConfigError('CROUPIER_TEST_SEAMS must not be set in production.');
  if (env.CRASH_AT !== undefined) throw new ConfigError('CRASH_AT must not be set in production.');
}

/** On a developer's machine `localhost` and `127.0.0.1` are one site under two names. */
function allowedOriginsOf(env: Static<typeof Environment>): string[] {
  const origins = [env.PUBLIC_URL, ...(env.ALLOWED_ORIGINS?.split(',') ?? [])];
  const own = new URL(env.PUBLIC_URL);
  if (env.CROUPIER_ENV !== 'production' && own.hostname === 'localhost') {
    origins.push(`${own.protocol}//127.0.0.1:${own.port}`, `${own.protocol}//[::1]:${own.port}`);
  }
  return origins.map((origin) => new URL(origin).origin);
}

/** Each provider with an origin and at least one key; two keys while one is being changed for the other. */
function providersOf(env: Static<typeof Environment>): Config['providers'] {
  const secrets = pairsOf(env.PROVIDER_SECRETS);
  return pairsOf(env.PROVIDER_ORIGINS).map(([code, address]) => {
    const { origin } = new URL(address);
    // A frame keeps its origin: one of ours would let the game read the whole site.
    if (allowedOriginsOf(env).includes(origin))
      throw new ConfigError(`PROVIDER_ORIGINS must not give ${code} an origin of the site itself.`);
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

function pickSet(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.keys(Environment.properties).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  );
}
