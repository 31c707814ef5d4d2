import { expect, test } from 'vitest';
import { mayReload } from './chunk-reload.ts';
import { mayPrefetch } from './may-prefetch.ts';

test.each([
  [undefined, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
])('with %o prefetching is %s', (connection, allowed) => expect(mayPrefetch(connection)).toBe(allowed));

test('a failed chunk reloads the page at most once in ten seconds', () => {
  expect(mayReload(null, 50_000)).toBe(true);
  expect(mayReload('50000', 59_999)).toBe(false);
  expect(mayReload('50000', 60_000)).toBe(true);
  expect(mayReload('nonsense', 1)).toBe(true);
});
