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
    environment: 'development',
  });
  expect([...config.roles]).toEqual(['web', 'api', 'live', 'worker']);
});

test.each([
  ['PORT', '0x10'],
  ['PORT', '70000'],
  ['SLOW_QUERY_MS', '0'],
  ['SEED_KEY', 'short'],
  ['PUBLIC_URL', 'ftp://x'],
  ['CROUPIER_ROLES', 'web,,api'],
  ['CROUPIER_ENV', 'prod'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => readConfig({ ...ENV, [name]: value })).toThrow(new RegExp(`^${name} must be`));
});

test('production refuses every test seam', () => {
  const production = { ...ENV, CROUPIER_ENV: 'production' };
  expect(readConfig(production).seams).toBe(false);
  expect(() => readConfig({ ...production, CROUPIER_TEST_SEAMS: '1' })).toThrow(/production/);
  expect(() => readConfig({ ...production, CRASH_AT: 'round.before-settle' })).toThrow(/production/);
});

test('a crash point needs the seams', () => {
  expect(readConfig({ ...ENV, CRASH_AT: 'round.before-settle' }).crashAt).toBeUndefined();
  expect(readConfig({ ...ENV, CRASH_AT: 'round.before-settle', CROUPIER_TEST_SEAMS: '1' }).crashAt).toBe(
    'round.before-settle',
  );
});
