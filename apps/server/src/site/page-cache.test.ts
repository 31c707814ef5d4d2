import { expect, test } from 'vitest';
import { createPageCache, type RenderedPage } from './page-cache.ts';

function setUp(maximumEntries = 10) {
  let nowMs = 0;
  let renderings = 0;
  const cache = createPageCache({ keepMs: 1000, maximumEntries, now: () => nowMs });
  const page =
    (status = 200) =>
    async (): Promise<RenderedPage> => ({ status, headers: [], body: Buffer.from(String(++renderings)) });
  const text = async (key: string, status?: number) => (await cache.get(key, page(status))).body.toString();
  return { text, cache, pass: (ms: number) => (nowMs += ms), count: () => renderings };
}

test('requests that come together share one rendering, also those within a second', async () => {
  const { text, pass, count } = setUp();
  expect(await Promise.all([text('a'), text('a'), text('a')])).toEqual(['1', '1', '1']);
  pass(999);
  expect(await text('a')).toBe('1');
  pass(1);
  expect(await text('a')).toBe('2');
  expect(count()).toBe(2);
});

test('keys do not meet', async () => {
  const { text } = setUp();
  expect([await text('a'), await text('b')]).toEqual(['1', '2']);
});

test('failures are not kept', async () => {
  const { text, cache } = setUp();
  expect(await text('a', 500)).toBe('1');
  expect(await text('a')).toBe('2');
  await expect(cache.get('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await text('b')).toBe('3');
});

test('it never holds more than its maximum', async () => {
  const { text, count } = setUp(2);
  for (const key of ['a', 'b', 'c', 'd']) await text(key);
  await text('d');
  expect(count()).toBe(4);
  await text('a');
  expect(count()).toBe(5);
});
