import { expect, test } from 'vitest';
import { createPageCache, type RenderedPage } from './page-cache.ts';

const KEEP_IN_NEED_MS = 60_000;

function setUp(maximumPages = 10) {
  let nowMs = 0;
  let renderings = 0;
  const cache = createPageCache({
    keepMs: 1000,
    keepInNeedMs: KEEP_IN_NEED_MS,
    maximumPages,
    now: () => nowMs,
  });
  const reader = { who: 'one', gone: new AbortController().signal };
  const page =
    (status = 200) =>
    async (): Promise<RenderedPage> => ({ status, headers: [], body: Buffer.from(String(++renderings)) });
  const text = async (key: string, status?: number) =>
    (await cache.get(key, reader, page(status))).body.toString();
  return { text, cache, reader, pass: (ms: number) => (nowMs += ms), count: () => renderings };
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

test('failures are not kept, nor what was refused to one of many', async () => {
  const { text, cache, reader } = setUp();
  expect([await text('a', 500), await text('a', 429), await text('a')]).toEqual(['1', '2', '3']);
  await expect(cache.get('b', reader, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await text('b')).toBe('4');
});

test('it never holds more than its maximum', async () => {
  const { text, count } = setUp(2);
  for (const key of ['a', 'b', 'c', 'd']) await text(key);
  await text('d');
  expect(count()).toBe(4);
  await text('a');
  expect(count()).toBe(5);
});

test('a page is still there in need when it is no longer fresh, for a while', async () => {
  const { text, cache, pass } = setUp();
  await text('a');
  pass(1_000);
  expect([cache.has('a'), cache.last('a')?.body.toString()]).toEqual([false, '1']);
  await text('a', 503);
  expect(cache.last('a')?.body.toString()).toBe('1');
  pass(KEEP_IN_NEED_MS);
  expect(cache.last('a')).toBeUndefined();
});

test('a rendering stops when the last one who waits for it is gone, and is not kept', async () => {
  const { cache } = setUp();
  const readers = [new AbortController(), new AbortController()];
  const told: AbortSignal[] = [];
  let end = (_page: RenderedPage): void => {};
  const render = (signal: AbortSignal) => {
    told.push(signal);
    return new Promise<RenderedPage>((resolve) => (end = resolve));
  };
  const pages = readers.map(({ signal }) => cache.get('a', { who: 'one', gone: signal }, render));
  readers[0]!.abort();
  expect([told.length, told[0]!.aborted, cache.has('a')]).toEqual([1, false, true]);
  readers[1]!.abort();
  expect([told[0]!.aborted, cache.has('a')]).toEqual([true, false]);
  end({ status: 200, headers: [], body: Buffer.from('half') });
  await Promise.all(pages);
  expect(cache.last('a')).toBeUndefined();
});

test('a rendering knows who waits for it, and no longer who is gone', async () => {
  const { cache } = setUp();
  const readers = ['one', 'two', 'two', 'three'].map((who) => ({ who, leaves: new AbortController() }));
  let asked: ReadonlySet<string> = new Set();
  const render = (_signal: AbortSignal, askers: ReadonlySet<string>) => {
    asked = askers;
    return new Promise<RenderedPage>(() => undefined);
  };
  for (const { who, leaves } of readers) void cache.get('a', { who, gone: leaves.signal }, render);
  expect([...asked]).toEqual(['one', 'two', 'three']);
  readers[0]!.leaves.abort();
  readers[1]!.leaves.abort();
  expect([...asked]).toEqual(['two', 'three']);
  readers[2]!.leaves.abort();
  expect([...asked]).toEqual(['three']);
});
