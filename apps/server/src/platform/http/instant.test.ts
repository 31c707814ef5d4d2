import { expect, test } from 'vitest';
import { instantOf } from './instant.ts';

test.each(['-271821-04-20T00:00:00.000Z', '0000-12-31T23:59:59Z', '+010000-01-01T00:00:00Z', 'never', ''])(
  '%j is no instant that a database would know what to do with',
  (text) => expect(instantOf(text)).toBeNull(),
);

test('others are, and nothing stays nothing', () => {
  expect(instantOf('2030-02-03T04:05:06Z')).toEqual(new Date(Date.UTC(2030, 1, 3, 4, 5, 6)));
  expect(instantOf('0001-01-01T00:00:00Z')?.toISOString()).toBe('0001-01-01T00:00:00.000Z');
  expect(instantOf(undefined)).toBeUndefined();
});
