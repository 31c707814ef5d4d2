import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressKey, addressOf } from './client-address.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

const request = (forwarded?: string) =>
  ({
    socket: { remoteAddress: '10.0.0.1' },
    headers: { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

test('only what our own proxies wrote names the client', () => {
  expect(addressOf(request('1.1.1.1'), 0)).toBe('10.0.0.1');
  expect(addressOf(request('6.6.6.6, 1.1.1.1'), 1)).toBe('1.1.1.1');
  expect(addressOf(request('6.6.6.6, 1.1.1.1, 10.0.0.2'), 2)).toBe('1.1.1.1');
  expect(addressOf(request(), 1)).toBe('10.0.0.1');
});
