import { expect, test } from 'vitest';
import { isAddressRange, plainAddress } from './address-range.ts';

test.each(['10.1.2.3', '10.0.0.0/8', '0.0.0.0/0', '2001:db8::/32', '::1'])('%s is a range', (text) => {
  expect(isAddressRange(text)).toBe(true);
});

test.each(['', '10.1.2', '10.0.0.0/33', '::/129', '10.0.0.0/08', '10.0.0.0/8/8', 'localhost', '10.0.0.0/'])(
  '%j is none',
  (text) => expect(isAddressRange(text)).toBe(false),
);

test('an IPv4 address is itself however it is written', () => {
  expect(plainAddress('::ffff:10.1.2.3')).toBe('10.1.2.3');
  expect(plainAddress('::1')).toBe('::1');
});
