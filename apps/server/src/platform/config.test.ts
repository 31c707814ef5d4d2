import { generateKeyPairSync } from 'node:crypto';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const KEY = 'ab'.repeat(32);
const ENV = {
  DATABASE_URL: 'postgresql://localhost/x',
  SESSION_SECRET: KEY,
  SEED_KEY: KEY,
  SANDBOX_PSP_SECRET: KEY,
};

test('what is not set has a default', () => {
  const config = readConfig(ENV);
  expect(config).toMatchObject({
    port: 3000,
    metricsHost: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    seams: false,
    environment: 'production',
  });
  expect([...config.roles]).toEqual(['web', 'api', 'live', 'worker', 'office']);
});

test.each([
  ['PORT', '0x10'],
  ['PORT', '70000'],
  ['SLOW_QUERY_MS', '0'],
  ['MEMORY_MS', '-1'],
  ['PROOF_OF_WORK_TRIES', '0'],
  ['ANSWER_AFTER_MS', '-1'],
  ['PASSWORD_WORK', 'none'],
  ['SUPPORT_KEPT_DAYS', '0'],
  ['BEACON_SERVERS', 'https://api.drand.sh/'],
  ['SEED_KEY', 'short'],
  ['PUBLIC_URL', 'ftp://x'],
  ['CROUPIER_ROLES', 'web,,api'],
  ['CROUPIER_ENV', 'prod'],
  ['CROUPIER_BRAND', 'bull'],
  ['CLOSED_PAGES', 'privacy'],
  ['CLOSED_PAGES', 'US:wheel'],
  ['CLOSED_COUNTRIES', 'fr'],
  ['COUNTRY_HEADER', 'x country'],
  ['GTM_ID', 'G-12345'],
  ['MAIL_DKIM_DOMAIN', 'House.example'],
  ['MAIL_DKIM_SELECTOR', 'a b'],
  ['MAIL_DKIM_KEY', 'short'],
  ['SMS_URL', 'ftp://gateway.example'],
  ['SMS_KEY', 'two words'],
  ['SMS_DAY_MAX', '0'],
  ['PWNED_URL', 'pwned.example'],
  ['PWNED_URL', 'https://pwned.example/range/'],
  ['PWNED_URL', 'https://pwned.example/range?x=1'],
  ['TELEGRAM_BOT', '@house_bot'],
  ['TELEGRAM_TOKEN', 'token'],
  ['TELEGRAM_SECRET', 'short'],
  ['TELEGRAM_API', 'https://api.telegram.org/'],
  ['S3_URL', 's3.example'],
  ['S3_URL', 'https://s3.example/?x=1'],
  ['S3_REGION', 'EU West'],
  ['S3_BUCKET', 'House_Files'],
  ['CLAMAV_SOCKET', 'clamd'],
  ['CLAMAV_SOCKET', 'clamd:port'],
  ['DOCUMENT_REVIEWER', 'anybody'],
  ['USER_COM', 'house'],
  ['MEDIA_DOMAIN', 'https://media.example/pictures'],
  ['PWA_LINK', 'http://apps.example'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => readConfig({ ...ENV, [name]: value })).toThrow(new RegExp(`^${name} must be`));
});

test('a gateway for text messages is known by its key, and in production by https', () => {
  const named = { ...ENV, SMS_URL: 'https://sms.example/messages' };
  expect(() => readConfig(named)).toThrow(/^SMS_URL needs SMS_KEY/);
  const plain = { ...named, SMS_URL: 'http://sms.example', SMS_KEY: KEY };
  expect(() => readConfig(plain)).toThrow(/^SMS_URL must be https in production/);
  expect(readConfig({ ...plain, CROUPIER_ENV: 'test' }).sms.gateway?.url).toBe('http://sms.example');
  expect(readConfig({ ...named, SMS_KEY: KEY }).sms).toEqual({
    gateway: { url: 'https://sms.example/messages', key: KEY },
    dayMax: 5_000,
  });
  expect(readConfig(ENV).sms.gateway).toBeUndefined();
});

test('a bot has a name, a token and a secret, or there is none', () => {
  const token = `123456:${'t'.repeat(35)}`;
  const whole = { ...ENV, TELEGRAM_BOT: 'house_bot', TELEGRAM_TOKEN: token, TELEGRAM_SECRET: KEY };
  expect(readConfig(whole).telegram).toEqual({
    name: 'house_bot',
    token,
    secret: KEY,
    api: 'https://api.telegram.org',
  });
  for (const name of ['TELEGRAM_BOT', 'TELEGRAM_TOKEN', 'TELEGRAM_SECRET'])
    expect(() => readConfig({ ...whole, [name]: '' })).toThrow(/^TELEGRAM_BOT needs TELEGRAM_TOKEN and/);
  const plain = { ...whole, TELEGRAM_API: 'http://bots.example' };
  expect(() => readConfig(plain)).toThrow(/^TELEGRAM_API must be https in production/);
  expect(readConfig(ENV).telegram).toBeUndefined();
});

