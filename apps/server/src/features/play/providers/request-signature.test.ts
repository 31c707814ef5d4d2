import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WALLET_STATUSES } from '@croupier/contract/play/providers';
import { expect, test } from 'vitest';
import { checkSignature, readSignedHeaders, signRequest, SKEW_MAX_S } from './request-signature.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../../../../../docs/wallet-api.md'), 'utf8');
const KEY = '0123456789abcdef0123456789abcdef';
const unsigned = {
  provider: 'paper-moon',
  timestamp: '1700000000',
  nonce: 'abcdefghijklmnop',
  path: '/api/provider-wallet/v1/balance',
  body: '{"token":"t0123456789012345678901234"}',
};
const request = { ...unsigned, signature: signRequest(unsigned, KEY) };
const at = (seconds: number): Date => new Date((1_700_000_000 + seconds) * 1_000);

test('the documented vector is what we sign', () => {
  expect(DOCUMENT).toContain(request.signature);
});

test('the document names every status with its sentence', () => {
  for (const [status, says] of Object.entries(WALLET_STATUSES))
    expect(DOCUMENT).toContain(`| \`${status}\` | ${says} |`);
});

test('a right signature is valid under any live key', () => {
  expect(checkSignature(request, [KEY], at(0))).toBe('valid');
  expect(checkSignature(request, ['another key', KEY], at(0))).toBe('valid');
  expect(checkSignature(request, [], at(0))).toBe('wrong_signature');
});

test.each([
  ['provider', 'paper-sun'],
  ['timestamp', '1700000001'],
  ['nonce', 'abcdefghijklmnoq'],
  ['path', '/api/provider-wallet/v1/win'],
  ['body', '{"token":"t0123456789012345678901235"}'],
  [
    'signature',
    request.signature
      .replace(/.$/, '0')
      .replace(/0$/, (last) => (request.signature.endsWith('0') ? '1' : last)),
  ],
])('another %s is a wrong signature', (field, value) => {
  expect(checkSignature({ ...request, [field]: value }, [KEY], at(0))).toBe('wrong_signature');
});

test('it is taken within five minutes of our clock, either way', () => {
  expect(checkSignature(request, [KEY], at(SKEW_MAX_S))).toBe('valid');
  expect(checkSignature(request, [KEY], at(-SKEW_MAX_S))).toBe('valid');
  expect(checkSignature(request, [KEY], at(SKEW_MAX_S + 1))).toBe('too_old_or_new');
  expect(checkSignature(request, [KEY], at(-SKEW_MAX_S - 1))).toBe('too_old_or_new');
});

const headers = {
  'croupier-provider': 'paper-moon',
  'croupier-timestamp': '1700000000',
  'croupier-nonce': 'abcdefghijklmnop',
  'croupier-signature': request.signature,
};

test('four headers of their form make a signed request', () => {
  expect(readSignedHeaders(headers)).toMatchObject({ provider: 'paper-moon', nonce: 'abcdefghijklmnop' });
});

test.each([
  ['croupier-provider', 'Paper Moon'],
  ['croupier-timestamp', '1700000000.5'],
  ['croupier-timestamp', '-5'],
  ['croupier-nonce', 'short'],
  ['croupier-nonce', ['abcdefghijklmnop', 'abcdefghijklmnop']],
  ['croupier-signature', request.signature.toUpperCase()],
  ['croupier-signature', request.signature.slice(3)],
  ['croupier-signature', undefined],
])('%s as %j makes none', (name, value) => {
  expect(readSignedHeaders({ ...headers, [name]: value })).toBeUndefined();
});
