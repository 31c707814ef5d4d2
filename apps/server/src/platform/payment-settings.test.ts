import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const KEY = 'ab'.repeat(32);
const ENV = { DATABASE_URL: 'x', SESSION_SECRET: KEY, SEED_KEY: KEY, SANDBOX_PSP_SECRET: KEY };
const LIQPAY = { LIQPAY_PUBLIC_KEY: 'i00000000', LIQPAY_PRIVATE_KEY: 'a-private-key' };
const HYPERSWITCH = {
  HYPERSWITCH_MERCHANT: 'merchant_1',
  HYPERSWITCH_API_KEY: 'prd_0123456789',
  HYPERSWITCH_WEBHOOK_KEYS: 'the-old-hash-key-1 the-new-hash-key-2',
};

test('no payment provider of others has settings where none are set', () => {
  expect(readConfig(ENV).otherProviders).toEqual({ liqPay: undefined, hyperswitch: undefined });
});

test('each has its own address, unless another is named', () => {
  expect(readConfig({ ...ENV, ...LIQPAY, ...HYPERSWITCH }).otherProviders).toEqual({
    liqPay: {
      ...{ url: 'https://www.liqpay.ua', publicKey: 'i00000000', privateKey: 'a-private-key' },
      isTest: false,
    },
    hyperswitch: {
      ...{ url: 'https://api.hyperswitch.io', merchant: 'merchant_1', profile: undefined },
      ...{ apiKey: 'prd_0123456789', webhookKeys: 'the-old-hash-key-1 the-new-hash-key-2' },
    },
  });
});

test.each([...Object.keys(LIQPAY), ...Object.keys(HYPERSWITCH)])('%s alone is refused', (name) => {
  const one = { [name]: { ...LIQPAY, ...HYPERSWITCH }[name as keyof typeof LIQPAY] };
  expect(() => readConfig({ ...ENV, ...one })).toThrow(/need each other/);
});

test.each<[string, Record<string, string>]>([
  ['LIQPAY_URL', { ...LIQPAY, LIQPAY_URL: 'http://www.liqpay.ua' }],
  ['LIQPAY_TEST', { ...LIQPAY, LIQPAY_TEST: '1' }],
  ['HYPERSWITCH_URL', { ...HYPERSWITCH, HYPERSWITCH_URL: 'http://api.hyperswitch.io' }],
  ['HYPERSWITCH_API_KEY', { ...HYPERSWITCH, HYPERSWITCH_API_KEY: 'snd_0123456789' }],
])('%s that would credit what nobody paid is refused in production alone', (name, settings) => {
  expect(() => readConfig({ ...ENV, ...settings })).toThrow(name);
  expect(() => readConfig({ ...ENV, ...settings, CROUPIER_ENV: 'test' })).not.toThrow();
});

test.each([
  ['LIQPAY_URL', 'https://www.liqpay.ua/api'],
  ['LIQPAY_PRIVATE_KEY', 'two words'],
  ['LIQPAY_TEST', 'yes'],
  ['HYPERSWITCH_URL', 'api.hyperswitch.io'],
  ['HYPERSWITCH_MERCHANT', 'a b'],
  ['HYPERSWITCH_WEBHOOK_KEYS', 'short'],
])('%s=%s is refused with its name', (name, value) => {
  expect(() => readConfig({ ...ENV, [name]: value })).toThrow(name);
});