test('countries are closed by the word of a proxy, never of a browser', () => {
  const closed = { ...ENV, CLOSED_COUNTRIES: 'FR,US' };
  expect(() => readConfig(closed)).toThrow(/^CLOSED_COUNTRIES needs COUNTRY_HEADER/);
  const named = { ...closed, COUNTRY_HEADER: 'CF-IPCountry' };
  expect(() => readConfig(named)).toThrow(/^COUNTRY_HEADER needs a proxy/);
  const { header, countries } = readConfig({ ...named, TRUST_PROXY: '1' }).closedCountries;
  expect([header, ...countries]).toEqual(['cf-ipcountry', 'FR', 'US']);
  expect(readConfig(ENV).closedCountries).toEqual({ header: undefined, countries: new Set() });
});

test('pages without an API of their own need the address of one', () => {
  const web = { ...ENV, CROUPIER_ROLES: 'web,live' };
  expect(() => readConfig(web)).toThrow(/^API_URL must name the API/);
  expect(readConfig({ ...web, API_URL: 'http://api.internal:3000' }).apiUrl).toBe('http://api.internal:3000');
  expect(readConfig({ ...ENV, API_URL: 'http://api.internal:3000' }).apiUrl).toBeUndefined();
  expect(readConfig({ ...ENV, CROUPIER_ROLES: 'worker', FILES_FOLDER: '/srv/files' }).apiUrl).toBeUndefined();
});

test('a service for breached passwords is asked over https in production', () => {
  const wanted = { ...ENV, CROUPIER_ENV: 'production', PWNED_URL: 'http://pwned.example/range' };
  expect(() => readConfig(wanted)).toThrow(/^PWNED_URL must be https in production/);
  const url = 'https://pwned.example/range';
  expect(readConfig({ ...wanted, PWNED_URL: url }).pwnedUrl).toBe(url);
  expect(readConfig(ENV).pwnedUrl).toBeUndefined();
});

const S3 = {
  S3_URL: 'https://s3.example',
  S3_BUCKET: 'house',
  S3_KEY: 'key',
  S3_SECRET: 'secret-of-it',
};

test('files lie in a folder, or in a bucket that is told whole, over https in production', () => {
  expect(readConfig(ENV).files).toEqual({ folder: resolve('var/files') });
  expect(readConfig({ ...ENV, FILES_FOLDER: '/srv/files' }).files).toEqual({ folder: '/srv/files' });
  expect(readConfig({ ...ENV, ...S3 }).files).toEqual({
    s3: {
      url: 'https://s3.example',
      region: 'us-east-1',
      bucket: 'house',
      key: 'key',
      secret: 'secret-of-it',
    },
  });
  for (const name of Object.keys(S3))
    expect(() => readConfig({ ...ENV, ...S3, [name]: '' }), name).toThrow(/are set together/);
  expect(() => readConfig({ ...ENV, ...S3, FILES_FOLDER: '/srv' })).toThrow(/^FILES_FOLDER must not be set/);
  expect(() => readConfig({ ...ENV, ...S3, S3_URL: 'http://s3.example' })).toThrow(/^S3_URL must be https/);
});

test.each([{ CROUPIER_ROLES: 'api,live' }, { CROUPIER_ROLES: 'worker' }, { LIVE_RELAY: '1' }])(
  'one of several processes in production says where their files are: %j',
  (roles) => {
    expect(() => readConfig({ ...ENV, ...roles })).toThrow(/^Several processes share their files/);
    expect(() => readConfig({ ...ENV, ...roles, FILES_FOLDER: '/srv/files' })).not.toThrow();
    expect(() => readConfig({ ...ENV, ...roles, ...S3 })).not.toThrow();
    expect(() => readConfig({ ...ENV, ...roles, CROUPIER_ENV: 'test' })).not.toThrow();
  },
);

test('a process that touches no file is not asked where they are', () => {
  expect(() => readConfig({ ...ENV, CROUPIER_ROLES: 'live' })).not.toThrow();
});

test('production has no reviewer that is a toy', () => {
  expect(() => readConfig({ ...ENV, DOCUMENT_REVIEWER: 'sandbox' })).toThrow(
    /^DOCUMENT_REVIEWER must not be set/,
  );
  expect(readConfig({ ...ENV, CROUPIER_ENV: 'test', DOCUMENT_REVIEWER: 'sandbox' }).documentReviewer).toBe(
    'sandbox',
  );
});

test('production refuses every test seam', () => {
  const production = { ...ENV, CROUPIER_ENV: 'production' };
  expect(readConfig(production).seams).toBe(false);
  expect(() => readConfig({ ...production, CROUPIER_TEST_SEAMS: '1' })).toThrow(/production/);
  expect(() => readConfig({ ...production, RATE_LIMIT_FACTOR: '2' })).toThrow(/production/);
  expect(() => readConfig({ ...ENV, CROUPIER_TEST_SEAMS: '1' })).toThrow(/production/);
  expect(() => readConfig({ ...production, CRASH_AT: 'round.before-settle' })).toThrow(/production/);
});

test('answers have their floor and passwords their work unless told, and in production whatever is told', () => {
  const production = { ...ENV, CROUPIER_ENV: 'production' };
  expect(readConfig(production)).toMatchObject({ answerAfterMs: 200, passwordWork: 'full' });
  expect(readConfig({ ...production, ANSWER_AFTER_MS: '300' }).answerAfterMs).toBe(300);
  expect(() => readConfig({ ...production, ANSWER_AFTER_MS: '199' })).toThrow(/production/);
  expect(() => readConfig({ ...production, PASSWORD_WORK: 'least' })).toThrow(/production/);
  const seams = { ...TEST, CROUPIER_TEST_SEAMS: '1' };
  expect(readConfig(seams)).toMatchObject({ answerAfterMs: 200, passwordWork: 'full' });
  expect(readConfig({ ...seams, ANSWER_AFTER_MS: '0', PASSWORD_WORK: 'least' })).toMatchObject({
    ...{ answerAfterMs: 0, passwordWork: 'least' },
  });
});

const TEST = { ...ENV, CROUPIER_ENV: 'test' };

test('rate limits are as they stand unless told, and wider for tests', () => {
  const factor = (env: object) => readConfig({ ...TEST, ...env }).rateLimitFactor;
  expect([factor({}), factor({ CROUPIER_TEST_SEAMS: '1' })]).toEqual([1, 20]);
  expect(factor({ CROUPIER_TEST_SEAMS: '1', RATE_LIMIT_FACTOR: '1' })).toBe(1);
});

test('a proof of work costs nothing where tests are made, unless told', () => {
  const tries = (env: object) => readConfig({ ...TEST, ...env }).proofOfWorkTries;
  expect([tries({}), tries({ CROUPIER_TEST_SEAMS: '1' })]).toEqual([400, 1]);
  expect(tries({ CROUPIER_TEST_SEAMS: '1', PROOF_OF_WORK_TRIES: '20' })).toBe(20);
});

test('a crash point needs the seams', () => {
  expect(readConfig({ ...TEST, CRASH_AT: 'round.before-settle' }).crashAt).toBeUndefined();
  expect(readConfig({ ...TEST, CRASH_AT: 'round.before-settle', CROUPIER_TEST_SEAMS: '1' }).crashAt).toBe(
    'round.before-settle',
  );
});

const STUDIO = { PROVIDER_ORIGINS: 'north=https://north.example', PROVIDER_SECRETS: `north=${KEY}` };

test('another studio has an origin and its keys; two while one is being changed', () => {
  const two = { PROVIDER_SECRETS: `north=${KEY},north=${KEY.toUpperCase()}` };
  expect(readConfig({ ...ENV, ...STUDIO, ...two }).providers).toEqual([
    { code: 'north', origin: 'https://north.example', secrets: [KEY, KEY.toUpperCase()] },
  ]);
  expect(readConfig(ENV).providers).toEqual([]);
});

test.each([
  ['an origin of the site', { PUBLIC_URL: 'https://north.example' }],
  ['an allowed origin', { ALLOWED_ORIGINS: 'https://north.example' }],
  ['http under https', { PUBLIC_URL: 'https://x.example', PROVIDER_ORIGINS: 'north=http://north.example' }],
  ['no key', { PROVIDER_SECRETS: `south=${KEY}` }],
  ['a short key', { PROVIDER_SECRETS: 'north=short' }],
  ['a path', { PROVIDER_ORIGINS: 'north=https://north.example/games' }],
])('a studio with %s is refused', (_, change) => {
  expect(() => readConfig({ ...ENV, ...STUDIO, ...change })).toThrow(/^PROVIDER_/);
});

test('pages are closed everywhere or in one region', () => {
  const { closedPages } = readConfig({ ...ENV, CLOSED_PAGES: 'wheel,KZ:quest' }).site;
  expect([...closedPages.KZ].sort()).toEqual(['quest', 'wheel']);
  expect([...closedPages.UA]).toEqual(['wheel']);
});

const GOOGLE = { GOOGLE_CLIENT: 'house', GOOGLE_SECRET: KEY };

test('a network has a client and a secret, or there is none; in production nobody listens in', () => {
  expect(readConfig(ENV).networks).toEqual({});
  expect(readConfig({ ...ENV, ...GOOGLE }).networks).toEqual({
    google: { client: 'house', secret: KEY, issuer: 'https://accounts.google.com' },
  });
  expect(() => readConfig({ ...ENV, GOOGLE_CLIENT: 'house' })).toThrow(/^GOOGLE_CLIENT needs GOOGLE_SECRET/);
  expect(() => readConfig({ ...ENV, FACEBOOK_SECRET: KEY })).toThrow(
    /^FACEBOOK_CLIENT needs FACEBOOK_SECRET/,
  );
  const facebook = { ...ENV, FACEBOOK_CLIENT: 'house', FACEBOOK_SECRET: KEY };
  expect(readConfig(facebook).networks.facebook?.graph).toBe('https://graph.facebook.com');
  for (const plain of [
    { ...GOOGLE, GOOGLE_ISSUER: 'http://accounts.example' },
    { ...facebook, FACEBOOK_SITE: 'http://site.example' },
    { ...facebook, FACEBOOK_GRAPH: 'http://graph.example' },
  ]) {
    expect(() => readConfig({ ...ENV, ...plain })).toThrow(/must be https in production/);
    expect(() => readConfig({ ...ENV, ...plain, CROUPIER_ENV: 'test' })).not.toThrow();
  }
});

test('outside services are named in parts, and there are none unless named', () => {
  expect(readConfig(ENV).site).toMatchObject({
    userCom: null,
    tawkTo: null,
    gtm: null,
    googleEnabled: false,
  });
  const { site } = readConfig({ ...ENV, USER_COM: 'rino/abc123', TAWK_TO: 'p1/w2', ...GOOGLE });
  expect(site).toMatchObject({
    userCom: { app: 'rino', apiKey: 'abc123' },
    tawkTo: { property: 'p1', widget: 'w2' },
    googleEnabled: true,
    facebookEnabled: false,
  });
});

test('installed apps are sent to an address of this house alone, and one that nobody listens in on', () => {
  const at = (SERVICE_DOMAIN: string, ALLOWED_ORIGINS: string) =>
    readConfig({ ...ENV, SERVICE_DOMAIN, ALLOWED_ORIGINS }).serviceDomain;
  expect(at('https://second.example', 'https://second.example')).toBe('https://second.example');
  expect(() => at('http://second.example', 'http://second.example')).toThrow('must be https');
  expect(() => at('https://evil.example', 'https://second.example')).toThrow('among ALLOWED_ORIGINS');
});

test('letters are signed for the domain that they are from, by a key that can sign, or not at all', () => {
  const base64Of = (bits: number) =>
    generateKeyPairSync('rsa', { modulusLength: bits })
      .privateKey.export({ format: 'der', type: 'pkcs8' })
      .toString('base64');
  const whole = {
    ...ENV,
    MAIL_FROM: 'House <no-reply@mail.house.example>',
    MAIL_DKIM_DOMAIN: 'house.example',
    MAIL_DKIM_SELECTOR: 'house-1',
    MAIL_DKIM_KEY: base64Of(2_048),
  };
  expect(readConfig(whole).mail.dkim).toMatchObject({ domain: 'house.example', selector: 'house-1' });
  expect(readConfig(ENV).mail.dkim).toBeUndefined();
  for (const name of ['MAIL_DKIM_DOMAIN', 'MAIL_DKIM_SELECTOR', 'MAIL_DKIM_KEY'])
    expect(() => readConfig({ ...whole, [name]: '' })).toThrow(/^MAIL_DKIM_DOMAIN, .* need one another/);
  for (const domain of ['other.example', 'use.example', 'a.mail.house.example'])
    expect(() => readConfig({ ...whole, MAIL_DKIM_DOMAIN: domain })).toThrow(/^MAIL_DKIM_DOMAIN must be the/);
  for (const key of ['A'.repeat(1_200), base64Of(1_536)])
    expect(() => readConfig({ ...whole, MAIL_DKIM_KEY: key })).toThrow(/^MAIL_DKIM_KEY must be/);
});
